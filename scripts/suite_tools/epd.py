# SPDX-License-Identifier: MIT
"""The suites' files: `FEN ;D1 20 ;D2 400 ;id "file/name"`, and `;mode chess960`, `;c0 "remark"` where they apply."""

import re
from dataclasses import dataclass, field
from pathlib import Path

SUITES = Path(__file__).resolve().parents[2] / "suites"
NAMES = ("standard", "en-passant", "castling", "promotion", "check-evasion", "pins", "chess960")
QUICK_NODES = 1_000_000


@dataclass
class Entry:
    id: str
    fen: str
    counts: dict  # depth -> leaves
    chess960: bool = False
    remarks: list = field(default_factory=list)

    def line(self):
        words = [self.fen, *(f"D{depth} {nodes}" for depth, nodes in sorted(self.counts.items()))]
        words.append(f'id "{self.id}"')
        if self.chess960:
            words.append("mode chess960")
        words += [f'c{number} "{remark}"' for number, remark in enumerate(self.remarks)]
        return " ;".join(words)


def parse_line(line):
    fen, *words = line.split(" ;")
    counts, name, chess960, remarks = {}, "", False, []
    for word in words:
        if depth := re.fullmatch(r"D(\d+) (\d+)", word):
            counts[int(depth[1])] = int(depth[2])
        elif word.startswith("id "):
            name = word[4:-1]
        elif word == "mode chess960":
            chess960 = True
        elif remark := re.fullmatch(r'c\d "(.*)"', word):
            remarks.append(remark[1])
        else:
            raise ValueError(f"unknown opcode {word!r} in: {line}")
    return Entry(name, fen, counts, chess960, remarks)


def read(path):
    lines = path.read_text().splitlines()
    return [parse_line(line) for line in lines if line and not line.startswith("#")]
