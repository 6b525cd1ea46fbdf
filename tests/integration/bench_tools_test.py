#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""scripts/bench: its positions are those of `perft --bench`, and no wrong count or missing kernel goes unsaid.

Usage: bench_tools_test.py PERFT
"""
import csv
import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

PERFT = Path(sys.argv.pop(1)).resolve()
SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"
sys.path.insert(0, str(SCRIPTS))

from bench_tools.positions import KIWIPETE, SIX, START, kiwipete_at, start_at  # noqa: E402
from bench_tools.programs import Perft, Refused, Wrong  # noqa: E402


class Positions(unittest.TestCase):
    def test_they_are_those_of_perft_bench(self):
        done = subprocess.run([PERFT, "--bench", "--kernel", "scalar", "--hash", "64", "--format", "csv", "--quiet"],
                              capture_output=True, text=True, timeout=120, check=True)
        rows = [(row["fen"], int(row["depth"]), int(row["nodes"])) for row in csv.DictReader(done.stdout.splitlines())]
        self.assertEqual(rows, [position.question() for position in SIX])

    def test_the_counts_one_ply_deeper_are_right(self):
        # All but the one with 27,209,691,363 leaves, which takes its time without vectors.
        Perft(PERFT, "--hash", "64").seconds([position.deeper_question() for position in SIX
                                              if position.deeper_leaves < 10_000_000_000])

    def test_the_counts_of_every_depth_are_right(self):
        Perft(PERFT, "--hash", "64").seconds([start_at(depth) for depth in START if depth <= 7])
        Perft(PERFT, "--hash", "64").seconds([kiwipete_at(depth) for depth in KIWIPETE if depth <= 6])


class Programs(unittest.TestCase):
    def test_a_wrong_count_is_noticed(self):
        with self.assertRaisesRegex(Wrong, "counts 8902, not 8903, at depth 3"):
            Perft(PERFT).seconds([start_at(2), start_at(3)._replace(leaves=8903)])

    def test_a_kernel_that_is_not_there_is_refused_and_not_wrong(self):
        with self.assertRaisesRegex(Refused, "there is no kernel 'abacus'"):
            Perft(PERFT, "--kernel", "abacus").seconds([start_at(1)])


class Script(unittest.TestCase):
    def bench(self, perft, *options):
        return subprocess.run([SCRIPTS / "bench", "--perft", perft, "--rounds", "1", *options], capture_output=True,
                              text=True, timeout=300, check=False)

    def test_it_keeps_what_it_measured(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "numbers.json"
            done = self.bench(PERFT, "--rows", "cold", "--markdown", "--json", file)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertRegex(done.stdout, r"(?m)^\| `perft --depth 1` \| start of a process \| 20 \| [0-9.]+ ms \|")
            rows = json.loads(file.read_text(encoding="utf-8"))["rows"]
        self.assertEqual([row["row"] for row in rows], ["cold"])
        self.assertEqual(len(rows[0]["seconds"]), 10)

    def test_it_skips_a_kernel_that_is_not_there_and_says_so(self):
        done = self.bench(PERFT, "--rows", "kernels", "--kernels", "abacus")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("skipped: --kernel abacus: perft: error: there is no kernel 'abacus'", done.stderr)
        self.assertIn("nothing was measured", done.stdout)

    def test_a_wrong_count_ends_it_with_1(self):
        with tempfile.TemporaryDirectory() as folder:
            liar = Path(folder) / "perft"
            liar.write_text("#!/bin/sh\necho 21\n", encoding="utf-8")
            liar.chmod(0o755)
            done = self.bench(liar, "--rows", "cold")
        self.assertEqual(done.returncode, 1)
        self.assertIn("bench: perft --depth 1 does not count 20", done.stderr)

    def test_rows_that_there_are_not_are_refused(self):
        done = self.bench(PERFT, "--rows", "kernels,cool")
        self.assertEqual(done.returncode, 2)
        self.assertIn("'cool' is none of kernels, threads, hash, cold", done.stderr)


if __name__ == "__main__":
    unittest.main()
