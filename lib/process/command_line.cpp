// SPDX-License-Identifier: MIT
#include "process/command_line.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "base/utf8.h"

namespace plyproof::process {

namespace {

constexpr std::string_view kBlanks = " \t\r\n";
constexpr std::string_view kShellSigns = "|<>&;";

bool is_in(std::string_view set, char c) { return set.find(c) != std::string_view::npos; }

/// Takes a command apart from left to right.
class Splitting {
public:
    explicit Splitting(std::string_view text) : text_(text) {}

    base::Result<std::vector<std::string>, CommandError> run() {
        if (const std::size_t nul = text_.find('\0'); nul != std::string_view::npos) {
            return base::failure(CommandError{CommandErrorKind::ControlCharacter, nul});
        }
        while (at_ < text_.size() && !error_) take_next();
        if (error_) return base::failure(*error_);
        end_word();
        if (error_) return base::failure(*error_);
        if (words_.empty()) return base::failure(CommandError{CommandErrorKind::Empty, 0});
        return std::move(words_);
    }

private:
    void take_next() {
        const char c = text_[at_];
        if (is_in(kBlanks, c)) {
            end_word();
            ++at_;
        } else if (c == '\'' || c == '"') {
            begin_word();
            protected_ = true;
            take_quoted(c);
        } else if (c == '\\') {
            begin_word();
            protected_ = true;
            take_escaped();
        } else {
            begin_word();
            *word_ += c;
            ++at_;
        }
    }

    void take_escaped() {
        if (at_ + 1 == text_.size()) {
            fail(CommandErrorKind::NothingToEscape, at_);
            return;
        }
        *word_ += text_[at_ + 1];
        at_ += 2;
    }

    void take_quoted(char quote) {
        const std::size_t opened = at_++;
        while (at_ < text_.size() && text_[at_] != quote) {
            const bool escapes =
                quote == '"' && text_[at_] == '\\' && at_ + 1 < text_.size() && is_in("\"\\$`", text_[at_ + 1]);
            if (escapes) ++at_;
            *word_ += text_[at_++];
        }
        if (at_ == text_.size()) {
            fail(CommandErrorKind::UnclosedQuote, opened);
            return;
        }
        ++at_;
    }

    void begin_word() {
        if (word_) return;
        word_.emplace();
        word_begin_ = at_;
        protected_ = false;
    }

    void end_word() {
        if (!word_) return;
        const bool only_signs =
            !word_->empty() && std::ranges::all_of(*word_, [](char c) { return is_in(kShellSigns, c); });
        if (!protected_ && only_signs) fail(CommandErrorKind::ShellSign, word_begin_);
        words_.push_back(std::move(*word_));
        word_.reset();
    }

    void fail(CommandErrorKind kind, std::size_t offset) {
        if (!error_) error_ = CommandError{kind, offset};
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::vector<std::string> words_;
    std::optional<std::string> word_;
    std::size_t word_begin_ = 0;
    bool protected_ = false;  ///< a part of the word stood in quotes or behind a backslash
    std::optional<CommandError> error_;
};

std::string problem_text(CommandErrorKind kind) {
    switch (kind) {
        case CommandErrorKind::Empty:
            return "the command is empty: give a program and its arguments, such as './mine --uci'";
        case CommandErrorKind::UnclosedQuote:
            return "this quote is never closed";
        case CommandErrorKind::NothingToEscape:
            return "there is nothing behind this backslash";
        case CommandErrorKind::ShellSign:
            return "no shell is run, so this sign has no meaning; put it into quotes, or use sh -c '...'";
        case CommandErrorKind::ControlCharacter:
            return "there is a NUL byte in the command";
    }
    return {};
}

}  // namespace

base::Result<std::vector<std::string>, CommandError> split_command(std::string_view text) {
    return Splitting(text).run();
}

std::string command_error_text(std::string_view text, const CommandError& error) {
    if (error.kind == CommandErrorKind::Empty) return problem_text(error.kind);
    constexpr std::size_t kShownBefore = 60;
    constexpr std::size_t kShownBehind = 36;
    std::size_t at = error.offset > kShownBefore ? error.offset - kShownBefore : 0;
    const std::size_t end = std::min(text.size(), error.offset + kShownBehind);
    // Neither half a character nor one that commands the terminal.
    while (at < error.offset && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80) ++at;
    std::string shown;
    std::size_t caret = 0;
    std::size_t columns = 0;
    while (at < end) {
        if (at == error.offset) caret = columns;
        const std::size_t length = base::printable_length(text.substr(at));
        const std::string piece = length > 0 ? std::string(text.substr(at, length))
                                             : fmt::format("\\x{:02x}", static_cast<unsigned char>(text[at]));
        columns += length > 0 ? 1 : piece.size();
        shown += piece;
        at += std::max<std::size_t>(length, 1);
    }
    return fmt::format("{}\n  {}\n  {:>{}}", problem_text(error.kind), shown, '^', caret + 1);
}

std::string join_command(const std::vector<std::string>& words) {
    constexpr std::string_view kPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./=:,+@%^";
    std::string text;
    for (const std::string& word : words) {
        if (!text.empty()) text += ' ';
        if (!word.empty() && word.find_first_not_of(kPlain) == std::string::npos) {
            text += word;
            continue;
        }
        text += '\'';
        for (const char c : word) text += c == '\'' ? std::string("'\\''") : std::string(1, c);
        text += '\'';
    }
    return text;
}

}  // namespace plyproof::process
