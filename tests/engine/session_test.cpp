// SPDX-License-Identifier: MIT
#include "engine/session.h"

#include <gmock/gmock.h>

#include <mutex>
#include <sstream>
#include <vector>

namespace plyproof::engine {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

/// A session and the lines that it has printed, from whatever thread.
class Talk {
public:
    Talk()
        : session_({[this](const std::string& text) {
                        const std::scoped_lock lock(mutex_);
                        std::istringstream lines(text);
                        for (std::string line; std::getline(lines, line);) lines_.push_back(line);
                    },
                    [] { return std::optional<std::uint64_t>(std::uint64_t{256} << 20); },
                    "1.2.3",
                    {}}) {}

    /// What a line, waited for to its end, brings about.
    std::vector<std::string> ask(std::string_view line) {
        {
            const std::scoped_lock lock(mutex_);
            lines_.clear();
        }
        session_.handle(line);
        session_.wait_for_bounded();
        return lines();
    }
    std::string last(std::string_view line) {
        const auto lines = ask(line);
        return lines.empty() ? "" : lines.back();
    }
    std::string fen() {
        for (const std::string& line : ask("d")) {
            if (line.starts_with("Fen: ")) return line.substr(5);
        }
        return "";
    }
    Session& session() { return session_; }
    std::vector<std::string> lines() {
        const std::scoped_lock lock(mutex_);
        return lines_;
    }

private:
    std::mutex mutex_;
    std::vector<std::string> lines_;
    Session session_;
};

constexpr std::string_view kAfterE4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
constexpr std::string_view kRefused = "info string error: the last position was refused";

TEST(Session, IntroducesItselfWithItsOptions) {
    Talk talk;
    const auto lines = talk.ask("uci");
    EXPECT_EQ(lines.front(), "id name plyproof 1.2.3");
    EXPECT_THAT(lines, Contains("option name Hash type spin default 16 min 1 max 1048576"));
    EXPECT_EQ(lines.back(), "uciok");
    EXPECT_EQ(talk.last("isready"), "readyok");
    EXPECT_EQ(talk.last("joho isready"), "readyok");
}

TEST(Session, TakesAPositionWholeOrNotAtAll) {
    Talk talk;
    talk.ask("position startpos moves e2e4");
    EXPECT_EQ(talk.fen(), kAfterE4);
    EXPECT_THAT(talk.last("position startpos moves e2e4 e2e4"), HasSubstr("move 2 of 2"));
    EXPECT_EQ(talk.fen(), kAfterE4) << "the old position is shown";
    for (const auto* const line : {"go perft 2", "perft 2", "divide 2", "eval", "legal", "e7e5", "undo"}) {
        EXPECT_EQ(talk.last(line), kRefused) << line;
    }
    EXPECT_EQ(talk.ask("go depth 2"), (std::vector<std::string>{std::string(kRefused), "bestmove (none)"}));
    talk.ask("position startpos");
    EXPECT_EQ(talk.last("go perft 1"), "Nodes searched: 20");
}

TEST(Session, CountsLikeStockfish) {
    Talk talk;
    const auto lines = talk.ask("go perft 2");
    EXPECT_EQ(lines.front(), "a2a3: 20");
    EXPECT_EQ(lines.back(), "Nodes searched: 400");
    EXPECT_EQ(talk.last("go perft 0"), "Nodes searched: 1");
    EXPECT_EQ(talk.last("perft 3"), "Nodes searched: 8902");
    EXPECT_THAT(talk.last("go perft"), StartsWith("info string error"));
    EXPECT_THAT(talk.last("perft"), StartsWith("info string error"));
    EXPECT_THAT(talk.last("perft -1"), StartsWith("info string error"));
}

TEST(Session, FinishesACountBeforeTheNextLine) {
    for (const auto* const next : {"position startpos moves e2e4", "quit", "go depth 1", "ucinewgame", "perft 1"}) {
        Talk talk;
        talk.session().handle("go perft 4");
        talk.session().handle(next);
        talk.session().wait_for_bounded();
        EXPECT_THAT(talk.lines(), Contains("Nodes searched: 197281")) << next;
    }
    Talk talk;
    talk.session().handle("go perft 50");
    EXPECT_EQ(talk.last("stop"), "info string error: perft was stopped");
}

TEST(Session, SaysALineBeforeEachBestMove) {
    Talk talk;
    for (const auto* const go : {"go depth 3", "go nodes 0", "go nodes 1", "go movetime 0", "go depth 0",
                                 "go wtime 0 btime 0", "go wtime -100", "go btime 100", "go mate 1 depth 2"}) {
        const auto lines = talk.ask(go);
        ASSERT_GE(lines.size(), 2u) << go;
        EXPECT_THAT(lines.back(), StartsWith("bestmove ")) << go;
        const std::string& info = lines[lines.size() - 2];
        EXPECT_THAT(info, HasSubstr(" score ")) << go;
        const std::string move = lines.back().substr(9, 4);
        EXPECT_THAT(info, HasSubstr(" pv " + move)) << go;
    }
}

TEST(Session, AnswersAGoThatItCannotReadWithoutAMove) {
    Talk talk;
    for (const auto* const go : {"go wtime abc btime 100", "go depth", "go depth nodes 5"}) {
        const auto lines = talk.ask(go);
        ASSERT_EQ(lines.size(), 2u) << go;
        EXPECT_THAT(lines[0], StartsWith("info string error")) << go;
        EXPECT_EQ(lines[1], "bestmove (none)") << go;
    }
    EXPECT_EQ(talk.ask("go perft x").size(), 1u) << "a count has no bestmove";
}

TEST(Session, WithoutLegalMovesSaysSo) {
    Talk talk;
    talk.ask("position fen 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
    EXPECT_EQ(talk.ask("go depth 3"), (std::vector<std::string>{"info depth 0 score mate 0", "bestmove (none)"}));
    talk.ask("position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    EXPECT_EQ(talk.ask("go depth 3"), (std::vector<std::string>{"info depth 0 score cp 0", "bestmove (none)"}));
}

TEST(Session, AnswersAnInfiniteSearchOnlyAfterStop) {
    Talk talk;
    talk.ask("position fen 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
    talk.session().handle("go infinite");
    talk.session().handle("isready");
    talk.session().handle("stop");
    EXPECT_EQ(talk.lines().back(), "bestmove (none)");
    talk.ask("position startpos");
    talk.session().handle("go infinite depth 1");
    talk.session().handle("stop");
    EXPECT_THAT(talk.lines().back(), StartsWith("bestmove "));
    EXPECT_THAT(talk.ask("stop"), testing::IsEmpty()) << "a stale stop is nothing";
}

TEST(Session, AnswersAPonderSearchAfterPonderhit) {
    Talk talk;
    talk.session().handle("go ponder depth 2");
    EXPECT_THAT(talk.last("ponderhit"), StartsWith("bestmove "));
    EXPECT_THAT(talk.ask("ponderhit"), testing::IsEmpty());
}

TEST(Session, StopsASearchForWhateverWouldDisturbIt) {
    for (const auto* const line : {"position startpos moves d2d4", "setoption name Hash value 1", "ucinewgame",
                                   "go depth 1", "bb pinned", "e2e4", "quit"}) {
        Talk talk;
        talk.session().handle("go infinite");
        EXPECT_THAT(talk.ask(line), Contains(StartsWith("bestmove "))) << line;
    }
}

TEST(Session, GivesTheSameNodesAfterANewGame) {
    Talk talk;
    const auto nodes = [&] {
        const auto lines = talk.ask("go depth 7");
        const std::string& info = lines[lines.size() - 2];
        const auto at = info.find(" nodes ");
        return info.substr(at, info.find(" nps ") - at);
    };
    const std::string first = nodes();
    EXPECT_NE(nodes(), first);
    talk.ask("ucinewgame");
    EXPECT_EQ(nodes(), first);
}

TEST(Session, KeepsItsTableWhereThereIsNoMemoryForALargerOne) {
    Talk talk;
    EXPECT_THAT(talk.last("setoption name Hash value 1048576"), HasSubstr("16 MiB stays"));
    EXPECT_THAT(talk.ask("setoption name Hash value 32"), testing::IsEmpty());
    EXPECT_THAT(talk.last("setoption name Hash value none"), StartsWith("info string error"));
    EXPECT_THAT(talk.last("setoption name Nothing value 1"), StartsWith("info string error"));
}

TEST(Session, SearchesOnlyTheMovesAskedForAndSaysWhichAreNone) {
    Talk talk;
    const auto lines = talk.ask("go depth 2 searchmoves a2a3 e2e5");
    EXPECT_THAT(lines.front(), HasSubstr("'e2e5'"));
    EXPECT_THAT(lines.back(), StartsWith("bestmove a2a3"));
}

TEST(Session, ShowsAsManyLinesAsMultipvAsksFor) {
    Talk talk;
    talk.ask("setoption name MultiPV value 3");
    const auto lines = talk.ask("go depth 3");
    EXPECT_THAT(lines, Contains(HasSubstr("depth 3 seldepth")).Times(3));
    EXPECT_THAT(lines, Contains(HasSubstr(" multipv 3 ")));
}

TEST(Session, PlaysBareMovesAndTakesThemBack) {
    Talk talk;
    talk.ask("e2e4");
    EXPECT_EQ(talk.fen(), kAfterE4);
    talk.ask("Nf6");
    talk.ask("undo");
    EXPECT_EQ(talk.fen(), kAfterE4);
    talk.ask("undo");
    EXPECT_THAT(talk.last("undo"), StartsWith("info string error"));
    EXPECT_THAT(talk.last("e2e5"), HasSubstr("'help' lists what there is"));
}

TEST(Session, SpeaksChess960WhenTold) {
    Talk talk;
    talk.ask("setoption name UCI_Chess960 value true");
    talk.ask("position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1 moves e1h1");
    EXPECT_EQ(talk.fen(), "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
    talk.ask("setoption name UCI_Chess960 value false");
    talk.ask("position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1 moves e1h1");
    EXPECT_EQ(talk.fen(), "4k3/8/8/8/8/8/8/5RK1 b - - 1 1") << "both spellings are understood";
}

TEST(Session, LeavesEnPassantOutWhereNoCaptureIsLegal) {
    Talk talk;
    talk.ask("position fen 4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1");
    EXPECT_EQ(talk.fen(), "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1");
}

TEST(Session, AnswersToolsAndSaysWhatItDoesNotKnow) {
    Talk talk;
    EXPECT_EQ(talk.last("legal"), "Legal moves: 20");
    EXPECT_THAT(talk.ask("attackers e4"), Not(testing::IsEmpty()));
    EXPECT_THAT(talk.last("attackers"), StartsWith("info string error"));
    EXPECT_THAT(talk.last("eval"), StartsWith("Evaluation: "));
    EXPECT_THAT(talk.last("bench 1"), StartsWith("Nodes per second: "));
    EXPECT_THAT(talk.last("bench many"), StartsWith("info string error"));
    EXPECT_THAT(talk.ask("help"), Not(testing::IsEmpty()));
    EXPECT_THAT(talk.last("nonsense"), StartsWith("info string error: unknown command 'nonsense'"));
    EXPECT_THAT(talk.ask(""), testing::IsEmpty());
    EXPECT_THAT(talk.ask("debug on"), testing::IsEmpty());
    EXPECT_THAT(talk.ask("register later"), testing::IsEmpty());
}

TEST(Session, AtTheEndOfInputFinishesWhatEndsAndStopsTheRest) {
    Talk bounded;
    bounded.session().handle("go depth 5");
    bounded.session().finish();
    EXPECT_THAT(bounded.lines(), Contains(HasSubstr("info depth 5 ")));
    EXPECT_THAT(bounded.lines().back(), StartsWith("bestmove "));
    Talk endless;
    endless.session().handle("go infinite");
    endless.session().finish();
    EXPECT_THAT(endless.lines().back(), StartsWith("bestmove "));
}

TEST(Session, EndsWithQuit) {
    Talk talk;
    EXPECT_TRUE(talk.session().handle("isready"));
    EXPECT_FALSE(talk.session().handle("quit"));
}

}  // namespace
}  // namespace plyproof::engine
