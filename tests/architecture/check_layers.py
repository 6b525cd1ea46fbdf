#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Holds the code to the layers of docs/architecture.md. Usage: check_layers.py ROOT [CHECK]; without CHECK all of them.

Each check prints the places that break its rule and the script exits with 1 when there are any. The table of layers is
layers.txt beside this file.
"""

import re
import sys
from pathlib import Path

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')
# Headers of the C and POSIX world that only a layer with <unix> in its row may use.
UNIX_HEADER = re.compile(r"^(sys/.*|unistd\.h|fcntl\.h|poll\.h|signal\.h|csignal|spawn\.h|pthread\.h)$")


class Layer:
    def __init__(self, name, uses, outside):
        self.name, self.uses, self.outside = name, uses, outside
        self.folders, self.headers = {name}, set()


def read_layers(path):
    layers = {}
    for line in path.read_text().splitlines():
        line = line.split("#", 1)[0].strip()
        if not line:
            continue
        name, rest = line.split(":", 1)
        outside = re.search(r"<([^>]*)>", rest)
        uses = re.sub(r"<[^>]*>", "", rest).split()
        layer = Layer(name, uses, set(outside.group(1).split()) if outside else set())
        layer.outside.add("tl")
        for use in uses:
            if "/" in use:
                layer.headers.add(use)
            else:
                layer.folders |= layers[use].folders  # a layer below this line would be a KeyError: order is a rule
                layer.headers |= layers[use].headers
        layers[name] = layer
    return layers


def sources(folder):
    return sorted(path for path in folder.rglob("*") if path.suffix in (".h", ".cpp"))


def includes(path):
    """(line number, bracket or quote, included name) of each include."""
    for number, line in enumerate(path.read_text().splitlines(), 1):
        match = INCLUDE.match(line)
        if match:
            yield number, match.group(1), match.group(2)


def without_comments_and_strings(text):
    """The same text with comments, string and character literals blanked; line numbers stay right."""
    token = re.compile(r'//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|(?<!\w)\'(?:\\.|[^\'\\\n])+\'', re.S)
    return token.sub(lambda match: "\n" * match.group(0).count("\n") or '""', text)


def check_includes(root, layers):
    """Libraries include only what their layer allows."""
    known = {folder.name for folder in (root / "lib").iterdir() if folder.is_dir()}
    for name in sorted(known - layers.keys()):
        yield f"lib/{name}: this folder has no row in tests/architecture/layers.txt"
    for name in sorted(known & layers.keys()):
        layer = layers[name]
        for path in sources(root / "lib" / name):
            for number, kind, target in includes(path):
                where = f"{path.relative_to(root)}:{number}"
                first = target.split("/")[0]
                if kind == '"':
                    if not (root / "lib" / target).exists() and "generated" not in target:
                        yield f'{where}: "{target}" is not a header of lib (write "folder/file.h")'
                    elif first not in layer.folders and target not in layer.headers:
                        yield f"{where}: {name} may not include {target}"
                elif first in known:
                    yield f'{where}: write "{target}" in quotes'
                elif UNIX_HEADER.match(target):
                    if "unix" not in layer.outside:
                        yield f"{where}: {name} may not include <{target}>"
                elif "/" in target or target.endswith(".h"):
                    if first not in layer.outside:
                        yield f"{where}: {name} may not include <{target}>"
                    elif path.suffix == ".h" and first in ("nlohmann", "immintrin.h") and path.name != "lanes.h":
                        yield f"{where}: <{target}> is heavy; include it in .cpp files only"


def check_cycles(root, layers):
    """No header includes itself by a detour."""
    graph = {}
    for path in sources(root / "lib"):
        graph[str(path.relative_to(root / "lib"))] = [target for _, kind, target in includes(path) if kind == '"']
    done, trail = set(), []

    def visit(name):
        if name in trail:
            yield "include cycle: " + " -> ".join(trail[trail.index(name):] + [name])
            return
        if name in done:
            return
        trail.append(name)
        for target in graph.get(name, []):
            yield from visit(target)
        trail.pop()
        done.add(name)

    for name in sorted(graph):
        yield from visit(name)


def check_apps_below(root, layers):
    """No code outside apps includes a program's code, and report is included by apps only."""
    apps = {folder.name for folder in (root / "apps").iterdir() if folder.is_dir()}
    for path in sources(root / "lib"):
        for number, kind, target in includes(path):
            where = f"{path.relative_to(root)}:{number}"
            if target.startswith(("apps/", "../", "tests/")):
                yield f"{where}: lib may not include {target}"
            elif kind == '"' and target.startswith("common/") and "common" in apps:
                yield f"{where}: lib may not include {target}, which belongs to the programs"
    for path in sources(root / "apps"):
        for number, kind, target in includes(path):
            if target.startswith(("tests/", "../")):
                yield f"{path.relative_to(root)}:{number}: a program may not include {target}"


