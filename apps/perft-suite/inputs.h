// SPDX-License-Identifier: MIT
// From the names on the command line to suites that have been read: files, directories with all below them, standard
// input, or the suites inside the program. What cannot be read is a problem beside the rest, never the end.
#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "report/input_problem.h"
#include "suite/parse.h"

namespace plyproof::perft_suite {

struct Inputs {
    std::vector<suite::ParsedSuite> suites{};
    std::vector<report::InputProblem> problems{};  ///< of files; faulty lines stand in the suites
};

/// All suites that the names stand for: directories give the files of known extensions below them in the order of their
/// paths; a file that is named twice is read once. Without names the embedded suites.
[[nodiscard]] Inputs read_inputs(const std::vector<std::string>& names, std::stop_token stop);

/// The problems of the files and of the lines, in the order of the files.
[[nodiscard]] std::vector<report::InputProblem> all_problems(const Inputs& inputs);

}  // namespace plyproof::perft_suite
