// SPDX-License-Identifier: MIT
// The texts of a dialect with their gaps filled: {fen}, {depth}, {moves}, {moves...}, {number}, and the part in [ ],
// which stands only where there are moves.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace plyproof::oracle {

/// What the gaps are filled with.
struct Filling {
    std::string fen{};
    int depth = 0;
    std::vector<std::string> moves{};
    unsigned number = 0;
};

/// The text filled. REQUIRES: no template_fault.
[[nodiscard]] std::string filled(std::string_view text, const Filling& filling);

/// The arguments of a command: {moves...} becomes one for each move, an argument of gaps only that are empty none.
[[nodiscard]] std::vector<std::string> filled_arguments(const std::vector<std::string>& arguments,
                                                        const Filling& filling);

enum class TemplateFaultKind : std::uint8_t {
    UnknownGap,     ///< {...} with another word in it
    OpenBrace,      ///< { without }
    OpenBracket,    ///< [ without ], or one inside another
    StrayBracket,   ///< ] without [
    MovesNotAlone,  ///< {moves...} is for an argument of its own
    LineEnd,        ///< a line end or another control character
};

struct TemplateFault {
    TemplateFaultKind kind;
    std::size_t offset;

    friend bool operator==(const TemplateFault&, const TemplateFault&) = default;
};

/// What is wrong with a text; nothing when it can be filled.
[[nodiscard]] std::optional<TemplateFault> template_fault(std::string_view text);

}  // namespace plyproof::oracle
