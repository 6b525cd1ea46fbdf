// SPDX-License-Identifier: MIT
#include "oracle/find_dialect.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "oracle/known_divide.h"
#include "oracle/placeholders.h"
#include "support/fake_peer.h"
#include "support/slow_peer.h"
#include "support/transcript.h"

namespace plyproof::oracle {
namespace {

using namespace std::chrono_literals;
using support::fake_program;
using support::fake_script;
using testing::HasSubstr;
using Lines = std::vector<std::string>;

constexpr const char* kKnown = kKnownFen;

/// A UCI engine that knows one way to be asked and says `unknown` to all others.
support::FakeAnswers uci_engine(const std::string& question, const Lines& answer,
                                const std::string& unknown = "Unknown command") {
    return [=](const std::string& line) -> Lines {
        if (line == "uci") return {"id name Mine", "uciok"};
        if (line == "isready") return {"readyok"};
        if (line.starts_with("position") || line == "d") return {};
        if (line == question) return answer;
        return unknown.empty() ? Lines{} : Lines{unknown};
    };
}

std::string found(const Program& program) {
    const auto dialect = find_dialect(program, builtin_dialects());
    return dialect ? dialect->dialect.name : dialect.error().text;
}

TEST(FindDialect, FindsEachSessionRowByWhatTheProgramKnows) {
    for (const Dialect& row : builtin_dialects()) {
        if (row.kind != DialectKind::Session || row.protocol != Protocol::Uci) continue;
        const std::string question = filled(row.question.front(), {.fen = kKnown, .depth = 1});
        EXPECT_EQ(found(fake_program(uci_engine(question, known_divide()))), row.name);
        EXPECT_EQ(found(fake_program(uci_engine(question, known_divide(), ""))), row.name) << "ignores in silence";
        EXPECT_EQ(found(fake_program(uci_engine(question, {"48"}))), row.name) << "says its total only";
    }
}

TEST(FindDialect, IsNotDeceivedByAnEngineThatPlaysInstead) {
    const auto engine = [](const std::string& line) -> Lines {
        if (line == "uci") return {"uciok"};
        if (line == "isready") return {"readyok"};
        if (line.starts_with("go")) return {"info depth 1 score cp 3 nodes 48 pv e2a6", "bestmove e2a6"};
        if (line == "perft 1") return {"48"};
        return {};
    };
    EXPECT_EQ(found(fake_program(engine)), "perft");
}

TEST(FindDialect, TakesTheNodesOfASearchForNoCount) {
    // As Toga and GNU Chess do: what they do not know behind "go" is ignored.
    const auto toga = [](const std::string& line) -> Lines {
        if (line == "uci") return {"option name MultiPV type spin default 1 min 1 max 10", "uciok"};
        if (line == "isready") return {"readyok"};
        if (!line.starts_with("go")) return {};
        return {"info depth 1", "info multipv 1 depth 1 seldepth 8 score cp 127 nodes 43 pv e2a6",
                "info depth 1 time 4 nodes 9932 nps 0", "info depth 1 nodes 9932", "bestmove e2a6"};
    };
    const std::string text = found(fake_program(toga));
    EXPECT_THAT(text, HasSubstr("it speaks UCI, tried go-perft (refused)"));
    EXPECT_THAT(text, HasSubstr("multipv (unsuitable: ./mine lists only one of the 48 moves)"));
}

TEST(FindDialect, WantsTheFenInTheQuestionWhereTheProgramWouldAnswerForTheStartPosition) {
    const auto weiss = [](const std::string& line) -> Lines {
        if (line == "uci") return {"uciok"};
        if (line == "isready") return {"readyok"};
        if (line == "perft 1") return {"20"};
        if (line == fmt::format("perft 1 {}", kKnown)) return {"48"};
        return {};
    };
    EXPECT_EQ(found(fake_program(weiss)), "perft-fen");
}

TEST(FindDialect, TakesWhatCanBeReadThoughItIsWrong) {
    Lines wrong = known_divide();
    wrong.erase(wrong.begin());
    wrong.back() = "Nodes searched: 47";
    EXPECT_EQ(found(fake_program(uci_engine("divide 1", wrong))), "divide");
}

TEST(FindDialect, TakesTheMoveListsOfAnEngineWithoutPerft) {
    const auto engine = [](const std::string& line) -> Lines {
        if (line == "uci") return {"option name MultiPV type spin default 1 min 1 max 500", "uciok"};
        if (line == "isready") return {"readyok"};
        if (line != "go depth 1") return {};
        Lines lines;
        for (const std::string& move : known_divide()) {
            if (move[0] != 'N') lines.push_back("info depth 1 multipv 1 pv " + move.substr(0, move.find(':')));
        }
        lines.emplace_back("bestmove e2a6");
        return lines;
    };
    EXPECT_EQ(found(fake_program(engine)), "multipv");
}

TEST(FindDialect, GreetsAProgramThatIsNoUciEngineInItsOwnWay) {
    const auto sjeng = [](const std::string& line) -> Lines {
        if (line.starts_with("ping")) return {"Sjeng: pong" + line.substr(4)};
        if (line == "perft 1") return {"Raw nodes for depth 1: 48", "Time : 0.00"};
        return {};
    };
    EXPECT_EQ(found(fake_program(sjeng)), "sjeng");
    const auto silent = [](const std::string& line) -> Lines { return line == "divide 1" ? known_divide() : Lines{}; };
    EXPECT_EQ(found(fake_program(silent)), "setboard-divide");
}

TEST(FindDialect, StartsAScriptWithItsArguments) {
    EXPECT_EQ(found(fake_script([](const Lines& arguments) {
                  return arguments.size() == 2 && arguments[0] == "1" ? divide_of(arguments[1]) : Lines{"Usage: mine"};
              })),
              "script");
    EXPECT_EQ(found(fake_script([](const Lines& arguments) {
                  return arguments.size() == 5 && arguments[2] == "--fen" ? divide_of(arguments[3])
                                                                          : Lines{"Usage: mine"};
              })),
              "script-options");
}

/// Counts how often a program was started.
Program counted(Program program, int& starts) {
    program.start = [start = program.start, &starts](const std::vector<std::string>& arguments) {
        ++starts;
        return start(arguments);
    };
    return program;
}

TEST(FindDialect, AsksOneProcessByAllRowsAndANewOneToBeSure) {
    int starts = 0;
    EXPECT_EQ(found(counted(fake_program(uci_engine("perft 1", {"48"})), starts)), "perft");
    EXPECT_EQ(starts, 3) << "to greet it, to ask it, to ask it afresh";
    starts = 0;
    EXPECT_EQ(found(counted(fake_program(uci_engine("go perft 1", {"48"})), starts)), "go-perft");
    EXPECT_EQ(starts, 2);
}

TEST(FindDialect, IsNotDeceivedByAnAnswerThatComesBehindTheNextQuestion) {
    // Its first answer comes late, when the third row is tried.
    const auto late = [asked = false](const std::string& line) mutable -> Lines {
        if (line == "uci") return {"uciok"};
        if (line == "isready") return {"readyok"};
        if (line == "splitperft 1" && asked) return known_divide();
        if (line == "perft 1") return {"48"};
        asked = asked || line == "go perft 1";
        return {};
    };
    EXPECT_EQ(found(fake_program(late)), "perft");
}

TEST(FindDialect, NamesAnOptionThatTheEngineDoesNotHave) {
    const auto engine = [](const std::string& line) -> Lines {
        if (line == "uci") return {"option name Hash type spin default 16", "uciok"};
        return line == "isready" ? Lines{"readyok"} : Lines{};
    };
    const auto dialect = find_dialect(fake_program(engine, {.options = {{"Hsh", "1"}}}), builtin_dialects());
    ASSERT_FALSE(dialect);
    EXPECT_EQ(dialect.error().kind, OracleErrorKind::NotStarted);
    EXPECT_EQ(dialect.error().text, "./mine has no option 'Hsh'; it has: Hash");
}

TEST(FindDialect, TellsHowAnEngineDiesThatDoesNotSurviveItsGreeting) {
    const std::string greeted = "> uci\n< uciok\n";
    const auto dialect =
        find_dialect(support::program_of({greeted + "> ping 1\n", greeted + "> isready\n! no network file\n. 1\n"}),
                     builtin_dialects());
    ASSERT_FALSE(dialect);
    EXPECT_EQ(dialect.error().kind, OracleErrorKind::Died);
    EXPECT_THAT(dialect.error().last_errors, testing::ElementsAre("no network file"));
}

TEST(FindDialect, SaysThatAProgramWithoutUciTakesNoOptions) {
    const auto plain = [](const std::string& line) -> Lines {
        return line.starts_with("ping") ? Lines{"pong" + line.substr(4)} : Lines{};
    };
    const auto dialect = find_dialect(fake_program(plain, {.options = {{"Hash", "1"}}}), builtin_dialects());
    ASSERT_FALSE(dialect);
    EXPECT_THAT(dialect.error().text, HasSubstr("takes no options, as it does not speak UCI"));
}

TEST(FindDialect, TakesAProgramThatKnowsNoPingForNoUciEngineAtOnce) {
    const auto crafty = [](const std::string& line) -> Lines {
        if (line == "uci" || line.starts_with("ping")) return {"Illegal move: " + line};
        return line == "divide 1" ? known_divide() : Lines{};
    };
    EXPECT_EQ(found(fake_program(crafty)), "setboard-divide");
}

TEST(FindDialect, TellsWhatItTriedWhenNothingFits) {
    const auto dialect = find_dialect(fake_program(uci_engine("nothing", {})), builtin_dialects());
    ASSERT_FALSE(dialect);
    EXPECT_EQ(dialect.error().kind, OracleErrorKind::Unreadable);
    EXPECT_THAT(dialect.error().text, HasSubstr("go-perft (refused)"));
    EXPECT_THAT(dialect.error().text, HasSubstr("--dialect-file"));
}

TEST(FindDialect, SaysTheLeastThatAProgramMustDoWhenNothingFits) {
    const auto dialect = find_dialect(fake_program(uci_engine("nothing", {})), builtin_dialects());
    ASSERT_FALSE(dialect);
    for (const char* least : {"what now", "uciok", "readyok", "position fen", "go perft N", "'e2e4: 20'",
                              "'Nodes searched: 400'", "PROGRAM DEPTH FEN"}) {
        EXPECT_THAT(dialect.error().text, HasSubstr(least));
    }
}

TEST(FindDialect, SaysTheLeastToAProgramWithoutAnyAnswer) {
    const auto dialect = find_dialect(fake_program([](const std::string&) { return Lines{}; }), builtin_dialects());
    ASSERT_FALSE(dialect);
    EXPECT_THAT(dialect.error().text, HasSubstr("what now"));
}

TEST(FindDialect, ShowsHowAnEngineDiesThatIsAskedForItsCount) {
    const std::string asked =
        fmt::format("> uci\n< uciok\n> isready\n< readyok\n> position fen {}\n> isready\n< readyok\n", kKnown);
    const std::string crash = asked + "> go perft 1\n> isready\n< a1b1: 1\n! index out of range\n. 3\n";
    const auto rows = std::span(builtin_dialects()).first(1);
    const auto dialect = find_dialect(support::program_of({"> uci\n< uciok\n> ping 1\n", crash}), rows);
    ASSERT_FALSE(dialect);
    EXPECT_EQ(dialect.error().kind, OracleErrorKind::Died);
    EXPECT_THAT(dialect.error().text,
                testing::StartsWith("./mine ended after 'go perft 1' with exit code 3; no dialect"));
    EXPECT_THAT(dialect.error().text, HasSubstr("tried go-perft (died: exit code 3)"));
    EXPECT_EQ(dialect.error().last_output.back(), "a1b1: 1");
    EXPECT_THAT(dialect.error().last_errors, testing::ElementsAre("index out of range"));
}

TEST(FindDialect, AsksForTheTotalThatAProgramLeavesOut) {
    Lines moves = known_divide();
    moves.pop_back();
    const auto dialect = find_dialect(fake_program(uci_engine("go perft 1", moves)), builtin_dialects());
    ASSERT_FALSE(dialect);
    EXPECT_EQ(dialect.error().kind, OracleErrorKind::Unreadable);
    EXPECT_THAT(dialect.error().text, testing::StartsWith("./mine lists 48 moves after 'go perft 1' and no total"));
    EXPECT_THAT(dialect.error().text, HasSubstr("'Nodes searched: 48'"));
}

TEST(FindDialect, ShowsHowAProgramEndsThatCannotBeGreeted) {
    const auto dialect = find_dialect(support::program_of({"> uci\n! not a terminal\n. 1\n"}), {});
    ASSERT_FALSE(dialect);
    EXPECT_THAT(dialect.error().text, testing::StartsWith("./mine ended after 'uci' with exit code 1; no dialect"));
    EXPECT_THAT(dialect.error().last_errors, testing::ElementsAre("not a terminal"));
}

TEST(FindDialect, FindsAUciEngineThatTakesLongToStart) {
    const auto engine = [](const std::string& line) -> std::vector<support::SlowLine> {
        if (line == "uci") return {{1h, "uciok"}};
        if (line == "isready") return {{0s, "readyok"}};
        return line == "dperft 1" ? std::vector<support::SlowLine>{{0s, "48"}} : std::vector<support::SlowLine>{};
    };
    EXPECT_EQ(found(support::slow_program(engine, {.waits = {.start = 2h}})), "dperft");
    EXPECT_THAT(found(support::slow_program(engine)), HasSubstr("it does not speak UCI"));
}

/// Its counting thread takes so long; all other commands are answered, or ignored, at once.
Program thinking_engine(std::chrono::milliseconds time, std::chrono::milliseconds question) {
    const auto engine = [=, asked = false](const std::string& line) mutable -> std::vector<support::SlowLine> {
        if (line == "uci") return {{0s, "uciok"}};
        std::vector<support::SlowLine> said;
        if (line == "isready") said.push_back({0s, "readyok"});
        if (line == "isready" && asked) said.push_back({time, "Nodes searched: 48"});
        asked = line == "dperft 1" || (asked && line != "isready");
        return said;
    };
    return support::slow_program(engine, {.waits = {.question = question}});
}

TEST(FindDialect, GrowsMorePatientWhereNoRowFits) {
    EXPECT_EQ(found(thinking_engine(20s, 20min)), "dperft");
    EXPECT_THAT(found(thinking_engine(2min, 20min)),
                HasSubstr("needs for its first move list more than a 20th part of --timeout"));
}

TEST(FindDialect, AsksWhoIsSilentForManyRowsInOneBreath) {
    int asked = 0;
    int syncs = 0;
    const auto engine = [&](const std::string& line) -> Lines {
        if (line == "uci") return {"uciok"};
        asked += line == "perft 1" ? 1 : 0;
        syncs += line == "isready" ? 1 : 0;
        return line == "isready" ? Lines{"readyok"} : Lines{};
    };
    EXPECT_THAT(found(fake_program(engine)), HasSubstr("perft (timed-out)"));
    EXPECT_EQ(asked, 2) << "shortly, and with more patience";
    EXPECT_LE(syncs, 20) << "row by row it would be more than forty";
}

/// Loses what is sent before it was listened to in vain, as one that has not finished to start.
class SleepyPeer final : public process::Peer {
public:
    explicit SleepyPeer(support::FakeAnswers answers) : peer_(std::move(answers)) {}
    base::Result<void, base::ChannelError> send(std::string_view line, base::Deadline deadline) override {
        if (awake_ || line == "uci") return peer_.send(line, deadline);
        return {};
    }
    base::Result<std::string, base::ChannelError> receive(base::Deadline deadline) override {
        auto line = peer_.receive(deadline);
        awake_ = awake_ || !line;
        return line;
    }
    [[nodiscard]] std::string unfinished_line() const override { return {}; }
    void close_input() override {}
    base::Result<process::ExitStatus, base::ChannelError> wait(base::Deadline deadline) override {
        return peer_.wait(deadline);
    }
    [[nodiscard]] std::vector<std::string> last_output() const override { return {}; }
    [[nodiscard]] std::vector<std::string> last_errors() const override { return {}; }

private:
    support::FakePeer peer_;
    bool awake_ = false;
};

TEST(FindDialect, LetsAProgramThatTalksFinishToStart) {
    const auto crafty = [](const std::string& line) -> Lines {
        if (line == "uci") return {"Illegal move: uci"};
        return line == "divide 1" ? known_divide() : Lines{};
    };
    Program program = fake_program(crafty);
    program.start = [&](const Lines&) -> base::Result<std::unique_ptr<process::Peer>, std::string> {
        return std::unique_ptr<process::Peer>(std::make_unique<SleepyPeer>(crafty));
    };
    EXPECT_EQ(found(program), "setboard-divide");
}

TEST(FindDialect, KeepsAccountOfItsQuestionsAndTime) {
    const auto dialect = find_dialect(fake_program(uci_engine("dperft 1", known_divide())), builtin_dialects());
    EXPECT_EQ(dialect->probing.questions, 5U) << "four rows, and once more to be sure";
    EXPECT_GT(dialect->probing.time.count(), 0);
}

TEST(FindDialect, TakesTheFirstListOfMovesOfThePositionThoughItsCountsAreWrong) {
    Lines wrong = known_divide();
    wrong.insert(wrong.begin(), "a1h8: 1");
    for (std::string& line : wrong) line += "0";
    const auto dialect = find_dialect(fake_program(uci_engine("go perft 1", wrong)), builtin_dialects());
    EXPECT_EQ(dialect->dialect.name, "go-perft");
    EXPECT_EQ(dialect->probing.questions, 1U);
}

TEST(FindDialect, AsksNoOtherKindOfProgramOnceACommandIsUnderstood) {
    // Its perft says nothing but 0; that it would list moves in a search is another matter.
    const auto engine = [](const std::string& line) -> Lines {
        if (line == "uci") return {"option name MultiPV type spin default 1 min 1 max 500", "uciok"};
        if (line == "isready") return {"readyok"};
        if (line == "go depth 1")
            return {"info depth 1 multipv 1 pv e2a6", "info depth 1 multipv 2 pv e2b5", "bestmove e2a6"};
        return line == "go perft 1" ? Lines{"Nodes searched: 0"} : Lines{};
    };
    EXPECT_EQ(found(fake_program(engine)), "go-perft");
}

TEST(FindDialect, SaysThatAnXboardProgramHasNoPerft) {
    const auto phalanx = [](const std::string& line) -> Lines {
        if (line == "uci" || line == "perft 1" || line == "divide 1") return {"Illegal move: " + line};
        if (line.starts_with("ping")) return {"pong" + line.substr(4)};
        return line == "protover 2" ? Lines{"feature myname=\"Phalanx\" ping=1", "feature done=1"} : Lines{};
    };
    EXPECT_THAT(found(fake_program(phalanx)),
                HasSubstr("it speaks the xboard protocol, by which no moves are listed, and "
                          "seems to have no perft, tried sjeng (refused)"));
}

TEST(FindDialect, StopsWhenItIsTold) {
    std::stop_source source;
    source.request_stop();
    const auto dialect =
        find_dialect(fake_program(uci_engine("nothing", {}), {.stop = source.get_token()}), builtin_dialects());
    ASSERT_FALSE(dialect);
    EXPECT_EQ(dialect.error().kind, OracleErrorKind::Stopped);
}

}  // namespace
}  // namespace plyproof::oracle
