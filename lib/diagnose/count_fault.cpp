// SPDX-License-Identifier: MIT
#include "diagnose/count_fault.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "chess/legal_moves.h"
#include "explain/pseudo_legal_moves.h"
#include "perft/count.h"

namespace plyproof::diagnose {

using chess::Move;
using chess::Position;
using explain::Reasons;
using explain::Rule;
using oracle::ForeignCount;

namespace {

/// A number of the answer, and the position whose tree it should count, so many plies deep.
struct Number {
    Position position;
    int depth;
    ForeignCount right;
    ForeignCount said;
};

std::optional<ForeignCount> said_about(const Comparison& comparison, Move move) {
    for (const oracle::ForeignEntry& entry : comparison.theirs.divide.entries) {
        if (entry.moves.size() == 1 && entry.moves.front() == move) return entry.nodes;
    }
    return std::nullopt;
}

/// All counts of moves; none where one is unsaid.
std::vector<Number> all_numbers(const Position& position, int depth, const Comparison& comparison) {
    std::vector<Number> numbers;
    for (const perft::DivideEntry& entry : comparison.ours.entries) {
        const auto said = said_about(comparison, entry.move);
        if (!said) return {};
        numbers.push_back({position.after(entry.move), depth - 1, ForeignCount{entry.nodes}, *said});
    }
    return numbers;
}

/// All counts of moves, when one of them is wrong; else the total alone, when it is.
std::vector<Number> numbers_of(const Position& position, int depth, const Comparison& comparison) {
    const Diff& diff = comparison.diff;
    if (!diff.miscounted.empty()) return all_numbers(position, depth, comparison);
    std::vector<Number> numbers;
    const auto& total = diff.own_total ? diff.own_total : diff.bare_total;
    if (total) numbers.push_back({position, depth, ForeignCount{comparison.ours.total}, total->said});
    return numbers;
}

ForeignCount count_of(const Position& position, int depth) {
    return ForeignCount{perft::count(position, depth).value_or(0)};
}

/// Positions without moves that are not at the last ply.
std::uint64_t early_ends(const Position& position, int depth, bool mates, bool stalemates) {
    if (depth == 0) return 0;
    const chess::MoveList moves = chess::legal_moves(position);
    if (moves.empty()) return (position.in_check() ? mates : stalemates) ? 1 : 0;
    std::uint64_t ends = 0;
    for (const Move move : moves) ends += early_ends(position.after(move), depth - 1, mates, stalemates);
    return ends;
}

ForeignCount with_ends(const Number& number, bool mates, bool stalemates) {
    return number.right + ForeignCount{early_ends(number.position, number.depth, mates, stalemates)};
}

ForeignCount sum_over_depths(const Number& number, int first) {
    ForeignCount sum = 0;
    for (int depth = first; depth <= number.depth; ++depth) sum += count_of(number.position, depth);
    return sum;
}

ForeignCount for_depth(const Number& number, int depth) {
    return depth < 0 ? ForeignCount{1} : count_of(number.position, depth);
}

/// Replies are counted at the last ply before anybody asks whether they are legal.
ForeignCount with_illegal_leaves(const Position& position, int depth) {
    if (depth == 0) return 1;
    if (depth == 1) {
        return explain::pseudo_legal_moves({position, chess::Variant::Standard, position.en_passant()}).size();
    }
    ForeignCount sum = 0;
    for (const Move move : chess::legal_moves(position)) sum += with_illegal_leaves(position.after(move), depth - 1);
    return sum;
}

/// What a program with the fault says, number by number.
struct Explanation {
    Rule rule;
    const char* words;
    std::function<ForeignCount(const Number&)> predicts;
};

const std::vector<Explanation>& explanations() {
    constexpr const char* k16 = "the counts are what is left of the right ones in 16 bits";
    constexpr const char* k32 = "the counts are what is left of the right ones in 32 bits";
    constexpr const char* kSums = "the counts are sums over all depths";
    static const std::vector<Explanation> kAll = {
        {Rule::CountMateAsLeaf, "every position that is mate before the last ply counts as a leaf",
         [](const Number& number) { return with_ends(number, true, false); }},
        {Rule::CountMateAsLeaf, "every position that is stalemate before the last ply counts as a leaf",
         [](const Number& number) { return with_ends(number, false, true); }},
        {Rule::CountMateAsLeaf, "every position without moves before the last ply counts as a leaf",
         [](const Number& number) { return with_ends(number, true, true); }},
        {Rule::CountWrong,
         "illegal replies are counted, too: those of the last ply are not tested for the king's safety",
         [](const Number& number) { return with_illegal_leaves(number.position, number.depth); }},
        {Rule::Count16Bits, k16,
         [](const Number& number) { return ForeignCount{static_cast<std::uint16_t>(number.right)}; }},
        {Rule::Count16Bits, k16,
         [](const Number& number) { return ForeignCount{static_cast<std::int16_t>(number.right)}; }},
        {Rule::Count32Bits, k32,
         [](const Number& number) { return ForeignCount{static_cast<std::uint32_t>(number.right)}; }},
        {Rule::Count32Bits, k32,
         [](const Number& number) { return ForeignCount{static_cast<std::int32_t>(number.right)}; }},
        {Rule::CountCumulative, kSums, [](const Number& number) { return sum_over_depths(number, 1); }},
        {Rule::CountCumulative, kSums, [](const Number& number) { return sum_over_depths(number, 0); }},
        {Rule::CountOtherDepth, "the counts are right for one ply less",
         [](const Number& number) { return for_depth(number, number.depth - 1); }},
        {Rule::CountOtherDepth, "the counts are right for one ply more",
         [](const Number& number) { return for_depth(number, number.depth + 1); }},
    };
    return kAll;
}

bool fits(const Explanation& explanation, const std::vector<Number>& numbers) {
    return std::ranges::all_of(numbers,
                               [&](const Number& number) { return number.said == explanation.predicts(number); });
}

bool is_about_bits(Rule rule) { return rule == Rule::Count16Bits || rule == Rule::Count32Bits; }

}  // namespace

Reasons count_faults(const Position& position, int depth, const Comparison& comparison) {
    std::vector<Number> numbers = numbers_of(position, depth, comparison);
    // Small trees first: one that contradicts an explanation is then found without walking the large ones.
    std::ranges::stable_sort(numbers, {}, &Number::right);
    const bool total_only = comparison.diff.miscounted.empty() && comparison.diff.own_total.has_value();
    Reasons reasons;
    if (numbers.empty()) return reasons;
    for (const Explanation& explanation : explanations()) {
        // A sum that is wrong by itself is not a count of anything.
        if (total_only && !is_about_bits(explanation.rule)) continue;
        const bool known = std::ranges::any_of(
            reasons, [&](const explain::Reason& reason) { return reason.rule == explanation.rule; });
        if (!known && fits(explanation, numbers)) reasons.push_back({explanation.rule, explanation.words});
    }
    if (total_only) reasons.push_back({Rule::CountTotal, "the counts of the moves are right, but not their sum"});
    return reasons;
}

Reasons still_fitting(Reasons reasons, const Position& position, int depth, const Comparison& comparison) {
    std::vector<Number> numbers = all_numbers(position, depth, comparison);
    const auto total = comparison.theirs.divide.total;
    if (numbers.empty() && comparison.theirs.divide.entries.empty() && total)
        numbers.push_back({position, depth, ForeignCount{comparison.ours.total}, *total});
    // An explanation of several words may go on in other words of the same rule.
    std::erase_if(reasons, [&](const explain::Reason& reason) {
        if (reason.rule == Rule::CountTotal) return false;
        return std::ranges::none_of(explanations(), [&](const Explanation& explanation) {
            return explanation.rule == reason.rule && fits(explanation, numbers);
        });
    });
    return reasons;
}

}  // namespace plyproof::diagnose
