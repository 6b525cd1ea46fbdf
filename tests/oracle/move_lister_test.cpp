// SPDX-License-Identifier: MIT
#include "oracle/move_lister.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/questions.h"
#include "support/transcript.h"

namespace plyproof::oracle {
namespace {

using support::program_of;
using support::question_of;
using testing::ElementsAre;
using testing::HasSubstr;

Dialect row() { return *find_dialect(builtin_dialects(), "multipv"); }

constexpr const char* kGreeting = R"(
> uci
< option name MultiPV type spin default 1 min 1 max 256
< option name OwnBook type check default true
< uciok
> isready
< readyok
> setoption name OwnBook value false
> setoption name MultiPV value 256
)";

std::string joined(std::string_view beginning, std::string_view rest) { return fmt::format("{}{}", beginning, rest); }

base::Result<Answer, OracleError> ask(const std::string& text, const Question& question) {
    MoveLister oracle(program_of({text}), row());
    return oracle.divide(question, base::Deadline::never());
}

TEST(MoveLister, TakesTheFirstMoveOfEachLine) {
    const auto answer = ask(joined(kGreeting, R"(
> position fen 8/8/8/1k6/8/8/P7/K7 w - - 0 1
> go depth 1
< info depth 1 seldepth 1 multipv 1 score cp 30 nodes 12 pv a2a4 b5b4
< info depth 1 multipv 2 score cp 20 pv a2a3
< info multipv 3 depth 1 score cp 10 pv a1b1
< info depth 1 multipv 4 score cp 5 pv a1b2
< info depth 1 multipv 1 score cp 31 pv a2a4
< bestmove a2a4 ponder b5b4
)"),
                            question_of(support::kSmall, 1));
    ASSERT_TRUE(answer) << answer.error().text;
    EXPECT_THAT(support::entries_of(answer->divide), ElementsAre("a1b1 1", "a1b2 1", "a2a3 1", "a2a4 1"));
    EXPECT_EQ(answer->divide.total, 4);
    EXPECT_TRUE(answer->notes.empty());
    EXPECT_EQ(answer->questions, 1U);
}

TEST(MoveLister, AsksOnceMoreInANewProcessWhereASearchWasSilent) {
    const std::string asked = joined(kGreeting, "> position fen 8/8/8/1k6/8/8/P7/K7 w - - 0 1\n> go depth 1\n");
    const std::string answered = joined(asked, "< info multipv 1 depth 1 pv a2a4\n< bestmove a2a4\n");
    MoveLister hangs_once(program_of({asked, answered}), row());
    const auto answer = hangs_once.divide(question_of(support::kSmall, 1), base::Deadline::never());
    ASSERT_TRUE(answer) << answer.error().text;
    EXPECT_THAT(support::entries_of(answer->divide), ElementsAre("a2a4 1"));
    EXPECT_THAT(answer->notes, ElementsAre(AnswerNote::AskedAgain));
    MoveLister hangs(program_of({asked, asked}), row());
    const auto silent = hangs.divide(question_of(support::kSmall, 1), base::Deadline::never());
    ASSERT_FALSE(silent);
    EXPECT_EQ(silent.error().kind, OracleErrorKind::TimedOut);
}

TEST(MoveLister, WalksTheEnginesOwnMovesForMoreDepth) {
    const auto answer = ask(joined(kGreeting, R"(
> position fen 7k/8/5K2/8/8/8/6P1/8 b - - 0 1
> go depth 1
< info multipv 1 pv h8g8
< info multipv 2 pv h8e8
< bestmove h8g8
> position fen 7k/8/5K2/8/8/8/6P1/8 b - - 0 1 moves h8g8
> go depth 1
< info multipv 1 pv g2g3
< info multipv 2 pv g2g4
< bestmove g2g3
> position fen 7k/8/5K2/8/8/8/6P1/8 b - - 0 1 moves h8e8
> go depth 1
< info multipv 1 pv f6e6
< bestmove f6e6
)"),
                            question_of("7k/8/5K2/8/8/8/6P1/8 b - - 0 1", 2));
    ASSERT_TRUE(answer) << answer.error().text;
    // What is illegal is the engine's opinion all the same, and what follows it too.
    EXPECT_THAT(support::entries_of(answer->divide), ElementsAre("(h8e8) 1", "h8g8 2"));
    EXPECT_EQ(answer->divide.total, 3);
    EXPECT_EQ(answer->questions, 3U);
}

TEST(MoveLister, SaysThatMovesMayBeHiddenWhereTheEngineTakesTheGameForOver) {
    const auto drawn = ask(joined(kGreeting, R"(
> position fen 8/8/8/1k6/8/8/P7/K7 w - - 100 80
> go depth 1
< info depth 0 score cp 0
< bestmove (none)
)"),
                           question_of("8/8/8/1k6/8/8/P7/K7 w - - 100 80", 1));
    EXPECT_THAT(drawn.value().notes, ElementsAre(AnswerNote::MovesMayBeHidden));
    EXPECT_EQ(drawn->divide.total, 0);
    const auto missing = ask(joined(kGreeting, R"(
> position fen 8/8/8/1k6/8/8/P7/K7 w - - 0 1
> go depth 1
< info multipv 1 pv a2a4
< bestmove a2a4
)"),
                             question_of(support::kSmall, 1));
    EXPECT_TRUE(missing.value().notes.empty());
}

TEST(MoveLister, HasNoMovesInMateAndStalemateWhateverTheBestMoveIs) {
    for (const char* best : {"(none)", "0000", "a1a1", "d2d4", ""}) {
        const auto answer = ask(
            joined(kGreeting,
                   fmt::format("> position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\n> go depth 1\n< bestmove {}\n", best)),
            question_of("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 1));
        ASSERT_TRUE(answer) << best;
        EXPECT_TRUE(answer->divide.entries.empty()) << best;
        EXPECT_EQ(answer->divide.total, 0) << best;
    }
}

constexpr const char* kNarrow = R"(
> uci
< option name MultiPV type spin default 1 min 1 max 2
< uciok
> isready
< readyok
> setoption name MultiPV value 2
> position fen 8/8/8/1k6/8/8/P7/K7 w - - 0 1
> go depth 1
< info multipv 1 pv a2a4
< info multipv 2 pv a1b2
< bestmove a2a4
)";

TEST(MoveLister, AsksInTurnsWhereTheEngineListsFew) {
    const auto answer = ask(joined(kNarrow, R"(
> position fen 8/8/8/1k6/8/8/P7/K7 w - - 0 1
> go depth 1 searchmoves a1b1 a2a3
< info multipv 1 pv a2a3
< bestmove a2a3
)"),
                            question_of(support::kSmall, 1));
    ASSERT_TRUE(answer) << answer.error().text;
    EXPECT_THAT(support::entries_of(answer->divide), ElementsAre("a1b2 1", "a2a3 1", "a2a4 1"));
    EXPECT_THAT(answer->notes, ElementsAre(AnswerNote::ListedInTurns));
}

TEST(MoveLister, IsUnsuitableWhereTheEngineListsFewAndIgnoresSearchmoves) {
    const auto answer = ask(joined(kNarrow, R"(
> position fen 8/8/8/1k6/8/8/P7/K7 w - - 0 1
> go depth 1 searchmoves a1b1 a2a3
< info multipv 1 pv a2a4
< info multipv 2 pv a1b2
< bestmove a2a4
)"),
                            question_of(support::kSmall, 1));
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().kind, OracleErrorKind::Unsuitable);
    EXPECT_THAT(answer.error().text, HasSubstr("does not obey searchmoves"));
}

TEST(MoveLister, ManagesWithoutTheOptionWhereTheEngineObeysSearchmoves) {
    const auto answer = ask(R"(
> uci
< uciok
> isready
< readyok
> position fen 8/8/8/8/8/8/7k/K7 w - - 0 1
> go depth 1
< info depth 1 pv a1b1
< info depth 1 pv a1a2
< bestmove a1a2
> position fen 8/8/8/8/8/8/7k/K7 w - - 0 1
> go depth 1 searchmoves a1b1
< info depth 1 pv a1b1
< bestmove a1b1
> position fen 8/8/8/8/8/8/7k/K7 w - - 0 1
> go depth 1 searchmoves a1b2
< bestmove a1b2
)",
                            question_of("8/8/8/8/8/8/7k/K7 w - - 0 1", 1));
    ASSERT_TRUE(answer) << answer.error().text;
    EXPECT_THAT(support::entries_of(answer->divide), ElementsAre("a1a2 1", "a1b1 1", "a1b2 1"));
}

