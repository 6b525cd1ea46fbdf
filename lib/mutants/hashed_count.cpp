// SPDX-License-Identifier: MIT
#include "mutants/hashed_count.h"

#include <algorithm>
#include <cassert>

#include "mutants/make_move.h"

namespace plyproof::mutants {

using chess::Color;
using chess::Move;
using chess::MoveKind;
using chess::Piece;
using chess::PieceKind;
using chess::Square;
using chess::Wing;

namespace {

constexpr std::size_t kEntries = 512;

constexpr Bug kHashBugs[] = {
    Bug::HashWithoutDepth,      Bug::HashWithoutCastlingRights, Bug::HashWithoutEnPassant,
    Bug::HashWithoutSideToMove, Bug::HashKeyNotRestored,        Bug::HashKeepsCapturedMan,
    Bug::HashPromotionAsPawn,   Bug::HashKeyNotCompared,        Bug::HashRookLikeQueen,
};

/// A well-mixed number for each feature of a position (the finaliser of SplitMix64, by Sebastiano Vigna).
std::uint64_t number_of(std::uint64_t feature) {
    std::uint64_t z = (feature + 1) * 0x9E3779B97F4A7C15;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
}

// Where each kind of feature begins: 64 squares for each of 12 men, then rights, en passant and the side to move.
constexpr std::uint64_t kRights = std::uint64_t{12} * 64;
constexpr std::uint64_t kEnPassant = kRights + 64;
constexpr std::uint64_t kBlackToMove = kEnPassant + 64;

std::uint64_t number_of(Square square, Piece man) {
    const auto kind = static_cast<std::uint64_t>(man.kind) + (man.color == Color::White ? 0 : 6);
    return number_of(kind * 64 + static_cast<std::uint64_t>(square));
}

std::uint64_t number_of(std::uint64_t base, std::optional<Square> square) {
    return square ? number_of(base + static_cast<std::uint64_t>(*square)) : 0;
}

/// What a move's key wrongly keeps or lacks.
std::uint64_t error_of(const State& before, Move move, const BugSet& bugs) {
    std::uint64_t error = 0;
    const std::optional<Piece> captured = before.board[capture_square(move)];
    if (bugs.has(Bug::HashKeepsCapturedMan) && captured && move.kind() != MoveKind::Castling) {
        error ^= number_of(capture_square(move), *captured);
    }
    if (bugs.has(Bug::HashPromotionAsPawn) && move.is_promotion()) {
        error ^= number_of(move.to(), {before.side_to_move, move.promoted_to()}) ^
                 number_of(move.to(), {before.side_to_move, PieceKind::Pawn});
    }
    return error;
}

}  // namespace

std::uint64_t key_of(const State& state, const BugSet& bugs) {
    std::uint64_t key = 0;
    for (const Square square : base::kAll<Square>) {
        std::optional<Piece> man = state.board[square];
        const bool rook = man && man->kind == PieceKind::Rook;
        if (rook && bugs.has(Bug::HashRookLikeQueen)) man->kind = PieceKind::Queen;
        if (man) key ^= number_of(square, *man);
    }
    if (!bugs.has(Bug::HashWithoutCastlingRights)) {
        for (const Color color : base::kAll<Color>) {
            for (const Wing wing : base::kAll<Wing>) key ^= number_of(kRights, state.rights[color][wing]);
        }
    }
    if (!bugs.has(Bug::HashWithoutEnPassant)) key ^= number_of(kEnPassant, state.en_passant);
    if (!bugs.has(Bug::HashWithoutSideToMove) && state.side_to_move == Color::Black) key ^= number_of(kBlackToMove);
    return key;
}

CountTable::CountTable() : entries_(kEntries) {}

CountTable::Entry& CountTable::at(std::uint64_t key) { return entries_[key % kEntries]; }

HashedCount::HashedCount(Board& board, CountTable& table)
    : board_(board), table_(table), key_(key_of(board.state(), board.bugs())) {}

bool HashedCount::is_wanted(const BugSet& bugs) {
    return std::any_of(std::begin(kHashBugs), std::end(kHashBugs), [&](Bug bug) { return bugs.has(bug); });
}

void HashedCount::make(Move move) {
    keys_.push_back(key_);
    key_ ^= key_of(board_.state(), board_.bugs()) ^ error_of(board_.state(), move, board_.bugs());
    board_.make(move);
    key_ ^= key_of(board_.state(), board_.bugs());
}

void HashedCount::unmake() {
    board_.unmake();
    if (!board_.bugs().has(Bug::HashKeyNotRestored)) key_ = keys_.back();
    keys_.pop_back();
}

bool HashedCount::fits(const CountTable::Entry& entry, int depth) const {
    const bool same_key = entry.key == key_ || board_.bugs().has(Bug::HashKeyNotCompared);
    const bool same_depth = entry.depth == depth || board_.bugs().has(Bug::HashWithoutDepth);
    return entry.depth > 0 && same_key && same_depth;
}

std::uint64_t HashedCount::count(int depth) {
    assert(depth >= 0);
    if (depth == 0) return 1;
    if (const CountTable::Entry& entry = table_.at(key_); fits(entry, depth)) return entry.leaves;
    std::uint64_t leaves = 0;
    for (const Move move : board_.legal_moves()) {
        make(move);
        leaves += count(depth - 1);
        unmake();
    }
    table_.at(key_) = {key_, depth, leaves};
    return leaves;
}

}  // namespace plyproof::mutants
