// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdlib>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "chess/dead_material.h"
#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "common/numbers.h"
#include "common/run_app.h"
#include "quiet.h"
#include "search/searcher.h"

namespace {

using namespace plyproof;
using chess::Position;

constexpr apps::About kAbout{
    "self-play",
    "Lets the search play against itself with a fixed number of nodes for each move and prints "
    "the quiet positions with the results of their games, FEN;RESULT, for tune. The same "
    "program, seed and numbers give the same games.",
    R"(Examples:
  self-play --games 5000 --nodes 3000 --seed 1 > games.txt)"};

struct Options {
    std::uint64_t games = 100;
    std::uint64_t nodes = 3000;
    std::uint64_t seed = 1;
};

void add_options(CLI::App& app, Options& options) {
    app.add_option("--games", options.games, "How many (default: 100)")
        ->check(apps::whole_number(1, 1'000'000'000))
        ->type_name("N");
    app.add_option("--nodes", options.nodes, "For each move (default: 3000)")
        ->check(apps::whole_number(1, 1'000'000'000))
        ->type_name("N");
    app.add_option("--seed", options.seed, "Fixes the openings (default: 1)")
        ->check(apps::whole_number(0, 1'000'000'000))
        ->type_name("N");
}

/// A game whose end is foreseeable ends there: both sides agree on a win or on a draw for long enough.
class Arbiter {
public:
    /// 1, 0 or -1 for White when the game is over. `value` is the mover's view of the position, from White's.
    std::optional<int> after_search(int value, std::size_t ply) {
        decided_ = std::abs(value) >= kDecided ? decided_ + 1 : 0;
        level_ = ply >= kLevelFromPly && std::abs(value) < kLevel ? level_ + 1 : 0;
        if (decided_ >= kDecidedPlies) return value > 0 ? 1 : -1;
        if (level_ >= kLevelPlies || ply >= kLastPly) return 0;
        return std::nullopt;
    }

private:
    static constexpr int kDecided = 900, kDecidedPlies = 6, kLevel = 8, kLevelPlies = 16;
    static constexpr std::size_t kLevelFromPly = 80, kLastPly = 400;

    int decided_ = 0;
    int level_ = 0;
};

class SelfPlay {
public:
    SelfPlay(search::Searcher searcher, const Options& options, std::stop_token stop)
        : searcher_(std::move(searcher)), nodes_(options.nodes), random_(options.seed), stop_(std::move(stop)) {}

    /// The lines of one game; an empty text when it was stopped.
    std::string play() {
        search::Game game = opening();
        Arbiter arbiter;
        std::vector<std::string> fens;
        for (std::size_t ply = kOpeningPlies; !stop_.stop_requested(); ++ply) {
            const Position& position = game.position();
            if (const auto result = result_by_rules(game)) return lines(fens, *result);
            const search::Outcome best = think(game);
            const bool white = position.side_to_move() == chess::Color::White;
            if (const auto result = arbiter.after_search(white ? best.score : -best.score, ply)) {
                return lines(fens, *result);
            }
            const bool loud = is_capture(position, best.move) || best.move.is_promotion();
            if (!loud && tune::is_quiet(position)) fens.push_back(to_fen(position));
            game.play(best.move);
        }
        return {};
    }

private:
    static constexpr std::size_t kOpeningPlies = 8;
    static constexpr int kBalanced = 150;

    search::Outcome think(const search::Game& game) {
        search::Limits limits;
        limits.nodes = nodes_;
        search::Control control(limits, {}, false);
        return searcher_.search(game, limits, {}, control);
    }

    /// Random moves from the start that leave neither side much better off.
    search::Game opening() {
        while (true) {
            search::Game game(Position::start());
            searcher_.clear();
            for (std::size_t ply = 0; ply < kOpeningPlies; ++ply) {
                const chess::MoveList moves = chess::legal_moves(game.position());
                if (moves.empty()) break;
                game.play(moves[random_() % moves.size()]);
            }
            if (chess::count_legal_moves(game.position()) == 0) continue;
            if (stop_.stop_requested() || std::abs(think(game).score) <= kBalanced) return game;
        }
    }

    static std::optional<int> result_by_rules(const search::Game& game) {
        const Position& position = game.position();
        if (chess::count_legal_moves(position) == 0) {
            if (!position.in_check()) return 0;
            return position.side_to_move() == chess::Color::White ? -1 : 1;
        }
        const auto& keys = game.reversible_keys();
        const bool repeated = std::count(keys.begin(), keys.end(), game.key()) >= 3;
        if (repeated || position.halfmove_clock() >= 100 || chess::is_dead_material(position)) return 0;
        return std::nullopt;
    }

    static std::string lines(const std::vector<std::string>& fens, int result) {
        const char* const word = result > 0 ? "1-0" : result < 0 ? "0-1" : "1/2-1/2";
        std::string text;
        for (const std::string& fen : fens) text += fmt::format("{};{}\n", fen, word);
        return text;
    }

    search::Searcher searcher_;
    std::uint64_t nodes_;
    std::mt19937_64 random_;
    std::stop_token stop_;
};

apps::ExitCode run(const Options& options, apps::Console& console) {
    auto searcher = search::Searcher::make(1);
    if (!searcher) {
        console.error("there is no memory for the search");
        return apps::ExitCode::OwnFailure;
    }
    SelfPlay playing(std::move(*searcher), options, console.stop());
    for (std::uint64_t game = 0; game < options.games && !console.stop().stop_requested(); ++game) {
        console.print(playing.play());
    }
    return console.stop_code();
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    return apps::run_app(
        argc, argv, kAbout, [&](CLI::App& app) { add_options(app, options); },
        [&](apps::Console& console) { return run(options, console); });
}
