// SPDX-License-Identifier: MIT
#include "crosscheck/targeted_positions.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace plyproof::crosscheck {
namespace {

TEST(Target, HasANameOfItsOwn) {
    std::set<std::string_view> names;
    for (const Target target : base::kAll<Target>) names.insert(name_of(target));
    EXPECT_EQ(names.size(), base::kEnumCount<Target>);
    EXPECT_EQ(name_of(Target::EnPassant), "en-passant");
    EXPECT_EQ(name_of(Target::Ending), "ending");
}

TEST(TargetedPosition, IsLegalInMostTriesOfEachTargetAndVariant) {
    constexpr int kTries = 300;
    for (const chess::Variant variant : {chess::Variant::Standard, chess::Variant::Chess960}) {
        for (const Target target : base::kAll<Target>) {
            int legal = 0;
            for (std::uint64_t index = 0; index < kTries; ++index) {
                CounterRandom random(5, index, 1);
                legal += targeted_position(target, random, variant, Strictness::Reachable) ? 1 : 0;
            }
            EXPECT_GE(legal, kTries / 3) << name_of(target);
        }
    }
}

}  // namespace
}  // namespace plyproof::crosscheck
