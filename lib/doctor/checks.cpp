// SPDX-License-Identifier: MIT
#include "doctor/checks.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>

#include "base/printable_text.h"
#include "chess/move_text.h"
#include "uci/words.h"

namespace plyproof::doctor {

namespace {

constexpr std::size_t kShown = 40;

std::optional<std::string> fault_of(const uci::BestMoveLine& line, const chess::Position& position,
                                    chess::Variant variant) {
    const std::string shown = base::printable_text(line.move, kShown);
    if (const auto fault = move_fault(position, line.move, variant))
        return fmt::format("bestmove {} {}", shown, *fault);
    if (uci::is_no_move(line.ponder)) return std::nullopt;
    const auto move = chess::parse_uci_move(position, line.move, variant);
    if (const auto fault = move_fault(position.after(*move), line.ponder, variant)) {
        return fmt::format("bestmove {} ponder {}: the second move {}", shown,
                           base::printable_text(line.ponder, kShown), *fault);
    }
    return std::nullopt;
}

bool begins_search(const TalkLine& line) { return line.is_ours() && first_word(line.text) == "go"; }

}  // namespace

std::optional<std::string> stray_best_move(const Talk& talk) {
    std::size_t open = 0;
    bool any = false;
    for (const TalkLine& line : talk.lines) {
        if (begins_search(line)) {
            ++open;
            any = true;
        } else if (!line.is_ours() && first_word(line.text) == "bestmove") {
            const std::string shown = base::printable_text(line.text, kShown);
            if (open == 0 && any) return fmt::format("one bestmove too many: '{}'", shown);
            if (open == 0) return fmt::format("'{}' without a go", shown);
            --open;
        }
    }
    return std::nullopt;
}

Check legal_moves_of(const Game& game) {
    return [game](const Talk& talk) -> std::optional<std::string> {
        const chess::Position position = position_of(game);
        for (const uci::BestMoveLine& line : best_moves(talk)) {
            if (auto fault = fault_of(line, position, game.variant)) return fault;
        }
        return std::nullopt;
    };
}

Check last_move_legal(const Game& game) {
    return [game](const Talk& talk) -> std::optional<std::string> {
        const std::vector<uci::BestMoveLine> moves = best_moves(talk);
        if (moves.empty()) return "there is no bestmove";
        return fault_of(moves.back(), position_of(game), game.variant);
    };
}

Check moves_are(const std::string& move) {
    return [move](const Talk& talk) -> std::optional<std::string> {
        for (const uci::BestMoveLine& line : best_moves(talk)) {
            if (line.move != move) {
                return fmt::format("bestmove {}, where only {} is right", base::printable_text(line.move, kShown),
                                   move);
            }
        }
        return std::nullopt;
    };
}

Check no_move() {
    return [](const Talk& talk) -> std::optional<std::string> {
        for (const uci::BestMoveLine& line : best_moves(talk)) {
            if (!uci::is_no_move(line.move)) {
                return fmt::format("bestmove {}, where no move is legal", base::printable_text(line.move, kShown));
            }
        }
        return std::nullopt;
    };
}

Check said_times(const std::string& word, std::size_t times) {
    return [word, times](const Talk& talk) -> std::optional<std::string> {
        const std::size_t said = times_said(talk, word);
        if (said == times) return std::nullopt;
        return fmt::format("{} came {} times, where {} is right", word, said, times);
    };
}

Check said_at_least(const std::string& word, std::size_t times) {
    return [word, times](const Talk& talk) -> std::optional<std::string> {
        const std::size_t said = times_said(talk, word);
        if (said >= times) return std::nullopt;
        return fmt::format("{} came {} times, where at least {} is right", word, said, times);
    };
}

Check no_move_before(const std::string& line) {
    return [line](const Talk& talk) -> std::optional<std::string> {
        bool is_thinking = false;
        for (const TalkLine& each : talk.lines) {
            if (begins_search(each)) is_thinking = true;
            if (each.is_ours() && each.text == line) is_thinking = false;
            if (is_thinking && !each.is_ours() && first_word(each.text) == "bestmove") {
                return fmt::format("'{}' came before '{}'", base::printable_text(each.text, kShown), line);
            }
        }
        return std::nullopt;
    };
}

std::optional<std::string> ended_badly(const Talk& talk) {
    if (!talk.exit || talk.exit->success()) return std::nullopt;
    return "it ended with " + exit_text(*talk.exit);
}

Check says_number(const std::string& number) {
    return [number](const Talk& talk) -> std::optional<std::string> {
        for (const TalkLine& line : talk.lines) {
            const std::string_view first = first_word(line.text);
            if (line.is_ours() || first == "info" || first == "bestmove") continue;
            for (uci::Words words(line.text); !words.at_end();) {
                if (words.take() == number) return std::nullopt;
            }
        }
        return fmt::format("the count {} is nowhere in its answer", number);
    };
}

}  // namespace plyproof::doctor
