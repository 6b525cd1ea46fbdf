# SPDX-License-Identifier: MIT
"""The six positions of `perft --bench`, and the start position far down. A test holds the two lists together.

The counts are published (Chess Programming Wiki, "Perft Results"), and Stockfish confirms each but the last of START.
"""
from typing import NamedTuple


class Question(NamedTuple):
    """A position, a depth and the right answer."""
    fen: str
    depth: int
    leaves: int


class Position(NamedTuple):
    """A position with the counts at the depth of the bench and one ply deeper."""
    name: str
    fen: str
    depth: int
    leaves: int
    deeper_leaves: int

    def question(self):
        return Question(self.fen, self.depth, self.leaves)

    def deeper_question(self):
        return Question(self.fen, self.depth + 1, self.deeper_leaves)


SIX = [
    Position("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6, 119060324, 3195901860),
    Position("kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5, 193690690,
             8031647685),
    Position("position3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7, 178633661, 3009794393),
    Position("position4", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 6, 706045033,
             27209691363),
    Position("position5", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 5, 89941194, 3048196529),
    Position("position6", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 5, 164075551,
             6923051137),
]

# Leaves by depth, of the start position and of Kiwipete.
START = {1: 20, 2: 400, 3: 8902, 4: 197281, 5: 4865609, 6: 119060324, 7: 3195901860, 8: 84998978956, 9: 2439530234167}
KIWIPETE = {1: 48, 2: 2039, 3: 97862, 4: 4085603, 5: 193690690, 6: 8031647685, 7: 374190009323}


def start_at(depth):
    return Question(SIX[0].fen, depth, START[depth])


def kiwipete_at(depth):
    return Question(SIX[1].fen, depth, KIWIPETE[depth])
