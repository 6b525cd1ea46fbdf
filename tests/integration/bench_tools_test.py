#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""scripts/bench and scripts/speed-picture: their positions are those of `perft --bench`, no wrong count or missing kernel
goes unsaid, and the picture shows what was measured.

Usage: bench_tools_test.py PERFT
"""
import csv
import json
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree
from pathlib import Path

PERFT = Path(sys.argv.pop(1)).resolve()
SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"
sys.path.insert(0, str(SCRIPTS))

from bench_tools.picture import Panel, Series, draw, moved_apart, rate_name  # noqa: E402
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


class Picture(unittest.TestCase):
    SVG = "{http://www.w3.org/2000/svg}"

    def test_labels_are_moved_apart_no_more_than_they_must_be(self):
        self.assertEqual(moved_apart([10, 50, 90], [20, 20, 20]), [10, 50, 90])
        self.assertEqual(moved_apart([50, 50], [20, 20]), [40, 60])
        centres = moved_apart([10, 12, 30, 31, 200], [20, 30, 20, 20, 20])
        for (above, height), (below, height_below) in zip(zip(centres, [20, 30, 20, 20]),
                                                          zip(centres[1:], [30, 20, 20, 20])):
            self.assertGreaterEqual(below - above, (height + height_below) / 2 - 1e-9)
        self.assertEqual(centres[-1], 200)

    def test_powers_of_ten_have_their_names(self):
        self.assertEqual([rate_name(exponent) for exponent in (0, 2, 4, 6, 11, 12)],
                         ["1", "100", "10 thousand", "1 million", "100 billion", "1 trillion"])

    def test_it_shows_each_program_at_each_depth(self):
        slow = Series(("Slow & sure",), "stockfish", {3: 1e6, 4: 1e7, 5: 1e8})
        fast = Series(("fast", "twice"), "avx512", {3: 2e6, 4: 3e8})
        root = xml.etree.ElementTree.fromstring(draw("Speed", ["when, where"], [Panel("Here", [slow, fast])]))
        words = [element.text for element in root.iter(self.SVG + "text")]
        for expected in ("Speed", "when, where", "Here", "Slow & sure", "fast", "twice", "3", "4", "5", "100 million"):
            self.assertIn(expected, words)
        self.assertEqual(len(list(root.iter(self.SVG + "circle"))), 5)
        line = next(root.iter(self.SVG + "polyline"))
        heights = [float(point.split(",")[1]) for point in line.get("points").split()]
        self.assertAlmostEqual(heights[0] - heights[1], heights[1] - heights[2], delta=0.2)
        self.assertLess(heights[1], heights[0])

    def test_the_script_draws_kept_numbers_again(self):
        panel = {"title": "Here", "series": [{"program": "x", "label": ["x"], "color": "avx2",
                                              "leaves_per_second": {"3": 1e6, "4": 2e6}}]}
        numbers = {"schema": 1, "date": "2026-01-01", "machine": "Abacus", "stockfish": "Stockfish 0", "panels": [panel]}
        with tempfile.TemporaryDirectory() as folder:
            file, picture = Path(folder) / "numbers.json", Path(folder) / "picture.svg"
            file.write_text(json.dumps(numbers), encoding="utf-8")
            subprocess.run([SCRIPTS / "speed-picture", "--from", file, "--output", picture], check=True, timeout=60,
                           stdout=subprocess.DEVNULL)
            self.assertIn("2026-01-01, Abacus, Stockfish 0", picture.read_text(encoding="utf-8"))


if __name__ == "__main__":
    unittest.main()
