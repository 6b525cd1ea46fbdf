#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""crosscheck doctor with real processes, of every kind of health.

    doctor_test.py CROSSCHECK MUTANT_ENGINE [TEST-CLASS...]

Nothing here may depend on how fast or how busy the machine is: see support/patience.py.
"""
import json
import shlex
import signal
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from support.patience import PATIENCE, handles, wait_until  # noqa: E402

CROSSCHECK = str(Path(sys.argv.pop(1)).resolve())
MUTANT = str(Path(sys.argv.pop(1)).resolve())
SICK = Path(__file__).resolve().parents[1] / "support" / "sick_engine.py"
MANUAL = Path(__file__).resolve().parents[2] / "docs" / "doctor.md"


def sick(*words):
    return shlex.join([sys.executable, "-I", "-S", str(SICK), *words])


def doctor(*arguments):
    return subprocess.run([CROSSCHECK, "doctor", *arguments], capture_output=True, text=True, timeout=PATIENCE,
                          check=False)


def examined(engine, *arguments):
    """Exit code, and the probes by their ids. What falls silent is not waited for long; what answers has a minute."""
    done = doctor("--engine", engine, "--format", "json", *arguments)
    answer = json.loads(done.stdout)
    return done.returncode, {probe["id"]: probe for probe in answer["probes"]}, answer


def is_gone(process):
    try:
        with open(f"/proc/{process}/stat", encoding="ascii") as file:
            return file.read().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


class Case(unittest.TestCase):
    def one(self, illness, probe, *arguments):
        """The exit code, and the verdict, health and message of one probe."""
        code, probes, _ = examined(sick(illness), "--only", probe, *(arguments or ("--timeout", "60s")))
        found = probes[probe]
        return code, f"{found['verdict']}, {found['health']}", found["message"]


class Verdicts(Case):
    def test_answered(self):
        code, verdict, _ = self.one("none", "moves-one")
        self.assertEqual((code, verdict), (0, "answered, healthy"))

    def test_ignored(self):
        code, verdict, _ = self.one("none", "line-unknown")
        self.assertEqual((code, verdict), (0, "ignored, healthy"))
        code, verdict, message = self.one("deaf", "go-depth", "--timeout", "3s")
        self.assertEqual((code, verdict), (1, "ignored, fault"))
        self.assertIn("it still answers isready", message)

    def test_error_text(self):
        self.assertEqual(self.one("talkative", "line-unknown"),
                         (0, "error-text, healthy", "info string unknown command foo"))

    def test_wrong(self):
        code, verdict, message = self.one("illegal", "go-depth")
        self.assertEqual((code, verdict), (1, "wrong, fault"))
        self.assertIn("bestmove e2e5 is not legal in rnbqkbnr/", message)
        self.assertEqual(self.one("twice", "go-depth"),
                         (1, "wrong, fault", "one bestmove too many: 'bestmove e2e4'"))
        self.assertEqual(self.one("none", "go-infinite")[2], "'bestmove e2e4' came before 'stop'")

    def test_wrong_where_it_writes_without_end(self):
        for illness in ("flood", "endless-line"):
            code, verdict, message = self.one(illness, "go-depth")
            self.assertEqual((code, verdict, message), (1, "wrong, fault", "it writes without end after 'go depth 1'"))

    def test_crashed(self):
        self.assertEqual(self.one("crash", "go-depth"),
                         (1, "crashed, fault", "SIGSEGV (Segmentation fault) after 'go depth 1'"))
        self.assertEqual(self.one("exit", "go-depth"),
                         (1, "crashed, fault", "it ended with exit code 7 after 'go depth 1'"))

    def test_hung(self):
        code, verdict, message = self.one("hang", "go-depth", "--timeout", "3s")
        self.assertEqual((code, verdict), (1, "hung, fault"))
        self.assertIn("no bestmove within 3 s, and nothing after it", message)

    def test_not_tried(self):
        code, verdict, message = self.one("none", "chess960-start")
        self.assertEqual((code, verdict, message), (0, "not-tried, None", "it has no option UCI_Chess960"))

    def test_a_crash_under_forbidden_input_is_a_warning(self):
        code, verdict, _ = self.one("crash", "fen-no-king")
        self.assertEqual((code, verdict), (0, "crashed, warning"))

    def test_mutants_are_examined_too(self):
        # Built with a sanitizer they reserve more memory than any limit allows.
        code, probes, answer = examined(MUTANT, "--memory", "0", "--only", "handshake", "--only", "position",
                                        "--timeout", "60s")
        self.assertEqual(code, 0, answer)
        self.assertEqual(probes["fen-no-king"]["verdict"], "error-text")
        for bug, verdict in (("crash-on-count", "crashed"), ("garbage-on-count", "answered")):
            _, probes, _ = examined(f"{MUTANT} --bug {bug}", "--memory", "0", "--only", "perft-one", "--timeout", "60s")
            self.assertEqual(probes["perft-one"]["verdict"], verdict)


class Reports(Case):
    def test_text_shows_what_was_sent_what_came_and_what_to_do(self):
        done = doctor("--engine", sick("crash"), "--only", "go-depth", "--only", "uciok", "--timeout", "60s")
        self.assertEqual(done.returncode, 1)
        for part in (": Sick\n", "  ok       uciok     answered\n", "\nFAULT  go-depth  go depth 1\n", "    > go depth 1\n",
                     "    ! index 64 out of range\n", "  right:  it plays a legal move by itself\n", "  why:    ",
                     "  to do:  run it under a debugger", "  again:  crosscheck doctor --engine ",
                     "\n2 probes: 1 healthy, 0 warnings, 1 fault; "):
            self.assertIn(part, done.stdout)

    def test_quiet_leaves_the_table_out(self):
        done = doctor("--quiet", "--engine", sick("crash"), "--only", "go-depth", "--only", "uciok", "--timeout", "60s")
        self.assertNotIn("answered", done.stdout)
        self.assertIn("FAULT  go-depth", done.stdout)

    def test_json_has_the_conversation_of_faults(self):
        _, probes, answer = examined(sick("crash"), "--only", "go-depth", "--timeout", "60s")
        self.assertEqual((answer["schema"], answer["name"], answer["faults"]), (1, "Sick", 1))
        self.assertIn("> go depth 1", probes["go-depth"]["conversation"])
        self.assertEqual(probes["go-depth"]["signal"], "SIGSEGV")

    def test_markdown_is_a_table(self):
        done = doctor("--engine", sick("none"), "--only", "uciok", "--format", "markdown", "--timeout", "60s")
        self.assertIn("## Sick\n", done.stdout)
        self.assertIn("| uciok | answered |  |\n", done.stdout)


class Choosing(Case):
    def test_all_probes_are_listed_and_documented(self):
        probes = json.loads(doctor("--list", "--format", "json").stdout)["probes"]
        self.assertGreater(len(probes), 140)
        text = doctor("--list").stdout
        for probe in probes:
            self.assertIn(f"  {probe['id']} ", text)
        # The tables of the manual are those of the program, word for word.
        self.assertIn(doctor("--list", "--format", "markdown").stdout, MANUAL.read_text())

    def test_groups_and_ids_choose(self):
        probes = json.loads(doctor("--list", "--format", "json", "--only", "chess960", "--only", "uciok").stdout)["probes"]
        self.assertEqual({probe["group"] for probe in probes}, {"chess960", "handshake"})
        self.assertIn("uciok", [probe["id"] for probe in probes])

    def test_what_is_named_twice_is_tried_once(self):
        done = doctor("--list", "--format", "json", "--only", "uciok", "--only", "handshake", "--only", "uciok")
        ids = [probe["id"] for probe in json.loads(done.stdout)["probes"]]
        self.assertEqual(ids.count("uciok"), 1)
        self.assertEqual(len(ids), len(set(ids)))

    def test_bad_usage_is_explained(self):
        for arguments, words in (
                (("--engine", "x", "--only", "nothing"), "the groups are handshake, options, position, moves, go, chess960"),
                ((), "--engine is required"),
                (("--engine", "x", "--timeout", "0"), "nothing here waits for ever"),
                (("--engine", "x", "--memory", "lots"), "--memory"),
                (("--engine", "x", "--jobs", "0"), "--jobs")):
            done = doctor(*arguments)
            self.assertEqual((done.returncode, done.stdout), (2, ""), arguments)
            self.assertIn(words, done.stderr)
        done = subprocess.run([CROSSCHECK], capture_output=True, text=True, timeout=PATIENCE, check=False)
        self.assertEqual(done.returncode, 2)
        self.assertIn("subcommand", done.stderr)


class Setup(Case):
    def test_options_and_lines_are_sent_before_the_probe(self):
        _, probes, _ = examined(sick("tells-options"), "--option", "hash=32", "--init", "debug on", "--only", "go-infinite",
                                "--timeout", "60s")
        conversation = probes["go-infinite"]["conversation"]
        self.assertLess(conversation.index("> setoption name hash value 32"), conversation.index("> debug on"))
        self.assertIn("< info string heard setoption name hash value 32", conversation)

    def test_an_option_that_is_not_there_is_named(self):
        done = doctor("--engine", sick("none"), "--option", "Hsah=1", "--timeout", "60s")
        self.assertEqual((done.returncode, done.stdout), (3, ""))
        self.assertIn("has no option 'Hsah'; it has: Hash, Style", done.stderr)

    def test_a_program_that_is_not_there_is_named(self):
        done = doctor("--engine", "./no-such-engine")
        self.assertEqual((done.returncode, done.stdout), (3, ""))
        self.assertIn("no-such-engine", done.stderr)

    def test_a_program_that_is_no_uci_engine_is_tried_once(self):
        for illness, verdict in (("dies-at-start", "crashed"), ("silent", "hung")):
            code, probes, answer = examined(sick(illness), "--timeout", "2s")
            self.assertEqual((code, probes["uciok"]["verdict"]), (1, verdict))
            self.assertEqual(answer["not_tried"], len(probes) - 1)
        done = doctor("--engine", "cat", "--timeout", "2s")
        self.assertEqual(done.returncode, 1)
        self.assertIn("Is it a UCI engine?", done.stderr)


class Limits(Case):
    def test_memory_is_limited(self):
        code, verdict, message = self.one("memory", "go-depth", "--timeout", "60s", "--memory", "500")
        self.assertEqual((code, verdict), (1, "crashed, fault"))
        self.assertIn("exit code 1", message)

    def test_nothing_is_left_behind(self):
        with tempfile.TemporaryDirectory() as folder:
            numbers = Path(folder) / "numbers"
            code, probes, _ = examined(sick("stays", str(numbers)), "--only", "input-ends", "--only", "quit", "--timeout",
                                       "2s")
            self.assertEqual((code, probes["input-ends"]["verdict"]), (1, "hung"))
            self.assertEqual(probes["quit"]["verdict"], "hung")
            for number in numbers.read_text().split():
                wait_until(lambda process=number: is_gone(process))

    def test_ctrl_c_ends_it_and_its_engines_and_shows_what_is_known(self):
        with tempfile.TemporaryDirectory() as folder:
            numbers = Path(folder) / "numbers"
            child = subprocess.Popen([CROSSCHECK, "doctor", "--engine", sick("hang", str(numbers)), "--jobs", "1",
                                      "--only", "isready", "--only", "go-depth", "--timeout", "1h"],
                                     stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            self.addCleanup(child.kill)
            # The greeting, the first probe, and the one that hangs.
            wait_until(lambda: numbers.exists() and len(numbers.read_text().split()) >= 3)
            wait_until(lambda: handles(child, signal.SIGINT))
            child.send_signal(signal.SIGINT)
            out, _ = child.communicate(timeout=PATIENCE)
            self.assertEqual(child.returncode, 130)
            self.assertIn("isready   answered", out)
            self.assertIn("interrupted: not everything was tried", out)
            for number in numbers.read_text().split():
                wait_until(lambda process=number: is_gone(process))


class Stockfish(Case):
    def test_a_right_engine_has_no_fault(self):
        # What it does with forbidden lines is known and takes long; each group is tried, and nothing may be a fault.
        slow = {"go-clock-zero", "go-depth-zero", "go-nodes-zero", "go-movetime-zero", "go-while-thinking",
                "new-game-while-thinking", "option-while-thinking", "go-searchmoves-first"}
        probes = json.loads(doctor("--list", "--format", "json").stdout)["probes"]
        chosen = [word for probe in probes if probe["id"] not in slow for word in ("--only", probe["id"])]
        done = doctor("--engine", "stockfish", "--timeout", "60s", "--format", "json", *chosen)
        answer = json.loads(done.stdout)
        faults = [(probe["id"], probe["message"]) for probe in answer["probes"] if probe["health"] == "fault"]
        self.assertEqual((done.returncode, faults), (0, []))
        not_tried = [probe["id"] for probe in answer["probes"] if probe["health"] is None]
        self.assertEqual(not_tried, ["option-combo-nonsense"])  # it has no such option
        verdicts = {probe["id"]: probe["verdict"] for probe in answer["probes"]}
        self.assertEqual(verdicts["fen-no-king"], "crashed")
        self.assertEqual(verdicts["hash-no-number"], "crashed")


if __name__ == "__main__":
    unittest.main()
