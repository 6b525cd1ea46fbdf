// SPDX-License-Identifier: MIT
#include "crosscheck/gate_kinds.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <span>

#include "chess/attacks.h"
#include "chess/legal_moves.h"
#include "chess/move_text.h"
#include "explain/broken_laws.h"
#include "explain/missing_moves.h"
#include "explain/pseudo_legal_moves.h"

namespace plyproof::crosscheck {

using chess::Move;
using chess::MoveKind;
using chess::Square;
using explain::Scene;

namespace {

std::string direction(Square from, Square to) {
    const int files = static_cast<int>(chess::file_of(to)) - static_cast<int>(chess::file_of(from));
    const int ranks = static_cast<int>(chess::rank_of(to)) - static_cast<int>(chess::rank_of(from));
    return std::string(ranks > 0 ? "n" : ranks < 0 ? "s" : "") + (files > 0 ? "e" : files < 0 ? "w" : "");
}

std::string_view color_of(const Scene& scene) {
    return scene.position.side_to_move() == chess::Color::White ? "white" : "black";
}

/// Castling and rights are another matter in Chess960, and so may be the tables of a program. What is cheap to try, the
/// lists of moves, is tried in both.
std::string variant_of(const Scene& scene) { return scene.variant == chess::Variant::Chess960 ? " chess960" : ""; }

std::string kind(const Scene& scene, std::string_view rules, Square from, Square to, std::string_view what) {
    const auto man = scene.position.piece_on(from);
    return fmt::format("{} {}-{} {} {}", rules, chess::letter_of(man->kind), direction(from, to), color_of(scene),
                       what);
}

/// A man of ours that moves, or that is captured, ends a right.
bool ends_a_right(const chess::Position& position, Move move) {
    return !(position.after(move).castling_rooks() == position.castling_rooks());
}

bool is_special(const chess::Position& position, Move move) {
    return move.kind() == MoveKind::EnPassant || move.kind() == MoveKind::Castling || move.is_promotion() ||
           ends_a_right(position, move);
}

/// The ids of all rules, with a plus between them: what is pinned and in check is another kind than what is pinned.
std::string ids_of(const explain::Reasons& reasons) {
    std::string ids;
    for (const explain::Reason& reason : reasons) {
        if (!ids.empty()) ids += '+';
        ids += id_of(reason.rule);
    }
    return ids;
}

std::string text_of(const explain::ClaimedMove& move) {
    return name_of(move.from) + name_of(move.to) + (move.promotion ? "q" : "");
}

std::string_view first_id(const Scene& scene, Move move) { return id_of(properties_of(scene, move).front().rule); }

void add_legal(const Scene& scene, std::set<std::string>& kinds) {
    for (const Move move : chess::legal_moves(scene.position)) {
        const std::string text = kind(scene, ids_of(properties_of(scene, move)), move.from(), move.to(), "legal");
        kinds.insert(text + variant_of(scene));
    }
}

void add_played(const Scene& scene, std::string_view what, bool only_special, std::set<std::string>& kinds) {
    for (const Move move : chess::legal_moves(scene.position)) {
        if (only_special && !is_special(scene.position, move)) continue;
        std::string text = kind(scene, first_id(scene, move), move.from(), move.to(), what);
        if (ends_a_right(scene.position, move)) text += ", ends a right" + variant_of(scene);
        kinds.insert(std::move(text));
    }
}

/// "check", "discovered check" or "double check" that a move gives; nothing where it gives none.
std::string_view check_by(const chess::Position& position, Move move) {
    const chess::Bitboard checkers = position.after(move).checkers();
    if (checkers.empty()) return "";
    if (checkers.more_than_one()) return "double check";
    return checkers.contains(move.to()) ? "check" : "discovered check";
}

/// Whether a man other than the king has a reply that only this check, or two at once, makes illegal.
bool may_be_ignored(const Scene& checked) {
    const chess::Square king = checked.position.king(checked.position.side_to_move());
    const bool twice = checked.position.checkers().more_than_one();
    const std::vector<explain::ClaimedMove> replies = pseudo_legal_moves(checked);
    return std::any_of(replies.begin(), replies.end(), [&](const explain::ClaimedMove& reply) {
        if (reply.from == king) return false;
        const explain::Reasons broken = broken_laws(checked, text_of(reply));
        const explain::Rule rule = broken.front().rule;
        return broken.size() == 1 && rule == (twice ? explain::Rule::DoubleCheck : explain::Rule::CheckIgnored);
    });
}

/// Checks that are given, by the man and what is special about its move.
void add_checks(const Scene& scene, std::set<std::string>& kinds) {
    for (const Move move : chess::legal_moves(scene.position)) {
        const std::string_view check = check_by(scene.position, move);
        if (check.empty() || !may_be_ignored(explain::after(scene, move))) continue;
        const bool special = is_special(scene.position, move);
        kinds.insert(fmt::format("{} {} {} gives {}", special ? first_id(scene, move) : "plain",
                                 chess::letter_of(scene.position.piece_on(move.from())->kind), color_of(scene), check));
    }
}

/// Men other than pawns on and across the square of en passant, which is an empty one to them.
void add_passed_square(const Scene& scene, std::string_view what, std::set<std::string>& kinds) {
    if (!scene.passed) return;
    for (const Move move : chess::legal_moves(scene.position)) {
        if (move.kind() == MoveKind::Castling) continue;
        const auto man = scene.position.piece_on(move.from())->kind;
        const bool onto = move.to() == *scene.passed && man != chess::PieceKind::Pawn;
        const bool across = chess::squares_between(move.from(), move.to()).contains(*scene.passed);
        if (!onto && !across) continue;
        kinds.insert(fmt::format("{} {} {} the passed square {}", chess::letter_of(man), color_of(scene),
                                 onto ? "onto" : "across", what));
    }
}

/// A double step that leaves a check standing, although the square that it passes lies on the line of the check.
bool passes_a_line_of_check(const chess::Position& position, const explain::ClaimedMove& move) {
    const chess::Square king = position.king(position.side_to_move());
    if (position.piece_on(move.from)->kind != chess::PieceKind::Pawn) return false;
    const chess::Bitboard passed = chess::squares_between(move.from, move.to);
    chess::Bitboard lines;
    for (const Square checker : position.checkers()) lines |= chess::squares_between(checker, king);
    return (passed & lines).any();
}

void add_illegal(const Scene& scene, std::set<std::string>& kinds) {
    const chess::MoveList legal = chess::legal_moves(scene.position);
    for (const explain::ClaimedMove& claimed : pseudo_legal_moves(scene)) {
        const bool is_legal = std::any_of(legal.begin(), legal.end(), [&](Move move) {
            return move.from() == claimed.from && move.to() == claimed.to;
        });
        if (is_legal) continue;
        const std::string rules = ids_of(broken_laws(scene, text_of(claimed)));
        const bool passes = passes_a_line_of_check(scene.position, claimed);
        kinds.insert(kind(scene, rules, claimed.from, claimed.to, passes ? "illegal, passes the line" : "illegal") +
                     variant_of(scene));
    }
}

/// Whether a man that goes over the edge of the board, and comes in again on the other side, finds something to do.
bool may_land(const Scene& scene, chess::PieceKind man, Square to) {
    const chess::Color us = scene.position.side_to_move();
    if (man != chess::PieceKind::Pawn) return !scene.position.pieces(us).contains(to);
    return scene.position.pieces(opposite(us)).contains(to) || scene.passed == to;
}

/// Steps that numbers of squares allow and the board does not: from the file h to the file a and back.
void add_round_the_edge(const Scene& scene, std::set<std::string>& kinds) {
    struct Step {
        int files, ranks;
    };
    constexpr Step kLeaps[] = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, 2}, {-2, 1}, {-2, -1}, {-1, -2}};
    constexpr Step kSteps[] = {{1, 1}, {1, 0}, {1, -1}, {-1, 1}, {-1, 0}, {-1, -1}};
    const chess::Color us = scene.position.side_to_move();
    for (const Square from : scene.position.pieces(us)) {
        const chess::PieceKind man = scene.position.piece_on(from)->kind;
        for (const Step step : man == chess::PieceKind::Knight ? std::span<const Step>(kLeaps) : kSteps) {
            const int file = static_cast<int>(file_of(from)) + step.files,
                      to = index_of(from) + 8 * step.ranks + step.files;
            const bool wraps = file < 0 || file > 7;
            const bool goes = man == chess::PieceKind::Pawn     ? step.ranks == (us == chess::Color::White ? 1 : -1)
                              : man == chess::PieceKind::Rook   ? step.ranks == 0
                              : man == chess::PieceKind::Bishop ? step.ranks != 0
                                                                : true;
            if (!wraps || !goes || to < 0 || to > 63 || !may_land(scene, man, chess::square_at(to))) continue;
            const Square square = chess::square_at(to);
            const std::string text = name_of(from) + name_of(square);
            kinds.insert(kind(scene, id_of(broken_laws(scene, text).front().rule), from, square, "illegal"));
        }
    }
}

