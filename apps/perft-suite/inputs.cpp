// SPDX-License-Identifier: MIT
#include "inputs.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>
#include <string_view>
#include <system_error>

#include "common/input.h"
#include "suite/embedded.h"

namespace plyproof::perft_suite {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 7> kExtensions{".epd", ".fen", ".txt", ".csv", ".json", ".perft", ".suite"};

bool has_known_extension(const fs::path& path) {
    return std::find(kExtensions.begin(), kExtensions.end(), path.extension().string()) != kExtensions.end();
}

class Reader {
public:
    explicit Reader(std::stop_token stop) : stop_(std::move(stop)) {}

    void add(const std::string& name) {
        std::error_code error;
        if (name != "-" && fs::is_directory(name, error)) {
            add_directory(name);
        } else {
            add_file(name);
        }
    }

    Inputs finish() { return std::move(inputs_); }

private:
    void add_directory(const std::string& name) {
        std::vector<std::string> files;
        std::error_code error;
        // Links to directories are not followed: they may lead in circles.
        fs::recursive_directory_iterator entry(name, error);
        for (; !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
            std::error_code ignored;
            if (entry->is_regular_file(ignored) && has_known_extension(entry->path())) {
                files.push_back(entry->path().string());
            }
        }
        if (error) add_problem(name, fmt::format("cannot read the directory '{}': {}", name, error.message()));
        std::sort(files.begin(), files.end());
        for (const std::string& file : files) add_file(file);
        if (files.empty() && !error) {
            add_problem(name, fmt::format("no suites in the directory '{}' (files named *{})", name,
                                          fmt::join(kExtensions, ", *")));
        }
    }

    void add_file(const std::string& name) {
        if (stop_.stop_requested()) return;
        std::error_code error;
        const fs::path canonical = name == "-" ? fs::path(name) : fs::weakly_canonical(name, error);
        if (!error && !seen_.insert(canonical).second) return;
        const auto text = apps::read_text(name, stop_);
        if (!text) {
            add_problem(name, text.error());
            return;
        }
        inputs_.suites.push_back(suite::parse(*text, name == "-" ? "stdin" : name));
    }

    void add_problem(const std::string& name, const std::string& message) {
        inputs_.problems.push_back(report::unreadable_file(name, message));
    }

    std::stop_token stop_;
    std::set<fs::path> seen_;
    Inputs inputs_;
};

Inputs embedded_inputs() {
    Inputs inputs;
    for (const suite::EmbeddedSuite& embedded : suite::embedded()) {
        inputs.suites.push_back(suite::parse(embedded.text, embedded.name));
    }
    return inputs;
}

}  // namespace

Inputs read_inputs(const std::vector<std::string>& names, std::stop_token stop) {
    if (names.empty()) return embedded_inputs();
    Reader reader(std::move(stop));
    for (const std::string& name : names) reader.add(name);
    return reader.finish();
}

std::vector<report::InputProblem> all_problems(const Inputs& inputs) {
    std::vector<report::InputProblem> problems = inputs.problems;
    for (const suite::ParsedSuite& parsed : inputs.suites) {
        for (const suite::SuiteError& error : parsed.errors) problems.push_back(report::problem_of(error));
    }
    return problems;
}

}  // namespace plyproof::perft_suite
