// SPDX-License-Identifier: MIT
#include "report/compare_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <span>
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

constexpr std::size_t kShown = 3;       // of many things of one kind
constexpr std::size_t kMostRows = 300;  // more than there are legal moves: the rest are words that are none
constexpr std::size_t kExcerpt = 100;   // bytes of a foreign line

/// The first few of a list.
template <typename T>
std::span<const T> first_of(const std::vector<T>& list) {
    return std::span(list).first(std::min(list.size(), kShown));
}

/// How a foreign line begins, cut between characters.
std::string excerpt(std::string_view line) {
    if (line.size() <= kExcerpt) return printable(line);
    std::size_t end = kExcerpt;
    while (end > kExcerpt - 3 && (static_cast<unsigned char>(line[end]) & 0xC0) == 0x80) --end;
    return printable(line.substr(0, end)) + "...";
}

enum class Status : std::uint8_t { Agrees, Missing, Extra, Different, Unread };

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
        case Status::Unread:
            return "unread";
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
    for (const diagnose::UnreadMove& unread : report.diff.unread) {
        Row row = row_of(report, {unread.move});
        row.status = Status::Unread;
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
        case Status::Unread:
            return fmt::format("count unreadable or too large  {}", row.san);
    }
    return "";
}

std::string side_by_side(const CompareReport& report, const std::vector<Row>& rows, Style style) {
    std::vector<TableRow> table{{"move", "plyproof", printable(report.name)}};
    std::vector<std::string> remarks{""};
    std::size_t left_out = 0;
    for (const Row& row : rows) {
        if (row.status == Status::Agrees) continue;
        if (table.size() > kMostRows) {
            ++left_out;
            continue;
        }
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
    if (left_out > 0) text += fmt::format("... and {} more\n", left_out);
    return text + "\n";
}

std::string totals_text(const CompareReport& report, Style style) {
    const std::string name = printable(report.name);
    if (report.diff.own_total) {
        return fmt::format("{} says {} in all, but its moves sum to {}\n", name,
                           oracle::count_text(report.diff.own_total->said),
                           oracle::count_text(report.diff.own_total->expected));
    }
    const bool listed = !report.theirs.entries.empty() && report.theirs.unread.empty();
    if (!listed && !report.theirs.total) return "";
    const ForeignCount theirs = listed ? report.theirs.sum : *report.theirs.total;
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

/// Why there is no verdict on all of the answer.
std::string unclear_text(const CompareReport& report, Style style) {
    const std::string unclear = painted("unclear:", Paint::Warning, style);
    std::string text;
    if (!report.theirs.unread.empty()) {
        text = fmt::format("{} {} with moves and no count that can be read:\n", unclear,
                           counted(report.theirs.unread.size(), "line", style));
        for (const oracle::UnreadLine& line : first_of(report.theirs.unread)) {
            text += fmt::format("  {}: {}\n", line.line, excerpt(line.text));
        }
        if (report.theirs.unread.size() > kShown) text += "  ...\n";
    }
    if (report.theirs.unsure_groups) {
        text += fmt::format("{} numbers such as '2 400' may be one or two: print them without blanks, or a total\n",
                            unclear);
    }
    if (report.theirs.other_totals.empty() || report.diff.own_total || !report.theirs.total) return text;
    text += fmt::format("{} it says several totals: {}", unclear, oracle::count_text(*report.theirs.total));
    for (const oracle::TotalLine& other : first_of(report.theirs.other_totals)) {
        text += fmt::format(", {}", oracle::count_text(other.nodes));
    }
    return text + (report.theirs.other_totals.size() > kShown ? ", ...\n" : "\n");
}

std::string verdict_text(const CompareReport& report, const std::vector<Row>& rows, Style style) {
    if (report.diff.empty() && report.diff.unclear) return "";
    if (report.theirs.entries.empty()) {
        return report.diff.empty() ? painted("agrees:", Paint::Good, style) + " the total, which is all it says\n"
                                   : painted("differs:", Paint::Bad, style) + " the total, which is all it says\n";
    }
    if (report.diff.empty()) {
        return fmt::format("{} {} and their total {}\n", painted("agrees:", Paint::Good, style),
                           counted(rows.size(), "move"), count_text(report.ours.total, style));
    }
    if (count_of(rows, Status::Agrees) + count_of(rows, Status::Unread) == rows.size()) {
        return painted("differs:", Paint::Bad, style) +
               (report.diff.own_total ? " its own total; the moves agree\n" : " its total\n");
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

std::string_view verdict_name(const diagnose::Diff& diff) {
    if (!diff.empty()) return "differs";
    return diff.unclear ? "unclear" : "agrees";
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
            return where +
                   fmt::format(
                       "{} does not say what the pawn becomes; it is taken for all that have no line of their own",
                       move);
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
           verdict_text(report, rows, style) + unclear_text(report, style) + next_text(report);
}

std::string compare_json(const CompareReport& report) {
    ordered_json object{{"schema", 1},
                        {"fen", report.fen},
                        {"depth", report.depth},
                        {"other", printable(report.name)},
                        {"agrees", report.diff.agrees()},
                        {"verdict", verdict_name(report.diff)},
                        {"total", std::to_string(report.ours.total)}};
    if (report.theirs.total) object["other_total"] = oracle::count_text(*report.theirs.total);
    object["other_sum"] = oracle::count_text(report.theirs.sum);
    if (!report.theirs.other_totals.empty()) {
        object["contradicting_totals"] = ordered_json::array();
        for (const oracle::TotalLine& other : report.theirs.other_totals) {
            object["contradicting_totals"].push_back(oracle::count_text(other.nodes));
        }
    }
    object["rows"] = ordered_json::array();
    if (!report.theirs.entries.empty()) {
        for (const Row& row : rows_of(report)) object["rows"].push_back(json_of(row));
    }
    object["warnings"] = compare_warnings(report);
    object["skipped_lines"] = report.theirs.skipped.size();
    object["unread_lines"] = ordered_json::array();
    for (const oracle::UnreadLine& line : report.theirs.unread) {
        object["unread_lines"].push_back({{"line", line.line}, {"text", printable(line.text)}});
    }
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

std::string other_depths_text(const CompareReport& report) {
    std::string depths;
    for (const int depth : report.theirs.other_depths) depths += fmt::format("{}{}", depths.empty() ? "" : ", ", depth);
    return fmt::format("{} answers for depth {}, not {}", printable(report.name), depths, report.depth);
}

std::vector<std::string> compare_warnings(const CompareReport& report) {
    std::vector<std::string> texts;
    std::map<oracle::ForeignWarningKind, std::size_t> seen;
    for (const oracle::ForeignWarning& warning : report.theirs.warnings) {
        if (++seen[warning.kind] <= kShown) texts.push_back(warning_text(warning, report.name));
    }
    std::size_t more = 0;
    for (const auto& [kind, count] : seen) more += count - std::min(count, kShown);
    if (more > 0)
        texts.push_back(fmt::format("{}: {} of the same kind", printable(report.name), counted(more, "more warning")));
    if (!report.theirs.other_depths.empty() && !report.theirs.entries.empty()) {
        texts.push_back(fmt::format("{}, which is left out", other_depths_text(report)));
    }
    return texts;
}

std::string skipped_lines_text(const CompareReport& report) {
    if (report.theirs.skipped.empty()) return "";
    std::string text =
        fmt::format("{} of {} skipped:", counted(report.theirs.skipped.size(), "line"), printable(report.name));
    for (const oracle::SkippedLine& line : report.theirs.skipped) {
        if (&line - report.theirs.skipped.data() == static_cast<std::ptrdiff_t>(kShown)) return text + "\n  ...";
        text += fmt::format("\n  {}: {}", line.line, excerpt(line.text));
    }
    return text;
}

}  // namespace plyproof::report
