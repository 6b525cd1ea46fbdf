// SPDX-License-Identifier: MIT
// AnswerLines: collects what a program says behind a question until the answer is complete, and notices when it is
// none: a refusal, or a search for a move instead of a count. Text only.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "oracle/dialect.h"

namespace plyproof::oracle {

enum class AnswerState : std::uint8_t {
    Open,      ///< more is to come
    Complete,  ///< the line that ends the answer has come
    Refused,   ///< it does not know the command or does not like the position
    Plays,     ///< it searches for a move
    TooLong,   ///< it is longer than any answer
};

/// No answer is longer, in bytes; what is, is not kept.
inline constexpr std::size_t kLongestAnswer = 4u << 20;

/// True for a line with which programs say that they do not take a command or a position: "Unknown command", "Illegal
/// position", "info string error: ...".
[[nodiscard]] bool is_refusal(std::string_view line);

/// True for a line that takes no notice of one of ours but to repeat it: "White (1) : Invalid move: perft 1".
[[nodiscard]] bool complains_about(std::string_view line, std::string_view sent);

/// True for the lines of a search for a move: "info depth 1 score cp 30 nodes 20 pv e2e4", "bestmove e2e4".
[[nodiscard]] bool is_search_line(std::string_view line);

class AnswerLines {
public:
    /// `sync_answer`: how the line ends that answers the dialect's sync (AnswerEnd::Sync). `depth` was asked for.
    /// REQUIRES: `dialect` lives longer.
    AnswerLines(const Dialect& dialect, int depth, std::string sync_answer = {});

    /// Takes the next line. The state stays once it is no longer Open.
    AnswerState add(std::string_view line);

    /// All lines so far, each with a line end.
    [[nodiscard]] const std::string& text() const { return text_; }
    /// The line that was refused or played.
    [[nodiscard]] const std::string& last_line() const { return last_line_; }
    /// True once a line of a search has come. Lines of that kind are left out of the text from then on.
    [[nodiscard]] bool searches() const { return searches_; }

private:
    [[nodiscard]] bool ends_with(std::string_view line) const;

    const Dialect& dialect_;
    int depth_;
    std::string sync_answer_;
    std::string text_;
    std::string last_line_;
    AnswerState state_ = AnswerState::Open;
    bool searches_ = false;  ///< a line of a search has come
};

}  // namespace plyproof::oracle
