# SPDX-License-Identifier: MIT
"""Tests of programs that hold on a machine of any speed, and on one that stands still for some seconds.

A test waits for what it needs to see, never for a time in which it will surely have happened.
"""

import os
import signal
import time

# Seconds after which something that ought to happen is said never to. It costs time only where a test fails.
PATIENCE = 300

# In the background of a script Ctrl-C is ignored, which programs inherit and respect.
signal.signal(signal.SIGINT, signal.default_int_handler)


def handles(child, number):
    """Whether a child catches the signal by now. True for one that has ended too: it will not get there any more."""
    try:
        with open(f"/proc/{child.pid}/status") as status:
            caught = next(line for line in status if line.startswith("SigCgt:"))
    except (OSError, StopIteration):
        return True
    return bool(int(caught.split()[1], 16) >> (signal.Signals(number) - 1) & 1) or child.poll() is not None


def wait_until(condition):
    deadline = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > deadline:
            raise TimeoutError("what the test waits for does not happen")
        time.sleep(0.005)


def until_it_holds(first=0.2):
    """Seconds to give a program, longer and longer: a test leaves the loop when the program got as far as needed."""
    yield from (first, first * 5, first * 25, first * 100)


def in_terminal_environment(more=None):
    """The environment of somebody at a terminal, whatever the tests themselves run in."""
    ours = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    return {**ours, "TERM": "xterm", **(more or {})}
