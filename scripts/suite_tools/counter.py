# SPDX-License-Identifier: MIT
"""Our own counter: the program perft, many positions in one process for each depth."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILT_IN = ("build/release/apps/perft", "build/apps/perft", "build/bin/perft")


class CountFailure(Exception):
    """perft is missing, failed or answered something else."""


def find_perft(command=None):
    places = [Path(command)] if command else [ROOT / place for place in BUILT_IN]
    for place in places:
        if place.is_file():
            return str(place)
    raise CountFailure(f"perft not found: looked for {', '.join(map(str, places))}; build it or use --perft")


def count_all(perft, fens, depth, seconds=None):
    """The leaves of each position at one depth, in the order of the positions. perft writes `20  depth 1  FEN`."""
    if not fens:
        return []
    command = [perft, "--fen", "-", "--depth", str(depth), "--quiet"]
    text = "\n".join(fens) + "\n"
    try:
        run = subprocess.run(command, input=text, capture_output=True, text=True, check=False, timeout=seconds)
    except subprocess.TimeoutExpired as error:
        raise CountFailure(f"{' '.join(command)} did not answer within {seconds} s") from error
    lines = run.stdout.split("\n")[:-1]
    if run.returncode != 0 or len(lines) != len(fens):
        raise CountFailure(f"{' '.join(command)} ended with {run.returncode}: {run.stderr.strip()[:500]}")
    return [int(line.split()[0]) for line in lines]
