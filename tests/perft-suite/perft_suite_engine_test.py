#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""perft-suite --engine with real processes: perft_suite_engine_test.py PROGRAM MUTANT_ENGINE [TEST-CLASS...]

Nothing here may depend on how fast or how busy the machine is: see support/patience.py.
"""
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

sys.dont_write_bytecode = True
TESTS = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(TESTS))

from support.patience import PATIENCE, handles, until_it_holds, wait_until  # noqa: E402

PROGRAM = str(Path(sys.argv.pop(1)).resolve())
MUTANT = str(Path(sys.argv.pop(1)).resolve())
JUDGED = f"/usr/bin/python3 {TESTS / 'golden/data/judged_engine.py'}"
VERDICTS = (TESTS / "golden/data/verdicts.epd").read_text()

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
GOOD = f"{START} ;D1 20 ;D2 400 ;D3 8902 ;id \"start\"\n4k3/8/8/8/8/8/8/4K3 w - - 0 1 ;D1 5 ;D2 25 ;id \"kings\"\n"
HANGS = "7k/8/8/8/8/8/8/6K1 w - - 0 1 ;D1 5 ;D2 25 ;id \"hangs\"\n"
PINNED = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1 ;D1 4 ;D2 64 ;id \"pinned\"\n"


class Case(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def file(self, name, content):
        (self.folder / name).write_text(content)
        return name

    def run_program(self, *words, timeout=PATIENCE):
        """Exit code, standard output, standard error."""
        done = subprocess.run([PROGRAM, *words], cwd=self.folder, capture_output=True, timeout=timeout, check=False,
                              stdin=subprocess.DEVNULL, text=True)
        return done.returncode, done.stdout, done.stderr

    def json_of(self, *words, code):
        actual, out, err = self.run_program(*words, "--format", "json")
        self.assertEqual(actual, code, err)
        return json.loads(out)

    def judge(self, engine, *words, code, dialect="go-perft"):
        return self.json_of("--engine", engine, "--dialect", dialect, *words, code=code)

    def verdicts(self, report):
        return {case["id"]: case["verdict"] for suite in report["suites"] for case in suite["cases"]}

    def children(self, mark):
        """The processes that have this word among theirs."""
        found = []
        for entry in Path("/proc").iterdir():
            try:
                if entry.name.isdigit() and mark.encode() in (entry / "cmdline").read_bytes().split(b"\0"):
                    found.append(entry.name)
            except OSError:
                continue
        return [pid for pid in found if pid != str(os.getpid())]


class Engines(Case):
    def test_stockfish_agrees_with_the_suites_inside_the_program(self):
        report = self.json_of("--engine", "stockfish", "--max-nodes", "2000", "--filter", "*0*", code=0)
        self.assertGreater(report["totals"]["cases"]["pass"], 300)
        self.assertEqual(report["engine"], {"command": "stockfish", "dialect": "go-perft"})

    def test_a_right_program_agrees_whatever_its_dialect(self):
        self.file("a.epd", GOOD)
        for engine, words in (("stockfish", []), (MUTANT, []), ("builtin", []), ("sjeng", ["--max-depth", "2"])):
            code, out, _ = self.run_program("--engine", engine, *words, "a.epd")
            self.assertEqual(code, 0, out)
            self.assertIn("2 cases agree", out)

    def test_a_move_lister_is_asked_for_what_it_can_list(self):
        self.file("a.epd", GOOD)
        report = self.json_of("--engine", "stockfish", "--dialect", "multipv", "a.epd", "--max-depth", "1", "--filter",
                              "*start*", code=0)
        self.assertEqual(self.verdicts(report), {"start": "pass"})

    def test_chess960_is_switched_on_and_off_by_case(self):
        self.file("a.epd", "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9 ;D1 21 ;D2 528\n" + GOOD)
        self.judge("stockfish", "--jobs", "1", "a.epd", code=0)
        report = self.judge("stockfish", "--chess960", "--jobs", "1", "a.epd", code=0)
        self.assertEqual({case["variant"] for case in report["suites"][0]["cases"]}, {"chess960"})

    def test_set_up_reaches_the_program_and_faults_of_it_are_told(self):
        self.file("a.epd", GOOD)
        self.judge("stockfish", "--option", "Hash=1", "--init", "debug off", "a.epd", code=0)
        code, out, _ = self.run_program("--engine", "stockfish", "--dialect", "go-perft", "--option", "Hsah=1", "a.epd")
        self.assertEqual(code, 3)
        self.assertIn("has no option 'Hsah'; it has: ", out)
        self.assertIn("NOT STARTED", out)
        self.judge("stockfish", "--trace", "talk.txt", "a.epd", code=0)
        self.assertIn(" > go perft 3\n", (self.folder / "talk.txt").read_text())
        self.file("mine.json", '{"name": "mine", "position": "position fen {fen}", "question": "go perft {depth}"}')
        self.judge("stockfish", "--dialect-file", "mine.json", "a.epd", code=0, dialect="mine")

    def test_the_same_bug_is_found_with_any_number_of_jobs(self):
        self.file("a.epd", GOOD + PINNED * 10)
        reports = []
        for jobs in ("1", "2", "8"):
            report = self.judge(f"{MUTANT} --bug pinned-knight-moves", "--bisect", "--jobs", jobs, "a.epd", code=1)
            # Whoever is asked alone for all has the same answers; how many questions that takes is another thing.
            for case in report["suites"][0]["cases"]:
                for word in ("questions", "seconds"):
                    case.get("bisection", {}).pop(word, None)
            reports.append(re.sub(r'"seconds": [^,}]+', "", json.dumps(report)))
        self.assertEqual(reports[0], reports[1])
        self.assertEqual(reports[0], reports[2])
        self.assertIn('"rule": "pinned-knight"', reports[0])

    def test_bisecting_believes_another_reference(self):
        report = self.judge(f"{MUTANT} --bug pinned-knight-moves", "--bisect", "--reference", "stockfish",
                            self.file("a.epd", PINNED), code=1)
        bisection = report["suites"][0]["cases"][0]["bisection"]
        self.assertEqual((bisection["reference"], bisection["findings"][0]["rule"]), ("stockfish", "pinned-knight"))

    def test_en_passant_squares_that_no_fen_of_ours_names_are_tried(self):
        self.file("a.epd", "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1 ;D1 6 ;id \"pin\"\n")
        report = self.judge(f"{MUTANT} --bug en-passant-rank-pin-missed", "a.epd", code=1)
        self.assertEqual(self.verdicts(report), {"pin": "mismatch"})


class Failures(Case):
    FORMATS = ("text", "json", "junit", "tap", "github")

    def test_a_hang_is_a_timeout_in_every_format_and_the_others_go_on(self):
        self.file("a.epd", VERDICTS + HANGS)
        words = ["--engine", JUDGED, "--dialect", "go-perft", "a.epd"]
        signs = {"text": r"(?m)^TIMED OUT  hangs  \(a\.epd:11\)$", "json": r'"verdict": "timeout"',
                 "junit": r'type="timeout"', "tap": r"(?m)^  verdict: timeout$", "github": r"TIMED OUT%0A"}
        for form in self.FORMATS:
            for seconds in until_it_holds(1):  # a machine that stands still makes others miss their time, too
                code, out, err = self.run_program(*words, "--timeout", f"{seconds}s", "--format", form)
                if len(re.findall(signs[form], out)) == 1:
                    break
            self.assertEqual((code, err), (1, ""), form)
            self.assertRegex(out, signs[form])
            self.assertIn("did not answer within", out)

    def test_crashes_cost_their_own_case_only(self):
        for jobs in ("1", "4"):
            report = self.judge(JUDGED, "--jobs", jobs, self.file("a.epd", VERDICTS), code=1)
            self.assertEqual(self.verdicts(report),
                             {"agrees": "pass", "differs": "mismatch", "wrong count in the suite": "mismatch",
                              "other position": "other-position", "crashes": "crashed", "unreadable": "unreadable",
                              "refuses": "refused", "exits": "crashed", "Chess960": "skipped"})

    def test_without_a_disagreement_a_failure_exits_3(self):
        for name in ("crashes", "unreadable", "refuses", "exits"):
            self.judge(JUDGED, "--filter", name, self.file("a.epd", VERDICTS), code=3)
        self.judge(JUDGED, "--filter", "other position", "a.epd", code=1)

    def test_a_program_that_dies_on_everything_is_given_up_soon(self):
        self.file("a.epd", GOOD * 300)
        for bug, verdict in (("crash-on-count", "crashed"), ("exit-on-count", "crashed")):
            for jobs in ("1", "4"):
                report = self.judge(f"{MUTANT} --bug {bug}", "--jobs", jobs, "a.epd", code=3)
                cases = report["totals"]["cases"]
                self.assertEqual((cases[verdict], cases["unfinished"]), (3, 597))
                self.assertIn("does not answer for the start position either", report["gave_up"])

    def test_every_format_says_that_the_program_was_given_up(self):
        self.file("a.epd", GOOD * 3)
        for form in self.FORMATS:
            code, out, _ = self.run_program("--engine", f"{MUTANT} --bug crash-on-count", "--dialect", "go-perft",
                                            "--format", form, "a.epd")
            self.assertEqual(code, 3)
            self.assertIn("does not answer for the start position either", out, form)

    def test_a_program_that_cannot_be_started_still_gives_a_report(self):
        code, out, err = self.run_program("--engine", "./gone", "--format", "junit", "-o", "perft.xml",
                                          self.file("a.epd", GOOD))
        self.assertEqual(code, 3)
        self.assertIn("there is no file './gone'", err)
        self.assertIn("nothing was checked", out)
        root = ElementTree.parse(self.folder / "perft.xml").getroot()
        self.assertEqual((root.get("errors"), root.get("skipped")), ("1", "2"))

    def test_no_process_is_left_behind(self):
        self.file("a.epd", VERDICTS + HANGS)
        mark = f"mark-{os.getpid()}"
        self.run_program("--engine", f"{JUDGED} {mark}", "--dialect", "go-perft", "--bisect", "--timeout", "1s", "--jobs",
                         "3", "a.epd")
        self.assertEqual(self.children(mark), [])

    def test_ctrl_c_ends_the_programs_and_reports_what_is_known(self):
        mark = f"interrupted-{os.getpid()}"
        child = subprocess.Popen([PROGRAM, "--engine", f"{JUDGED} {mark}", "--dialect", "go-perft", "--timeout", "0",
                                  "--jobs", "2", self.file("a.epd", GOOD.splitlines()[1] + "\n" + HANGS)],
                                 cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
        self.addCleanup(child.kill)
        wait_until(lambda: handles(child, signal.SIGINT) and self.children(mark))
        child.send_signal(signal.SIGINT)
        out, _ = child.communicate(timeout=PATIENCE)
        self.assertEqual(child.returncode, 130)
        self.assertIn("interrupted: ", out)
        self.assertEqual(self.children(mark), [])

    def test_a_budget_ends_a_question_without_blaming_the_program(self):
        code, out, _ = self.run_program("--engine", JUDGED, "--dialect", "go-perft", "--timeout", "0", "--budget", "500ms",
                                        self.file("a.epd", HANGS))
        self.assertEqual(code, 2)
        self.assertIn("the time was used up", out)
        self.assertNotIn("TIMED OUT", out)


if __name__ == "__main__":
    unittest.main()
