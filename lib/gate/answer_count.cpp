// SPDX-License-Identifier: MIT
#include "gate/answer_count.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

#include "base/printable_text.h"
#include "chess/legal_moves.h"
#include "chess/move_text.h"

namespace plyproof::gate {
namespace {

using base::failure;
using oracle::ForeignCount;
using oracle::ForeignDivide;
using oracle::OracleError;
using oracle::OracleErrorKind;

constexpr std::size_t kNamed = 6;  // moves; more are counted only

std::string named(std::vector<std::string> moves) {
    const std::size_t more = moves.size() > kNamed ? moves.size() - kNamed : 0;
    moves.resize(moves.size() - more);
    return fmt::format("{}{}", fmt::join(moves, ", "), more > 0 ? fmt::format(" and {} more", more) : "");
}

std::vector<std::string> illegal_moves(const ForeignDivide& divide) {
    std::vector<std::string> moves;
    for (const oracle::ForeignEntry& entry : divide.entries) {
        if (entry.moves.empty()) moves.push_back(base::printable_text(entry.text));
    }
    return moves;
}

std::vector<std::string> moves_left_out(const ForeignDivide& divide, const oracle::Question& question) {
    std::vector<std::string> moves;
    for (const chess::Move move : chess::legal_moves(oracle::asked_position(question))) {
        const bool listed = std::ranges::any_of(divide.entries, [=](const oracle::ForeignEntry& entry) {
            return std::ranges::find(entry.moves, move) != entry.moves.end();
        });
        if (!listed) moves.push_back(chess::to_uci(move, question.variant));
    }
    return moves;
}

void add(std::string& remark, std::string_view more) {
    remark += fmt::format("{}{}", remark.empty() ? "" : "; ", more);
}

// What the list of moves says beside the number.
void look_at_moves(const ForeignDivide& divide, const oracle::Question& question, Count& count) {
    if (divide.total && *divide.total != divide.sum) {
        count.contradicts = true;
        add(count.remark, fmt::format("its moves sum to {}", oracle::count_text(divide.sum)));
    }
    if (const auto illegal = illegal_moves(divide); !illegal.empty()) {
        count.contradicts = true;
        add(count.remark, fmt::format("not legal: {}", named(illegal)));
    }
    // Some leave out moves that have nothing below them, so this proves nothing by itself.
    if (const auto left_out = moves_left_out(divide, question); !left_out.empty()) {
        add(count.remark, fmt::format("not listed: {}", named(left_out)));
    }
}

bool may_hide_moves(const oracle::Answer& answer) {
    return std::ranges::find(answer.notes, oracle::AnswerNote::MovesMayBeHidden) != answer.notes.end();
}

// Lines with moves that could not be read are all that there is beside a total, or there is no total.
bool hides_counts(const ForeignDivide& divide) {
    return !divide.unread.empty() && (divide.entries.empty() || !divide.total);
}

// Several totals of which not the first is the expected one, or moves whose counts could not be read.
bool is_unclear(const ForeignDivide& divide, ForeignCount said, ForeignCount expected) {
    if (divide.entries.empty() && hides_counts(divide)) return true;
    if (said == expected) return false;
    return std::ranges::any_of(divide.other_totals, [=](const auto& other) { return other.nodes == expected; }) ||
           hides_counts(divide);
}

OracleError unclear_error(const ForeignDivide& divide, ForeignCount said, const std::string& name) {
    if (hides_counts(divide)) {
        return {OracleErrorKind::Unreadable,
                fmt::format("{} wrote a line that does not read as a move and its count: '{}'", name,
                            base::printable_text(divide.unread.front().text))};
    }
    std::vector<std::string> totals{oracle::count_text(said)};
    for (const oracle::TotalLine& other : divide.other_totals) totals.push_back(oracle::count_text(other.nodes));
    return {OracleErrorKind::Unreadable, fmt::format("{} says several totals: {}", name, fmt::join(totals, ", "))};
}

}  // namespace

base::Result<Count, OracleError> count_of(const oracle::Answer& answer, const oracle::Question& question,
                                          std::uint64_t expected, const std::string& name) {
    const ForeignDivide& divide = answer.divide;
    const ForeignCount said = divide.total.value_or(divide.sum);
    const ForeignCount right = expected;
    if (is_unclear(divide, said, right)) return failure(unclear_error(divide, said, name));
    if (said < right && may_hide_moves(answer)) {
        return failure(OracleError{
            OracleErrorKind::Unsuitable,
            fmt::format("{} may take the game for over and lists {} leaves at most", name, oracle::count_text(said))});
    }
    Count count(said);
    if (!divide.entries.empty() && divide.unread.empty()) look_at_moves(divide, question, count);
    return count;
}

}  // namespace plyproof::gate
