#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A program that behaves as badly as it is told to: fake_child.py MODE [ARGUMENT ...]."""

import os
import resource
import signal
import sys
import time


def write(data, stream=1):
    while data:
        data = data[os.write(stream, data):]


def sleep_for_ever():
    while True:
        time.sleep(1000)


def echo():
    """Answers each line with itself, until the end of its input."""
    for line in sys.stdin:
        write(line.encode())


def arguments():
    for argument in sys.argv[2:]:
        write(argument.encode() + b"\n")


def folder():
    write(os.getcwd().encode() + b"\n")


def exit_with():
    write(b"last words\n")
    write(b"what went wrong\n", 2)
    sys.exit(int(sys.argv[2]))


def die_by():
    """Dies by a signal as soon as a line has come."""
    write(b"ready\n")
    sys.stdin.readline()
    number = getattr(signal, sys.argv[2])
    os.kill(os.getpid(), number)
    sleep_for_ever()


def hang():
    write(b"ready\n")
    sleep_for_ever()


def deaf():
    """Ignores all signals that can be ignored, and reads nothing."""
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGPIPE):
        signal.signal(number, signal.SIG_IGN)
    write(b"ready\n")
    sleep_for_ever()


def flood():
    """Fills a stream for ever: 1, 2 or both."""
    streams = [1, 2] if sys.argv[2] == "both" else [int(sys.argv[2])]
    line = (b"x" * 99 + b"\n") * 600
    while True:
        for stream in streams:
            write(line, stream)


def flood_then_echo():
    """Writes so many megabytes to standard error, then behaves well."""
    line = b"e" * 99 + b"\n"
    write(line * (int(sys.argv[2]) * 10000), 2)
    echo()


def empty_lines():
    while True:
        write(b"\n" * 65536)


def endless_line():
    while True:
        write(b"x" * 65536)


def garbage():
    write(bytes(range(256)) + b"\n\x00\xff\xfe\r\n")


def close_output():
    os.close(1)
    sleep_for_ever()


def close_input():
    os.close(0)
    write(b"closed\n")
    sleep_for_ever()


def no_line_end():
    write(b"an answer")
    sleep_for_ever()


def no_line_end_then_exit():
    write(b"an answer")


def grandchild():
    """Leaves a process behind that holds all three pipes; with `away` it leaves the process group, too."""
    inside, outside = os.pipe()
    if os.fork() == 0:
        if "away" in sys.argv:
            os.setsid()
        for number in (signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, signal.SIG_IGN)
        os.close(inside)
        write(b"up", outside)
        os.close(outside)
        for _ in range(600):
            time.sleep(0.1)
        os._exit(0)
    os.read(inside, 2)
    write(b"started\n")
    if "stay" in sys.argv:
        sleep_for_ever()


def tell_family():
    """The numbers of the process, its group and its session; then of a child that sleeps."""
    write(f"{os.getpid()} {os.getpgid(0)} {os.getsid(0)}\n".encode())
    inside, outside = os.pipe()
    sleeper = os.fork()
    if sleeper == 0:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        write(b"up", outside)
        sleep_for_ever()
    os.read(inside, 2)
    write(f"{sleeper}\n".encode())
    sleep_for_ever()


def daemon():
    """Leaves a process behind that nobody is the parent of, in a session of its own; tells its number."""
    inside, outside = os.pipe()
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            write(f"{os.getpid()}\n".encode(), outside)
            sleep_for_ever()
        os._exit(0)
    os.wait()
    write(os.read(inside, 20))
    if "stay" in sys.argv:
        sleep_for_ever()


def take_memory():
    """Takes so many megabytes, writes to them and says whether they were to be had, when a line has come."""
    sys.stdin.readline()
    try:
        write(b"taken\n" if bytearray(int(sys.argv[2]) << 20) else b"")
    except MemoryError:
        write(b"refused\n")


def limits():
    """Memory, processor time and core file as they are limited when a line has come."""
    sys.stdin.readline()
    for limit in (resource.RLIMIT_DATA, resource.RLIMIT_CPU, resource.RLIMIT_CORE):
        write(b"%d\n" % resource.getrlimit(limit)[1])


def burn():
    """Keeps a processor busy for ever."""
    while True:
        pass


def signals():
    """Which signals it was started with blocked or ignored."""
    for line in open("/proc/self/status"):
        if line.startswith(("SigBlk", "SigIgn")):
            write(line.encode())


modes = {name.replace("_", "-"): value for name, value in globals().items() if callable(value)}
modes[sys.argv[1]]()
