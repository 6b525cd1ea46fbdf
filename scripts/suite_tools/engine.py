# SPDX-License-Identifier: MIT
"""Stockfish as a second opinion: one process, any number of positions, each question with a deadline."""

import select
import shutil
import subprocess
import time


class EngineFailure(Exception):
    """The other program is missing, died, was too slow or answered something else."""


def find_stockfish(command=None):
    found = shutil.which(command or "stockfish") or shutil.which("/usr/games/stockfish")
    if not found or (command and not shutil.which(command)):
        raise EngineFailure(f"{command or 'stockfish'} not found (Debian package: stockfish)")
    return found


class Stockfish:
    """Counts leaves with `go perft`. Use it as a context manager; the process ends with it."""

    def __init__(self, command=None, start_seconds=30):
        self._process = subprocess.Popen(
            [find_stockfish(command)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        self._buffer = b""
        self._chess960 = False
        self._send("uci")
        lines = self._read_until("uciok", time.monotonic() + start_seconds)
        self.name = next((line[8:].strip() for line in lines if line.startswith("id name ")), "unknown program")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._process.kill()
        self._process.wait()
        self._process.stdin.close()
        self._process.stdout.close()

    def _send(self, line):
        try:
            self._process.stdin.write(line.encode() + b"\n")
            self._process.stdin.flush()
        except BrokenPipeError as error:
            raise EngineFailure("stockfish died") from error

    def _read_until(self, end, deadline):
        """The lines up to the one that starts with `end`, that one included."""
        lines = []
        while True:
            while b"\n" not in self._buffer:
                self._fill(deadline)
            line, self._buffer = self._buffer.split(b"\n", 1)
            lines.append(line.decode(errors="replace").rstrip("\r"))
            if lines[-1].startswith(end):
                return lines

    def _fill(self, deadline):
        rest = deadline - time.monotonic()
        if rest <= 0 or not select.select([self._process.stdout], [], [], rest)[0]:
            raise EngineFailure("stockfish did not answer in time")
        data = self._process.stdout.read1(65536)
        if not data:
            raise EngineFailure(f"stockfish ended with exit code {self._process.wait()}")
        self._buffer += data

    def divide(self, fen, depth, chess960, seconds):
        """Move text -> leaves, for depth 1 and more (depth 0 would start a search without end)."""
        assert depth >= 1
        if chess960 != self._chess960:
            self._send(f"setoption name UCI_Chess960 value {'true' if chess960 else 'false'}")
            self._chess960 = chess960
        self._send(f"position fen {fen}")
        self._send(f"go perft {depth}")
        lines = self._read_until("Nodes searched: ", time.monotonic() + seconds)
        counts = {}
        for line in lines[:-1]:
            move, colon, nodes = line.partition(": ")
            if colon and nodes.isdigit() and 4 <= len(move) <= 5:
                counts[move] = int(nodes)
        total = int(lines[-1].split()[-1])
        if sum(counts.values()) != total:
            raise EngineFailure(f"stockfish's moves do not add up to its total: {fen} depth {depth}")
        return counts

    def count(self, fen, depth, chess960, seconds=60):
        return sum(self.divide(fen, depth, chess960, seconds).values())
