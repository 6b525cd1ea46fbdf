#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Random conversations with the real engine: ENGINE COUNT [SEED]. Whatever the order of position, go, stop, ponderhit,
isready, setoption and tools, each go is answered by exactly one legal bestmove, each isready by readyok, and the engine
ends with success. The long run is COUNT 10000."""
import random
import re
import sys
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from support.uci_child import UciChild  # noqa: E402

ENGINE = str(Path(sys.argv.pop(1)).resolve())
COUNT = int(sys.argv.pop(1))
SEED = int(sys.argv.pop(1)) if len(sys.argv) > 1 else 1

POSITIONS = [
    "startpos", "startpos moves e2e4 e7e5", "startpos moves d2d4 d7d5 c2c4",
    "fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "fen 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", "fen 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1",
    "fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "fen 8/8/8/8/8/4k3/8/4K3 w - - 99 80", "fen 8/P6k/8/8/8/8/7p/K7 b - - 0 1",
    "fen nonsense", "startpos moves e2e5",
]
BOUNDED = ["depth 3", "nodes 300", "nodes 0", "movetime 5", "movetime 0", "wtime 20 btime 20", "wtime 0", "mate 1 nodes 500",
           "depth 2 searchmoves a2a3 h7h6"]
ENDLESS = ["infinite", "ponder wtime 10 btime 10", "ponder depth 1", ""]
DISTURBING = ["ucinewgame", "setoption name Hash value 2", "setoption name Hash value 1", "setoption name Threads value 2",
              "setoption name Threads value 1", "setoption name MultiPV value 3", "setoption name MultiPV value 1",
              "legal", "bb pinned", "undo"]
HARMLESS = ["isready", "uci", "d", "joho", "debug on", "setoption name Hash value none", ""]


def conversation(numbers):
    """Lines, and how many of them are a go."""
    lines, searches = [], 0
    for _ in range(numbers.randrange(3, 14)):
        kind = numbers.randrange(6)
        if kind == 0:
            lines.append("position " + numbers.choice(POSITIONS))
        elif kind in (1, 2):
            lines.append("go " + numbers.choice(BOUNDED if numbers.random() < 0.5 else ENDLESS))
            searches += 1
        elif kind == 3:
            lines.append(numbers.choice(["stop", "ponderhit", "stop"]))
        elif kind == 4:
            lines.append(numbers.choice(DISTURBING))
        else:
            lines.append(numbers.choice(HARMLESS))
    return lines + ["stop"], searches


class Storm(unittest.TestCase):
    def test_every_go_is_answered_once_with_a_legal_move(self):
        numbers = random.Random(SEED)
        with UciChild(ENGINE) as engine:
            engine.send("setoption name Hash value 1")
            for index in range(COUNT):
                lines, searches = conversation(numbers)
                with self.subTest(seed=SEED, index=index, lines=lines):
                    engine.send("ucinewgame", *lines, "help")
                    told = engine.until("  help ")
                    best = [line for line in told if line.startswith("bestmove")]
                    self.assertEqual(len(best), searches)
                    for line in best:
                        self.assertRegex(line, r"^bestmove (\(none\)|[a-h][1-8][a-h][1-8][qrbn]?)( ponder \S+)?$")
                    self.assertEqual(sum(line == "readyok" for line in told), lines.count("isready"))
            engine.send("quit")
            self.assertEqual(engine.exit_code(), 0)

    def test_bestmoves_are_legal_where_they_are_played(self):
        numbers = random.Random(SEED + 1)
        with UciChild(ENGINE) as engine:
            for _ in range(max(COUNT // 20, 3)):
                moves = []
                for _ in range(40):
                    engine.send("position startpos" + (" moves " + " ".join(moves) if moves else ""))
                    go = numbers.choice(["nodes 1", "nodes 50", "depth 1", "movetime 1", "wtime 5 btime 5"])
                    move = engine.ask("go " + go, until="bestmove")[-1].split()[1]
                    if move == "(none)":
                        break
                    legal = [line.split()[0] for line in engine.ask("legal", until="Legal moves") if re.match("[a-h]", line)]
                    self.assertIn(move, legal, moves)
                    moves.append(move)


if __name__ == "__main__":
    unittest.main()
