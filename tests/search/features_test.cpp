// SPDX-License-Identifier: MIT
#include "search/features.h"

#include <gtest/gtest.h>

#include <set>

namespace plyproof::search {
namespace {

TEST(Features, AreAllOnOrAllOffAndChangeOneByOne) {
    for (const Feature feature : base::kAll<Feature>) {
        EXPECT_TRUE(Features::all().has(feature));
        EXPECT_FALSE(Features::plain().has(feature));
        EXPECT_FALSE(Features::all().without(feature).has(feature));
        EXPECT_EQ(Features::all().without(feature).with(feature), Features::all());
    }
}

TEST(Features, HaveNamesOfTheirOwnByWhichTheyAreFound) {
    std::set<std::string_view> names;
    for (const Feature feature : base::kAll<Feature>) {
        names.insert(name_of(feature));
        EXPECT_EQ(feature_from_name(name_of(feature)), feature);
    }
    EXPECT_EQ(names.size(), base::kAll<Feature>.size());
    EXPECT_EQ(feature_from_name("no-such-thing"), std::nullopt);
}

}  // namespace
}  // namespace plyproof::search
