// SPDX-License-Identifier: MIT
// What is the same for every oracle whose program stays running.
#include "oracle/persistent_oracle.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "oracle/open_oracle.h"
#include "support/questions.h"
#include "support/transcript.h"

namespace plyproof::oracle {
namespace {

using support::kSmall;
using support::program_of;
using support::question_of;

constexpr const char* kInnerRook = "4k3/8/8/8/8/8/8/R1R1K2R w CH - 0 1";
constexpr const char* kGreeting =
    "> uci\n< option name MultiPV type spin default 1 min 1 max 256\n< uciok\n> isready\n< readyok\n";

/// A kind of oracle, how its program is asked for depth 1 of the small position, and a right answer.
struct Kind {
    const char* dialect;
    const char* setup;  ///< sent behind the greeting
    const char* question;
    const char* answer;
};

class EveryKind : public testing::TestWithParam<Kind> {
protected:
    static Dialect row() {
        Dialect dialect = *find_dialect(builtin_dialects(), GetParam().dialect);
        dialect.show.clear();
        return dialect;
    }
    /// A process that is greeted, asked once, and says this.
    static std::string process(std::string_view says) {
        return fmt::format("{}{}{}{}", kGreeting, GetParam().setup, GetParam().question, says);
    }
    static std::string right() { return process(GetParam().answer); }
};

TEST_P(EveryKind, IsStartedAnewAfterADeathASilenceARefusalAndAnotherPosition) {
    const std::pair<const char*, OracleErrorKind> failures[] = {
        {". SIGSEGV\n", OracleErrorKind::Died},
        {"", OracleErrorKind::TimedOut},
        {"< Illegal position\n", OracleErrorKind::Refused},
        {"< info multipv 1 pv e7e5\n< e7e5: 1\n< Nodes searched: 1\n< bestmove e7e5\n",
         OracleErrorKind::OtherPosition}};
    for (const auto& [says, kind] : failures) {
        std::vector<std::string> processes{process(says), right()};
        // A move lister is asked once more where a search was silent.
        const bool again = row().kind == DialectKind::MultiPv && kind == OracleErrorKind::TimedOut;
        if (again) processes.insert(processes.begin(), process(says));
        const auto oracle = make_oracle(program_of(processes), row());
        EXPECT_EQ(oracle->divide(question_of(kSmall, 1), {}).error().kind, kind) << says;
        EXPECT_EQ(oracle->divide(question_of(kSmall, 1), {})->divide.total, 4) << says;
    }
}

TEST_P(EveryKind, IsStartedAnewWhenThatIsWanted) {
    const auto oracle = make_oracle(program_of({right(), right()}), row());
    EXPECT_TRUE(oracle->traits().keeps_state);
    EXPECT_TRUE(oracle->divide(question_of(kSmall, 1), {}));
    oracle->start_afresh();
    EXPECT_TRUE(oracle->divide(question_of(kSmall, 1), {}));
}

TEST_P(EveryKind, HasTheLastLinesInEveryError) {
    const auto oracle =
        make_oracle(program_of({process("! assertion failed\n< info multipv 1 pv e7e5\n< e7e5: 1\n< Nodes searched: 1\n"
                                        "< bestmove e7e5\n")}),
                    row());
    const auto error = oracle->divide(question_of(kSmall, 1), {}).error();
    EXPECT_EQ(error.kind, OracleErrorKind::OtherPosition);
    EXPECT_FALSE(error.last_output.empty());
    EXPECT_THAT(error.last_errors, testing::ElementsAre("assertion failed"));
}

TEST_P(EveryKind, IsNotAskedForChess960WithoutTheOption) {
    const auto oracle = make_oracle(program_of({fmt::format("{}{}", kGreeting, GetParam().setup)}), row());
    const auto answer = oracle->divide(question_of(kInnerRook, 1), {});
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().kind, OracleErrorKind::Unsuitable);
    EXPECT_THAT(answer.error().text, testing::HasSubstr("UCI_Chess960"));
}

INSTANTIATE_TEST_SUITE_P(
    Dialects, EveryKind,
    testing::Values(Kind{"go-perft", "",
                         "> position fen 8/8/8/1k6/8/8/P7/K7 w - - 0 1\n> isready\n< readyok\n> go perft 1\n",
                         "< Nodes searched: 4\n"},
                    Kind{"multipv", "> setoption name MultiPV value 256\n",
                         "> position fen 8/8/8/1k6/8/8/P7/K7 w - - 0 1\n> go depth 1\n",
                         "< info multipv 1 pv a2a4\n< info multipv 2 pv a2a3\n< info multipv 3 pv a1b1\n< info multipv "
                         "4 pv a1b2\n< bestmove a2a4\n"}),
    [](const auto& test) { return test.param.dialect == std::string_view("multipv") ? "MoveLister" : "Session"; });

TEST(PersistentOracle, AsksAPlainProgramForChess960OnlyWhereItsRowSaysThatItCan) {
    Dialect dialect = *find_dialect(builtin_dialects(), "setboard");
    dialect.castling_fen = CastlingFen::XFen;
    const char* setup = "> xboard\n> force\n";
    const auto unable = make_oracle(program_of({setup}), dialect);
    EXPECT_EQ(unable->divide(question_of(kInnerRook, 1), {}).error().kind, OracleErrorKind::Unsuitable);
    dialect.chess960 = true;
    const auto able = make_oracle(
        program_of({fmt::format("{}> setboard 4k3/8/8/8/8/8/8/R1R1K2R w KC - 0 1\n> perft 1\n< Nodes: 31\n", setup)}),
        dialect);
    EXPECT_EQ(able->divide(question_of(kInnerRook, 1), {})->divide.total, 31);
}

}  // namespace
}  // namespace plyproof::oracle
