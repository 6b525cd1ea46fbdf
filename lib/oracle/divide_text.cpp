// SPDX-License-Identifier: MIT
#include "oracle/divide_text.h"

#include <algorithm>
#include <utility>

#include "base/text_fields.h"

namespace plyproof::oracle {

namespace {

constexpr std::size_t kMostSkippedText = 1000;

/// Blanks between two numbers can be a digit group or two columns. The total tells; else other lines do, which show
/// that there are two columns, or a number that stands alone because it needs no group.
void settle_blank_groups(DivideText& divide, bool has_columns) {
    ForeignCount with_groups = 0;
    ForeignCount with_columns = 0;
    for (const MoveLine& move : divide.moves) {
        with_groups += move.nodes;
        with_columns += move.first_group.value_or(move.nodes);
    }
    const auto is_total = [&](ForeignCount sum) {
        return std::ranges::any_of(divide.totals, [&](const TotalLine& total) { return total.nodes == sum; });
    };
    if (with_groups == with_columns || is_total(with_groups)) return;
    if (is_total(with_columns) || has_columns) {
        for (MoveLine& move : divide.moves) move.nodes = move.first_group.value_or(move.nodes);
        return;
    }
    divide.unsure_groups =
        std::ranges::all_of(divide.moves, [](const MoveLine& move) { return move.first_group.has_value(); });
}

/// " 40", and not "40", " 0.1 s" nor " (40)".
bool begins_with_number(std::string_view text) {
    if (!text.starts_with(' ')) return false;
    const std::string_view number = text.substr(1, text.find_first_not_of("0123456789", 1) - 1);
    const std::string_view rest = text.substr(1 + number.size());
    return !number.empty() && (rest.empty() || rest.starts_with(' '));
}

bool is_for(const TotalLine& total, std::optional<int> depth) { return !total.depth || !depth || total.depth == depth; }

/// A text on its way into lines and answers.
class Reading {
public:
    explicit Reading(std::optional<int> depth) { divide_.depth = depth; }

    void add(std::string_view raw, std::size_t number) {
        const std::string line = cleaned_line(raw);
        if (line.empty() || add_moves(line, number)) return;
        if (const auto total = read_total_line(line)) {
            if (total->kind != TotalKind::Info) attempts_.clear();  // no list began behind them
            divide_.totals.push_back({total->kind, total->nodes, number, total->depth});
        } else {
            const std::string plain = line_without_frames(line);
            if (!add_moves(plain, number) && !add_attempt(plain, number)) skip(line, number);
        }
    }

    /// The answer for the depth that was asked for, else the last one.
    DivideText finish() {
        if (kept_ && !answers_depth()) {
            divide_.moves = std::move(kept_->moves);
            divide_.totals = std::move(kept_->totals);
        }
        settle_blank_groups(divide_, has_columns_);
        return std::move(divide_);
    }

private:
    struct Answer {
        std::vector<MoveLine> moves;
        std::vector<TotalLine> totals;
    };

    /// All moves with their counts from the front of a line; false when there is none.
    bool add_moves(std::string_view line, std::size_t number) {
        bool any = false;
        while (auto move = read_move_line(line)) {
            any = true;
            begin_answer_if_needed();
            divide_.moves.push_back(
                {std::move(move->move), move->nodes, number, move->first_group, move->splits_deeper});
            line.remove_prefix(move->length);
            has_columns_ = has_columns_ || begins_with_number(line);
            line.remove_prefix(std::min(line.find_first_not_of(" ,;|"), line.size()));
        }
        if (any && !unread_words(line).moves.empty()) skip(line, number);
        return any;
    }

    /// A line that names no move, "h9h9: 1". It is one of the list when the list has begun, or begins behind it.
    bool add_attempt(std::string_view line, std::size_t number) {
        auto attempt = read_attempt_line(line);
        if (!attempt) return false;
        MoveLine move{std::move(attempt->move), attempt->nodes, number, attempt->first_group};
        const bool in_list = !divide_.moves.empty() && !has_ended();
        (in_list ? divide_.moves : attempts_).push_back(std::move(move));
        return true;
    }

