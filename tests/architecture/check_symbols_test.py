#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""check_symbols.py finds what it is there to find. Usage: check_symbols_test.py C++-COMPILER"""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

CHECK = Path(__file__).with_name("check_symbols.py")
COMPILER = sys.argv.pop()


class SymbolsTest(unittest.TestCase):
    def faults(self, check, code):
        with tempfile.TemporaryDirectory() as folder:
            source, made = Path(folder, "x.cpp"), Path(folder, "x.o")
            source.write_text(code)
            subprocess.run([COMPILER, "-std=c++20", "-O1", "-c", source, "-o", made], check=True)
            run = subprocess.run([sys.executable, CHECK, check, made], capture_output=True, text=True)
            self.assertEqual(run.returncode, 1 if run.stdout else 0, run.stderr)
            return run.stdout

    def test_a_mutable_global_is_found(self):
        self.assertIn("plyproof::counter", self.faults("globals", "namespace plyproof { int counter = 1; }"))

    def test_a_mutable_static_inside_a_function_is_found(self):
        code = "namespace plyproof { int next() { static int last = 0; return ++last; } }"
        self.assertIn("plyproof::next()::last", self.faults("globals", code))

    def test_constants_pass(self):
        code = """
            int make();
            namespace plyproof {
            extern const int kTable[3] = {1, 2, 3};
            int get() { static const int kOnce = make(); return kOnce; }
            }"""
        self.assertEqual(self.faults("globals", code), "")

    def test_a_shared_inline_function_is_found(self):
        code = "inline int shared(int x) { return x * 7; } int (*use)(int) = shared;"
        self.assertIn("shared(int)", self.faults("kernels", code))

    def test_a_shared_constant_passes(self):
        code = "namespace plyproof { inline constexpr int kTable[] = {1, 2}; const int* use() { return kTable; } }"
        self.assertEqual(self.faults("kernels", code), "")

    def test_a_kernels_own_inline_function_passes(self):
        code = """
            namespace plyproof::perft { inline namespace kernel_pext {
            inline int own(int x) { return x * 7; } int (*use)(int) = own;
            } }"""
        self.assertEqual(self.faults("kernels", code), "")


if __name__ == "__main__":
    unittest.main()
