// SPDX-License-Identifier: MIT
#include "mutants/king_safety_bugs.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "mutants/attacks.h"
#include "mutants/make_move.h"

namespace plyproof::mutants {

using chess::Color;
using chess::Move;
using chess::MoveKind;
using chess::Piece;
using chess::PieceKind;
using chess::Square;

namespace {

/// What the bugs ask about a trial.
class Facts {
public:
    Facts(const Trial& trial, const BugSet& bugs)
        : trial_(trial),
          mover_(trial.before.side_to_move),
          king_before_(king_square(trial.before.board, mover_)),
          king_after_(king_square(trial.after.board, mover_)),
          checkers_(attackers(trial.before.board, king_before_, bugs)),
          attackers_(attackers(trial.after.board, king_after_, bugs)) {}

    [[nodiscard]] const Mailbox& before() const { return trial_.before.board; }
    [[nodiscard]] const Mailbox& after() const { return trial_.after.board; }
    [[nodiscard]] Move move() const { return trial_.move; }
    [[nodiscard]] Color mover() const { return mover_; }
    [[nodiscard]] std::optional<Square> king_before() const { return king_before_; }
    [[nodiscard]] std::optional<Square> king_after() const { return king_after_; }
    /// Who attacks the king before and after the move.
    [[nodiscard]] const std::vector<Square>& checkers() const { return checkers_; }
    [[nodiscard]] const std::vector<Square>& attackers() const { return attackers_; }

    [[nodiscard]] bool in_check() const { return !checkers_.empty(); }
    [[nodiscard]] bool is(MoveKind kind) const { return trial_.move.kind() == kind; }
    [[nodiscard]] bool moves(PieceKind kind) const { return before()[move().from()] == Piece{mover_, kind}; }
    [[nodiscard]] bool captures() const { return !is(MoveKind::Castling) && before()[capture_square(move())]; }
    [[nodiscard]] bool king_steps() const { return moves(PieceKind::King) && !is(MoveKind::Castling); }
    [[nodiscard]] bool check_is_unseen() const { return trial_.check_is_unseen; }
    [[nodiscard]] std::optional<Square> only_known_checker() const { return trial_.only_known_checker; }
    /// The move changes nothing about the check.
    [[nodiscard]] bool check_stays() const { return in_check() && !moves(PieceKind::King) && attackers_ == checkers_; }

private:
    [[nodiscard]] std::vector<Square> attackers(const Mailbox& board, std::optional<Square> king,
                                                const BugSet& bugs) const {
        return king ? attackers_of(board, *king, opposite(mover_), bugs) : std::vector<Square>{};
    }