    void skip(std::string_view line, std::size_t number) {
        divide_.skipped.push_back({std::string(line.substr(0, kMostSkippedText)), number, unread_words(line)});
    }

    bool answers_depth() const {
        return std::ranges::any_of(divide_.totals,
                                   [&](const TotalLine& total) { return total.depth && total.depth == divide_.depth; });
    }

    /// A move line behind a total begins a new answer.
    void begin_answer_if_needed() {
        if (has_ended()) {
            if (answers_depth()) kept_ = Answer{divide_.moves, divide_.totals};
            divide_.moves.clear();
            divide_.totals.clear();
            ++divide_.answers;
        }
        divide_.moves.insert(divide_.moves.end(), attempts_.begin(), attempts_.end());
        attempts_.clear();
    }

    bool has_ended() const {
        return !divide_.moves.empty() && std::ranges::any_of(divide_.totals, [&](const TotalLine& total) {
            return total.kind != TotalKind::Info && total.line > divide_.moves.back().line;
        });
    }

    DivideText divide_;
    std::vector<MoveLine> attempts_;  ///< lines that name no move, in front of the list that they may belong to
    bool has_columns_ = false;        ///< behind a count stands another number
    std::optional<Answer> kept_;      ///< of the depth that was asked for
};

/// The kind of total lines that counts: the most explicit one there is.
std::optional<TotalKind> kind_that_counts(const DivideText& divide) {
    const auto number_of_moves = static_cast<ForeignCount>(divide.moves.size());
    for (const TotalKind kind : {TotalKind::Named, TotalKind::Info, TotalKind::Bare, TotalKind::Moves}) {
        const bool there = std::ranges::any_of(divide.totals, [&](const TotalLine& total) {
            return total.kind == kind && is_for(total, divide.depth) &&
                   (kind != TotalKind::Moves || total.nodes != number_of_moves);
        });
        if (there) return kind;
    }
    return std::nullopt;
}

}  // namespace

DivideText parse_divide_text(std::string_view text, std::optional<int> depth) {
    Reading reading(depth);
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        reading.add(text.substr(0, end), number);
        text.remove_prefix(end);
        text.remove_prefix(text.starts_with("\r\n") ? 2 : std::min<std::size_t>(text.size(), 1));
    }
    return reading.finish();
}

ForeignCount sum_of(const DivideText& divide) {
    ForeignCount sum = 0;
    for (const MoveLine& move : divide.moves) sum += move.nodes;
    return sum;
}

std::optional<ForeignCount> total_of(const DivideText& divide) {
    const ForeignCount sum = sum_of(divide);
    const auto fits = [&](const TotalLine& total) { return total.nodes == sum && is_for(total, divide.depth); };
    if (!divide.moves.empty() && std::ranges::any_of(divide.totals, fits)) return sum;
    const auto kind = kind_that_counts(divide);
    std::optional<ForeignCount> last;
    for (const TotalLine& total : divide.totals) {
        if (total.kind == kind && is_for(total, divide.depth)) last = total.nodes;
    }
    return last;
}

std::vector<TotalLine> other_totals(const DivideText& divide) {
    const auto kind = kind_that_counts(divide);
    const auto chosen = total_of(divide);
    std::vector<TotalLine> others;
    // Info lines grow while a program counts.
    if (kind != TotalKind::Named && kind != TotalKind::Bare) return others;
    for (const TotalLine& total : divide.totals) {
        if (total.kind == kind && is_for(total, divide.depth) && total.nodes != chosen) others.push_back(total);
    }
    return others;
}

std::vector<int> other_depths(const DivideText& divide) {
    std::vector<int> depths;
    for (const TotalLine& total : divide.totals) {
        if (total.depth && total.depth == divide.depth) return {};
        if (total.depth && divide.depth) depths.push_back(*total.depth);
    }
    std::ranges::sort(depths);
    depths.erase(std::unique(depths.begin(), depths.end()), depths.end());
    return depths;
}

}  // namespace plyproof::oracle
