#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The statistics at full depth are those of the widely printed tables. Usage: statistics.py PERFT

The tables: chessprogramming.org/Perft_Results. It prints 2637 double checks for Kiwipete at depth 5; independent
programs find 2645.
"""

import json
import subprocess
import sys

NAMES = ("nodes", "captures", "en_passant", "castles", "promotions", "checks", "discovered_checks", "double_checks",
         "mates")
TABLES = {
    ("start", 6): (119060324, 2812008, 5248, 0, 0, 809099, 329, 46, 10828),
    ("kiwipete", 5): (193690690, 35043416, 73365, 4993637, 8392, 3309887, 19883, 2645, 30171),
}


def main():
    failed = False
    for (position, depth), expected in TABLES.items():
        command = [sys.argv[1], "--position", position, "--depth", str(depth), "--stats", "--format", "json", "--quiet"]
        answer = json.loads(subprocess.run(command, capture_output=True, text=True, check=True, timeout=240).stdout)
        counted = tuple(int(answer["counts"][0][name]) for name in NAMES)
        for name, ours, printed in zip(NAMES, counted, expected):
            if ours != printed:
                failed = True
                print(f"{position} at depth {depth}: {name} {ours}, printed {printed}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
