#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs a program as a golden file says and compares what comes out, byte for byte.

    golden.py BIN FILE            exit code 1 and a diff when something else comes out
    golden.py --update BIN FILE   writes what comes out into the file

BIN is the folder with the programs. A golden file has the command on its first lines and sections behind it:

    $ perft --fen - --depth 1
    == stdin
    8/8/8/8/8/4k3/8/4K3 w - - 0 1
    == stdout
    3  depth 1  8/8/8/8/8/4k3/8/4K3 w - - 0 1
    == stderr
    <time>
    == exit
    0

Lines before the command that begin with # say what the case is about. The command is split as a shell would, without
running one. Files the command names are looked for in the folder of the golden file. Times are replaced by <time>: in
lines of standard error that are nothing else, and in all of the output where a comment says "times vary".
"""
import difflib
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

TIME_LINE = re.compile(r"^(?:\d+(?:\.\d+)? s|\d+ min \d+ s|\d+ h \d+ min)(?:, .*nodes/s)?$", re.MULTILINE)


# Whole columns, too: how wide they are depends on the times.
TIMES = [
    (re.compile(r" +(?:time|\d+\.\d\d s)$", re.MULTILINE), " <time>"),
    (re.compile(r"\d+\.\d\d s\b(?: \(.*nodes/s\))?"), "<time>"),
    (re.compile(r'"seconds": [\d.e-]+'), '"seconds": <time>'),
    (re.compile(r'"(ours|theirs)": [\d.e-]+'), r'"\1": <time>'),
    (re.compile(r' time="[\d.]+"'), ' time="<time>"'),
]


def without_times(text):
    for pattern, replacement in TIMES:
        text = pattern.sub(replacement, text)
    return text


def read_case(path):
    """The comment lines, the command and the text for standard input (None: closed)."""
    comments, command, section, stdin = [], None, None, None
    for line in path.read_text().splitlines(keepends=True):
        if line.startswith("== "):
            section = line[3:].strip()
            if section == "stdin":
                stdin = ""
        elif section == "stdin":
            stdin += line
        elif section is None and line.startswith("$ "):
            command = line[2:].rstrip("\n")
        elif section is None and line.startswith("#"):
            comments.append(line)
    if command is None:
        sys.exit(f"{path}: there is no line with a command ($ ...)")
    return comments, command, stdin


def run(bin_folder, path):
    """The whole golden file as it ought to be now."""
    comments, command, stdin = read_case(path)
    words = shlex.split(command)
    environment = {"PATH": "/nonexistent", "LC_ALL": "C.UTF-8"}
    for name in ("ASAN_OPTIONS", "UBSAN_OPTIONS", "LD_LIBRARY_PATH"):
        if name in os.environ:
            environment[name] = os.environ[name]
    done = subprocess.run([str(Path(bin_folder).resolve() / words[0]), *words[1:]], cwd=path.parent,
                          input=None if stdin is None else stdin.encode(),
                          stdin=subprocess.DEVNULL if stdin is None else None, capture_output=True, env=environment,
                          timeout=120, check=False)
    parts = ["".join(comments), f"$ {command}\n"]
    if stdin is not None:
        parts.append("== stdin\n" + stdin)
    stdout = done.stdout.decode(errors="backslashreplace")
    if any("times vary" in comment for comment in comments):
        stdout = without_times(stdout)
    parts.append("== stdout\n" + stdout)
    parts.append("== stderr\n" + TIME_LINE.sub("<time>", done.stderr.decode(errors="backslashreplace")))
    parts.append(f"== exit\n{done.returncode}\n")
    return "".join(part if part.endswith("\n") or not part else part + "\n" for part in parts)


def main():
    arguments = sys.argv[1:]
    update = arguments[:1] == ["--update"]
    if update:
        arguments.pop(0)
    if len(arguments) < 2:
        sys.exit("usage: golden.py [--update] BIN FILE...")
    failed = False
    for name in arguments[1:]:
        path = Path(name).resolve()
        actual = run(arguments[0], path)
        expected = path.read_text()
        if actual == expected:
            continue
        if update:
            path.write_text(actual)
            print(f"updated {name}")
            continue
        failed = True
        sys.stdout.writelines(difflib.unified_diff(expected.splitlines(keepends=True), actual.splitlines(keepends=True),
                                                   f"{name} (golden)", f"{name} (now)"))
        print("\nIf the new output is right: scripts/update-golden, and read the change before you commit it.")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
