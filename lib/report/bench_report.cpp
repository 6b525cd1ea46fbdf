// SPDX-License-Identifier: MIT
#include "report/bench_report.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <utility>

#include "report/table.h"
#include "report/text_parts.h"

namespace plyproof::report {

namespace {

using nlohmann::ordered_json;
using perft::bench_positions;
using Seconds = std::chrono::duration<double>;

constexpr auto kUnknown = "-";

/// All positions together, or all counts of a row.
struct Sum {
    std::uint64_t leaves = 0;
    std::uint64_t leaf_parents = 0;
    Seconds time{};
    std::optional<std::uint64_t> ticks = 0;  ///< none when a count has none
};

Sum sum_of_positions() {
    Sum sum;
    for (const perft::BenchPosition& position : bench_positions()) {
        sum.leaves += position.leaves;
        sum.leaf_parents += position.leaf_parents();
    }
    return sum;
}

Sum sum_of(const BenchRow& row) {
    Sum sum;
    for (std::size_t i = 0; i < row.counts.size(); ++i) {
        const BenchCount& count = row.counts[i];
        sum.leaves += count.leaves;
        sum.leaf_parents += bench_positions()[i].leaf_parents();
        sum.time += count.time;
        sum.ticks = sum.ticks && count.ticks ? std::optional(*sum.ticks + *count.ticks) : std::nullopt;
    }
    return sum;
}

bool is_complete(const BenchRow& row) { return row.counts.size() == bench_positions().size(); }

std::string table_name(const BenchRow& row) {
    return row.megabytes == 0 ? "none" : fmt::format("{} MB", row.megabytes);
}

/// Million leaves/s.
std::string rate_cell(std::uint64_t leaves, Seconds time) {
    return time.count() > 0 ? fmt::format("{:.0f}", static_cast<double>(leaves) / time.count() / 1e6) : kUnknown;
}

/// What the threads together spent for each leaf parent. A table makes most of these no work at all.
void add_costs(TableRow& cells, const BenchRow& row, const Sum& sum, unsigned threads) {
    if (row.megabytes > 0) {
        cells.insert(cells.end(), {kUnknown, kUnknown});
        return;
    }
    const double share = threads / static_cast<double>(sum.leaf_parents);
    cells.push_back(fmt::format("{:.1f}", sum.time.count() * 1e9 * share));
    cells.push_back(sum.ticks ? fmt::format("{:.1f}", static_cast<double>(*sum.ticks) * share) : kUnknown);
}

TableRow cells_of(const BenchRow& row, unsigned threads) {
    TableRow cells{row.kernel, table_name(row)};
    for (const BenchCount& count : row.counts) cells.push_back(rate_cell(count.leaves, count.time));
    cells.resize(2 + bench_positions().size(), kUnknown);
    if (!is_complete(row)) return cells;
    const Sum sum = sum_of(row);
    cells.push_back(rate_cell(sum.leaves, sum.time));
    cells.push_back(duration_text(std::chrono::duration_cast<std::chrono::nanoseconds>(sum.time)));
    add_costs(cells, row, sum, threads);
    return cells;
}

std::vector<TableRow> header(Style style) {
    std::vector<TableRow> rows{{"kernel", "table"}, {"depth", ""}, {"leaves", ""}};
    for (const perft::BenchPosition& position : bench_positions()) {
        rows[0].emplace_back(position.known.name);
        rows[1].push_back(std::to_string(position.depth()));
        rows[2].push_back(count_text(position.leaves, style));
    }
    rows[0].insert(rows[0].end(), {"all", "time", "ns", "ticks"});
    rows[2].push_back(count_text(sum_of_positions().leaves, style));
    return rows;
}

ordered_json positions_json() {
    ordered_json positions = ordered_json::array();
    for (const perft::BenchPosition& position : bench_positions()) {
        positions.push_back({{"name", position.known.name},
                             {"fen", position.known.fen},
                             {"depth", position.depth()},
                             {"leaves", std::to_string(position.leaves)},
                             {"leaf_parents", std::to_string(position.leaf_parents())}});
    }
    return positions;
}

ordered_json json_of(const BenchRow& row) {
    ordered_json counts = ordered_json::array();
    for (std::size_t i = 0; i < row.counts.size(); ++i) {
        ordered_json count{{"name", bench_positions()[i].known.name},
                           {"leaves", std::to_string(row.counts[i].leaves)},
                           {"seconds", Seconds(row.counts[i].time).count()}};
        if (row.counts[i].ticks) count["time_stamp_ticks"] = *row.counts[i].ticks;
        counts.push_back(std::move(count));
    }
    ordered_json object{{"kernel", row.kernel}, {"table_megabytes", row.megabytes}, {"counts", std::move(counts)}};
    if (is_complete(row)) object["seconds"] = sum_of(row).time.count();
    return object;
}

}  // namespace

std::vector<std::string> wrong_counts(const BenchReport& report) {
    std::vector<std::string> sentences;
    for (const BenchRow& row : report.rows) {
        for (std::size_t i = 0; i < row.counts.size(); ++i) {
            const perft::BenchPosition& position = bench_positions()[i];
            if (row.counts[i].leaves == position.leaves) continue;
            sentences.push_back(fmt::format("kernel {}, table {}: {} at depth {} has {} leaves, not {}", row.kernel,
                                            table_name(row), position.known.name, position.depth(), position.leaves,
                                            row.counts[i].leaves));
        }
    }
    return sentences;
}

std::string bench_text(const BenchReport& report, Style style) {
    std::vector<TableRow> table = header(style);
    for (const BenchRow& row : report.rows) table.push_back(cells_of(row, report.threads));
    std::string text = fmt::format("Million leaves/s on {}\n\n{}", counted(report.threads, "thread"), aligned(table));
    text +=
        "\nns, ticks: thread time for each leaf parent (a node one ply above the leaves), in nanoseconds and in ticks "
        "of\nthe time stamp counter, which run at the nominal rate of the CPU, whatever rate its cores run at\n";
    for (const std::string& sentence : wrong_counts(report)) {
        text += painted("wrong:", Paint::Bad, style) + " " + sentence + "\n";
    }
    return text;
}

std::string bench_json(const BenchReport& report) {
    ordered_json rows = ordered_json::array();
    for (const BenchRow& row : report.rows) rows.push_back(json_of(row));
    const ordered_json object{{"schema", 1},
                              {"threads", report.threads},
                              {"positions", positions_json()},
                              {"rows", std::move(rows)},
                              {"complete", report.complete},
                              {"wrong", wrong_counts(report)}};
    return object.dump() + "\n";
}

std::string bench_csv(const BenchReport& report) {
    std::string text = "kernel,table_megabytes,threads,fen,depth,nodes,seconds\n";
    for (const BenchRow& row : report.rows) {
        for (std::size_t i = 0; i < row.counts.size(); ++i) {
            const perft::BenchPosition& position = bench_positions()[i];
            text +=
                fmt::format("{},{},{},{},{},{},{:.6f}\n", row.kernel, row.megabytes, report.threads, position.known.fen,
                            position.depth(), row.counts[i].leaves, Seconds(row.counts[i].time).count());
        }
    }
    return text;
}

}  // namespace plyproof::report