TEST(MoveLister, IsUnsuitableForChess960WithoutTheOption) {
    const auto answer = ask(kGreeting, question_of("4k3/8/8/8/8/8/8/R1R1K2R w CH - 0 1", 1));
    EXPECT_EQ(answer.error().kind, OracleErrorKind::Unsuitable);
}

TEST(MoveLister, NoticesThatTheMovesAreThoseOfAnotherPosition) {
    const auto answer = ask(joined(kGreeting, R"(
> position fen 8/8/8/1k6/8/8/P7/K7 w - - 0 1 moves a2a4
> go depth 1
< info multipv 1 pv a2a4
< info multipv 2 pv a2a3
< info multipv 3 pv a1b1
< info multipv 4 pv a1b2
< bestmove a2a4
)"),
                            question_of(support::kSmall, 1, {"a2a4"}));
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().kind, OracleErrorKind::OtherPosition);
    EXPECT_THAT(answer.error().text, HasSubstr("the position before all moves"));
}

TEST(MoveLister, BeginsAfreshAfterADeath) {
    const std::string good = joined(kGreeting, R"(
> position fen 8/8/8/1k6/8/8/P7/K7 w - - 0 1
> go depth 1
< info multipv 1 pv a2a4
< bestmove a2a4
)");
    MoveLister oracle(
        program_of({joined(kGreeting, "> position fen 8/8/8/1k6/8/8/P7/K7 w - - 0 1\n. SIGSEGV\n"), good}), row());
    EXPECT_EQ(oracle.divide(question_of(support::kSmall, 1), {}).error().kind, OracleErrorKind::Died);
    EXPECT_TRUE(oracle.divide(question_of(support::kSmall, 1), {}));
}

}  // namespace
}  // namespace plyproof::oracle
