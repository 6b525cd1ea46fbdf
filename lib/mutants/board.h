// SPDX-License-Identifier: MIT
// The second generator: slow and obvious on purpose, and the twin that the fast one is held to. A mailbox of 64
// squares, moves made and unmade in place, and one question for legality: may the king be taken afterwards? It is built
// from a Setup by its own code and shares nothing with Position, Bitboard or the attack tables. Every law is a small
// function of its own: who attacks what (attacks.h), how men move (pseudo_moves.h), castling (castling.h), and what a
// move changes (here).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "chess/move.h"
#include "chess/setup.h"
#include "mutants/state.h"

namespace plyproof::mutants {

class Board {
public:
    /// REQUIRES: the setup is one that chess::position_from accepts. Castling letters and en-passant squares that the
    /// board refutes are dropped, Chess960 rights are understood.
    explicit Board(const chess::Setup& setup);

    /// All legal moves, in no promised order, spelled as chess::Move spells them (castling: king takes own rook).
    [[nodiscard]] std::vector<chess::Move> legal_moves();

    /// Plays a move in place / takes the last one back. REQUIRES: legal / something was made.
    void make(chess::Move move);
    void unmake();

    /// Leaves at `depth` plies, counted one by one. REQUIRES: depth >= 0.
    [[nodiscard]] std::uint64_t perft(int depth);

    /// The position as a Setup: castling by rook files, the en-passant square only when such a capture is legal. Clocks
    /// stop at 65535.
    [[nodiscard]] chess::Setup setup();

    /// What the board holds, for those who want to compare two of them.
    [[nodiscard]] const State& state() const { return state_; }

private:
    /// What unmake() cannot work out from the move.
    struct Undo {
        chess::Move move;
        std::optional<chess::Piece> captured;
        Rights rights;
        std::optional<chess::Square> en_passant;
        std::uint32_t halfmove_clock;
        std::uint32_t fullmove_number;
    };

    void move_man(chess::Square from, chess::Square to);
    void castle(chess::Square king, chess::Square rook);
    void uncastle(chess::Square king, chess::Square rook);
    void lose_rights(chess::Move move);
    void set_en_passant(chess::Move move);
    void advance_clocks(chess::Piece moved, bool captures);

    State state_;
    std::vector<Undo> history_;
};

}  // namespace plyproof::mutants
