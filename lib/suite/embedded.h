// SPDX-License-Identifier: MIT
// The suites of suites/*.epd, compiled in, so that the programs can run them from any folder. The same files are
// installed under share/plyproof/suites. The definition is generated at build time (cmake/EmbedSuites.cmake).
#pragma once

#include <span>
#include <string_view>

namespace plyproof::suite {

struct EmbeddedSuite {
    std::string_view name;  ///< the file's name: "standard.epd"
    std::string_view text;  ///< for parse(text, name)
};

/// All of them but the gate, sorted by name.
[[nodiscard]] std::span<const EmbeddedSuite> embedded();

/// gate.epd: the few cases of the others that find most for their cost. Empty where that file does not stand.
[[nodiscard]] EmbeddedSuite embedded_gate();

}  // namespace plyproof::suite
