// SPDX-License-Identifier: MIT
#include "common/terminal.h"

#include <unistd.h>

namespace plyproof::apps {

std::optional<ColorMode> color_mode_from_name(std::string_view name) {
    if (name == "auto") return ColorMode::Auto;
    if (name == "always") return ColorMode::Always;
    if (name == "never") return ColorMode::Never;
    return std::nullopt;
}

bool is_terminal(int descriptor) { return ::isatty(descriptor) == 1; }

bool wants_color(ColorMode mode, bool terminal, const char* no_color, const char* term) {
    if (mode != ColorMode::Auto) return mode == ColorMode::Always;
    if (!terminal || (no_color != nullptr && *no_color != '\0')) return false;
    return term != nullptr && std::string_view(term) != "dumb";
}

}  // namespace plyproof::apps
