// SPDX-License-Identifier: MIT
#include "diagnose/probes.h"

#include <gmock/gmock.h>

#include "diagnose/fake_oracle.h"
#include "diagnose/path_to.h"
#include "perft/count.h"

namespace plyproof::diagnose {
namespace {

using explain::Rule;

/// Whether some move of both positions has another count in each.
bool counts_differ(const chess::Position& a, const chess::Position& b, int depth) {
    const auto first = perft::divide(a, depth), second = perft::divide(b, depth);
    return std::ranges::any_of(first->entries, [&](const perft::DivideEntry& entry) {
        return std::ranges::any_of(second->entries, [&](const perft::DivideEntry& other) {
            return other.move == entry.move && other.nodes != entry.nodes;
        });
    });
}

TEST(UnmakeProbes, PredictCountsThatDifferFromTheRightOnes) {
    for (const UnmakeProbe& probe : unmake_probes()) {
        const chess::Position position = support::position_of(probe.fen);
        for (const char* fen : probe.spoilt) {
            const chess::Position spoilt = support::position_of(fen);
            EXPECT_EQ(spoilt.side_to_move(), position.side_to_move());
            EXPECT_TRUE(counts_differ(position, spoilt, probe.depth)) << fen;
        }
    }
}

/// A program that counts below every first move but the first on the spoilt board of one probe.
TEST(UnmakeProbes, NameTheirRuleForAProgramWhoseCountsAreThoseOfTheSpoiltBoard) {
    for (const UnmakeProbe& probe : unmake_probes()) {
        FakeOracle fake([&](const oracle::Question& question, PrintedDivide& printed) {
            if (question.root != support::position_of(probe.fen)) return;
            const chess::Position spoilt = support::position_of(probe.spoilt.front());
            for (std::size_t i = 1; i < printed.moves.size(); ++i) {
                const auto move = chess::parse_uci_move(spoilt, printed.moves[i].first, {});
                if (!move) continue;
                const auto nodes = perft::count(spoilt.after(*move), question.depth - 1);
                printed.moves[i].second = static_cast<std::int64_t>(*nodes);
            }
            printed.sum_up();
        });
        Court court({fake}, {}, {});
        const auto reasons = probe_tree_fault(court, {});
        ASSERT_TRUE(reasons.has_value());
        EXPECT_EQ(explain::id_of(reasons->front().rule), explain::id_of(probe.rule)) << probe.fen;
    }
}

TEST(Probes, LeaveTheMatterOpenForAProgramThatTheyDoNotShow) {
    FakeOracle right([](const auto&, auto&) {});
    Court court({right}, {}, {});
    const auto reasons = probe_tree_fault(court, {});
    ASSERT_TRUE(reasons.has_value());
    EXPECT_EQ(reasons->size(), 2U);
}

TEST(Probes, BlameNoHashWhereTheSamePositionWithoutTheSpecialMoveIsWrongToo) {
    FakeOracle wrong([](const oracle::Question& question, PrintedDivide& printed) {
        if (question.root.pawns().empty() || question.depth < 4) return;
        for (auto& [text, nodes] : printed.moves) nodes += 7;
        printed.sum_up();
    });
    Court court({wrong}, {}, {});
    const auto reasons = probe_tree_fault(court, {});
    ASSERT_TRUE(reasons.has_value());
    EXPECT_EQ(reasons->size(), 2U);  // nothing is decided
}

TEST(Probes, PassOnWhyTheyGotNoAnswer) {
    FakeOracle dead([](const auto&, auto&) {});
    dead.error = oracle::OracleError{oracle::OracleErrorKind::Died, "fake died"};
    Court court({dead}, {}, {});
    const auto reasons = probe_tree_fault(court, {});
    ASSERT_FALSE(reasons.has_value());
    EXPECT_EQ(reasons.error().error.text, "fake died");
}

}  // namespace
}  // namespace plyproof::diagnose
