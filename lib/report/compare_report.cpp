// SPDX-License-Identifier: MIT
#include "report/compare_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

#include "chess/move_text.h"
#include "chess/san.h"
#include "report/hint_text.h"
#include "report/table.h"
#include "report/text_parts.h"

namespace plyproof::report {

namespace {

using nlohmann::ordered_json;
using oracle::ForeignCount;

enum class Status : std::uint8_t { Agrees, Missing, Extra, Different };

std::string_view name_of(Status status) {
    switch (status) {
        case Status::Agrees:
            return "agrees";
        case Status::Missing:
            return "missing";
        case Status::Extra:
            return "extra";
        case Status::Different:
            return "different";
    }
    return "";
}

/// One move, or several that the other text cannot tell apart, with both counts.
struct Row {
    std::string moves;  ///< UCI; as the other program wrote it when it is not legal
    std::string san;    ///< empty when it is not legal
    std::optional<std::uint64_t> ours;
    std::optional<ForeignCount> theirs;
    Status status;
};

Row row_of(const CompareReport& report, const std::vector<chess::Move>& moves) {
    Row row{"", "", 0, std::nullopt, Status::Agrees};
    for (const chess::Move move : moves) {
        const std::string_view bar = row.moves.empty() ? "" : "|";
        (row.moves += bar) += chess::to_uci(move, report.asked.variant);
        (row.san += bar) += chess::to_san(report.asked.position, move);
    }
    for (const perft::DivideEntry& entry : report.ours.entries) {
        if (std::ranges::find(moves, entry.move) != moves.end()) *row.ours += entry.nodes;
    }
    return row;
}

/// All rows, sorted by text.
std::vector<Row> rows_of(const CompareReport& report) {
    std::vector<Row> rows;
    for (const oracle::ForeignEntry& entry : report.theirs.entries) {
        if (entry.moves.empty()) {
            rows.push_back({printable(entry.text), "", std::nullopt, entry.nodes, Status::Extra});
            continue;
        }
        Row row = row_of(report, entry.moves);
        row.theirs = entry.nodes;
        if (ForeignCount{*row.ours} != entry.nodes) row.status = Status::Different;
        rows.push_back(std::move(row));
    }
    for (const diagnose::MissingMove& missing : report.diff.missing) {
        Row row = row_of(report, {missing.move});
        row.status = Status::Missing;
        rows.push_back(std::move(row));
    }
    std::ranges::sort(rows, {}, &Row::moves);
    return rows;
}

std::string remark_on(const Row& row) {
    switch (row.status) {
        case Status::Agrees:
            return "";
        case Status::Missing:
            return fmt::format("missing  {}", row.san);
        case Status::Extra:
            return "extra: not legal";
        case Status::Different:
            return fmt::format("{}  {}", difference_text(*row.theirs, *row.ours), row.san);
    }
    return "";
}

std::string side_by_side(const CompareReport& report, const std::vector<Row>& rows, Style style) {
    std::vector<TableRow> table{{"move", "plyproof", printable(report.name)}};
    std::vector<std::string> remarks{""};
    for (const Row& row : rows) {
        if (row.status == Status::Agrees) continue;
        table.push_back({row.moves, row.ours ? count_text(*row.ours, style) : "-",
                         row.theirs ? oracle::count_text(*row.theirs) : "-"});
        remarks.push_back(remark_on(row));
    }
    if (table.size() == 1) return "";
    // The remarks are flush left, which the columns are not.
    std::string text;
    const std::string columns = aligned(table);
    std::string_view rest = columns;
    for (const std::string& remark : remarks) {
        const std::size_t end = rest.find('\n');
        text += rest.substr(0, end);
        if (!remark.empty()) text += fmt::format("  {}", painted(remark, Paint::Bad, style));
        text += "\n";
        rest.remove_prefix(end + 1);
    }
    return text + "\n";
}

std::string totals_text(const CompareReport& report, Style style) {
    const std::string name = printable(report.name);
    if (report.diff.own_total) {
        return fmt::format("{} says {} in all, but its moves sum to {}\n", name,
                           oracle::count_text(report.diff.own_total->said),
                           oracle::count_text(report.diff.own_total->expected));
    }
    const bool listed = !report.theirs.entries.empty();
    const ForeignCount theirs = listed ? report.theirs.sum : report.theirs.total.value_or(0);
    if (theirs == ForeignCount{report.ours.total}) return "";
    return fmt::format("total: plyproof {}, {} {} ({})\n", count_text(report.ours.total, style), name,
                       oracle::count_text(theirs), difference_text(theirs, report.ours.total));
}

std::string hint_line(const CompareReport& report) {
    if (report.total_hints.empty()) return "";
    return fmt::format("hint: the total of {} is {}\n", printable(report.name), hints_text(report.total_hints));
}

std::size_t count_of(const std::vector<Row>& rows, Status status) {
    return static_cast<std::size_t>(std::ranges::count(rows, status, &Row::status));
}

std::string verdict_text(const CompareReport& report, const std::vector<Row>& rows, Style style) {
    if (report.theirs.entries.empty()) {
        return report.diff.empty() ? painted("agrees:", Paint::Good, style) + " the total, which is all it says\n"
                                   : painted("differs:", Paint::Bad, style) + " the total, which is all it says\n";
    }
    if (report.diff.empty()) {
        return fmt::format("{} {} and their total {}\n", painted("agrees:", Paint::Good, style),
                           counted(rows.size(), "move"), count_text(report.ours.total, style));
    }
    if (count_of(rows, Status::Agrees) == rows.size()) {
        return painted("differs:", Paint::Bad, style) + " its own total; the moves agree\n";
    }
    return fmt::format("{} {} missing, {} extra, {} with another count; {} agree\n",
                       painted("differs:", Paint::Bad, style), count_of(rows, Status::Missing),
                       count_of(rows, Status::Extra), count_of(rows, Status::Different),
                       count_of(rows, Status::Agrees));
}

std::string next_text(const CompareReport& report) {
    if (report.next_command.empty()) return "";
    const bool here = !report.diff.missing.empty() || !report.diff.extra.empty();
    return fmt::format("{}next: {}\n", here ? "the fault is in the moves of this very position\n" : "",
                       report.next_command);
}

ordered_json json_of(const Row& row) {
    ordered_json object{{"moves", row.moves}, {"status", name_of(row.status)}};
    if (!row.san.empty()) object["san"] = row.san;
    if (row.ours) object["plyproof"] = std::to_string(*row.ours);
    if (row.theirs) object["other"] = oracle::count_text(*row.theirs);
    return object;
}

std::string warning_text(const oracle::ForeignWarning& warning, std::string_view name) {
    std::string where = fmt::format("{}:{}: ", printable(name), warning.line);
    const std::string move = printable(warning.text);
    switch (warning.kind) {
        case oracle::ForeignWarningKind::Repeated:
            return where + fmt::format("{} comes again; its counts are added", move);
        case oracle::ForeignWarningKind::PieceUnsaid:
            return where + fmt::format("{} does not say what the pawn becomes; it is taken for all four", move);
        case oracle::ForeignWarningKind::AlsoCastling:
            return where + fmt::format("{} comes twice; it is taken for castling and for the king's step", move);
        case oracle::ForeignWarningKind::SeveralAnswers:
            return where + "there are several divides in the text; the last one, from here, is compared";
    }
    return where;
}

}  // namespace

std::string compare_text(const CompareReport& report, Style style) {
    const std::vector<Row> rows = report.theirs.entries.empty() ? std::vector<Row>{} : rows_of(report);
    return side_by_side(report, rows, style) + totals_text(report, style) + hint_line(report) +
           verdict_text(report, rows, style) + next_text(report);
}

std::string compare_json(const CompareReport& report) {
    ordered_json object{{"schema", 1},
                        {"fen", report.fen},
                        {"depth", report.depth},
                        {"other", printable(report.name)},
                        {"agrees", report.diff.empty()},
                        {"total", std::to_string(report.ours.total)}};
    if (report.theirs.total) object["other_total"] = oracle::count_text(*report.theirs.total);
    object["other_sum"] = oracle::count_text(report.theirs.sum);
    object["rows"] = ordered_json::array();
    if (!report.theirs.entries.empty()) {
        for (const Row& row : rows_of(report)) object["rows"].push_back(json_of(row));
    }
    object["warnings"] = compare_warnings(report);
    object["skipped_lines"] = report.theirs.skipped.size();
    if (!report.next_command.empty()) object["next"] = report.next_command;
    return object.dump() + "\n";
}

std::string compare_csv(const CompareReport& report) {
    std::string text = "moves,plyproof,other,status\n";
    for (const Row& row : rows_of(report)) {
        text += fmt::format("{},{},{},{}\n", row.moves, row.ours ? std::to_string(*row.ours) : "",
                            row.theirs ? oracle::count_text(*row.theirs) : "", name_of(row.status));
    }
    return text;
}

std::vector<std::string> compare_warnings(const CompareReport& report) {
    std::vector<std::string> texts;
    for (const oracle::ForeignWarning& warning : report.theirs.warnings) {
        texts.push_back(warning_text(warning, report.name));
    }
    return texts;
}

std::string skipped_lines_text(const CompareReport& report) {
    constexpr std::size_t kShown = 3;
    if (report.theirs.skipped.empty()) return "";
    std::string text =
        fmt::format("{} of {} skipped:", counted(report.theirs.skipped.size(), "line"), printable(report.name));
    for (const oracle::SkippedLine& line : report.theirs.skipped) {
        if (&line - report.theirs.skipped.data() == static_cast<std::ptrdiff_t>(kShown)) return text + "\n  ...";
        text += fmt::format("\n  {}: {}", line.line, printable(line.text));
    }
    return text;
}

}  // namespace plyproof::report
