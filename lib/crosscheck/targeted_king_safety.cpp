// SPDX-License-Identifier: MIT
#include "crosscheck/targeted_king_safety.h"

#include "crosscheck/targeted_lines.h"

namespace plyproof::crosscheck {

using chess::Bitboard;
using chess::Color;
using chess::Direction;
using chess::File;
using chess::PieceKind;
using chess::Rank;
using chess::Square;

namespace {

constexpr Bitboard kBackRanks = squares_of(Rank::First) | squares_of(Rank::Eighth);
constexpr Bitboard kRim = kBackRanks | squares_of(File::A) | squares_of(File::H);

/// A man of `color` in the middle of a line between a king of `king` and a slider.
std::optional<Line> put_man_between(Draft& draft, Color color, Color king, Color slider) {
    CounterRandom& random = draft.random();
    const PieceKind kind = any_kind(random);
    Bitboard squares = kind == PieceKind::Pawn ? ~kBackRanks : chess::kAllSquares;
    if (kind == PieceKind::Pawn && random.percent(35)) squares = squares_of(relative_rank(color, Rank::Second));
    if (const auto standing = draft.king(king)) {
        squares &= queen_attacks(*standing, draft.board().occupied());
    }
    squares &= draft.free();
    if (squares.empty()) return std::nullopt;
    const Square middle = random.pick(squares);
    if (!draft.put(color, kind, middle)) return std::nullopt;
    const Direction direction = any_direction(random);
    const auto line = put_line(draft, king, slider, middle, direction);
    if (!line) return std::nullopt;
    if (random.percent(10)) draft.put_within(any_color(random), PieceKind::Knight, line->between());
    if (random.percent(90)) draft.keep_empty(line->between());
    // What the man in the middle could take.
    const Bitboard reach = attacks_of({color, kind}, middle, draft.board().occupied());
    if (random.percent(40)) draft.put_within(opposite(color), any_kind(random), reach);
    return line;
}

/// Men of `color` that reach one of the squares, pawns by their steps as well.
void put_defenders(Draft& draft, Color color, Bitboard squares, int count) {
    CounterRandom& random = draft.random();
    for (; count > 0 && squares.any(); --count) {
        const Bitboard far_steps = squares & squares_of(relative_rank(color, Rank::Fourth));
        const Square square = random.pick(far_steps.any() && random.percent(40) ? far_steps : squares);
        const PieceKind kind = any_kind(random);
        const bool by_step = kind == PieceKind::Pawn && random.percent(60);
        if (!by_step) {
            draft.put_attacker(color, kind, square);
            continue;
        }
        const Direction back = color == Color::White ? Direction::South : Direction::North;
        const Rank second = relative_rank(color, Rank::Second);
        const Bitboard behind = ray(square, back);
        const Bitboard unmoved = behind & squares_of(second);
        draft.put_within(color, kind, unmoved.any() && random.percent(70) ? unmoved : behind);
    }
}

/// A king on the rim or anywhere.
void put_white_king(Draft& draft) {
    CounterRandom& random = draft.random();
    draft.put_king(Color::White, random.percent(30) ? kRim : chess::kAllSquares);
}

void surround_white_king(Draft& draft, int most) {
    CounterRandom& random = draft.random();
    draft.add_men(random.between(0, most), king_attacks(*draft.king(Color::White)));
}

/// The last man of a kind that was put on the board. REQUIRES: `after` has one square more than `before`.
Square new_square(Bitboard before, Bitboard after) { return (after - before).first(); }

std::optional<Square> put_checker(Draft& draft, PieceKind kind, Square king) {
    const Bitboard before = draft.board().occupied();
    if (!draft.put_attacker(Color::Black, kind, king)) return std::nullopt;
    return new_square(before, draft.board().occupied());
}

/// A slider that gives check from a distance.
std::optional<Square> put_distant_slider(Draft& draft, Square king) {
    CounterRandom& random = draft.random();
    const auto first = static_cast<int>(any_direction(random));
    for (int turned = 0; turned < 8; ++turned) {
        const auto direction = static_cast<Direction>((first + turned) % 8);
        const Bitboard far = ray(king, direction) - king_attacks(king);
        if (far.empty()) continue;
        const Square square = random.pick(far);
        draft.put(Color::Black, slider_along(direction, random), square);
        return square;
    }
    return std::nullopt;
}

/// A man that gives check where it may have come to from a square of `between`, on which it gave none.
std::optional<Square> put_uncoverer(Draft& draft, Square king, Bitboard between) {
    CounterRandom& random = draft.random();
    const Bitboard occupied = draft.board().occupied();
    const Square from = random.pick(between);
    const auto first = static_cast<int>(random.below(5));
    for (int turned = 0; turned < 5; ++turned) {
        const auto kind = static_cast<PieceKind>((first + turned) % 5);
        const Bitboard reach = attacks_of({Color::Black, kind}, from, occupied);
        const Color seen_by = kind == PieceKind::Pawn ? Color::White : Color::Black;
        const Bitboard checks = attacks_of({seen_by, kind}, king, occupied) - between;
        if (reach.contains(king) || !draft.put_within(Color::Black, kind, reach & checks)) continue;
        return new_square(occupied, draft.board().occupied());
    }
    return std::nullopt;
}

}  // namespace

void draw_pin(Draft& draft) {
    CounterRandom& random = draft.random();
    draft.set_side_to_move(random.percent(75) ? Color::White : Color::Black);
    const Color slider = random.percent(92) ? Color::Black : Color::White;
    const auto line = put_man_between(draft, Color::White, Color::White, slider);
    if (!line) return;
    // A bishop on a rank, a rook on a diagonal: no pin.
    if (random.percent(10)) {
        const PieceKind wrong = is_diagonal(line->direction) ? PieceKind::Rook : PieceKind::Bishop;
        draft.put_within(Color::Black, wrong, line_through(line->king, line->slider));
    }
    if (random.percent(30)) put_man_between(draft, Color::White, Color::White, Color::Black);
    if (random.percent(25)) draft.put_attacker(Color::Black, any_kind(random), line->king);
    draft.put_king(Color::Black);
    if (random.percent(25)) put_man_between(draft, Color::Black, Color::Black, Color::White);
    draft.add_men(random.between(0, 3));
}

void draw_check(Draft& draft) {
    CounterRandom& random = draft.random();
    put_white_king(draft);
    const Square king = *draft.king(Color::White);
    const auto checker = put_checker(draft, any_kind(random), king);
    draft.put_king(Color::Black);
    if (!checker) return;
    if (random.percent(85)) draft.keep_empty(squares_between(king, *checker));
    put_defenders(draft, Color::White, squares_between(king, *checker) | Bitboard(*checker), random.between(0, 3));
    if (random.percent(40)) put_defenders(draft, Color::Black, Bitboard(*checker), 1);
    // What the king hides from a slider by standing before it.
    const Bitboard behind = (king_attacks(king) & line_through(king, *checker)) - squares_between(king, *checker);
    if (random.percent(20)) draft.put_within(Color::Black, any_kind(random), behind);
    surround_white_king(draft, 3);
    draft.add_men(random.between(0, 3));
}

void draw_double_check(Draft& draft) {
    CounterRandom& random = draft.random();
    put_white_king(draft);
    const Square king = *draft.king(Color::White);
    if (const auto slider = put_distant_slider(draft, king)) {
        const Bitboard between = squares_between(king, *slider);
        const auto second = put_uncoverer(draft, king, between);
        const Bitboard other = second ? Bitboard(*second) | squares_between(king, *second) : chess::kNoSquares;
        draft.keep_empty(between | other);
        draft.put_king(Color::Black);
        put_defenders(draft, Color::White, between | Bitboard(*slider) | other, random.between(1, 4));
    }
    surround_white_king(draft, 2);
}

void draw_discovery(Draft& draft) {
    CounterRandom& random = draft.random();
    put_man_between(draft, Color::White, Color::Black, Color::White);
    draft.put_king(Color::Black);
    draft.put_king(Color::White);
    const auto king = draft.king(Color::Black);
    const Bitboard near = king ? king_attacks(*king) : chess::kAllSquares;
    const Bitboard squares = random.percent(30) ? near : chess::kAllSquares;
    draft.add_men(random.between(1, 5), squares);
}

void draw_kings(Draft& draft) {
    CounterRandom& random = draft.random();
    draft.set_side_to_move(any_color(random));
    put_white_king(draft);
    const Square king = *draft.king(Color::White);
    Bitboard ring;
    for (const Square near : king_attacks(king)) ring |= king_attacks(near);
    draft.put_king(Color::Black, random.percent(70) ? ring : chess::kAllSquares);
    surround_white_king(draft, 4);
    for (const Square square : king_attacks(king) & draft.board().colors[Color::Black]) {
        if (random.percent(60)) draft.put_attacker(Color::Black, any_kind(random), square);
    }
    draft.add_men(random.between(0, 3));
}

}  // namespace plyproof::crosscheck
