// SPDX-License-Identifier: MIT
// Where the terms say what they found. A sink takes "this weight counts so often for this side": one only adds up, the
// other also writes down what it is told. The terms are written once and do not know which one listens.
#pragma once

#include "chess/isa.h"
#include "eval/trace.h"

namespace plyproof::eval {

/// For evaluate(): sums per side. Each instruction-set level has its own (kernels.h), and thereby its own terms.
template <class IsaOfKernel>
class SummingSink {
public:
    using Isa = IsaOfKernel;

    template <chess::Color Us, Group G>
    PLYPROOF_INLINE void add(std::size_t place, int count) {
        const Score worth = kWeights[kGroups[G].first + place] * count;
        (is_danger(G) ? dangers_ : totals_)[Us] += worth;
    }
    /// A value that is no weight times a count: the danger of a king.
    template <chess::Color Us>
    PLYPROOF_INLINE void add_value(Term, Score value) {
        totals_[Us] += value;
    }

    /// The summed weights of danger of the attack by `attacker`.
    [[nodiscard]] PLYPROOF_INLINE Score danger(chess::Color attacker) const { return dangers_[attacker]; }
    /// What White has more than Black.
    [[nodiscard]] PLYPROOF_INLINE Score balance() const {
        return totals_[chess::Color::White] - totals_[chess::Color::Black];
    }

private:
    base::EnumArray<chess::Color, Score> totals_;
    base::EnumArray<chess::Color, Score> dangers_;
};

/// For trace() and coefficients(): the same, and every count by weight, every value by term.
class TracingSink {
public:
    using Isa = chess::PortableIsa;

    template <chess::Color Us, Group G>
    void add(std::size_t place, int count) {
        const std::size_t weight = kGroups[G].first + place;
        sum_.template add<Us, G>(place, count);
        if constexpr (is_danger(G)) {
            found_.danger[Us][weight] = static_cast<std::int16_t>(found_.danger[Us][weight] + count);
        } else {
            const int signed_count = Us == chess::Color::White ? count : -count;
            found_.counts[weight] = static_cast<std::int16_t>(found_.counts[weight] + signed_count);
            found_.trace.terms[kGroups[G].term][Us] += kWeights[weight] * count;
        }
    }
    template <chess::Color Us>
    void add_value(Term term, Score value) {
        sum_.template add_value<Us>(term, value);
        found_.trace.terms[term][Us] += value;
    }

    [[nodiscard]] Score danger(chess::Color attacker) const { return sum_.danger(attacker); }
    [[nodiscard]] Score balance() const { return sum_.balance(); }
    [[nodiscard]] const Coefficients& found() const { return found_; }

private:
    SummingSink<Isa> sum_;
    Coefficients found_;
};

/// add<White, Group::KnightMobility>(sink, squares): how the terms speak.
template <chess::Color Us, Group G, class Sink>
PLYPROOF_INLINE void add(Sink& sink, std::size_t place = 0, int count = 1) {
    sink.template add<Us, G>(place, count);
}

}  // namespace plyproof::eval
