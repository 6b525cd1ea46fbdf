#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The program match as its user meets it: table, JSON, files, exit codes, Ctrl-C.

Nothing here may depend on how fast or how busy the machine is: see support/patience.py.
"""
import json
import os
import signal
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
TESTS = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(TESTS))

from support.patience import PATIENCE, handles, wait_until  # noqa: E402

PROGRAM = str(Path(sys.argv.pop(1)).resolve())
START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


def engine(illness, *more):
    """Plays e2e4 or e7e5, and the same again, which is illegal: White always loses at its second move."""
    return " ".join([sys.executable, "-I", "-S", str(TESTS / "support" / "sick_engine.py"), illness, *more])


def command(first, second, *options):
    return [PROGRAM, "--first", first, "--second", second, "--nodes", "10", *options]


def run(*words):
    return subprocess.run(command(*words), capture_output=True, text=True, timeout=PATIENCE, check=False)


class Match(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.openings = self.folder / "openings.txt"
        self.openings.write_text(START + "\n")

    def test_tells_json_what_was_played(self):
        done = run(engine("none"), engine("none"), "--games", "4", "--openings", self.openings, "--format", "json",
                   "--first-name", "one", "--second-name", "two", "--first-option", "Hash=1")
        self.assertEqual(done.returncode, 1, done.stderr)  # the first one played illegal moves
        answer = json.loads(done.stdout)
        self.assertEqual(answer["schema"], 1)
        self.assertEqual((answer["first"], answer["second"]), ("one", "two"))
        self.assertEqual(answer["all"], {"wins": 2, "draws": 0, "losses": 2})
        self.assertEqual(answer["with_white"], {"wins": 0, "draws": 0, "losses": 2})
        self.assertEqual(answer["pairs"], [0, 0, 2, 0, 0])
        self.assertEqual(answer["first_faults"]["illegal_moves"], 2)
        self.assertEqual(answer["second_faults"]["illegal_moves"], 2)
        self.assertEqual(answer["endings"], {"illegal move": 4})
        self.assertEqual(answer["elo"]["value"], 0)
        self.assertIn("game 1, one: illegal move: bestmove e7e5 after position startpos moves e2e4 e7e5", done.stderr)

    def test_prints_a_table_and_appends_pgn(self):
        pgn = self.folder / "games.pgn"
        pgn.write_text("before\n")
        done = run(engine("none"), engine("crash"), "--games", "2", "--openings", self.openings, "--pgn", pgn)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("all             2     2      0       0  100.0 %\n", done.stdout)
        self.assertIn("ends: 2 crash\n", done.stdout)
        self.assertIn(": 0 illegal moves, 0 time losses, 2 crashes, 0 hangs", done.stdout)
        text = pgn.read_text()
        self.assertTrue(text.startswith("before\n[Event "))
        self.assertEqual(text.count('[Result "1-0"]'), 1)
        self.assertEqual(text.count('[Result "0-1"]'), 1)
        self.assertIn("SIGSEGV", text)

    def test_stops_when_the_test_is_decided(self):
        done = run(engine("crash"), engine("none"), "--games", "100000", "--sprt", "0,400", "--jobs", "2")
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertRegex(done.stdout, r"SPRT: log-likelihood ratio -\d.*: elo0\n")

    def test_has_openings_that_are_all_different(self):
        text = (TESTS.parent / "apps" / "dev" / "match" / "openings.txt").read_text()
        openings = [line for line in text.splitlines() if not line.startswith("#")]
        self.assertEqual(len(openings), 500)
        self.assertEqual(len(set(openings)), 500)
        self.assertTrue(all(len(line.split()) == 8 for line in openings))

    def test_says_now_and_then_how_it_stands(self):
        done = run(engine("none"), engine("crash"), "--games", "6", "--openings", self.openings)
        self.assertIn("2 of 6 games, +2 =0 -0, 100.0 %\n", done.stderr)
        self.assertIn("6 of 6 games, +6 =0 -0, 100.0 %\n", done.stderr)

    def test_plays_openings_of_its_own_and_chess960(self):
        for option in ((), ("--chess960",)):
            done = run(engine("crash"), engine("crash"), "--games", "2", *option)
            self.assertEqual(done.returncode, 1, done.stderr)
            self.assertIn("ends: 2 crash\n", done.stdout)

    def test_refuses_what_it_cannot_do(self):
        good = engine("none")
        for code, words in [(3, ("there-is-no-such-program", good)), (3, (good, engine("dies-at-start"))),
                            (2, (good, good, "--sprt", "5,0")), (2, (good, good, "--clock", "1+1")),
                            (2, (good, good, "--games", "0")), (2, (good, good, "--openings", "/does/not/exist")),
                            (2, (good, good, "--first-option", "=3")),
                            (4, (good, good, "--pgn", "/does/not/exist/games.pgn"))]:
            done = run(*words)
            self.assertEqual(done.returncode, code, (words, done.stderr))
            self.assertIn("error: ", done.stderr)

    def test_ends_at_ctrl_c_with_what_is_known_and_leaves_no_process(self):
        numbers = self.folder / "numbers"
        match = subprocess.Popen(command(engine("hang", str(numbers)), engine("none"), "--timeout", "1h", "--openings",
                                         self.openings), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        try:
            wait_until(lambda: numbers.exists() and numbers.read_text().endswith("\n"))
            wait_until(lambda: handles(match, signal.SIGINT))
            match.send_signal(signal.SIGINT)
            out, errors = match.communicate(timeout=PATIENCE)
        finally:
            match.kill()
        self.assertEqual(match.returncode, 130, errors)
        self.assertIn("interrupted", out)
        self.assertIn("no complete pair of games yet", out)
        for number in numbers.read_text().split():
            wait_until(lambda: not os.path.exists(f"/proc/{number}") or "Z" in
                       Path(f"/proc/{number}/stat").read_text().rsplit(")", 1)[1].split()[0])


if __name__ == "__main__":
    unittest.main()
