// SPDX-License-Identifier: MIT
#include "chess/slider_tables.h"

#include <cassert>

#include "chess/attacks.h"
#include "chess/magic_numbers.h"

namespace plyproof::chess {

namespace {

Bitboard far_edges(Square from) {
    const Bitboard ranks = squares_of(Rank::First) | squares_of(Rank::Eighth);
    const Bitboard files = squares_of(File::A) | squares_of(File::H);
    return (ranks - squares_of(rank_of(from))) | (files - squares_of(file_of(from)));
}

template <Direction D>
Bitboard ray(Square from) {
    Bitboard squares;
    for (Bitboard step = shifted<D>(Bitboard(from)); step.any(); step = shifted<D>(step)) squares |= step;
    return squares;
}

/// A line through a slider's square, cut in two there.
struct Line {
    Bitboard above;  ///< the half with the higher square numbers
    Bitboard below;

    // The nearest blocker above is the lowest one there, the nearest below the highest. The tables are filled at every
    // start of every program, so this does without a walk.
    [[nodiscard]] Bitboard attacks(Bitboard occupied) const {
        const std::uint64_t upper = (occupied & above).bits();
        const std::uint64_t up_to_blocker = upper ^ (upper - 1);  // all bits when there is no blocker
        const std::uint64_t lower = (occupied & below).bits() | 1;
        const std::uint64_t down_to_blocker = ~std::uint64_t{0} << (63 - __builtin_clzll(lower));
        return (above & Bitboard(up_to_blocker)) | (below & Bitboard(down_to_blocker));
    }
};

struct Slider {
    Line first;
    Line second;

    [[nodiscard]] Bitboard attacks(Bitboard occupied) const {
        return first.attacks(occupied) | second.attacks(occupied);
    }
};

Slider bishop_on(Square from) {
    using enum Direction;
    return {{ray<NorthEast>(from), ray<SouthWest>(from)}, {ray<NorthWest>(from), ray<SouthEast>(from)}};
}

Slider rook_on(Square from) {
    using enum Direction;
    return {{ray<North>(from), ray<South>(from)}, {ray<East>(from), ray<West>(from)}};
}

/// Calls visit(set) for every subset of `mask`. Subtracting counts through the bits of the mask as through a number, so
/// the n-th set is the one whose PEXT is n.
template <class Visit>
void for_each_subset(Bitboard mask, Visit visit) {
    std::uint64_t subset = 0;
    do {
        visit(Bitboard(subset));
        subset = (subset - mask.bits()) & mask.bits();
    } while (subset != 0);
}

}  // namespace

Bitboard bishop_relevant_squares(Square from) { return slow_bishop_attacks(from, kNoSquares) - far_edges(from); }

Bitboard rook_relevant_squares(Square from) { return slow_rook_attacks(from, kNoSquares) - far_edges(from); }

MagicTable::MagicTable() {
    Bitboard* next = attacks_;
    const auto fill = [&next](Entry& entry, Bitboard mask, std::uint64_t magic, const Slider& slider) {
        entry = {mask, magic, next, static_cast<unsigned>(64 - mask.size())};
        for_each_subset(mask, [&](Bitboard blockers) {
            Bitboard& attacks = next[index_of_blockers(entry, blockers)];
            assert(attacks.empty() || attacks == slider.attacks(blockers));  // or the magic number is none
            attacks = slider.attacks(blockers);
        });
        next += std::size_t{1} << mask.size();
    };
    for (const Square from : base::kAll<Square>) {
        fill(bishops_[from], bishop_relevant_squares(from), kBishopMagics[from], bishop_on(from));
        fill(rooks_[from], rook_relevant_squares(from), kRookMagics[from], rook_on(from));
    }
    assert(next == attacks_ + kBishopBlockerSets + kRookBlockerSets);
}

// The first priority that is open to programs: other global objects may look up attacks while they are made.
[[gnu::init_priority(101)]] const MagicTable kMagicTable;

#if defined(__x86_64__)

PextTable::PextTable() {
    Bitboard* next = attacks_;
    const auto fill = [&next](Lookup& table, Square from, Bitboard mask, const Slider& slider) {
        table.masks[from] = mask;
        table.attacks[from] = next;
        for_each_subset(mask, [&](Bitboard blockers) { *next++ = slider.attacks(blockers); });
    };
    for (const Square from : base::kAll<Square>) {
        fill(bishops_, from, bishop_relevant_squares(from), bishop_on(from));
        fill(rooks_, from, rook_relevant_squares(from), rook_on(from));
    }
    assert(next == attacks_ + kBishopBlockerSets + kRookBlockerSets);
}

[[gnu::init_priority(101)]] const PextTable kPextTable;

#endif

}  // namespace plyproof::chess
