// SPDX-License-Identifier: MIT
#include "crosscheck/targeted_positions.h"

#include "crosscheck/targeted_castling.h"
#include "crosscheck/targeted_en_passant.h"
#include "crosscheck/targeted_king_safety.h"
#include "crosscheck/targeted_pawns.h"
#include "crosscheck/targeted_pieces.h"

namespace plyproof::crosscheck {

namespace {

struct Row {
    std::string_view name;
    void (*draw)(Draft& draft);
};

constexpr base::EnumArray<Target, Row> kRows = {{
    {"en-passant", draw_en_passant},
    {"castling", draw_castling},
    {"promotion", draw_promotion},
    {"pawn-moves", draw_pawn_moves},
    {"pin", draw_pin},
    {"check", draw_check},
    {"double-check", draw_double_check},
    {"discovery", draw_discovery},
    {"kings", draw_kings},
    {"rim", draw_rim},
    {"sliders", draw_sliders},
    {"many-moves", draw_many_moves},
    {"ending", draw_ending},
}};

}  // namespace

std::string_view name_of(Target target) { return kRows[target].name; }

std::optional<Drafted> targeted_position(Target target, CounterRandom& random, chess::Variant variant,
                                         Strictness strictness) {
    Draft draft(random, variant);
    kRows[target].draw(draft);
    return draft.finish(strictness);
}

}  // namespace plyproof::crosscheck
