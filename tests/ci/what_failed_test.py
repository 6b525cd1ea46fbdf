#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What .ci/run prints at its end when a step failed. Usage: what_failed_test.py CTEST"""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SCRIPT = Path(__file__).resolve().parents[2] / ".ci" / "what_failed.py"
CTEST = sys.argv.pop()


def what_failed(log):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "log")
        path.write_text(log)
        done = subprocess.run([sys.executable, SCRIPT, path], capture_output=True, text=True, check=True)
        return done.stdout.splitlines()


def log_of_ctest(tests):
    """What a real ctest prints for tests of the given names and shell commands."""
    with tempfile.TemporaryDirectory() as folder:
        added = "".join(f'add_test([==[{name}]==] sh -c "{command}")\n' for name, command in tests.items())
        Path(folder, "CTestTestfile.cmake").write_text(added)
        return subprocess.run([CTEST, "--test-dir", folder, "--output-on-failure", "--parallel", "2"],
                              capture_output=True, text=True, check=False).stdout


class WhatFailed(unittest.TestCase):
    def test_failed_tests_are_named_with_what_they_printed(self):
        said = what_failed(log_of_ctest({
            "good: all is well": "echo fine",
            "bad: dots ... and (brackets)": "echo first; echo expected 3; exit 1",
            "worse: crash": "kill -SEGV $$",
        }))
        self.assertEqual(said[:3], ["* bad: dots ... and (brackets): Failed", "first", "expected 3"])
        self.assertRegex(said[3], r"^\* worse: crash: .*Exception")
        self.assertFalse(any("fine" in line or "all is well" in line for line in said), said)

    def test_of_long_outputs_the_ends_are_shown_and_sixty_lines_in_all(self):
        said = what_failed(log_of_ctest({f"bad {number}": "seq 1000; exit 1" for number in range(3)}))
        self.assertLessEqual(len(said), 60)
        self.assertEqual(said.count("1000"), 3)
        self.assertNotIn("1", said)
        many = what_failed(log_of_ctest({f"bad {number}": "echo why; exit 1" for number in range(100)}))
        self.assertEqual(len(many), 60)
        self.assertEqual(many[-1], "... and 41 more")

    def test_of_another_log_the_last_twenty_lines_are_shown(self):
        self.assertEqual(what_failed("".join(f"{number}\n" for number in range(50))), [str(n) for n in range(30, 50)])
        self.assertEqual(what_failed(log_of_ctest({"good": "exit 0"}))[-1].split()[:4], ["Total", "Test", "time", "(real)"])


class Run(unittest.TestCase):
    """.ci/run itself, in a small repository whose scripts do next to nothing."""

    def test_a_failed_step_is_told_at_the_end_and_is_not_masked(self):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            for name, command in {"test": "exit 0", "check": "echo the fault; exit 1", "build": "exit 3", "run": "exit 0"}.items():
                script = root / "scripts" / name
                script.parent.mkdir(exist_ok=True)
                script.write_text(f"#!/bin/sh\n{command}\n")
                script.chmod(0o755)
            (root / ".ci").mkdir()
            for part in ("run", "what_failed.py"):
                copy = root / ".ci" / part
                copy.write_bytes((SCRIPT.parent / part).read_bytes())
                copy.chmod(0o755)
            (root / "CONTRIBUTING.md").write_text("| tests | all | 7 s |\n")
            done = subprocess.run([root / ".ci" / "run"], capture_output=True, text=True, check=False)
            self.assertEqual(done.returncode, 1)
            said = done.stdout.split("what failed: ")
            self.assertIn("check\nthe fault\n", said[1])
            self.assertRegex(done.stdout, r"(?m)^tests +passed +\d+ s   budget +7 s$")
            self.assertRegex(done.stdout, r"(?m)^check +FAILED ")
            self.assertRegex(done.stdout, r"(?m)^sanitizers +FAILED ")
            self.assertLess(done.stdout.index("what failed: check"), done.stdout.rindex("tests   "))


if __name__ == "__main__":
    unittest.main()
