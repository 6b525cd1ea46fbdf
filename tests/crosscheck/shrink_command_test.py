#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""crosscheck shrink with real processes, right, wrong, dying and hanging ones.

    shrink_command_test.py CROSSCHECK MUTANT_ENGINE [TEST-CLASS...]
"""
import ast
import json
import shlex
import shutil
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
PINNED = "r1bqr1k1/ppp2ppp/2n2n2/3p4/3P4/P1P5/1PP1NPPP/R1BQKB1R w KQ - 4 9"


def with_bug(bug):
    return shlex.join([MUTANT, "--bug", bug])


def shrink(engine, *arguments):
    return subprocess.run([CROSSCHECK, "shrink", "--engine", engine, "--dialect", "go-perft", *arguments],
                          capture_output=True, text=True, timeout=PATIENCE, check=False)


class Shrinking(unittest.TestCase):
    def test_a_right_program_agrees(self):
        done = shrink(MUTANT, "--position", "kiwipete", "--depth", "2")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("agrees with plyproof to depth 2", done.stdout)

    def test_a_fault_is_reduced_to_few_men(self):
        done = shrink(with_bug("pinned-knight-moves"), "--fen", PINNED, "--format", "json")
        self.assertEqual(done.returncode, 1, done.stderr)
        failure = json.loads(done.stdout)["failures"][0]
        self.assertEqual(failure["symptom"], "pinned-knight, extra")
        self.assertEqual(failure["men"], 4)
        self.assertTrue(failure["confirmed"])

    def test_a_crash_is_reduced_to_what_brings_it_about(self):
        done = shrink(with_bug("crash-in-check"), "--fen", "4r1k1/pppp1ppp/8/8/8/2N5/PPP2PPP/R3K2R w KQ - 0 1",
                      "--format", "json")
        self.assertEqual(done.returncode, 1, done.stderr)
        failure = json.loads(done.stdout)["failures"][0]
        self.assertEqual(failure["symptom"], "crash by SIGSEGV")
        self.assertLessEqual(failure["men"], 3)

    def test_a_hanging_program_is_a_finding(self):
        done = shrink(with_bug("hang-on-count"), "--fen", "k7/8/8/8/8/8/8/K7 w - - 0 1", "--timeout", "1s")
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn("no answer in time", done.stdout)

    def test_a_position_that_is_none_is_bad_input(self):
        self.assertEqual(shrink(MUTANT, "--fen", "4k3/4Q3/8/8/8/8/8/4K3 w - - 0 1").returncode, 2)

    def test_a_program_that_is_not_there_failed(self):
        self.assertEqual(shrink("./no-such-program").returncode, 3)

    def test_tells_what_it_took_to_find_the_dialect(self):
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run([CROSSCHECK, "shrink", "--engine", slow(folder, MUTANT), "--depth", "1", "--fen",
                                   "4k3/8/8/8/8/8/8/4K3 w - - 0 1"], capture_output=True, text=True,
                                  timeout=PATIENCE, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("wrapped: found by asking: --dialect go-perft", done.stderr)


class Snippets(unittest.TestCase):
    def snippet(self, language, bug="pinned-knight-moves", fen=PINNED, depth="1"):
        done = shrink(with_bug(bug), "--fen", fen, "--depth", depth, "--snippet", language)
        self.assertEqual(done.returncode, 1, done.stderr)
        return done.stdout.partition("\n\n")[2]

    def test_python_is_python(self):
        for bug, fen, depth in [("pinned-knight-moves", PINNED, "1"),
                                ("mate-counted-as-leaf", "7k/5K2/8/8/8/8/8/6R1 w - - 0 1", "2")]:
            text = self.snippet("python", bug, fen, depth)
            (test,) = ast.parse(text).body
            self.assertTrue(test.name.startswith("test_"))

    def test_cpp_is_cpp(self):
        compiler = shutil.which("c++") or shutil.which("g++") or shutil.which("clang++")
        text = ("#include <string>\n#include <vector>\n#include <cassert>\n"
                "std::vector<std::string> legal_moves(const std::string&, const std::vector<std::string>&);\n"
                "#define TEST(suite, name) void suite##name()\n#define EXPECT_EQ(a, b) assert((a) == (b))\n")
        text += self.snippet("cpp")
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder) / "snippet.cpp"
            source.write_text(text)
            done = subprocess.run([compiler, "-std=c++17", "-fsyntax-only", str(source)], capture_output=True,
                                  text=True, timeout=PATIENCE, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)

    def test_a_language_that_is_not_known_is_bad_usage(self):
        self.assertEqual(shrink(MUTANT, "--snippet", "perl").returncode, 2)


if __name__ == "__main__":
    unittest.main()
