// SPDX-License-Identifier: MIT
#include "search/features.h"

namespace plyproof::search {

std::string_view name_of(Feature feature) {
    static constexpr base::EnumArray<Feature, std::string_view> kNames = {{
        "table",
        "aspiration-windows",
        "mate-distance",
        "history-draws",
        "killers",
        "quiet-history",
        "capture-history",
        "continuation-history",
        "reverse-futility",
        "null-move",
        "late-move-reductions",
        "late-move-pruning",
        "futility",
        "exchange-pruning",
        "check-extension",
        "singular-extension",
        "quiescence-pruning",
    }};
    return kNames[feature];
}

std::optional<Feature> feature_from_name(std::string_view name) {
    for (const Feature feature : base::kAll<Feature>) {
        if (name_of(feature) == name) return feature;
    }
    return std::nullopt;
}

}  // namespace plyproof::search
