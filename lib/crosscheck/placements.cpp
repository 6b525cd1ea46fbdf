// SPDX-License-Identifier: MIT
#include "crosscheck/placements.h"

namespace plyproof::crosscheck {

std::optional<Drafted> random_placement(CounterRandom& random, chess::Variant variant, Strictness strictness) {
    constexpr int kFewestMen = 3;
    constexpr int kMostMen = 16;
    Draft draft(random, variant);
    for (const chess::Color color : base::kAll<chess::Color>) {
        if (random.percent(variant == chess::Variant::Standard ? 33 : 50)) draft.put_castlers(color);
        draft.put_king(color);
    }
    const int men = random.between(kFewestMen, kMostMen);
    for (int tries = 2 * kMostMen; tries > 0 && draft.board().occupied().size() < men; --tries) draft.add_men(1);
    if (random.percent(50)) draft.set_halfmove_clock(random.between(0, 99));
    const int placed = draft.board().occupied().size();
    if (placed < kFewestMen) return std::nullopt;
    return draft.finish(strictness);
}

}  // namespace plyproof::crosscheck
