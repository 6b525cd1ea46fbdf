#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The engine as graphical programs and match runners drive it, through pipes.

Nothing here may depend on how fast or how busy the machine is: see support/patience.py.
"""
import os
import re
import sys
import time
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from support.uci_child import UciChild, talk  # noqa: E402

ENGINE = str(Path(sys.argv.pop(1)).resolve())

MATED = "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"
STALEMATE = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"
REFUSED = "info string error: the last position was refused"


def cpu_seconds(process):
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Conversation(unittest.TestCase):
    def setUp(self):
        self.engine = UciChild(ENGINE)
        self.addCleanup(self.engine.__exit__)

    def ask(self, *lines, until):
        return self.engine.ask(*lines, until=until)

    def best_move(self, *lines):
        """The move of the one bestmove that the lines bring about, and the lines before it."""
        *infos, best = self.ask(*lines, until="bestmove")
        return best.split()[1], infos

    def fen(self):
        return next(line[5:] for line in self.ask("d", until="Legal moves") if line.startswith("Fen: "))


class Protocol(Conversation):
    def test_uci_introduces_the_engine_and_ends_with_uciok(self):
        lines = self.ask("uci", until="uciok")
        self.assertTrue(lines[0].startswith("id name plyproof"))
        self.assertTrue(any(line.startswith("id author ") for line in lines))
        for name in ("Hash", "Threads", "MultiPV", "Ponder", "Move Overhead", "UCI_Chess960", "UCI_ShowWDL",
                     "UCI_AnalyseMode", "UCI_Opponent", "Clear Hash"):
            self.assertTrue(any(line.startswith(f"option name {name} type ") for line in lines), name)

    def test_isready_is_answered_before_uci_and_during_a_search(self):
        self.assertEqual(self.ask("isready", until="readyok"), ["readyok"])
        self.engine.send("go infinite")
        self.engine.until("info")
        self.ask("isready", until="readyok")
        self.ask("stop", until="bestmove")

    def test_carriage_returns_tabs_blanks_and_a_byte_order_mark_do_not_matter(self):
        self.engine.send("\ufeffposition   startpos \t moves e2e4  e7e5\r", "  d\r")
        self.assertIn("Fen: rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
                      self.engine.until("Legal moves"))

    def test_two_thousand_four_hundred_moves_fit_in_a_line(self):
        shuffle = ["g1f3", "g8f6", "f3g1", "f6g8"] * 600
        self.engine.send("position startpos moves " + " ".join(shuffle))
        self.assertEqual(self.fen(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 2400 1201")
        move, _ = self.best_move("go depth 3")
        self.assertRegex(move, "^[a-h][1-8][a-h][1-8]$")

    def test_promotions_are_read_in_either_case(self):
        self.engine.send("position fen 8/P6k/8/8/8/8/8/K7 w - - 0 1 moves a7a8Q")
        self.assertEqual(self.fen(), "Q7/7k/8/8/8/8/8/K7 b - - 0 1")

    def test_unknown_options_and_values_change_nothing_and_are_told(self):
        for line in ("setoption name Nonsense value 3", "setoption name Hash value 0", "setoption name Hash value x",
                     "setoption name MultiPV value 1000000", "setoption"):
            self.engine.send(line)
            self.assertTrue(any(told.startswith("info string") for told in self.engine.waiting()), line)
        for line in ("debug on", "register later", "setoption name UCI_Opponent value GM 2800 human Somebody",
                     "setoption name Ponder value TRUE", "setoption name uci_analysemode value true"):
            self.engine.send(line)
            self.assertEqual(self.engine.waiting(), [], line)

    def test_a_table_that_cannot_be_had_leaves_the_old_one(self):
        self.engine.send("setoption name Hash value 1048576")
        self.assertTrue(any("stays" in line for line in self.engine.waiting()))
        self.assertTrue(self.best_move("go depth 2")[0])


class Positions(Conversation):
    def test_an_illegal_position_is_refused_and_never_answered_for(self):
        self.engine.send("position startpos moves e2e4")
        fen = self.fen()
        for bad in ("fen 8/8/8/8/8/8/8/8 w - - 0 1", "fen kk6/8/8/8/8/8/8/K7 w - - 0 1",
                    "fen 4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "fen P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "fen nonsense",
                    "fen rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                    "startpos moves e2e4 e7e4", "startpos moves e1e8", "startpos nonsense", ""):
            self.engine.send("position " + bad)
            told = self.engine.waiting()
            self.assertTrue(told and told[0].startswith("info string"), bad)
            self.assertEqual(self.fen(), fen, bad)
            for tool in ("go perft 2", "divide 2", "eval"):
                self.engine.send(tool)
                self.assertEqual(self.engine.waiting(), [REFUSED], tool)
            self.assertEqual(self.ask("go depth 2", until="bestmove"), [REFUSED, "bestmove (none)"])
        self.engine.send("position startpos")
        self.assertEqual(self.ask("go perft 1", until="Nodes searched")[-1], "Nodes searched: 20")

    def test_rights_without_their_rook_are_dropped_and_told(self):
        self.engine.send("position fen 4k3/8/8/8/8/8/8/4K2R w KQ - 0 1")
        self.assertTrue(any(line.startswith("info string") for line in self.engine.waiting()))
        self.assertEqual(self.fen(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1")

    def test_chess960_castles_as_king_takes_rook_and_standard_as_e1g1(self):
        self.engine.send("position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1")
        self.assertIn("e1g1: 1", self.ask("go perft 1", until="Nodes searched"))
        self.engine.send("setoption name UCI_Chess960 value true", "position fen 4k3/8/8/8/8/8/8/4K2R w H - 0 1")
        self.assertIn("e1h1: 1", self.ask("go perft 1", until="Nodes searched"))

    def test_the_game_before_the_root_counts_for_repetition(self):
        # Black is lost; the position after f1f2 would stand there for the third time.
        moves = "f1f2 g8h8 f2f1 h8g8 f1f2 g8h8 f2f1 h8g8"
        self.engine.send(f"position fen 6k1/8/8/8/8/8/8/K4R2 w - - 0 1 moves {moves}")
        _, infos = self.best_move("go depth 6 searchmoves f1f2")
        self.assertIn(" score cp 0 ", infos[-1])

    def test_mate_on_the_hundredth_half_move_is_mate(self):
        self.engine.send("position fen 7k/R7/8/8/8/8/8/1R2K3 w - - 99 80")
        move, infos = self.best_move("go depth 3")
        self.assertEqual(move, "b1b8")
        self.assertIn(" score mate 1 ", infos[-1])


class Searches(Conversation):
    def test_every_limit_gives_one_bestmove_after_a_line_with_score_and_pv(self):
        for go in ("go depth 4", "go nodes 500", "go movetime 20", "go mate 1 nodes 3000", "go nodes 0", "go depth 0",
                   "go movetime 0", "go movetime -5", "go wtime 0 btime 0", "go wtime -1000 btime 5",
                   "go wtime 1", "go wtime 100", "go btime 100 wtime 100 movestogo 1", "go winc 5 wtime 50 binc 5 btime 50",
                   "go depth 3 searchmoves a2a3 b2b3", "go searchmoves a2a3 depth 3"):
            move, infos = self.best_move(go)
            self.assertRegex(move, "^[a-h][1-8][a-h][1-8]$", go)
            self.assertRegex(infos[-1], r"^info depth \d+ .* score (cp|mate) -?\d+ .* pv " + move, go)
            if "searchmoves" in go:
                self.assertIn(move, ("a2a3", "b2b3"), go)
        self.assertEqual(self.engine.waiting(), [])

    def test_the_clock_of_the_other_side_does_not_matter(self):
        self.engine.send("position startpos moves e2e4")
        self.assertTrue(self.best_move("go btime 100")[0])
        self.assertTrue(self.best_move("go wtime 3600000 btime 50")[0])

    def test_without_legal_moves_says_so_at_once_or_after_stop(self):
        for fen, score in ((MATED, "mate 0"), (STALEMATE, "cp 0")):
            self.engine.send(f"position fen {fen}")
            self.assertEqual(self.ask("go depth 5", until="bestmove"),
                             [f"info depth 0 score {score}", "bestmove (none)"])
            self.engine.send("go infinite")
            self.assertFalse(any(line.startswith("bestmove") for line in self.engine.waiting()))
            self.ask("stop", until="bestmove (none)")

    def test_no_bestmove_comes_before_stop_or_ponderhit(self):
        for go in ("go infinite depth 1", "go ponder depth 1", "go ponder wtime 1 btime 1", "go infinite mate 1"):
            self.engine.send(go)
            self.engine.until("info depth 1 ")
            self.assertFalse(any(line.startswith("bestmove") for line in self.engine.waiting()), go)
            self.ask("ponderhit" if "ponder" in go else "stop", until="bestmove")
            self.assertEqual(self.engine.waiting(), [], go)

    def test_stop_is_neither_lost_nor_remembered(self):
        self.engine.send("stop", "stop")
        self.assertEqual(self.engine.waiting(), [])
        for _ in range(20):
            self.ask("go infinite", "stop", until="bestmove")
        self.assertEqual(self.engine.waiting(), [])
        _, infos = self.best_move("go depth 5")
        self.assertTrue(any(line.startswith("info depth 5 ") for line in infos))

    def test_a_command_that_disturbs_a_search_stops_it_first(self):
        for line in ("position startpos moves d2d4", "ucinewgame", "setoption name Hash value 8", "go depth 1"):
            self.engine.send("go infinite", line)
            self.engine.until("bestmove")
            self.engine.waiting()

    def test_waiting_for_stop_costs_no_processor_time(self):
        self.engine.send("go infinite depth 1")
        self.engine.until("info depth 1 ")
        self.engine.waiting()
        before = cpu_seconds(self.engine.child.pid)
        time.sleep(0.5)
        self.assertLess(cpu_seconds(self.engine.child.pid) - before, 0.25)
        self.ask("stop", until="bestmove")

    def test_multipv_shows_distinct_first_moves_best_first(self):
        self.engine.send("setoption name MultiPV value 4")
        _, infos = self.best_move("go depth 5")
        last = [line for line in infos if line.startswith("info depth 5 ")]
        self.assertEqual([int(re.search(r" multipv (\d+)", line)[1]) for line in last], [1, 2, 3, 4])
        self.assertEqual(len({re.search(r" pv (\S+)", line)[1] for line in last}), 4)
        scores = [int(re.search(r" score cp (-?\d+)", line)[1]) for line in last]
        self.assertEqual(scores, sorted(scores, reverse=True))

    def test_wdl_is_shown_when_asked_for_and_sums_up_to_a_thousand(self):
        self.engine.send("setoption name UCI_ShowWDL value true")
        _, infos = self.best_move("go depth 3")
        chances = re.search(r" wdl (\d+) (\d+) (\d+)", infos[-1])
        self.assertEqual(sum(int(chance) for chance in chances.groups()), 1000)

    def test_the_second_move_of_the_pv_is_the_ponder_move(self):
        *infos, best = self.ask("go depth 7", until="bestmove")
        pv = infos[-1].split(" pv ")[1].split()
        self.assertEqual(best.split(), ["bestmove", pv[0], "ponder", pv[1]])

    def test_a_mate_is_shown_to_its_end(self):
        self.engine.send("position fen r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1")
        _, infos = self.best_move("go depth 10")
        self.assertIn(" score mate 3 ", infos[-1])
        self.assertEqual(len(infos[-1].split(" pv ")[1].split()), 5)

    def test_a_new_game_makes_the_same_search_give_the_same_nodes(self):
        def nodes():
            return re.search(r" nodes (\d+)", self.best_move("go depth 8")[1][-1])[1]

        first = nodes()
        self.engine.send("ucinewgame")
        self.assertEqual(nodes(), first)


class Ends(unittest.TestCase):
    def run_lines(self, *lines):
        return talk([ENGINE], lines)

    def test_quit_during_a_search_ends_the_engine_with_success(self):
        with UciChild(ENGINE) as engine:
            engine.send("go infinite", "quit")
            self.assertEqual(engine.exit_code(), 0)

    def test_the_end_of_input_lets_bounded_work_finish(self):
        for lines, wanted in ((["go depth 6"], "bestmove"), (["go nodes 5000"], "bestmove"),
                              (["go perft 4"], "Nodes searched: 197281"), (["go movetime 50"], "bestmove"),
                              (["go wtime 500 btime 500"], "bestmove"), (["go infinite"], "bestmove"),
                              (["go ponder wtime 500"], "bestmove"), (["bench 1"], "Nodes per second")):
            done = self.run_lines(*lines)
            self.assertEqual(done.returncode, 0, lines)
            self.assertEqual(done.stdout.count(wanted), 1, (lines, done.stdout[-300:]))

    def test_arguments_are_lines_and_then_quit(self):
        done = talk([ENGINE, "position startpos moves e2e4", "go perft 2"], [])
        self.assertEqual(done.returncode, 0)
        self.assertIn("\nNodes searched: 600\n", done.stdout)

    def test_garbage_is_told_and_survived(self):
        done = self.run_lines("\x00\x01\x02", "go depth depth", "position fen", "setoption name", "é" * 300,
                              "A" * 100000, "go perft 99999999999999999999", "bb \x1b[31m", "isready")
        self.assertEqual(done.returncode, 0)
        self.assertTrue(done.stdout.endswith("readyok\n"))
        self.assertNotIn("\x1b", done.stdout)

    def test_a_line_beyond_all_measure_ends_the_engine_and_is_told(self):
        done = self.run_lines("go depth 2", "position startpos moves " + "g1f3 g8f6 f3g1 f6g8 " * 60000, "isready")
        self.assertEqual(done.returncode, 2)
        self.assertIn("1 MiB", done.stderr)
        self.assertEqual(done.stdout.count("bestmove"), 1)

    def test_ctrl_c_ends_a_search_cleanly(self):
        with UciChild(ENGINE) as engine:
            engine.send("go infinite")
            engine.until("info depth 1 ")
            engine.child.send_signal(2)
            self.assertEqual(engine.exit_code(), 130)


if __name__ == "__main__":
    unittest.main()
