#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""`perft --bench` as a user sees it, with what the clock says masked. Usage: bench_test.py BIN [TEST ...]"""
import os
import pty
import re
import select
import signal
import subprocess
import sys
import unittest
from pathlib import Path

PERFT = str(Path(sys.argv.pop(1)).resolve() / "perft")

FORM = """\
Million leaves/s on 2 threads

kernel table start kiwipete position3 position4 position5 position6 all time ns ticks
depth 6 5 7 6 5 5
leaves 119060324 193690690 178633661 706045033 89941194 164075551 1451446453
<kernel> 64 MB <rate> <rate> <rate> <rate> <rate> <rate> <rate> <time> - -

ns, ticks: thread time for each leaf parent (a node one ply above the leaves), in nanoseconds and in ticks of
the time stamp counter, which run at the nominal rate of the CPU, whatever rate its cores run at
"""


def masked(text):
    """The text with single blanks, <kernel> for the best scalar kernel, and what was measured replaced."""
    text = re.sub(r"^(portable|popcnt|bmi|pext)( .*)$",
                  lambda row: "<kernel>" + re.sub(r"(?<=  )\d+(?= (?!MB))", "<rate>", row[2]), text, flags=re.M)
    text = re.sub(r"(?<=  )(\d+\.\d+ s|\d+ min \d+ s)(?= )", "<time>", text)
    return re.sub("  +", " ", text)


class Bench(unittest.TestCase):
    maxDiff = None

    def test_it_prints_an_aligned_table(self):
        done = subprocess.run([PERFT, "--bench", "--kernel", "scalar", "--hash", "64", "--threads", "2"],
                              stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300, check=False)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual(masked(done.stdout), FORM)
        table = done.stdout.split("\n\n")[1].splitlines()
        self.assertEqual(len(table[3]), len(table[0]), "the columns are aligned")

    def test_ctrl_c_prints_what_is_known(self):
        reader, terminal = pty.openpty()
        child = subprocess.Popen([PERFT, "--bench", "--color", "never"], stdin=subprocess.DEVNULL,
                                 stdout=subprocess.PIPE, stderr=terminal, text=True)
        os.close(terminal)
        # Only a bench that takes a while tells how far it is; all kernels take some seconds on any machine.
        progress = ""
        while not re.search(r"\d+ of \d+ counts", progress) and select.select([reader], [], [], 120)[0]:
            progress += os.read(reader, 4096).decode()
        child.send_signal(signal.SIGINT)
        out, _ = child.communicate(timeout=60)
        os.close(reader)
        self.assertEqual(child.returncode, 130)
        self.assertRegex(out, r"(?m)^portable +none +\d+ .*$")
        self.assertRegex(out, r"(?m)^[a-z0-9]+ +256 MB( +-){6}$")


if __name__ == "__main__":
    unittest.main()
