# SPDX-License-Identifier: MIT
"""Cases of a suite, those written by hand in positions/*.txt, and their mirrors.

A line is `id | FEN | words | note`, see the head of each file. The side to move is put before the id, and each case is
mirrored: colours exchanged, and files exchanged where no castling right forbids it. In the id of a mirror east and
west, north and south change places; `-flipped` is added where the id names no wing.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path

from . import rules

POSITIONS = Path(__file__).parent / "positions"
DIFFERS = "Stockfish 15.1 answers otherwise"
WHY = {
    "unreachable": "unreachable: before the double push the side to move was in check already",
    "impossible": "unreachable: no last move can have given this check",
    "dropped": "the board refutes the en-passant square",
    "differs": f"{DIFFERS}: in check it takes en passant without looking at who gives the check",
}


@dataclass
class Case:
    id: str
    fen: str
    depth: int = 0  # every depth up to this one, whatever it costs
    remarks: list = field(default_factory=list)


def with_side(name, fen):
    return ("white-" if fen.split()[1] == "w" else "black-") + name


def _swap(name, one, other):
    return re.sub(f"{one}|{other}", lambda found: other if found[0] == one else one, name)


def swap_wings(name):
    """east and west, also in northeast; where there is neither the mirror says that it is one."""
    swapped = _swap(name, "east", "west")
    return swapped if swapped != name else name + "-flipped"


def mirrors(name, fen, files=True, colours=True):
    """The position itself and its mirrors, (id, FEN), each different position once."""
    found = {}
    for one_name, one_fen in [(name, fen)] + ([(swap_wings(name), rules.mirror_files(fen))] if files else []):
        for twin in [one_fen] + ([rules.mirror_colours(one_fen)] if colours else []):
            twin_name = one_name if twin == one_fen else _swap(one_name, "north", "south")
            found.setdefault(" ".join(twin.split()[:4]), (with_side(twin_name, twin), twin))
    return list(found.values())


def _check_claim(fen, claim):
    board = rules.Board(fen)
    text, legal = claim[1:], claim[0] == "+"
    if (text in {move.text(not board.is_standard()) for move in board.legal_moves()}) != legal:
        raise ValueError(f"{fen}: {text} is {'not ' if legal else ''}legal")


def _sound(fen):
    board = rules.Board(fen)
    if board.checkers(not board.white_to_move):
        raise ValueError(f"{fen}: the side not to move is in check")


def parse(line):
    name, fen, words, _note = (part.strip() for part in line.split("|"))
    words = words.split()
    depth, remarks, files, colours = 0, [], rules.Board(fen).rights == {True: frozenset(), False: frozenset()}, True
    for word in words:
        if word[0] in "+-":
            _check_claim(fen, word)
        elif word[0] == "D" and word[1:].isdigit():
            depth = int(word[1:])
        elif word in WHY:
            remarks.append(WHY[word])
        elif word == "once":
            files = colours = False
        elif word == "colours":
            files = False
        else:
            raise ValueError(f"what is {word!r}?")
    _sound(fen)
    return [
        Case(one_name, one_fen, depth if number == 0 else 0, remarks)
        for number, (one_name, one_fen) in enumerate(mirrors(name, fen, files, colours))
    ]


def read(name):
    """All cases of positions/<name>.txt."""
    cases = []
    path = POSITIONS / f"{name}.txt"
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            try:
                cases += parse(line)
            except (ValueError, AssertionError) as error:
                raise SystemExit(f"{path}:{number}: {error}") from error
    return cases
