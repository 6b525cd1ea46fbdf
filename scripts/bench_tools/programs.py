# SPDX-License-Identifier: MIT
"""perft and Stockfish as processes that are asked, timed and checked."""
import datetime
import os
import re
import subprocess
import time
from pathlib import Path

STOCKFISH = "/usr/games/stockfish"
DEADLINE = 3600  # seconds for a process, as a last resort


class Refused(Exception):
    """The program says that it cannot do this here; the text is what it says."""


class Wrong(Exception):
    """A program failed, or a count is wrong."""


def _run(command, text):
    """What a process prints, and its wall time in seconds."""
    begin = time.perf_counter()
    done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=DEADLINE, check=False)
    return done, time.perf_counter() - begin


def _check(name, counts, questions):
    if len(counts) != len(questions):
        raise Wrong(f"{name} gave {len(counts)} answers to {len(questions)} questions")
    for count, question in zip(counts, questions):
        if count != question.leaves:
            raise Wrong(f"{name} counts {count}, not {question.leaves}, at depth {question.depth} of {question.fen}")


class Stockfish:
    """Debian's Stockfish."""

    name = "stockfish"

    def seconds(self, questions):
        """Wall time of one process that answers all questions. Raises Wrong."""
        commands = "".join(f"position fen {fen}\ngo perft {depth}\n" for fen, depth, _ in questions)
        done, seconds = _run([STOCKFISH], commands + "quit\n")
        _check(self.name, [int(count) for count in re.findall(r"^Nodes searched: (\d+)$", done.stdout, re.M)],
               questions)
        return seconds

    @staticmethod
    def version():
        return _run([STOCKFISH], "quit\n")[0].stdout.split(" by ")[0].strip()


class Perft:
    """Our perft with some options."""

    def __init__(self, program, *options):
        self.program = str(program)
        self.options = options
        self.name = "perft " + " ".join(options)

    def seconds(self, questions):
        """Wall time of one process that answers all questions. Raises Refused and Wrong."""
        depths = ",".join(str(question.depth) for question in questions)
        command = [self.program, "--fen", "-", "--depths", depths, "--format", "csv", "--quiet", *self.options]
        done, seconds = _run(command, "".join(question.fen + "\n" for question in questions))
        if done.returncode in (2, 4):  # an option that this machine cannot do
            raise Refused(done.stderr.splitlines()[0] if done.stderr else f"exit code {done.returncode}")
        if done.returncode != 0:
            raise Wrong(f"{self.name} ended with exit code {done.returncode}")
        _check(self.name, [int(line.rsplit(",", 1)[1]) for line in done.stdout.splitlines()[1:]], questions)
        return seconds

    def cold_seconds(self):
        """Wall time of a process that has only the first moves to count."""
        done, seconds = _run([self.program, "--depth", "1", "--quiet"], "")
        if done.returncode != 0 or not done.stdout.startswith("20 "):
            raise Wrong("perft --depth 1 does not count 20")
        return seconds


def cores():
    """How many threads run at once."""
    return len(os.sched_getaffinity(0))


def cpu_name():
    for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
        if line.startswith("model name"):
            return re.sub(r"\s+", " ", line.split(":", 1)[1].strip())
    return "unknown CPU"


def machine():
    """What the numbers depend on, in words; that others use the machine, too, when they do."""
    load = os.getloadavg()[0]
    busy = f" busy with other work (load {load:.1f})" if load > 0.5 else ""
    return f"{cpu_name()}, {cores()} cores{busy}"


def today():
    return datetime.date.today().isoformat()
