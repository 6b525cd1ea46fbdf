// SPDX-License-Identifier: MIT
#include "eval/all_terms.h"

#include <gtest/gtest.h>

#include "support/position_of.h"

namespace plyproof::eval {
namespace {

using chess::PortableIsa;

TEST(AllTerms, AreEvenInAPositionThatIsItsOwnMirrorImageButForTheMove) {
    const Score tempo = kWeights.at(kGroups[Group::Tempo].first);
    EXPECT_EQ(balance<PortableIsa>(chess::Position::start()), tempo);
    EXPECT_EQ(balance<PortableIsa>(support::position_of("4k3/pp6/8/8/8/8/PP6/4K3 b - - 0 1")), Score() - tempo);
}

TEST(AllTerms, AreEachHeardOf) {
    // A position in which every term has something to say about White alone or about both sides differently.
    TracingSink sink;
    all_terms(support::position_of("r4rk1/1p3pp1/2n5/p2N3Q/4P3/1P6/P4PPP/2R2RK1 w - - 0 1"), sink);
    for (const Term term : base::kAll<Term>) {
        if (term == Term::PassedPawns) continue;
        EXPECT_NE(sink.found().trace.terms[term][Color::White], sink.found().trace.terms[term][Color::Black])
            << name_of(term);
    }
}

}  // namespace
}  // namespace plyproof::eval
