// SPDX-License-Identifier: MIT
#include "diagnose/quarrel.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "base/printable_text.h"

namespace plyproof::diagnose {

using oracle::OracleError;
using oracle::OracleErrorKind;

namespace {

oracle::ForeignCount total_of(const Comparison& comparison) {
    const oracle::ForeignDivide& divide = comparison.theirs.divide;
    return divide.total.value_or(divide.sum);
}

bool lists_nothing(const Comparison& comparison) { return comparison.theirs.divide.entries.empty(); }

std::vector<std::pair<std::string, oracle::ForeignCount>> extra_of(const Comparison& comparison) {
    std::vector<std::pair<std::string, oracle::ForeignCount>> moves;
    for (const ExtraMove& move : comparison.diff.extra) moves.emplace_back(move.text, move.nodes);
    std::ranges::sort(moves);
    return moves;
}

std::vector<std::string> duplicated_of(const Comparison& comparison) {
    std::vector<std::string> moves = comparison.duplicated;
    std::ranges::sort(moves);
    return moves;
}

/// Whether two programs say the same: they differ from the same answer of ours in the same way.
bool say_the_same(const Comparison& a, const Comparison& b) {
    if (total_of(a) != total_of(b)) return false;
    if (lists_nothing(a) || lists_nothing(b)) return true;
    return a.diff.missing == b.diff.missing && a.diff.miscounted == b.diff.miscounted && extra_of(a) == extra_of(b) &&
           duplicated_of(a) == duplicated_of(b);
}

Side side_of(const Comparison& third, const Comparison* first) {
    const bool with_first = first != nullptr && say_the_same(third, *first);
    const bool with_second = !third.differs();
    if (with_first && with_second) return Side::Both;
    if (with_first) return Side::First;
    return with_second ? Side::Second : Side::Neither;
}

}  // namespace

ThirdWord third_word(oracle::Oracle& third, const oracle::Question& question, const perft::Divide& ours,
                     const Comparison* first, base::Deadline deadline) {
    ThirdWord word{third.name()};
    auto answer = third.divide(question, deadline);
    if (!answer) {
        word.why = std::move(answer.error().text);
        return word;
    }
    if (const auto error = unreadable(third, answer->divide)) {
        word.why = error->text;
        return word;
    }
    Comparison comparison = compare(ours, *std::move(answer), question.depth);
    word.side = side_of(comparison, first);
    word.answer = std::move(comparison.theirs);
    return word;
}

std::optional<OracleError> unreadable(const oracle::Oracle& oracle, const oracle::ForeignDivide& divide) {
    if (divide.unsure_groups) {
        return OracleError{OracleErrorKind::Unreadable,
                           fmt::format("{} writes numbers such as '2 400', which may be one or two", oracle.name())};
    }
    if (divide.unread.empty()) return std::nullopt;
    return OracleError{OracleErrorKind::Unreadable,
                       fmt::format("{} names moves whose counts cannot be read: '{}'", oracle.name(),
                                   base::printable_text(divide.unread.front().text))};
}

}  // namespace plyproof::diagnose
