// SPDX-License-Identifier: MIT
#include "compare.h"

#include <fmt/format.h>

#include <utility>

#include "chess/fen.h"
#include "chess/move_text.h"
#include "common/input.h"
#include "diagnose/diff.h"
#include "oracle/divide_text.h"
#include "oracle/foreign_divide.h"
#include "perft/count.h"
#include "report/command_text.h"
#include "report/compare_report.h"

namespace plyproof::apps {

namespace {

/// Where the list of moves itself is wrong, nothing deeper needs to be asked.
std::string show_command(const std::string& fen, const DivideOptions& options) {
    const std::string_view mode = options.position.mode_option();
    return fmt::format("perft --fen {}{}{} --depth 1 --divide", report::shell_word(fen), mode.empty() ? "" : " ", mode);
}

/// The wrong move to look into first: the one with the smallest count of ours, which is the quickest to search.
std::optional<chess::Move> move_to_descend(const diagnose::Diff& diff) {
    std::optional<chess::Move> best;
    std::uint64_t fewest = 0;
    for (const diagnose::MiscountedMove& move : diff.miscounted) {
        if (move.moves.size() != 1 || (best && move.ours >= fewest)) continue;
        best = move.moves.front();
        fewest = move.ours;
    }
    return best;
}

std::string next_command(const DivideOptions& options, const LoadedPosition& loaded, const diagnose::Diff& diff) {
    if (!diff.missing.empty() || !diff.extra.empty()) {
        return show_command(chess::to_fen(loaded.accepted.position), options);
    }
    const auto move = move_to_descend(diff);
    if (!move || options.depth() == 1) return "";
    std::vector<std::string> moves;
    for (const chess::Move played : loaded.moves) moves.push_back(chess::to_uci(played, loaded.accepted.variant));
    moves.push_back(chess::to_uci(*move, loaded.accepted.variant));
    return report::divide_command(chess::to_fen(loaded.root), moves, options.depth() - 1,
                                  options.position.mode_option()) +
           " --compare -";
}

/// Explanations of a total that is not ours: a sum over depths, a 32-bit counter.
std::vector<diagnose::CountHint> total_hints(const chess::Position& position, int depth, std::uint64_t ours,
                                             const oracle::ForeignDivide& theirs, const std::stop_token& stop) {
    diagnose::CountFacts facts;
    for (int lower = 0; lower < depth; ++lower) {
        const auto nodes = perft::count(position, lower, {.stop = stop});
        if (!nodes) return {};
        facts.by_depth.push_back(*nodes);
    }
    facts.by_depth.push_back(ours);
    return diagnose::count_hints(facts, theirs.total.value_or(theirs.sum));
}

void print(const report::CompareReport& report, const std::string& format, Console& console) {
    if (format == "json") return console.print(report::compare_json(report));
    if (format == "csv") return console.print(report::compare_csv(report));
    console.print(report::compare_text(report, console.style()));
}

}  // namespace

ExitCode compare(const DivideOptions& options, const LoadedPosition& loaded, const perft::Divide& ours,
                 Console& console) {
    const chess::Accepted& accepted = loaded.accepted;
    const auto text = read_text(*options.compare, console.stop());
    if (!text) {
        console.error(text.error());
        return ExitCode::BadInput;
    }
    if (console.stop().stop_requested()) return console.stop_code();
    report::CompareReport report{.asked = accepted,
                                 .fen = chess::to_fen(accepted.position, options.position.style()),
                                 .depth = options.depth(),
                                 .name = *options.compare == "-" ? "standard input" : *options.compare,
                                 .ours = ours};
    report.theirs =
        oracle::understand(oracle::parse_divide_text(*text, options.depth()), accepted.position, accepted.variant);
    for (const std::string& warning : report::compare_warnings(report)) console.warning(warning);
    if (const std::string skipped = report::skipped_lines_text(report); !skipped.empty()) console.note(skipped);
    const bool nothing = report.theirs.entries.empty() && !report.theirs.total && report.theirs.unread.empty();
    if (nothing && !report.theirs.other_depths.empty()) {
        console.error(report::other_depths_text(report));
        return ExitCode::BadInput;
    }
    if (nothing) {
        console.error(
            fmt::format("there is no divide in {}: no line has a move and a count, such as 'e2e4: 600'", report.name));
        return ExitCode::BadInput;
    }
    report.diff = diagnose::diff(ours, report.theirs);
    if (!report.diff.empty()) {
        report.total_hints = total_hints(accepted.position, options.depth(), ours.total, report.theirs, console.stop());
    }
    report.next_command = next_command(options, loaded, report.diff);
    print(report, options.format, console);
    if (!report.diff.empty()) return ExitCode::Disagreement;
    return report.diff.unclear ? ExitCode::BadInput : ExitCode::Agrees;
}

}  // namespace plyproof::apps
