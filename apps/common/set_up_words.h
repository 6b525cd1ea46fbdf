// SPDX-License-Identifier: MIT
// The options that name a program's set-up, as words of a command to be typed again.
#pragma once

#include <string>

#include "common/engine_options.h"

namespace plyproof::apps {

/// "--dialect go-perft --timeout 5s": the options that ask the judged program in the same way; those that are as usual
/// are left out.
[[nodiscard]] std::string set_up_words(const EngineOptions& engines);

}  // namespace plyproof::apps
