#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A UCI program that knows one answer by heart, and perhaps not the right one: wrong_engine.py FAULT.

It answers `go perft 1` for 8/8/8/r2Pp2K/8/8/4k3/8 w after e7e5. FAULT is one of
  none      the six legal moves
  pinned    with d5e6, which uncovers the rook a5
  missing   without h5g6
  twice     h5g6 comes twice
  garbage   words
  crash     it ends with exit code 7 when it is asked
"""
import sys

RIGHT = ["d5d6", "h5g4", "h5g5", "h5g6", "h5h4", "h5h6"]
MOVES = {"none": RIGHT, "pinned": RIGHT + ["d5e6"], "missing": [move for move in RIGHT if move != "h5g6"],
         "twice": RIGHT + ["h5g6"]}


def count(fault):
    if fault == "crash":
        sys.stderr.write("Segmentation fault, or so\n")
        sys.exit(7)
    if fault == "garbage":
        print("to be or not to be")
        return
    for move in MOVES[fault]:
        print(f"{move}: 1")
    print(f"\nNodes searched: {len(MOVES[fault])}")


def main():
    for line in sys.stdin:
        word = line.split()[:1]
        if word == ["uci"]:
            print("id name Wrong\nuciok")
        elif word == ["isready"]:
            print("readyok")
        elif word == ["go"]:
            count(sys.argv[1])
        elif word == ["quit"]:
            return
        sys.stdout.flush()


if __name__ == "__main__":
    main()
