// SPDX-License-Identifier: MIT
#include "suite/suite_error.h"

#include <gmock/gmock.h>

#include <set>

namespace plyproof::suite {
namespace {

TEST(SuiteErrorKind, EachHasAMeaningAndANameOfItsOwn) {
    std::set<std::string_view> names;
    for (const SuiteErrorKind kind : base::kAll<SuiteErrorKind>) {
        EXPECT_FALSE(meaning_of(kind).empty());
        EXPECT_FALSE(meaning_of(kind).ends_with('.'));
        EXPECT_TRUE(names.insert(name_of(kind)).second) << name_of(kind);
        EXPECT_EQ(name_of(kind).find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-"), std::string_view::npos);
    }
}

TEST(SuiteErrorKind, TheFirstAndTheLastNameBelongToTheFirstAndTheLastKind) {
    EXPECT_EQ(name_of(SuiteErrorKind::Binary), "binary");
    EXPECT_EQ(name_of(SuiteErrorKind::Repeated), "repeated");
    EXPECT_EQ(name_of(SuiteErrorKind::JsonShape), "json-shape");
}

}  // namespace
}  // namespace plyproof::suite
