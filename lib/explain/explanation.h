// SPDX-License-Identifier: MIT
// Explanation: a position taken apart by the laws that name faults: who gives check and along which line, who is pinned
// and where it may still go, which en-passant captures are legal and what forbids the others, what each castling right
// is worth now. Values with squares; report/explain_text.h puts them into words.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "chess/castling.h"
#include "explain/scene.h"

namespace plyproof::explain {

struct Check {
    chess::Square checker;
    chess::Bitboard between;  ///< the squares on which a man can stand in its way
};

struct Pin {
    chess::Color color;
    chess::Square pinned;
    chess::Square pinner;
    chess::Square king;
    chess::Bitboard may_go_to;  ///< where the man goes without leaving the line; en passant and whose turn it is aside
};

/// A pawn that stands ready to capture en passant.
struct EnPassantCapture {
    chess::Square from;
    std::optional<chess::Move> move{};  ///< set when it is legal
    Reasons broken{};                   ///< what forbids it, the first law first; empty when it is legal
};

struct EnPassant {
    chess::Square square;  ///< what the double step passed
    std::vector<EnPassantCapture> captures{};
};

struct CastlingRight {
    chess::Color color;
    chess::Wing wing;
    std::optional<chess::Square> rook{};  ///< whose right it is; nothing: there is no right
    bool judged = false;                  ///< false: the other side is to move and in check, so there is no answer
    std::optional<chess::Move> move{};    ///< set when it may be used; for the side that waits: if it were its turn
    Reasons broken{};                     ///< what forbids it, the first law first
};

struct Explanation {
    std::vector<Check> checks{};
    std::vector<Pin> pins{};  ///< those of the side to move first
    std::optional<EnPassant> en_passant{};
    std::vector<CastlingRight> castling{};  ///< White's O-O and O-O-O, then Black's
};

/// Takes the position of a scene apart; `passed` of the scene is what its FEN or its last move names for en passant.
[[nodiscard]] Explanation explanation_of(const Scene& scene);

}  // namespace plyproof::explain
