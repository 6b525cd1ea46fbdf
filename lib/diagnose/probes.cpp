// SPDX-License-Identifier: MIT
#include "diagnose/probes.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "diagnose/list_fault.h"
#include "perft/count.h"

namespace plyproof::diagnose {

using base::failure;
using chess::Move;
using chess::Position;
using explain::Reason;
using explain::Reasons;
using explain::Rule;
using oracle::ForeignCount;

namespace {

/// REQUIRES: a FEN of a legal position.
Position position_of(const char* fen) {
    return chess::position_from(*chess::parse_fen(fen), chess::VariantMode::Standard)->position;
}

oracle::Question question_about(const char* fen, int depth) {
    return {position_of(fen), chess::Variant::Standard, {}, depth};
}

std::optional<ForeignCount> said_about(const Comparison& comparison, Move move) {
    for (const oracle::ForeignEntry& entry : comparison.theirs.divide.entries) {
        if (entry.moves.size() == 1 && entry.moves.front() == move) return entry.nodes;
    }
    return std::nullopt;
}

/// Whether the count below a move is that of the spoilt board. Nothing when the move cannot be played there.
std::optional<bool> is_count_of_spoilt(const Position& spoilt, Move move, int depth, ForeignCount said) {
    const chess::MoveList moves = chess::legal_moves(spoilt);
    if (std::find(moves.begin(), moves.end(), move) == moves.end()) return std::nullopt;
    return said == ForeignCount{perft::count(spoilt.after(move), depth - 1).value_or(0)};
}

/// True when all that is wrong is what the spoilt board predicts, and something is.
bool predicts(const Position& spoilt, int depth, const Comparison& comparison) {
    bool explains = false;
    for (const perft::DivideEntry& entry : comparison.ours.entries) {
        const auto said = said_about(comparison, entry.move);
        if (!said || *said == ForeignCount{entry.nodes}) continue;
        const auto predicted = is_count_of_spoilt(spoilt, entry.move, depth, *said);
        if (predicted && !*predicted) return false;
        explains = explains || predicted;
    }
    return explains;
}

bool fits(const UnmakeProbe& probe, const Comparison& comparison) {
    return !lists_differ(comparison) && std::ranges::any_of(probe.spoilt, [&](const char* fen) {
        return predicts(position_of(fen), probe.depth, comparison);
    });
}

class Prober {
public:
    /// REQUIRES: both outlive it.
    Prober(Court& court, const Comparison& tree) : court_(court), tree_(tree) {}

    /// Whether the program counts a position wrong.
    base::Result<bool, CourtError> is_wrong(const char* fen, int depth) {
        const auto comparison = court_.compare(question_about(fen, depth));
        if (!comparison) return failure(comparison.error());
        return comparison->differs();
    }

    /// Whether it counts a position wrong, and one right that lacks only what may be forgotten: what is wrong with both
    /// tells nothing.
    base::Result<bool, CourtError> is_wrong_only(const char* fen, const char* fen_without, int depth) {
        auto wrong = is_wrong(fen, depth);
        if (!wrong || !*wrong) return wrong;
        const auto without = is_wrong(fen_without, depth);
        return without ? base::Result<bool, CourtError>(!*without) : without;
    }

    base::Result<Reasons, CourtError> unmake_fault() {
        for (const UnmakeProbe& probe : unmake_probes()) {
            const auto comparison = court_.compare(question_about(probe.fen, probe.depth));
            if (!comparison) return failure(comparison.error());
            if (comparison->differs() && fits(probe, *comparison)) return Reasons{{probe.rule, probe.words}};
        }
        return Reasons{};
    }

