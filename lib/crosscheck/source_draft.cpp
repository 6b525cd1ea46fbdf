// SPDX-License-Identifier: MIT
#include "crosscheck/source_draft.h"

#include <algorithm>

namespace plyproof::crosscheck {

using chess::Bitboard;
using chess::Color;
using chess::File;
using chess::PieceKind;
using chess::Rank;
using chess::Square;

namespace {

constexpr Bitboard kBackRanks = squares_of(Rank::First) | squares_of(Rank::Eighth);
constexpr int kTries = 12;

Bitboard back_rank(Color color) { return squares_of(relative_rank(color, Rank::First)); }

}  // namespace

bool is_allowed(const chess::SetupProblems& remarks, Strictness strictness) {
    using Kind = chess::SetupProblemKind;
    return std::ranges::all_of(remarks, [&](const chess::SetupProblem& remark) {
        if (verdict_of(remark.kind) != chess::Verdict::Note) return false;
        const bool of_history = remark.kind == Kind::EnPassantImpossible || remark.kind == Kind::ImpossibleCheck;
        return strictness == Strictness::Loose || !of_history;
    });
}

std::optional<Square> Draft::king(Color color) const {
    const Bitboard kings = board_.of(color, PieceKind::King);
    return kings.any() ? std::optional(kings.first()) : std::nullopt;
}

bool Draft::put(Color color, PieceKind kind, Square square) {
    if (!free().contains(square) || board_.colors[color].size() == 16) return false;
    if (kind == PieceKind::Pawn && (kBackRanks.contains(square) || board_.of(color, kind).size() == 8)) return false;
    if (kind == PieceKind::King && (king(color) || (king_attacks(square) & board_.kinds[kind]).any())) return false;
    board_.put({color, kind}, square);
    return true;
}

bool Draft::put_within(Color color, PieceKind kind, Bitboard squares) {
    squares &= free();
    if (kind == PieceKind::Pawn) squares = squares - kBackRanks;
    return squares.any() && put(color, kind, random_.pick(squares));
}

bool Draft::put_attacker(Color color, PieceKind kind, Square target) {
    // Attacks go both ways, but for pawns, which come from where the other side's pawn would attack.
    const Color seen_by = kind == PieceKind::Pawn ? opposite(color) : color;
    return put_within(color, kind, attacks_of({seen_by, kind}, target, board_.occupied()));
}

void Draft::put_king(Color color, Bitboard squares) {
    for (int tried = 0; !king(color) && tried < kTries; ++tried) {
        const Bitboard wanted = tried < kTries / 2 ? squares & free() : free();
        if (wanted.empty()) continue;
        const Square square = random_.pick(wanted);
        const Color mover = setup_.side_to_move;
        const bool taken = color != mover && board_.attackers_of(square, mover, board_.occupied()).any();
        if (!taken) put(color, PieceKind::King, square);
    }
}

bool Draft::attacks_king(Color color, PieceKind kind, Square square) const {
    const auto target = king(opposite(color));
    return target && attacks_of({color, kind}, square, board_.occupied()).contains(*target);
}

void Draft::add_men(int count, Bitboard squares) {
    for (int added = 0; added < count; ++added) {
        const PieceKind kind = any_kind(random_);
        const Color color = any_color(random_);
        const Bitboard wanted = squares & free();
        if (wanted.empty()) return;
        const Square square = random_.pick(wanted);
        const bool attack = attacks_king(color, kind, square);
        const bool wanted_check = attack && color != setup_.side_to_move && random_.percent(25);
        if (!attack || wanted_check) put(color, kind, square);
    }
}

void Draft::put_castlers(Color color) {
    const Rank rank = relative_rank(color, Rank::First);
    const bool standard = variant_ == chess::Variant::Standard;
    const int king_file = standard ? 4 : random_.between(1, 6);
    int rook_files[] = {0, 7};
    if (!standard) {
        rook_files[0] = random_.between(0, king_file - 1);
        rook_files[1] = random_.between(king_file + 1, 7);
    }
    if (!put(color, PieceKind::King, make_square(static_cast<File>(king_file), rank))) return;
    for (const int file : rook_files) {
        if (random_.percent(20)) continue;
        const bool placed = put(color, PieceKind::Rook, make_square(static_cast<File>(file), rank));
        if (placed && random_.percent(92)) setup_.castling.push_back({color, static_cast<File>(file)});
    }
    // Own rooks beside those that may castle: readers of FENs mistake one for the other.
    if (random_.percent(standard ? 10 : 40)) put_within(color, PieceKind::Rook, back_rank(color));
}

std::optional<Drafted> Draft::finish(Strictness strictness) {
    const bool turned = random_.percent(50);
    put_king(Color::White);
    put_king(Color::Black);
    for (const Color color : base::kAll<Color>) {
        for (const PieceKind kind : base::kAll<PieceKind>) {
            for (const Square square : board_.of(color, kind)) setup_.board[square] = chess::Piece{color, kind};
        }
    }
    setup_.fullmove_number = 1 + (setup_.halfmove_clock + 1) / 2 + static_cast<std::uint32_t>(random_.below(40));
    const auto mode =
        variant_ == chess::Variant::Standard ? chess::VariantMode::Standard : chess::VariantMode::Chess960;
    const auto accepted = chess::position_from(setup_, mode);
    if (!accepted || !is_allowed(accepted->remarks, strictness)) return std::nullopt;
    if (!turned) return Drafted{accepted->position, variant_, setup_.en_passant};
    std::optional<Square> passed;
    if (setup_.en_passant) passed = flipped(*setup_.en_passant);
    return Drafted{accepted->position.mirrored(), variant_, passed};
}

PieceKind any_kind(CounterRandom& random) {
    using enum PieceKind;
    constexpr PieceKind kKinds[] = {Pawn, Pawn, Knight, Bishop, Rook, Queen};
    return random.pick(kKinds);
}

PieceKind any_piece(CounterRandom& random) {
    using enum PieceKind;
    constexpr PieceKind kKinds[] = {Knight, Bishop, Rook, Queen};
    return random.pick(kKinds);
}

Color any_color(CounterRandom& random) { return random.below(2) == 0 ? Color::White : Color::Black; }

}  // namespace plyproof::crosscheck
