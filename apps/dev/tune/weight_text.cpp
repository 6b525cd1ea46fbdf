// SPDX-License-Identifier: MIT
#include "weight_text.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>

namespace plyproof::tune {

namespace {

constexpr std::string_view kHead = R"(// SPDX-License-Identifier: MIT
// The weights of the evaluation, in centipawns: middle game, endgame. Written by scripts/tune; docs/evaluation.md says
// from which games.
#include "eval/weights.h"

namespace plyproof::eval {

// clang-format off
const WeightTable kWeights = {{
)";

constexpr std::string_view kFoot = R"(}};
// clang-format on

}  // namespace plyproof::eval
)";

/// Takes a number and the character that must follow it off the front of the text.
std::optional<int> take_number(std::string_view& text, char end) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    int number = 0;
    const auto [next, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || next == text.data() + text.size() || *next != end) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(next - text.data()) + 1);
    return number;
}

}  // namespace

std::string weight_text(const Weights& weights) {
    std::string text(kHead);
    for (const eval::GroupInfo& group : eval::kGroups) {
        text += fmt::format("    // {}: {}\n", group.name, group.places);
        for (std::size_t i = 0; i < group.size; ++i) {
            const Pair& weight = weights[group.first + i];
            const bool ends_line = (i + 1) % group.columns == 0 || i + 1 == group.size;
            text += fmt::format("{}{{{}, {}}},{}", i % group.columns == 0 ? "    " : " ", std::lround(weight.middle),
                                std::lround(weight.end), ends_line ? "\n" : "");
        }
    }
    return text.append(kFoot);
}

base::Result<Weights, std::string> parse_weights(std::string_view text) {
    const std::size_t begin = text.find("= {{");
    if (begin == text.npos) return tl::unexpected(std::string("there is no table: \"= {{\" is missing"));
    text.remove_prefix(begin + 4);
    Weights weights;
    for (std::size_t open = text.find('{'); open != text.npos; open = text.find('{')) {
        text.remove_prefix(open + 1);
        const auto middle = take_number(text, ',');
        const auto end = middle ? take_number(text, '}') : std::nullopt;
        if (!end) return tl::unexpected(fmt::format("weight {} is no pair of numbers", weights.size() + 1));
        weights.push_back({static_cast<double>(*middle), static_cast<double>(*end)});
    }
    if (weights.size() != eval::kWeightCount) {
        return tl::unexpected(fmt::format("it has {} weights, not {}", weights.size(), eval::kWeightCount));
    }
    return weights;
}

}  // namespace plyproof::tune
