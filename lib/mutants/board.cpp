// SPDX-License-Identifier: MIT
#include "mutants/board.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "mutants/attacks.h"
#include "mutants/castling.h"
#include "mutants/king_safety.h"
#include "mutants/pseudo_moves.h"

namespace plyproof::mutants {

using chess::Color;
using chess::Move;
using chess::MoveKind;
using chess::Piece;
using chess::PieceKind;
using chess::Rank;
using chess::Square;
using chess::Wing;

namespace {

/// The en-passant square of a setup, unless no double step can just have ended in front of it.
std::optional<Square> en_passant_of(const chess::Setup& setup) {
    if (!setup.en_passant) return std::nullopt;
    const Square passed = *setup.en_passant;
    const Color pusher = opposite(setup.side_to_move);
    if (chess::rank_of(passed) != (pusher == Color::White ? Rank::Third : Rank::Sixth)) return std::nullopt;
    const Square start = chess::square_at(chess::index_of(passed) - 8 * forward(pusher));
    const Square end = chess::square_at(chess::index_of(passed) + 8 * forward(pusher));
    if (setup.board[passed] || setup.board[start]) return std::nullopt;
    if (setup.board[end] != Piece{pusher, PieceKind::Pawn}) return std::nullopt;
    return passed;
}

bool is_bare_kings(const Mailbox& board) {
    return std::all_of(board.begin(), board.end(),
                       [](const std::optional<Piece>& man) { return !man || man->kind == PieceKind::King; });
}

}  // namespace

Board::Board(const chess::Setup& setup, const BugSet& bugs)
    : state_{.board = setup.board,
             .side_to_move = setup.side_to_move,
             .rights = rights_of(setup, bugs),
             .king_home = {},
             .en_passant = bugs.has(Bug::EnPassantOfFenIgnored) ? std::nullopt : en_passant_of(setup),
             .halfmove_clock = std::min(setup.halfmove_clock, kLargestClock),
             .fullmove_number = std::min(setup.fullmove_number, kLargestClock),
             .stale_king = {},
             .ghost = std::nullopt},
      bugs_(bugs) {
    for (const Color color : base::kAll<Color>) state_.king_home[color] = king_square(state_.board, color);
}

std::vector<Move> Board::legal_moves() const {
    if (gives_up()) return {};
    std::vector<Move> moves = pseudo_moves(state_, bugs_);
    const bool check_is_unseen = last_check_is_unseen();
    const std::optional<Square> known_checker = only_known_checker();
    std::erase_if(moves, [&](Move move) {
        State after = state_;
        play(after, move, bugs_);
        return !leaves_king_safe({state_, after, move, check_is_unseen, known_checker}, bugs_);
    });
    return moves;
}

/// Planted: draw rules end the tree.
bool Board::gives_up() const {
    const bool fifty_moves = bugs_.has(Bug::FiftyMovesEndTree) || bugs_.has(Bug::UnmakeKeepsClock);
    return (fifty_moves && state_.halfmove_clock >= 100) ||
           (bugs_.has(Bug::BareKingsEndTree) && is_bare_kings(state_.board)) ||
           (bugs_.has(Bug::RepetitionEndsTree) && is_repetition());
}

/// True when the position has been on the board before.
bool Board::is_repetition() const {
    Board earlier = *this;
    while (!earlier.history_.empty()) {
        earlier.unmake();
        const State& then = earlier.state_;
        if (then.board == state_.board && then.side_to_move == state_.side_to_move && then.rights == state_.rights &&
            then.en_passant == state_.en_passant) {
            return true;
        }
    }
    return false;
}

/// Planted: a check is looked for only where the last move went, and some kinds of moves are forgotten.
bool Board::last_check_is_unseen() const {
    if (history_.empty() || !bugs_.any() || !in_check()) return false;
    const Move last = history_.back().move;
    if (last.is_promotion()) return bugs_.has(Bug::PromotionCheckUnseen);
    if (last.kind() == MoveKind::EnPassant) return bugs_.has(Bug::EnPassantCheckUnseen);
    if (last.kind() == MoveKind::Castling) return bugs_.has(Bug::CastlingCheckUnseen);
    const Square king = *king_square(state_.board, state_.side_to_move);
    const std::vector<Square> checkers = attackers_of(state_.board, king, opposite(state_.side_to_move), bugs_);
    const bool mover_checks = std::find(checkers.begin(), checkers.end(), last.to()) != checkers.end();
    return bugs_.has(Bug::DiscoveredCheckUnseen) && !mover_checks;
}

/// Planted: once the man that moved last is found to check, no second checker is looked for.
std::optional<Square> Board::only_known_checker() const {
    if (history_.empty() || !bugs_.has(Bug::DiscoveredDoubleCheckSingle)) return std::nullopt;
    return history_.back().move.to();
}

void Board::make(Move move) {
    Undo undo{move,
              {},
              state_.side_to_move,
              state_.rights,
              state_.en_passant,
              state_.halfmove_clock,
              state_.fullmove_number,
              state_.stale_king,
              state_.ghost};
    undo.changes = play(state_, move, bugs_);
    history_.push_back(std::move(undo));
}

void Board::unmake() {
    assert(!history_.empty());
    const Undo undo = std::move(history_.back());
    history_.pop_back();
    put_men_back(undo);
    state_.side_to_move = undo.side_to_move;
    if (!bugs_.has(Bug::UnmakeLosesCastlingRights)) state_.rights = undo.rights;
    if (!bugs_.has(Bug::UnmakeKeepsEnPassantSquare)) state_.en_passant = undo.en_passant;
    if (!bugs_.has(Bug::UnmakeKeepsClock)) state_.halfmove_clock = undo.halfmove_clock;
    state_.fullmove_number = undo.fullmove_number;
    state_.stale_king = undo.stale_king;
    state_.ghost = undo.ghost;
}

void Board::put_men_back(const Undo& undo) {
    const Move move = undo.move;
    const bool castles = move.kind() == MoveKind::Castling;
    const std::optional<Piece> arrived = state_.board[move.to()];
    for (auto change = undo.changes.rbegin(); change != undo.changes.rend(); ++change) {
        const Piece own_rook{undo.side_to_move, PieceKind::Rook};
        const bool rook = castles && (change->square == move.to() || state_.board[change->square] == own_rook);
        if (rook && bugs_.has(Bug::UnmakeCastlingRookStays)) continue;
        const bool victim = change->before && change->before->color != undo.side_to_move;
        if (victim && bugs_.has(Bug::UnmakeLosesCapturedMan)) continue;
        if (victim && move.is_promotion() && bugs_.has(Bug::UnmakePromotionCaptureLosesMan)) continue;
        const bool misplaced = victim && move.kind() == MoveKind::EnPassant;
        const bool to_target = misplaced && bugs_.has(Bug::UnmakeMisplacesEnPassantVictim);
        state_.board[to_target ? move.to() : change->square] = change->before;
    }
    if (move.is_promotion() && bugs_.has(Bug::UnmakeKeepsPromotion)) state_.board[move.from()] = arrived;
}

bool Board::in_check() const { return king_can_be_taken(state_.board, state_.side_to_move, bugs_); }

chess::Setup Board::setup() const {
    chess::Setup setup;
    setup.board = state_.board;
    setup.side_to_move = state_.side_to_move;
    for (const Color color : base::kAll<Color>) {
        for (const Wing wing : base::kAll<Wing>) {
            if (const std::optional<Square> rook = state_.rights[color][wing]) {
                setup.castling.push_back({.color = color, .file = chess::file_of(*rook)});
            }
        }
    }
    const std::vector<Move> moves = legal_moves();
    const bool capturable =
        std::any_of(moves.begin(), moves.end(), [](Move move) { return move.kind() == MoveKind::EnPassant; });
    if (capturable) setup.en_passant = state_.en_passant;
    setup.halfmove_clock = state_.halfmove_clock;
    setup.fullmove_number = state_.fullmove_number;
    return setup;
}

}  // namespace plyproof::mutants
