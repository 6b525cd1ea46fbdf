// SPDX-License-Identifier: MIT
// What is wrong with a line by the letter of the protocol, for the two kinds of lines that have a grammar: `info` and
// `option`. Only what a reader must stumble over counts; words that the protocol does not know are to be ignored.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "uci/engine_line.h"

namespace plyproof::doctor {

/// Of an `info` line: a number that is none, or out of its range; a score without a value; a move that is none.
[[nodiscard]] std::optional<std::string> info_fault(std::string_view line);

/// Of an `option` line: no name, an unknown type, a spin without its range or with a default outside it, a check that
/// is neither true nor false, a combo whose default is no choice.
[[nodiscard]] std::optional<std::string> option_fault(const uci::OptionLine& option);

/// Two small letters and digits of squares, twice, and a small letter of a piece at most.
[[nodiscard]] bool is_move_text(std::string_view word);

}  // namespace plyproof::doctor
