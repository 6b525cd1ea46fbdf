// SPDX-License-Identifier: MIT
#include "engine/tools.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "chess/board_text.h"
#include "chess/key.h"
#include "chess/legal_moves.h"
#include "chess/move_text.h"
#include "chess/san.h"
#include "eval/evaluate.h"
#include "uci/words.h"

namespace plyproof::engine {

using chess::Bitboard;
using chess::Color;
using chess::Position;

namespace {

Bitboard attacked_by(const Position& position, Color color) {
    Bitboard attacked;
    for (const chess::PieceKind kind : base::kAll<chess::PieceKind>) {
        for (const chess::Square from : position.pieces(chess::Piece{color, kind})) {
            attacked |= chess::attacks_of({color, kind}, from, position.occupied());
        }
    }
    return attacked;
}

Bitboard legal_targets(const Position& position) {
    Bitboard targets;
    for (const chess::Move move : legal_moves(position)) targets |= Bitboard(move.to());
    return targets;
}

Bitboard en_passant_square(const Position& position) {
    const auto square = position.en_passant();
    return square ? Bitboard(*square) : chess::kNoSquares;
}

struct NamedSet {
    std::string_view name;
    std::string_view meaning;
    Bitboard (*of)(const Position& position);
};

constexpr std::array<NamedSet, 18> kSets{{
    {"occupied", "all men", [](const Position& p) { return p.occupied(); }},
    {"white", "White's men", [](const Position& p) { return p.pieces(Color::White); }},
    {"black", "Black's men", [](const Position& p) { return p.pieces(Color::Black); }},
    {"own", "the men of the side to move", [](const Position& p) { return p.pieces(p.side_to_move()); }},
    {"enemy", "the other men", [](const Position& p) { return p.pieces(opposite(p.side_to_move())); }},
    {"pawns", "both sides' pawns", [](const Position& p) { return p.pawns(); }},
    {"knights", "both sides' knights", [](const Position& p) { return p.knights(); }},
    {"bishops", "both sides' bishops", [](const Position& p) { return p.bishops(); }},
    {"rooks", "both sides' rooks", [](const Position& p) { return p.rooks(); }},
    {"queens", "both sides' queens", [](const Position& p) { return p.queens(); }},
    {"kings", "both kings", [](const Position& p) { return p.kings(); }},
    {"checkers", "the men that give check", [](const Position& p) { return p.checkers(); }},
    {"pinned", "the men of the side to move that are pinned",
     [](const Position& p) { return p.pinned(p.side_to_move()); }},
    {"attacked", "the squares that the enemy attacks",
     [](const Position& p) { return attacked_by(p, opposite(p.side_to_move())); }},
    {"attacks", "the squares that the side to move attacks",
     [](const Position& p) { return attacked_by(p, p.side_to_move()); }},
    {"targets", "the squares on which legal moves end (castling: the rook's)", legal_targets},
    {"castling", "the rooks that may still castle", [](const Position& p) { return p.castling_rooks(); }},
    {"en-passant", "the square of a legal en-passant capture", en_passant_square},
}};

std::string set_names() {
    std::string names;
    for (const NamedSet& set : kSets) {
        if (!names.empty()) names += ", ";
        names += set.name;
    }
    return names;
}

std::string square_list(Bitboard squares) {
    std::vector<std::string> names;
    for (const chess::Square square : squares) names.push_back(name_of(square));
    return names.empty() ? "none" : fmt::format("{}", fmt::join(names, " "));
}

std::string drawn(const Position& position, Bitboard squares) {
    return chess::board_text(position, squares) +
           fmt::format("{} ({}): {}\n", fmt::format("{:#018x}", squares.bits()), squares.size(), square_list(squares));
}

std::string one_word(std::string_view text) {
    uci::Words words(text);
    std::string word(words.take());
    return words.at_end() ? word : std::string();
}

}  // namespace

std::string display_text(const View& view) {
    const chess::Key key = chess::key_of(view.position);
    return fmt::format("{}\nFen: {}\nKey: {:016X}{:016X}\nCheckers: {}\nLegal moves: {}\n",
                       chess::board_text(view.position), chess::to_fen(view.position, view.fen_style), key.high,
                       key.low, square_list(view.position.checkers()), count_legal_moves(view.position));
}

std::string legal_text(const View& view) {
    std::vector<std::string> lines;
    for (const chess::Move move : legal_moves(view.position)) {
        lines.push_back(fmt::format("{:<6} {}\n", to_uci(move, view.variant), chess::to_san(view.position, move)));
    }
    std::ranges::sort(lines);
    const std::size_t count = lines.size();
    return fmt::format("{}\nLegal moves: {}\n", fmt::join(lines, ""), count);
}

ToolAnswer bitboard_text(const View& view, std::string_view name) {
    const std::string word = one_word(name);
    const auto* const set = std::ranges::find(kSets, word, &NamedSet::name);
    if (set == kSets.end()) return base::failure(fmt::format("'bb' knows: {}", set_names()));
    return fmt::format("{}: {}\n{}", set->name, set->meaning, drawn(view.position, set->of(view.position)));
}

ToolAnswer attackers_text(const View& view, std::string_view square) {
    const auto target = chess::square_from_name(one_word(square));
    if (!target) return base::failure(std::string("'attackers' wants a square: attackers e4"));
    const Bitboard attackers = view.position.attackers_to(*target);
    return fmt::format("White's: {}\nBlack's: {}\n{}", square_list(attackers & view.position.pieces(Color::White)),
                       square_list(attackers & view.position.pieces(Color::Black)), drawn(view.position, attackers));
}

std::string evaluation_text(const View& view) {
    const eval::Trace trace = eval::trace(view.position);
    std::string text = fmt::format("{:<14}{:>16}{:>16}{:>16}\n{:<14}{:>16}{:>16}{:>16}\n", "term", "White", "Black",
                                   "difference", "", "mg     eg", "mg     eg", "mg     eg");
    const auto halves = [](eval::Score score) {
        return fmt::format("{:+} {:>+6}", score.middle_game(), score.endgame());
    };
    for (const eval::Term term : base::kAll<eval::Term>) {
        const auto& sides = trace.terms[term];
        text += fmt::format("{:<14}{:>16}{:>16}{:>16}\n", eval::name_of(term), halves(sides[Color::White]),
                            halves(sides[Color::Black]), halves(sides[Color::White] - sides[Color::Black]));
    }
    const int white = view.position.side_to_move() == Color::White ? trace.total : -trace.total;
    return text + fmt::format(
                      "\nphase {} of {} (mg counts so much), endgame scaled by {}/{}{}\n"
                      "Evaluation: {:+} centipawns for White\n",
                      trace.phase, eval::kFullPhase, trace.scale, eval::kFullScale,
                      trace.known_ending ? ", a known ending: by rules of its own" : "", white);
}

std::string help_text() {
    return "The UCI protocol (uci, isready, setoption, ucinewgame, position, go, stop, ponderhit, quit), and:\n"
           "  d                 the board, its FEN, key, checkers and number of legal moves\n"
           "  legal             the legal moves in UCI and SAN\n"
           "  fen F             sets up a position; 'position startpos' is the start\n"
           "  e2e4              plays the move; SAN will do, too (Nf3)\n"
           "  undo              takes it back\n"
           "  go perft N        counts the tree of legal moves, move by move; so do 'perft N' and 'divide N'\n"
           "  bb NAME           draws a set of squares: " +
           set_names() +
           "\n"
           "  attackers SQUARE  who attacks a square\n"
           "  eval              the evaluation, term by term\n"
           "  bench [DEPTH]     searches fixed positions; with one thread the signature is the same on every machine\n"
           "  help              this text\n";
}

}  // namespace plyproof::engine
