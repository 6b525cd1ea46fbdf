// SPDX-License-Identifier: MIT
// Text from files and from standard input. Standard input is read only where the user wrote "-".
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "base/result.h"

namespace plyproof::apps {

/// The longest line that LineReader takes: far more than any position has.
inline constexpr std::size_t kLongestLine = std::size_t{1} << 20;

/// Reads lines from a file descriptor and gives up when asked to stop, even while waiting for input. Lines come without
/// their line end (LF or CRLF) and without a byte-order mark before the first; other bytes, NUL too, are kept.
class LineReader {
public:
    /// The descriptor stays the caller's.
    explicit LineReader(int descriptor, std::stop_token stop = {});

    /// The next line; nothing at the end, after a stop, or after an error.
    std::optional<std::string> next();

    /// The number of lines read so far, which is the number of the last one.
    [[nodiscard]] std::size_t line_number() const { return line_number_; }
    /// Why it ended before the end: a read that failed, or a line longer than kLongestLine. Nothing when it did not.
    [[nodiscard]] const std::optional<std::string>& error() const { return error_; }

private:
    /// Waits for more bytes; false at the end.
    bool fill();
    /// Ends the reading: this line will not be given.
    void refuse_line();
    std::string take(std::size_t length, std::size_t with_end);

    int descriptor_;
    std::stop_token stop_;
    std::string waiting_;
    std::size_t start_ = 0;
    std::size_t line_number_ = 0;
    bool ended_ = false;
    std::optional<std::string> error_;
};

/// The most that read_text() takes: far more than any suite or divide has, and little enough to hold in memory.
inline constexpr std::size_t kMostBytes = std::size_t{256} << 20;

/// The whole of a file, or of standard input for "-". The error is a sentence that names the file. A stop while waiting
/// gives what has come so far.
base::Result<std::string, std::string> read_text(const std::string& path, std::stop_token stop);

}  // namespace plyproof::apps
