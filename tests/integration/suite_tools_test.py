#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The scripts that make and confirm the suites: their rules are right, and they notice what is wrong."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "scripts"))

from suite_tools import curated, epd, families, rules  # noqa: E402

# Position, depth, leaves: from the Chess Programming Wiki's page "Perft Results", and two with rights of inner rooks.
KNOWN = (
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 3, 8902),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 2, 2039),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 3, 2812),
    ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 3, 9467),
    ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 2, 1486),
    ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 2, 2079),
    ("4k3/8/8/8/8/8/8/4K1RR w K - 0 1", 1, 20),
    ("4k3/8/8/8/8/8/8/4K1RR w G - 0 1", 1, 21),
)

# A perft that answers 1 to everything.
WRONG = "while read -r fen; do echo '1  depth 4  FEN'; done"


def run(*command):
    return subprocess.run([sys.executable, *map(str, command)], capture_output=True, text=True, check=False)


class SlowRules(unittest.TestCase):
    def test_they_count_what_is_known(self):
        for fen, depth, leaves in KNOWN:
            self.assertEqual(rules.perft(rules.Board(fen), depth), leaves, fen)

    def test_mirrored_positions_have_the_same_counts(self):
        for fen, depth, leaves in KNOWN:
            self.assertEqual(rules.perft(rules.Board(rules.mirror_colours(fen)), depth), leaves, fen)

    def test_a_fen_that_is_read_and_written_stays_as_it_was(self):
        for fen, _, _ in KNOWN:
            board = rules.Board(fen)
            self.assertEqual(board.fen(), fen)
            self.assertEqual(rules.Board(board.fen(shredder=True)).fen(), fen)

    def test_there_are_960_start_arrays_and_the_usual_one_is_518(self):
        self.assertEqual(len({families.start_array(number) for number in range(960)}), 960)
        self.assertEqual(families.start_array(518), "RNBQKBNR")

    def test_a_wrong_claim_about_a_move_is_refused(self):
        fen = "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1"
        self.assertEqual(len(curated.parse(f"east-pin | {fen} | -d5e6 | a note")), 4)
        with self.assertRaisesRegex(ValueError, "d5e6 is not legal"):
            curated.parse(f"east-pin | {fen} | +d5e6 | a note")


class VerifySuites(unittest.TestCase):
    def verify(self, text, *options):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "small.epd"
            path.write_text(text)
            return run(ROOT / "scripts" / "verify-suites", *options, path)

    def test_right_counts_are_confirmed(self):
        done = self.verify('4k3/8/8/8/8/8/8/4K1RR w G - 0 1 ;D1 21 ;id "small/inner" ;mode chess960\n')
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def test_a_wrong_count_is_named_and_ends_with_1(self):
        done = self.verify('4k3/8/8/8/8/8/8/4K1RR w G - 0 1 ;D1 22 ;id "small/inner" ;mode chess960\n')
        self.assertEqual(done.returncode, 1)
        self.assertIn("small/inner: depth 1: the suite says 22, Stockfish", done.stdout)

    def test_a_mark_that_is_not_deserved_ends_with_1(self):
        done = self.verify(f'4k3/8/8/8/8/8/8/4K2R w K - 0 1 ;D1 15 ;id "small/marked" ;c0 "{curated.DIFFERS}"\n')
        self.assertEqual(done.returncode, 1, done.stdout)

    def test_a_missing_stockfish_ends_with_3(self):
        done = self.verify("", "--stockfish", "/nowhere/stockfish")
        self.assertEqual(done.returncode, 3)
        self.assertIn("not found", done.stderr)


class RandomPositions(unittest.TestCase):
    def run_with_perft(self, text, *options):
        with tempfile.TemporaryDirectory() as folder:
            liar = Path(folder) / "perft"
            liar.write_text(f"#!/bin/sh\n{text}\n")
            liar.chmod(0o755)
            return run(ROOT / "tests/integration/random_positions.py", "--positions", "2", "--perft", liar, *options)

    def test_a_wrong_count_is_named_and_ends_with_1(self):
        done = self.run_with_perft(WRONG)
        self.assertEqual(done.returncode, 1, done.stdout + done.stderr)
        self.assertIn("perft counts 1, Stockfish", done.stdout)

    def test_a_perft_that_dies_ends_with_3(self):
        self.assertEqual(self.run_with_perft("exit 4").returncode, 3)

    def test_a_missing_stockfish_ends_with_3(self):
        done = self.run_with_perft(WRONG, "--stockfish", "/nowhere/stockfish")
        self.assertEqual(done.returncode, 3)


class Files(unittest.TestCase):
    def test_a_line_is_read_as_it_was_written(self):
        for name in epd.NAMES:
            path = epd.SUITES / f"{name}.epd"
            lines = [line for line in path.read_text().splitlines() if not line.startswith("#")]
            self.assertEqual([entry.line() for entry in epd.read(path)], lines)


if __name__ == "__main__":
    unittest.main()
