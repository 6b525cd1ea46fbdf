// SPDX-License-Identifier: MIT
// LastLines: the last few lines that somebody said, for the message that has to explain what went wrong. A program that
// fails often says first what happened and then much else, a back trace or a dump of memory: so the first lines of the
// last complaint are kept, too. Takes no more memory however much is said.
#pragma once

#include <cstddef>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace plyproof::process {

/// True for a line with which programs, their run-time systems and sanitizers begin to say that they fail.
[[nodiscard]] bool is_complaint(std::string_view line);

class LastLines {
public:
    static constexpr std::size_t kNumber = 10;
    static constexpr std::size_t kLength = 500;         ///< bytes that are kept of a line
    static constexpr std::size_t kComplaint = 6;        ///< lines that are kept of the beginning of a complaint
    static constexpr std::size_t kSameComplaint = 200;  ///< so many lines later it is another one
    static constexpr std::string_view kLeftOut = "[...]";

    void add(std::string_view line);
    /// In the order in which they came; kLeftOut stands where some are missing between a complaint and the last ones.
    [[nodiscard]] std::vector<std::string> lines() const;

private:
    std::deque<std::string> lines_;
    std::vector<std::string> complaint_;
    std::size_t added_ = 0;            ///< lines, ever
    std::size_t complaint_begin_ = 0;  ///< how many came before the complaint
};

}  // namespace plyproof::process
