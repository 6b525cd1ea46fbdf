#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""How the programs behave as processes: signals, pipes, terminals, full disks, no memory.

Nothing here may depend on how fast or how busy the machine is: see support/patience.py.
"""
import os
import pty
import re
import resource
import select
import signal
import subprocess
import sys
import time
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from support.patience import PATIENCE, handles, in_terminal_environment, until_it_holds, wait_until  # noqa: E402

BIN = Path(sys.argv.pop(1)).resolve()
PERFT = str(BIN / "perft")
DIVIDE = str(BIN / "divide")
LONG = [PERFT, "--position", "kiwipete", "--depth", "12"]
SANITIZED = b"__asan_init" in Path(PERFT).read_bytes()


def run(*words, **options):
    options.setdefault("stdin", subprocess.DEVNULL)
    return subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, check=False, **options)


def run_in_terminal(*words, environment=None, interrupt_at=None, interrupt_after=None):
    """What a program prints when both its outputs are a terminal.

    interrupt_at: Ctrl-C comes when this pattern was printed; interrupt_after: after so many seconds of work.
    """
    reader, terminal = pty.openpty()
    child = subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=terminal, stderr=terminal,
                             env=in_terminal_environment(environment))
    os.close(terminal)
    if interrupt_after is not None:
        interrupt(child, signal.SIGINT, interrupt_after)
    text = ""
    deadline = time.monotonic() + PATIENCE
    while select.select([reader], [], [], max(0, deadline - time.monotonic()))[0]:
        try:
            piece = os.read(reader, 4096)
        except OSError:
            break  # Linux says so when the last writer has gone.
        if not piece:
            break
        text += piece.decode()
        if interrupt_at is not None and re.search(interrupt_at, text):
            child.send_signal(signal.SIGINT)
            interrupt_at = None
    os.close(reader)
    try:
        return child.wait(timeout=PATIENCE), text
    finally:
        child.kill()


def interrupt(child, number, seconds):
    """Sends the signal when the program is ready for it and has worked for some time."""
    wait_until(lambda: handles(child, number))
    time.sleep(seconds)
    child.send_signal(number)


class Interruption(unittest.TestCase):
    def interrupted(self, words, number=signal.SIGINT, seconds=0.2):
        """Exit code and outputs of a program that was stopped at work."""
        child = subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.addCleanup(child.kill)
        interrupt(child, number, seconds)
        out, err = child.communicate(timeout=PATIENCE)
        return child.returncode, out, err

    def test_ctrl_c_prints_what_is_known_and_exits_130(self):
        code, out, _ = self.interrupted(LONG)
        self.assertEqual(code, 130)
        self.assertRegex(out, r"^>=\d+  depth 12, \d+ of 48 first moves  ")

    def test_termination_exits_143(self):
        self.assertEqual(self.interrupted(LONG, signal.SIGTERM)[0], 143)

    def test_the_lower_depths_of_a_table_are_not_lost(self):
        for seconds in until_it_holds():
            code, out, _ = self.interrupted(LONG + ["--table"], seconds=seconds)
            self.assertEqual(code, 130)
            if re.search(r"(?m)^1 +48$", out):
                return
        self.fail(out)

    def test_a_divide_says_that_it_is_not_complete(self):
        code, out, _ = self.interrupted([DIVIDE, "--position", "kiwipete", "--depth", "12"])
        self.assertEqual(code, 130)
        self.assertRegex(out, r"Nodes searched so far: \d+\n$")

    def test_statistics_stop_too(self):
        code, out, err = self.interrupted(LONG + ["--stats"])
        self.assertEqual(code, 130)
        self.assertRegex(out, r"(?m)^stopped  depth 12  ")
        self.assertIn("interrupted: the count is not complete", err)
        out = self.interrupted(LONG + ["--stats", "--format", "json"])[1]
        self.assertIn('"stopped":{"depth":12}', out)

    def test_csv_that_was_cut_short_is_said_to_be(self):
        for words in (LONG + ["--format", "csv"], LONG + ["--divide", "--format", "csv"],
                      [DIVIDE, "--position", "kiwipete", "--depth", "12", "--format", "csv"]):
            code, _, err = self.interrupted(words)
            self.assertEqual(code, 130)
            self.assertIn("interrupted: the count is not complete", err)

    def test_waiting_for_input_stops_too(self):
        child = subprocess.Popen([PERFT, "--fen", "-", "--depth", "1"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                 stderr=subprocess.PIPE)
        interrupt(child, signal.SIGINT, 0.2)
        self.assertEqual(child.wait(timeout=PATIENCE), 130)
        child.communicate()

    def test_what_is_ignored_at_the_start_stays_ignored(self):
        child = subprocess.Popen([PERFT, "--fen", "-", "--depth", "1", "-q"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                 preexec_fn=lambda: [signal.signal(number, signal.SIG_IGN)
                                                     for number in (signal.SIGINT, signal.SIGHUP)])
        self.addCleanup(child.kill)
        wait_until(lambda: handles(child, signal.SIGTERM))
        child.send_signal(signal.SIGINT)
        child.send_signal(signal.SIGHUP)
        out, _ = child.communicate(b"4k3/8/8/8/8/8/8/4K3 w - - 0 1\n", timeout=PATIENCE)
        self.assertEqual((child.returncode, out.split()[0]), (0, b"5"))


class Output(unittest.TestCase):
    def test_a_full_disk_is_said_and_exits_4(self):
        for words in ([PERFT, "--depth", "1"], [PERFT, "--help"], [DIVIDE, "--depth", "1"]):
            with open("/dev/full", "w") as full:
                done = subprocess.run(words, stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE, text=True,
                                      timeout=PATIENCE, check=False)
            self.assertEqual(done.returncode, 4)
            self.assertIn("cannot write to standard output: No space left on device", done.stderr)

    def test_a_full_disk_does_not_hide_a_disagreement(self):
        with open("/dev/full", "w") as full:
            done = subprocess.run([PERFT, "--depth", "1", "--expect", "21"], stdin=subprocess.DEVNULL, stdout=full,
                                  stderr=subprocess.DEVNULL, timeout=PATIENCE, check=False)
        self.assertEqual(done.returncode, 1)

    def test_closed_output_is_said(self):
        done = subprocess.run(f"'{PERFT}' --depth 1 >&-", shell=True, capture_output=True, text=True, timeout=PATIENCE, check=False)
        self.assertEqual(done.returncode, 4)
        self.assertIn("cannot write to standard output", done.stderr)

    def test_a_closed_pipe_is_quiet(self):
        reader, writer = os.pipe()
        os.close(reader)
        done = subprocess.run([PERFT, "--depth", "3", "--divide", "--quiet"], stdin=subprocess.DEVNULL, stdout=writer,
                              stderr=subprocess.PIPE, text=True, timeout=PATIENCE, check=False)
        os.close(writer)
        self.assertEqual(done.stderr, "")
        self.assertEqual(done.returncode, 0)

    def test_unfinished_work_for_a_closed_pipe_stops_with_141(self):
        reader, writer = os.pipe()
        os.close(reader)
        fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n"
        done = subprocess.run([PERFT, "--fen", "-", "--depth", "1", "--quiet"], input=fen * 1000, stdout=writer,
                              stderr=subprocess.PIPE, text=True, timeout=PATIENCE, check=False)
        os.close(writer)
        self.assertEqual(done.stderr, "")
        self.assertEqual(done.returncode, 141)

    def test_answers_come_line_by_line(self):
        child = subprocess.Popen([PERFT, "--fen", "-", "--depth", "1"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                 stderr=subprocess.DEVNULL, text=True)
        child.stdin.write("4k3/8/8/8/8/8/8/4K3 w - - 0 1\n")
        child.stdin.flush()
        ready, _, _ = select.select([child.stdout], [], [], PATIENCE)
        self.assertTrue(ready)
        self.assertEqual(child.stdout.readline(), "5  depth 1  4k3/8/8/8/8/8/8/4K3 w - - 0 1\n")
        child.stdin.close()
        self.assertEqual(child.wait(timeout=PATIENCE), 0)
        child.stdout.close()

    @unittest.skipIf(SANITIZED, "sanitizers reserve address space without end")
    def test_no_memory_exits_4(self):
        # A thread's stack is of the size of this limit, and there is to be room for a few of them at least.
        stack = resource.getrlimit(resource.RLIMIT_STACK)[1]
        stack = (min(8 << 20, stack) if stack != resource.RLIM_INFINITY else 8 << 20, stack)
        memory = (64 << 20, 64 << 20)

        def limit():
            resource.setrlimit(resource.RLIMIT_STACK, stack)
            resource.setrlimit(resource.RLIMIT_AS, memory)

        done = subprocess.run([DIVIDE, "--depth", "8", "--ply", "6", "--position", "kiwipete"], stdin=subprocess.DEVNULL,
                              capture_output=True, text=True, timeout=PATIENCE, check=False,
                              preexec_fn=limit)
        self.assertEqual((done.returncode, done.stderr), (4, "divide: error: not enough memory\n"))

    def test_a_table_beyond_the_free_memory_exits_4_and_tells_what_fits(self):
        for program in (PERFT, DIVIDE):
            done = run(program, "--depth", "3", "--hash", "99999999")
            self.assertEqual((done.returncode, done.stdout), (4, ""))
            self.assertRegex(done.stderr, r"error: --hash 99999999: there are no 99999999 MB of free memory; "
                                          r"at most --hash \d+ fits now, and less may do\n$")


class Input(unittest.TestCase):
    def test_standard_input_is_left_alone_unless_asked_for(self):
        reader, writer = os.pipe()
        done = subprocess.run([PERFT, "--depth", "1"], stdin=reader, capture_output=True, timeout=PATIENCE, check=False)
        os.close(reader)
        os.close(writer)
        self.assertEqual(done.returncode, 0)

    def test_closed_standard_input_is_an_error(self):
        done = subprocess.run(f"'{PERFT}' --fen - --depth 1 <&-", shell=True, capture_output=True, text=True, timeout=PATIENCE,
                              check=False)
        self.assertEqual(done.returncode, 2)
        self.assertIn("cannot read standard input", done.stderr)

    def test_byte_order_mark_and_dos_lines_are_no_matter(self):
        done = subprocess.run([PERFT, "--fen", "-", "--depth", "1", "-q"], capture_output=True, timeout=PATIENCE, check=False,
                              input=b"\xef\xbb\xbf4k3/8/8/8/8/8/8/4K3 w - - 0 1\r\n")
        self.assertEqual((done.returncode, done.stderr), (0, b""))

    def test_any_bytes_end_in_a_sentence(self):
        for line in (b"\0\0\0", b"\xff\xfe\x00k", b"4k3/8/8/8/8/8/8/4K3 w - - 0 1\0", b"\x1b[2J" * 10, b"/" * 100_000):
            done = subprocess.run([PERFT, "--fen", "-", "--depth", "1"], capture_output=True, timeout=PATIENCE, check=False,
                                  input=line + b"\n")
            self.assertEqual(done.returncode, 2, line[:20])
            self.assertIn(b"perft: error: line 1: ", done.stderr)
            self.assertNotIn(b"\x1b", done.stderr)
            self.assertLess(len(done.stderr), 2000)

    def test_a_line_without_end_is_refused(self):
        with open("/dev/zero", "rb") as endless:
            done = run(PERFT, "--fen", "-", "--depth", "1", stdin=endless)
        self.assertEqual(done.returncode, 2)
        self.assertEqual(done.stderr, "perft: error: cannot read standard input: line 1 has more than 1 MiB\n")

    def test_a_divide_of_any_bytes_ends_in_a_sentence(self):
        for text in (b"", b"\0" * 1000, bytes(range(256)) * 100, b"e2e4: " + b"9" * 1000, b"\x1b["):
            done = subprocess.run([DIVIDE, "--depth", "1", "--compare", "-"], capture_output=True, timeout=PATIENCE, check=False,
                                  input=text)
            self.assertEqual(done.returncode, 2, text[:20])
            said = done.stderr + done.stdout
            self.assertTrue(b"divide: error: there is no divide in standard input" in said or b"unclear: " in said, said)


class Terminal(unittest.TestCase):
    def test_digits_are_grouped_and_colours_shown(self):
        code, text = run_in_terminal(PERFT, "--depth", "4")
        self.assertEqual(code, 0)
        self.assertIn("\x1b[1m197,281\x1b[0m", text)

    def test_no_color_and_never_are_respected(self):
        self.assertNotIn("\x1b[", run_in_terminal(PERFT, "--depth", "4", environment={"NO_COLOR": "1"})[1])
        self.assertNotIn("\x1b[", run_in_terminal(PERFT, "--depth", "4", "--color", "never")[1])

    def test_a_divide_stays_to_the_letter(self):
        _, text = run_in_terminal(PERFT, "--depth", "5", "--divide", "--quiet")
        self.assertIn("Nodes searched: 4865609", text)

    def test_long_work_shows_progress_and_wipes_it(self):
        progress = r"\r\d+ of 48 moves, .*nodes/s, about .* left\x1b\[K"
        # Work must take long enough for a line, which is written after the first of the first moves: how deep that is
        # differs a thousandfold between machines, and with sanitizers.
        for depth in range(5, 10):
            code, text = run_in_terminal(PERFT, "--position", "kiwipete", "--depth", str(depth), interrupt_at=progress)
            self.assertIn(code, (0, 130))
            if code == 130:
                break
        self.assertEqual(code, 130)
        self.assertRegex(text, progress)
        self.assertIn("\r\x1b[K", text)

    def test_quiet_shows_no_progress(self):
        self.assertNotIn(" of 48 moves, ", run_in_terminal(*LONG, "--quiet", interrupt_after=1)[1])

    def test_without_a_terminal_there_is_neither(self):
        done = run(PERFT, "--depth", "5")
        self.assertTrue(done.stdout.startswith("4865609  "))
        self.assertNotIn("\r", done.stderr)


class Depth(unittest.TestCase):
    def test_without_a_depth_the_table_takes_about_a_second(self):
        for _ in until_it_holds():  # where the machine stands still for a second there is no third depth
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            done = run(PERFT)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            self.assertEqual(done.returncode, 0)
            # Of processor time, which waiting for others does not add to.
            self.assertLess(after.ru_utime - before.ru_utime, 20 * os.cpu_count())
            if re.search(r"(?m)^1 +20\n2 +400\n3 +8902$", done.stdout):
                return
        self.fail(done.stdout)


if __name__ == "__main__":
    unittest.main()
