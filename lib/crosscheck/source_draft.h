// SPDX-License-Identifier: MIT
// Draft: a position that is being set up, man by man, before anybody asks whether it is one. Generators draw on it with
// White or Black to move as suits their words; finish() turns the colours in half of the drafts, asks position_from and
// gives up what it does not accept. Whatever does not fit (a square that is taken) is left out without ado: a sample
// that lacks its point is no error, only a wasted one.
#pragma once

#include <optional>

#include "chess/board_sets.h"
#include "chess/position_from.h"
#include "crosscheck/counter_random.h"

namespace plyproof::crosscheck {

enum class Strictness : std::uint8_t {
    Reachable,  ///< no error, nothing fixed, no note about checks and en passant
    Loose,      ///< notes are allowed
};

/// What a finished draft is.
struct Drafted {
    chess::Position position;
    chess::Variant variant = chess::Variant::Standard;
    std::optional<chess::Square> passed{};  ///< the square of the double step before it, where its FEN is to name one
};

/// Whether the remarks on a position are allowed; errors never are.
[[nodiscard]] bool is_allowed(const chess::SetupProblems& remarks, Strictness strictness);

class Draft {
public:
    explicit Draft(CounterRandom& random, chess::Variant variant = chess::Variant::Standard)
        : random_(random), variant_(variant) {}

    [[nodiscard]] CounterRandom& random() { return random_; }
    [[nodiscard]] chess::Variant variant() const { return variant_; }
    [[nodiscard]] const chess::BoardSets& board() const { return board_; }
    /// Empty, and not among the squares that are to stay so.
    [[nodiscard]] chess::Bitboard free() const { return ~(board_.occupied() | kept_); }
    [[nodiscard]] std::optional<chess::Square> king(chess::Color color) const;
    [[nodiscard]] chess::Color side_to_move() const { return setup_.side_to_move; }

    void set_side_to_move(chess::Color color) { setup_.side_to_move = color; }
    void keep_empty(chess::Bitboard squares) { kept_ |= squares; }

    /// Puts a man, unless the square is not free, the man a pawn on a back rank, a second king or one beside the other,
    /// the 9th pawn or the 17th man of its colour. Says whether it did.
    bool put(chess::Color color, chess::PieceKind kind, chess::Square square);
    /// The same on a random square of a set.
    bool put_within(chess::Color color, chess::PieceKind kind, chess::Bitboard squares);
    /// The same on a square from which the man attacks `target`.
    bool put_attacker(chess::Color color, chess::PieceKind kind, chess::Square target);

    /// A king on a random square of the set, or anywhere when no square of it will do. The king of the side not to move
    /// is not set into an attack.
    void put_king(chess::Color color, chess::Bitboard squares = chess::kAllSquares);

    /// Tries to put so many men of any kind and colour on squares of a set. Kings stand first. Men of the side to move
    /// do not attack the other king, men of the other side seldom give check.
    void add_men(int count, chess::Bitboard squares = chess::kAllSquares);

    /// King and rooks of a colour on their back rank, ready to castle: at home, or anywhere in Chess960. Each rook
    /// comes and has its right more often than not.
    void put_castlers(chess::Color color);

    /// The double step before this position passed `square`.
    void pass(chess::Square square) { setup_.en_passant = square; }
    void set_halfmove_clock(int clock) { setup_.halfmove_clock = static_cast<std::uint32_t>(clock); }

    /// Kings that are missing come first. Nothing when the rules or the strictness do not accept what was drawn.
    [[nodiscard]] std::optional<Drafted> finish(Strictness strictness);

private:
    [[nodiscard]] bool attacks_king(chess::Color color, chess::PieceKind kind, chess::Square square) const;

    CounterRandom& random_;
    chess::Variant variant_;
    chess::BoardSets board_;
    chess::Bitboard kept_;
    chess::Setup setup_;  ///< all but the board
};

/// A kind of man but the king: pawns twice as often as each other kind.
[[nodiscard]] chess::PieceKind any_kind(CounterRandom& random);
/// A knight, bishop, rook or queen.
[[nodiscard]] chess::PieceKind any_piece(CounterRandom& random);
[[nodiscard]] chess::Color any_color(CounterRandom& random);

}  // namespace plyproof::crosscheck
