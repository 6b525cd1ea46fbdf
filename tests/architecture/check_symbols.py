#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Looks at what the compiler made of the libraries. Usage: check_symbols.py globals|kernels OBJECT_OR_ARCHIVE...

globals: no writable variable of ours, but for constants that are filled at their first use (named kLikeThis).
kernels: an object file compiled for one instruction set shares no inline function with the rest of the program: the
         linker keeps one copy of such a function, and it might keep the one made for a newer CPU (lib/base/inline.h).
"""

import re
import subprocess
import sys

WRITABLE = "bBdDgGsS"
WEAK = "wWvVu"
CONSTANT = re.compile(r"(?:^|::)k[A-Z]\w*(?:\[abi:\w+\])?(?: \[clone [^\]]*\])*(?:\.\d+)?$")
# What belongs to one kernel only says so in its name: a type like PextIsa or a namespace like kernel_pext.
OF_ONE_KERNEL = re.compile(r"\bkernel_\w+::|\b[A-Z]\w+Isa\b")


def symbols(path):
    """(type letter, demangled name) of each symbol that the file defines."""
    listing = subprocess.run(["nm", "--demangle", "--defined-only", path], check=True, capture_output=True, text=True)
    for line in listing.stdout.splitlines():
        match = re.match(r"^[0-9a-f]+ (\w) (.*)$", line)
        if match:
            yield match.group(1), match.group(2)


def mutable_globals(path):
    for kind, name in symbols(path):
        if kind in WRITABLE and name.startswith("plyproof::") and not CONSTANT.search(name):
            yield f"{path}: {name} is a mutable global"


def shared_symbols(path):
    for kind, name in symbols(path):
        # A constant is the same bytes in every file; which copy is kept does not matter.
        if kind in WEAK and not OF_ONE_KERNEL.search(name) and not CONSTANT.search(name):
            yield f"{path}: {name} may be shared with code for other instruction sets"


CHECKS = {"globals": mutable_globals, "kernels": shared_symbols}


def main():
    if len(sys.argv) < 3 or sys.argv[1] not in CHECKS:
        sys.exit(f"usage: check_symbols.py {'|'.join(CHECKS)} OBJECT_OR_ARCHIVE...")
    faults = [fault for path in sys.argv[2:] for fault in CHECKS[sys.argv[1]](path)]
    print("\n".join(faults), end="\n" if faults else "")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
