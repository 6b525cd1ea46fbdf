// SPDX-License-Identifier: MIT
#include "suite/csv_cells.h"

#include <algorithm>

#include "base/text_fields.h"

namespace plyproof::suite {
namespace {

/// Where the quoted cell that opens at `quote` closes; npos when never.
std::size_t closing_quote(std::string_view line, std::size_t quote) {
    std::size_t at = line.find('"', quote + 1);
    while (at != std::string_view::npos && line.substr(at, 2) == "\"\"") at = line.find('"', at + 2);
    return at;
}

std::string undoubled(std::string_view text) {
    std::string value;
    for (std::size_t i = 0; i < text.size(); ++i) {
        value += text[i];
        if (text.substr(i, 2) == "\"\"") ++i;
    }
    return value;
}

}  // namespace

CsvCells cut_cells(std::string_view line, char separator) {
    CsvCells result;
    std::size_t begin = 0;
    while (true) {
        const std::size_t first = std::min(line.find_first_not_of(separator == '\t' ? " " : " \t", begin), line.size());
        std::size_t search = begin;
        if (first < line.size() && line[first] == '"') {
            search = closing_quote(line, first);
            if (search == std::string_view::npos) {
                result.open_quote = line.substr(first);
                return result;
            }
        }
        const std::size_t end = std::min(line.find(separator, search), line.size());
        const std::string_view text = base::trim(line.substr(begin, end - begin));
        if (text.size() >= 2 && text.front() == '"' && text.back() == '"') {
            const std::string_view inner = text.substr(1, text.size() - 2);
            result.cells.push_back({inner, undoubled(inner)});
        } else {
            result.cells.push_back({text, std::string(text)});
        }
        if (end == line.size()) return result;
        begin = end + 1;
    }
}

std::string csv_cell(std::string_view value) {
    const bool plain =
        value.find_first_of(",;|\t\"") == std::string_view::npos && base::trim(value) == value && !value.empty();
    if (plain || value.empty()) return std::string(value);
    std::string cell = "\"";
    for (const char letter : value) {
        if (letter == '"') cell += '"';
        cell += letter;
    }
    return cell + '"';
}

}  // namespace plyproof::suite
