// SPDX-License-Identifier: MIT
#include "run.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <fstream>

#include "common/duration.h"
#include "common/input.h"
#include "common/progress_line.h"
#include "cpu_marks.h"
#include "match/openings.h"
#include "match/pgn.h"
#include "match/quiet_positions.h"
#include "openings_text.h"
#include "report/text_parts.h"
#include "standing_report.h"

namespace plyproof::apps {

namespace {

using Clock = std::chrono::steady_clock;

/// A file to which each game appends at once, so that nothing is lost whatever becomes of the match.
class AppendedFile {
public:
    explicit AppendedFile(const std::optional<std::string>& path) : path_(path) {
        if (path_) stream_.open(*path_, std::ios::app);
    }
    [[nodiscard]] bool is_wanted() const { return path_.has_value(); }
    void write(std::string_view text) { stream_ << text << std::flush; }
    [[nodiscard]] std::optional<std::string> fault() const {
        return !path_ || stream_.good() ? std::nullopt : std::optional("cannot write " + *path_);
    }

private:
    std::optional<std::string> path_;
    std::ofstream stream_;
};

base::Result<match::Entrant, std::string> entrant_of(const EntrantOptions& options, const std::string& timeout,
                                                     const std::stop_token& stop) {
    auto entrant = match::find_entrant(options.command, options.name, stop);
    if (!entrant) return entrant;
    entrant->options = set_options(options.options);
    entrant->cpu_marks = read_cpu_marks;
    entrant->patience = *parse_duration(timeout);
    return entrant;
}

base::Result<std::vector<match::Opening>, std::string> openings_of(const MatchProgramOptions& options,
                                                                   std::size_t pairs, Console& console) {
    if (options.chess960) return match::chess960_openings(pairs, options.seed);
    std::string text(kOpeningsText);
    if (options.openings) {
        auto read = read_text(*options.openings, console.stop());
        if (!read) return base::failure(read.error());
        text = *std::move(read);
    }
    auto openings = match::parse_openings(text);
    if (!openings) return base::failure(options.openings.value_or("openings") + ", " + openings.error());
    return options.seed == 0 ? *std::move(openings) : match::shuffled(*std::move(openings), options.seed);
}

class MatchRun {
public:
    MatchRun(const MatchProgramOptions& options, Console& console)
        : options_(options), console_(console), pgn_(options.pgn), positions_(options.positions) {}

    ExitCode run() {
        for (const AppendedFile* file : {&pgn_, &positions_}) {
            if (const auto fault = file->fault()) return refuse(*fault, ExitCode::OwnFailure);
        }
        const auto rules = game_rules(options_);
        if (!rules) return refuse(rules.error(), ExitCode::BadInput);
        match_.rules = frame_.rules = *rules;
        if (options_.sprt) {
            const auto question = match::parse_sprt(*options_.sprt);
            if (!question) return refuse("--sprt: " + question.error(), ExitCode::BadInput);
            match_.sprt = *question;
        }
        match_.pairs = (options_.games + 1) / 2;
        auto openings = openings_of(options_, match_.pairs, console_);
        if (!openings) return refuse(openings.error(), ExitCode::BadInput);
        match_.openings = *std::move(openings);
        return start();
    }

private:
    ExitCode refuse(const std::string& text, ExitCode code) {
        console_.error(text);
        return code;
    }

    ExitCode start() {
        match_.jobs = options_.jobs;
        match_.stop = stop_.get_token();
        const std::stop_callback forward(console_.stop(), [this] { stop_.request_stop(); });
        const auto first = entrant_of(options_.first, options_.timeout, match_.stop);
        if (!first) return refuse(first.error(), ExitCode::ProgramFailed);
        const auto second = entrant_of(options_.second, options_.timeout, match_.stop);
        if (!second) return refuse(second.error(), ExitCode::ProgramFailed);
        frame_.first = first->name;
        frame_.second = second->name;
        frame_.games = 2 * match_.pairs;
        const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
        names_ = {first->name, second->name, fmt::format("{:%Y.%m.%d}", fmt::localtime(now)),
                  text_of(frame_.rules.control)};
        return finish(match::run_match(
            *first, *second, match_,
            [this](const match::MatchGame& game, const match::Standing& standing) { take(game, standing); }));
    }

    void take(const match::MatchGame& match_game, const match::Standing& standing) {
        const match::PlayedGame& game = match_game.game;
        if (game.at_fault) {
            line_.wipe();
            const bool is_first = (*game.at_fault == chess::Color::White) == match_game.first_is_white;
            console_.warning(fmt::format("game {}, {}: {}: {}", match_game.number + 1,
                                         report::printable(is_first ? frame_.first : frame_.second),
                                         text_of(game.ending), report::printable(game.remark)));
        }
        if (pgn_.is_wanted()) pgn_.write(pgn_of(match_game, names_));
        if (positions_.is_wanted()) write_positions(match_game);
        for (const AppendedFile* file : {&pgn_, &positions_}) {
            if (file->fault()) stop_.request_stop();
        }
        // Whoever reads a log wants to see now and then how it stands.
        constexpr std::uint64_t kRemarks = 20;
        const std::uint64_t step = std::max<std::uint64_t>(2, frame_.games / kRemarks);
        if (game.result && !console_.shows_progress() && standing.tally.games() % step == 0) {
            console_.remark(progress_text(standing, frame_));
        }
        line_.update([&](std::chrono::nanoseconds) { return progress_text(standing, frame_); });
    }

    void write_positions(const match::MatchGame& match_game) {
        const std::uint64_t seed = options_.seed * 1'000'003 + match_game.number;
        std::string text;
        for (const std::string& line : match::quiet_positions(match_game.game, options_.positions_per_game, seed)) {
            text += line + '\n';
        }
        positions_.write(text);
    }

    ExitCode finish(const match::Standing& standing) {
        line_.wipe();
        frame_.time = Clock::now() - begin_;
        frame_.interrupted = console_.stop().stop_requested();
        console_.print(options_.format == "json" ? standing_json(standing, frame_) : standing_text(standing, frame_));
        console_.remark(report::duration_text(frame_.time));
        ExitCode code = standing.faults[0].all() > 0 ? ExitCode::Disagreement : ExitCode::Agrees;
        if (standing.failure && !frame_.interrupted)
            code = combined(code, refuse(*standing.failure, ExitCode::ProgramFailed));
        for (const AppendedFile* file : {&pgn_, &positions_}) {
            if (const auto fault = file->fault()) code = combined(code, refuse(*fault, ExitCode::OwnFailure));
        }
        return combined(code, console_.stop_code());
    }

    const MatchProgramOptions& options_;
    Console& console_;
    AppendedFile pgn_, positions_;
    std::stop_source stop_;
    match::MatchOptions match_;
    MatchFrame frame_;
    match::PgnNames names_;
    ProgressLine line_{console_, "games"};
    Clock::time_point begin_ = Clock::now();
};

}  // namespace

ExitCode run(const MatchProgramOptions& options, Console& console) { return MatchRun(options, console).run(); }

}  // namespace plyproof::apps
