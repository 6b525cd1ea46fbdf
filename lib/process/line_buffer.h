// SPDX-License-Identifier: MIT
// LineBuffer: bytes as they come, cut into lines. It takes no more memory than the bytes themselves, however many lines
// they are, and a line beyond the limit puts an end to reading.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace plyproof::process {

class LineBuffer {
public:
    /// `longest_line` in bytes, without the line end.
    explicit LineBuffer(std::size_t longest_line) : longest_line_(longest_line) {}

    /// Takes more bytes; lines end with LF or CR LF. False when a line is too long: what came before it can still be
    /// taken, this line and all behind it are dropped.
    bool add(std::string_view bytes);

    /// The bytes have come to their end: an unfinished line counts as one.
    void finish();

    /// The first line not yet taken.
    std::optional<std::string> take();

    [[nodiscard]] bool has_line() const { return begin_ < unfinished_; }
    [[nodiscard]] bool overflowed() const { return overflowed_; }
    /// The bytes that wait to be taken.
    [[nodiscard]] std::size_t size() const { return bytes_.size() - begin_; }
    /// What stands behind the last line end.
    [[nodiscard]] std::string_view unfinished() const { return std::string_view(bytes_).substr(unfinished_); }

private:
    std::size_t longest_line_;
    std::string bytes_;
    std::size_t begin_ = 0;       ///< of the first line not yet taken
    std::size_t unfinished_ = 0;  ///< where the line begins that has no end yet
    bool overflowed_ = false;
};

}  // namespace plyproof::process
