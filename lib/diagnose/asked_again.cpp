// SPDX-License-Identifier: MIT
#include "diagnose/asked_again.h"

#include <algorithm>

namespace plyproof::diagnose {

namespace {

enum class Heard : std::uint8_t { Right, SameWrong, OtherWrong, Nothing };

Heard heard(Court& court, const oracle::Question& question, const Wrong& wrong) {
    const auto answer = court.compare(question);
    if (answer && !answer->differs()) return Heard::Right;
    if (!answer && !is_about_another_position(answer.error())) return Heard::Nothing;
    return is_same_wrong(wrong, answer ? Wrong(*answer) : std::nullopt) ? Heard::SameWrong : Heard::OtherWrong;
}

Heard heard_behind(Court& court, const std::vector<oracle::Question>& before, const oracle::Question& question,
                   const Wrong& wrong) {
    court.start_afresh();
    for (const oracle::Question& earlier : before) {
        const auto answer = court.compare(earlier);
        if (!answer && !is_about_another_position(answer.error())) return Heard::Nothing;
    }
    return heard(court, question, wrong);
}

}  // namespace

bool is_same_wrong(const Wrong& one, const Wrong& other) {
    if (!one || !other) return !one && !other;
    return one->diff == other->diff && one->duplicated == other->duplicated;
}

Again asked_again(Court& court, const oracle::Question& question, const Wrong& wrong,
                  const std::vector<oracle::Question>& before) {
    constexpr int kTimes = 2;
    std::vector<Heard> afresh;
    for (int time = 0; time < kTimes; ++time) {
        court.start_afresh();
        afresh.push_back(heard(court, question, wrong));
        // Who dies or is stopped then is reported for that.
        if (afresh.back() == Heard::Nothing) return Again::Same;
    }
    const auto all = [&](Heard what) { return std::ranges::count(afresh, what) == kTimes; };
    if (all(Heard::SameWrong)) return Again::Same;
    const bool steady = all(Heard::Right) || all(Heard::OtherWrong);
    if (!steady || before.empty()) return Again::Varies;
    if (heard_behind(court, before, question, wrong) != Heard::SameWrong) return Again::Varies;
    return all(Heard::Right) ? Again::Later : Again::Same;
}

}  // namespace plyproof::diagnose
