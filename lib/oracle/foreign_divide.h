// SPDX-License-Identifier: MIT
// A divide that another program answered, with its moves understood in the position that was asked about.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "chess/position_from.h"
#include "oracle/divide_text.h"

namespace plyproof::oracle {

/// One count of the other program and the legal moves it stands for: one as a rule, none when the move is not legal
/// here, several when the text cannot tell them apart (promotions printed without their piece; in Chess960, castling
/// and a king's step of the same spelling).
struct ForeignEntry {
    std::string text;                ///< the move as it was spelled
    std::vector<chess::Move> moves;  ///< legal moves
    ForeignCount nodes;
};

enum class ForeignWarningKind : std::uint8_t {
    Repeated,        ///< a move came again; its counts were added
    PieceUnsaid,     ///< a promotion without its piece stands for all four
    AlsoCastling,    ///< a text that came twice stands for castling and for a king's step
    SeveralAnswers,  ///< there were several divides in the text; the last one was taken
};

struct ForeignWarning {
    ForeignWarningKind kind;
    std::string text;      ///< the move
    std::size_t line = 0;  ///< of the text, from 1

    friend bool operator==(const ForeignWarning&, const ForeignWarning&) = default;
};

/// A line that names moves for which there is no count, and that could not be read.
struct UnreadLine {
    std::string text;
    std::size_t line = 0;            ///< of the text, from 1
    std::vector<chess::Move> moves;  ///< legal ones without an entry; none when what it names is not legal
};

struct ForeignDivide {
    std::vector<ForeignEntry> entries;  ///< in the order of the text; a legal move is in at most one of them
    ForeignCount sum = 0;               ///< over the entries
    std::optional<ForeignCount> total;  ///< what the program itself said
    std::vector<ForeignWarning> warnings;
    std::vector<SkippedLine> skipped;
    std::vector<UnreadLine> unread;       ///< the skipped lines that leave open what the program answered
    std::vector<TotalLine> other_totals;  ///< see other_totals()
    std::vector<int> other_depths;        ///< see other_depths()
    bool unsure_groups = false;           ///< see DivideText
};

/// Understands the moves: UCI in either case of the promotion letter, both castling spellings, long algebraic, SAN.
[[nodiscard]] ForeignDivide understand(const DivideText& text, const chess::Position& position, chess::Variant variant);

/// The entries of an answer as they are understood in another position than the one it was given for; no totals.
[[nodiscard]] ForeignDivide understood_in(const ForeignDivide& answer, const chess::Position& position,
                                          chess::Variant variant);

/// True when the entries of an answer are the legal moves of a position, each once and nothing else.
[[nodiscard]] bool lists_moves_of(const ForeignDivide& answer, const chess::Position& position, chess::Variant variant);

}  // namespace plyproof::oracle
