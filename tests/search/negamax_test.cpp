// SPDX-License-Identifier: MIT
// The node: what the search must find whatever is switched on.
#include <gtest/gtest.h>

#include <cstdlib>

#include "chess/dead_material.h"
#include "chess/legal_moves.h"
#include "eval/evaluate.h"
#include "search/exchange.h"
#include "search/worker.h"
#include "support/random_positions.h"
#include "support/search_of.h"

namespace plyproof::search {
namespace {

using support::searched;
using support::searched_to;

struct Puzzle {
    std::string_view name;
    std::string_view fen;
    std::string_view move;
    int moves_to_mate;
};

// Stockfish 15.1 confirms move and length of each.
constexpr Puzzle kMates[] = {
    {"back rank in one", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", 1},
    {"smothered in one", "6rk/6pp/8/6N1/8/8/8/7K w - - 0 1", "g5f7", 1},
    {"promotion in one", "7k/P7/6K1/8/8/8/8/8 w - - 0 1", "a7a8q", 1},
    {"rook ladder in two", "7k/8/8/8/8/8/R7/1R2K3 w - - 0 1", "a2a7", 2},
    {"Réti-like king and rook in two", "k7/8/1K6/8/8/8/8/7R b - - 0 1", "a8b8", -1},
    {"a queen for a smothering rook in two (Morphy, Paris 1858)",
     "4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4 w k - 1 1", "b3b8", 2},
    {"two knights and two bishops in two", "r2qkb1r/pp2nppp/3p4/2pNN1B1/2BnP3/3P4/PPP2PPP/R2bK2R w KQkq - 1 1", "d5f6",
     2},
    {"a queen for the back rank in three (Bratko and Kopec's first)",
     "1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - 0 1", "d6d1", 3},
    {"the evergreen game's end in four (Anderssen, Berlin 1852)",
     "1r2k1r1/pbppnp1p/1b3P2/8/Q7/B1PB1q2/P4PPP/3R2K1 w - - 1 0", "a4d7", 4},
    {"along the h-file in four", "r5rk/2p1Nppp/3p3P/pp2p1P1/4P3/2qnPQK1/8/R6R w - - 1 0", "h6g7", 4},
    {"Lucena's smothered mate in five", "r5k1/6pp/8/4N3/8/8/8/1Q5K w - - 0 1", "b1b3", 5},
    {"mate in three by discovered checks", "r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", "f6a6", 3},
};

TEST(Search, FindsTheShortestMates) {
    for (const Puzzle& puzzle : kMates) {
        const auto result = searched_to(14, puzzle.fen);
        EXPECT_EQ(result.move, puzzle.move) << puzzle.name;
        ASSERT_TRUE(is_mate(result.score)) << puzzle.name;
        EXPECT_EQ(moves_to_mate(result.score), puzzle.moves_to_mate) << puzzle.name;
    }
}

TEST(Search, ShowsTheWholeMateItSpeaksOf) {
    for (const Puzzle& puzzle : kMates) {
        const auto result = searched_to(14, puzzle.fen);
        EXPECT_EQ(static_cast<int>(result.reports.back().pv.size()), kMate - std::abs(result.score)) << puzzle.name;
    }
}

struct Combination {
    std::string_view name;
    std::string_view fen;
    std::string_view move;
    int depth = 12;
};

// Fred Reinfeld, "Win at Chess", 1958, by its numbers; Danny Kopec and Ivan Bratko, "The Bratko-Kopec experiment",
// 1982. Stockfish 15.1 plays the same moves.
constexpr Combination kCombinations[] = {
    {"Win at Chess 1", "2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 1", "g3g6", 18},
    {"Win at Chess 3", "5rk1/1ppb3p/p1pb4/6q1/3P1p1r/2P1R2P/PP1BQ1P1/5RKN w - - 0 1", "e3g3"},
    {"Win at Chess 4", "r1bq2rk/pp3pbp/2p1p1pQ/7P/3P4/2PB1N2/PP3PPR/2KR4 w - - 0 1", "h6h7"},
    {"Win at Chess 5", "5k2/6pp/p1qN4/1p1p4/3P4/2PKP2Q/PP3r2/3R4 b - - 0 1", "c6c4"},
    {"Win at Chess 6", "7k/p7/1R5K/6r1/6p1/6P1/8/8 w - - 0 1", "b6b7"},
    {"Win at Chess 7", "rnbqkb1r/pppp1ppp/8/4P3/6n1/7P/PPPNPPP1/R1BQKBNR b KQkq - 0 1", "g4e3"},
    {"Win at Chess 8", "r4q1k/p2bR1rp/2p2Q1N/5p2/5p2/2P5/PP3PPP/R5K1 w - - 0 1", "e7f7"},
    {"Win at Chess 9", "3q1rk1/p4pp1/2pb3p/3p4/6Pr/1PNQ4/P1PB1PP1/4RRK1 b - - 0 1", "d6h2"},
    {"Win at Chess 10", "2br2k1/2q3rn/p2NppQ1/2p1P3/Pp5R/4P3/1P3PPP/3R2K1 w - - 0 1", "h4h7"},
    {"Bratko-Kopec 12", "r3r1k1/ppqb1ppp/8/4p1NQ/8/2P5/PP3PPP/R3R1K1 b - - 0 1", "d7f5"},
    {"Bratko-Kopec 15", "2r3k1/1p2q1pp/2b1pr2/p1pp4/6Q1/1P1PP1R1/P1PN2PP/5RK1 w - - 0 1", "g4g7", 14},
    {"Bratko-Kopec 16", "r1bqkb1r/4npp1/p1p4p/1p1pP1B1/8/1B6/PPPN1PPP/R2Q1RK1 w kq - 0 1", "d2e4"},
};

TEST(Search, FindsKnownCombinations) {
    for (const Combination& combination : kCombinations) {
        EXPECT_EQ(searched_to(combination.depth, combination.fen).move, combination.move) << combination.name;
    }
}

struct Study {
    std::string_view name;
    std::string_view fen;
    std::string_view move;
    int depth;
    Score least;
    Score most;
};

constexpr Study kStudies[] = {
    {"Réti 1921: the king stops a pawn by walking away from it", "7K/8/k1P5/7p/8/8/8/8 w - - 0 1", "h8g7", 14, 0, 0},
    {"Saavedra 1895: the pawn wins, not the rook", "8/8/1KP5/3r4/8/8/8/k7 w - - 0 1", "c6c7", 16, 100, 20000},
    {"Lasker and Reichhelm 1901: corresponding squares", "8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 0 1", "a1b1", 30, 100,
     20000},
};

TEST(Search, SolvesStudiesThatNeedDepthAndNothingElse) {
    for (const Study& study : kStudies) {
        const auto result = searched_to(study.depth, study.fen);
        EXPECT_EQ(result.move, study.move) << study.name;
        EXPECT_GE(result.score, study.least) << study.name;
        EXPECT_LE(result.score, study.most) << study.name;
    }
}

TEST(Search, PrefersStalemateToLosingAndAvoidsItWhenWinning) {
    EXPECT_EQ(searched_to(3, "7k/5K2/8/8/8/8/8/6Q1 w - - 0 1").score, mate_in(1)) << "and not g1g6, stalemate";
    EXPECT_EQ(searched_to(8, "k7/P7/8/1K6/8/8/8/8 w - - 0 1").score, kDraw) << "the pawn is lost, or stalemates";
}

TEST(Search, SeesARepetitionAcrossTheGameBeforeTheRoot) {
    Game game(support::position_of("7k/8/8/8/8/8/R7/1R2K3 w - - 0 1"));
    for (const auto text : {"a2a3", "h8g8", "a3a2", "g8h8", "a2a3", "h8g8"}) {
        game.play(*chess::parse_uci_move(game.position(), text, chess::Variant::Standard));
    }
    // Going back lets Black bring about the first position for the third time.
    const auto back = *chess::parse_uci_move(game.position(), "a3a2", chess::Variant::Standard);
    const Limits limits{.depth = 3, .search_moves = {back}};
    EXPECT_EQ(searched(game, {.limits = limits}).score, kDraw);
    EXPECT_GT(searched(game, {.limits = limits, .features = Features::all().without(Feature::HistoryDraws)}).score,
              300);
    EXPECT_TRUE(is_win(searched(game, {.limits = {.depth = 6}}).score)) << "there are better moves";
}

TEST(Search, CallsThePositionAtTheHundredthHalfMoveADrawUnlessItIsMate) {
    EXPECT_EQ(searched_to(4, "7k/8/8/8/8/8/R7/1R2K3 w - - 99 80").score, kDraw);
    EXPECT_EQ(searched_to(4, "7k/R7/8/8/8/8/8/1R2K3 w - - 99 80").score, mate_in(1));
    EXPECT_LT(searched_to(4, "7k/8/8/8/8/8/R7/1R2K3 w - - 98 80").score, 300);
}

TEST(Search, OfDeadMaterialIsADraw) { EXPECT_EQ(searched_to(5, "4k3/8/8/8/8/8/4p3/4KB2 w - - 0 1").score, kDraw); }

// --- the plain search, held to a search as plain as can be written ---

/// Captures until the position is quiet, as lib/search/quiescence.cpp says without its pruning.
Score slow_quiescence(const chess::Position& position, int ply, Score alpha, Score beta) {
    if (chess::is_dead_material(position)) return kDraw;
    const chess::MoveList moves = chess::legal_moves(position);
    const bool in_check = position.in_check();
    if (in_check && moves.empty()) return mated_in(ply);
    Score best = -kInfinite;
    if (!in_check) {
        best = std::clamp(eval::evaluate(position), -eval::kMaxEvaluation, eval::kMaxEvaluation);
        if (best >= beta) return best;
    }
    for (const chess::Move move : moves) {
        if (!in_check && !chess::is_capture(position, move) && !move.is_promotion()) continue;
        best = std::max(best, -slow_quiescence(position.after(move), ply + 1, -beta, -std::max(alpha, best)));
        if (best >= beta) break;
    }
    return best;
}

Score slow_search(const chess::Position& position, int depth, int ply, Score alpha, Score beta) {
    if (ply > 0 && chess::is_dead_material(position)) return kDraw;
    if (depth == 0) return slow_quiescence(position, ply, alpha, beta);
    const chess::MoveList moves = chess::legal_moves(position);
    if (moves.empty()) return position.in_check() ? mated_in(ply) : kDraw;
    Score best = -kInfinite;
    for (const chess::Move move : moves) {
        best = std::max(best, -slow_search(position.after(move), depth - 1, ply + 1, -beta, -std::max(alpha, best)));
        if (best >= beta) break;
    }
    return best;
}

std::vector<chess::Position> positions_of_games(std::uint64_t seed, int count) {
    support::SplitMix64 random(seed);
    std::vector<chess::Position> positions;
    while (static_cast<int>(positions.size()) < count) {
        const auto game = support::random_game(chess::Position::start(), random, 10 + random.below(90));
        if (!chess::legal_moves(game.back()).empty()) positions.push_back(game.back());
    }
    return positions;
}

/// Random positions with few men, so that whole trees of six plies can be searched.
std::vector<chess::Position> positions_with_few_men(std::uint64_t seed, std::size_t count) {
    support::SplitMix64 random(seed);
    std::vector<chess::Position> positions;
    while (positions.size() < count) {
        for (const auto& position : support::random_game(chess::Position::start(), random, 400)) {
            const bool wanted =
                position.occupied().size() <= 9 && random.one_in(20) && !chess::is_dead_material(position);
            if (wanted && positions.size() < count && !chess::legal_moves(position).empty())
                positions.push_back(position);
        }
    }
    return positions;
}

TEST(PlainSearch, GivesTheScoreOfASearchAsPlainAsCanBeWritten) {
    for (const auto& position : positions_with_few_men(21, 40)) {
        for (int depth = 1; depth <= 3; ++depth) {
            const auto plain = searched(Game(position), {.limits = {.depth = depth}, .features = Features::plain()});
            ASSERT_EQ(plain.score, slow_search(position, depth, 0, -kInfinite, kInfinite))
                << chess::to_fen(position) << " at depth " << depth;
        }
    }
}

TEST(PlainSearch, GivesTheSameScoresWithAndWithoutTheTable) {
    // A few by default; PLYPROOF_TABLE_POSITIONS asks for more.
    const char* const asked = std::getenv("PLYPROOF_TABLE_POSITIONS");
    const std::size_t count = asked == nullptr ? 12 : std::stoul(asked);
    for (const auto& position : positions_with_few_men(22, count)) {
        for (int depth = 1; depth <= 6; ++depth) {
            const auto without = searched(Game(position), {.limits = {.depth = depth}, .features = Features::plain()});
            const auto with = searched(
                Game(position), {.limits = {.depth = depth}, .features = Features::plain().with(Feature::Table)});
            ASSERT_EQ(with.score, without.score) << chess::to_fen(position) << " at depth " << depth;
        }
    }
}

TEST(Search, IsTheSameForAPositionAndItsMirrorImage) {
    for (const auto& position : positions_of_games(23, 30)) {
        const auto one = searched(Game(position), {.limits = {.depth = 3}, .features = Features::plain()});
        const auto other = searched(Game(position.mirrored()), {.limits = {.depth = 3}, .features = Features::plain()});
        EXPECT_EQ(one.score, other.score) << chess::to_fen(position);
    }
}

}  // namespace
}  // namespace plyproof::search
