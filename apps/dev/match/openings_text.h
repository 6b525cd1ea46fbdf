// SPDX-License-Identifier: MIT
// The openings of openings.txt (scripts/make-openings), inside the program.
#pragma once

#include <string_view>

namespace plyproof::apps {

extern const std::string_view kOpeningsText;

}  // namespace plyproof::apps
