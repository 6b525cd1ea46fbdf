// SPDX-License-Identifier: MIT
#include "oracle/session_oracle.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/questions.h"
#include "support/transcript.h"

namespace plyproof::oracle {
namespace {

using support::kSmall;
using support::program_of;
using support::question_of;
using testing::ElementsAre;
using testing::HasSubstr;

Dialect row(std::string_view name) { return *find_dialect(builtin_dialects(), name); }

constexpr const char* kGreeting = "> uci\n< id name Mine 1.0\n< uciok\n> isready\n< readyok\n";
/// The question's position, which this engine does not show.
constexpr const char* kSilentSet =
    "> position fen 8/8/8/1k6/8/8/P7/K7 w - - 0 1\n> d\n> isready\n< Unknown command: d\n< readyok\n";

constexpr const char* kSetAgain = "> position fen 8/8/8/1k6/8/8/P7/K7 w - - 0 1\n> isready\n< readyok\n";

std::string joined(std::string_view a, std::string_view b, std::string_view c = {}) {
    return fmt::format("{}{}{}", a, b, c);
}

base::Result<Answer, OracleError> ask(const std::string& text, const Dialect& dialect, const Question& question) {
    SessionOracle oracle(program_of({text}), dialect);
    return oracle.divide(question, base::Deadline::never());
}

const std::vector<std::string> kAnswers2{"a1b1 8", "a1b2 8", "a2a3 7", "a2a4 8"};

/// One transcript for each way to ask.
struct Shape {
    const char* dialect;
    const char* dialogue;  ///< behind greeting and position
};

class EveryShape : public testing::TestWithParam<Shape> {};

TEST_P(EveryShape, IsUnderstood) {
    const bool uci = row(GetParam().dialect).protocol == Protocol::Uci;
    const bool sets = uci && !row(GetParam().dialect).position.empty();
    const auto answer = ask(joined(uci ? kGreeting : "", sets ? kSilentSet : "", GetParam().dialogue),
                            row(GetParam().dialect), question_of(kSmall, 2));
    ASSERT_TRUE(answer) << answer.error().text;
    if (!answer->divide.entries.empty()) {
        EXPECT_EQ(support::entries_of(answer->divide), kAnswers2);
    }
    EXPECT_EQ(answer->divide.total, 31);
    EXPECT_TRUE(answer->divide.unread.empty());
}

INSTANTIATE_TEST_SUITE_P(
    Asking, EveryShape,
    testing::Values(
        Shape{"go-perft",
              "> go perft 2\n< info string NNUE on\n< a2a3: 7\n< a2a4: 8\n< a1b1: 8\n< a1b2: 8\n< \n"
              "< Nodes searched: 31\n"},
        Shape{"go-perft",
              "> go perft 2\n< a2a3 - 7\n< a2a4 - 8\n< a1b1 - 8\n< a1b2 - 8\n"
              "< info depth 1 nodes 4 time 0 nps 4\n< info depth 2 nodes 31 time 1 nps 31000\n"},
        Shape{"divide", "> divide 2\n< 1) a2a3: 7\n< 2) a2a4: 8\n< 3) Kb1: 8\n< 4) Kb2: 8\n< divide Res= 31\n"},
        Shape{"splitperft", "> splitperft 2\n< a2a3\t7\n< a2a4\t8\n< a1b1\t8\n< a1b2\t8\n< total 31\n"},
        Shape{"dperft",
              "> dperft 2\n<     move: a2a3   nodes: 7\n<     move: a2a4   nodes: 8\n<     move: a1b1   nodes: 8\n"
              "<     move: a1b2   nodes: 8\n< Total nodes: 31\n"},
        Shape{"perft-divide",
              "> perft divide 2\n< a2a3 -> 7\n< a2a4 -> 8\n< a1b1 -> 8\n< a1b2 -> 8\n< Perft(2) = 31\n"},
        Shape{"go-perftdiv",
              "> go perftdiv 2\n<  - a2a3 : 7\n<  - a2a4 : 8\n<  - a1b1 : 8\n<  - a1b2 : 8\n"
              "< perft 2 = 31\n"},
        Shape{"perft-div",
              "> perft 2 div\n< move 1 : a2a3 : 7\n< move 2 : a2a4 : 8\n< move 3 : a1b1 : 8\n"
              "< move 4 : a1b2 : 8\n< nodes: 31\n"},
        Shape{"perft", "> perft 2\n< 31\n"}, Shape{"perft", "> perft 2\n< perft(2) = 31, t=0.1s\n"},
        Shape{"perft", "> perft 2\n< perft 2 time 12 nodes 31 (.. Mnps)\n"},
        Shape{"perft", "> perft 2\n< Perft(1) = 4\n< Perft(2) = 31\n"},
        Shape{"perft-fen",
              "> isready\n< readyok\n> perft 2 8/8/8/1k6/8/8/P7/K7 w - - 0 1\n< a2a3 7\n< a2a4 8\n< a1b1 8\n"
              "< a1b2 8\n< Total: 31\n"},
        Shape{"sjeng",
              "> xboard\n> force\n> ping 1\n< Sjeng: pong 1\n> setboard 8/8/8/1k6/8/8/P7/K7 w - - 0 1\n> ping 2\n"
              "< pong 2\n> perft 2\n< Raw nodes for depth 2: 31\n< Time : 0.00\n"},
        Shape{"setboard", "> xboard\n> force\n> setboard 8/8/8/1k6/8/8/P7/K7 w - - 0 1\n> perft 2\n< Nodes: 31\n"},
        Shape{"setboard-divide",
              "> xboard\n> force\n> setboard 8/8/8/1k6/8/8/P7/K7 w - - 0 1\n> divide 2\n< Kb1   8\n"
              "< Kb2   8\n< a3    7\n< a4    8\n< Nodes: 31\n"}));

TEST(SessionOracle, AsksByPath) {
    const auto answer = ask(joined(kGreeting,
                                   "> position fen 8/8/8/1k6/8/8/P7/K7 w - - 0 1 moves a2a4 b5a4\n> d\n> isready\n"
                                   "< Fen: 8/8/8/8/k7/8/8/K7 w - - 0 2\n< readyok\n> go perft 1\n< a1a2: 1\n"
                                   "< a1b1: 1\n< a1b2: 1\n< Nodes searched: 3\n"),
                            row("go-perft"), question_of(kSmall, 1, {"a2a4", "b5a4"}));
    ASSERT_TRUE(answer) << answer.error().text;
    EXPECT_TRUE(answer->position_confirmed);
    EXPECT_EQ(answer->own_fen, "8/8/8/8/k7/8/8/K7 w - - 0 2");
    EXPECT_THAT(support::entries_of(answer->divide), ElementsAre("a1a2 1", "a1b1 1", "a1b2 1"));
}

constexpr const char* kShows =
    "> position fen 8/8/8/1k6/8/8/P7/K7 w - - 0 1\n> d\n> isready\n"
    "< Fen: 8/8/8/1k6/8/8/P7/K7 b - - 0 1\n< readyok\n";

TEST(SessionOracle, BelievesWhereTheProgramIsUnlessThatIsToBeChecked) {
    const std::string asked = joined(kGreeting, kSetAgain, "> go perft 1\n< Nodes searched: 4\n");
    SessionOracle believing(program_of({joined(asked, kShows)}), row("go-perft"), Echo::OnRequest);
    EXPECT_TRUE(believing.divide(question_of(kSmall, 1), {}));
    EXPECT_EQ(believing.shown_fen(question_of(kSmall, 1), {}), "8/8/8/1k6/8/8/P7/K7 b - - 0 1");
    SessionOracle checking(program_of({joined(kGreeting, kShows)}), row("go-perft"));
    EXPECT_EQ(checking.divide(question_of(kSmall, 1), {}).error().kind, OracleErrorKind::OtherPosition);
}

TEST(SessionOracle, DoesNotAskAgainForAFenThatTheProgramCannotShow) {
    SessionOracle oracle(program_of({joined(kGreeting, kSilentSet)}), row("go-perft"), Echo::OnRequest);
    EXPECT_EQ(oracle.shown_fen(question_of(kSmall, 1), {}), std::nullopt);
    EXPECT_EQ(oracle.shown_fen(question_of(kSmall, 1), {}), std::nullopt);
    Dialect blind = row("go-perft");
    blind.show.clear();
    SessionOracle never(program_of({""}), blind, Echo::OnRequest);
    EXPECT_EQ(never.shown_fen(question_of(kSmall, 1), {}), std::nullopt);
}

TEST(SessionOracle, IsStartedAnewWhenItDiesOfShowing) {
    SessionOracle oracle(program_of({joined(kGreeting, "> position fen 8/8/8/1k6/8/8/P7/K7 w - - 0 1\n> d\n. 1\n"),
                                     joined(kGreeting, kSetAgain, "> go perft 1\n< Nodes searched: 4\n")}),
                         row("go-perft"), Echo::OnRequest);
    EXPECT_EQ(oracle.shown_fen(question_of(kSmall, 1), {}), std::nullopt);
    EXPECT_TRUE(oracle.divide(question_of(kSmall, 1), {}));
}

TEST(SessionOracle, ReadsAwayWhatIsLeftOfTheAnswerBefore) {
    SessionOracle oracle(
        program_of({joined(joined(kGreeting, kSilentSet, "> go perft 2\n< Nodes searched: 31\n< Nodes: 77\n"),
                           "> position fen 8/8/8/1k6/8/8/P7/K7 w - - 0 1\n> isready\n< readyok\n",
                           "> go perft 1\n< Nodes searched: 4\n")}),
        row("go-perft"));
    EXPECT_EQ(oracle.divide(question_of(kSmall, 2), {})->divide.total, 31);
    EXPECT_EQ(oracle.divide(question_of(kSmall, 1), {})->divide.total, 4);
    EXPECT_EQ(oracle.own_name(), "Mine 1.0");
}

TEST(SessionOracle, IsNotMisledByASyncThatIsAnsweredAheadOfTheCount) {
    const auto answer = ask(joined(kGreeting, kSilentSet,
                                   "> go perft 2\n< readyok\n< a2a3: 7\n< a2a4: 8\n< readyok\n"
                                   "< a1b1: 8\n< a1b2: 8\n< Nodes searched: 31\n"),
                            row("go-perft"), question_of(kSmall, 2));
    EXPECT_EQ(support::entries_of(answer.value().divide), kAnswers2);
}

TEST(SessionOracle, TakesAllUpToTheSyncWhereTheRowSaysSo) {
    Dialect dialect = row("go-perft");
    dialect.end = AnswerEnd::Sync;
    const auto answer = ask(joined(kGreeting, kSilentSet,
                                   "> go perft 2\n> isready\n< Nodes: 31\n< a2a3: 7\n< a2a4: 8\n"
                                   "< a1b1: 8\n< a1b2: 8\n< readyok\n"),
                            dialect, question_of(kSmall, 2));
    EXPECT_EQ(support::entries_of(answer.value().divide), kAnswers2);
    EXPECT_EQ(answer->divide.total, 31);
}

TEST(SessionOracle, SaysThatTheEngineRefusesThePosition) {
    const auto answer = ask(joined(kGreeting,
                                   "> position fen 8/8/8/1k6/8/8/P7/K7 w - - 0 1\n> d\n> isready\n"
                                   "< info string error: illegal position\n< readyok\n"),
                            row("go-perft"), question_of(kSmall, 1));
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().kind, OracleErrorKind::Refused);
    EXPECT_EQ(answer.error().text, "./mine refuses the position: 'info string error: illegal position'");
    EXPECT_THAT(answer.error().last_output, testing::Contains("readyok"));
}

TEST(SessionOracle, SaysThatTheEngineRefusesTheQuestionOrPlays) {
    const auto refused = ask(joined(kGreeting, kSilentSet, "> divide 1\n< Unknown command: 'divide 1'.\n"),
                             row("divide"), question_of(kSmall, 1));
    EXPECT_EQ(refused.error().kind, OracleErrorKind::Refused);
    const auto plays =
        ask(joined(kGreeting, kSilentSet, "> go perft 1\n< info depth 1 score cp 1 nodes 4\n< bestmove a2a4\n"),
            row("go-perft"), question_of(kSmall, 1));
    EXPECT_EQ(plays.error().kind, OracleErrorKind::Refused);
    EXPECT_THAT(plays.error().text, HasSubstr("plays a move instead of counting"));
}

TEST(SessionOracle, SaysWhichLineItWaitedForAndHowToWaitLonger) {
    SessionOracle oracle(program_of({joined(kGreeting, kSilentSet, "> go perft 1\n< a2a3: 1\n")}), row("go-perft"));
    const auto answer = oracle.divide(question_of(kSmall, 1), base::Deadline::in(std::chrono::seconds(60)));
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().kind, OracleErrorKind::TimedOut);
    EXPECT_THAT(answer.error().text,
                testing::AllOf(HasSubstr("within 60 s after 'go perft 1'"), HasSubstr("--timeout")));
    EXPECT_THAT(answer.error().last_output, testing::Contains("a2a3: 1"));
}

