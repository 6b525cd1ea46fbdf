// SPDX-License-Identifier: MIT
#include "fuzz_positions.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <utility>

#include "chess/fen.h"
#include "common/input.h"
#include "crosscheck/fuzz_corpus.h"
#include "crosscheck/source.h"
#include "explain/marked_text.h"
#include "perft/count.h"
#include "suite/case_position.h"
#include "suite/embedded.h"
#include "suite/parse.h"

namespace plyproof::crosscheck {

using base::failure;

namespace {

base::Result<SourceMix, std::string> mix_of(const FuzzCommandOptions& options) {
    if (options.source.empty()) return SourceMix{.chess960 = options.chess960};
    auto mix = parse_source_mix(options.source);
    if (mix) {
        mix->chess960 = mix->chess960 || options.chess960;
        return *mix;
    }
    const SourceMixError& error = mix.error();
    std::string names;
    for (const Source source : base::kAll<Source>) names += fmt::format("{}, ", name_of(source));
    for (const Target target : base::kAll<Target>) names += fmt::format("{}, ", name_of(target));
    std::string_view why;
    switch (error.kind) {
        case SourceMixError::Kind::UnknownName:
            why = "is no source";
            break;
        case SourceMixError::Kind::BadWeight:
            why = "is no weight: a whole number from 1 to 1000";
            break;
        case SourceMixError::Kind::GivenTwice:
            why = "is given twice";
            break;
    }
    return failure(fmt::format("--source: {} {}\n{}\n  there are {}chess960", explain::in_quotes(error.found), why,
                               explain::marked_text(options.source, {{error.offset, error.found.size()}}), names));
}

/// A file with its text, in which there are remarks that a suite does not keep.
struct ReadSuite {
    suite::Suite suite;
    std::string text;
};

base::Result<ReadSuite, std::string> read_suite(const std::string& path, const std::stop_token& stop,
                                                std::vector<std::string>& problems) {
    auto text = apps::read_text(path, stop);
    if (!text) return failure(text.error());
    suite::ParsedSuite parsed = suite::parse(*text, path);
    for (const suite::SuiteError& error : parsed.errors) {
        problems.push_back(
            fmt::format("{}:{}: this line cannot be read; perft-suite lint says more", path, error.line));
    }
    return ReadSuite{std::move(parsed.suite), *std::move(text)};
}

void add_positions(const suite::Suite& suite, std::vector<chess::Accepted>& positions) {
    for (const suite::Case& one : suite.cases) {
        if (const auto accepted = suite::position_of(one)) positions.push_back(*accepted);
    }
}

base::Result<std::vector<chess::Accepted>, std::string> suite_positions(const FuzzCommandOptions& options,
                                                                        const std::stop_token& stop,
                                                                        std::vector<std::string>& problems) {
    std::vector<chess::Accepted> positions;
    if (options.suites.empty()) {
        for (const suite::EmbeddedSuite& embedded : suite::embedded()) {
            add_positions(suite::parse(embedded.text, embedded.name).suite, positions);
        }
        return positions;
    }
    for (const std::string& path : options.suites) {
        const auto read = read_suite(path, stop, problems);
        if (!read) return failure(read.error());
        add_positions(read->suite, positions);
    }
    if (positions.empty()) return failure("--suite: there is no position in it");
    return positions;
}

/// Some faults show in large trees only: a counter that is too small, a table that is full.
std::uint64_t leaves_for(std::uint64_t index, std::uint64_t leaves) {
    constexpr std::uint64_t kOneIn = 100, kTimes = 30;
    return index % kOneIn == kOneIn - 1 ? kTimes * leaves : leaves;
}

base::Result<FuzzPositions, std::string> drawn_positions(const FuzzCommandOptions& options,
                                                         const std::stop_token& stop) {
    const auto mix = mix_of(options);
    if (!mix) return failure(mix.error());
    FuzzPositions positions{.draw = {}, .name = fmt::format("seed {}", options.seed)};
    auto suite = suite_positions(options, stop, positions.problems);
    if (!suite) return failure(suite.error());
    const auto shared = std::make_shared<const std::vector<chess::Accepted>>(*std::move(suite));
    const Strictness strictness = options.loose ? Strictness::Loose : Strictness::Reachable;
    positions.draw = [mix = *mix, shared, strictness, seed = options.seed, depth = depth_of(options),
                      leaves = options.leaves](std::uint64_t index) -> std::optional<Drawn> {
        const Sample drawn = sample(mix, seed, index, *shared, strictness);
        const int plies = leaves ? depth_within(drawn.position, depth, leaves_for(index, *leaves)) : depth;
        return Drawn{question_about(drawn, plies), text_of(drawn.origin)};
    };
    return positions;
}

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        lines.push_back(text.substr(0, text.find('\n')));
        text.remove_prefix(std::min(text.size(), lines.back().size() + 1));
    }
    return lines;
}

/// A case as it is to be asked: by the path that its line tells of; else as deep as it has counts, or as was asked for.
Drawn drawn_of(const suite::Case& one, std::string_view line, const chess::Accepted& accepted, int depth) {
    if (auto question = question_in_remark(line, one.mode)) return {*std::move(question), one.id};
    for (const suite::Expectation& expectation : one.expected) depth = std::max(depth, expectation.depth);
    return {oracle::question_about(*chess::parse_fen(one.fen), accepted, depth), one.id};
}

base::Result<FuzzPositions, std::string> replayed_positions(const FuzzCommandOptions& options,
                                                            const std::stop_token& stop) {
    FuzzPositions positions{.draw = {}, .name = *options.replay};
    const auto read = read_suite(*options.replay, stop, positions.problems);
    if (!read) return failure(read.error());
    const std::vector<std::string_view> lines = lines_of(read->text);
    std::vector<Drawn> all;
    for (const suite::Case& one : read->suite.cases) {
        const std::string_view line = one.line >= 1 && one.line <= lines.size() ? lines[one.line - 1] : "";
        if (const auto accepted = suite::position_of(one))
            all.push_back(drawn_of(one, line, *accepted, depth_of(options)));
    }
    if (all.empty()) return failure(fmt::format("{}: there is no position in it", *options.replay));
    positions.draw = [all = std::move(all)](std::uint64_t index) {
        return index < all.size() ? std::optional(all[index]) : std::nullopt;
    };
    return positions;
}

}  // namespace

base::Result<FuzzPositions, std::string> fuzz_positions(const FuzzCommandOptions& options,
                                                        const std::stop_token& stop) {
    return options.replay ? replayed_positions(options, stop) : drawn_positions(options, stop);
}

}  // namespace plyproof::crosscheck
