// SPDX-License-Identifier: MIT
#include "report/perft_report.h"

#include <fmt/format.h>

#include <array>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

#include "report/hint_text.h"
#include "report/table.h"

namespace plyproof::report {

namespace {

using nlohmann::ordered_json;
using perft::Statistics;

struct StatisticsColumn {
    std::string_view name;  ///< in headers for people
    std::string_view id;    ///< in JSON and CSV
    std::uint64_t Statistics::*count;
};

constexpr std::array kColumns{
    StatisticsColumn{"nodes", "nodes", &Statistics::nodes},
    StatisticsColumn{"captures", "captures", &Statistics::captures},
    StatisticsColumn{"e.p.", "en_passant", &Statistics::en_passant},
    StatisticsColumn{"castles", "castles", &Statistics::castles},
    StatisticsColumn{"promotions", "promotions", &Statistics::promotions},
    StatisticsColumn{"checks", "checks", &Statistics::checks},
    StatisticsColumn{"discovered", "discovered_checks", &Statistics::discovered_checks},
    StatisticsColumn{"double", "double_checks", &Statistics::double_checks},
    StatisticsColumn{"mates", "mates", &Statistics::mates},
};

bool has_statistics(const PerftReport& report) { return !report.rows.empty() && report.rows.front().statistics; }

std::string table_text(const PerftReport& report, Style style) {
    std::vector<TableRow> table{{"depth"}};
    if (has_statistics(report)) {
        for (const StatisticsColumn& column : kColumns) table.front().emplace_back(column.name);
    } else {
        table.front().emplace_back("nodes");
    }
    for (const PerftRow& row : report.rows) {
        TableRow cells{std::to_string(row.depth)};
        if (row.statistics) {
            for (const StatisticsColumn& column : kColumns) {
                cells.push_back(count_text((*row.statistics).*column.count, style));
            }
        } else {
            cells.push_back(count_text(row.nodes, style));
        }
        table.push_back(std::move(cells));
    }
    return report.fen + "\n" + aligned(table);
}

std::string count_line(const PerftReport& report, std::string_view count, std::string_view depth) {
    return fmt::format("{}  depth {}  {}\n", count, depth, report.fen);
}

std::string partial_text(const PerftReport& report, const PartialCount& partial, Style style) {
    if (partial.moves == 0) return fmt::format("stopped  depth {}  {}\n", partial.depth, report.fen);
    return count_line(report, fmt::format(">={}", count_text(partial.nodes, style)),
                      fmt::format("{}, {} of {} first moves", partial.depth, partial.moves_done, partial.moves));
}

std::string text_of(std::uint64_t count) { return std::to_string(count); }

ordered_json json_of(const PerftRow& row) {
    ordered_json object{{"depth", row.depth}, {"nodes", text_of(row.nodes)}};
    if (!row.statistics) return object;
    for (const StatisticsColumn& column : kColumns)
        object[std::string(column.id)] = text_of((*row.statistics).*column.count);
    return object;
}

ordered_json json_of(const perft::DivideLines& divide) {
    ordered_json moves = ordered_json::array();
    for (const perft::DivideLine& line : divide.lines) {
        moves.push_back({{"moves", line.moves}, {"nodes", text_of(line.nodes)}});
    }
    return {{"depth", divide.depth},
            {"lines", std::move(moves)},
            {"total", text_of(divide.total)},
            {"complete", divide.complete}};
}

ordered_json json_of(const PartialCount& partial) {
    if (partial.moves == 0) return {{"depth", partial.depth}};
    return {{"depth", partial.depth},
            {"nodes_so_far", text_of(partial.nodes)},
            {"moves_done", partial.moves_done},
            {"moves", partial.moves}};
}

ordered_json json_of(const Mismatch& mismatch) {
    ordered_json hints = ordered_json::array();
    for (const diagnose::CountHint& hint : mismatch.hints) {
        hints.push_back({{"kind", id_of(hint.kind)}, {"depth", hint.depth}});
    }
    const oracle::ForeignCount difference = mismatch.expected - oracle::ForeignCount{mismatch.counted};
    return {{"depth", mismatch.depth},
            {"expected", oracle::count_text(mismatch.expected)},
            {"counted", text_of(mismatch.counted)},
            {"difference", oracle::count_text(difference)},
            {"hints", std::move(hints)},
            {"next", mismatch.next_command}};
}

}  // namespace

std::string mismatch_text(const Mismatch& mismatch, Style style) {
    const std::string hints = hints_text(mismatch.hints);
    return fmt::format("{} expected {}, which is {}{}{}\nnext: {}", painted("differs:", Paint::Bad, style),
                       oracle::count_text(mismatch.expected), difference_text(mismatch.expected, mismatch.counted),
                       hints.empty() ? "" : ": ", hints, mismatch.next_command);
}

std::string perft_text(const PerftReport& report, Style style) {
    std::string text;
    if (report.divide) {
        if (report.fen_above_divide) text += report.fen + "\n";
        text += perft::divide_text(*report.divide);
    } else if (report.table) {
        text += table_text(report, style);
    } else {
        for (const PerftRow& row : report.rows) {
            text += count_line(report, painted(count_text(row.nodes, style), Paint::Strong, style), text_of(row.depth));
        }
    }
    if (report.partial) text += partial_text(report, *report.partial, style);
    if (report.mismatch) text += mismatch_text(*report.mismatch, style) + "\n";
    return text;
}

std::string perft_json(const PerftReport& report) {
    ordered_json object{{"schema", 1}, {"fen", report.fen}};
    if (report.divide) {
        object["divide"] = json_of(*report.divide);
    } else {
        object["counts"] = ordered_json::array();
        for (const PerftRow& row : report.rows) object["counts"].push_back(json_of(row));
    }
    if (report.partial) object["stopped"] = json_of(*report.partial);
    if (report.mismatch) object["mismatch"] = json_of(*report.mismatch);
    return object.dump() + "\n";
}

std::string perft_csv_header(bool with_statistics, bool with_divide) {
    if (with_divide) return "fen,depth,moves,nodes\n";
    if (!with_statistics) return "fen,depth,nodes\n";
    std::string header = "fen,depth";
    for (const StatisticsColumn& column : kColumns) header += fmt::format(",{}", column.id);
    return header + "\n";
}

std::string perft_csv(const PerftReport& report) {
    std::string text;
    if (report.divide) {
        for (const perft::DivideLine& line : report.divide->lines) {
            text += fmt::format("{},{},{},{}\n", report.fen, report.divide->depth, line.moves, line.nodes);
        }
        return text;
    }
    for (const PerftRow& row : report.rows) {
        text += fmt::format("{},{}", report.fen, row.depth);
        if (row.statistics) {
            for (const StatisticsColumn& column : kColumns) text += fmt::format(",{}", (*row.statistics).*column.count);
        } else {
            text += fmt::format(",{}", row.nodes);
        }
        text += "\n";
    }
    return text;
}

}  // namespace plyproof::report
