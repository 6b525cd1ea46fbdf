// SPDX-License-Identifier: MIT
#include "chess/position_from.h"

#include <algorithm>
#include <utility>

#include "chess/board_sets.h"
#include "chess/en_passant.h"
#include "chess/last_move.h"

namespace plyproof::chess {
namespace {

using Kind = SetupProblemKind;

constexpr Bitboard kBackRanks = squares_of(Rank::First) | squares_of(Rank::Eighth);

Bitboard back_rank(Color color) { return squares_of(relative_rank(color, Rank::First)); }

// --- errors: laws without which there is no play ---

void check_kings(const BoardSets& board, SetupProblems& problems) {
    for (const Color color : base::kAll<Color>) {
        const Bitboard kings = board.of(color, PieceKind::King);
        if (kings.empty()) problems.push_back({Kind::NoKing, kNoSquares, color});
        if (kings.more_than_one()) problems.push_back({Kind::TooManyKings, kings, color});
    }
    Bitboard adjacent;
    for (const Square white : board.of(Color::White, PieceKind::King)) {
        const Bitboard near = king_attacks(white) & board.of(Color::Black, PieceKind::King);
        if (near.any()) adjacent |= near | Bitboard(white);
    }
    if (adjacent.any()) problems.push_back({Kind::KingsAdjacent, adjacent, std::nullopt});
}

void check_opponent_safe(const BoardSets& board, Color side_to_move, SetupProblems& problems) {
    const Color opponent = opposite(side_to_move);
    Bitboard attackers;
    for (const Square king : board.of(opponent, PieceKind::King)) {
        attackers |= board.attackers_of(king, side_to_move, board.occupied());
    }
    if (attackers.any()) problems.push_back({Kind::OpponentInCheck, attackers, opponent});
}

void check_numbers_of_men(const BoardSets& board, SetupProblems& problems) {
    for (const Color color : base::kAll<Color>) {
        const Bitboard pawns = board.of(color, PieceKind::Pawn);
        if ((pawns & kBackRanks).any()) problems.push_back({Kind::PawnOnBackRank, pawns & kBackRanks, color});
        if (pawns.size() > 8) problems.push_back({Kind::TooManyPawns, pawns, color});
        if (board.colors[color].size() > 16) problems.push_back({Kind::TooManyMen, board.colors[color], color});
    }
}

// --- castling: from letters to rooks ---

/// The rook a letter names when read by one of the variants, or why there is none.
using Reading = base::Result<Square, SetupProblemKind>;

Reading read_as_standard(const BoardSets& board, const CastlingLetter& letter) {
    const Rank rank = relative_rank(letter.color, Rank::First);
    if (!board.of(letter.color, PieceKind::King).contains(make_square(File::E, rank))) {
        return base::failure(Kind::CastlingWithoutKing);
    }
    const File file = letter.file.value_or(letter.wing == Wing::KingSide ? File::H : File::A);
    const Square rook = make_square(file, rank);
    const bool at_home = file == File::A || file == File::H;
    if (at_home && board.of(letter.color, PieceKind::Rook).contains(rook)) return rook;
    return base::failure(Kind::CastlingWithoutRook);
}

Reading read_as_chess960(const BoardSets& board, const CastlingLetter& letter) {
    const Bitboard kings = board.of(letter.color, PieceKind::King) & back_rank(letter.color);
    if (kings.size() != 1) return base::failure(Kind::CastlingWithoutKing);
    const Bitboard rooks = board.of(letter.color, PieceKind::Rook) & back_rank(letter.color);
    if (letter.file) {
        const Square rook = make_square(*letter.file, relative_rank(letter.color, Rank::First));
        return rooks.contains(rook) ? Reading(rook) : base::failure(Kind::CastlingWithoutRook);
    }
    // X-FEN: K and Q mean the outermost rook of that wing.
    if (rooks.empty()) return base::failure(Kind::CastlingWithoutRook);
    const Square outermost = letter.wing == Wing::KingSide ? rooks.last() : rooks.first();
    if (wing_of(kings.first(), outermost) != letter.wing) return base::failure(Kind::CastlingWithoutRook);
    return outermost;
}

Reading read_right(const BoardSets& board, const CastlingLetter& letter, Variant variant) {
    return variant == Variant::Standard ? read_as_standard(board, letter) : read_as_chess960(board, letter);
}

/// Mode Auto: Chess960 as soon as one letter makes sense only there.
Variant variant_of(const BoardSets& board, const std::vector<CastlingLetter>& letters, SetupProblems& problems) {
    std::optional<CastlingLetter> first;
    Bitboard squares;
    for (const CastlingLetter& letter : letters) {
        const Reading rook = read_as_chess960(board, letter);
        if (!rook || read_as_standard(board, letter)) continue;
        if (!first) first = letter;
        squares |= Bitboard(*rook) | (board.of(letter.color, PieceKind::King) & back_rank(letter.color));
    }
    if (!first) return Variant::Standard;
    problems.push_back({Kind::ReadAsChess960, squares, std::nullopt, first});
    return Variant::Chess960;
}

/// The rooks that may castle: at most one for each wing of each king. What the board refutes is dropped and said.
Bitboard castling_rooks(const BoardSets& board, const std::vector<CastlingLetter>& letters, Variant variant,
                        SetupProblems& problems) {
    base::EnumArray<Color, base::EnumArray<Wing, Bitboard>> rooks;
    for (const CastlingLetter& letter : letters) {
        const Reading rook = read_right(board, letter, variant);
        if (!rook) {
            problems.push_back({rook.error(), kNoSquares, letter.color, letter});
            continue;
        }
        const Square king = (board.of(letter.color, PieceKind::King) & back_rank(letter.color)).first();
        Bitboard& taken = rooks[letter.color][wing_of(king, *rook)];
        if (taken.any()) {
            problems.push_back({Kind::CastlingTwice, taken | Bitboard(*rook), letter.color, letter});
        } else {
            taken = Bitboard(*rook);
        }
    }
    Bitboard all;
    for (const auto& wings : rooks) all |= wings[Wing::KingSide] | wings[Wing::QueenSide];
    return all;
}

// --- en passant ---

/// What the board says against an en-passant square: that it is none at all.
std::optional<SetupProblem> board_refutes(const BoardSets& board, Color side_to_move, Square target) {
    const Color pusher = opposite(side_to_move);
    if (relative_rank(side_to_move, rank_of(target)) != Rank::Sixth) {
        return SetupProblem{Kind::EnPassantWrongRank, Bitboard(target), pusher};
    }
    const Square pushed = en_passant_victim(target);
    const Square start = square_at(2 * index_of(target) - index_of(pushed));
    const Bitboard taken = board.occupied() & (Bitboard(target) | Bitboard(start));
    if (taken.any()) return SetupProblem{Kind::EnPassantSquareTaken, taken, pusher};
    if (board.of(pusher, PieceKind::Pawn).contains(pushed)) return std::nullopt;
    return SetupProblem{Kind::EnPassantWithoutPawn, Bitboard(pushed), pusher};
}

/// REQUIRES: the board obeys the laws and does not refute `target`.
bool is_useful(const BoardSets& board, Color side_to_move, Square target) {
    const Bitboard enemies = board.colors[opposite(side_to_move)];
    const Bitboard queens = board.kinds[PieceKind::Queen];
    return any_en_passant_is_legal(
        side_to_move, board.of(side_to_move, PieceKind::King).first(), board.of(side_to_move, PieceKind::Pawn), target,
        board.occupied(),
        {enemies & board.kinds[PieceKind::Pawn], enemies & board.kinds[PieceKind::Knight],
         enemies & (board.kinds[PieceKind::Bishop] | queens), enemies & (board.kinds[PieceKind::Rook] | queens)});
}

// --- notes: playable, but no game leads there ---

/// The fewest men of a colour that must have been pawns once.
int promoted_men(const BoardSets& board, Color color) {
    constexpr Bitboard kLightSquares(0x55AA55AA55AA55AA);
    const Bitboard bishops = board.of(color, PieceKind::Bishop);
    const auto beyond = [](Bitboard men, int at_start) { return std::max(men.size() - at_start, 0); };
    return beyond(bishops & kLightSquares, 1) + beyond(bishops - kLightSquares, 1) +
           beyond(board.of(color, PieceKind::Knight), 2) + beyond(board.of(color, PieceKind::Rook), 2) +
           beyond(board.of(color, PieceKind::Queen), 1);
}

void note_promoted(const BoardSets& board, SetupProblems& problems) {
    for (const Color color : base::kAll<Color>) {
        const Bitboard pawns = board.of(color, PieceKind::Pawn);
        if (pawns.size() > 8 || promoted_men(board, color) <= 8 - pawns.size()) continue;
        problems.push_back({Kind::TooManyPromoted, board.colors[color] - pawns - board.kinds[PieceKind::King], color});
    }
}

void note_clocks(const Setup& setup, bool pawn_just_pushed, SetupProblems& problems) {
    const std::uint32_t black_to_move = setup.side_to_move == Color::Black ? 1 : 0;
    const bool numbered = setup.fullmove_number > 0;
    const bool longer_than_game = numbered && setup.halfmove_clock > 2 * (setup.fullmove_number - 1) + black_to_move;
    if (!numbered || longer_than_game || (pawn_just_pushed && setup.halfmove_clock > 0)) {
        problems.push_back({Kind::OddClocks, kNoSquares, std::nullopt});
    }
}

/// REQUIRES: the board obeys the laws; `target` is an en-passant square that it does not refute, if any.
void note_history(const BoardSets& board, Color side_to_move, std::optional<Square> target, SetupProblems& problems) {
    const Color mover = opposite(side_to_move);
    if (target) {
        const Bitboard before = checkers_before_double_push(board, *target);
        if (before.any()) problems.push_back({Kind::EnPassantImpossible, before, mover});
    }
    if (!last_move_explains_checks(board, mover)) {
        const Square king = board.of(side_to_move, PieceKind::King).first();
        problems.push_back({Kind::ImpossibleCheck, board.attackers_of(king, mover, board.occupied()), side_to_move});
    }
}

std::uint16_t clock_of(std::uint32_t number) {
    return static_cast<std::uint16_t>(std::min<std::uint32_t>(number, 65535));
}

}  // namespace

Verdict verdict_of(SetupProblemKind kind) {
    if (kind < Kind::CastlingWithoutKing) return Verdict::Error;
    return kind < Kind::EnPassantImpossible ? Verdict::Fixed : Verdict::Note;
}

base::Result<Accepted, SetupProblems> position_from(const Setup& setup, VariantMode mode) {
    const BoardSets board = sets_of(setup.board);
    SetupProblems problems;
    check_kings(board, problems);
    check_opponent_safe(board, setup.side_to_move, problems);
    check_numbers_of_men(board, problems);
    const bool lawful = problems.empty();

    SetupProblems notes;
    Variant variant = mode == VariantMode::Chess960 ? Variant::Chess960 : Variant::Standard;
    if (mode == VariantMode::Auto) variant = variant_of(board, setup.castling, notes);
    const Bitboard rooks = castling_rooks(board, setup.castling, variant, problems);

    std::optional<Square> pushed_over = setup.en_passant;
    if (pushed_over) {
        if (auto problem = board_refutes(board, setup.side_to_move, *pushed_over)) {
            problems.push_back(*problem);
            pushed_over.reset();
        }
    }
    if (lawful) note_history(board, setup.side_to_move, pushed_over, notes);
    note_promoted(board, notes);
    note_clocks(setup, pushed_over.has_value(), notes);
    problems.insert(problems.end(), notes.begin(), notes.end());
    if (!lawful) return base::failure(std::move(problems));

    const bool keep = pushed_over && is_useful(board, setup.side_to_move, *pushed_over);
    const PositionParts parts{setup.board,
                              setup.side_to_move,
                              rooks,
                              keep ? pushed_over : std::nullopt,
                              clock_of(setup.halfmove_clock),
                              clock_of(setup.fullmove_number)};
    return Accepted{Position(parts), variant, std::move(problems)};
}

Setup setup_of(const Position& position) {
    Setup setup;
    for (const Square square : base::kAll<Square>) setup.board[square] = position.piece_on(square);
    setup.side_to_move = position.side_to_move();
    for (const Color color : base::kAll<Color>) {
        for (const Wing wing : base::kAll<Wing>) {
            const auto rook = position.castling_rook(color, wing);
            if (!rook) continue;
            const Bitboard home = position.pieces({color, PieceKind::Rook}) & back_rank(color);
            const bool outermost = *rook == (wing == Wing::KingSide ? home.last() : home.first());
            if (outermost) {
                setup.castling.push_back({color, std::nullopt, wing});
            } else {
                setup.castling.push_back({color, file_of(*rook)});
            }
        }
    }
    setup.en_passant = position.en_passant();
    setup.halfmove_clock = position.halfmove_clock();
    setup.fullmove_number = position.fullmove_number();
    return setup;
}

}  // namespace plyproof::chess
