// SPDX-License-Identifier: MIT
#include "doctor/converse.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <utility>
#include <variant>

#include "uci/command.h"

namespace plyproof::doctor {

namespace {

using base::ChannelError;
using base::Deadline;
using Clock = std::chrono::steady_clock;

constexpr std::size_t kMostLines = 20000;
constexpr std::size_t kLongestKept = 20000;

/// One way through the steps.
class Conversation {
public:
    Conversation(process::Peer& peer, const ConverseOptions& options) : peer_(peer), options_(options) {
        talk_.patience = options.patience;
    }

    Talk run(const Steps& steps) {
        for (const Step& step : steps) {
            if (const auto error = take(step)) {
                break_off(*error);
                break;
            }
        }
        talk_.errors = peer_.last_errors();
        talk_.unfinished = peer_.unfinished_line();
        talk_.time = Clock::now() - begin_;
        return std::move(talk_);
    }

private:
    using Failure = std::optional<ChannelError>;

    Failure take(const Step& step) {
        switch (step.kind) {
            case StepKind::Send:
                return say(Way::Sent, step.text);
            case StepKind::Try:
                return say(Way::Tried, step.text);
            case StepKind::Await:
                return await(step.text, step.times);
            case StepKind::Listen:
                return listen(step.time);
            case StepKind::SetDefaults:
                return set_defaults();
            case StepKind::TryEach:
                return try_each(step.options);
            case StepKind::CloseInput:
                peer_.close_input();
                input_open_ = false;
                return std::nullopt;
            case StepKind::End:
                return await_end();
        }
        return std::nullopt;
    }

    [[nodiscard]] Deadline deadline() const { return Deadline::in(options_.patience); }

    Failure say(Way way, const std::string& text) {
        const std::string line = options_.option ? filled(text, *options_.option) : text;
        keep(way, line);
        if (first_word(line) == "isready") ++asked_ready_;
        talk_.waited_for = "room to write";
        if (const auto sent = peer_.send(line, deadline()); !sent) return sent.error();
        return std::nullopt;
    }

    Failure hear(Deadline until) {
        auto line = peer_.receive(until);
        if (!line) return line.error();
        ++said_[std::string(first_word(*line))];
        const uci::EngineLine meaning = uci::parse_engine_line(*line);
        if (const auto* option = std::get_if<uci::OptionLine>(&meaning)) talk_.options.push_back(*option);
        // Of an engine that thinks aloud for long only what ends a wait is of interest.
        const bool is_news = !std::holds_alternative<uci::InfoLine>(meaning);
        if (talk_.lines.size() < kMostLines || is_news) keep(Way::Said, *line);
        return std::nullopt;
    }

    void keep(Way way, const std::string& text) {
        talk_.lines.push_back({way, text.substr(0, kLongestKept), Clock::now() - begin_});
    }

    Failure await(const std::string& word, unsigned times) {
        talk_.waited_for = word;
        // An answer for each question, so that an early one is not taken for that to the last.
        const std::size_t wanted = std::max(awaited_[word] += times, word == "readyok" ? asked_ready_ : 0);
        const Deadline until = deadline();
        while (said_[word] < wanted) {
            if (const Failure failure = hear(until)) return failure;
        }
        return std::nullopt;
    }

    Failure listen(std::chrono::milliseconds time) {
        talk_.waited_for = "anything";
        const Deadline until = Deadline::in(time);
        for (;;) {
            const Failure failure = hear(until);
            if (failure == ChannelError::TimedOut) return std::nullopt;
            if (failure) return failure;
        }
    }

    Failure set_defaults() {
        for (const uci::OptionLine& option : std::vector(talk_.options)) {
            using uci::OptionType;
            // Texts are names of files, mostly, and an empty one has two spellings.
            if (option.type == OptionType::Button || option.type == OptionType::String) continue;
            const uci::SetOptionCommand command{option.name, option.default_value};
            if (const Failure failure = say(Way::Sent, uci::command_text(command))) return failure;
        }
        return std::nullopt;
    }

