// SPDX-License-Identifier: MIT
// Is there a person at the other end? Colours, digit groups and progress lines are for people only.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace plyproof::apps {

enum class ColorMode : std::uint8_t { Auto, Always, Never };

/// The mode named "auto", "always" or "never".
[[nodiscard]] std::optional<ColorMode> color_mode_from_name(std::string_view name);

/// True when the descriptor is a terminal.
[[nodiscard]] bool is_terminal(int descriptor);

/// Whether to colour. `no_color` and `term` are the values of NO_COLOR and TERM, null when unset. --color always wins
/// over NO_COLOR (https://no-color.org: any value that is not empty turns colour off).
[[nodiscard]] bool wants_color(ColorMode mode, bool terminal, const char* no_color, const char* term);

}  // namespace plyproof::apps
