// SPDX-License-Identifier: MIT
// A line of the UCI protocol as words. Blanks, tabs and carriage returns separate, in any number; a byte-order mark in
// front of the line is no part of it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace plyproof::uci {

class Words {
public:
    explicit Words(std::string_view line);

    [[nodiscard]] bool at_end() const { return next_ == words_.size(); }
    /// The next word, empty at the end.
    [[nodiscard]] std::string_view peek() const { return at_end() ? std::string_view() : words_[next_]; }
    /// The same, and goes on.
    std::string_view take();
    /// Goes on when the next word is this one.
    bool take(std::string_view word);
    /// Everything from the next word to the end of the line, as it stands.
    std::string_view take_rest();
    /// All words before the next one that is `end` (or the end of the line), with one blank between them; that word is
    /// not taken.
    std::string take_until(std::string_view end);

private:
    std::string_view line_;
    std::vector<std::string_view> words_;
    std::size_t next_ = 0;
};

/// A whole number, with a sign if it likes; one that 64 bits cannot hold becomes the nearest that they can.
[[nodiscard]] std::optional<std::int64_t> number_from(std::string_view word);

/// True when both are the same but for small and capital letters of ASCII, as names of options are compared.
[[nodiscard]] bool same_name(std::string_view a, std::string_view b);

}  // namespace plyproof::uci
