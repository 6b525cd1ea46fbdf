#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A UCI program for verdicts.epd that answers depth 1 of each case in another way."""
import os
import resource
import signal
import sys

KINGS = ["e1d1", "e1d2", "e1e2", "e1f1", "e1f2"]
PINNED = ["d5d6", "d5e6", "h5g4", "h5g5", "h5g6", "h5h4", "h5h6"]
START = [file + "2" + file + rank for file in "abcdefgh" for rank in "34"] + ["b1a3", "b1c3", "g1f3", "g1h3"]


def list_moves(moves):
    for move in moves:
        print(f"{move}: 1")
    print(f"\nNodes searched: {len(moves)}")


def crash():
    print("a1a2: 1", flush=True)
    print("about to crash", file=sys.stderr, flush=True)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.kill(os.getpid(), signal.SIGSEGV)
    signal.pause()


# What is done where the position begins like this; the first that fits.
ANSWERS = [
    ("4k3/8/8/8/8/8/8/4K3", lambda: list_moves(KINGS)),
    ("8/4p3/8/r2P3K/8/8/4k3/8 b - - 0 1 moves e7e5", lambda: list_moves(PINNED)),
    ("8/8/8/r2Pp2K", lambda: list_moves(PINNED)),
    ("7k/8/8/8/8/8/8/K7", lambda: list_moves(START)),
    ("7k/8/8/8/8/8/8/1K6", crash),
    ("7k/8/8/8/8/8/8/2K5", lambda: print("x" * 3_000_000)),
    ("7k/8/8/8/8/8/8/3K4", lambda: print("error: illegal position")),
    ("7k/8/8/8/8/8/8/5K2", lambda: sys.exit(7)),
    ("7k/8/8/8/8/8/8/6K1", signal.pause),
]


def main():
    position = ""
    for line in sys.stdin:
        words = line.split()
        if words[:1] == ["uci"]:
            print("id name Judged\nuciok")
        elif words[:1] == ["isready"]:
            print("readyok")
        elif words[:2] == ["position", "fen"]:
            position = line.strip()[len("position fen "):]
        elif words[:2] == ["go", "perft"]:
            next((answer for begin, answer in ANSWERS if position.startswith(begin)), lambda: list_moves(START))()
        elif words[:1] == ["quit"]:
            return
        sys.stdout.flush()


if __name__ == "__main__":
    main()
