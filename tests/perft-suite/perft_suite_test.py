#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""perft-suite as its users meet it: files good and bad, formats, signals, exit codes.

    perft_suite_test.py PROGRAM [TEST-CLASS...]

Nothing here may depend on how fast or how busy the machine is: see support/patience.py.
"""
import gzip
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import tempfile
import time
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from support.patience import PATIENCE, handles, in_terminal_environment, until_it_holds, wait_until  # noqa: E402

PROGRAM = str(Path(sys.argv.pop(1)).resolve())

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
KINGS = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
GOOD = f"{START} ;D1 20 ;D2 400 ;D3 8902 ;id \"start\"\n{KINGS} ;D1 5 ;D2 25 ;id \"kings\"\n"
WRONG = f"{START} ;D1 20 ;D2 401 ;D3 8902 ;id \"wrong\"\n"
FAULTY = f"{START} ;D1 20 ;id \"start\"\n4k3/8/9/8/8/8/8/4K3 w - - 0 1 ;D1 5\n{KINGS} ;D1 5 ;id \"kings\"\n"
ENDLESS = f"{START} ;D1 20 ;D2 400 ;D15 2015099950053364471960 ;id \"endless\"\n".replace(
    "2015099950053364471960", "18446744073709551615")


class Case(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def file(self, name, content):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return name

    def run_program(self, *words, stdin=None, timeout=PATIENCE):
        """Exit code, standard output, standard error."""
        done = subprocess.run([PROGRAM, *words], cwd=self.folder, capture_output=True, timeout=timeout, check=False,
                              input=None if stdin is None else stdin.encode(),
                              stdin=subprocess.DEVNULL if stdin is None else None)
        return done.returncode, done.stdout.decode(errors="surrogateescape"), done.stderr.decode(errors="surrogateescape")

    def json_of(self, *words, code):
        actual, out, err = self.run_program(*words, "--format", "json")
        self.assertEqual(actual, code, err)
        return json.loads(out)


class Running(Case):
    def test_a_right_suite_agrees(self):
        code, out, err = self.run_program(self.file("good.epd", GOOD))
        self.assertEqual((code, err), (0, ""))
        self.assertIn("2 cases agree; 5 expectations, 9352 leaves in ", out)

    def test_a_wrong_count_is_shown_with_the_command_to_type_next(self):
        code, out, _ = self.run_program(self.file("wrong.epd", WRONG))
        self.assertEqual(code, 1)
        self.assertIn("DIFFERS  wrong  (wrong.epd:1)\n", out)
        self.assertIn("  depth 2: expected 401, counted 400: 1 fewer\n", out)
        self.assertIn(f"  next:  divide --fen '{START}' --depth 2\n", out)

    def test_without_files_the_embedded_suites_run_from_any_folder(self):
        code, out, err = self.run_program("--max-nodes", "500")
        self.assertEqual((code, err), (0, ""))
        self.assertRegex(out, r"(?m)^standard.epd +\d+ ")
        self.assertIn("larger than the node limit", out)

    def test_results_do_not_depend_on_the_number_of_jobs(self):
        self.file("a.epd", GOOD * 20 + WRONG)
        results = []
        for jobs in ("1", "2", "50"):
            report = self.json_of("a.epd", "--jobs", jobs, code=1)
            results.append(re.sub(r'"seconds": [^,}]+', "", json.dumps(report)))
        self.assertEqual(results[0], results[1])
        self.assertEqual(results[0], results[2])

    def test_fail_fast_runs_nothing_after_the_first_failure(self):
        self.file("a.epd", WRONG + ENDLESS)
        code, out, _ = self.run_program("a.epd", "--fail-fast", "--jobs", "2")
        self.assertEqual(code, 1)
        self.assertIn("stopped at the first failure: all cases complete to depth 2; 2 of 6 expectations not run", out)

    def test_what_was_dropped_from_a_position_is_said(self):
        code, out, _ = self.run_program(self.file("a.epd", "4k3/8/8/8/8/8/8/4K3 w K - 0 1 ;D1 5\n"))
        self.assertEqual(code, 0)
        self.assertIn("1 case with a claim that the board refutes, which was dropped", out)
        self.assertIn("a.epd:1: the castling right K is dropped", self.run_program("lint", "a.epd")[1])

    def test_a_large_suite_is_run_in_seconds(self):
        line = f"{KINGS} ;D1 5\n"
        code, out, _ = self.run_program(self.file("large.epd", line * 30000))
        self.assertEqual(code, 0)
        self.assertIn("30000 cases agree", out)


class Input(Case):
    def test_a_faulty_line_is_named_and_the_others_run(self):
        code, out, err = self.run_program(self.file("a.epd", FAULTY))
        self.assertEqual(code, 2)
        self.assertRegex(err, r"a\.epd:2:7: .*\n +4k3/8/9/8/8/8/8/4K3 w - - 0 1 ;D1 5\n        \^\n")
        self.assertIn("2 cases agree, 1 fault in the input", out)

    def test_a_disagreement_wins_over_bad_input(self):
        self.assertEqual(self.run_program(self.file("a.epd", FAULTY + WRONG))[0], 1)
        self.assertEqual(self.run_program("a.epd", "gone.epd")[0], 1)

    def test_a_missing_file_is_named_and_the_others_run(self):
        code, out, err = self.run_program("gone.epd", self.file("good.epd", GOOD))
        self.assertEqual(code, 2)
        self.assertIn("gone.epd", err)
        self.assertIn("No such file", err)
        self.assertIn("2 cases agree", out)

    def test_an_unreadable_file_is_named(self):
        code, _, err = self.run_program("/proc/self/mem", self.file("good.epd", GOOD))
        self.assertEqual(code, 2)
        self.assertIn("cannot read '/proc/self/mem'", err)

    def test_empty_files_do_not_look_like_success(self):
        for name, content in (("empty.epd", ""), ("blank.epd", "\n \t\r\n"), ("comment.epd", "# nothing here\n"),
                              ("no-counts.epd", START + "\n")):
            code, out, _ = self.run_program(self.file(name, content))
            self.assertEqual(code, 2, name)
            self.assertIn("nothing was checked", out, name)

    def test_binary_files_are_refused_without_a_crash(self):
        for name, content in (("book.epd.gz", gzip.compress(GOOD.encode() * 50)), ("random.epd", os.urandom(100000)),
                              ("nul.epd", b"\0" * 1000), ("utf16.epd", GOOD.encode("utf-16"))):
            code, out, err = self.run_program(self.file(name, content))
            self.assertEqual(code, 2, name)
            self.assertIn("nothing was checked", out, name)
            self.assertLess(len(err), 2_000_000, name)
        self.assertIn("gzip", self.run_program("book.epd.gz")[2])

    def test_a_directory_stands_for_the_suites_below_it_in_order(self):
        for name in ("d/b.epd", "d/a/z.epd", "d/a.txt"):
            self.file(name, GOOD)
        self.file("d/README.md", "no suite")
        os.symlink(self.folder / "d", self.folder / "d" / "circle")
        report = self.json_of("d", code=0)
        self.assertEqual([suite["name"] for suite in report["suites"]], ["d/a.txt", "d/a/z.epd", "d/b.epd"])

    def test_a_directory_that_cannot_be_read_costs_only_itself(self):
        for name in ("d/a.epd", "d/closed/b.epd", "d/z/c.epd"):
            self.file(name, GOOD)
        self.file("d/z/wrong.epd", WRONG)
        # A link in a circle cannot be read by anybody, root included.
        os.symlink("circle.epd", self.folder / "d" / "circle.epd")
        (self.folder / "d/closed").chmod(0)
        self.addCleanup((self.folder / "d/closed").chmod, 0o700)
        code, out, err = self.run_program("d")
        self.assertEqual(code, 1)
        self.assertIn("d/circle.epd", err)
        self.assertRegex(out, r"(?m)^d/a\.epd ")
        self.assertRegex(out, r"(?m)^d/z/wrong\.epd ")
        if not os.access(self.folder / "d/closed", os.R_OK):
            self.assertIn("cannot read the directory 'd/closed'", err)

    def test_a_suite_without_cases_is_named_beside_good_ones(self):
        self.file("d/good.epd", GOOD)
        self.file("d/empty.epd", "")
        self.file("d/empty.json", "{}")
        os.symlink("nowhere", self.folder / "d" / "lost.epd")
        code, out, err = self.run_program("d")
        self.assertEqual(code, 2)
        for name in ("empty.epd", "empty.json"):
            self.assertIn(f"there is no case in 'd/{name}'", err)
        self.assertIn("cannot open 'd/lost.epd'", err)
        self.assertIn("2 cases agree, 3 faults in the input", out)

    def test_a_misspelt_expectation_is_a_fault(self):
        for opcode in ("D-1 20", "DD2 401", "Dx 5", "d=1 20", "perft 1 20"):
            code, _, err = self.run_program("-", stdin=f"{START} ;D2 400 ;{opcode}\n")
            self.assertEqual(code, 2, opcode)
            self.assertIn("a count is written", err, opcode)
        self.assertEqual(self.run_program("-", stdin=f"{START} ;D2 400 ;dm 5 ;draw_offer ;acd 9 ;dtm 3\n")[0], 0)

    def test_json_of_another_schema_and_nesting_without_end_are_named_once(self):
        for text, words in (('{"schema": 2, "cases": []}', "this schema is unknown"), ("[" * 100000, "nested too deeply")):
            code, _, err = self.run_program("-", stdin=text)
            self.assertEqual(code, 2)
            self.assertIn(words, err)
            self.assertEqual(err.count("perft-suite: error:"), 1, err)

    def test_a_file_without_end_is_refused(self):
        code, _, err = self.run_program("/dev/zero")
        self.assertEqual(code, 2)
        self.assertIn("cannot read '/dev/zero': it has more than 256 MiB", err)

    def test_a_directory_without_suites_is_bad_input(self):
        (self.folder / "d").mkdir()
        code, _, err = self.run_program("d")
        self.assertEqual(code, 2)
        self.assertIn("no suites in the directory 'd'", err)

    def test_a_file_named_twice_is_read_once(self):
        self.file("d/good.epd", GOOD)
        report = self.json_of("d", "d/good.epd", "./d/../d/good.epd", code=0)
        self.assertEqual(len(report["suites"]), 1)

    def test_standard_input_is_read_where_a_dash_stands(self):
        code, out, _ = self.run_program("-", stdin=GOOD)
        self.assertEqual(code, 0)
        self.assertRegex(out, r"(?m)^stdin +2 ")
        code, _, err = self.run_program("-", stdin=FAULTY)
        self.assertEqual(code, 2)
        self.assertIn("stdin:2:7: ", err)

    def test_bad_usage_is_told_from_disagreement(self):
        good = self.file("good.epd", GOOD)
        for words in (["--budget", "soon"], ["--jobs", "0"], ["--max-nodes", "-5"], ["--max-nodes", "1e6"],
                      ["--max-depth", "0"], ["--max-depth", "010"], ["--jobs", "0x2"], ["--max-nodes", "020"], ["--output", ""], ["--tier", "slow"], ["--list", "--format", "json"], ["--format", "yaml"], ["--nonsense"]):
            code, out, err = self.run_program(good, *words)
            self.assertEqual((code, out), (2, ""), words)
            self.assertIn(words[0], err)


class Choosing(Case):
    def checked(self, *words, code=0):
        return self.json_of(*words, code=code)["totals"]["checks"]["agrees"]

    def test_limits_leave_out_expectations(self):
        good = self.file("good.epd", GOOD)
        self.assertEqual(self.checked(good), 5)
        self.assertEqual(self.checked(good, "--max-depth", "1"), 2)
        self.assertEqual(self.checked(good, "--max-nodes", "400"), 4)

    def test_the_quick_tier_is_the_default_only_without_files(self):
        deep = self.file("deep.epd", f"{START} ;D4 197281 ;D5 4865609\n")
        self.assertEqual(self.checked(deep), 2)
        self.assertEqual(self.checked(deep, "--tier", "quick"), 1)

    def test_the_filter_takes_parts_and_patterns(self):
        good = self.file("good.epd", GOOD)
        self.assertEqual(self.checked(good, "--filter", "star"), 3)
        self.assertEqual(self.checked(good, "--filter", "k*s"), 2)
        code, out, _ = self.run_program(good, "--filter", "zebra")
        self.assertEqual(code, 2)
        self.assertIn("nothing was checked\nleft out: 2 cases that the filter does not match\n", out)

    def test_unique_runs_a_position_once_in_all_files(self):
        self.file("a.epd", GOOD)
        self.file("b.epd", GOOD)
        self.assertEqual(self.checked("a.epd", "b.epd"), 10)
        self.assertEqual(self.checked("a.epd", "b.epd", "--unique"), 5)

    def test_unique_does_not_hide_a_contradiction(self):
        self.assertEqual(self.run_program(self.file("a.epd", GOOD + WRONG), "--unique")[0], 1)

    def test_a_list_runs_nothing(self):
        code, out, _ = self.run_program(self.file("a.epd", ENDLESS + WRONG), "--list", "--max-nodes", "400")
        self.assertEqual(code, 0)
        self.assertEqual(out, f"endless  1,2  400  {START}\nwrong      1   20  {START}\n")
        self.assertEqual(self.run_program("a.epd", "--list", "--filter", "zebra")[0], 2)


class Formats(Case):
    NASTY = (f"{START} ;D1 21 ;id \"<a&b> '#' ]]> ::error::x, 100%% \x1b[31m \xff\"\n".encode("latin-1") +
             FAULTY.encode())

    def run_nasty(self, form):
        code, out, _ = self.run_program(self.file("na,sty:%.epd", self.NASTY), "--format", form)
        self.assertEqual(code, 1)
        return out

    def test_json_is_json(self):
        report = json.loads(self.run_nasty("json"))
        self.assertEqual(report["schema"], 1)
        self.assertEqual(report["outcome"], "differs")
        self.assertEqual(report["suites"][0]["cases"][0]["checks"][0]["counted"], "20")
        self.assertEqual(report["problems"][0]["line"], 3)

    def test_junit_is_xml_and_counts_right(self):
        root = ElementTree.fromstring(self.run_nasty("junit"))
        self.assertEqual(int(root.get("tests")), len(root.findall(".//testcase")))
        self.assertEqual(int(root.get("failures")), len(root.findall(".//failure")))
        self.assertEqual(int(root.get("errors")), len(root.findall(".//error")))
        self.assertIn("divide --fen", root.find(".//failure").text)

    def test_tap_has_as_many_points_as_its_plan(self):
        lines = self.run_nasty("tap").splitlines()
        self.assertEqual(lines[0], "TAP version 14")
        points = [line for line in lines if re.match(r"(not )?ok \d+ - ", line)]
        self.assertEqual(lines[1], f"1..{len(points)}")
        self.assertEqual([int(re.search(r"\d+", line)[0]) for line in points], list(range(1, len(points) + 1)))

    def test_github_annotates_file_and_line(self):
        out = self.run_nasty("github")
        self.assertRegex(out, r"(?m)^::error file=na%2Csty%3A%25\.epd,line=1,title=<a&b>")
        self.assertRegex(out, r"(?m)^::error file=na%2Csty%3A%25\.epd,line=3,col=7,title=bad-fen::")
        self.assertTrue(all(line.startswith("::error ") for line in out.splitlines()))

    def run_in_terminal(self, *words):
        """Exit code and all that the program shows."""
        reader, terminal = pty.openpty()
        child = subprocess.Popen([PROGRAM, *words], cwd=self.folder, stdin=subprocess.DEVNULL, stdout=terminal,
                                 stderr=terminal, env=in_terminal_environment())
        os.close(terminal)
        shown = b""
        while select.select([reader], [], [], PATIENCE)[0]:
            try:
                shown += os.read(reader, 4096)
            except OSError:
                break  # Linux says so when the last writer has gone.
        os.close(reader)
        self.addCleanup(child.kill)
        return child.wait(timeout=PATIENCE), shown

    def test_text_on_a_terminal_has_groups_and_progress_elsewhere_not(self):
        self.file("a.epd", f"{START} ;D5 4865609\n" * 20000)
        for seconds in until_it_holds(1):
            words = ["a.epd", "--budget", f"{seconds}s"]
            code, shown = self.run_in_terminal(*words)
            piped_code, out, err = self.run_program(*words)
            # Bad input is what it says when there was no time for a single case.
            if code == piped_code == 0 and b" leaves, " in shown:
                break
        self.assertRegex(shown, rb"\r\d+ of 97312180000 leaves, [\d.]+ (million )?nodes/s, about ")
        self.assertRegex(shown, rb"\d,865,609|\d,\d\d\d,\d\d\d leaves in ")
        self.assertEqual((code, piped_code, err), (0, 0, ""))
        self.assertNotRegex(out, r"\d,\d\d\d|\x1b|\r")


class Output(Case):
    def test_the_report_goes_to_the_file_and_the_verdict_to_standard_output(self):
        good = self.file("good.epd", GOOD)
        self.file("report.xml", "what stood here before, which is longer than nothing")
        code, out, _ = self.run_program(good, "--format", "junit", "--output", "report.xml")
        self.assertEqual(code, 0)
        self.assertRegex(out, r"^2 cases agree; .*\n$")
        ElementTree.parse(self.folder / "report.xml")

    def test_a_report_never_overwrites_a_suite(self):
        self.file("d/good.epd", GOOD)
        os.symlink("d/good.epd", self.folder / "link.epd")
        for words in (["d/good.epd", "-o", "d/good.epd"], ["d", "-o", "link.epd"], ["lint", "d", "-o", "./d/good.epd"]):
            code, out, err = self.run_program(*words)
            self.assertEqual((code, out), (2, ""), words)
            self.assertIn("is one of the suites", err)
            self.assertEqual((self.folder / "d/good.epd").read_text(), GOOD)
        self.assertEqual(self.run_program("d", "-o", "d/report.json", "--format", "json")[0], 0)
        self.assertEqual(self.run_program("d", "-o", "d/report.json", "--format", "json")[0], 2)

    def test_a_dash_is_standard_output(self):
        code, out, _ = self.run_program(self.file("good.epd", GOOD), "-o", "-")
        self.assertEqual(code, 0)
        self.assertIn("2 cases agree", out)
        self.assertFalse((self.folder / "-").exists())

    def test_a_file_that_cannot_be_written_is_found_before_the_work(self):
        endless = self.file("endless.epd", ENDLESS)
        for name in ("no/such/folder/report.xml", "."):
            code, out, err = self.run_program(endless, "--output", name)
            self.assertEqual((code, out), (4, ""))
            self.assertIn(f"cannot write '{name}'", err)

    def test_a_full_disk_does_not_lose_the_report(self):
        code, out, err = self.run_program(self.file("good.epd", GOOD), "--output", "/dev/full")
        self.assertEqual(code, 4)
        self.assertIn("No space left on device", err)
        self.assertIn("2 cases agree", out)
        self.assertEqual(self.run_program(self.file("wrong.epd", WRONG), "--output", "/dev/full")[0], 1)

    def test_a_closed_pipe_is_quiet(self):
        self.file("a.epd", GOOD * 5000)
        child = subprocess.Popen([PROGRAM, "a.epd", "--list"], cwd=self.folder, stdin=subprocess.DEVNULL,
                                 stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        child.stdout.read(10)
        child.stdout.close()
        self.assertEqual(child.stderr.read(), b"")
        child.stderr.close()
        self.assertNotIn(child.wait(timeout=PATIENCE), (1, 2, 3, -signal.SIGPIPE))

    def test_quiet_prints_failures_and_the_verdict_only(self):
        code, out, err = self.run_program(self.file("good.epd", GOOD), "--quiet")
        self.assertEqual((code, err), (0, ""))
        self.assertRegex(out, r"^2 cases agree; .*\n$")


class Stopping(Case):
    def stop(self, child, number, seconds=0.2):
        """Sends the signal when the program is ready for it and has worked for some time."""
        self.addCleanup(child.kill)
        wait_until(lambda: handles(child, number))
        time.sleep(seconds)
        child.send_signal(number)

    def interrupt(self, number, *words, known):
        """Stops a run without end when `known` is known, and gives the exit code and the report."""
        self.file("endless.epd", ENDLESS)
        for seconds in until_it_holds():
            child = subprocess.Popen([PROGRAM, "endless.epd", *words], cwd=self.folder, stdin=subprocess.DEVNULL,
                                     stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            self.stop(child, number, seconds)
            out, _ = child.communicate(timeout=PATIENCE)
            if known in out:
                break
        return child.returncode, out

    def test_ctrl_c_prints_what_is_known(self):
        code, out = self.interrupt(signal.SIGINT, known="all cases complete to depth 2")
        self.assertEqual(code, 130)
        self.assertIn("0 cases agree, 1 unfinished; 2 expectations", out)
        self.assertIn("interrupted: all cases complete to depth 2; 1 of 3 expectations not run", out)

    def test_termination_prints_a_whole_report(self):
        code, out = self.interrupt(signal.SIGTERM, "--format", "json", "--jobs", "8", known='"complete_depth": 2')
        self.assertEqual(code, 143)
        report = json.loads(out)
        self.assertEqual((report["complete"], report["complete_depth"]), (False, 2))

    def test_a_list_that_waits_for_input_is_not_whole(self):
        child = subprocess.Popen([PROGRAM, "-", "--list"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
                                 stderr=subprocess.DEVNULL)
        child.stdin.write(GOOD.encode())
        child.stdin.flush()
        self.stop(child, signal.SIGINT)
        self.assertEqual(child.wait(timeout=PATIENCE), 130)
        child.stdin.close()

    def stop_while_reading(self, name, *words):
        child = subprocess.Popen([PROGRAM, name, *words], cwd=self.folder, stdin=subprocess.PIPE,
                                 stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.stop(child, signal.SIGTERM)
        child.wait(timeout=PATIENCE)
        with child.stdin, child.stdout, child.stderr:
            return child.returncode, child.stdout.read(), child.stderr.read()

    def test_an_interrupted_reading_says_so(self):
        os.mkfifo(self.folder / "pipe.epd")
        for name in ("pipe.epd", "-"):
            code, out, err = self.stop_while_reading(name)
            self.assertEqual((code, err), (143, ""), name)
            self.assertIn("interrupted: not all suites were read", out)
            self.assertNotIn("fault", out)
            code, out, _ = self.stop_while_reading(name, "--format", "junit")
            self.assertEqual(code, 143)
            self.assertEqual(ElementTree.fromstring(out).get("errors"), "1")

    def test_an_interrupted_conversion_writes_nothing(self):
        self.file("kept.epd", GOOD)
        code, _, err = self.stop_while_reading("convert", "kept.epd", "-", "--to", "epd", "-o", "kept.epd")
        self.assertEqual(code, 143)
        self.assertIn("interrupted: nothing was written", err)
        self.assertEqual((self.folder / "kept.epd").read_text(), GOOD)

    def test_a_budget_holds_while_reading_too(self):
        # Much more than can be read in that time anywhere; to read and to check it all would agree.
        self.file("large.epd", GOOD * 100000)
        code, out, _ = self.run_program("large.epd", "--budget", "5ms")
        self.assertEqual(code, 2)
        self.assertIn("the time was used up: not all suites were read", out)

    def test_a_budget_says_how_deep_it_got(self):
        for seconds in until_it_holds():
            # Without a budget it would go on for years.
            code, out, _ = self.run_program(self.file("endless.epd", ENDLESS), "--budget", f"{seconds}s")
            if "complete to depth 2" in out:
                break
        self.assertEqual(code, 0)
        self.assertIn("the time was used up: all cases complete to depth 2; 1 of 3 expectations not run", out)

    def test_a_budget_of_nothing_checks_nothing(self):
        code, out, _ = self.run_program(self.file("endless.epd", ENDLESS), "--budget", "0")
        self.assertEqual(code, 2)
        self.assertIn("nothing was checked", out)


class Lint(Case):
    def test_the_embedded_suites_have_neither_errors_nor_contradictions(self):
        code, out, err = self.run_program("lint")
        self.assertEqual((code, err), (0, ""), out)

    def test_a_contradiction_is_a_disagreement(self):
        code, out, _ = self.run_program("lint", self.file("a.epd", GOOD + WRONG))
        self.assertEqual(code, 1)
        self.assertIn("a.epd:3: error: wrong: depth 2 has 401 leaves here, but 400 in 'start' (a.epd:1)", out)

    def test_faulty_lines_and_missing_files_are_bad_input(self):
        code, out, err = self.run_program("lint", self.file("a.epd", FAULTY), "gone.epd")
        self.assertEqual(code, 2)
        self.assertIn("a.epd:2:7: error: ", out)
        self.assertIn("gone.epd", err)

    def test_a_repeated_position_in_another_file_is_a_warning(self):
        self.file("b.epd", GOOD.replace("start", "again"))
        code, out, _ = self.run_program("lint", self.file("a.epd", GOOD), "b.epd")
        self.assertEqual(code, 0)
        self.assertIn("b.epd:1: warning: again: the same position as 'start' (a.epd:1) [duplicate]", out)

    def test_json_lists_the_findings(self):
        code, out, _ = self.run_program("lint", "--format", "json", self.file("a.epd", GOOD + WRONG))
        self.assertEqual(code, 1)
        self.assertIn("contradiction", [finding["kind"] for finding in json.loads(out)["findings"]])

    def test_options_that_mean_nothing_here_are_refused(self):
        code, out, err = self.run_program("lint", "--budget", "3s", self.file("a.epd", GOOD))
        self.assertEqual((code, out), (2, ""))
        self.assertIn("--budget: does not go with lint", err)
        self.assertIn("--format: must stand behind lint", self.run_program("--format", "json", "lint", "a.epd")[2])

    def test_quiet_may_stand_on_either_side(self):
        good = self.file("a.epd", GOOD)
        self.assertEqual(self.run_program("lint", "--quiet", good)[0], 0)
        self.assertEqual(self.run_program("--quiet", "lint", good)[0], 0)


class Convert(Case):
    def test_every_format_keeps_positions_and_counts(self):
        self.file("a.epd", GOOD)
        for form in ("epd", "blocks", "csv", "pipe", "json-list", "json"):
            code, out, _ = self.run_program("convert", "--to", form, "a.epd")
            self.assertEqual(code, 0, form)
            code, back, err = self.run_program("-", "--format", "json", stdin=out)
            self.assertEqual((code, err), (0, ""), form)
            self.assertEqual(json.loads(back)["totals"]["checks"]["agrees"], 5, form)

    def test_what_a_format_cannot_hold_is_said(self):
        code, _, err = self.run_program("convert", "--to", "pipe", self.file("a.epd", GOOD))
        self.assertEqual(code, 0)
        self.assertIn("warning: start (line 1): ", err)

    def test_several_files_become_one_with_ids_of_their_own(self):
        self.file("a.epd", GOOD)
        self.file("b.epd", WRONG.replace("wrong", "start"))
        code, _, _ = self.run_program("convert", "--to", "epd", "a.epd", "b.epd", "--output", "c.epd")
        self.assertEqual(code, 0)
        report = self.json_of("c.epd", code=1)
        self.assertEqual([case["id"] for case in report["suites"][0]["cases"]], ["start", "kings", "start#2"])

    def test_a_file_may_be_converted_in_place(self):
        self.file("a.epd", GOOD)
        self.assertEqual(self.run_program("convert", "--to", "epd", "a.epd", "-o", "a.epd")[0], 0)
        self.assertEqual(self.run_program("a.epd")[0], 0)

    def test_in_place_nothing_is_lost(self):
        self.file("faulty.epd", FAULTY)
        self.file("good.epd", GOOD)
        for name, form in (("faulty.epd", "epd"), ("good.epd", "pipe")):
            before = (self.folder / name).read_text()
            code, _, err = self.run_program("convert", "--to", form, name, "-o", name)
            self.assertEqual(code, 2)
            self.assertIn("nothing was written", err)
            self.assertEqual((self.folder / name).read_text(), before)

    def test_the_selection_applies(self):
        code, out, _ = self.run_program("convert", "--to", "csv", "--filter", "kings", "--max-depth", "1",
                                        self.file("a.epd", GOOD))
        self.assertEqual(code, 0)
        self.assertIn(f"{KINGS},5", out)
        self.assertNotIn("20", out)

    def test_faulty_lines_are_named_and_nothing_is_overwritten_with_nothing(self):
        code, _, err = self.run_program("convert", "--to", "epd", self.file("a.epd", FAULTY))
        self.assertEqual(code, 2)
        self.assertIn("a.epd:2:7: ", err)
        self.file("kept.epd", GOOD)
        self.assertEqual(self.run_program("convert", "--to", "epd", self.file("b.epd", ""), "-o", "kept.epd")[0], 2)
        self.assertEqual((self.folder / "kept.epd").read_text(), GOOD)

    def test_the_format_must_be_named(self):
        code, _, err = self.run_program("convert", self.file("a.epd", GOOD))
        self.assertEqual(code, 2)
        self.assertIn("--to", err)


if __name__ == "__main__":
    unittest.main()
