#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""crosscheck fuzz with real processes: wrong, dying, hanging and right ones.

    fuzz_command_test.py CROSSCHECK MUTANT_ENGINE PERFT_SUITE [TEST-CLASS...]
"""
import json
import re
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
from support.slow_program import slow  # noqa: E402

CROSSCHECK, MUTANT, PERFT_SUITE = (str(Path(sys.argv.pop(1)).resolve()) for _ in range(3))


def with_bugs(*bugs):
    return shlex.join([MUTANT, *(word for bug in bugs for word in ("--bug", bug))])


def command(engine, *arguments):
    return [CROSSCHECK, "fuzz", "--engine", engine, "--dialect", "go-perft", *arguments]


def fuzz(engine, *arguments):
    return subprocess.run(command(engine, *arguments), capture_output=True, text=True, timeout=PATIENCE, check=False)


def fuzz_as_found(engine, *arguments):
    return subprocess.run([CROSSCHECK, "fuzz", "--engine", engine, *arguments], capture_output=True, text=True,
                          timeout=PATIENCE, check=False)


def events(engine, *arguments):
    done = fuzz(engine, "--format", "json", *arguments)
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()]


def findings(engine, *arguments):
    code, lines = events(engine, *arguments)
    return code, [line for line in lines if line["event"] == "finding"]


def answers_of(engine, questions):
    """What one process says to all of them, one after the other: each a list of moves and a count."""
    lines = "".join(f"position fen {fen}{' moves ' * bool(moves)}{' '.join(moves)}\ngo perft {depth}\n"
                    for fen, moves, depth in questions)
    done = subprocess.run(shlex.split(engine), input=lines + "quit\n", capture_output=True, text=True, timeout=PATIENCE,
                          check=True)
    answers, moves = [], []
    for name, _, number in (line.partition(": ") for line in done.stdout.splitlines()):
        if name == "Nodes searched":
            answers.append((moves, int(number)))
            moves = []
        elif number:
            moves.append(name)
    return answers


def passes(test, engine):
    """Runs a unit test for pytest on a process of the engine, which is asked what the test asks, in that order."""
    def run(answer):
        code = {"legal_moves": lambda fen, moves: answer(fen, moves, 1)[0],
                "perft": lambda fen, moves, depth: answer(fen, moves, depth)[1]}
        exec(test, code)  # pylint: disable=exec-used
        try:
            next(function for name, function in code.items() if name.startswith("test_"))()
        except AssertionError:
            return False
        return True

    questions = []
    run(lambda *question: questions.append(question) or ([], 0))
    answers = iter(answers_of(engine, questions))
    return run(lambda *_: next(answers))


class Finding(unittest.TestCase):
    def test_faults_of_all_kinds_are_found_and_shrunk_to_the_same_symptom(self):
        for bug, source, depth, men in [("pinned-knight-moves", "pin", "1", 4),
                                        ("en-passant-rank-pin-missed", "en-passant", "1", 5),
                                        ("castling-through-check", "castling", "1", 5),
                                        ("castling-right-kept-after-rook-captured", "castling", "2", 5),
                                        ("mate-counted-as-leaf", "ending,castling", "2", 6)]:
            with self.subTest(bug=bug):
                code, found = findings(with_bugs(bug), "--source", source, "--depth", depth, "--positions", "3000")
                self.assertEqual((code, len(found)), (1, 1))
                self.assertEqual(found[0]["symptom"], found[0]["given"]["symptom"])
                self.assertLessEqual(found[0]["men"], men)
                self.assertTrue(found[0]["confirmed"])

    def test_the_number_of_jobs_changes_nothing(self):
        engine = with_bugs("pinned-bishop-moves-across", "en-passant-rank-pin-missed")
        one, two = (fuzz(engine, "--positions", "600", "--keep-going", "--jobs", jobs, "--quiet") for jobs in "12")
        self.assertEqual(one.returncode, 1)
        self.assertEqual(one.stdout, two.stdout)

    def test_a_bound_on_leaves_looks_as_deep_as_it_can(self):
        for bug in ["castling-right-kept-after-king-move", "hash-without-en-passant", "unmake-castling-rook-stays"]:
            with self.subTest(bug=bug):
                code, found = findings(with_bugs(bug), "--source", "targets", "--leaves", "4000", "--positions", "2000")
                self.assertEqual((code, len(found)), (1, 1))

    def test_another_seed_gives_other_positions(self):
        one, two = (findings(with_bugs("pinned-pawn-pushes"), "--source", "pin", "--seed", seed)[1] for seed in "12")
        self.assertNotEqual(one[0]["given"]["root"], two[0]["given"]["root"])

    def test_what_was_found_is_found_again_by_replay_and_by_perft_suite(self):
        with tempfile.TemporaryDirectory() as folder:
            corpus, log = Path(folder) / "found.epd", Path(folder) / "log.jsonl"
            engine = with_bugs("pinned-knight-moves", "castling-right-kept-after-rook-captured")
            code, found = findings(engine, "--source", "pin,castling", "--depth", "2", "--positions", "800", "--keep-going",
                                   "--corpus", str(corpus), "--log", str(log))
            self.assertEqual(code, 1)
            symptoms = {one["symptom"] for one in found}
            self.assertGreaterEqual(len(symptoms), 2)
            self.assertEqual(len(corpus.read_text().splitlines()), len(symptoms))
            logged = [json.loads(line) for line in log.read_text().splitlines()]
            self.assertEqual([logged[0]["event"], logged[-1]["event"]], ["start", "end"])
            again = findings(engine, "--replay", str(corpus))
            self.assertEqual(again[0], 1)
            self.assertEqual({one["symptom"] for one in again[1]}, symptoms)
            judged = subprocess.run([PERFT_SUITE, str(corpus), "--engine", engine, "--dialect", "go-perft"],
                                    capture_output=True, text=True, timeout=PATIENCE, check=False)
            self.assertEqual(judged.returncode, 1, judged.stderr)
            right = subprocess.run([PERFT_SUITE, str(corpus)], capture_output=True, text=True, timeout=PATIENCE,
                                   check=False)
            self.assertEqual(right.returncode, 0, right.stdout)

    def test_runs_that_append_to_one_corpus_at_once_leave_each_fault_once_and_no_id_twice(self):
        with tempfile.TemporaryDirectory() as folder:
            corpus = Path(folder) / "found.epd"
            engine = with_bugs("pinned-knight-moves", "castling-right-kept-after-rook-captured")
            words = [CROSSCHECK, "fuzz", "--engine", engine, "--source", "pin,castling", "--depth", "2", "--positions",
                     "400", "--jobs", "1", "--keep-going", "--corpus", str(corpus)]
            runs = [subprocess.Popen([*words, "--seed", seed], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                    for seed in "112"]
            self.assertEqual({run.wait(PATIENCE) for run in runs}, {1})
            ids = re.findall(r'id "([^"]+)"', corpus.read_text())
            self.assertEqual(len(ids), len(set(ids)), ids)
            self.assertGreaterEqual(len(ids), 2)
            lint = subprocess.run([PERFT_SUITE, "lint", str(corpus)], capture_output=True, text=True, timeout=PATIENCE,
                                  check=False)
            self.assertNotIn("duplicate-id", lint.stdout + lint.stderr)
            self.assertEqual(subprocess.run([*words, "--seed", "1"], capture_output=True, timeout=PATIENCE,
                                            check=False).returncode, 1)
            self.assertEqual(re.findall(r'id "([^"]+)"', corpus.read_text()), ids)

    def test_what_only_earlier_questions_bring_about_is_found_with_them_and_by_replay(self):
        engine = with_bugs("second-position-keeps-rights")
        with tempfile.TemporaryDirectory() as folder:
            corpus = Path(folder) / "found.epd"
            one, two = (fuzz(engine, "--source", "castling", "--positions", "100", "--jobs", jobs, "--quiet",
                             *(["--corpus", str(corpus)] if jobs == "1" else [])) for jobs in "12")
            self.assertEqual(one.returncode, 1, one.stderr)
            self.assertEqual(one.stdout, two.stdout)
            self.assertIn("ask before: position fen ", one.stdout)
            before, found = corpus.read_text().splitlines()
            self.assertIn("-before", before)
            code, again = findings(engine, "--replay", str(corpus))
            self.assertEqual((code, len(again)), (1, 1))
            self.assertTrue(again[0]["given"]["later"])

    def test_the_unit_test_of_what_earlier_questions_bring_about_fails_on_the_faulty_program_alone(self):
        engine = with_bugs("second-position-keeps-rights")
        done = fuzz(engine, "--source", "castling", "--positions", "100", "--quiet", "--snippet", "python")
        self.assertEqual(done.returncode, 1, done.stderr)
        test = "# " + done.stdout.partition("\n\n# ")[2].partition("\n\n")[0] + "\n"
        self.assertFalse(passes(test, engine), test)
        self.assertTrue(passes(test, MUTANT), test)

    def test_a_fault_of_a_long_path_is_found_again_by_replay(self):
        engine = with_bugs("repetition-ends-tree")
        with tempfile.TemporaryDirectory() as folder:
            corpus = Path(folder) / "found.epd"
            code, found = findings(engine, "--source", "games", "--corpus", str(corpus), "--positions", "500")
            self.assertEqual((code, found[0]["symptom"]), (1, "draw-ends-tree, missing, by path only"))
            self.assertIn("shows after: position fen ", corpus.read_text())
            again = findings(engine, "--replay", str(corpus))
            self.assertEqual([one["symptom"] for one in again[1]], [found[0]["symptom"]])

    def test_tells_what_it_took_to_find_the_dialect(self):
        with tempfile.TemporaryDirectory() as folder:
            done = fuzz_as_found(slow(folder, MUTANT), "--positions", "1", "--depth", "1")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertIn("wrapped: found by asking: --dialect go-perft", done.stderr)


class Breakdowns(unittest.TestCase):
    def test_a_crash_is_a_finding_with_its_position(self):
        code, found = findings(with_bugs("crash-in-check"), "--positions", "200")
        self.assertEqual((code, found[0]["symptom"]), (1, "crash by SIGSEGV"))
        self.assertLessEqual(found[0]["men"], 3)

    def test_a_hang_is_a_finding(self):
        code, found = findings(with_bugs("hang-on-count"), "--positions", "3", "--timeout", "1s", "--max-questions", "3",
                               "--jobs", "1")
        self.assertEqual((code, found[0]["symptom"]), (1, "no answer in time"))

    def test_a_program_that_ends_instead_of_answering_is_a_finding(self):
        code, found = findings(with_bugs("exit-on-count"), "--positions", "3", "--jobs", "1")
        self.assertEqual((code, found[0]["symptom"], found[0]["men"]), (1, "ends with exit code 1", 2))

    def test_a_program_that_is_not_there_failed(self):
        self.assertEqual(fuzz("./no-such-program", "--positions", "3").returncode, 3)

    def test_a_reference_that_dies_is_no_fault_of_the_program(self):
        code, lines = events(MUTANT, "--positions", "20", "--reference", with_bugs("crash-in-check"))
        self.assertEqual(code, 3)
        self.assertEqual([line["event"] for line in lines], ["start", "trouble", "end"])

    def test_ctrl_c_prints_what_is_known(self):
        with tempfile.TemporaryDirectory() as folder:
            log = Path(folder) / "log.jsonl"
            child = subprocess.Popen(command(MUTANT, "--log", str(log)), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                     text=True)
            wait_until(lambda: handles(child, signal.SIGINT) and log.exists() and log.read_text())
            child.send_signal(signal.SIGINT)
            out, _ = child.communicate(timeout=PATIENCE)
            self.assertEqual(child.returncode, 130)
            self.assertRegex(out, r"^\d+ positions? of seed 1, depth 1: ")
            self.assertTrue(json.loads(log.read_text().splitlines()[-1])["interrupted"])


class Gate(unittest.TestCase):
    """The cases that were chosen, as perft-suite runs them."""

    def gate(self, *arguments):
        return subprocess.run([PERFT_SUITE, "--tier", "gate", *arguments], capture_output=True, text=True,
                              timeout=PATIENCE, check=False)

    def test_our_generator_and_a_right_program_pass(self):
        for arguments in [(), ("--engine", MUTANT, "--dialect", "go-perft"), ("--engine", "stockfish")]:
            with self.subTest(arguments=arguments):
                done = self.gate(*arguments, "--format", "json")
                self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
                self.assertGreater(json.loads(done.stdout)["totals"]["cases"]["pass"], 200)

    def test_wrong_programs_do_not(self):
        for bug in ["pinned-knight-moves", "castling-right-kept-after-king-move", "second-position-keeps-en-passant"]:
            with self.subTest(bug=bug):
                self.assertEqual(self.gate("--engine", with_bugs(bug), "--dialect", "go-perft", "-j1").returncode, 1)


class Input(unittest.TestCase):
    def test_wrong_options_are_bad_usage(self):
        for arguments in [("--source", "pins"), ("--source", "games:0"), ("--time", "0"), ("--replay", "none.epd"),
                          ("--replay", "x", "--source", "pin"), ("--replay", "x", "--leaves", "9"), ("--leaves", "0"),
                          ("--positions", "many"), ("--suite", "none.epd")]:
            with self.subTest(arguments=arguments):
                self.assertEqual(fuzz(MUTANT, *arguments).returncode, 2)

    def test_a_file_that_cannot_be_written_ends_the_run_at_once(self):
        self.assertEqual(fuzz(MUTANT, "--corpus", "/no/such/folder/found.epd").returncode, 4)
        self.assertEqual(fuzz(MUTANT, "--log", "/dev/full").returncode, 4)

    def test_time_is_kept(self):
        done = fuzz(MUTANT, "--time", "1s")
        self.assertEqual(done.returncode, 0, done.stderr)


class Stockfish(unittest.TestCase):
    def test_a_program_that_gives_totals_alone_is_right_where_every_move_ends_the_game(self):
        done = fuzz_as_found("sjeng", "--source", "many-moves", "--depth", "2", "--positions", "400")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def test_stockfish_is_clean_in_a_few_hundred_positions(self):
        for arguments in [("--positions", "400"), ("--positions", "200", "--chess960", "--depth", "2")]:
            done = fuzz("stockfish", *arguments)
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
            self.assertIn("stockfish agrees with plyproof", done.stdout)

    def test_stockfish_confirms_what_is_wrong_with_another(self):
        done = fuzz(with_bugs("pinned-pawn-pushes"), "--source", "pin", "--reference", "stockfish")
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn("moves, stockfish ", done.stdout)


if __name__ == "__main__":
    unittest.main()
