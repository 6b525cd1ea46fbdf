// SPDX-License-Identifier: MIT
#include "oracle/foreign_divide.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

#include "chess/castling.h"
#include "chess/legal_moves.h"
#include "chess/move_text.h"
#include "chess/san.h"

namespace plyproof::oracle {

namespace {

using chess::Move;
using chess::MoveKind;
using chess::Position;
using chess::Square;

/// e7-e8=Q, e7xd8(q) and E7E8Q as UCI spells them.
std::string as_uci(std::string_view text) {
    std::string uci;
    for (const char c : text) {
        if (std::string_view("-x=/()+#!?").find(c) == std::string_view::npos) uci += c;
    }
    const auto is_file = [](char c) { return c >= 'A' && c <= 'H'; };
    if (uci.size() >= 4 && is_file(uci[0]) && is_file(uci[2])) {
        for (const std::size_t at : {0, 2}) uci[at] = static_cast<char>(uci[at] - 'A' + 'a');
    }
    return uci;
}

/// SAN as parse_san reads it: some programs write castling with small letters, o-o.
std::string as_san(std::string text) {
    if (text.starts_with("o-o")) std::ranges::replace(text, 'o', 'O');
    return text;
}

/// The promotions that go from one square to another.
std::vector<Move> promotions_between(const Position& position, Square from, Square to) {
    std::vector<Move> found;
    for (const Move move : chess::legal_moves(position)) {
        if (move.is_promotion() && move.from() == from && move.to() == to) found.push_back(move);
    }
    return found;
}

/// All promotions that a text without a piece letter can mean: "g2g1", or in SAN "g1" and "fxg1+".
std::vector<Move> promotions_without_piece(const Position& position, const std::string& text) {
    const std::string uci = as_uci(text);
    if (uci.size() == 4) {
        const auto from = chess::square_from_name(std::string_view(uci).substr(0, 2));
        const auto to = chess::square_from_name(std::string_view(uci).substr(2, 2));
        if (from && to) return promotions_between(position, *from, *to);
    }
    const std::string unmarked = text.substr(0, text.find_last_not_of("+#!?") + 1);
    const auto queening = chess::parse_san(position, unmarked + "=Q");
    if (!queening || !queening->is_promotion()) return {};
    return promotions_between(position, queening->from(), queening->to());
}

/// The legal moves that a text means in the position.
std::vector<Move> moves_meant(const Position& position, const std::string& text, chess::Variant variant) {
    if (const auto move = chess::parse_uci_move(position, as_uci(text), variant)) return {*move};
    const chess::Variant other =
        variant == chess::Variant::Standard ? chess::Variant::Chess960 : chess::Variant::Standard;
    if (const auto move = chess::parse_uci_move(position, as_uci(text), other)) return {*move};
    if (const auto move = chess::parse_san(position, as_san(text))) return {*move};
    return promotions_without_piece(position, text);
}

/// The castling move whose king's step is spelled like this, where that spelling already means another move.
std::optional<Move> castling_spelled_as_step(const Position& position, Move step) {
    for (const Move move : chess::legal_moves(position)) {
        if (move.kind() != MoveKind::Castling || move == step || move.from() != step.from()) continue;
        const chess::Wing wing = chess::wing_of(move.from(), move.to());
        if (chess::king_castling_target(position.side_to_move(), wing) == step.to()) return move;
    }
    return std::nullopt;
}

class Understanding {
public:
    Understanding(const Position& position, chess::Variant variant) : position_(position), variant_(variant) {}

    void add(const MoveLine& line) {
        std::vector<Move> moves = moves_meant(position_, line.move, variant_);
        const bool unsaid = moves.size() > 1;
        if (unsaid) leave_out_known(moves);
        if (!unsaid && moves.size() == 1) take_out_of_group(moves.front());
        if (ForeignEntry* entry = entry_of(line.move, moves)) return add_again(*entry, line, unsaid);
        if (unsaid) warn(ForeignWarningKind::PieceUnsaid, line);
        if (moves.empty()) illegal_.emplace(line.move, result.entries.size());
        if (unsaid) unsaid_.push_back(result.entries.size());
        result.entries.push_back({line.move, std::move(moves), line.nodes});
    }

    /// Keeps a skipped line when it may hold the count of a move that has none.
    void add_skipped(const SkippedLine& line) {
        UnreadLine unread{line.text, line.line, {}};
        bool legal = false;
        for (const std::string& word : line.unread.moves) {
            for (const Move move : moves_meant(position_, word, variant_)) {
                legal = true;
                const bool new_here = std::ranges::find(unread.moves, move) == unread.moves.end();
                if (new_here && entry_of(word, {move}) == nullptr) unread.moves.push_back(move);
            }
        }
        if (!unread.moves.empty() || (!legal && line.unread.leads)) result.unread.push_back(std::move(unread));
    }

