// SPDX-License-Identifier: MIT
// The text of lib/eval/weights.cpp, written and read.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "model.h"

namespace plyproof::tune {

/// The file with these weights, rounded to whole centipawns.
[[nodiscard]] std::string weight_text(const Weights& weights);

/// The weights of such a file; the error is a sentence.
[[nodiscard]] base::Result<Weights, std::string> parse_weights(std::string_view text);

}  // namespace plyproof::tune
