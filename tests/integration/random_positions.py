#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Random positions, counted by our perft and by Stockfish to depth 4: they must agree.

Half of the positions come from random games of standard chess, half from Chess960 and double Chess960. The games are
played by the slow rules of scripts/suite_tools with a fixed seed, so every run asks the same questions. A missing
Stockfish is a failure. Exit codes: 0 agreement, 1 a difference, 2 bad usage, 3 a program failed.
"""

import argparse
import random
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "scripts"))

from suite_tools import counter, engine, families, rules  # noqa: E402

DEPTH = 4
SECONDS_A_QUESTION = 60
SECONDS_FOR_OURS = 200  # all positions


def random_position(index, random_source):
    """From 2 to 120 random plies, with at least one move left. In two games of three rights are kept for long."""
    white = black = 518
    if index % 2:
        white = random_source.randrange(960)
        black = random_source.randrange(960) if index % 4 == 3 else white
    start = families.start_fen(families.start_array(white), families.start_array(black))
    while True:
        keep_rights = random_source.choice((0.0, 0.9, 0.98))
        board = families.play(rules.Board(start), random_source.randint(2, 120), random_source, keep_rights)
        if board.legal_moves():
            return board


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--perft", help="our program (default: the one in build/)")
    parser.add_argument("--stockfish", help="the reference (default: stockfish in PATH or /usr/games)")
    parser.add_argument("--positions", type=int, default=1200, help="how many (default 1200)")
    parser.add_argument("--seed", default="plyproof", help="another seed gives other positions")
    arguments = parser.parse_args()

    random_source = random.Random(arguments.seed)
    boards = [random_position(index, random_source) for index in range(arguments.positions)]
    fens = [board.fen(shredder=index % 8 == 7) for index, board in enumerate(boards)]
    ours = counter.count_all(counter.find_perft(arguments.perft), fens, DEPTH, SECONDS_FOR_OURS)

    differences = 0
    with engine.Stockfish(arguments.stockfish) as stockfish:
        for board, fen, count in zip(boards, fens, ours, strict=True):
            theirs = stockfish.count(fen, DEPTH, not board.is_standard(), SECONDS_A_QUESTION)
            if theirs != count:
                differences += 1
                print(f"perft counts {count}, {stockfish.name} {theirs}; to see where:")
                print(f"    printf 'setoption name UCI_Chess960 value {'false' if board.is_standard() else 'true'}\\n"
                      f"position fen {fen}\\ngo perft {DEPTH}\\n' |"
                      f" stockfish | divide --fen '{fen}' --depth {DEPTH} --compare -")  # fmt: skip
        chess960 = sum(not board.is_standard() for board in boards)
        print(f"{len(fens)} positions ({chess960} of them Chess960), depth {DEPTH}, {sum(ours)} leaves: "
              f"{differences} differences from {stockfish.name}")  # fmt: skip
    return 1 if differences else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (counter.CountFailure, engine.EngineFailure) as failure:
        print(f"random_positions: {failure}", file=sys.stderr)
        sys.exit(3)
