// SPDX-License-Identifier: MIT
#include "inputs.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>
#include <string_view>
#include <system_error>
#include <utility>

#include "common/input.h"
#include "suite/embedded.h"

namespace plyproof::perft_suite {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 7> kExtensions{".epd", ".fen", ".txt", ".csv", ".json", ".perft", ".suite"};

bool has_known_extension(const fs::path& path) {
    return std::find(kExtensions.begin(), kExtensions.end(), path.extension().string()) != kExtensions.end();
}

class Finder {
public:
    explicit Finder(const std::stop_token& stop) : stop_(stop) {}

    void add(const std::string& name) {
        std::error_code error;
        if (name != "-" && fs::is_directory(name, error)) {
            add_directory(name);
        } else {
            add_file(name);
        }
    }

    InputFiles finish() { return std::move(files_); }

private:
    void add_directory(const std::string& name) {
        std::vector<std::string> found;
        const std::size_t problems = files_.problems.size();
        search(name, found);
        std::sort(found.begin(), found.end());
        for (const std::string& file : found) add_file(file);
        if (found.empty() && files_.problems.size() == problems) {
            add_problem(name, fmt::format("no suites in the directory '{}' (files named *{})", name,
                                          fmt::join(kExtensions, ", *")));
        }
    }

    // A directory that cannot be read costs only itself: its sisters are still searched.
    void search(const fs::path& directory, std::vector<std::string>& found) {
        std::error_code error;
        std::vector<fs::path> below;
        for (fs::directory_iterator entry(directory, error); !error && entry != fs::directory_iterator();
             entry.increment(error)) {
            if (stop_.stop_requested()) return;
            look_at(*entry, found, below);
        }
        if (error) {
            add_problem(directory.string(),
                        fmt::format("cannot read the directory '{}': {}", directory.string(), error.message()));
        }
        std::sort(below.begin(), below.end());
        for (const fs::path& path : below) search(path, found);
    }

    void look_at(const fs::directory_entry& entry, std::vector<std::string>& found, std::vector<fs::path>& below) {
        std::error_code ignored;
        // Links to directories are not followed: they may lead in circles.
        if (entry.is_directory(ignored)) {
            if (!entry.is_symlink(ignored)) below.push_back(entry.path());
            return;
        }
        if (!has_known_extension(entry.path())) return;
        const std::string name = entry.path().string();
        // Reading says what is wrong with a link to nowhere. Waiting for a pipe is only for those who name it.
        if (entry.is_other(ignored)) {
            add_problem(name, fmt::format("'{}' is no regular file: name it itself to read it", name));
        } else {
            found.push_back(name);
        }
    }

    void add_file(const std::string& name) {
        std::error_code error;
        const fs::path canonical = name == "-" ? fs::path(name) : fs::weakly_canonical(name, error);
        if (!error && !seen_.insert(canonical).second) return;
        files_.names.push_back(name);
    }

    void add_problem(const std::string& name, const std::string& message) {
        files_.problems.push_back(report::unreadable_file(name, message));
    }

    const std::stop_token& stop_;
    std::set<fs::path> seen_;
    InputFiles files_;
};

Inputs embedded_inputs(bool gate) {
    Inputs inputs;
    if (gate) {
        const suite::EmbeddedSuite embedded = suite::embedded_gate();
        inputs.suites.push_back(suite::parse(embedded.text, embedded.name));
        return inputs;
    }
    for (const suite::EmbeddedSuite& embedded : suite::embedded()) {
        inputs.suites.push_back(suite::parse(embedded.text, embedded.name));
    }
    return inputs;
}

// Nothing when there is more time.
std::optional<gate::SkipReason> end_of_reading(const std::stop_token& stop, base::Deadline deadline) {
    if (stop.stop_requested()) return gate::SkipReason::Interrupted;
    if (deadline.expired()) return gate::SkipReason::Budget;
    return std::nullopt;
}

}  // namespace

InputFiles find_inputs(const std::vector<std::string>& names, const std::stop_token& stop, bool gate) {
    if (names.empty()) return {.embedded = true, .gate = gate};
    Finder finder(stop);
    for (const std::string& name : names) finder.add(name);
    return finder.finish();
}

bool is_among(const InputFiles& files, const std::string& path) {
    return std::any_of(files.names.begin(), files.names.end(), [&path](const std::string& name) {
        std::error_code ignored;
        return name != "-" && fs::is_regular_file(path, ignored) && fs::equivalent(name, path, ignored);
    });
}

Inputs read_inputs(const InputFiles& files, const std::stop_token& stop, base::Deadline deadline, bool keep_texts) {
    if (files.embedded) return embedded_inputs(files.gate);
    Inputs inputs{.problems = files.problems, .cut = end_of_reading(stop, base::Deadline::never())};
    for (const std::string& name : files.names) {
        if (inputs.cut || (inputs.cut = end_of_reading(stop, deadline))) break;
        const auto text = apps::read_text(name, stop);
        // Half a text may end in half a number.
        if (stop.stop_requested()) {
            inputs.cut = gate::SkipReason::Interrupted;
        } else if (!text) {
            inputs.problems.push_back(report::unreadable_file(name, text.error()));
        } else {
            inputs.suites.push_back(suite::parse(*text, name == "-" ? "stdin" : name, {}, [&stop, deadline] {
                return end_of_reading(stop, deadline).has_value();
            }));
            if (keep_texts) inputs.texts.push_back(*text);
            if (!inputs.suites.back().complete) inputs.cut = end_of_reading(stop, deadline);
        }
    }
    return inputs;
}

std::vector<suite::Suite> suites_of(const Inputs& inputs) {
    std::vector<suite::Suite> suites;
    suites.reserve(inputs.suites.size());
    for (const suite::ParsedSuite& parsed : inputs.suites) suites.push_back(parsed.suite);
    return suites;
}

std::vector<report::InputProblem> all_problems(const Inputs& inputs) {
    std::vector<report::InputProblem> problems = inputs.problems;
    for (const suite::ParsedSuite& parsed : inputs.suites) {
        for (const suite::SuiteError& error : parsed.errors) problems.push_back(report::problem_of(error));
        if (parsed.complete && parsed.errors.empty() && parsed.suite.cases.empty()) {
            problems.push_back({.file = parsed.suite.name,
                                .kind = "no-cases",
                                .message = fmt::format("there is no case in '{}'", parsed.suite.name)});
        }
    }
    return problems;
}

void print_problems(const std::vector<report::InputProblem>& problems, apps::Console& console) {
    for (const report::InputProblem& problem : problems) console.error(problem_text(problem));
}

}  // namespace plyproof::perft_suite
