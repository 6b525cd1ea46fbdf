// SPDX-License-Identifier: MIT
#include "diagnose/finding.h"

#include <gmock/gmock.h>

#include <set>

namespace plyproof::diagnose {
namespace {

TEST(Ids, AreAllDifferent) {
    std::set<std::string_view> faults, ways;
    for (const Fault fault : base::kAll<Fault>) faults.insert(id_of(fault));
    for (const SeenBy seen : base::kAll<SeenBy>) ways.insert(id_of(seen));
    EXPECT_EQ(faults.size(), 5U);
    EXPECT_EQ(ways.size(), 8U);
    EXPECT_EQ(id_of(Fault::WrongPosition), "wrong-position");
    EXPECT_EQ(id_of(SeenBy::PathOnly), "path-only");
}

TEST(Signatures, TellTheSameRuleByPathOnlyFromTheRest) {
    Finding finding{.question = {chess::Position::start()},
                    .scene = {chess::Position::start()},
                    .fault = Fault::Extra,
                    .seen = SeenBy::PathAndFen,
                    .reason = {explain::Rule::PawnWrap, "words do not matter"}};
    const Signature generator = signature_of(finding);
    EXPECT_EQ(generator, (Signature{explain::Rule::PawnWrap, Fault::Extra, false}));
    finding.seen = SeenBy::PathOnly;
    EXPECT_NE(signature_of(finding), generator);
}

}  // namespace
}  // namespace plyproof::diagnose
