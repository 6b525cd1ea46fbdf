// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <numeric>
#include <string>

#include "base/worker_pool.h"
#include "common/input.h"
#include "common/numbers.h"
#include "common/run_app.h"
#include "crosscheck/gate_build.h"
#include "crosscheck/power_mutant.h"
#include "crosscheck/source.h"
#include "mutants/bug_catalogue.h"
#include "perft/count.h"
#include "suite/embedded.h"
#include "suite/parse.h"
#include "suite/write.h"

namespace {

using namespace plyproof;

constexpr apps::About kAbout{"build-gate",
                             "Chooses the cases of suites/gate.epd from the suites inside the program and prints them; "
                             "what it says about them goes to standard error. scripts/make-gate runs it.",
                             R"(Examples:
  build-gate --keep scripts/suite_tools/positions/gate.epd)"};

struct Options {
    std::string keep;
    unsigned jobs = 0;
};

void add_options(CLI::App& app, Options& options) {
    app.add_option("--keep", options.keep, "Cases that are kept whatever the others show")->type_name("FILE");
    app.add_option("-j,--jobs", options.jobs, "Threads (default: as many as the machine has)")
        ->check(apps::whole_number(1, 1024))
        ->type_name("N");
}

/// Of the arrays and games of Chess960, which are alike, one in so many is enough.
constexpr std::size_t kRandomOnes = 60;

std::vector<suite::Case> candidates() {
    std::vector<suite::Case> cases;
    for (const suite::EmbeddedSuite& embedded : suite::embedded()) {
        std::size_t number = 0;
        for (suite::Case& entry : suite::parse(embedded.text, embedded.name).suite.cases) {
            const bool is_random = entry.id.starts_with("chess960/");
            if (!is_random || number++ % kRandomOnes == 0) cases.push_back(std::move(entry));
        }
    }
    return cases;
}

/// So many positions for the rules where bugs hide, as crosscheck fuzz draws them.
constexpr std::uint64_t kDrawn = 4'000;
constexpr std::uint64_t kMostLeaves = 1'500;  // of a drawn case
constexpr int kDeepest = 3;

/// A drawn position by its FEN, with the counts that are cheap. Some have a clock at which the game may be drawn.
suite::Case drawn_case(const crosscheck::Sample& sample) {
    constexpr std::uint64_t kClock = 50;
    oracle::Question question = oracle::asked_by_fen(question_about(sample, 1));
    const std::uint64_t index = sample.origin.index;
    std::string fen = oracle::root_fen(question);
    if (index % kClock == 0 && !question.root.en_passant() && !question.passed) {
        fen = fen.substr(0, fen.find_last_of(' ', fen.find_last_of(' ') - 1)) + " 100 90";
    }
    suite::Case drawn{
        .id = fmt::format("drawn/{}-{}", name_of(*sample.origin.target), index), .fen = fen, .expected = {}};
    if (sample.variant == chess::Variant::Chess960) drawn.mode = chess::VariantMode::Chess960;
    std::uint64_t leaves = 0;
    for (int depth = 1; depth <= kDeepest; ++depth) {
        const std::uint64_t nodes = perft::count(sample.position, depth).value_or(kMostLeaves);
        if ((leaves += nodes) > kMostLeaves) break;
        drawn.expected.push_back({depth, nodes});
    }
    return drawn;
}

std::vector<suite::Case> drawn_cases() {
    const crosscheck::SourceMix mix = *crosscheck::parse_source_mix("targets,chess960");
    std::vector<suite::Case> cases;
    cases.reserve(kDrawn);
    for (std::uint64_t index = 0; index < kDrawn; ++index) {
        cases.push_back(drawn_case(crosscheck::sample(mix, 1, index, {}, crosscheck::Strictness::Reachable)));
    }
    return cases;
}

std::uint64_t leaves_of(const suite::Suite& suite) {
    std::uint64_t leaves = 0;
    for (const suite::Case& entry : suite.cases) {
        for (const suite::Expectation& expected : entry.expected) leaves += expected.nodes;
    }
    return leaves;
}

std::string shares_text(const std::vector<double>& shares) {
    std::string text;
    for (const double share : shares) text += fmt::format(" {:.1f}", 100 * share);
    const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
    return text + fmt::format("; mean {:.2f}", 100 * sum / static_cast<double>(shares.size()));
}

void describe(const crosscheck::Gate& gate, const std::vector<std::string>& bugs, apps::Console& console) {
    std::size_t questions = 0;
    for (const suite::Case& entry : gate.suite.cases) questions += entry.expected.size();
    console.remark(fmt::format("{} cases, {} questions, {} leaves; {} of {} bugs found", gate.suite.cases.size(),
                               questions, leaves_of(gate.suite), bugs.size() - gate.missed.size(), bugs.size()));
    std::string hard;
    for (const std::size_t bug : gate.hard) hard += ' ' + bugs[bug];
    console.remark(fmt::format("chosen for one bug each:{}", hard));
    for (const std::size_t bug : gate.missed) console.error(fmt::format("not found: {}", bugs[bug]));
    std::string unkind;
    for (const std::size_t bug : gate.unkind) unkind += ' ' + bugs[bug];
    console.remark(fmt::format("{} not found by the kinds alone:{}", gate.unkind.size(), unkind));
    console.remark("built from half of the bugs it finds of the other half, in %:" + shares_text(gate.found_shares));
    console.remark("without the cases that are kept:" + shares_text(gate.blind_shares));
}

apps::ExitCode run(const Options& options, apps::Console& console) {
    std::vector<suite::Case> kept;
    if (!options.keep.empty()) {
        const auto text = apps::read_text(options.keep, console.stop());
        const suite::ParsedSuite parsed = suite::parse(text ? *text : std::string(), options.keep);
        if (!text || !parsed.errors.empty()) {
            console.error(text ? options.keep + " is faulty: see perft-suite lint" : text.error());
            return apps::ExitCode::BadInput;
        }
        kept = parsed.suite.cases;
    }
    const std::vector<mutants::Bug> bugs = crosscheck::countable_bugs();
    std::vector<std::string> names;
    names.reserve(bugs.size());
    for (const mutants::Bug bug : bugs) names.emplace_back(row_of(bug).name);
    crosscheck::GateOptions building;
    building.matrix.stop = console.stop();
    building.matrix.jobs = options.jobs > 0 ? options.jobs : base::hardware_threads();
    const crosscheck::Gate gate = crosscheck::build_gate(
        {candidates(), drawn_cases(), std::move(kept)}, names,
        [&](std::size_t bug, const std::stop_token&) { return crosscheck::mutant_counter({bugs[bug]}); }, building);
    if (console.stop().stop_requested()) return console.stop_code();
    console.print(suite::to_text(gate.suite, suite::Format::Epd).text);
    describe(gate, names, console);
    return gate.missed.empty() ? apps::ExitCode::Agrees : apps::ExitCode::Disagreement;
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    return apps::run_app(
        argc, argv, kAbout, [&](CLI::App& app) { add_options(app, options); },
        [&](apps::Console& console) { return run(options, console); });
}
