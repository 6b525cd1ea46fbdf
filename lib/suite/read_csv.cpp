// SPDX-License-Identifier: MIT
#include "suite/read_csv.h"

#include <algorithm>

#include "suite/csv_cells.h"
#include "suite/field_name.h"

namespace plyproof::suite {
namespace {

/// The first of the three separators that stands outside quotes; the comma where there is none.
char separator_of(std::string_view line) {
    bool quoted = false;
    for (const char letter : line) {
        if (letter == '"') quoted = !quoted;
        if (!quoted && (letter == ',' || letter == ';' || letter == '\t')) return letter;
    }
    return ',';
}

/// What each column means; nothing for a column that is skipped.
using Columns = std::vector<std::optional<FieldName>>;

class TableReader {
public:
    TableReader(CaseCollector& collector, char separator) : collector_(collector), separator_(separator) {}

    /// True when the line is a header: one of its cells is called fen.
    bool read_header(std::string_view line) {
        const CsvCells cut = cut_cells(line, separator_);
        Columns columns;
        for (const CsvCell& cell : cut.cells) columns.push_back(field_named(cell.value));
        if (!has(columns, FieldRole::Fen)) return false;
        check_header(columns, cut.cells);
        columns_ = std::move(columns);
        long_ = has(*columns_, FieldRole::Depth) && has(*columns_, FieldRole::Nodes);
        return true;
    }

    void read_row(std::string_view line) {
        const CsvCells cut = cut_cells(line, separator_);
        if (cut.open_quote) return collector_.fault(SuiteErrorKind::OpenQuote, *cut.open_quote);
        Row row;
        for (std::size_t i = 0; i < cut.cells.size(); ++i) read_cell(row, cut.cells[i], i);
        read_long_count(row);
        if (row.draft.fen.text.empty()) return collector_.fault(SuiteErrorKind::NoPosition, line);
        if (!long_) return collector_.add(row.draft);
        collector_.merge(row.draft, row.nodes != nullptr ? row.nodes->place : line);
    }

private:
    struct Row {
        CaseDraft draft;
        const CsvCell* depth = nullptr;  ///< of a long row
        const CsvCell* nodes = nullptr;
    };

    static bool has(const Columns& columns, FieldRole role) {
        return std::any_of(columns.begin(), columns.end(),
                           [role](const auto& column) { return column && column->role == role; });
    }

    /// A header that names depths wrongly, or none, would lose every count of the file without a word.
    void check_header(Columns& columns, const std::vector<CsvCell>& cells) {
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (!columns[i]) continue;
            if (columns[i]->role == FieldRole::NodesAt && columns[i]->depth == 0) {
                collector_.fault(SuiteErrorKind::BadDepth, cells[i].place);
                columns[i].reset();
            } else if (std::find(columns.begin(), columns.begin() + i, columns[i]) != columns.begin() + i) {
                collector_.fault(SuiteErrorKind::Repeated, cells[i].place);
                columns[i].reset();
            }
        }
        const bool lonely = has(columns, FieldRole::Depth) != has(columns, FieldRole::Nodes);
        const bool named = has(columns, FieldRole::NodesAt) || has(columns, FieldRole::Nodes);
        const bool others = std::any_of(columns.begin(), columns.end(), [](const auto& column) { return !column; });
        if (lonely || (!named && others)) collector_.fault(SuiteErrorKind::NoDepthColumn, cells.front().place);
    }

    [[nodiscard]] std::optional<FieldName> meaning(std::size_t column) const {
        if (columns_) return (*columns_)[column];
        if (column == 0) return FieldName{FieldRole::Fen};
        return FieldName{FieldRole::NodesAt, static_cast<int>(column)};
    }

    void read_cell(Row& row, const CsvCell& cell, std::size_t column) {
        CaseDraft& draft = row.draft;
        if (cell.value.empty()) return;
        if (column >= (columns_ ? columns_->size() : kMaxDepth + 1)) {
            if (!draft.faulty) collector_.fault(SuiteErrorKind::TooManyColumns, cell.place);
            draft.faulty = true;
            return;
        }
        const auto name = meaning(column);
        if (!name) return;
        switch (name->role) {
            case FieldRole::Fen:
                draft.fen = fen_text(cell.value, cell.place);
                break;
            case FieldRole::Id:
                draft.id = cell.value;
                break;
            case FieldRole::Mode:
                draft.mode = collector_.mode(cell.value, cell.place);
                draft.faulty |= !draft.mode;
                break;
            case FieldRole::Depth:
                row.depth = &cell;
                break;
            case FieldRole::Nodes:
                row.nodes = &cell;
                break;
            case FieldRole::NodesAt:
                read_count(draft, name->depth, cell);
                break;
        }
    }

    void read_count(CaseDraft& draft, int depth, const CsvCell& cell) {
        const auto nodes = collector_.count(cell.value, cell.place);
        draft.faulty |= !nodes || !collector_.expect(draft.expected, {depth, *nodes}, cell.place);
    }

    void read_long_count(Row& row) {
        if (row.depth == nullptr && row.nodes == nullptr) return;
        if (row.depth == nullptr || row.nodes == nullptr) {
            collector_.fault(SuiteErrorKind::NoCount, (row.depth != nullptr ? row.depth : row.nodes)->place);
            row.draft.faulty = true;
            return;
        }
        const auto depth = collector_.depth(row.depth->value, row.depth->place);
        row.draft.faulty |= !depth;
        if (depth) read_count(row.draft, *depth, *row.nodes);
    }

    CaseCollector& collector_;
    char separator_;
    std::optional<Columns> columns_;  ///< nothing: FEN first, then depth 1, 2, 3, ...
    bool long_ = false;               ///< one row for each depth
};

}  // namespace

void read_csv(CaseCollector& collector) {
    std::optional<TableReader> reader;
    for (const Line& line : collector.lines()) {
        if (collector.is_over()) break;
        if (is_silent(line.text)) continue;
        if (!reader) {
            reader.emplace(collector, separator_of(line.text));
            if (reader->read_header(line.text)) continue;
        }
        reader->read_row(line.text);
    }
}

}  // namespace plyproof::suite
