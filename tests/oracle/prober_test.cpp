// SPDX-License-Identifier: MIT
#include "oracle/prober.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "oracle/answer_lines.h"
#include "oracle/known_divide.h"
#include "support/fake_peer.h"
#include "support/slow_peer.h"

namespace plyproof::oracle {
namespace {

using namespace std::chrono_literals;
using support::SlowLine;
using Lines = std::vector<std::string>;
using Quality = Trial::Quality;

const Dialect& row(std::string_view name) { return *find_dialect(builtin_dialects(), name); }

/// A UCI engine with that answer to "go perft 1".
Program answering(Lines answer) {
    return support::fake_program([answer = std::move(answer)](const std::string& line) -> Lines {
        if (line == "uci") return {"uciok"};
        if (line == "isready") return {"readyok"};
        return line == "go perft 1" ? answer : Lines{};
    });
}

Trial tried(const Program& program, std::string_view name = "go-perft") {
    Prober prober(program, {});
    return prober.try_row(row(name));
}

Lines with(Lines lines, const std::string& line) {
    lines.insert(lines.begin(), line);
    return lines;
}

TEST(Prober, TellsRightAnswersFromListsAndFromNumbers) {
    EXPECT_EQ(tried(answering(known_divide())).quality, Quality::Right);
    EXPECT_EQ(tried(answering({"48"})).quality, Quality::Right);
    EXPECT_EQ(tried(answering(with(known_divide(), "a1h8: 1"))).quality, Quality::Listed);
    EXPECT_EQ(tried(answering({"e2e4: 1", "a2a3: 1", "Nodes searched: 2"})).quality, Quality::Doubtful);
    EXPECT_EQ(tried(answering({"Nodes searched: 0"})).quality, Quality::Doubtful);
    EXPECT_EQ(tried(answering({"Unknown command"})).quality, Quality::None);
}

TEST(Prober, ReadsCountsBetweenTheLinesOfASearch) {
    Lines mixed;
    for (const std::string& line : known_divide()) {
        mixed.emplace_back("info depth 1 score cp 13 nodes 2 pv e2e4 e7e5");
        mixed.push_back(line);
    }
    EXPECT_EQ(tried(answering(mixed)).quality, Quality::Right);
    mixed = {"info depth 1 score cp 13 nodes 48 pv e2a6", "Nodes searched: 48"};
    EXPECT_EQ(tried(answering(mixed)).why, "refused") << "a search may count as many nodes";
}

TEST(Prober, NamesAFloodAndHasNoMoreToDoWithIt) {
    const Lines flood(kLongestAnswer / 10, "info string abcdefgh");
    const Trial trial = tried(answering(flood));
    EXPECT_EQ(trial.why, "unreadable");
    EXPECT_EQ(trial.telling->text, "./mine gives an answer without end after 'go perft 1'");
    EXPECT_FALSE(trial.silent);
}

TEST(Prober, TakesARepetitionWithAComplaintForARefusal) {
    const Program program = answering({"White (1) : Invalid move: go perft 1"});
    EXPECT_EQ(tried(program).why, "refused");
}

/// An engine that needs so long for its answer: with one thread "readyok" comes behind it, with two before.
Program slow_engine(std::chrono::milliseconds time, bool answers_sync_at_once, std::chrono::milliseconds question) {
    const auto engine = [=, asked = false](const std::string& line) mutable -> std::vector<SlowLine> {
        if (line == "uci") return {{0s, "uciok"}};
        std::vector<SlowLine> answer;
        if (line == "isready" && (!asked || answers_sync_at_once)) answer.push_back({0s, "readyok"});
        if (line == "isready" && asked) {
            for (const std::string& said : known_divide())
                answer.push_back({said == known_divide()[0] ? time : 0s, said});
            if (!answers_sync_at_once) answer.push_back({0s, "readyok"});
        }
        asked = line == "go perft 1";
        return answer;
    };
    return support::slow_program(engine, {.waits = {.question = question}});
}

TEST(Prober, WaitsAsLongAsForAnyQuestionForWhoHasNotAnsweredTheSyncBehindIt) {
    EXPECT_EQ(tried(slow_engine(20s, false, 60s)).quality, Quality::Right);
    EXPECT_EQ(tried(slow_engine(24h, false, 0s)).quality, Quality::Right) << "for ever";
    const Trial late = tried(slow_engine(1h, false, 60s));
    EXPECT_EQ(late.quality, Quality::None);
    EXPECT_FALSE(late.silent) << "it has had all the time that there is";
    EXPECT_EQ(late.telling->text,
              "./mine did not answer within 60 s after 'go perft 1' (it was killed; --timeout waits longer)");
}

TEST(Prober, TriesWhoAnsweredTheSyncAgainWithMorePatience) {
    Prober prober(slow_engine(50s, true, 40min), {});
    const Trial quick = prober.try_row(row("go-perft"));
    EXPECT_EQ(quick.quality, Quality::None);
    EXPECT_TRUE(quick.silent);
    prober.be_patient();
    EXPECT_EQ(prober.try_row(row("go-perft")).quality, Quality::Right) << "a twentieth of --timeout are two minutes";
    EXPECT_EQ(prober.questions(), 2U);
}

TEST(Prober, AsksInOneBreathWhatBeginsAlikeAndStartsNoSearch) {
    EXPECT_TRUE(Prober::in_one_breath(row("divide"), row("perft")));
    EXPECT_TRUE(Prober::in_one_breath(row("divide"), row("perft-fen"))) << "it has its position in the question";
    EXPECT_FALSE(Prober::in_one_breath(row("perft-fen"), row("divide")));
    EXPECT_FALSE(Prober::in_one_breath(row("divide"), row("go-perftdiv")));
    EXPECT_FALSE(Prober::in_one_breath(row("divide"), row("multipv")));
    EXPECT_FALSE(Prober::in_one_breath(row("setboard"), row("setboard-divide"))) << "nothing tells when it has read";
}

TEST(Prober, KnowsThatWhoSaysNothingToAllIgnoresEach) {
    const auto engine = [](const Lines& said) {
        return support::fake_program([said](const std::string& line) -> Lines {
            if (line == "uci") return {"uciok"};
            if (line == "isready") return {"readyok"};
            return line == "perft 1" ? said : Lines{};
        });
    };
    const std::vector<const Dialect*> rows{&row("divide"), &row("perft"), &row("dperft")};
    Prober silent(engine({}), {});
    EXPECT_TRUE(silent.ignores(rows));
    EXPECT_EQ(silent.questions(), 3U);
    EXPECT_FALSE(Prober(engine({"48"}), {}).ignores(rows));
    EXPECT_FALSE(Prober(engine({"Unknown command"}), {}).ignores(rows)) << "that is not for this one to judge";
    EXPECT_FALSE(Prober(slow_engine(10ms, true, 60s), {}).complains());
}

TEST(Prober, TakesNobodyForSilentWhoIsAtWork) {
    // One thread: "readyok" comes behind the count.
    const auto engine = [asked = false](const std::string& line) mutable -> std::vector<SlowLine> {
        if (line == "uci") return {{0s, "uciok"}};
        const bool works = asked && line == "isready";
        asked = line == "perft 1" || (asked && line != "isready");
        if (works) return {{5s, "48"}, {0s, "readyok"}};
        return line == "isready" ? std::vector<SlowLine>{{0s, "readyok"}} : std::vector<SlowLine>{};
    };
    const std::vector<const Dialect*> rows{&row("divide"), &row("perft"), &row("dperft")};
    EXPECT_FALSE(Prober(support::slow_program(engine), {}).ignores(rows));
}

TEST(Prober, HearsComplaints) {
    Prober prober(answering({"Unknown command: go perft 1"}), {});
    (void)prober.try_row(row("go-perft"));
    EXPECT_TRUE(prober.complains());
}

TEST(Prober, IsNotKeptWaitingByRowsThatNeedAnAnswerToAPing) {
    int starts = 0;
    Program program = support::slow_program([](const std::string& line) -> std::vector<SlowLine> {
        return line == "ping 1" ? std::vector<SlowLine>{{1h, "pong 1"}} : std::vector<SlowLine>{};
    });
    program.start = [&starts, start = program.start](const Lines& arguments) {
        ++starts;
        return start(arguments);
    };
    const Trial trial = tried(program, "sjeng");
    EXPECT_EQ(trial.why, "timed-out");
    EXPECT_TRUE(trial.silent);
    EXPECT_EQ(starts, 1);
}

}  // namespace
}  // namespace plyproof::oracle
