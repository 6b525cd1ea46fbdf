#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""divide --engine with real processes: divide_engine_test.py BIN MUTANT_ENGINE."""
import json
import re
import shlex
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from support.slow_program import slow, wrapped  # noqa: E402

BIN = MUTANT = None
KIWIPETE = ["--position", "kiwipete"]
KINGS_AND_ROOK = "4k3/8/8/8/8/8/8/4K2R w K - 0 1"


def divide(*arguments, timeout=120):
    return subprocess.run([str(BIN / "divide"), *arguments], capture_output=True, text=True, timeout=timeout,
                          check=False)


def mutant(bug, *arguments):
    """The one finding about a mutant, as JSON."""
    done = divide("--engine", f"{MUTANT} --bug {bug}", "--dialect", "go-perft", "--format", "json", *arguments)
    return done.returncode, json.loads(done.stdout)


class DivideEngine(unittest.TestCase):
    def test_agrees_with_stockfish_found_without_a_path(self):
        done = divide("--engine", "stockfish", *KIWIPETE, "--depth", "3")
        self.assertEqual((done.returncode, done.stdout), (0, "stockfish agrees with plyproof to depth 3\n"))
        self.assertRegex(done.stderr, r"\b\d+ questions, ")

    def test_believes_stockfish_as_a_reference(self):
        done = divide("--engine", f"{MUTANT} --bug pinned-knight-moves", "--against", "stockfish", "--fen",
                      "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "--depth", "1")
        self.assertEqual(done.returncode, 1)
        self.assertIn("answers 10 moves, stockfish 4\n", done.stdout)
        self.assertIn("pinned-knight", done.stdout)

    def test_names_faults_from_well_known_positions(self):
        expected = {
            "castling-through-check": "castling-through-check",
            "king-steps-into-pawn-attack": "king-into-check",
            "pinned-rook-moves-across": "pinned-rook",
            "unmake-loses-captured-man": "unmake-capture",
            "promotion-to-knight-missing": "promotion-piece",
        }
        # Each mutant is tried on all: what shows in none would be an empty answer.
        positions = ["kiwipete", "position4", "castling", "promotions"]
        for bug, rule in expected.items():
            rules = set()
            for position in positions:
                _, answer = mutant(bug, "--position", position, "--depth", "3")
                rules |= {finding["rule"] for finding in answer["findings"]}
            self.assertEqual(rules, {rule}, bug)

    def test_names_every_planted_bug_that_an_answer_can_show(self):
        names = ("name", "shows", "rule", "fen", "moves", "depth", "difference", "sentence")
        listed = subprocess.run([str(MUTANT), "--list-bugs"], capture_output=True, text=True, timeout=120, check=True)
        rows = [dict(zip(names, line.split("\t"))) for line in listed.stdout.splitlines()]
        shown = [row for row in rows if row["rule"]]
        self.assertGreaterEqual(len(shown), 153)
        for row in shown:
            with self.subTest(row["name"]):
                # What goes wrong with a path only needs the path; all else is found from the position alone.
                path = ["--moves", row["moves"]] if row["name"] == "moves-ignored" else []
                code, answer = mutant(row["name"], "--fen", row["fen"], "--depth", row["depth"], *path)
                self.assertEqual(([finding["rule"] for finding in answer["findings"]], code), ([row["rule"]], 1))
                self.assertLess(answer["seconds"]["ours"], 1)

    def test_names_bugs_from_the_first_case_of_the_gate_that_shows_them(self):
        expected = {
            "double-push-over-man": "double-push-blocked", "en-passant-rank-pin-missed": "en-passant-rank-pin",
            "castling-right-kept-after-rook-captured": "castling-after-rook-captured", "hash-without-depth": "hash-depth",
            "unmake-loses-captured-man": "unmake-capture", "mate-counted-as-leaf": "count-mate-as-leaf",
            "queen-pins-not-on-diagonals": "pinned-queen", "bishop-wraps-edge": "slider-wrap",
            "promotion-changes-colour": "promotion-placement", "cumulative-counts": "count-cumulative",
        }
        for bug, rule in expected.items():
            with self.subTest(bug):
                command = f"{MUTANT} --bug {bug}"
                run = subprocess.run([str(BIN / "perft-suite"), "--engine", command, "--dialect", "go-perft", "--tier",
                                      "gate", "--format", "json"], capture_output=True, text=True, timeout=120, check=False)
                cases = [case for suite in json.loads(run.stdout)["suites"] for case in suite["cases"]]
                first = next(case for case in cases if case["verdict"] == "mismatch")
                depth = next(check["depth"] for check in first["checks"] if check["outcome"] == "differs")
                code, answer = mutant(bug, "--fen", first["fen"], "--depth", str(depth))
                (finding,) = answer["findings"]
                named = {finding["rule"]} | {other["rule"] for other in finding["alternatives"]}
                self.assertEqual(code, 1)
                self.assertIn(rule, named, first["id"])
                self.assertLess(answer["seconds"]["ours"], 1)

    def test_says_that_a_program_counts_nothing(self):
        with tempfile.TemporaryDirectory() as folder:
            script = Path(folder) / "zero"
            script.write_text("#!/bin/sh\necho 'Nodes searched: 0'\n")
            script.chmod(0o755)
            done = divide("--engine", str(script), "--dialect", "script", "--fen", KINGS_AND_ROOK, "--depth", "2")
        self.assertEqual(done.returncode, 1)
        self.assertIn("likely rule: count-wrong    it says 0 for everything: does it count at all", done.stdout)

    def test_shows_where_the_program_believes_to_be(self):
        bug = "castling-right-kept-after-rook-captured"
        _, answer = mutant(bug, "--fen", "4k3/8/8/8/8/6n1/8/4K2R b K - 0 1", "--depth", "2")
        finding = answer["findings"][0]
        self.assertEqual((finding["shown_fen"], finding["shown_is_right"]), ("4k3/8/8/8/8/8/8/4K2n w K - 0 2", False))
        done = divide("--engine", f"{MUTANT} --bug {bug}", "--dialect", "go-perft", "--fen",
                      "4k3/8/8/8/8/6n1/8/4K2R b K - 0 1", "--depth", "2")
        self.assertIn("it shows:   4k3/8/8/8/8/8/8/4K2n w K - 0 2\nright is:   4k3/8/8/8/8/8/8/4K2n w - - 0 2\n",
                      done.stdout)

    def test_says_what_was_asked_before_a_leftover_showed(self):
        _, answer = mutant("second-position-keeps-en-passant", "--fen", "4k3/8/8/3Pp3/8/8/8/4K3 w - - 0 1", "--depth",
                           "1")
        finding = answer["findings"][0]
        self.assertEqual((finding["rule"], finding["seen"]), ("second-position", "later"))
        self.assertEqual(finding["earlier"][0]["fen"], "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1")

    def test_tells_generator_faults_from_state_faults(self):
        _, by_path = mutant("castling-rook-stays", "--fen", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "--depth", "2")
        self.assertEqual(by_path["findings"][0]["seen"], "path-only")
        _, generator = mutant("pinned-knight-moves", "--fen", "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1")
        self.assertEqual(generator["findings"][0]["seen"], "fen")
        self.assertFalse(generator["agrees"])

    def test_reports_a_program_that_crashes_or_hangs_as_failed(self):
        for bug, words in (("crash-on-count", "SIGSEGV"), ("hang-on-count", "did not answer within 1 s"),
                           ("exit-on-count", "exit code 1")):
            done = divide("--engine", f"{MUTANT} --bug {bug}", "--dialect", "go-perft", "--depth", "2", "--timeout",
                          "1")
            self.assertEqual((done.returncode, done.stdout), (3, ""), bug)
            self.assertIn(words, done.stderr)
            self.assertIn("show it:    position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n",
                          done.stderr)
            self.assertRegex(done.stderr, rf"next: +divide --fen 'rnbq.*' --depth \d --engine '.*{bug}' --dialect "
                                          r"go-perft --timeout 1\b")

    def test_says_in_json_at_which_question_a_program_failed(self):
        done = divide("--engine", f"{MUTANT} --bug crash-on-count", "--dialect", "go-perft", "--moves", "e2e4",
                      "--depth", "2", "--format", "json")
        error = json.loads(done.stdout)["error"]
        self.assertEqual((done.returncode, error["kind"], error["question"]["moves"]), (3, "died", ["e2e4"]))

    def test_takes_an_answer_for_another_position_for_a_finding(self):
        code, answer = mutant("moves-ignored", "--fen", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "--moves", "e1g1", "--depth",
                              "1")
        self.assertEqual(code, 1)
        self.assertEqual(answer["findings"][0]["rule"], "wrong-position")

    def test_tells_what_both_references_say_when_they_quarrel(self):
        arguments = ["--engine", str(MUTANT), "--reference", f"{MUTANT} --bug pinned-knight-moves", "--fen",
                     "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "--depth", "1"]
        done = divide(*arguments)
        self.assertEqual(done.returncode, 1)
        self.assertIn("pinned-knight-moves 10, plyproof 4 at depth 1\n", done.stdout)
        self.assertIn("--second-reference CMD", done.stdout)
        quarrel = json.loads(divide(*arguments, "--format", "json").stdout)["quarrel"]
        self.assertEqual([len(answer["moves"]) for answer in quarrel["answers"]], [10, 4])

    def test_asks_the_second_reference_about_a_quarrel(self):
        arguments = ["--engine", str(MUTANT), "--reference", f"{MUTANT} --bug en-passant-rank-pin-missed",
                     "--second-reference", "stockfish", "--fen", "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1"]
        done = divide(*arguments)
        self.assertEqual(done.returncode, 1)
        self.assertIn("\n8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1\n", done.stdout)
        self.assertRegex(done.stdout, r"third: +stockfish 6: agrees with plyproof\n")
        self.assertNotIn("--second-reference", done.stdout)
        third = json.loads(divide(*arguments, "--format", "json").stdout)["quarrel"]["third"]
        self.assertEqual((third["name"], third["agrees_with"]), ("stockfish", ["plyproof"]))

    def test_shows_a_line_of_the_list_that_names_no_move(self):
        for line in ("h9h9", "0000", "(none)"):
            with self.subTest(line), tempfile.TemporaryDirectory() as folder:
                script = Path(folder) / "lists_too_much"
                # A right list with one more line, and a total that counts it.
                script.write_text(f"""#!/bin/sh
printf 'position fen %s moves %s\\ngo perft %s\\nquit\\n' "$2" "$3" "$1" | {MUTANT} | awk '
/^[a-h][1-8][a-h][1-8][qrbn]*: / {{ print; sum += $2 }}
END {{ print "{line}: 1"; print "Nodes searched: " sum + 1 }}'
""")
                script.chmod(0o755)
                done = divide("--engine", str(script), "--dialect", "script", "--depth", "1", "--format", "json")
                self.assertEqual(done.returncode, 1, done)
                self.assertEqual([finding["rule"] for finding in json.loads(done.stdout)["findings"]], ["no-move"])
                done = divide("--engine", str(script), "--depth", "1")
                self.assertIn(line, done.stdout)

    def test_waits_as_long_as_it_is_told_while_it_finds_the_dialect(self):
        with tempfile.TemporaryDirectory() as folder:
            deaf = wrapped(folder, MUTANT, "if 'readyok' in line: continue")
            done = divide("--engine", deaf, "--depth", "1", "--ready-timeout", "0.3s")
            self.assertIn("did not answer within 0.3 s after 'isready'", done.stderr)

    def test_never_asks_for_depth_0(self):
        for bug in ("unmake-castling-rook-stays", "mate-counted-as-leaf", "cumulative-counts", "pinned-knight-moves"):
            with self.subTest(bug=bug), tempfile.TemporaryDirectory() as folder:
                trace = Path(folder) / "trace"
                divide("--engine", f"{MUTANT} --bug {bug}", *KIWIPETE, "--depth", "3", "--trace", str(trace))
                asked = re.findall(r"go perft (\d+)", trace.read_text())
                self.assertIn("1", asked)
                self.assertNotIn("0", asked)

    def test_tells_what_it_took_to_find_the_dialect(self):
        with tempfile.TemporaryDirectory() as folder:
            done = divide("--engine", slow(folder, MUTANT), "--depth", "1", "--fen", "4k3/8/8/8/8/8/8/4K3 w - - 0 1")
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertRegex(done.stderr, r"wrapped: found by asking: --dialect go-perft \(\d+ s\); name it to save that")
            self.assertRegex(done.stderr, r"theirs; to find its dialect: 1 question, \d+\.?\d* s\n")

    def test_the_example_of_the_mutant_engine_shows_a_difference(self):
        said = subprocess.run([str(MUTANT), "--help"], capture_output=True, text=True, timeout=120, check=True).stdout
        (example,) = [line.strip() for line in said.splitlines() if line.startswith("  divide ")]
        words = [word.replace("mutant-engine", str(MUTANT)) for word in shlex.split(example)]
        self.assertEqual(divide(*words[1:]).returncode, 1)

    def test_remarks_on_promotions_without_their_piece(self):
        done = divide("--engine", f"{MUTANT} --bug promotion-letter-missing", "--dialect", "go-perft", "--fen",
                      "8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "--depth", "1")
        self.assertEqual(done.returncode, 0)
        self.assertIn("does not say what a pawn becomes: 'e7e8'", done.stderr)

    def test_names_an_option_that_the_engine_does_not_have(self):
        done = divide("--engine", str(MUTANT), "--option", "Hsh=1", "--depth", "1")
        self.assertEqual(done.returncode, 3)
        self.assertIn("has no option 'Hsh'; it has: UCI_Chess960", done.stderr)

    def test_traces_what_is_said(self):
        with tempfile.TemporaryDirectory() as folder:
            trace = Path(folder) / "trace"
            divide("--engine", str(MUTANT), "--dialect", "go-perft", "--depth", "1", "--trace", str(trace))
            lines = trace.read_text()
        self.assertIn(" > go perft 1\n", lines)
        self.assertIn(" < Nodes searched: 20\n", lines)

    def test_lists_every_fault_below_a_position_when_asked(self):
        _, answer = mutant("pinned-knight-moves --bug double-push-missing-on-a-file", "--fen",
                           "4r1k1/8/8/8/8/8/P3N3/4K3 w - - 0 1", "--depth", "2", "--all")
        self.assertEqual({finding["rule"] for finding in answer["findings"]}, {"pinned-knight", "double-push"})

    def test_prints_the_dialects(self):
        done = divide("--list-dialects")
        self.assertEqual(done.returncode, 0)
        self.assertIn("go-perft", {row["name"] for row in json.loads(done.stdout)})


if __name__ == "__main__":
    MUTANT = Path(sys.argv.pop()).resolve()
    BIN = Path(sys.argv.pop()).resolve()
    unittest.main(verbosity=2)
