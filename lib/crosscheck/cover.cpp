// SPDX-License-Identifier: MIT
#include "crosscheck/cover.h"

#include <algorithm>
#include <numeric>
#include <optional>

#include "base/uint128.h"

namespace plyproof::crosscheck {

namespace {

/// What taking an offer up to some level would bring and cost now.
struct Bargain {
    std::size_t offer = 0;
    std::size_t levels = 0;
    std::uint64_t gain = 0;
    std::uint64_t cost = 0;

    /// More gain for the cost; of equals the cheaper one.
    [[nodiscard]] bool is_better_than(const Bargain& other) const {
        const base::Uint128 mine = base::Uint128{gain} * other.cost;
        const base::Uint128 theirs = base::Uint128{other.gain} * cost;
        return mine != theirs ? mine > theirs : cost < other.cost;
    }
};

class Coverer {
public:
    Coverer(std::size_t items, const std::vector<Offer>& offers)
        : offers_(offers), taken_(offers.size(), 0), times_(items, 0) {}

    std::vector<Pick> run() {
        for (std::size_t offer = 0; offer < offers_.size(); ++offer) known_.push_back(best_of(offer));
        while (const std::optional<Bargain> bargain = best()) {
            take(bargain->offer, bargain->levels);
            known_[bargain->offer] = best_of(bargain->offer);
        }
        trim();
        std::vector<Pick> picks;
        for (std::size_t offer = 0; offer < offers_.size(); ++offer) {
            if (taken_[offer] > 0) picks.push_back({offer, taken_[offer]});
        }
        return picks;
    }

private:
    [[nodiscard]] std::uint64_t cost(std::size_t offer, std::size_t levels) const {
        return levels == 0 ? 0 : offers_[offer].levels[levels - 1].cost;
    }

    void take(std::size_t offer, std::size_t levels) {
        for (; taken_[offer] < levels; ++taken_[offer]) {
            for (const std::size_t item : offers_[offer].levels[taken_[offer]].adds) ++times_[item];
        }
    }

    /// The best bargain of all. What an offer was worth when it was looked at is no less than what it is worth now, as
    /// long as nothing of it was taken: only the one that seems best is looked at again.
    std::optional<Bargain> best() {
        while (true) {
            std::optional<Bargain> seeming;
            for (const std::optional<Bargain>& known : known_) {
                if (known && (!seeming || known->is_better_than(*seeming))) seeming = known;
            }
            if (!seeming) return std::nullopt;
            known_[seeming->offer] = best_of(seeming->offer);
            const std::optional<Bargain>& now = known_[seeming->offer];
            if (now && !seeming->is_better_than(*now)) return now;
        }
    }

    [[nodiscard]] std::optional<Bargain> best_of(std::size_t offer) const {
        std::optional<Bargain> best;
        Bargain bargain{.offer = offer};
        for (std::size_t level = taken_[offer]; level < offers_[offer].levels.size(); ++level) {
            for (const std::size_t item : offers_[offer].levels[level].adds) bargain.gain += times_[item] == 0;
            bargain.levels = level + 1;
            bargain.cost = cost(offer, level + 1) - cost(offer, taken_[offer]);
            if (bargain.gain > 0 && (!best || bargain.is_better_than(*best))) best = bargain;
        }
        return best;
    }

    /// The most expensive picks first: each gives back the levels that the others make superfluous.
    void trim() {
        std::vector<std::size_t> order(offers_.size());
        std::iota(order.begin(), order.end(), 0);
        std::stable_sort(order.begin(), order.end(),
                         [this](std::size_t a, std::size_t b) { return cost(a, taken_[a]) > cost(b, taken_[b]); });
        for (const std::size_t offer : order) {
            while (taken_[offer] > 0 && is_superfluous(offers_[offer].levels[taken_[offer] - 1])) {
                for (const std::size_t item : offers_[offer].levels[--taken_[offer]].adds) --times_[item];
            }
        }
    }

    [[nodiscard]] bool is_superfluous(const Level& level) const {
        return std::all_of(level.adds.begin(), level.adds.end(), [this](std::size_t item) { return times_[item] > 1; });
    }

    const std::vector<Offer>& offers_;
    std::vector<std::size_t> taken_;    ///< levels of each offer
    std::vector<std::uint32_t> times_;  ///< how often each item is covered
    std::vector<std::optional<Bargain>>
        known_;  ///< of each offer, when it was last looked at; nothing: it gives nothing
};

}  // namespace

std::vector<Pick> cover(std::size_t items, const std::vector<Offer>& offers) { return Coverer(items, offers).run(); }

std::uint64_t cost_of(const std::vector<Pick>& picks, const std::vector<Offer>& offers) {
    std::uint64_t cost = 0;
    for (const Pick& pick : picks) cost += offers[pick.offer].levels[pick.levels - 1].cost;
    return cost;
}

}  // namespace plyproof::crosscheck
