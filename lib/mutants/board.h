// SPDX-License-Identifier: MIT
// The second generator: slow and obvious on purpose, and the twin that the fast one is held to. A mailbox of 64
// squares, moves made and unmade in place, and one question for legality: may the king be taken afterwards? It is built
// from a Setup by its own code and shares nothing with Position, Bitboard or the attack tables. Every law is a small
// function of its own: who attacks what (attacks.h), how men move (pseudo_moves.h), castling (castling.h), what a move
// changes (make_move.h), the king's safety (king_safety.h), and what taking a move back restores (here).
// A board may carry planted bugs (bug.h): then it is a mutant, wrong on purpose in exactly these ways.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "chess/move.h"
#include "chess/setup.h"
#include "mutants/bug.h"
#include "mutants/make_move.h"
#include "mutants/state.h"

namespace plyproof::mutants {

class Board {
public:
    /// REQUIRES: the setup is one that chess::position_from accepts. Castling letters and en-passant squares that the
    /// board refutes are dropped, Chess960 rights are understood.
    explicit Board(const chess::Setup& setup, const BugSet& bugs = {});

    /// All legal moves, in no promised order, spelled as chess::Move spells them (castling: king takes own rook).
    [[nodiscard]] std::vector<chess::Move> legal_moves() const;

    /// Plays a move in place / takes the last one back. REQUIRES: legal / something was made.
    void make(chess::Move move);
    void unmake();

    /// True when the king of the side to move could be taken if it were the other side's turn.
    [[nodiscard]] bool in_check() const;

    /// The position as a Setup: castling by rook files, the en-passant square only when such a capture is legal. Clocks
    /// stop at 65535.
    [[nodiscard]] chess::Setup setup() const;

    /// What the board holds, for those who want to compare two of them.
    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] const BugSet& bugs() const { return bugs_; }

private:
    /// What unmake() cannot work out from the move.
    struct Undo {
        chess::Move move;
        std::vector<Change> changes;  ///< of the board, in the order in which they were made
        chess::Color side_to_move;
        Rights rights;
        std::optional<chess::Square> en_passant;
        std::uint32_t halfmove_clock;
        std::uint32_t fullmove_number;
        base::EnumArray<chess::Color, std::optional<chess::Square>> stale_king;
        std::optional<chess::Square> ghost;
    };

    void put_men_back(const Undo& undo);
    [[nodiscard]] bool gives_up() const;
    [[nodiscard]] bool is_repetition() const;
    [[nodiscard]] bool last_check_is_unseen() const;
    [[nodiscard]] std::optional<chess::Square> only_known_checker() const;

    State state_;
    std::vector<Undo> history_;
    BugSet bugs_;
};

}  // namespace plyproof::mutants
