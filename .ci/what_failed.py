#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The part of a step's log that says what broke, short enough to be read at the end. Usage: what_failed.py LOG

Of a run of ctest: the names of the tests that failed and the last lines of what each of them printed, 60 lines in all.
Of anything else: its last 20 lines.
"""

import re
import sys
from pathlib import Path

MOST_LINES = 60
LAST_LINES = 20

# ` 3/9 Test  #12: name ....***Failed  0.02 sec`; what the test printed follows, up to the next line of ctest's own.
RESULT = re.compile(r"^ *\d+/\d+ Test +#(\d+): (.*?) ?\.*(?:\*\*\*|   )(\w.*?) +[\d.]+ sec$")
OWN_LINE = re.compile(r"^ +Start +\d+: |^\d+% tests passed")
FAILED = re.compile(r"^The following tests FAILED:$")
NAME = re.compile(r"^\t *(\d+) - .*\((?!Disabled).*\)$")


def failed_numbers(lines):
    """The numbers of the tests that ctest lists as failed, in its order."""
    begin = next((index for index, line in enumerate(lines) if FAILED.match(line)), len(lines))
    return [match[1] for line in lines[begin:] if (match := NAME.match(line))]


def outputs(lines):
    """Test number -> the line with its result and all that it printed."""
    found, number = {}, None
    for line in lines:
        if match := RESULT.match(line):
            number = match[1]
            found[number] = [f"{match[2]}: {match[3]}"]
        elif OWN_LINE.match(line):
            number = None
        elif number is not None and line.strip():
            found[number].append(line)
    return found


def summary(text):
    lines = text.splitlines()
    numbers = failed_numbers(lines)
    if not numbers:
        return lines[-LAST_LINES:]
    parts = [outputs(lines).get(number, [f"test {number}"]) for number in numbers]
    room = max(0, (MOST_LINES - len(parts)) // len(parts))
    told = [line for part in parts for line in ["* " + part[0], *part[1:][max(0, len(part) - 1 - room):]]]
    more = [f"... and {len(told) - MOST_LINES + 1} more"] if len(told) > MOST_LINES else []
    return told[:MOST_LINES - len(more)] + more


if __name__ == "__main__":
    print("\n".join(summary(Path(sys.argv[1]).read_text(errors="replace"))))
