#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A UCI engine with one illness: sick_engine.py ILLNESS [FILE].

It plays the first of a few moves that are right in the start position and after 1. e4; what it does wrong is told by
ILLNESS. With FILE each start writes its process number there.
"""

import os
import resource
import signal
import sys
import time

ILLNESS = sys.argv[1]
OPTIONS = ["option name Hash type spin default 16 min 1 max 64", "option name Style type combo default Calm var Calm"]


def say(*lines):
    for line in lines:
        sys.stdout.write(line + "\n")
    sys.stdout.flush()


def sleep_for_ever():
    while True:
        time.sleep(1000)


def die(number):
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.kill(os.getpid(), number)
    sleep_for_ever()


def go(line, black):
    if ILLNESS == "crash":
        print("index 64 out of range", file=sys.stderr, flush=True)
        die(signal.SIGSEGV)
    if ILLNESS == "exit":
        sys.exit(7)
    if ILLNESS == "hang":
        sleep_for_ever()
    if ILLNESS == "deaf":
        return  # but it goes on answering isready
    if ILLNESS == "flood":
        while True:
            os.write(1, b"info string at node 0x7ffe0\n" * 1000)
    if ILLNESS == "endless-line":
        while True:
            os.write(1, b"x" * 65536)
    if ILLNESS == "illegal":
        say("bestmove e2e5")
        return
    if ILLNESS == "memory":
        bytearray(3 << 30)
    move = "e7e5" if black else "e2e4"
    say(f"info depth 1 score cp 1 nodes 20 time 1 pv {move}", f"bestmove {move}")
    if ILLNESS == "twice":
        say(f"bestmove {move}")


def main():
    black = False
    if len(sys.argv) > 2:
        with open(sys.argv[2], "a", encoding="ascii") as file:
            file.write(f"{os.getpid()}\n")
    if ILLNESS == "dies-at-start":
        sys.exit("no licence")
    if ILLNESS == "silent":
        sleep_for_ever()
    for line in sys.stdin:
        words = line.split()
        if words == ["uci"]:
            say("id name Sick", "id author nobody", *OPTIONS, "uciok")
        elif words == ["isready"]:
            say("readyok")
        elif words[:1] == ["setoption"] and ILLNESS == "tells-options":
            say("info string heard " + " ".join(words))
        elif words[:1] == ["position"]:
            black = "e2e4" in words
        elif words[:1] == ["go"]:
            go(line, black)
        elif words == ["quit"]:
            break
        elif words[:1] == ["foo"] and ILLNESS == "talkative":
            say("info string unknown command foo")
    if ILLNESS == "stays":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        sleep_for_ever()


main()
