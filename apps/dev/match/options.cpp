// SPDX-License-Identifier: MIT
#include "options.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "common/duration.h"
#include "common/format_option.h"
#include "common/numbers.h"

namespace plyproof::apps {

namespace {

constexpr std::uint64_t kMostNumber = 1'000'000'000;

std::string option_fault(const std::string& text) {
    if (text.empty() || text.front() == '=') return "an option is given as NAME=VALUE";
    return text.find_first_of("\r\n") == std::string::npos ? "" : "an option is one line";
}

std::string duration_fault(const std::string& text) {
    const auto duration = parse_duration(text);
    if (!duration) return duration.error();
    return duration->count() > 0 ? "" : "it must be more than nothing";
}

void add_entrant(CLI::App& app, EntrantOptions& options, const std::string& which) {
    app.add_option("--" + which, options.command, fmt::format("The command of the {} UCI program", which))
        ->required()
        ->type_name("CMD");
    app.add_option(fmt::format("--{}-name", which), options.name, "What it is called (default: the command)")
        ->type_name("NAME");
    app.add_option(fmt::format("--{}-option", which), options.options, "Set a UCI option of it (repeatable)")
        ->check(CLI::Validator(option_fault, "", "option"))
        ->type_name("NAME=VALUE")
        ->allow_extra_args(false)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

void add_time_options(CLI::App& app, MatchProgramOptions& options) {
    CLI::Option* clock =
        app.add_option("--clock", options.clock, "Seconds at the start and for each move (default: 2+0.02)");
    clock->type_name("S+S");
    CLI::Option* nodes = app.add_option("--nodes", options.nodes, "Nodes for each move, and no clock");
    nodes->check(whole_number(1, kMostNumber))->type_name("N")->excludes(clock);
    app.add_option("--movetime", options.move_time, "So long for each move")
        ->check(CLI::Validator(duration_fault, "", "duration"))
        ->type_name("TIME")
        ->excludes(clock)
        ->excludes(nodes);
    app.add_option("--margin", options.margin, "Milliseconds by which an answer may be late (default: 20)")
        ->check(whole_number(0, 60000))
        ->type_name("MS");
    app.add_flag("--forgive-waiting", options.forgives_waiting,
                 "Take no time from a clock in which its program waited for a CPU");
    app.add_option("--timeout", options.timeout, "How long beyond its time for any answer (default: 30s)")
        ->check(CLI::Validator(duration_fault, "", "duration"))
        ->type_name("TIME");
}

void add_match_options(CLI::App& app, MatchProgramOptions& options) {
    app.add_option("--games", options.games, "Games at most, two for each opening (default: 100)")
        ->check(whole_number(1, kMostNumber))
        ->type_name("N");
    app.add_option("-j,--jobs", options.jobs, "Games at a time; each keeps one CPU busy (default: 1)")
        ->check(whole_number(1, 256))
        ->type_name("N");
    CLI::Option* openings =
        app.add_option("--openings", options.openings, "Lines of UCI moves or FENs (default: 500 balanced openings)");
    openings->type_name("FILE");
    app.add_option("--seed", options.seed, "For the order of the openings; 0: as they stand (default: 1)")
        ->check(whole_number(0, kMostNumber))
        ->type_name("N");
    app.add_flag("--chess960", options.chess960, "From random start positions of Chess960")->excludes(openings);
    app.add_option("--sprt", options.sprt, "Stop when it is decided, e.g. 0,5 or 0,5,0.05,0.05")
        ->type_name("ELO0,ELO1[,ALPHA,BETA]");
    app.add_option("--draw-after", options.draw_after,
                   "From this move on, end a game when both programs say 0.10 or less for 8 moves each")
        ->check(whole_number(1, kMostNumber))
        ->type_name("MOVE");
    app.add_option("--resign-score", options.resign_score,
                   "End a game when both programs give the same side so many centipawns for 3 moves each")
        ->check(whole_number(1, kMostNumber))
        ->type_name("CP");
}

}  // namespace

void add_options(CLI::App& app, MatchProgramOptions& options) {
    add_entrant(app, options.first, "first");
    add_entrant(app, options.second, "second");
    add_time_options(app, options);
    add_match_options(app, options);
    add_format_option(app, options.format, {"text", "json"});
    app.add_option("--pgn", options.pgn, "Append the games")->type_name("FILE");
    app.add_option("--positions", options.positions, "Append quiet positions of the games, FEN;RESULT")
        ->type_name("FILE");
    app.add_option("--positions-per-game", options.positions_per_game, "At most so many (default: 10)")
        ->check(whole_number(1, kMostNumber))
        ->type_name("N");
}

base::Result<match::GameRules, std::string> game_rules(const MatchProgramOptions& options) {
    match::GameRules rules;
    if (options.clock) {
        const auto control = match::parse_clock(*options.clock);
        if (!control) return base::failure("--clock: " + control.error());
        rules.control = *control;
    }
    if (options.nodes) {
        rules.control.kind = match::TimeKind::Nodes;
        rules.control.nodes = *options.nodes;
    }
    if (options.move_time) {
        rules.control.kind = match::TimeKind::MoveTime;
        rules.control.move_time = *parse_duration(*options.move_time);
    }
    rules.control.margin = std::chrono::milliseconds(options.margin);
    rules.forgives_waiting = options.forgives_waiting;
    rules.adjudication.draw_after = options.draw_after;
    rules.adjudication.resign_score = options.resign_score;
    return rules;
}

std::vector<uci::SetOptionCommand> set_options(const std::vector<std::string>& texts) {
    std::vector<uci::SetOptionCommand> commands;
    for (const std::string& text : texts) {
        const std::size_t equals = text.find('=');
        uci::SetOptionCommand command{text.substr(0, equals), std::nullopt};
        if (equals != std::string::npos) command.value = text.substr(equals + 1);
        commands.push_back(std::move(command));
    }
    return commands;
}

}  // namespace plyproof::apps