    /// Where nothing of a list could be read, its lines leave the answer open though none may hold a legal move:
    /// whoever says the right total may list wrong moves all the same. A single line with a square in it may be
    /// chatter.
    void add_unread_list(const std::vector<SkippedLine>& lines) {
        if (!result.entries.empty() || !result.unread.empty()) return;
        const auto holds_move = [](const SkippedLine& line) { return !line.unread.moves.empty(); };
        if (std::ranges::count_if(lines, holds_move) < 2) return;
        for (const SkippedLine& line : lines) {
            if (holds_move(line)) result.unread.push_back({line.text, line.line, {}});
        }
    }

    ForeignDivide result;

private:
    /// A promotion without its piece stands for those that have no line of their own; for all where each has one.
    void leave_out_known(std::vector<Move>& moves) const {
        const auto has_line = [&](Move move) {
            return std::ranges::any_of(result.entries,
                                       [=](const ForeignEntry& entry) { return entry.moves == std::vector{move}; });
        };
        if (std::ranges::all_of(moves, has_line)) return;
        std::erase_if(moves, has_line);
    }

    /// A promotion that has a line of its own is none of those that an earlier line without a piece stands for. Where
    /// each has one, that line is a pawn that stays a pawn.
    void take_out_of_group(Move move) {
        for (const std::size_t index : unsaid_) {
            ForeignEntry& entry = result.entries[index];
            if (std::erase(entry.moves, move) > 0 && entry.moves.empty()) illegal_.emplace(entry.text, index);
        }
    }

    /// The entry that an earlier line with the same move made.
    ForeignEntry* entry_of(const std::string& text, const std::vector<Move>& moves) {
        if (moves.empty()) {
            const auto found = illegal_.find(text);
            return found == illegal_.end() ? nullptr : &result.entries[found->second];
        }
        const auto found = std::ranges::find_if(result.entries, [&](const ForeignEntry& entry) {
            return std::ranges::find(entry.moves, moves.front()) != entry.moves.end();
        });
        return found == result.entries.end() ? nullptr : &*found;
    }

    void add_again(ForeignEntry& entry, const MoveLine& line, bool unsaid) {
        entry.nodes += line.nodes;
        if (line.splits_deeper) return;
        if (entry.moves.size() > 1) return;  // that is how such a text comes, and it was said already
        if (entry.moves.size() == 1) {
            if (const auto castling = castling_spelled_as_step(position_, entry.moves.front())) {
                entry.moves.push_back(*castling);
                return warn(ForeignWarningKind::AlsoCastling, line);
            }
        }
        // The same move may be spelled in two ways; a promotion without its piece is not the one that has an entry.
        result.warnings.push_back({ForeignWarningKind::Repeated, unsaid ? line.move : entry.text, line.line});
    }

    void warn(ForeignWarningKind kind, const MoveLine& line) {
        result.warnings.push_back({kind, line.move, line.line});
    }

    const Position& position_;
    chess::Variant variant_;
    std::vector<std::size_t> unsaid_;                       ///< entries of promotions without their piece
    std::unordered_map<std::string, std::size_t> illegal_;  ///< entries by their text
};

}  // namespace

ForeignDivide understand(const DivideText& text, const Position& position, chess::Variant variant) {
    Understanding understanding(position, variant);
    if (text.answers > 1) {
        const std::size_t first_line = text.moves.empty() ? 0 : text.moves.front().line;
        understanding.result.warnings.push_back({ForeignWarningKind::SeveralAnswers, "", first_line});
    }
    for (const MoveLine& line : text.moves) understanding.add(line);
    for (const SkippedLine& line : text.skipped) understanding.add_skipped(line);
    understanding.add_unread_list(text.skipped);
    ForeignDivide result = std::move(understanding.result);
    result.sum = sum_of(text);
    result.total = total_of(text);
    result.skipped = text.skipped;
    result.other_totals = other_totals(text);
    result.other_depths = other_depths(text);
    result.unsure_groups = text.unsure_groups;
    return result;
}

ForeignDivide understood_in(const ForeignDivide& answer, const Position& position, chess::Variant variant) {
    DivideText text;
    for (const ForeignEntry& entry : answer.entries) text.moves.push_back({entry.text, entry.nodes, 1});
    ForeignDivide there = understand(text, position, variant);
    there.total.reset();
    return there;
}

bool lists_moves_of(const ForeignDivide& answer, const Position& position, chess::Variant variant) {
    const std::size_t legal = chess::legal_moves(position).size();
    if (answer.entries.empty() || answer.entries.size() > legal) return false;
    const ForeignDivide there = understood_in(answer, position, variant);
    std::size_t listed = 0;
    for (const ForeignEntry& entry : there.entries) {
        if (entry.moves.empty()) return false;
        listed += entry.moves.size();
    }
    const auto repeated = [](const ForeignWarning& warning) { return warning.kind == ForeignWarningKind::Repeated; };
    return listed == legal && std::ranges::none_of(there.warnings, repeated);
}

}  // namespace plyproof::oracle
