// SPDX-License-Identifier: MIT
// From the names on the command line to suites that have been read: files, directories with all below them, standard
// input, or the suites inside the program. What cannot be read is a problem beside the rest, never the end. First the
// files are found, then read, so that a report can be kept from being written over one of them.
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "base/deadline.h"
#include "common/console.h"
#include "gate/verdict.h"
#include "report/input_problem.h"
#include "suite/parse.h"

namespace plyproof::perft_suite {

/// Files to read, and what stood in the way of finding them.
struct InputFiles {
    std::vector<std::string> names{};  ///< "-" is standard input
    bool embedded = false;             ///< the suites inside the program instead
    bool gate = false;                 ///< of those the gate alone
    std::vector<report::InputProblem> problems{};
};

struct Inputs {
    std::vector<suite::ParsedSuite> suites{};
    std::vector<std::string> texts{};              ///< of the suites, where they were to be kept
    std::vector<report::InputProblem> problems{};  ///< of files; faulty lines stand in the suites
    std::optional<gate::SkipReason> cut{};         ///< why not all was read: Interrupted or Budget
};

/// All files that the names stand for: directories give the files of known extensions below them in the order of their
/// paths; a file that is named twice comes once. Without names the embedded suites, or their gate.
[[nodiscard]] InputFiles find_inputs(const std::vector<std::string>& names, const std::stop_token& stop,
                                     bool gate = false);

/// True when `path` is one of the files, under whatever name: writing to it would destroy a suite.
[[nodiscard]] bool is_among(const InputFiles& files, const std::string& path);

/// Reads the files in their order until the end, a stop, or the deadline. A file in the middle of which reading ended
/// keeps the cases read by then.
[[nodiscard]] Inputs read_inputs(const InputFiles& files, const std::stop_token& stop, base::Deadline deadline = {},
                                 bool keep_texts = false);

/// The suites themselves, without what was wrong with their texts.
[[nodiscard]] std::vector<suite::Suite> suites_of(const Inputs& inputs);

/// Faulty files and faulty lines, and files without anything in them, in this order.
[[nodiscard]] std::vector<report::InputProblem> all_problems(const Inputs& inputs);

/// As errors, one after the other.
void print_problems(const std::vector<report::InputProblem>& problems, apps::Console& console);

}  // namespace plyproof::perft_suite
