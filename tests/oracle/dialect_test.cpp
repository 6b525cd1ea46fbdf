// SPDX-License-Identifier: MIT
#include "oracle/dialect.h"

#include <gtest/gtest.h>

#include <set>

#include "oracle/placeholders.h"

namespace plyproof::oracle {
namespace {

TEST(BuiltinDialects, HaveNamesOfTheirOwn) {
    std::set<std::string> names;
    for (const Dialect& row : builtin_dialects()) {
        EXPECT_FALSE(row.about.empty()) << row.name;
        names.insert(row.name);
    }
    EXPECT_EQ(names.size(), builtin_dialects().size());
    EXPECT_FALSE(names.contains("auto"));
}

TEST(BuiltinDialects, NeverAskForDepthZero) {
    for (const Dialect& row : builtin_dialects()) EXPECT_GE(row.min_depth, 1) << row.name;
}

TEST(BuiltinDialects, HoldOnlyTextsThatCanBeFilled) {
    for (const Dialect& row : builtin_dialects()) {
        for (const auto* texts : {&row.start, &row.position, &row.question, &row.arguments}) {
            for (const std::string& text : *texts) EXPECT_EQ(template_fault(text), std::nullopt) << row.name;
        }
    }
}

TEST(FindDialect, KnowsRowsByTheirName) {
    ASSERT_NE(find_dialect(builtin_dialects(), "go-perft"), nullptr);
    EXPECT_EQ(find_dialect(builtin_dialects(), "go-perft")->question.front(), "go perft {depth}");
    EXPECT_EQ(find_dialect(builtin_dialects(), "nothing"), nullptr);
}

TEST(SendsMoves, IsTrueWhereSomeTextHasAPlaceForThem) {
    EXPECT_TRUE(sends_moves(*find_dialect(builtin_dialects(), "go-perft")));
    EXPECT_TRUE(sends_moves(*find_dialect(builtin_dialects(), "script-words")));
    EXPECT_FALSE(sends_moves(*find_dialect(builtin_dialects(), "sjeng")));
    EXPECT_FALSE(sends_moves(*find_dialect(builtin_dialects(), "perft-fen")));
    EXPECT_FALSE(sends_moves(*find_dialect(builtin_dialects(), "script-options")));
}

}  // namespace
}  // namespace plyproof::oracle
