// SPDX-License-Identifier: MIT
#include "report/table.h"

#include <algorithm>
#include <cstddef>

#include "report/text_parts.h"

namespace plyproof::report {
std::string aligned(const std::vector<TableRow>& rows) {
    std::vector<std::size_t> widths;
    for (const TableRow& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width(row[i]));
    }
    std::string text;
    for (const TableRow& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string padding(widths[i] - width(row[i]), ' ');
            if (i > 0) text += "  " + padding;
            text += row[i];
            if (i == 0 && row.size() > 1) text += padding;
        }
        text += '\n';
    }
    return text;
}

}  // namespace plyproof::report
