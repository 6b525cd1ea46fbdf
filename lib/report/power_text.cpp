// SPDX-License-Identifier: MIT
#include "report/power_text.h"

#include <fmt/format.h>

#include "report/table.h"
#include "report/text_parts.h"

namespace plyproof::report {

namespace {

using crosscheck::Power;
using crosscheck::SuitePower;

constexpr std::size_t kLineWidth = 100;

TableRow row_of(const SuitePower& suite, Style style) {
    return {printable(suite.name),
            count_text(found_count(suite), style),
            count_text(suite.finds.size() - found_count(suite), style),
            count_text(suite.cases, style),
            count_text(suite.questions, style),
            count_text(suite.leaves, style),
            found_count(suite) == 0 ? "-" : count_text(leaves_to_last_find(suite), style)};
}

std::string table_of(const Power& power, Style style) {
    std::vector<TableRow> rows{{"suite", "finds", "misses", "cases", "questions", "leaves", "to the last find"}};
    for (const SuitePower& suite : power.suites) rows.push_back(row_of(suite, style));
    if (power.suites.size() > 1) rows.push_back(row_of(together(power), style));
    return aligned(rows);
}

/// Names with blanks between, in indented lines.
std::string wrapped(const std::vector<std::string>& names) {
    std::string text = " ";
    std::size_t column = 1;
    for (const std::string& name : names) {
        if (column > 1 && column + 1 + name.size() > kLineWidth) {
            text += "\n ";
            column = 1;
        }
        text += ' ' + name;
        column += 1 + name.size();
    }
    return text + '\n';
}

std::string misses_of(const Power& power, const SuitePower& suite) {
    std::vector<std::string> names;
    for (std::size_t bug = 0; bug < power.bugs.size(); ++bug) {
        if (!suite.finds[bug]) names.push_back(printable(power.bugs[bug]));
    }
    if (names.empty()) return fmt::format("\n{}: nothing is missed\n", printable(suite.name));
    return fmt::format("\n{}: misses {} of {}\n{}", printable(suite.name), names.size(), power.bugs.size(),
                       wrapped(names));
}

std::string each_of(const Power& power, Style style) {
    std::vector<TableRow> rows{{"found after so many leaves"}};
    for (const SuitePower& suite : power.suites) rows[0].push_back(printable(suite.name));
    for (std::size_t bug = 0; bug < power.bugs.size(); ++bug) {
        TableRow row{printable(power.bugs[bug])};
        for (const SuitePower& suite : power.suites) {
            row.push_back(suite.finds[bug] ? count_text(suite.finds[bug]->leaves, style) : "-");
        }
        rows.push_back(std::move(row));
    }
    return '\n' + aligned(rows);
}

}  // namespace

std::string power_text(const Power& power, const PowerTextOptions& options) {
    std::string text = table_of(power, options.style);
    if (options.brief) return text;
    if (options.each) text += each_of(power, options.style);
    for (const SuitePower& suite : power.suites) text += misses_of(power, suite);
    if (power.suites.size() > 1) text += misses_of(power, together(power));
    return text;
}

}  // namespace plyproof::report
