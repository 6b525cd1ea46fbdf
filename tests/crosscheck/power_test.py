#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""crosscheck power as its users meet it: the bugs inside the program, and those of another program.

    power_test.py CROSSCHECK MUTANT_ENGINE [TEST-CLASS...]
"""
import json
import signal
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from support.patience import PATIENCE  # noqa: E402
from support.slow_program import slow  # noqa: E402

CROSSCHECK = str(Path(sys.argv.pop(1)).resolve())
MUTANT = str(Path(sys.argv.pop(1)).resolve())
SUITE = """\
4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1 ;D1 7 ;id "en-passant"
8/4P3/8/8/8/8/k7/4K3 w - - 0 1 ;D1 9 ;id "promotion"
4r1k1/8/8/8/8/8/8/4K3 w - - 0 1 ;D1 4 ;id "check"
"""


def power(*arguments, files=()):
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files:
            Path(folder, name).write_text(text)
        return subprocess.run([CROSSCHECK, "power", *arguments], capture_output=True, text=True, timeout=PATIENCE,
                              check=False, cwd=folder)


def measured(*arguments, files=()):
    done = power("--format", "json", *arguments, files=files)
    answer = json.loads(done.stdout)
    return done.returncode, [{bug["bug"]: bug for bug in suite["bugs"]} for suite in answer["suites"]]


class OwnBugs(unittest.TestCase):
    def test_finds_what_the_suite_shows_and_nothing_else(self):
        code, (bugs,) = measured("my.epd", files=[("my.epd", SUITE)])
        self.assertEqual(code, 1)
        self.assertEqual(bugs["en-passant-missing"]["case"], "en-passant")
        self.assertEqual(bugs["en-passant-missing"]["leaves"], "11")
        self.assertTrue(bugs["promotion-to-rook-missing"]["found"])
        self.assertFalse(bugs["white-short-castling-missing"]["found"])
        self.assertNotIn("hang-on-count", bugs)

    def test_is_the_same_with_one_job_and_with_four(self):
        files = [("my.epd", SUITE)]
        self.assertEqual(power("my.epd", "-j1", files=files).stdout, power("my.epd", "-j4", files=files).stdout)

    def test_refuses_a_suite_with_a_faulty_line_and_names_it(self):
        done = power("my.epd", files=[("my.epd", SUITE + "8/8/8 w - - ;D1 3\n")])
        self.assertEqual(done.returncode, 2)
        self.assertIn("my.epd:4", done.stderr)
        self.assertEqual(done.stdout, "")

    def test_refuses_an_empty_suite(self):
        done = power("my.epd", files=[("my.epd", "# nothing\n")])
        self.assertEqual(done.returncode, 2)
        self.assertIn("my.epd", done.stderr)

    def test_stops_at_ctrl_c(self):
        process = subprocess.Popen([CROSSCHECK, "power", "--max-nodes", "1000000000", "-j1"], stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE)
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=PATIENCE)
        self.assertIn(process.returncode, (130, -signal.SIGINT))  # the latter before it could listen


class ForeignBugs(unittest.TestCase):
    def foreign(self, bugs, *arguments, command=f"{MUTANT} --bug {{}}"):
        files = [("my.epd", SUITE), ("bugs.txt", bugs)]
        return ("--mutant-engine", command, "--bugs", "bugs.txt", "my.epd", *arguments), files

    def test_finds_the_bugs_of_a_program_as_it_finds_its_own(self):
        arguments, files = self.foreign("# some\nen-passant-missing\n\n  promotion-to-rook-missing # two\r\n"
                                        "white-short-castling-missing\n")
        code, (bugs,) = measured(*arguments, files=files)
        self.assertEqual(code, 1)
        self.assertEqual(list(bugs), ["en-passant-missing", "promotion-to-rook-missing", "white-short-castling-missing"])
        self.assertEqual([bug["found"] for bug in bugs.values()], [True, True, False])
        self.assertEqual(bugs["en-passant-missing"]["leaves"], "11")

    def test_takes_a_crash_for_a_find(self):
        arguments, files = self.foreign("crash-in-check\n")
        code, (bugs,) = measured(*arguments, files=files)
        self.assertEqual(code, 0)
        self.assertEqual((bugs["crash-in-check"]["case"], bugs["crash-in-check"]["by"]), ("check", "no-answer"))

    def test_says_which_program_cannot_be_started(self):
        arguments, files = self.foreign("one\n", command="./no-such-program --bug {}")
        done = power(*arguments, files=files)
        self.assertEqual(done.returncode, 3)
        self.assertIn("no-such-program", done.stderr)

    def test_tells_once_what_it_took_to_find_the_dialect(self):
        with tempfile.TemporaryDirectory() as folder:
            arguments, files = self.foreign("one\ntwo\n", command=f"{slow(folder, MUTANT)} {{}}")
            done = power(*arguments, files=files)
        self.assertEqual(done.stderr.count("found by asking: --dialect go-perft"), 1, done.stderr)

    def test_needs_names(self):
        arguments, files = self.foreign("# none\n")
        done = power(*arguments, files=files)
        self.assertEqual(done.returncode, 2)
        self.assertIn("bugs.txt names no bug", done.stderr)


if __name__ == "__main__":
    unittest.main()
