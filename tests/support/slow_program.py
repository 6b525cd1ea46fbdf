# SPDX-License-Identifier: MIT
"""Programs between a test and the mutant engine."""
import sys
from pathlib import Path


def wrapped(folder, program, code, *words):
    """A program that does something, `code`, before it passes a line of `program` on."""
    script = Path(folder) / "wrapped"
    script.write_text(f"""#!{sys.executable}
import subprocess, time
for line in subprocess.Popen({[str(program), *words]!r}, stdout=subprocess.PIPE, text=True).stdout:
    {code}
    print(line, end="", flush=True)
""")
    script.chmod(0o755)
    return str(script)


def slow(folder, program, *words):
    """It takes longer than a second to count, so that it is told what it took to find its dialect."""
    return wrapped(folder, program, "if line.startswith('a1b1:'): time.sleep(1.1)", *words)