FORBIDDEN_IN_LIB = [
    (re.compile(r"\bstd::(cout|cin|cerr|clog|wcout)\b"), "only programs touch the standard streams"),
    (re.compile(r"\b(?:std::)?(?:f|v|vf)?printf\s*\(|\b(?:std::)?f?puts\s*\(|\bputchar\s*\(|\bgetchar\s*\("),
     "only programs print"),
    (re.compile(r"\bfmt::print(?:ln)?\b"), "only programs print"),
    (re.compile(r"#\s*include\s*<(?:iostream|cstdio|stdio\.h)>"), "only programs touch streams and files"),
    (re.compile(r"\bspdlog::"), "only programs log"),
    (re.compile(r"\b(?:std::)?(?:exit|abort|quick_exit|_exit)\s*\("), "a library never ends the program"),
]
FORBIDDEN_ELSEWHERE = [
    # (pattern, where it is allowed, reason)
    (re.compile(r"\bstd::j?thread\b(?!::)|\bstd::async\b|\bpthread_create\b"),
     ("lib/base/worker_pool", "lib/engine/background", "apps/common/signals"),
     "threads are made by base/worker_pool (one that waits for signals and one that searches apart)"),
    (re.compile(r"\b(?:fork|vfork|execv\w*|execl\w*|posix_spawnp?|popen|system)\s*\("), ("lib/process/",),
     "only lib/process starts programs"),
    (re.compile(r"\bstd::(?:i|o)?fstream\b|\bfopen\s*\(|#\s*include\s*<fstream>"), ("apps/", "lib/process/family"),
     "only programs open files (and whoever finds the descendants of a child in /proc)"),
]


def check_apps_only(root, layers):
    """Only programs touch stdin and stdout, open files, log or end the process; threads and children have one maker."""
    for path in sources(root / "lib") + sources(root / "apps"):
        name = str(path.relative_to(root))
        lines = without_comments_and_strings(path.read_text()).splitlines()
        for number, line in enumerate(lines, 1):
            if name.startswith("lib/"):
                for pattern, reason in FORBIDDEN_IN_LIB:
                    if pattern.search(line) and not (name.startswith("lib/process/") and "_exit" in line):
                        yield f"{name}:{number}: {reason}: {line.strip()}"
            for pattern, allowed, reason in FORBIDDEN_ELSEWHERE:
                if pattern.search(line) and not name.startswith(allowed):
                    yield f"{name}:{number}: {reason}: {line.strip()}"


# A function's definition or declaration: a name, parentheses, then a body or a semicolon, but not `= default`.
FUNCTION = re.compile(r"\b\w+\s*\([^;{}]*\)\s*(?:const\b\s*)?(?:noexcept\b\s*)?(?:->[^;{}=]+|:[^;{}=]+)?[{;]")


def has_functions(path):
    text = without_comments_and_strings(path.read_text())
    text = re.sub(r"^\s*#.*(?:\\\n.*)*", "", text, flags=re.M)
    text = re.sub(r"\bstatic_assert\s*\([^;]*;|\bstd::function<[^;]*>|\[\[[^\]]*\]\]", "", text)
    return FUNCTION.search(text) is not None


def check_test_files(root, layers):
    """Every file of lib with functions has its test file; the kernel_*.cpp files behind kernels.h share one."""
    for path in sources(root / "lib"):
        relative = path.relative_to(root / "lib")
        stem = "kernels" if relative.stem.startswith("kernel_") else relative.stem
        test = root / "tests" / relative.parent / f"{stem}_test.cpp"
        if not test.exists() and has_functions(path):
            yield f"{path.relative_to(root)}: there is no {test.relative_to(root)}"


def check_first_lines(root, layers):
    """Every source file begins with the licence line, every header has #pragma once and says what it is for."""
    for path in sources(root / "lib") + sources(root / "apps") + sources(root / "tests"):
        lines = path.read_text().splitlines()
        if not lines or lines[0] != "// SPDX-License-Identifier: MIT":
            yield f"{path.relative_to(root)}:1: the first line must be // SPDX-License-Identifier: MIT"
        elif path.suffix == ".h":
            if "#pragma once" not in lines:
                yield f"{path.relative_to(root)}: there is no #pragma once"
            if len(lines) < 2 or not lines[1].startswith("//"):
                yield f"{path.relative_to(root)}:2: a header begins with what it is for"


CHECKS = {
    "includes": check_includes,
    "cycles": check_cycles,
    "apps-below": check_apps_below,
    "apps-only": check_apps_only,
    "test-files": check_test_files,
    "first-lines": check_first_lines,
}


def main():
    if len(sys.argv) not in (2, 3) or (len(sys.argv) == 3 and sys.argv[2] not in CHECKS):
        sys.exit(f"usage: check_layers.py ROOT [{'|'.join(CHECKS)}]")
    root = Path(sys.argv[1]).resolve()
    layers = read_layers(Path(__file__).with_name("layers.txt"))
    faults = 0
    for name in sys.argv[2:] or CHECKS:
        for fault in CHECKS[name](root, layers):
            print(fault)
            faults += 1
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
