// SPDX-License-Identifier: MIT
#include "match/sprt.h"

#include <charconv>
#include <cmath>
#include <vector>

#include "match/pair_moments.h"

namespace plyproof::match {

namespace {

/// Added to the number of each sum: pairs that are all alike have a variance then, and a few drawn ones decide nothing.
constexpr double kTrace = 0.5;

}  // namespace

base::Result<SprtQuestion, std::string> parse_sprt(std::string_view text) {
    std::vector<double> numbers;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        double number = 0;
        const auto [stop, error] = std::from_chars(text.data() + begin, text.data() + end, number);
        if (error != std::errc() || stop != text.data() + end || !std::isfinite(number)) {
            return base::failure(
                std::string("it takes numbers with commas between them, such as 0,5 or 0,5,0.05,0.05"));
        }
        numbers.push_back(number);
        begin = end + 1;
    }
    if (numbers.size() != 2 && numbers.size() != 4) {
        return base::failure(std::string("it takes two numbers (elo0,elo1) or four (elo0,elo1,alpha,beta)"));
    }
    SprtQuestion question{.elo0 = numbers[0], .elo1 = numbers[1]};
    if (numbers.size() == 4) {
        question.alpha = numbers[2];
        question.beta = numbers[3];
    }
    if (question.elo0 >= question.elo1) return base::failure(std::string("elo0 must be below elo1"));
    const auto is_chance = [](double chance) { return chance > 0 && chance < 0.5; };
    if (!is_chance(question.alpha) || !is_chance(question.beta)) {
        return base::failure(std::string("alpha and beta lie between 0 and 0.5"));
    }
    return question;
}

SprtState sprt(const SprtQuestion& question, const PairTally& pairs) {
    SprtState state{.lower = std::log(question.beta / (1 - question.alpha)),
                    .upper = std::log((1 - question.beta) / question.alpha)};
    if (pairs_of(pairs) == 0) return state;
    PairCounts counts(pairs.begin(), pairs.end());
    for (double& number : counts.numbers) number += kTrace;
    const Moments moments = moments_of(counts);
    const double score0 = score_of(question.elo0);
    const double score1 = score_of(question.elo1);
    state.ratio = moments.number * (score1 - score0) * (2 * moments.mean - score0 - score1) / (2 * moments.variance);
    if (state.ratio >= state.upper) state.decision = SprtDecision::Second;
    if (state.ratio <= state.lower) state.decision = SprtDecision::First;
    return state;
}

}  // namespace plyproof::match
