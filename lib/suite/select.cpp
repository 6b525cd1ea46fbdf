// SPDX-License-Identifier: MIT
#include "suite/select.h"

#include <algorithm>
#include <unordered_map>

#include "suite/case_position.h"

namespace plyproof::suite {
namespace {

bool matches(const std::string& filter, const std::string& text) {
    if (filter.find_first_of("*?") != std::string::npos) return glob_matches(filter, text);
    return text.find(filter) != std::string::npos;
}

bool is_wanted(const Expectation& expectation, const SelectOptions& options) {
    if (options.max_depth && expectation.depth > *options.max_depth) return false;
    if (options.max_nodes && expectation.nodes > *options.max_nodes) return false;
    return options.tier == Tier::Deep || expectation.nodes <= kQuickNodes;
}

/// Both lists together, by depth; nothing when they contradict each other.
std::optional<std::vector<Expectation>> together(const std::vector<Expectation>& a, const std::vector<Expectation>& b) {
    std::vector<Expectation> result;
    auto left = a.begin();
    for (const Expectation& right : b) {
        while (left != a.end() && left->depth < right.depth) result.push_back(*left++);
        if (left != a.end() && left->depth == right.depth) {
            if (left->nodes != right.nodes) return std::nullopt;
            ++left;
        }
        result.push_back(right);
    }
    result.insert(result.end(), left, a.end());
    return result;
}

}  // namespace

Selection select(const Suite& suite, const SelectOptions& options) {
    const Suite source = options.unique ? unique(suite) : suite;
    Selection selection;
    selection.suite.name = suite.name;
    for (const Case& test_case : source.cases) {
        if (!matches(options.filter, test_case.id) && !matches(options.filter, test_case.fen)) continue;
        Case chosen = test_case;
        const auto left_out = std::erase_if(
            chosen.expected, [&options](const Expectation& expectation) { return !is_wanted(expectation, options); });
        if (left_out > 0 && chosen.expected.empty()) continue;
        selection.expectations_left_out += left_out;
        selection.suite.cases.push_back(std::move(chosen));
    }
    selection.cases_left_out = suite.cases.size() - selection.suite.cases.size();
    return selection;
}

Suite unique(const Suite& suite) {
    Suite result{suite.name, {}};
    std::unordered_map<chess::Position, std::vector<std::size_t>, PositionHash> known;  // -> cases of `result`
    for (const Case& test_case : suite.cases) {
        const auto accepted = position_of(test_case);
        if (!accepted) {
            result.cases.push_back(test_case);
            continue;
        }
        std::vector<std::size_t>& same = known[accepted->position];
        const bool merged = std::any_of(same.begin(), same.end(), [&](std::size_t index) {
            auto expected = together(result.cases[index].expected, test_case.expected);
            if (expected) result.cases[index].expected = std::move(*expected);
            return expected.has_value();
        });
        if (merged) continue;
        same.push_back(result.cases.size());
        result.cases.push_back(test_case);
    }
    return result;
}

bool glob_matches(std::string_view pattern, std::string_view text) {
    // Greedy with one point to come back to: the last star takes one character more each time the rest does not fit.
    std::size_t at = 0;
    std::size_t star = std::string_view::npos;
    std::size_t star_end = 0;
    std::size_t in_text = 0;
    while (in_text < text.size()) {
        if (at < pattern.size() && pattern[at] == '*') {
            star = at++;
            star_end = in_text;
        } else if (at < pattern.size() && (pattern[at] == '?' || pattern[at] == text[in_text])) {
            ++at;
            ++in_text;
        } else if (star != std::string_view::npos) {
            at = star + 1;
            in_text = ++star_end;
        } else {
            return false;
        }
    }
    return pattern.find_first_not_of('*', at) == std::string_view::npos;
}

}  // namespace plyproof::suite
