// SPDX-License-Identifier: MIT
#include "explain/setup_problem_text.h"

#include <fmt/format.h>

#include "chess/board_sets.h"
#include "chess/en_passant.h"
#include "chess/fen.h"
#include "explain/marked_text.h"
#include "explain/men_text.h"

namespace plyproof::explain {
namespace {

using namespace chess;
using Kind = SetupProblemKind;

constexpr std::string_view kIds[] = {"no-king",
                                     "too-many-kings",
                                     "kings-adjacent",
                                     "opponent-in-check",
                                     "pawn-on-back-rank",
                                     "too-many-pawns",
                                     "too-many-men",
                                     "castling-without-king",
                                     "castling-without-rook",
                                     "castling-twice",
                                     "en-passant-wrong-rank",
                                     "en-passant-square-taken",
                                     "en-passant-without-pawn",
                                     "en-passant-impossible",
                                     "impossible-check",
                                     "too-many-promoted",
                                     "odd-clocks",
                                     "read-as-chess960"};
static_assert(std::size(kIds) == base::kEnumCount<Kind>);

// --- words ---

/// The king of a right, where it stands on its back rank.
std::optional<Square> king_at_home(const Setup& setup, Color color) {
    const BoardSets board = sets_of(setup.board);
    const Bitboard kings = board.of(color, PieceKind::King) & squares_of(relative_rank(color, Rank::First));
    if (kings.size() != 1) return std::nullopt;
    return kings.first();
}

std::string no_king_words(const CastlingLetter& letter, const Setup& setup) {
    const Bitboard kings = sets_of(setup.board).of(letter.color, PieceKind::King);
    const Square standard = make_square(File::E, relative_rank(letter.color, Rank::First));
    if (kings.empty()) return fmt::format("{} has no king", side_name(letter.color));
    return fmt::format("the {} king stands on {}, not on {}", adjective(letter.color), squares_text(kings),
                       name_of(standard));
}

std::string no_rook_words(const CastlingLetter& letter, const Setup& setup) {
    const Rank rank = relative_rank(letter.color, Rank::First);
    const std::optional<Square> king = king_at_home(setup, letter.color);
    if (letter.file) {
        const Square rook = make_square(*letter.file, rank);
        if (setup.board[rook] == Piece{letter.color, PieceKind::Rook}) {
            return fmt::format("in standard chess only rooks on the files a and h castle, not the rook {}",
                               name_of(rook));
        }
        return fmt::format("there is no {} rook on {}", adjective(letter.color), name_of(rook));
    }
    if (king && file_of(*king) != File::E) {
        return fmt::format("there is no {} rook on the {} side of the king {}", adjective(letter.color),
                           letter.wing == Wing::KingSide ? "h" : "a", name_of(*king));
    }
    const Square rook = make_square(letter.wing == Wing::KingSide ? File::H : File::A, rank);
    return fmt::format("there is no {} rook on {}", adjective(letter.color), name_of(rook));
}

std::string castling_words(const SetupProblem& problem, const Setup& setup) {
    const CastlingLetter& letter = *problem.castling;
    std::string reason;
    if (problem.kind == Kind::CastlingWithoutKing) reason = no_king_words(letter, setup);
    if (problem.kind == Kind::CastlingWithoutRook) reason = no_rook_words(letter, setup);
    if (problem.kind == Kind::CastlingTwice) {
        reason = problem.squares.more_than_one()
                     ? fmt::format("of the rooks {} only one can have the right", squares_text(problem.squares))
                     : fmt::format("another letter names the rook {} already", squares_text(problem.squares));
    }
    return fmt::format("the castling right {} is dropped: {}", letter_of(letter), reason);
}

/// REQUIRES: the kind is one of en passant.
std::string en_passant_words(const SetupProblem& problem, const Setup& setup) {
    const Square target = *setup.en_passant;
    const std::string name = name_of(target);
    const std::string dropped = fmt::format("the en-passant square {} is dropped: ", name);
    if (problem.kind == Kind::EnPassantWrongRank) {
        const char rank = digit_of(relative_rank(setup.side_to_move, Rank::Sixth));
        return dropped + fmt::format("with {} to move it lies on rank {}", side_name(setup.side_to_move), rank);
    }
    if (problem.kind == Kind::EnPassantSquareTaken) {
        return dropped + fmt::format("{} in the way of the pawn that should have come over it",
                                     men_text(setup.board, problem.squares) +
                                         (problem.squares.more_than_one() ? " stand" : " stands"));
    }
    const Color pusher = opposite(setup.side_to_move);
    if (problem.kind == Kind::EnPassantWithoutPawn) {
        return dropped + fmt::format("there is no {} pawn on {}", adjective(pusher), squares_text(problem.squares));
    }
    const Square pushed = en_passant_victim(target);
    const Square start = square_at(2 * index_of(target) - index_of(pushed));
    return fmt::format("no game leads here: before {}{} {} was in check by {} already, and it was {}'s turn",
                       name_of(start), name_of(pushed), side_name(setup.side_to_move),
                       men_text(setup.board, problem.squares), side_name(pusher));
}

std::string clock_words(const Setup& setup) {
    if (setup.fullmove_number == 0) return "the move number is 0; games begin with move 1";
    const std::uint32_t plies = 2 * (setup.fullmove_number - 1) + (setup.side_to_move == Color::Black ? 1 : 0);
    if (setup.halfmove_clock > plies) {
        return fmt::format(
            "the half-move clock {} is longer than the game: move {} with {} to move comes after {} "
            "half-moves",
            setup.halfmove_clock, setup.fullmove_number, side_name(setup.side_to_move), plies);
    }
    return fmt::format("the half-move clock is {}, but 0 after the double push that the en-passant square tells of",
                       setup.halfmove_clock);
}

/// The words of the kinds that are about men on the board.
std::string board_words(const SetupProblem& problem, const Setup& setup) {
    const std::string squares = squares_text(problem.squares);
    const std::string men = men_text(setup.board, problem.squares);
    const int count = problem.squares.size();
    if (problem.kind == Kind::KingsAdjacent) {
        return fmt::format("the kings {} stand side by side; a king may not step next to the other", squares);
    }
    const Color color = *problem.color;
    const std::string_view side = side_name(color);
    switch (problem.kind) {
        case Kind::NoKing:
            return fmt::format("{} has no king; each side has one", side);
        case Kind::TooManyKings:
            return fmt::format("{} has {} kings: {}; each side has one", side, count, squares);
        case Kind::OpponentInCheck:
            return fmt::format("{} is in check by {}, but it is {}'s turn; whoever has moved is not in check", side,
                               men, side_name(opposite(color)));
        case Kind::PawnOnBackRank:
            return fmt::format(
                "{} on {}; pawns stand on the ranks 2 to 7",
                count > 1 ? fmt::format("{} pawns", adjective(color)) : fmt::format("a {} pawn", adjective(color)),
                squares);
        case Kind::TooManyPawns:
            return fmt::format("{} has {} pawns; eight are the most", side, count);
        case Kind::TooManyMen:
            return fmt::format("{} has {} men; sixteen are the most", side, count);
        case Kind::ImpossibleCheck:
            return fmt::format("no game leads here: no last move of {} gives the check by {}",
                               side_name(opposite(color)), men);
        default:
            return fmt::format("no game leads here: {} has more promoted men than pawns are missing", side);
    }
}

// --- carets ---

/// The span of each man's letter in the board field.
std::vector<Span> men_spans(const base::TextField& board, Bitboard squares) {
    std::vector<Span> spans;
    int rank = 7;
    int file = 0;
    for (std::size_t i = 0; i < board.text.size(); ++i) {
        const char character = board.text[i];
        if (character == '/') {
            --rank;
            file = 0;
        } else if (character >= '1' && character <= '8') {
            file += character - '0';
        } else {
            const Square square = make_square(static_cast<File>(file), static_cast<Rank>(rank));
            if (squares.contains(square)) spans.push_back({board.offset + i, 1});
            ++file;
        }
    }
    return spans;
}

std::vector<Span> letter_span(const base::TextField& castling, const CastlingLetter& letter) {
    const std::size_t index = castling.text.find(letter_of(letter));
    return {{castling.offset + index, 1}};
}

Span span_of(const base::TextField& field) { return {field.offset, field.text.size()}; }

std::vector<Span> spans_of(const SetupProblem& problem, const Setup& setup, std::string_view fen) {
    const std::vector<base::TextField> fields = fen_fields(fen);
    switch (problem.kind) {
        case Kind::NoKing:
            return {span_of(fields[0])};
        case Kind::CastlingWithoutKing:
        case Kind::CastlingWithoutRook:
        case Kind::CastlingTwice:
        case Kind::ReadAsChess960:
            return letter_span(fields[2], *problem.castling);
        case Kind::EnPassantWrongRank:
        case Kind::EnPassantSquareTaken:
        case Kind::EnPassantWithoutPawn:
        case Kind::EnPassantImpossible:
            return {span_of(fields[3])};
        case Kind::OddClocks:
            // A text without these fields has no odd clocks: they are 0 and 1.
            return {span_of(fields[setup.fullmove_number == 0 ? 5 : 4])};
        default:
            return men_spans(fields[0], problem.squares);
    }
}

}  // namespace

std::string_view id_of(Kind kind) { return kIds[static_cast<std::size_t>(kind)]; }

std::string_view id_of(Verdict verdict) {
    constexpr std::string_view kVerdicts[] = {"note", "fixed", "error"};
    return kVerdicts[static_cast<std::size_t>(verdict)];
}

std::string_view id_of(Variant variant) { return variant == Variant::Standard ? "standard" : "chess960"; }

std::string setup_problem_words(const SetupProblem& problem, const Setup& setup) {
    switch (problem.kind) {
        case Kind::CastlingWithoutKing:
        case Kind::CastlingWithoutRook:
        case Kind::CastlingTwice:
            return castling_words(problem, setup);
        case Kind::EnPassantWrongRank:
        case Kind::EnPassantSquareTaken:
        case Kind::EnPassantWithoutPawn:
        case Kind::EnPassantImpossible:
            return en_passant_words(problem, setup);
        case Kind::OddClocks:
            return clock_words(setup);
        case Kind::ReadAsChess960:
            return fmt::format("the castling right {} exists only in Chess960, and so the position is read ({})",
                               letter_of(*problem.castling), men_text(setup.board, problem.squares));
        default:
            return board_words(problem, setup);
    }
}

std::string setup_problem_text(const SetupProblem& problem, const Setup& setup, std::string_view fen) {
    return fmt::format("{}: {}\n{}", id_of(verdict_of(problem.kind)), setup_problem_words(problem, setup),
                       marked_text(fen, spans_of(problem, setup, fen)));
}

std::string setup_problems_text(const SetupProblems& problems, const Setup& setup, std::string_view fen) {
    std::string text;
    for (const SetupProblem& problem : problems) {
        if (!text.empty()) text += '\n';
        text += setup_problem_text(problem, setup, fen);
    }
    return text;
}

}  // namespace plyproof::explain
