#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The examples of README.md print what it says. Usage: readme_test.py FOLDER-OF-PROGRAMS README [--update]

An example is a block ```console: a line `$ command` and then the standard output, word for word but for times and
rates. With --update the outputs are written anew.
"""

import re
import shlex
import subprocess
import sys
from pathlib import Path

BLOCK = re.compile(r"```console\n\$ (.*)\n((?s:.*?))```\n")
RATE = re.compile(r" \([\d.]+ (?:thousand |million |billion )?nodes/s\)")  # left out where the time is too short
CHANGING = re.compile(r"[\d.]+ s\b|[\d.]+ (?:thousand |million |billion )?nodes/s")


def output_of(command, programs, root):
    command = re.sub(r"\bscripts/run ([\w-]+)", lambda match: shlex.quote(f"{programs}/{match.group(1)}"), command)
    run = subprocess.run(["bash", "-c", command], cwd=root, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                         text=True, timeout=300, check=False)
    return run.stdout


def without_times(text):
    return re.sub(r" +", " ", CHANGING.sub("TIME", RATE.sub("", text)))


def main():
    programs, readme = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    text = readme.read_text()
    differing = []

    def renewed(match):
        command, said = match.groups()
        output = output_of(command, programs, readme.parent)
        if without_times(output) != without_times(said):
            differing.append(f"$ {command}\n{output}")
            said = output
        return f"```console\n$ {command}\n{said}```\n"

    new_text, examples = BLOCK.subn(renewed, text)
    if "--update" in sys.argv[3:]:
        readme.write_text(new_text)
        return
    if examples == 0:
        sys.exit("README.md has no example")
    if differing:
        sys.exit("README.md says otherwise:\n\n" + "\n".join(differing))


if __name__ == "__main__":
    main()
