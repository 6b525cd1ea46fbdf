// SPDX-License-Identifier: MIT
#include "doctor/verdict.h"

#include <gmock/gmock.h>

#include <set>

namespace plyproof::doctor {
namespace {

TEST(Verdict, EachHasANameOfItsOwn) {
    std::set<std::string_view> names;
    for (const Verdict verdict : base::kAll<Verdict>) names.insert(name_of(verdict));
    EXPECT_THAT(names,
                testing::ElementsAre("answered", "crashed", "error-text", "hung", "ignored", "not-tried", "wrong"));
}

TEST(Health, EachHasANameOfItsOwn) {
    EXPECT_EQ(name_of(Health::Healthy), "healthy");
    EXPECT_EQ(name_of(Health::Warning), "warning");
    EXPECT_EQ(name_of(Health::Fault), "fault");
}

}  // namespace
}  // namespace plyproof::doctor
