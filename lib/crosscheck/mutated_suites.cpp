// SPDX-License-Identifier: MIT
#include "crosscheck/mutated_suites.h"

#include <algorithm>
#include <cassert>

#include "crosscheck/random_games.h"

namespace plyproof::crosscheck {

using chess::Bitboard;
using chess::Piece;
using chess::PieceKind;
using chess::Rank;
using chess::Setup;
using chess::Square;

namespace {

constexpr Bitboard kBackRanks = squares_of(Rank::First) | squares_of(Rank::Eighth);

/// A man of the board that is no king; nothing when there are only kings.
std::optional<Square> any_man(const Setup& setup, CounterRandom& random) {
    Bitboard men;
    for (const Square square : base::kAll<Square>) {
        const auto man = setup.board[square];
        if (man && man->kind != PieceKind::King) men |= Bitboard(square);
    }
    return men.any() ? std::optional(random.pick(men)) : std::nullopt;
}

void put(Setup& setup, Piece piece, Square square) {
    const bool odd_pawn = piece.kind == PieceKind::Pawn && kBackRanks.contains(square);
    if (!setup.board[square] && !odd_pawn) setup.board[square] = piece;
}

Square any_square(CounterRandom& random) { return chess::square_at(random.between(0, 63)); }

void add_man(Setup& setup, CounterRandom& random) {
    const chess::Color color = any_color(random);
    const PieceKind kind = any_kind(random);
    put(setup, {color, kind}, any_square(random));
}

void move_man(Setup& setup, Square from, Square to) {
    const auto man = setup.board[from];
    if (!man || setup.board[to]) return;
    setup.board[from].reset();
    put(setup, *man, to);
}

void exchange_man(Setup& setup, Square square, PieceKind kind) {
    auto& man = setup.board[square];
    if (kind != PieceKind::Pawn || !kBackRanks.contains(square)) man->kind = kind;
}

void mutate(Setup& setup, CounterRandom& random) {
    enum class Change : std::uint8_t { Remove, Add, Move, MoveKing, Exchange, TurnColour, DropRight, PassTurn };
    constexpr Change kChanges[] = {Change::Remove,   Change::Remove,     Change::Add,       Change::Add,
                                   Change::Move,     Change::Move,       Change::Move,      Change::MoveKing,
                                   Change::Exchange, Change::TurnColour, Change::DropRight, Change::PassTurn};
    const Change change = random.pick(kChanges);
    const auto man = any_man(setup, random);
    const Square square = any_square(random);
    const PieceKind kind = any_kind(random);
    if (change == Change::Remove && man) setup.board[*man].reset();
    if (change == Change::Add) add_man(setup, random);
    if (change == Change::Move && man) move_man(setup, *man, square);
    if (change == Change::Exchange && man) exchange_man(setup, *man, kind);
    if (change == Change::TurnColour && man) setup.board[*man]->color = opposite(setup.board[*man]->color);
    if (change == Change::PassTurn) setup.side_to_move = opposite(setup.side_to_move);
    if (change == Change::DropRight && !setup.castling.empty()) {
        setup.castling.erase(setup.castling.begin() + static_cast<std::ptrdiff_t>(random.below(setup.castling.size())));
    }
    if (change != Change::MoveKing) return;
    for (const Square king : base::kAll<Square>) {
        const auto piece = setup.board[king];
        if (!piece || piece->kind != PieceKind::King || piece->color != setup.side_to_move) continue;
        move_man(setup, king, random.pick(king_attacks(king)));
        return;
    }
}

/// Rights whose king or rook is gone are given up, and so is an en-passant square that has become nonsense.
base::Result<chess::Accepted, chess::SetupProblems> accepted_without_nonsense(const Setup& setup,
                                                                              chess::VariantMode mode) {
    auto accepted = chess::position_from(setup, mode);
    if (!accepted) return accepted;
    for (const chess::SetupProblem& remark : accepted->remarks) {
        if (verdict_of(remark.kind) != chess::Verdict::Fixed) continue;
        Setup fixed = chess::setup_of(accepted->position);
        fixed.en_passant.reset();
        return chess::position_from(fixed, mode);
    }
    return accepted;
}

}  // namespace

std::optional<Drafted> mutated_position(CounterRandom& random, const std::vector<chess::Accepted>& suite,
                                        chess::Variant variant, Strictness strictness) {
    assert(!suite.empty());
    const chess::Accepted& model = suite[random.below(suite.size())];
    if (model.variant == chess::Variant::Chess960 && variant == chess::Variant::Standard) return std::nullopt;

    Path path{model.position};
    if (random.percent(50)) play_on(path, random.between(1, 6), random);
    Setup setup = chess::setup_of(path.end);
    for (int changes = random.between(0, 4); changes > 0; --changes) mutate(setup, random);
    setup.fullmove_number = std::max(setup.fullmove_number, 1 + (setup.halfmove_clock + 1) / 2);

    const auto mode = variant == chess::Variant::Standard ? chess::VariantMode::Standard : chess::VariantMode::Chess960;
    const auto accepted = accepted_without_nonsense(setup, mode);
    if (!accepted || !is_allowed(accepted->remarks, strictness)) return std::nullopt;
    const chess::Position& position = accepted->position;
    if (random.percent(50)) return Drafted{position, variant, position.en_passant()};
    const chess::Position mirrored = position.mirrored();
    return Drafted{mirrored, variant, mirrored.en_passant()};
}

}  // namespace plyproof::crosscheck
