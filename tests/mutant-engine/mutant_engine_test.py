#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""mutant-engine as whoever drives it meets it: right without a bug, wrong as the catalogue promises with one.

Nothing here may depend on how fast or how busy the machine is: see support/patience.py.
"""
import os
import re
import select
import signal
import subprocess
import sys
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from support.patience import PATIENCE  # noqa: E402
from support.uci_child import talk  # noqa: E402

PROGRAM = str(Path(sys.argv.pop(1)).resolve())

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
KINGS = "k7/8/8/8/8/8/8/K7 w - - 0 1"


def command(*bugs):
    return [PROGRAM, *(word for bug in bugs for word in ("--bug", bug))]


def answer(lines, *bugs):
    done = talk(command(*bugs), lines)
    assert done.returncode == 0, done
    return done.stdout


def divide(lines, *bugs):
    """The move lines in order and the total."""
    text = answer(lines, *bugs)
    moves = re.findall(r"^([a-h1-8qrbn]+): (\d+)$", text, re.M)
    return [(move, int(count)) for move, count in moves], int(re.search(r"^Nodes searched: (\d+)$", text, re.M)[1])


def rows():
    """The catalogue as the program prints it."""
    names = ("name", "shows", "rule", "fen", "moves", "depth", "difference", "sentence")
    done = subprocess.run([PROGRAM, "--list-bugs"], capture_output=True, text=True, timeout=PATIENCE, check=True)
    return [dict(zip(names, line.split("\t"))) for line in done.stdout.splitlines()]


def position(fen, moves=""):
    return f"position fen {fen}" + (f" moves {moves}" if moves else "")


class WithoutBugs(unittest.TestCase):
    def test_shakes_hands(self):
        text = answer(["uci", "isready", "ucinewgame", "quit"])
        self.assertRegex(text, r"(?s)^id name .*\noption name UCI_Chess960 type check default false\nuciok\nreadyok\n$")

    def test_begins_with_the_start_position(self):
        self.assertEqual(divide(["go perft 3"])[1], 8902)

    def test_counts_as_stockfish_prints(self):
        self.assertEqual(answer([position(KINGS), "go perft 2"]), "a1a2: 3\na1b1: 3\na1b2: 3\n\nNodes searched: 9\n\n")

    def test_counts_castling_en_passant_and_promotions(self):
        self.assertEqual(divide([position(KIWIPETE), "go perft 3"])[1], 97862)

    def test_counts_one_at_depth_zero(self):
        self.assertEqual(divide(["go perft 0"]), ([], 1))

    def test_plays_moves(self):
        text = answer(["position startpos moves e2e4 c7c5 g1f3", "d"])
        self.assertEqual(text, "Fen: rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2\n")

    def test_shows_what_it_believes(self):
        self.assertIn(" b KQkq e3 0 1\n", answer(["position startpos moves e2e4", "d"]))
        self.assertIn(" b KQkq - 0 1\n", answer(["position startpos moves e2e3", "d"]))
        lines = [position("4k3/8/8/8/8/6n1/8/4K2R b K - 0 1", "g3h1"), "d"]
        self.assertEqual(answer(lines), "Fen: 4k3/8/8/8/8/8/8/4K2n w - - 0 2\n")
        self.assertEqual(answer(lines, "castling-right-kept-after-rook-captured"),
                         "Fen: 4k3/8/8/8/8/8/8/4K2n w K - 0 2\n")

    def test_spells_castling_as_the_option_says(self):
        fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
        self.assertIn(("e1g1", 1), divide([position(fen), "go perft 1"])[0])
        self.assertIn(("e1h1", 1), divide(["setoption name UCI_Chess960 value true", position(fen), "go perft 1"])[0])
        for moves in ("e1g1", "e1h1"):
            self.assertEqual(answer([position(fen, moves), "d"]), "Fen: 4k3/8/8/8/8/8/8/5RK1 b - - 1 1\n")

    def test_writes_rights_of_other_rooks_by_their_file(self):
        text = answer([position("4k3/8/8/8/8/8/8/4K1RR w G - 0 1"), "d"])
        self.assertEqual(text, "Fen: 4k3/8/8/8/8/8/8/4K1RR w G - 0 1\n")

    def test_plays_a_legal_move(self):
        self.assertRegex(answer(["go depth 1"]), r"^bestmove [a-h][12][a-h][34]\n$")
        self.assertEqual(answer([position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), "go"]), "bestmove (none)\n")

    def test_refuses_a_position_that_is_none(self):
        refused = "info string error: the last position was refused\n"
        for bad in ("position fen blah", "position fen 4k3/8/8/8/8/8/8/8 w - - 0 1",
                    "position startpos moves e2e4 e7e7", "position", "position startpos e2e4"):
            text = answer(["position startpos", bad, "go perft 1", "d"])
            self.assertRegex(text, r"^info string error: .*\n", bad)
            self.assertNotIn("Nodes searched", text, bad)
            self.assertNotIn("Fen:", text, bad)
        self.assertIn(refused, answer(["position fen blah", "go perft 1"]))
        self.assertIn("e7e7", answer(["position startpos moves e2e4 e7e7"]))
        self.assertIn("Nodes searched: 20", answer(["position fen blah", "position startpos", "go perft 1"]))

    def test_says_what_it_does_not_understand(self):
        for line in ("hello", "go perft", "go perft x", "go perft -1", "go perft 99", "setoption name Hash value 1"):
            self.assertRegex(answer([line]), r"^info string error: .*\n$", line)

    def test_ends_with_its_input_or_at_quit(self):
        self.assertEqual(answer([]), "")
        self.assertEqual(answer(["quit", "go perft 1"]), "")


class Options(unittest.TestCase):
    def test_lists_bugs_of_every_kind(self):
        listed = rows()
        self.assertGreaterEqual(len(listed), 60)
        self.assertEqual({row["shows"] for row in listed}, {"list", "path", "count", "protocol"})
        self.assertEqual({len(row) for row in listed}, {8})

    def test_refuses_a_bug_that_does_not_exist(self):
        done = talk(command("no-such-bug"), ["quit"])
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertIn("there is no bug 'no-such-bug'", done.stderr)

    def test_plants_several_bugs(self):
        lines = [position("4k3/8/8/3Pp3/8/8/P7/4K3 w - e6 0 1"), "go perft 1"]
        right = {move for move, _ in divide(lines)[0]}
        wrong = {move for move, _ in divide(lines, "en-passant-missing", "double-push-missing-on-a-file")[0]}
        self.assertEqual(right - wrong, {"d5e6", "a2a4"})


class EachBug(unittest.TestCase):
    def test_shows_in_what_the_program_prints(self):
        for row in rows():
            if row["shows"] == "protocol":
                continue
            lines = [position(row["fen"]), f"go perft {row['depth']}"]
            if row["shows"] != "count":
                lines = [position(row["fen"], row["moves"]), "go perft 1"]
            with self.subTest(row["name"]):
                self.assertNotEqual(divide(lines, row["name"]), divide(lines))
                if row["shows"] == "path":
                    fen = answer([lines[0], "d"]).removeprefix("Fen: ").strip()
                    by_fen = [position(fen), "go perft 1"]
                    self.assertEqual(divide(by_fen, row["name"]), divide(by_fen))


class ProtocolFaults(unittest.TestCase):
    def row(self, name):
        return next(row for row in rows() if row["name"] == name)

    def lines(self, name):
        row = self.row(name)
        return [position(row["fen"], row["moves"]), f"go perft {row['depth']}"]

    def starts_never_to_end(self, bug, enough):
        """Starts the program and waits until it has printed this much; what it printed."""
        child = subprocess.Popen(command(bug), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        try:
            child.stdin.write("\n".join(["isready", *self.lines(bug), "isready"]).encode() + b"\n")
            text = b""
            while len(text) < enough:
                self.assertTrue(select.select([child.stdout], [], [], PATIENCE)[0])
                text += os.read(child.stdout.fileno(), 65536)
            self.assertIsNone(child.poll())
            return text
        finally:
            child.kill()
            child.wait()
            child.stdin.close()
            child.stdout.close()

    def test_crashes_by_a_signal(self):
        self.assertEqual(talk(command("crash-on-count"), self.lines("crash-on-count")).returncode, -signal.SIGSEGV)

    def test_crashes_in_check_only(self):
        self.assertEqual(talk(command("crash-in-check"), self.lines("crash-in-check")).returncode, -signal.SIGSEGV)
        self.assertEqual(divide([position(KINGS), "go perft 2"], "crash-in-check")[1], 9)

    def test_ends_without_a_word(self):
        done = talk(command("exit-on-count"), self.lines("exit-on-count"))
        self.assertEqual((done.returncode, done.stdout, done.stderr), (1, "", ""))

    def test_hangs(self):
        self.assertEqual(self.starts_never_to_end("hang-on-count", 8), b"readyok\n")

    def test_floods(self):
        text = self.starts_never_to_end("flood-on-count", 1_000_000)
        self.assertGreater(text.count(b"\n"), 10_000)

    def test_never_ends_a_line(self):
        text = self.starts_never_to_end("line-without-end", 1_000_000)
        self.assertEqual(text.count(b"\n"), 1)

    def test_prints_garbage_and_no_answer_before_it(self):
        done = subprocess.run(command("garbage-on-count"), input=b"go perft 1\n", capture_output=True, timeout=PATIENCE,
                              check=True)
        self.assertTrue(done.stdout.startswith(b"\xff\xfe\0"))
        with self.assertRaises(UnicodeDecodeError):
            done.stdout.decode()

    def test_answers_for_the_start_position(self):
        self.assertEqual(divide(self.lines("answers-for-start"), "answers-for-start"), divide(["go perft 1"]))

    def test_ignores_moves(self):
        lines = self.lines("moves-ignored")
        without = [position(self.row("moves-ignored")["fen"]), "go perft 1"]
        self.assertEqual(divide(lines, "moves-ignored"), divide(without))
        self.assertNotEqual(divide(lines), divide(without))

    def test_is_wrong_only_after_a_second_position(self):
        first = {"second-position-ignored": position(KINGS),
                 "second-position-keeps-rights": position("4k3/8/8/8/8/8/8/4K2R w K - 0 1"),
                 "second-position-keeps-en-passant": position("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1")}
        for bug, before in first.items():
            with self.subTest(bug):
                self.assertEqual(divide(self.lines(bug), bug), divide(self.lines(bug)))
                self.assertNotEqual(divide([before, *self.lines(bug)], bug), divide(self.lines(bug)))
                self.assertEqual(divide([before, *self.lines(bug)]), divide(self.lines(bug)))

    def test_takes_black_to_move_for_white_to_move_in_its_table(self):
        bug = "hash-without-side-to-move"
        black = self.lines(bug)
        white = [black[0].replace(" b ", " w "), black[1]]
        self.assertEqual(divide(black, bug), divide(black))

        def second(lines, *bugs):
            return re.findall(r"Nodes searched: (\d+)", answer(lines, *bugs))[1]

        right, wrong = second(white + black), second(white + black, bug)
        self.assertEqual(self.row(bug)["difference"],
                         f"after the same count with White to move, {wrong} instead of {right}")

    def test_prints_less_than_it_counts(self):
        moves, total = divide(self.lines("divide-hides-castling"), "divide-hides-castling")
        self.assertEqual((len(moves), total), (14, 15))

    def test_drops_the_letter_of_promotions(self):
        moves, _ = divide(self.lines("promotion-letter-missing"), "promotion-letter-missing")
        self.assertEqual(moves.count(("e7e8", 1)), 4)


if __name__ == "__main__":
    unittest.main()
