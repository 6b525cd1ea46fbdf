// SPDX-License-Identifier: MIT
#include "crosscheck/targeted_lines.h"

namespace plyproof::crosscheck {

using chess::Bitboard;
using chess::Color;
using chess::Direction;
using chess::PieceKind;
using chess::Square;

namespace {

using Rays = base::EnumArray<Direction, base::EnumArray<Square, Bitboard>>;

template <Direction D>
constexpr void fill(Rays& rays) {
    for (const Square from : base::kAll<Square>) {
        Bitboard reached;
        for (Bitboard step = chess::shifted<D>(Bitboard(from)); step.any(); step = chess::shifted<D>(step)) {
            reached |= step;
        }
        rays[D][from] = reached;
    }
}

constexpr Rays kRays = [] {
    using enum Direction;
    Rays rays;
    fill<North>(rays);
    fill<East>(rays);
    fill<South>(rays);
    fill<West>(rays);
    fill<NorthEast>(rays);
    fill<SouthEast>(rays);
    fill<SouthWest>(rays);
    fill<NorthWest>(rays);
    return rays;
}();

bool put_king_on(Draft& draft, Color color, Bitboard squares) {
    const Bitboard room = squares & draft.free();
    return room.any() && draft.put(color, PieceKind::King, draft.random().pick(room));
}

/// The squares on which the middle sees the king, and those beyond the middle for the slider.
struct Sides {
    Bitboard king;
    Bitboard slider;
};

std::optional<Line> put_on(Draft& draft, Color king_color, Color slider_color, Direction direction, Sides sides) {
    CounterRandom& random = draft.random();
    const auto standing = draft.king(king_color);
    if (standing ? !sides.king.contains(*standing) : (sides.king & draft.free()).empty()) return std::nullopt;
    const Bitboard room = sides.slider & draft.free();
    if (room.empty()) return std::nullopt;
    const Square slider = random.pick(room);
    if (!standing && !put_king_on(draft, king_color, sides.king - Bitboard(slider))) return std::nullopt;
    if (!draft.put(slider_color, slider_along(direction, random), slider)) return std::nullopt;
    return Line{*draft.king(king_color), slider, direction};
}

}  // namespace

Bitboard ray(Square from, Direction direction) { return kRays[direction][from]; }

Direction opposite(Direction direction) {
    const int number = static_cast<int>(direction);
    return static_cast<Direction>(number < 4 ? (number + 2) % 4 : 4 + (number - 4 + 2) % 4);
}

bool is_diagonal(Direction direction) { return direction >= Direction::NorthEast; }

Direction any_direction(CounterRandom& random) { return static_cast<Direction>(random.below(8)); }

PieceKind slider_along(Direction direction, CounterRandom& random) {
    if (random.percent(50)) return PieceKind::Queen;
    return is_diagonal(direction) ? PieceKind::Bishop : PieceKind::Rook;
}

std::optional<Line> put_line(Draft& draft, Color king, Color slider_color, Square middle,
                             Direction from_middle_to_king) {
    for (unsigned turned = 0; turned < 8; ++turned) {
        const auto direction = static_cast<Direction>((static_cast<unsigned>(from_middle_to_king) + turned) % 8);
        const Sides sides{ray(middle, direction), ray(middle, opposite(direction))};
        if (auto line = put_on(draft, king, slider_color, direction, sides)) return line;
    }
    return std::nullopt;
}

}  // namespace plyproof::crosscheck
