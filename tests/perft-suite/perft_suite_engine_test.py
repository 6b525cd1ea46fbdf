#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""perft-suite --engine with real processes: perft_suite_engine_test.py PROGRAM MUTANT_ENGINE [TEST-CLASS...]

Nothing here may depend on how fast or how busy the machine is: see support/patience.py.
"""
import json
import os
import re
import shlex
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

    def test_what_is_wrong_only_after_other_cases_is_said_to_be_right_alone(self):
        # Its second answer is that of its first question.
        engine = self.folder / "keeps.py"
        engine.write_text("""import sys
answer = None
for line in sys.stdin:
    if line == "uci\\n":
        print("id name Keeps\\nuciok")
    elif line == "isready\\n":
        print("readyok")
    elif line.startswith("position"):
        moves = 20 if "rnbq" in line else 5
    elif line.startswith("go perft 1"):
        answer = answer or moves
        print(f"Nodes searched: {answer}")
    sys.stdout.flush()
""")
        command = f"{sys.executable} -I -S {engine}"
        self.file("a.epd", GOOD)
        words = ["--max-depth", "1", "--jobs", "1", "a.epd"]
        start = self.judge(command, *words, code=1)["suites"][0]["cases"][0]
        self.assertTrue(start["checks"][0]["right_in_new_process"])
        _, out, _ = self.run_program("--engine", command, "--dialect", "go-perft", *words)
        self.assertIn("counted 5: 15 fewer; right in a new process: it keeps something of earlier questions", out)
        again = re.search(r"next:  perft-suite (.*)", out).group(1)
        self.assertEqual(again, f"a.epd --engine '{command}' --dialect go-perft --max-depth 1 --jobs 1")
        self.assertEqual(again, start["next"].removeprefix("perft-suite "))
        code, out, _ = self.run_program(*shlex.split(again))
        self.assertEqual(code, 1, out)
        right = self.judge(command, *words, "--filter", "start", code=0)
        self.assertNotIn("right_in_new_process", right["suites"][0]["cases"][0]["checks"][0])

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


class Verify(Case):
    OPEN = f"# positions\n{START} ;D1 20 ;id \"start\"\r\n4k3/8/8/8/8/8/8/4K3 w - - 0 1\n"

    def verify(self, *words, code):
        actual, out, err = self.run_program("verify", *words)
        self.assertEqual(actual, code, out + err)
        return out, err

    def test_two_references_confirm_a_right_suite(self):
        out, err = self.verify("--with", "stockfish", "--and", "builtin", self.file("a.epd", GOOD), code=0)
        self.assertRegex(out, r"^5 counts confirmed by stockfish and builtin; [\d.]+ s\n$")
        self.assertEqual(err, "")

    def test_a_program_is_no_second_witness_of_itself(self):
        self.file("a.epd", GOOD)
        for first, second in (("stockfish", "stockfish"), ("builtin", "builtin"), ("stockfish", " 'stockfish' "),
                              ("stockfish", "/usr/games/stockfish"), ("sh -c stockfish", "/bin/sh -c stockfish"),
                              (f"{MUTANT} --bug pinned-knight-moves", f"{MUTANT}  --bug pinned-knight-moves")):
            out, err = self.verify("--with", first, "--and", second, "a.epd", code=2)
            self.assertEqual(out, "")
            self.assertIn("--and: is the same program as --with, which is no second witness; name another one", err)
        self.verify("--with", f"{MUTANT} --bug pinned-knight-moves", "--and", MUTANT, "a.epd", code=0)

    def test_the_suites_inside_the_program_are_verified_too(self):
        out, _ = self.verify("--with", "stockfish", "--max-nodes", "300", code=0)
        self.assertRegex(out, r"^\d{4,} counts confirmed by stockfish; ")

    def test_a_wrong_count_is_named_and_kept(self):
        self.file("a.epd", GOOD.replace("8902", "8903"))
        out, _ = self.verify("--with", "builtin", "a.epd", code=1)
        self.assertIn("WRONG  start  (a.epd:1)", out)
        _, err = self.verify("--with", "builtin", "--fill", "3", "--quiet", "a.epd", code=1)
        self.assertIn("WRONG  start  (a.epd:1)", err)
        self.assertNotIn("error:", err, "the report is an answer, wherever it goes")
        self.assertIn("  depth 3: the suite says 8903, builtin 8902\n", out)
        self.verify("--with", "builtin", "--fill", "4", "--in-place", "a.epd", code=1)
        self.assertIn(";D3 8903 ", (self.folder / "a.epd").read_text())

    def test_a_quarrel_shows_both_answers_and_fills_in_nothing(self):
        self.file("a.epd", "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1\n")
        out, err = self.verify("--with", f"{MUTANT} --bug pinned-knight-moves", "--and", "builtin", "--fill", "1", "a.epd",
                               code=1)
        self.assertEqual(out, "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1\n")
        self.assertTrue(err.startswith("QUARREL"), err)
        self.assertRegex(err, r"the suite says nothing, \S+ --bug pinned-knight-moves 10, builtin 4\n")

    def test_who_cannot_answer_is_named(self):
        self.file("a.epd", GOOD)
        out, _ = self.verify("--with", f"{MUTANT} --bug crash-on-count", "--dialect", "go-perft", "a.epd", code=3)
        self.assertIn("UNANSWERED  start", out)
        self.assertIn("SIGSEGV", out)
        _, err = self.verify("--with", "./gone", "a.epd", code=3)
        self.assertIn("there is no file './gone'", err)

    def test_filling_in_keeps_every_byte_that_was_there(self):
        filled = self.OPEN.replace('"start"', '"start" ;D2 400').replace("K3 w - - 0 1\n",
                                                                         "K3 w - - 0 1 ;D1 5 ;D2 25\n")
        words = ["--with", "stockfish", "--and", "builtin", "--fill", "2", self.file("a.epd", self.OPEN)]
        out, err = self.verify(*words, code=0)
        self.assertEqual(out, filled.replace("\r", ""))  # text as Python reads it
        self.assertIn("3 filled in", err)
        self.verify(*words, "--output", "b.epd", code=0)
        for name, text in (("a.epd", self.OPEN), ("b.epd", filled)):
            with open(self.folder / name, newline="") as file:
                self.assertEqual(file.read(), text)

    def test_the_filled_suite_goes_where_it_is_wanted_and_never_over_the_input_unasked(self):
        self.file("a.epd", self.OPEN)
        out, _ = self.verify("--with", "builtin", "--fill", "2", "a.epd", "--output", "b.csv", "--to", "csv", code=0)
        self.assertIn("3 filled in", out)
        self.assertIn(",5,25,", (self.folder / "b.csv").read_text())
        _, err = self.verify("--with", "builtin", "--fill", "2", "a.epd", "--output", "a.epd", code=2)
        self.assertIn("--in-place writes over it", err)
        with open(self.folder / "a.epd", newline="") as unchanged:
            self.assertEqual(unchanged.read(), self.OPEN)

    def test_in_place_files_keep_links_and_permissions_and_leave_nothing_behind(self):
        self.file("a.epd", self.OPEN)
        (self.folder / "a.epd").chmod(0o640)
        os.symlink("a.epd", self.folder / "link.epd")
        self.verify("--with", "builtin", "--fill", "2", "--in-place", "link.epd", code=0)
        self.assertTrue((self.folder / "link.epd").is_symlink())
        self.assertIn(";D2 400", (self.folder / "a.epd").read_text())
        self.assertEqual((self.folder / "a.epd").stat().st_mode & 0o777, 0o640)
        self.assertEqual(sorted(path.name for path in self.folder.iterdir()), ["a.epd", "link.epd"])

    def test_other_formats_are_kept_as_formats(self):
        self.file("a.csv", "fen,D1,id\n4k3/8/8/8/8/8/8/4K3 w - - 0 1,5,kings\n")
        out, _ = self.verify("--with", "builtin", "--fill", "2", "a.csv", code=0)
        self.assertEqual(out, "fen,D1,D2,id\n4k3/8/8/8/8/8/8/4K3 w - - 0 1,5,25,kings\n")

    def test_what_cannot_be_written_exits_4_and_is_told(self):
        self.file("a.epd", self.OPEN)
        for name in ("no/such/folder.epd", "/dev/full"):
            _, err = self.verify("--with", "builtin", "--fill", "2", "a.epd", "--output", name, code=4)
            self.assertIn(f"cannot write '{name}'", err)

    def test_what_makes_no_sense_is_bad_usage(self):
        self.file("a.epd", self.OPEN)
        self.file("b.epd", self.OPEN)
        for words, sign in ((["--output", "b.epd", "a.epd"], "--fill"), (["--in-place", "a.epd"], "--fill"),
                            (["--fill", "2"], "needs a suite of yours"),
                            (["--fill", "2", "a.epd", "b.epd"], "there are 2"),
                            (["--fill", "2", "--in-place", "-"], "standard input"),
                            (["--fill", "2", "--format", "json", "a.epd"], "--output")):
            _, err = self.verify("--with", "builtin", *words, code=2)
            self.assertIn(sign, err)
        self.assertEqual(self.run_program("verify", "a.epd")[0], 2)

    def test_json_has_every_answer(self):
        out, _ = self.verify("--with", "stockfish", "--and", "builtin", "--format", "json", self.file("a.epd", GOOD), code=0)
        report = json.loads(out)
        self.assertEqual(report["references"], ["stockfish", "builtin"])
        self.assertEqual(report["totals"]["confirmed"], 5)


if __name__ == "__main__":
    unittest.main()
