#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""perft runs on old and new CPUs and gives the same counts. Usage: cpus_test.py PERFT

An instruction that the pretended CPU lacks ends the program with SIGILL under qemu, which fails the test.
"""

import subprocess
import sys
import unittest

PERFT = sys.argv.pop()

QUESTIONS = [  # FEN, depth, leaves
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4, 197281),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3, 97862),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 4, 43238),
    ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 3, 9467),
    ("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", 3, 9483),
    ("rr6/2kpp3/1ppnb1p1/p2Q1q1p/P4P1P/1PNN2P1/2PP4/1K2RR2 b E - 2 19", 3, 54792),
]
# What qemu pretends to be, and the kernels that such a CPU has and lacks.
CPUS = [
    ("qemu64,-popcnt,-sse4.2", ["portable"], ["popcnt", "bmi", "pext", "avx2", "avx512"]),
    ("Nehalem", ["portable", "popcnt"], ["bmi", "pext", "avx2", "avx512"]),
    ("Haswell", ["portable", "popcnt", "bmi", "pext", "avx2"], ["avx512"]),
]


def perft(cpu, *options):
    fens = "".join(fen + "\n" for fen, _, _ in QUESTIONS)
    depths = ",".join(str(depth) for _, depth, _ in QUESTIONS)
    # Warnings of qemu about features that it does not imitate go to stderr, as ours do.
    return subprocess.run(["qemu-x86_64", "-cpu", cpu, PERFT, "--fen", "-", "--depths", depths, "--format", "csv",
                           *options], input=fens, capture_output=True, text=True, timeout=120, check=False)


class CpusTest(unittest.TestCase):
    def check_counts(self, run):
        self.assertEqual(run.returncode, 0, run.stderr)
        counts = [int(line.rsplit(",", 1)[1]) for line in run.stdout.splitlines()[1:]]
        self.assertEqual(counts, [leaves for _, _, leaves in QUESTIONS])

    def test_what_perft_chooses_by_itself_runs_everywhere(self):
        for cpu, _, _ in CPUS:
            with self.subTest(cpu):
                self.check_counts(perft(cpu))

    def test_each_kernel_that_the_cpu_has_gives_the_same_counts(self):
        for cpu, kernels, _ in CPUS:
            for kernel in kernels:
                with self.subTest(f"{kernel} on {cpu}"):
                    self.check_counts(perft(cpu, "--kernel", kernel))

    def test_a_kernel_that_the_cpu_lacks_is_refused(self):
        for cpu, _, lacking in CPUS:
            for kernel in lacking:
                with self.subTest(f"{kernel} on {cpu}"):
                    self.assertEqual(perft(cpu, "--kernel", kernel).returncode, 2)


if __name__ == "__main__":
    unittest.main()
