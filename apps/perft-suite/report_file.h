// SPDX-License-Identifier: MIT
// Where a report goes: standard output, or the file of --output, which is tried before the work begins, so that hours
// of counting do not end at a folder that is not there.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "common/console.h"

namespace plyproof::perft_suite {

class ReportFile {
public:
    /// Opens `path`, leaving what it holds until there is something better; "-" means standard output.
    explicit ReportFile(std::string path);
    ~ReportFile();
    ReportFile(const ReportFile&) = delete;
    ReportFile& operator=(const ReportFile&) = delete;

    /// Why the file cannot be written; nothing when it can.
    [[nodiscard]] std::optional<std::string> fault() const;
    [[nodiscard]] bool is_standard_output() const { return path_ == "-"; }

    /// Writes the report. A file that fails now is an error on the console and OwnFailure, and the report goes to
    /// standard output instead: it is not lost.
    [[nodiscard]] apps::ExitCode write(std::string_view text, apps::Console& console);

private:
    std::string path_;
    int descriptor_ = -1;
    int error_ = 0;
};

/// Says that the report would destroy a suite.
[[nodiscard]] apps::ExitCode refuse_overwriting(const std::string& path, apps::Console& console);

}  // namespace plyproof::perft_suite
