// SPDX-License-Identifier: MIT
#include "doctor/info_checks.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <variant>

#include "base/printable_text.h"
#include "doctor/line_grammar.h"
#include "uci/words.h"

namespace plyproof::doctor {

namespace {

using Fault = std::optional<std::string>;

constexpr std::size_t kShown = 90;

/// Calls `look(line, info)` for each info line that the engine has said; the first fault ends it.
template <class Look>
Fault for_infos(const Talk& talk, Look look) {
    for (const TalkLine& line : talk.lines) {
        if (line.is_ours() || first_word(line.text) != "info") continue;
        if (Fault fault = look(line, std::get<uci::InfoLine>(uci::parse_engine_line(line.text)))) return fault;
    }
    return std::nullopt;
}

std::string quoted(const TalkLine& line) { return base::printable_text(line.text, kShown); }

bool is_about_search(const uci::InfoLine& info) { return info.score || info.depth || !info.pv.empty(); }

}  // namespace

Fault malformed_info(const Talk& talk) {
    return for_infos(talk, [](const TalkLine& line, const uci::InfoLine&) -> Fault {
        if (const Fault fault = info_fault(line.text)) return fmt::format("{}: '{}'", *fault, quoted(line));
        return std::nullopt;
    });
}

Check pvs_are_legal(const Game& game) {
    return [game](const Talk& talk) {
        const chess::Position position = position_of(game);
        return for_infos(talk, [&](const TalkLine& line, const uci::InfoLine& info) -> Fault {
            if (info.pv.empty() || uci::is_no_move(info.pv.front())) return std::nullopt;
            if (const Fault fault = line_fault(position, info.pv, game.variant)) {
                return fmt::format("the pv of '{}' cannot be played: {}", quoted(line), *fault);
            }
            return std::nullopt;
        });
    };
}

Check pvs_end_with_game(const Game& game) {
    return [game](const Talk& talk) {
        return for_infos(talk, [&](const TalkLine& line, const uci::InfoLine& info) -> Fault {
            if (const Fault fault = line_past_draw(game, info.pv)) {
                return fmt::format("the pv of '{}' goes on: {}", quoted(line), *fault);
            }
            return std::nullopt;
        });
    };
}

Fault move_without_score(const Talk& talk) {
    bool has_score = false;
    for (const TalkLine& line : talk.lines) {
        const uci::EngineLine said = uci::parse_engine_line(line.text);
        if (line.is_ours() && first_word(line.text) == "go") has_score = false;
        if (line.is_ours()) continue;
        const auto* info = std::get_if<uci::InfoLine>(&said);
        has_score |= info != nullptr && info->score && !info->pv.empty();
        if (first_word(line.text) == "bestmove" && !has_score) {
            return fmt::format("no info line with a score and a pv came before '{}'", quoted(line));
        }
    }
    return std::nullopt;
}

Fault move_not_of_pv(const Talk& talk) {
    std::string best;
    for (const TalkLine& line : talk.lines) {
        if (line.is_ours()) continue;
        const uci::EngineLine said = uci::parse_engine_line(line.text);
        if (const auto* info = std::get_if<uci::InfoLine>(&said)) {
            if (!info->pv.empty() && info->multipv.value_or(1) == 1) best = info->pv.front();
        } else if (const auto* move = std::get_if<uci::BestMoveLine>(&said)) {
            if (!best.empty() && move->move != best) {
                return fmt::format("the last pv begins with {}, but then came '{}'", base::printable_text(best, 20),
                                   quoted(line));
            }
            best.clear();
        }
    }
    return std::nullopt;
}

Fault info_after_move(const Talk& talk) {
    bool is_over = false;
    for (const TalkLine& line : talk.lines) {
        if (line.is_ours() && first_word(line.text) == "go") is_over = false;
        if (line.is_ours()) continue;
        const uci::EngineLine said = uci::parse_engine_line(line.text);
        if (std::holds_alternative<uci::BestMoveLine>(said)) is_over = true;
        const auto* info = std::get_if<uci::InfoLine>(&said);
        if (is_over && info != nullptr && is_about_search(*info)) {
            return fmt::format("'{}' came after the bestmove", quoted(line));
        }
    }
    return std::nullopt;
}

Check lists_best_lines(const Game& game, std::size_t count) {
    return [game, count](const Talk& talk) -> Fault {
        const chess::Position position = position_of(game);
        std::map<std::int64_t, std::map<std::int64_t, std::string>> first_moves;  // by depth and number
        Fault fault = for_infos(talk, [&](const TalkLine& line, const uci::InfoLine& info) -> Fault {
            if (!info.multipv || info.pv.empty()) return std::nullopt;
            if (*info.multipv > static_cast<std::int64_t>(count)) {
                return fmt::format("more than {} lines: '{}'", count, quoted(line));
            }
            if (const Fault move = move_fault(position, info.pv.front(), game.variant)) {
                return fmt::format("the first move of '{}' {}", quoted(line), *move);
            }
            first_moves[info.depth.value_or(0)][*info.multipv] = info.pv.front();
            return std::nullopt;
        });
        if (fault) return fault;
        for (const auto& [depth, moves] : first_moves) {
            std::set<std::string> different;
            for (const auto& [number, move] : moves) different.insert(move);
            if (different.size() == count && moves.begin()->first == 1) return std::nullopt;
        }
        return fmt::format("at no depth were there {} lines with different first moves", count);
    };
}

Fault no_chances(const Talk& talk) {
    for (const TalkLine& line : talk.lines) {
        if (line.is_ours() || first_word(line.text) != "info") continue;
        uci::Words words(line.text);
        words.take_until("wdl");
        if (!words.take("wdl")) continue;
        std::int64_t sum = 0;
        for (int i = 0; i < 3; ++i) sum += uci::number_from(words.take()).value_or(0);
        if (sum == 1000) return std::nullopt;
        return fmt::format("the chances do not add up to 1000: '{}'", quoted(line));
    }
    return "no info line has 'wdl' in it";
}

Fault no_identity(const Talk& talk) {
    bool name = false;
    bool author = false;
    for (const TalkLine& line : talk.lines) {
        if (line.is_ours()) continue;
        if (first_word(line.text) == "uciok") break;
        const uci::EngineLine said = uci::parse_engine_line(line.text);
        const auto* id = std::get_if<uci::IdLine>(&said);
        if (id == nullptr || id->text.empty()) continue;
        (id->field == "name" ? name : author) = true;
    }
    if (name && author) return std::nullopt;
    return fmt::format("there is no '{}' before uciok", name     ? "id author"
                                                        : author ? "id name"
                                                                 : "id name' and 'id author");
}

Fault malformed_options(const Talk& talk) {
    for (std::size_t i = 0; i < talk.options.size(); ++i) {
        const uci::OptionLine& option = talk.options[i];
        if (Fault fault = option_fault(option)) return fault;
        for (std::size_t j = 0; j < i; ++j) {
            if (uci::same_name(talk.options[j].name, option.name)) {
                return fmt::format("two options are named '{}'", option.name);
            }
        }
    }
    return std::nullopt;
}

Check plays_within(std::chrono::milliseconds time, const std::string& line) {
    return [time, line](const Talk& talk) -> Fault {
        std::optional<std::chrono::nanoseconds> told;
        std::optional<std::chrono::nanoseconds> fastest;
        for (const TalkLine& each : talk.lines) {
            if (each.is_ours() && each.text == line) told = each.time;
            if (each.is_ours() || first_word(each.text) != "bestmove" || !told) continue;
            const std::chrono::nanoseconds taken = each.time - *told;
            fastest = fastest ? std::min(*fastest, taken) : taken;
            told.reset();
        }
        if (!fastest || *fastest <= time) return std::nullopt;
        return fmt::format("it took {} ms at best from {} to bestmove",
                           std::chrono::duration_cast<std::chrono::milliseconds>(*fastest).count(), line);
    };
}

}  // namespace plyproof::doctor