    const Trial& trial_;
    Color mover_;
    std::optional<Square> king_before_, king_after_;
    std::vector<Square> checkers_, attackers_;
};

bool are_all(const Mailbox& board, const std::vector<Square>& squares, PieceKind kind) {
    return !squares.empty() &&
           std::all_of(squares.begin(), squares.end(), [&](Square square) { return board[square]->kind == kind; });
}

bool has(const std::vector<Square>& squares, Square square) {
    return std::find(squares.begin(), squares.end(), square) != squares.end();
}

bool are_neighbours(Square a, Square b) {
    const Distance d = distance(a, b);
    return a != b && std::abs(d.files) <= 1 && std::abs(d.ranks) <= 1;
}

Mailbox without(Mailbox board, Square square) {
    board[square].reset();
    return board;
}

bool lies_between(Square square, Square a, Square b) {
    const Distance whole = distance(a, b);
    const Distance part = distance(a, square);
    const int along = part.files * whole.files + part.ranks * whole.ranks;
    const bool on_line = part.files * whole.ranks == part.ranks * whole.files;
    return on_line && along > 0 && along < whole.files * whole.files + whole.ranks * whole.ranks;
}

// Pins

/// The bug that lets a pinned man leave the line.
Bug unpinned(const Facts& facts, PieceKind kind) {
    switch (kind) {
        case PieceKind::Knight:
            return Bug::PinnedKnightMoves;
        case PieceKind::Bishop:
            return Bug::PinnedBishopMovesAcross;
        case PieceKind::Rook:
            return Bug::PinnedRookMovesAcross;
        case PieceKind::Queen:
            return Bug::PinnedQueenMovesAcross;
        default:
            return facts.captures() ? Bug::PinnedPawnTakesAcross : Bug::PinnedPawnPushes;
    }
}

/// The one checker is captured or blocked, but a second slider takes the king where the man stood.
bool is_pin_forgotten_in_check(const Facts& facts) {
    return facts.checkers().size() == 1 && !has(facts.attackers(), facts.checkers().front());
}

bool is_pin_overlooked(const Facts& facts, const BugSet& bugs) {
    const bool plain_man = !facts.moves(PieceKind::King) && !facts.is(MoveKind::EnPassant);
    if (bugs.has(Bug::PinnedManAnswersCheck) && plain_man && is_pin_forgotten_in_check(facts)) return true;
    if (facts.in_check() || facts.moves(PieceKind::King) || facts.is(MoveKind::EnPassant)) return false;
    const std::optional<Piece>& man = facts.before()[facts.move().from()];
    if (!man) return false;
    if (bugs.has(unpinned(facts, man->kind))) return true;
    return bugs.has(Bug::QueenPinsNotOnDiagonals) && are_all(facts.after(), facts.attackers(), PieceKind::Queen) &&
           on_one_diagonal(facts.attackers().front(), *facts.king_after());
}

/// The bug that stops a pinned man which stays on the line; knights never do.
Bug frozen(const Facts& facts, PieceKind kind) {
    switch (kind) {
        case PieceKind::Bishop:
            return Bug::PinnedBishopFrozen;
        case PieceKind::Rook:
            return Bug::PinnedRookFrozen;
        case PieceKind::Queen:
            return Bug::PinnedQueenFrozen;
        default:
            return facts.captures() ? Bug::PinnedPawnTakesPinnerMissing : Bug::PinnedPawnPushMissing;
    }
}

bool is_pinned(const Facts& facts) {
    return !facts.in_check() && king_can_be_taken(without(facts.before(), facts.move().from()), facts.mover());
}

bool is_frozen_on_line(const Facts& facts, const BugSet& bugs) {
    const std::optional<Piece>& man = facts.before()[facts.move().from()];
    if (!man || facts.moves(PieceKind::King) || !is_pinned(facts)) return false;
    if (facts.is(MoveKind::EnPassant)) return bugs.has(Bug::EnPassantAlongPinMissing);
    if (facts.is(MoveKind::DoublePush) && bugs.has(Bug::PinnedPawnDoublePushMissing)) return true;
    return bugs.has(frozen(facts, man->kind));
}

/// True when the man who moves and a second one stand together between the king and a slider.
bool is_one_of_two_shields(const Facts& facts) {
    const Mailbox lifted = without(facts.before(), facts.move().from());
    for (const Square second : base::kAll<Square>) {
        if (!lifted[second] || lifted[second]->kind == PieceKind::King) continue;
        const bool alone = king_can_be_taken(without(facts.before(), second), facts.mover());
        if (!alone && king_can_be_taken(without(lifted, second), facts.mover())) return true;
    }
    return false;
}

/// True when the man who moves would be pinned if every slider moved like a queen.
bool would_queens_pin(const Facts& facts) {
    Mailbox queens = facts.before();
    for (std::optional<Piece>& man : queens) {
        const bool slider = man && (man->kind == PieceKind::Bishop || man->kind == PieceKind::Rook);
        if (slider && man->color != facts.mover()) man->kind = PieceKind::Queen;
    }
    return !king_can_be_taken(queens, facts.mover()) &&
           king_can_be_taken(without(queens, facts.move().from()), facts.mover());
}

/// True when the man who moves would be pinned if his own sliders were the enemy's.
bool would_own_sliders_pin(const Facts& facts) {
    Mailbox turned = facts.before();
    for (std::optional<Piece>& man : turned) {
        const bool slider =
            man && (man->kind == PieceKind::Bishop || man->kind == PieceKind::Rook || man->kind == PieceKind::Queen);
        if (slider) man->color = opposite(facts.mover());
    }
    return !king_can_be_taken(turned, facts.mover()) &&
           king_can_be_taken(without(turned, facts.move().from()), facts.mover());
}

bool is_pin_imagined(const Facts& facts, const BugSet& bugs) {
    if (facts.in_check() || facts.moves(PieceKind::King) || is_pinned(facts)) return false;
    return (bugs.has(Bug::PinThroughTwoMen) && is_one_of_two_shields(facts)) ||
           (bugs.has(Bug::PinByWrongSlider) && would_queens_pin(facts)) ||
           (bugs.has(Bug::PinByOwnSlider) && would_own_sliders_pin(facts));
}

// En passant

/// The bug that overlooks by which line en passant uncovers the king.
bool is_en_passant_pin_overlooked(const Facts& facts, const BugSet& bugs) {
    if (!facts.is(MoveKind::EnPassant) || facts.in_check() || facts.attackers().empty()) return false;
    const Square slider = facts.attackers().front();
    const Square king = *facts.king_after();
    if (chess::rank_of(slider) == chess::rank_of(king)) return bugs.has(Bug::EnPassantRankPinMissed);
    if (chess::file_of(slider) == chess::file_of(king)) return bugs.has(Bug::EnPassantFilePinMissed);
    if (lies_between(facts.move().from(), slider, king)) return bugs.has(Bug::EnPassantDiagonalPinMissed);
    return bugs.has(Bug::EnPassantVictimPinMissed);
}

/// An enemy rook or queen anywhere on the king's rank, which is the capturer's too.
bool is_rook_on_rank(const Facts& facts) {
    const chess::Rank rank = chess::rank_of(facts.move().from());
    if (!facts.king_before() || chess::rank_of(*facts.king_before()) != rank) return false;
    return std::any_of(base::kAll<Square>.begin(), base::kAll<Square>.end(), [&](Square square) {
        const std::optional<Piece>& man = facts.before()[square];
        return chess::rank_of(square) == rank && man && man->color != facts.mover() &&
               (man->kind == PieceKind::Rook || man->kind == PieceKind::Queen);
    });
}

bool is_en_passant_stopped(const Facts& facts, const BugSet& bugs) {
    if (!facts.is(MoveKind::EnPassant)) return false;
    if (facts.in_check()) return bugs.has(Bug::EnPassantEvasionMissing);
    if (bugs.has(Bug::EnPassantRankPinTooStrict) && is_rook_on_rank(facts)) return true;
    return bugs.has(Bug::EnPassantReblockingFileMissing) &&
           king_can_be_taken(without(facts.before(), capture_square(facts.move())), facts.mover());
}

/// A marker on the square that a double step passed closes the line of a check.
bool does_marker_block(const Facts& facts, const BugSet& bugs) {
    if (!bugs.has(Bug::EnPassantMarkerBlocks) || !facts.is(MoveKind::DoublePush)) return false;
    Mailbox marked = facts.after();
    const int passed = (chess::index_of(facts.move().from()) + chess::index_of(facts.move().to())) / 2;
    marked[chess::square_at(passed)] = Piece{facts.mover(), PieceKind::Pawn};
    return !king_can_be_taken(marked, facts.mover());
}

// Checks

/// The man that moved last gave check and is dealt with; the one behind him still checks.
bool is_second_checker_unseen(const Facts& facts) {
    const std::optional<Square> known = facts.only_known_checker();
    return known && facts.checkers().size() == 2 && has(facts.checkers(), *known) && !has(facts.attackers(), *known);
}

/// A man steps next to both king and knight, as if a knight's jump could be closed.
bool seems_to_block_knight(const Facts& facts) {
    const Square to = facts.move().to();
    return facts.checkers().size() == 1 && are_all(facts.before(), facts.checkers(), PieceKind::Knight) &&
           are_neighbours(to, facts.checkers().front()) && are_neighbours(to, *facts.king_before());
}

bool is_check_overlooked(const Facts& facts, const BugSet& bugs) {
    if (facts.check_is_unseen() && facts.check_stays()) return true;
    if (!facts.in_check() || facts.moves(PieceKind::King)) return false;
    if (is_second_checker_unseen(facts)) return true;
    if (facts.checkers().size() == 2 && facts.attackers().size() == 1) {
        return bugs.has(facts.captures() ? Bug::DoubleCheckCheckerTaken : Bug::DoubleCheckBlocked);
    }
    if (!facts.check_stays()) return false;
    return (bugs.has(Bug::EnPassantAnswersAnyCheck) && facts.is(MoveKind::EnPassant)) ||
           (bugs.has(Bug::KnightCheckBlocked) && seems_to_block_knight(facts)) ||
           (bugs.has(Bug::KnightCheckIgnored) && are_all(facts.before(), facts.checkers(), PieceKind::Knight)) ||
           (bugs.has(Bug::PawnCheckIgnored) && are_all(facts.before(), facts.checkers(), PieceKind::Pawn));
}

bool is_evasion_stopped(const Facts& facts, const BugSet& bugs) {
    if (!facts.in_check() || facts.is(MoveKind::EnPassant)) return false;
    if (facts.moves(PieceKind::King)) return facts.captures() && bugs.has(Bug::CheckCaptureByKingMissing);
    if (facts.captures()) return bugs.has(Bug::CheckCaptureMissing);
    return bugs.has(Bug::CheckBlockMissing) ||
           (facts.is(MoveKind::DoublePush) && bugs.has(Bug::CheckBlockByDoublePushMissing));
}

// King steps

bool are_all_pinned(const Facts& facts) {
    const std::vector<Square>& men = facts.attackers();
    const Color enemy = opposite(facts.mover());
    return std::all_of(men.begin(), men.end(), [&](Square square) {
        return !king_can_be_taken(facts.after(), enemy) && king_can_be_taken(without(facts.after(), square), enemy);
    });
}

bool is_king_step_overlooked(const Facts& facts, const BugSet& bugs) {
    if (!facts.king_steps()) return false;
    const auto attacked_only_by = [&](PieceKind kind) { return are_all(facts.after(), facts.attackers(), kind); };
    const Color enemy = opposite(facts.mover());
    const bool only_through_king = !is_attacked(facts.before(), facts.move().to(), enemy);
    if (facts.captures()) {
        return bugs.has(Bug::KingTakesProtectedMan) || (bugs.has(Bug::KingTakesAlongRay) && only_through_king);
    }
    return (bugs.has(Bug::KingStepsBackAlongRay) && only_through_king) ||
           (bugs.has(Bug::KingNextToKing) && attacked_only_by(PieceKind::King)) ||
           (bugs.has(Bug::KingStepsIntoPawnAttack) && attacked_only_by(PieceKind::Pawn)) ||
           (bugs.has(Bug::KingStepsIntoKnightAttack) && attacked_only_by(PieceKind::Knight)) ||
           (bugs.has(Bug::KingStepsNextToPinnedMan) && are_all_pinned(facts));
}

/// A king shuns the square in front of an enemy pawn as if the pawn attacked it.
bool is_king_step_feared(const Facts& facts, const BugSet& bugs) {
    if (!bugs.has(Bug::KingAvoidsPawnPush) || !facts.king_steps() || facts.captures()) return false;
    const Color enemy = opposite(facts.mover());
    const int index = chess::index_of(facts.move().to()) - 8 * forward(enemy);
    return index >= 0 && index < 64 && facts.before()[chess::square_at(index)] == Piece{enemy, PieceKind::Pawn};
}

// Castling

/// The king ends on a square that was attacked before, or that only the rook's leaving exposes.
bool is_castling_overlooked(const Facts& facts, const BugSet& bugs) {
    if (!facts.is(MoveKind::Castling)) return false;
    if (is_attacked(facts.before(), *facts.king_after(), opposite(facts.mover()))) {
        const bool rook_was_there = *facts.king_after() == facts.move().to();
        return bugs.has(Bug::CastlingIntoCheck) || (rook_was_there && bugs.has(Bug::Chess960PinnedRookCastles));
    }
    return bugs.has(Bug::Chess960ShieldingRookCastles);
}

}  // namespace

bool is_wrongly_allowed(const Trial& trial, const BugSet& bugs) {
    const Facts facts(trial, bugs);
    return is_pin_overlooked(facts, bugs) || is_en_passant_pin_overlooked(facts, bugs) ||
           does_marker_block(facts, bugs) || is_check_overlooked(facts, bugs) || is_king_step_overlooked(facts, bugs) ||
           is_castling_overlooked(facts, bugs);
}

bool is_wrongly_forbidden(const Trial& trial, const BugSet& bugs) {
    const Facts facts(trial, bugs);
    return is_frozen_on_line(facts, bugs) || is_pin_imagined(facts, bugs) || is_en_passant_stopped(facts, bugs) ||
           is_evasion_stopped(facts, bugs) || is_king_step_feared(facts, bugs);
}

}  // namespace plyproof::mutants
