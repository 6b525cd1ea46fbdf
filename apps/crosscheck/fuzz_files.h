// SPDX-License-Identifier: MIT
// Files to which a long run appends line by line, so that nothing is lost whatever becomes of it. What cannot be
// written is told once, and the work stops: hours of looking must not end in nothing.
#pragma once

#include <fstream>
#include <optional>
#include <string>
#include <string_view>

namespace plyproof::crosscheck {

class AppendedFile {
public:
    /// Without a path nothing is written.
    explicit AppendedFile(const std::optional<std::string>& path) : path_(path) {
        if (path_) stream_.open(*path_, std::ios::app);
    }

    void write(std::string_view line) {
        if (path_) stream_ << line << std::flush;
    }

    /// Why it failed; nothing as long as it did not.
    [[nodiscard]] std::optional<std::string> fault() const {
        return !path_ || stream_.good() ? std::nullopt : std::optional("cannot write " + *path_);
    }

private:
    std::optional<std::string> path_;
    std::ofstream stream_;
};

}  // namespace plyproof::crosscheck
