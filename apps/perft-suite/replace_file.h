// SPDX-License-Identifier: MIT
// Files that are never half-written: the new content goes into a file beside the old one and takes its place when it is
// whole, so that a full disk, a crash or a loss of power leaves either the old or the new one.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace plyproof::perft_suite {

/// Writes `text` to `path`, new or not; its permissions stay, links are followed. Devices and pipes are written
/// directly. The error is a sentence that names the file.
[[nodiscard]] std::optional<std::string> replace_file(const std::string& path, std::string_view text);

}  // namespace plyproof::perft_suite
