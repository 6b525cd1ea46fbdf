#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""check_layers.py finds each kind of fault in a small tree made for it, and finds nothing in a clean one."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

CHECK = Path(__file__).with_name("check_layers.py")
HEAD = "// SPDX-License-Identifier: MIT\n"
HEADER = HEAD + "// What it is for.\n#pragma once\n"


class LayersTest(unittest.TestCase):
    def faults(self, check, files):
        with tempfile.TemporaryDirectory() as folder:
            for name in ("lib/base", "lib/chess", "lib/report", "apps/common", "tests/chess"):
                Path(folder, name).mkdir(parents=True)
            for name, text in files.items():
                path = Path(folder, name)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
            run = subprocess.run([sys.executable, CHECK, folder, check], capture_output=True, text=True)
            self.assertEqual(run.returncode, 1 if run.stdout else 0, run.stderr)
            return run.stdout

    def test_an_include_downwards_passes(self):
        files = {"lib/base/a.h": HEADER, "lib/chess/b.h": HEADER + '#include "base/a.h"\n#include <vector>\n'}
        self.assertEqual(self.faults("includes", files), "")

    def test_an_include_upwards_is_found(self):
        files = {"lib/chess/a.h": HEADER, "lib/base/b.h": HEADER + '#include "chess/a.h"\n'}
        self.assertIn("lib/base/b.h:4: base may not include chess/a.h", self.faults("includes", files))

    def test_a_header_outside_the_permitted_ones_is_found(self):
        files = {"lib/chess/bitboard.h": HEADER, "lib/mutants/b.cpp": HEAD + '#include "chess/bitboard.h"\n'}
        self.assertIn("mutants may not include chess/bitboard.h", self.faults("includes", files))

    def test_a_foreign_library_is_found(self):
        files = {"lib/chess/b.cpp": HEAD + "#include <CLI/CLI.hpp>\n"}
        self.assertIn("chess may not include <CLI/CLI.hpp>", self.faults("includes", files))

    def test_a_unix_header_outside_process_is_found(self):
        files = {"lib/chess/b.cpp": HEAD + "#include <unistd.h>\n", "lib/process/c.cpp": HEAD + "#include <unistd.h>\n"}
        self.assertEqual(self.faults("includes", files), "lib/chess/b.cpp:2: chess may not include <unistd.h>\n")

    def test_a_folder_without_a_row_is_found(self):
        self.assertIn("lib/misc: this folder has no row", self.faults("includes", {"lib/misc/a.h": HEADER}))

    def test_a_cycle_is_found(self):
        files = {
            "lib/chess/a.h": HEADER + '#include "chess/b.h"\n',
            "lib/chess/b.h": HEADER + '#include "chess/c.h"\n',
            "lib/chess/c.h": HEADER + '#include "chess/a.h"\n',
        }
        self.assertIn("chess/a.h -> chess/b.h -> chess/c.h -> chess/a.h", self.faults("cycles", files))

    def test_code_of_programs_in_lib_is_found(self):
        files = {"lib/chess/a.cpp": HEAD + '#include "common/options.h"\n'}
        self.assertIn("belongs to the programs", self.faults("apps-below", files))

    def test_printing_in_lib_is_found(self):
        for line in ("std::cout << 1;", 'printf("x");', 'fmt::print("x");', "std::exit(1);", "std::ofstream f;"):
            with self.subTest(line):
                self.assertIn("lib/chess/a.cpp:2", self.faults("apps-only", {"lib/chess/a.cpp": HEAD + line + "\n"}))

    def test_words_in_comments_and_texts_pass(self):
        code = HEAD + '// std::cout is not used\nconst char* kText = "printf(x)";\nint fprintf_like;\n'
        self.assertEqual(self.faults("apps-only", {"lib/chess/a.cpp": code}), "")

    def test_a_thread_outside_its_makers_is_found(self):
        files = {"lib/chess/a.cpp": HEAD + "std::jthread t;\n", "lib/base/worker_pool.cpp": HEAD + "std::jthread t;\n"}
        self.assertEqual(self.faults("apps-only", files).count("threads are made by"), 1)

    def test_a_file_with_functions_and_without_test_is_found(self):
        for code in ("inline int one() { return 1; }", "int one();", "struct A { A(int x) : x_(x) {} int x_; };"):
            with self.subTest(code):
                self.assertIn("there is no tests/chess/a_test.cpp",
                              self.faults("test-files", {"lib/chess/a.h": HEADER + code + "\n"}))

    def test_a_file_without_functions_needs_no_test(self):
        code = "struct A { int x; friend bool operator==(const A&, const A&) = default; };\nstatic_assert(sizeof(A) == 4);"
        self.assertEqual(self.faults("test-files", {"lib/chess/a.h": HEADER + code + "\n"}), "")

    def test_a_missing_licence_line_is_found(self):
        self.assertIn("lib/chess/a.cpp:1", self.faults("first-lines", {"lib/chess/a.cpp": "int x;\n"}))

    def test_a_header_without_purpose_is_found(self):
        self.assertIn("lib/chess/a.h:2", self.faults("first-lines", {"lib/chess/a.h": HEAD + "#pragma once\n"}))


if __name__ == "__main__":
    unittest.main()
