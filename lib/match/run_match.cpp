// SPDX-License-Identifier: MIT
#include "match/run_match.h"

#include <fmt/format.h>

#include <atomic>
#include <cassert>
#include <exception>
#include <mutex>

#include "base/worker_pool.h"

namespace plyproof::match {

namespace {

constexpr unsigned kAttempts = 3;  // for a game that the machine spoils

void count_fault(Faults& faults, Ending ending) {
    switch (ending) {
        case Ending::IllegalMove:
            ++faults.illegal_moves;
            return;
        case Ending::TimeLoss:
            ++faults.time_losses;
            return;
        case Ending::Crash:
            ++faults.crashes;
            return;
        case Ending::Hang:
            ++faults.hangs;
            return;
        default:
            return;
    }
}

class Match {
public:
    Match(const Entrant& first, const Entrant& second, const MatchOptions& options, const OnGame& on_game)
        : first_(first), second_(second), options_(options), on_game_(on_game), half_points_(options.pairs) {
        assert(!options.openings.empty());
        if (options.sprt) standing_.sprt = sprt(*options.sprt, {});
    }

    Standing run() {
        const std::stop_callback forward(options_.stop, [this] { end_.request_stop(); });
        playing_ = options_.jobs;
        // The last thread only watches whether the machine runs us.
        base::run_on_threads(options_.jobs + 1, [this](unsigned worker) {
            if (worker == options_.jobs) return stalls_.watch(watch_.get_token());
            const Leaving leaving(*this);
            play_games();
        });
        standing_.stalls = stalls_.all();
        return std::move(standing_);
    }

private:
    /// Whoever stops playing, be it by an exception, says so: the last one sends the watcher home, and a game that
    /// could not be noted ends the match.
    class Leaving {
    public:
        explicit Leaving(Match& match) : match_(match) {}
        ~Leaving() {
            if (std::uncaught_exceptions() > 0) match_.end_.request_stop();
            if (--match_.playing_ == 0) match_.watch_.request_stop();
        }
        Leaving(const Leaving&) = delete;
        Leaving& operator=(const Leaving&) = delete;

    private:
        Match& match_;
    };

    void play_games() {
        Player first(first_);
        Player second(second_);
        while (!end_.stop_requested()) {
            const std::size_t number = next_++;
            if (number >= 2 * options_.pairs) return;
            for (unsigned attempt = 0; attempt < kAttempts && !end_.stop_requested(); ++attempt) {
                if (!is_void(play(first, second, number))) break;
            }
        }
    }

    static bool is_void(Ending ending) { return ending == Ending::MachineStall; }

    Ending play(Player& first, Player& second, std::size_t number) {
        MatchGame match_game{
            number, number % 2 == 0,
            number % 2 == 0 ? play(first, second, opening_of(number)) : play(second, first, opening_of(number))};
        const std::scoped_lock lock(mutex_);
        const Ending ending = match_game.game.ending;
        if (ending == Ending::Stopped) return ending;
        note(match_game);
        on_game_(match_game, standing_);
        return ending;
    }

    [[nodiscard]] const Opening& opening_of(std::size_t number) const {
        return options_.openings[number / 2 % options_.openings.size()];
    }

    PlayedGame play(Player& white, Player& black, const Opening& opening) {
        return play_game(white, black, opening, options_.rules, stalls_);
    }

    void note(const MatchGame& match_game) {
        const PlayedGame& game = match_game.game;
        ++standing_.endings[game.ending];
        standing_.plies += game.plies.size();
        const chess::Color first_side = match_game.first_is_white ? chess::Color::White : chess::Color::Black;
        const std::size_t culprit = game.at_fault == first_side ? 0 : 1;
        note_thinking(match_game);
        if (game.at_fault) count_fault(standing_.faults[culprit], game.ending);
        if (game.ending == Ending::MachineStall) ++standing_.void_games;
        if (game.ending == Ending::NotStarted) {
            const Entrant& entrant = culprit == 0 ? first_ : second_;
            standing_.failure = fmt::format("{} cannot be started: {}", entrant.name, game.remark);
            end_.request_stop();
        }
        if (game.result) note_result(match_game, half_points(*game.result, first_side));
    }

    void note_thinking(const MatchGame& match_game) {
        const PlayedGame& game = match_game.game;
        for (std::size_t i = 0; i < game.plies.size(); ++i) {
            const bool is_white = game.record.positions()[game.opening_plies + i].side_to_move() == chess::Color::White;
            Thinking& thinking = standing_.thinking[is_white == match_game.first_is_white ? 0 : 1];
            thinking.time += game.plies[i].time;
            thinking.starved += game.plies[i].starved;
        }
    }

    void note_result(const MatchGame& match_game, unsigned points) {
        add(standing_.tally, points);
        if (match_game.first_is_white) add(standing_.with_white, points);
        std::optional<unsigned>& other = half_points_[match_game.number / 2];
        if (!other) {
            other = points;
            return;
        }
        ++standing_.pairs[*other + points];
        if (!options_.sprt) return;
        standing_.sprt = sprt(*options_.sprt, standing_.pairs);
        if (standing_.sprt->decision != SprtDecision::Open) end_.request_stop();
    }

    static void add(Tally& tally, unsigned points) {
        if (points == 2) ++tally.wins;
        if (points == 1) ++tally.draws;
        if (points == 0) ++tally.losses;
    }

    const Entrant& first_;
    const Entrant& second_;
    const MatchOptions& options_;
    const OnGame& on_game_;
    StallLog stalls_;
    std::stop_source end_, watch_;
    std::atomic<std::size_t> next_{0};
    std::atomic<unsigned> playing_{0};
    std::mutex mutex_;  ///< of what follows
    Standing standing_;
    std::vector<std::optional<unsigned>> half_points_;  ///< by pair: of the game that ended first
};

}  // namespace

Standing run_match(const Entrant& first, const Entrant& second, const MatchOptions& options, const OnGame& on_game) {
    return Match(first, second, options, on_game).run();
}

}  // namespace plyproof::match
