# SPDX-License-Identifier: MIT
"""A UCI engine at the other end of two pipes, for tests: every wait ends with what was waited for or fails the test.

talk() says all at once, UciChild listens in between.
"""

import queue
import subprocess
import threading

from support.patience import PATIENCE


def talk(command, lines):
    """Sends lines and the end of the input: how it ended and all that it said, once it has ended."""
    return subprocess.run(command, input="".join(line + "\n" for line in lines), capture_output=True, text=True,
                          errors="replace", timeout=PATIENCE, check=False)


class UciChild:
    def __init__(self, program, *arguments):
        self.child = subprocess.Popen([program, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                      stderr=subprocess.PIPE, bufsize=0)
        self.lines = queue.Queue()
        self.reader = threading.Thread(target=self._read)
        self.reader.start()

    def _read(self):
        for line in self.child.stdout:
            self.lines.put(line.decode("utf-8", "replace").rstrip("\n"))
        self.lines.put(None)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.child.poll() is None:
            self.child.kill()
        self.child.wait()
        self.reader.join()
        for stream in (self.child.stdin, self.child.stdout, self.child.stderr):
            stream.close()

    def send(self, *lines, end="\n"):
        self.child.stdin.write("".join(line + end for line in lines).encode())

    def line(self):
        """The next line, None at the end of the output."""
        return self.lines.get(timeout=PATIENCE)

    def until(self, word):
        """All lines up to the first one that begins with `word`, which is the last."""
        lines = []
        while True:
            line = self.line()
            assert line is not None, f"the engine ended before it said '{word}': {lines[-5:]}"
            lines.append(line)
            if line.startswith(word):
                return lines

    def waiting(self):
        """The lines that have come and were not taken, once the engine has answered isready."""
        self.send("isready")
        return self.until("readyok")[:-1]

    def ask(self, *lines, until):
        self.send(*lines)
        return self.until(until)

    def close_input(self):
        self.child.stdin.close()

    def rest(self):
        """Everything up to the end of the output."""
        lines = []
        while (line := self.line()) is not None:
            lines.append(line)
        return lines

    def exit_code(self):
        return self.child.wait(PATIENCE)
