// SPDX-License-Identifier: MIT
#include "doctor/judges.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>
#include <utility>

#include "base/printable_text.h"
#include "uci/words.h"

namespace plyproof::doctor {

namespace {

constexpr std::size_t kShown = 70;
constexpr std::size_t kShownOfNoise = 12;

std::optional<std::string> first_fault(const std::vector<Check>& checks, const Talk& talk) {
    for (const Check& check : checks) {
        if (auto fault = check(talk)) return fault;
    }
    return std::nullopt;
}

/// Bytes that cannot be printed are spelled out by four characters each.
std::string shown(const std::string& text) {
    std::string line = base::printable_text(text, kShown);
    return line.size() <= 2 * kShown ? line : base::printable_text(text, kShownOfNoise);
}

/// By what the engine says about the line that was tried.
Judgement by_complaint(const Talk& talk, Verdict silent) {
    if (const auto text = complaint(talk)) return {Verdict::ErrorText, shown(*text)};
    return {silent};
}

/// Many engines confirm what they have done; only a refusal uses such words.
bool sounds_refusing(std::string_view text) {
    std::string small(text);
    std::ranges::transform(small, small.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    constexpr std::array kWords{"no such", "unknown", "unrecogni", "invalid",     "illegal", "error",
                                "not ",    "cannot",  "can't",     "unsupported", "refuse"};
    return std::ranges::any_of(kWords, [&](const char* word) { return small.find(word) != std::string::npos; });
}

std::string seconds_text(std::chrono::milliseconds time) {
    return fmt::format("{:g} s", std::chrono::duration<double>(time).count());
}

std::string behind(const Talk& talk) {
    constexpr std::size_t kShownOfLine = 40;  // the conversation has it whole
    const std::string line = last_sent(talk);
    return line.empty() ? "at its start" : fmt::format("after '{}'", base::printable_text(line, kShownOfLine));
}

Judgement judge_end(const Talk& talk) {
    if (!talk.exit) return {Verdict::Crashed, fmt::format("it closed its output {}, and still runs", behind(talk))};
    return {Verdict::Crashed, fmt::format("{}{} {}", talk.exit->signal != 0 ? "" : "it ended with ",
                                          exit_text(*talk.exit), behind(talk))};
}

Judgement judge_silence(const Talk& talk) {
    const std::string what = fmt::format("no {} within {}", talk.waited_for, seconds_text(talk.patience));
    if (talk.waited_for == "its end") {
        return {Verdict::Hung, fmt::format("it did not end within {} {}", seconds_text(talk.patience), behind(talk))};
    }
    if (talk.stopped_late) return {Verdict::Wrong, what + ", only after stop"};
    if (talk.alive && talk.waited_for == "bestmove") {
        return {Verdict::Ignored, what + ", nor after stop; it still answers isready"};
    }
    if (talk.alive) return {Verdict::Ignored, what + "; it answers a later isready"};
    return {Verdict::Hung, what + ", and nothing after it"};
}

/// What an engine is told before a line that it must refuse: nothing that is legal there is legal elsewhere.
Game game_before() { return {.fen = "7k/8/8/8/8/8/P7/K7 b - - 0 1"}; }

/// A line such as 'Nodes searched: 20' or 'e2e4: 1'.
std::optional<std::string> line_with_count(const Talk& talk) {
    for (const TalkLine& line : talk.lines) {
        const std::size_t colon = line.text.rfind(':');
        if (line.is_ours() || first_word(line.text) == "info" || colon == std::string::npos) continue;
        uci::Words behind_colon(std::string_view(line.text).substr(colon + 1));
        if (uci::number_from(behind_colon.take()) && behind_colon.at_end()) return line.text;
    }
    return std::nullopt;
}

std::optional<std::string> illegal(const std::string& move, const Game& game) {
    const auto fault = move_fault(position_of(game), move, game.variant);
    return fault ? std::optional(fmt::format("bestmove {} {}", base::printable_text(move, 20), *fault)) : std::nullopt;
}

}  // namespace

Judge answered(std::vector<Check> checks) {
    return [checks = std::move(checks)](const Talk& talk) -> Judgement {
        if (auto fault = first_fault(checks, talk)) return {Verdict::Wrong, *fault};
        return {Verdict::Answered};
    };
}

Judge survived(std::vector<Check> checks) {
    return [checks = std::move(checks)](const Talk& talk) -> Judgement {
        if (auto fault = first_fault(checks, talk)) return {Verdict::Wrong, *fault};
        return by_complaint(talk, Verdict::Ignored);
    };
}

Judge accepted(std::vector<Check> checks) {
    return [checks = std::move(checks)](const Talk& talk) -> Judgement {
        if (auto fault = first_fault(checks, talk)) return {Verdict::Wrong, *fault};
        const Judgement said = by_complaint(talk, Verdict::Answered);
        return sounds_refusing(said.text) ? said : Judgement{Verdict::Answered};
    };
}

Steps position_refused(std::string_view line) {
    return send(position_line(game_before())) + ready() + try_line(line) + ready() + search() +
           send("position startpos") + search();
}

Judge refused(std::vector<Game> traps, Verdict otherwise) {
    return [traps = std::move(traps), otherwise](const Talk& talk) -> Judgement {
        const std::vector<uci::BestMoveLine> moves = best_moves(talk);
        if (moves.size() != 2) return {Verdict::Wrong, fmt::format("{} bestmoves for 2 searches", moves.size())};
        if (const auto fault = illegal(moves[1].move, {})) return {Verdict::Wrong, "after it, " + *fault};
        const std::string& move = moves[0].move;
        const std::string words = "bestmove " + base::printable_text(move, 20);
        if (Judgement said = by_complaint(talk, Verdict::Ignored);
            said.verdict == Verdict::ErrorText && (uci::is_no_move(move) || !illegal(move, game_before()))) {
            return said;
        }
        if (uci::is_no_move(move)) return {Verdict::Answered, words};
        if (!illegal(move, game_before())) return {Verdict::Ignored, words + ", a move of the game before"};
        for (const Game& trap : traps) {
            if (!illegal(move, trap)) {
                return {Verdict::Wrong, fmt::format("{}, a move of '{}'", words, position_line(trap))};
            }
        }
        if (otherwise == Verdict::Wrong) return {otherwise, words + ", for a position that nobody asked about"};
        return {otherwise, words};
    };
}

Steps count_behind(std::string_view line) {
    return send(position_line(game_before())) + ready() + try_line(line) + ready() + send("go perft 1") + ready();
}

Judge count_refused() {
    return [](const Talk& talk) -> Judgement {
        const auto count = line_with_count(talk);
        if (!count) return by_complaint(talk, Verdict::Answered);
        if (!says_number(std::string(kMovesBefore))(talk)) return by_complaint(talk, Verdict::Ignored);
        return {Verdict::Wrong, fmt::format("'{}', for a position that nobody asked about", shown(*count))};
    };
}

Judge understood(const Game& game) {
    return [game](const Talk& talk) -> Judgement {
        const auto fault = legal_moves_of(game)(talk);
        if (!fault) return {Verdict::Answered};
        if (!legal_moves_of({})(talk)) return by_complaint(talk, Verdict::Ignored);
        return {Verdict::Wrong, *fault};
    };
}

Judge answered_when_said(const std::string& word, std::size_t times) {
    return [word, times](const Talk& talk) -> Judgement {
        if (times_said(talk, word) >= times) return {Verdict::Answered};
        return by_complaint(talk, Verdict::Ignored);
    };
}

Judge answered_if_known(const Check& check) {
    return [check](const Talk& talk) -> Judgement {
        const auto fault = check(talk);
        if (!fault) return {Verdict::Answered};
        return by_complaint(talk, Verdict::Ignored);
    };
}

Judgement judge(const Probe& probe, const Talk& talk) {
    switch (talk.ending) {
        case Ending::NotStarted:
            return {Verdict::NotTried, talk.trouble};
        case Ending::Stopped:
            return {Verdict::NotTried, "interrupted"};
        case Ending::Ended:
            return judge_end(talk);
        case Ending::Silent:
            return judge_silence(talk);
        case Ending::Endless:
            return {Verdict::Wrong, fmt::format("it writes without end {}", behind(talk))};
        case Ending::Complete:
            break;
    }
    if (talk.exit && talk.exit->signal != 0) {
        return {Verdict::Crashed, fmt::format("{} {}", exit_text(*talk.exit), behind(talk))};
    }
    if (auto stray = stray_best_move(talk)) return {Verdict::Wrong, *stray};
    return probe.judge(talk);
}

}  // namespace plyproof::doctor
