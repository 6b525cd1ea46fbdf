// SPDX-License-Identifier: MIT
// The ideas of the search that can be switched off one by one, so that games can say what each is worth and tests can
// look at the bare search.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/enum_array.h"

namespace plyproof::search {

enum class Feature : std::uint8_t {
    Table,  ///< cut off by, and take the first move from, the transposition table
    AspirationWindows,
    MateDistance,  ///< do not look for mates longer than one that is known
    HistoryDraws,  ///< repetition and fifty-move rule: what depends on the game before
    Killers,       ///< quiet moves that cut in a sister node come sooner
    QuietHistory,
    CaptureHistory,
    ContinuationHistory,
    ReverseFutility,
    NullMove,
    LateMoveReductions,
    LateMovePruning,
    Futility,
    ExchangePruning,  ///< moves that lose material are not looked at near the leaves
    CheckExtension,
    SingularExtension,
    QuiescencePruning,
};

}  // namespace plyproof::search

template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::search::Feature> = 17;

namespace plyproof::search {

class Features {
public:
    /// All of them.
    [[nodiscard]] static constexpr Features all() {
        Features features;
        for (bool& on : features.on_) on = true;
        return features;
    }
    /// Fixed-depth alpha-beta: every line is searched to the nominal depth and then until it is quiet, and the score of
    /// a position depends on nothing but the position and the depth.
    [[nodiscard]] static constexpr Features plain() { return {}; }

    [[nodiscard]] constexpr bool has(Feature feature) const { return on_[feature]; }
    [[nodiscard]] constexpr Features with(Feature feature, bool on = true) const {
        Features changed = *this;
        changed.on_[feature] = on;
        return changed;
    }
    [[nodiscard]] constexpr Features without(Feature feature) const { return with(feature, false); }
    /// The same without all that leaves moves out or looks at them less deeply: slow, and overlooks nothing but what a
    /// table that is not empty holds of quicker searches.
    [[nodiscard]] constexpr Features thorough() const {
        using enum Feature;
        Features changed = *this;
        for (const Feature selective : {ReverseFutility, NullMove, LateMoveReductions, LateMovePruning, Futility,
                                        ExchangePruning, QuiescencePruning}) {
            changed.on_[selective] = false;
        }
        return changed;
    }

    friend constexpr bool operator==(const Features&, const Features&) = default;

private:
    base::EnumArray<Feature, bool> on_;
};

/// "null-move" and so on.
[[nodiscard]] std::string_view name_of(Feature feature);
[[nodiscard]] std::optional<Feature> feature_from_name(std::string_view name);

}  // namespace plyproof::search
