// SPDX-License-Identifier: MIT
#include "suite/format.h"

#include <algorithm>
#include <array>
#include <string>

#include "base/text_fields.h"
#include "suite/clean_text.h"
#include "suite/csv_cells.h"
#include "suite/field_name.h"

namespace plyproof::suite {
namespace {

constexpr base::EnumArray<Format, std::string_view> kNames = {{"epd", "blocks", "csv", "pipe", "json-list", "json"}};

/// So many lines that say something are looked at.
constexpr int kVoters = 64;

bool is_number(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

bool begins_block(std::string_view line) {
    const auto fields = base::split_fields(line);
    constexpr std::array<std::string_view, 5> kWords = {"id", "epd", "fen", "perft", "mode"};
    return fields.size() > 1 && std::find(kWords.begin(), kWords.end(), fields[0].text) != kWords.end();
}

/// Four to six fields with numbers behind the fourth: no opcodes.
bool is_bare_fen(std::string_view text) {
    const auto fields = base::split_fields(text);
    if (fields.size() < 4 || fields.size() > 6) return false;
    return std::all_of(fields.begin() + 4, fields.end(), [](const auto& field) { return is_number(field.text); });
}

bool is_csv_header(std::string_view line, char separator) {
    const CsvCells cut = cut_cells(line, separator);
    return cut.cells.size() > 1 && std::any_of(cut.cells.begin(), cut.cells.end(), [](const CsvCell& cell) {
               const auto name = field_named(cell.value);
               return name && name->role == FieldRole::Fen;
           });
}

/// FEN, then a separator, then a count or nothing.
bool is_csv_row(std::string_view line, char separator) {
    const CsvCells cut = cut_cells(line, separator);
    if (cut.cells.size() < 2 || !is_bare_fen(cut.cells[0].value)) return false;
    return separator == ',' || is_number(cut.cells[1].value);
}

/// What one line looks like; nothing when it could be anything.
std::optional<Format> vote_of(std::string_view line) {
    if (begins_block(line)) return Format::Blocks;
    for (const char separator : {',', ';', '\t'}) {
        if (is_csv_header(line, separator) || is_csv_row(line, separator)) return Format::Csv;
    }
    const std::size_t first = line.find_first_of("|;");
    if (first == std::string_view::npos) return std::nullopt;
    return line[first] == '|' ? Format::Pipe : Format::Epd;
}

Format json_format(std::string_view text) {
    if (text[0] == '[') return Format::JsonList;
    return text.find("\"cases\"") != std::string_view::npos ? Format::Json : Format::JsonList;
}

}  // namespace

std::string_view name_of(Format format) { return kNames[format]; }

std::optional<Format> format_from_name(std::string_view name) {
    for (const Format format : base::kAll<Format>) {
        if (kNames[format] == name) return format;
    }
    return std::nullopt;
}

Format detect_format(std::string_view text) {
    const std::string clean = clean_text(text);
    const std::string_view trimmed = base::trim(clean);
    if (!trimmed.empty() && (trimmed[0] == '[' || trimmed[0] == '{')) return json_format(trimmed);
    base::EnumArray<Format, int> votes{};
    int voters = 0;
    for (const Line& line : split_lines(clean)) {
        if (is_silent(line.text)) continue;
        if (const auto vote = vote_of(line.text)) ++votes[*vote];
        if (++voters == kVoters) break;
    }
    const auto most = std::max_element(votes.begin(), votes.end());
    return static_cast<Format>(most - votes.begin());
}

}  // namespace plyproof::suite
