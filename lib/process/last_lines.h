// SPDX-License-Identifier: MIT
// LastLines: the last few lines that somebody said, for the message that has to explain what went wrong. Takes no more
// memory however much is said.
#pragma once

#include <cstddef>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace plyproof::process {

class LastLines {
public:
    static constexpr std::size_t kNumber = 10;
    static constexpr std::size_t kLength = 500;  ///< bytes that are kept of a line

    void add(std::string_view line) {
        if (lines_.size() == kNumber) lines_.pop_front();
        lines_.emplace_back(line.substr(0, kLength));
    }
    /// In the order in which they came.
    [[nodiscard]] std::vector<std::string> lines() const { return {lines_.begin(), lines_.end()}; }

private:
    std::deque<std::string> lines_;
};

}  // namespace plyproof::process