/// Whether a slider beyond the rook looks along the rank at the king's way.
bool shields_its_king(const Scene& scene, Square rook) {
    const chess::Position& position = scene.position;
    const chess::Bitboard enemies = position.pieces(opposite(position.side_to_move()));
    const Square king = position.king(position.side_to_move());
    const int step = file_of(rook) > file_of(king) ? 1 : -1;
    for (int file = static_cast<int>(file_of(rook)) + step; file >= 0 && file <= 7; file += step) {
        const Square square = chess::make_square(static_cast<chess::File>(file), rank_of(rook));
        if (!position.occupied().contains(square)) continue;
        return (enemies & (position.rooks() | position.queens())).contains(square);
    }
    return false;
}

/// Castling with every own rook on the king's rank, rights or none.
void add_illegal_castling(const Scene& scene, std::set<std::string>& kinds) {
    const chess::Position& position = scene.position;
    const chess::Color us = position.side_to_move();
    const Square king = position.king(us);
    if (chess::rank_of(king) != (us == chess::Color::White ? chess::Rank::First : chess::Rank::Eighth)) return;
    const chess::MoveList legal = chess::legal_moves(position);
    for (const Square rook : position.rooks() & position.pieces(us)) {
        if (chess::rank_of(rook) != chess::rank_of(king)) continue;
        if (std::find(legal.begin(), legal.end(), Move::castling(king, rook)) != legal.end()) continue;
        const std::string rules = ids_of(broken_laws(scene, name_of(king) + name_of(rook)));
        const bool shields = shields_its_king(scene, rook);
        kinds.insert(kind(scene, rules, king, rook, shields ? "illegal, behind the rook" : "illegal") +
                     variant_of(scene));
    }
}