constexpr const char* kChess960Greeting =
    "> uci\n< option name UCI_Chess960 type check default false\n< uciok\n> isready\n< readyok\n";
constexpr const char* kInnerRook = "4k3/8/8/8/8/8/8/R1R1K2R w CH - 0 1";

TEST(SessionOracle, SetsTheVariantWhenItChanges) {
    Dialect dialect = row("go-perft");
    dialect.show.clear();
    SessionOracle oracle(
        program_of({joined(kChess960Greeting,
                           "> setoption name UCI_Chess960 value true\n"
                           "> position fen 4k3/8/8/8/8/8/8/R1R1K2R w KC - 0 1 moves e1c1\n> isready\n< readyok\n"
                           "> go perft 1\n< Nodes searched: 5\n",
                           "> setoption name UCI_Chess960 value false\n"
                           "> position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 moves e1g1\n> isready\n"
                           "< readyok\n> go perft 1\n< Nodes searched: 20\n")}),
        dialect);
    EXPECT_TRUE(oracle.divide(question_of(kInnerRook, 1, {"e1c1"}), {}));
    EXPECT_TRUE(oracle.divide(question_of("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", 1, {"e1g1"}), {}));
}

TEST(SessionOracle, UnderstandsBothSpellingsOfCastling) {
    Dialect dialect = row("go-perft");
    dialect.show.clear();
    for (const char* castling : {"e1g1", "e1h1", "O-O"}) {
        const auto answer =
            ask(joined(kGreeting, "> position fen k7/8/8/8/8/8/8/4K2R w K - 0 1\n> isready\n< readyok\n",
                       fmt::format("> go perft 1\n< {}: 1\n< Nodes searched: 1\n", castling)),
                dialect, question_of("k7/8/8/8/8/8/8/4K2R w K - 0 1", 1));
        EXPECT_THAT(support::entries_of(answer.value().divide), ElementsAre("e1g1 1"));
    }
}

TEST(SessionOracle, IsUnsuitableForChess960WithoutTheOptionAndStaysOpen) {
    SessionOracle oracle(program_of({joined(kGreeting, kSilentSet, "> go perft 1\n< Nodes searched: 4\n")}),
                         row("go-perft"));
    EXPECT_EQ(oracle.divide(question_of(kInnerRook, 1), {}).error().kind, OracleErrorKind::Unsuitable);
    EXPECT_TRUE(oracle.divide(question_of(kSmall, 1), {}));
}

TEST(SessionOracle, NeverAsksBelowTheRowsLeastDepth) {
    Dialect dialect = row("go-perft");
    dialect.min_depth = 2;
    EXPECT_EQ(ask("", dialect, question_of(kSmall, 1)).error().kind, OracleErrorKind::Unsuitable);
}

/// The position once more: that it is not shown is known by now.
}  // namespace
}  // namespace plyproof::oracle
