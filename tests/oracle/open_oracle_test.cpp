// SPDX-License-Identifier: MIT
#include "oracle/open_oracle.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/fake_peer.h"
#include "support/questions.h"

namespace plyproof::oracle {
namespace {

using testing::HasSubstr;

OracleError error_of(const OracleChoice& choice) {
    const auto oracle = open_oracle(choice);
    EXPECT_FALSE(oracle);
    return oracle ? OracleError{} : oracle.error();
}

TEST(OpenOracle, OfBuiltinIsOurOwnCounter) {
    const auto oracle = open_oracle({.command = "builtin"});
    ASSERT_TRUE(oracle);
    EXPECT_EQ((*oracle)->name(), "plyproof");
    EXPECT_EQ((*oracle)->divide(support::question_of(support::kSmall, 2), {})->divide.total, 31);
}

TEST(OpenOracle, FailsWhereTheCommandHasNoProgram) {
    const OracleError nothing = error_of({.command = "/does/not/exist"});
    EXPECT_EQ(nothing.kind, OracleErrorKind::NotStarted);
    EXPECT_THAT(nothing.text, HasSubstr("there is no file '/does/not/exist'"));
    EXPECT_THAT(error_of({.command = "./mine 'x"}).text, HasSubstr("never closed\n"));
    EXPECT_THAT(error_of({.command = ""}).text, HasSubstr("empty"));
    EXPECT_THAT(error_of({.command = "phalanx-does-not-exist"}).text, HasSubstr("in PATH or /usr/games"));
}

TEST(OpenOracle, FailsWithTheNamesOfTheDialectsForOneThatIsNone) {
    const OracleError error = error_of({.command = "sh", .dialect = "go-pefrt"});
    EXPECT_EQ(error.kind, OracleErrorKind::NotStarted);
    EXPECT_THAT(error.text, HasSubstr("auto, go-perft"));
}

TEST(ChooseDialect, PutsTheUsersRowsFirst) {
    const std::vector<Dialect> own{{.name = "go-perft", .about = "mine"}};
    EXPECT_EQ(choose_dialect("go-perft", own)->about, "mine");
    EXPECT_NE(choose_dialect("go-perft", {})->about, "mine");
    EXPECT_EQ(choose_dialect("sjeng", own)->name, "sjeng");
}

TEST(MakeOracle, MakesTheKindThatTheRowIsOf) {
    const auto silent = [](const std::string&) { return std::vector<std::string>(); };
    for (const Dialect& row : builtin_dialects()) {
        const auto oracle = make_oracle(support::fake_program(silent), row);
        EXPECT_EQ(oracle->name(), "./mine");
        EXPECT_EQ(oracle->traits().walks, row.kind == DialectKind::MultiPv) << row.name;
        EXPECT_EQ(oracle->traits().follows_paths, sends_moves(row)) << row.name;
    }
}

}  // namespace
}  // namespace plyproof::oracle
