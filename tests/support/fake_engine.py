#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A UCI engine that knows the answers for one position by heart and misbehaves as it is told: fake_engine.py MODE [FILE].

With FILE it misbehaves only the first time that it is started: the file remembers.
"""

import os
import resource
import signal
import sys
import time

ANSWERS = {1: [("a2a3", 1), ("a2a4", 1), ("a1b1", 1), ("a1b2", 1)], 2: [("a2a3", 7), ("a2a4", 8), ("a1b1", 8), ("a1b2", 8)]}
START = [move + ": 1" for move in "a2a3 a2a4 b2b3 b2b4 c2c3 c2c4 d2d3 d2d4 e2e3 e2e4 f2f3 f2f4 g2g3 g2g4 h2h3 h2h4 "
         "b1a3 b1c3 g1f3 g1h3".split()]


def say(*lines):
    for line in lines:
        sys.stdout.write(line + "\n")
    sys.stdout.flush()


def sleep_for_ever():
    while True:
        time.sleep(1000)


def answer(depth):
    say(*(f"{move}: {nodes}" for move, nodes in ANSWERS[depth]), "",
        f"Nodes searched: {sum(nodes for _, nodes in ANSWERS[depth])}")


def die(number):
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.kill(os.getpid(), number)
    sleep_for_ever()


def flood():
    line = b"x" * 99 + b"\n"
    while True:
        os.write(1, line * 500)
        os.write(2, line * 500)


def endless_line():
    while True:
        os.write(1, b"x" * 65536)


def close_output():
    sys.stdout.flush()
    os.close(1)
    sleep_for_ever()


def deaf():
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    sleep_for_ever()


def grandchild():
    """Leaves a process behind that holds the pipes, then dies itself."""
    inside, outside = os.pipe()
    if os.fork() == 0:
        os.write(outside, b"up")
        sleep_for_ever()
    os.read(inside, 2)
    os._exit(5)


def misbehave(mode, depth):
    if mode == "crash":
        say("a2a3: 1")
        print("about to crash", file=sys.stderr, flush=True)
        die(signal.SIGSEGV)
    elif mode == "abort":
        die(signal.SIGABRT)
    elif mode == "exit":
        sys.exit(3)
    elif mode == "hang":
        say("a2a3: 1")
        sleep_for_ever()
    elif mode == "deaf":
        deaf()
    elif mode == "flood":
        flood()
    elif mode == "endless-line":
        endless_line()
    elif mode == "garbage":
        sys.stdout.flush()
        os.write(1, bytes(range(256)) + b"\n" + b"\xff\xfe\x00\n")
        answer(depth)
    elif mode == "close-output":
        close_output()
    elif mode == "grandchild":
        grandchild()
    elif mode == "no-line-end":
        sys.stdout.write("a2a3: 1\nNodes searched: 4")
        sys.stdout.flush()
        sleep_for_ever()
    elif mode == "cut-short":
        sys.stdout.write("Nodes searched: 4")  # of which more was to come
        sys.stdout.flush()
        die(signal.SIGSEGV)
    elif mode == "other-position":
        say(*START, "", "Nodes searched: 20")
    elif mode == "cumulative":
        say(f"Nodes searched: {4 if depth == 1 else 35}")
    elif mode == "overflow":
        say("a2a3: -1099065436", "Nodes searched: -1099065436")
    elif mode == "same-text":
        say("a7a8: 1", "a7a8: 1", "a7a8: 1", "a7a8: 1", "a1b1: 1", "a1a2: 1", "a1b2: 1", "", "Nodes searched: 7")
    elif mode == "late":
        sys.stdin.readline()
        answer(depth)
    else:
        answer(depth)


def first_time():
    """True when this process is to misbehave."""
    if len(sys.argv) < 3:
        return True
    try:
        os.close(os.open(sys.argv[2], os.O_CREAT | os.O_EXCL))
        return True
    except FileExistsError:
        return False


def main():
    mode = sys.argv[1] if first_time() else "good"
    position = ""
    if mode == "dies-at-start":
        print("no licence", file=sys.stderr, flush=True)
        sys.exit(1)
    for line in sys.stdin:
        words = line.split()
        if mode == "deaf-at-start":
            deaf()
        if line == "uci\n":
            say("id name Fake", "uciok")
        elif line == "isready\n":
            say("readyok")
        elif line == "quit\n":
            if mode == "says-goodbye":
                open(sys.argv[3], "w").close()
            break
        elif words[:1] == ["position"]:
            position = line.strip()[len("position fen "):]
        elif line == "d\n" and mode == "shows-other":
            say("Fen: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
        elif line == "d\n":
            say(f"Fen: {position}") if mode in ("good", "shows") and "moves" not in position else say("unknown command: d")
        elif words[:2] == ["go", "perft"]:
            if words[2] == "0":
                die(signal.SIGILL)  # depth 0 must never be sent
            misbehave(mode, int(words[2]))


main()