    Failure try_each(OptionSet options) {
        for (const uci::OptionLine& option : std::vector(talk_.options)) {
            if (!is_in(options, option)) continue;
            const uci::SetOptionCommand command{option.name, value_tried_on(option)};
            if (const Failure failure = say(Way::Tried, uci::command_text(command))) return failure;
        }
        return std::nullopt;
    }

    Failure await_end() {
        talk_.waited_for = "its end";
        const Deadline until = deadline();
        for (;;) {
            const Failure failure = hear(until);
            if (!failure) continue;
            if (failure != ChannelError::Closed) return failure;
            const auto status = peer_.wait(until);
            if (!status) return status.error();
            talk_.exit = *status;
            return std::nullopt;
        }
    }

    void break_off(ChannelError error) {
        switch (error) {
            case ChannelError::TimedOut:
                talk_.ending = Ending::Silent;
                if (input_open_) ask_whether_alive();
                return;
            case ChannelError::Closed:
                note_end();
                return;
            case ChannelError::LineTooLong:
            case ChannelError::TooMuchOutput:
                talk_.ending = Ending::Endless;
                return;
            case ChannelError::Stopped:
                talk_.ending = Ending::Stopped;
                return;
        }
    }

    void note_end() {
        talk_.ending = Ending::Ended;
        const Deadline until = deadline();
        while (!hear(until)) {
        }
        if (const auto status = peer_.wait(until)) talk_.exit = *status;
    }

    /// A search that has not ended is told to, and the answer to one more isready shows that somebody listens.
    void ask_whether_alive() {
        const bool wants_move = talk_.waited_for == "bestmove";
        const Deadline until = Deadline::in(options_.patience / 2);
        const std::size_t moves = said_["bestmove"];
        const std::size_t answers = said_["readyok"];
        for (const std::string_view line : {std::string_view("stop"), std::string_view("isready")}) {
            if (line == "stop" && !searches()) continue;
            keep(Way::Sent, std::string(line));
            if (!peer_.send(line, until)) return;
        }
        bool is_answered = false;
        while (!is_answered) {
            const Failure failure = hear(until);
            if (failure == ChannelError::Closed) return note_end();
            if (failure) break;
            talk_.alive = said_["readyok"] > answers;
            talk_.stopped_late = wants_move && said_["bestmove"] > moves;
            is_answered = talk_.alive && (talk_.stopped_late || !wants_move);
        }
    }

    /// It may be busy with a search that nobody has ended.
    [[nodiscard]] bool searches() const {
        return std::ranges::any_of(
            talk_.lines, [](const TalkLine& line) { return line.is_ours() && first_word(line.text) == "go"; });
    }

    process::Peer& peer_;
    const ConverseOptions& options_;
    Talk talk_;
    Clock::time_point begin_ = Clock::now();
    std::map<std::string, std::size_t> said_;     ///< lines by their first word
    std::map<std::string, std::size_t> awaited_;  ///< and how many of them all steps so far wait for
    std::size_t asked_ready_ = 0;                 ///< how often isready was sent
    bool input_open_ = true;
};

}  // namespace

std::string filled(std::string line, const uci::OptionLine& option) {
    const std::int64_t min = option.min.value_or(0);
    const std::int64_t max = option.max.value_or(0);
    const std::array<std::pair<std::string_view, std::string>, 4> values{{{"{min}", std::to_string(min)},
                                                                          {"{max}", std::to_string(max)},
                                                                          {"{below}", std::to_string(min - 1)},
                                                                          {"{above}", std::to_string(max + 1)}}};
    for (const auto& [name, value] : values) {
        if (const std::size_t at = line.find(name); at != std::string::npos) line.replace(at, name.size(), value);
    }
    return line;
}

Talk converse(process::Peer& peer, const Steps& steps, const ConverseOptions& options) {
    return Conversation(peer, options).run(steps);
}

}  // namespace plyproof::doctor
