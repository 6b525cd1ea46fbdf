// SPDX-License-Identifier: MIT
// One line of comma-separated values cut into cells. A cell that begins with a quote ends with the next single one; two
// quotes within stand for one. Blanks around a cell are not part of it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace plyproof::suite {

struct CsvCell {
    std::string_view place;  ///< as it stands in the line, without quotes
    std::string value;
};

struct CsvCells {
    std::vector<CsvCell> cells;
    std::optional<std::string_view> open_quote;  ///< from a quote that has no end; the cells before it are there
};

[[nodiscard]] CsvCells cut_cells(std::string_view line, char separator);

/// A cell's text as it is written: quoted where it must be.
[[nodiscard]] std::string csv_cell(std::string_view value);

}  // namespace plyproof::suite