    /// Bare kings have nothing that could be forgotten but whose turn it is and where they stand.
    base::Result<Reasons, CourtError> plain_hash_fault() {
        // After three plies a position may come again with less depth left; at less than four nobody asks for it.
        constexpr int kRecurring = 4;
        constexpr const char* kBareKings = "k7/8/8/8/8/8/8/7K w - - 0 1";
        for (int depth = 2; depth <= kRecurring + 1; ++depth) {
            const auto wrong = is_wrong(kBareKings, depth);
            if (!wrong) return failure(wrong.error());
            if (!*wrong) continue;
            // From the start no position comes again within three plies.
            const auto anywhere = is_wrong("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 3);
            if (!anywhere) return failure(anywhere.error());
            if (*anywhere || depth < kRecurring) {
                return bare_kings_wrong();
            }
            return Reasons{{Rule::HashDepth, "counts are wrong where a position comes again with another depth left"}};
        }
        return Reasons{};
    }

    /// Moves in two orders, after which only the right in question differs.
    base::Result<Reasons, CourtError> special_hash_fault() {
        const auto en_passant = is_wrong_only("7k/8/8/8/3p4/8/4P3/K7 w - - 0 1", "7k/8/8/8/1p6/8/4P3/K7 w - - 0 1", 4);
        if (!en_passant) return failure(en_passant.error());
        if (*en_passant) {
            return Reasons{{Rule::HashEnPassant,
                            "counts are wrong where a double step is the last of several moves or an earlier one"}};
        }
        const auto rights =
            is_wrong_only("k7/p7/P7/8/7p/7P/8/N3K2R w K - 0 1", "k7/p7/P7/8/7p/7P/8/N3K2R w - - 0 1", 5);
        if (!rights) return failure(rights.error());
        if (*rights) {
            return Reasons{{Rule::HashCastlingRights,
                            "counts are wrong where a king has moved and come back, or another man has"}};
        }
        return Reasons{};
    }

private:
    /// A table or the counting itself: nothing is taken back that could be forgotten. What is taken for something else
    /// makes the total wrong, too.
    [[nodiscard]] Reasons bare_kings_wrong() const {
        Reasons reasons{{Rule::HashKey, "bare kings are counted wrong already, perhaps one position taken for another"},
                        {Rule::CountWrong, "bare kings are counted wrong already, in no way that is known"}};
        if (tree_.diff.missing.empty() && tree_.theirs.divide.sum == ForeignCount{tree_.ours.total})
            std::swap(reasons.front(), reasons.back());
        return reasons;
    }

    Court& court_;
    const Comparison& tree_;
};

/// Only the captures en passant are wrong: their square was lost by the moves before.
std::optional<Reason> en_passant_fault(const Comparison& comparison) {
    const std::vector<MiscountedMove>& wrong = comparison.diff.miscounted;
    if (wrong.empty()) return std::nullopt;
    const bool en_passant = std::ranges::all_of(
        wrong, [](const MiscountedMove& move) { return move.moves.front().kind() == chess::MoveKind::EnPassant; });
    if (en_passant) {
        return Reason{Rule::UnmakeEnPassantSquare, "only captures en passant are wrong, and right when asked alone"};
    }
    return std::nullopt;
}

/// Counts fall to nothing: something that only grows ends the tree; or a position without moves is taken for others.
Reasons vanishing_fault(const Comparison& comparison) {
    const std::vector<MiscountedMove>& wrong = comparison.diff.miscounted;
    if (std::ranges::none_of(wrong, [](const MiscountedMove& move) { return move.theirs == 0; })) return {};
    return {{Rule::UnmakeMove, "counts fall to nothing, as when a clock only runs on"},
            {Rule::HashKey, "counts fall to nothing, as when a position without moves is taken for another"}};
}

/// What can be said when no probe shows the fault: the moves that the probes take back are taken back well.
Reasons undecided() {
    return {{Rule::HashKey, "every position below is right when it is asked alone, and moves are taken back well"},
            {Rule::UnmakeMove, "every position below is right when it is asked alone"}};
}

}  // namespace

const std::vector<UnmakeProbe>& unmake_probes() {
    static const std::vector<UnmakeProbe> kProbes = {
        // Taken back as replies
        {Rule::UnmakeCapture,
         "after a capture that was taken back the captured man is missing",
         "6k1/8/8/7r/8/7P/8/K7 w - - 0 1",
         2,
         {"6k1/8/8/7r/8/8/8/K7 w - - 0 1"}},
        {Rule::UnmakeCapture,
         "after a capture that was taken back the captured man is missing",
         "6k1/8/8/7q/8/7P/8/K7 w - - 0 1",
         2,
         {"6k1/8/8/7q/8/8/8/K7 w - - 0 1"}},
        {Rule::UnmakeCapture,
         "after a capture that was taken back the captured man is missing",
         "6k1/8/8/5b2/6P1/8/8/K7 w - - 0 1",
         2,
         {"6k1/8/8/5b2/8/8/8/K7 w - - 0 1"}},
        {Rule::UnmakeCapture,
         "after a capture that was taken back the captured man is missing",
         "8/6k1/8/6P1/4n3/8/8/K7 w - - 0 1",
         2,
         {"8/6k1/8/8/4n3/8/8/K7 w - - 0 1"}},
        {Rule::UnmakeCapture,
         "after a capture that was taken back the captured man is missing",
         "8/8/8/8/7k/7P/8/K7 w - - 0 1",
         2,
         {"8/8/8/8/7k/8/8/K7 w - - 0 1"}},
        {Rule::UnmakeCapture,
         "after a promotion by capture that was taken back the captured man is missing",
         "k7/8/8/8/4K3/8/7p/6N1 w - - 0 1",
         2,
         {"k7/8/8/8/4K3/8/7p/8 w - - 0 1"}},
        {Rule::UnmakePromotion,
         "after a promotion that was taken back the promoted man stands where the pawn should",
         "k7/8/8/8/4K3/8/7p/8 w - - 0 1",
         2,
         {"k7/8/8/8/4K3/8/7q/8 w - - 0 1", "k7/8/8/8/4K3/8/7r/8 w - - 0 1", "k7/8/8/8/4K3/8/7b/8 w - - 0 1",
          "k7/8/8/8/4K3/8/7n/8 w - - 0 1"}},
        {Rule::UnmakeCastling,
         "after castling that was taken back the rook stands elsewhere",
         "r3k3/8/8/8/8/8/8/4K3 w q - 0 1",
         2,
         {"3rk3/8/8/8/8/8/8/4K3 w - - 0 1"}},
        {Rule::UnmakeCastlingRights,
         "after moves that were taken back castling rights are missing",
         "r3k3/8/8/8/8/8/8/4K3 w q - 0 1",
         2,
         {"r3k3/8/8/8/8/8/8/4K3 w - - 0 1"}},
        {Rule::UnmakeEnPassantCapture,
         "after en passant that was taken back the captured pawn stands elsewhere",
         "7k/8/8/8/3p4/8/4P3/K7 w - - 0 1",
         2,
         {"7k/8/8/8/3p4/4P3/4P3/K7 w - - 0 1"}},
        {Rule::UnmakeEnPassantCapture,
         "after en passant that was taken back the captured pawn stands elsewhere",
         "K7/8/8/8/3p4/8/4P3/7k w - - 0 1",
         2,
         {"K7/8/8/8/3p4/4P3/4P3/7k w - - 0 1"}},
        // Taken back as first moves: programs that count the last ply without making its moves
        {Rule::UnmakeCapture,
         "after a capture that was taken back the captured man is missing",
         "6k1/8/8/8/p7/1P6/8/K7 w - - 0 1",
         2,
         {"6k1/8/8/8/8/1P6/8/K7 w - - 0 1"}},
        {Rule::UnmakeCapture,
         "after a capture that was taken back the captured man is missing",
         "6k1/8/7p/8/8/7R/8/K7 w - - 0 1",
         2,
         {"6k1/8/8/8/8/7R/8/K7 w - - 0 1"}},
        {Rule::UnmakeCapture,
         "after a capture that was taken back the captured man is missing",
         "6k1/8/7p/8/8/7Q/8/K7 w - - 0 1",
         2,
         {"6k1/8/8/8/8/7Q/8/K7 w - - 0 1"}},
        {Rule::UnmakeCapture,
         "after a capture that was taken back the captured man is missing",
         "6k1/8/7p/8/5B2/8/8/K7 w - - 0 1",
         2,
         {"6k1/8/8/8/5B2/8/8/K7 w - - 0 1"}},
        {Rule::UnmakeCapture,
         "after a capture that was taken back the captured man is missing",
         "6k1/8/7p/8/6N1/8/8/K7 w - - 0 1",
         2,
         {"6k1/8/8/8/6N1/8/8/K7 w - - 0 1"}},
        {Rule::UnmakeCapture,
         "after a capture that was taken back the captured man is missing",
         "6k1/8/7p/7K/8/8/8/8 w - - 0 1",
         2,
         {"6k1/8/8/7K/8/8/8/8 w - - 0 1"}},
        {Rule::UnmakeCapture,
         "after a promotion by capture that was taken back the captured man is missing",
         "6n1/7P/8/4k3/8/8/8/K7 w - - 0 1",
         2,
         {"8/7P/8/4k3/8/8/8/K7 w - - 0 1"}},
        {Rule::UnmakePromotion,
         "after a promotion that was taken back the promoted man stands where the pawn should",
         "8/P7/4k3/8/8/8/8/7K w - - 0 1",
         2,
         {"8/Q7/4k3/8/8/8/8/7K w - - 0 1", "8/R7/4k3/8/8/8/8/7K w - - 0 1"}},
        {Rule::UnmakeCastling,
         "after castling that was taken back the rook stands elsewhere",
         "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
         2,
         {"4k3/8/8/8/8/8/8/3RK3 w - - 0 1"}},
        {Rule::UnmakeCastlingRights,
         "after moves that were taken back castling rights are missing",
         "4k3/8/8/8/8/8/P7/R3K3 w Q - 0 1",
         3,
         {"4k3/8/8/8/8/8/P7/R3K3 w - - 0 1"}},
        {Rule::UnmakeEnPassantCapture,
         "after en passant that was taken back the captured pawn stands elsewhere",
         "7k/8/8/3pP3/8/8/8/K7 w - d6 0 1",
         2,
         {"7k/8/3p4/4P3/8/8/8/K7 w - - 0 1", "7k/8/8/4P3/8/8/8/K7 w - - 0 1"}},
        {Rule::UnmakeEnPassantCapture,
         "after en passant that was taken back the captured pawn stands elsewhere",
         "K7/8/8/3pP3/8/8/8/7k w - d6 0 1",
         2,
         {"K7/8/3p4/4P3/8/8/8/7k w - - 0 1", "K7/8/8/4P3/8/8/8/7k w - - 0 1"}},
    };
    return kProbes;
}

base::Result<Reasons, CourtError> probe_tree_fault(Court& court, const Comparison& comparison) {
    if (auto reason = en_passant_fault(comparison)) return Reasons{*std::move(reason)};
    Prober prober(court, comparison);
    if (auto reasons = prober.unmake_fault(); !reasons || !reasons->empty()) return reasons;
    if (auto reasons = vanishing_fault(comparison); !reasons.empty()) return reasons;
    for (const auto& ask : {&Prober::plain_hash_fault, &Prober::special_hash_fault}) {
        if (auto reasons = (prober.*ask)(); !reasons || !reasons->empty()) return reasons;
    }
    return undecided();
}

}  // namespace plyproof::diagnose