std::string right_text(chess::Color color, chess::Wing wing) {
    return fmt::format("{} right of the {}", color == chess::Color::White ? "white" : "black",
                       wing == chess::Wing::KingSide ? "east" : "west");
}

bool castles_with(const chess::Position& position, Square rook) {
    const chess::MoveList moves = chess::legal_moves(position);
    return std::any_of(moves.begin(), moves.end(),
                       [rook](Move move) { return move.kind() == MoveKind::Castling && move.to() == rook; });
}

/// Whether the side to move may let a check pass, wait for a reply, and castle with a rook.
bool castles_after_check(const chess::Position& position, Square rook) {
    for (const Move evasion : chess::legal_moves(position)) {
        const chess::Position after = position.after(evasion);
        for (const Move reply : chess::legal_moves(after)) {
            if (castles_with(after.after(reply), rook)) return true;
        }
    }
    return false;
}

/// Rights that a check does not end.
void add_rights_in_check(const Scene& scene, std::set<std::string>& kinds) {
    if (!scene.position.in_check()) return;
    const chess::Color us = scene.position.side_to_move();
    for (const chess::Wing wing : base::kAll<chess::Wing>) {
        const auto rook = scene.position.castling_rook(us, wing);
        if (rook && castles_after_check(scene.position, *rook))
            kinds.insert(right_text(us, wing) + " outlives a check");
    }
}

bool is_reversible(const chess::Position& position, Move move) {
    return move.kind() == MoveKind::Normal && !position.pawns().contains(move.from()) &&
           !position.occupied().contains(move.to()) && !ends_a_right(position, move);
}

/// Whether a move of each side takes these two back.
bool comes_again(const chess::Position& position, Move move, Move reply) {
    chess::Position now = position.after(move).after(reply);
    for (const Move played : {move, reply}) {
        const Move back = Move::normal(played.to(), played.from());
        const chess::MoveList moves = chess::legal_moves(now);
        if (std::find(moves.begin(), moves.end(), back) == moves.end()) return false;
        now = now.after(back);
    }
    return now == position;
}

/// In four plies the position is there again, and in the fifth it has moves.
void add_repetition(const Scene& scene, std::set<std::string>& kinds) {
    for (const Move move : chess::legal_moves(scene.position)) {
        if (!is_reversible(scene.position, move)) continue;
        const chess::Position after = scene.position.after(move);
        for (const Move reply : chess::legal_moves(after)) {
            if (!is_reversible(after, reply) || !comes_again(scene.position, move, reply)) continue;
            kinds.insert(fmt::format("{} to move when a position comes again", color_of(scene)));
            return;
        }
    }
}

/// The game may be drawn, and goes on.
void add_draws(const Scene& scene, std::set<std::string>& kinds) {
    if (scene.position.halfmove_clock() < 100) return;
    kinds.insert(fmt::format("{} to move with the clock at a hundred", color_of(scene)));
}

}  // namespace

std::vector<std::string> kinds_tried(const Scene& scene, int depth) {
    std::set<std::string> kinds;
    if (depth == 1) {
        add_legal(scene, kinds);
        add_illegal(scene, kinds);
        add_round_the_edge(scene, kinds);
        add_illegal_castling(scene, kinds);
        add_passed_square(scene, "legal", kinds);
        add_draws(scene, kinds);
    } else if (depth == 2) {
        add_played(scene, "played", false, kinds);
        add_checks(scene, kinds);
        add_passed_square(scene, "played", kinds);
    } else if (depth == 3) {
        add_played(scene, "played and answered", true, kinds);
        add_rights_in_check(scene, kinds);
    } else if (depth == 5) {
        add_repetition(scene, kinds);
    }
    return {kinds.begin(), kinds.end()};
}

}  // namespace plyproof::crosscheck
