// SPDX-License-Identifier: MIT
#include "suite/read_pipe.h"

#include "suite/field_name.h"

namespace plyproof::suite {
namespace {

/// The line "fen|depth|nodes" that some files begin with.
bool is_header(const std::vector<base::TextField>& cells) {
    const auto name = field_named(cells[0].text);
    return name && name->role == FieldRole::Fen;
}

void read_row(CaseCollector& collector, const std::vector<base::TextField>& cells) {
    CaseDraft draft;
    draft.fen = fen_text(cells[0].text);
    const std::string_view depth_text = cells.size() > 1 ? base::trim(cells[1].text) : std::string_view{};
    const std::string_view count_text = cells.size() > 2 ? base::trim(cells[2].text) : std::string_view{};
    if (cells.size() > 3) {
        collector.fault(SuiteErrorKind::TooManyColumns, cells[3].text);
        draft.faulty = true;
    } else if (depth_text.empty() != count_text.empty()) {
        collector.fault(SuiteErrorKind::NoCount, cells[1].text);
        draft.faulty = true;
    } else if (!depth_text.empty()) {
        const auto depth = collector.depth(depth_text, depth_text);
        const auto nodes = collector.count(count_text, count_text);
        if (depth && nodes) draft.expected.push_back({*depth, *nodes});
        draft.faulty = !depth || !nodes;
    }
    collector.merge(draft, cells.back().text);
}

}  // namespace

void read_pipe(CaseCollector& collector) {
    bool first = true;
    for (const Line& line : collector.lines()) {
        if (collector.is_over()) break;
        if (is_silent(line.text)) continue;
        const auto cells = base::split_at(line.text, '|');
        if (!first || !is_header(cells)) read_row(collector, cells);
        first = false;
    }
}

}  // namespace plyproof::suite
