#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""divide prints what Stockfish prints, line for line once both are sorted, and --compare finds them equal."""
import subprocess
import sys
import unittest
from pathlib import Path

BIN = Path(sys.argv.pop(1)).resolve()
STOCKFISH = "/usr/games/stockfish"

POSITIONS = [
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4, False),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3, False),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 4, False),
    ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 3, False),
    ("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", 3, False),
    ("4k3/3p1p2/8/4P3/4K3/8/8/8 b - - 0 1", 3, False),
    ("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", 3, True),
    ("rr6/2kpp3/1ppnb1p1/p2Q1q1p/P4P1P/1PNN2P1/2PP4/1K2RR2 b E - 2 19", 2, True),
    ("brnbqkrn/pppppppp/8/8/8/8/PPPPPPPP/BRNBQKRN w KQkq - 0 1", 2, True),
]


def stockfish(fen, depth, chess960):
    commands = [f"setoption name UCI_Chess960 value {'true' if chess960 else 'false'}", f"position fen {fen}",
                f"go perft {depth}", "quit"]
    done = subprocess.run([STOCKFISH], input="\n".join(commands) + "\n", capture_output=True, text=True, timeout=120,
                          check=True)
    return done.stdout


class Divide(unittest.TestCase):
    def test_prints_the_same_lines(self):
        for fen, depth, chess960 in POSITIONS:
            theirs = [line for line in stockfish(fen, depth, chess960).splitlines() if ": " in line]
            mode = ["--chess960"] if chess960 else []
            ours = subprocess.run([BIN / "divide", "--fen", fen, "--depth", str(depth), *mode], capture_output=True,
                                  text=True, timeout=120, check=True).stdout.splitlines()
            self.assertEqual([line for line in ours if line], sorted(theirs[:-1]) + theirs[-1:], fen)

    def test_compares_as_equal(self):
        for fen, depth, chess960 in POSITIONS:
            mode = ["--chess960"] if chess960 else []
            done = subprocess.run([BIN / "divide", "--fen", fen, "--depth", str(depth), *mode, "--compare", "-"],
                                  input=stockfish(fen, depth, chess960), capture_output=True, text=True, timeout=120,
                                  check=False)
            self.assertEqual((done.returncode, done.stdout.split(":")[0]), (0, "agrees"), fen)


if __name__ == "__main__":
    unittest.main()
