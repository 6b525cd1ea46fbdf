// SPDX-License-Identifier: MIT
#include "doctor/search_checks.h"

#include <fmt/format.h>

#include <utility>
#include <variant>

#include "base/printable_text.h"

namespace plyproof::doctor {

namespace {

using Fault = std::optional<std::string>;

constexpr std::size_t kShown = 40;

struct Search {
    std::optional<uci::Score> score{};
    std::optional<std::int64_t> nodes{};
    std::vector<std::string> pv{};
    uci::BestMoveLine move{};
};

std::vector<Search> searches_of(const Talk& talk) {
    std::vector<Search> searches;
    Search current;
    for (const TalkLine& line : talk.lines) {
        if (line.is_ours()) continue;
        const uci::EngineLine said = uci::parse_engine_line(line.text);
        if (const auto* info = std::get_if<uci::InfoLine>(&said)) {
            if (info->nodes) current.nodes = info->nodes;
            if (info->multipv.value_or(1) != 1) continue;
            if (info->score) current.score = info->score;
            if (!info->pv.empty()) current.pv = info->pv;
        } else if (const auto* move = std::get_if<uci::BestMoveLine>(&said)) {
            current.move = *move;
            searches.push_back(std::exchange(current, {}));
        }
    }
    return searches;
}

std::string words_of(const std::optional<uci::Score>& score) {
    if (!score) return "no score";
    return fmt::format("score {} {}", score->kind == uci::ScoreKind::Mate ? "mate" : "cp", score->value);
}

std::string words_of(const uci::BestMoveLine& line) { return "bestmove " + base::printable_text(line.move, kShown); }

std::string wrong_number(std::size_t found, std::size_t right) {
    return fmt::format("{} searches ended, where {} is right", found, right);
}

}  // namespace

Check last_scores_are(std::vector<uci::Score> scores) {
    return [scores = std::move(scores)](const Talk& talk) -> Fault {
        const std::vector<Search> searches = searches_of(talk);
        if (searches.size() != scores.size()) return wrong_number(searches.size(), scores.size());
        for (std::size_t i = 0; i < scores.size(); ++i) {
            const auto& score = searches[i].score;
            if (score && score->kind == scores[i].kind && score->value == scores[i].value) continue;
            return fmt::format("{} before '{}', where {} is right", words_of(score), words_of(searches[i].move),
                               words_of(scores[i]));
        }
        return std::nullopt;
    };
}

Check movers_are_better(std::vector<bool> better) {
    return [better = std::move(better)](const Talk& talk) -> Fault {
        const std::vector<Search> searches = searches_of(talk);
        if (searches.size() != better.size()) return wrong_number(searches.size(), better.size());
        for (std::size_t i = 0; i < better.size(); ++i) {
            const auto& score = searches[i].score;
            if (score && (better[i] ? score->value > 0 : score->value < 0)) continue;
            return fmt::format("{} before '{}', where the side to move is far {}", words_of(score),
                               words_of(searches[i].move), better[i] ? "ahead" : "behind");
        }
        return std::nullopt;
    };
}

Fault searches_differ(const Talk& talk) {
    const std::vector<Search> searches = searches_of(talk);
    for (const Search& search : searches) {
        const Search& first = searches.front();
        if (search.move == first.move && search.nodes == first.nodes) continue;
        return fmt::format("first '{}' after {} nodes, then '{}' after {}", words_of(first.move),
                           first.nodes.value_or(0), words_of(search.move), search.nodes.value_or(0));
    }
    return std::nullopt;
}

Fault bound_left_open(const Talk& talk) {
    struct Last {
        std::int64_t depth;
        bool is_exact;
        std::string line;
    };
    std::optional<Last> last;  // of the best line
    const auto open_end = [&](const std::string& next) -> Fault {
        if (!last || last->is_exact) return std::nullopt;
        return fmt::format("depth {} ends with the bound '{}', and then came '{}'", last->depth, last->line,
                           base::printable_text(next, kShown));
    };
    for (const TalkLine& line : talk.lines) {
        if (line.is_ours()) continue;
        const uci::EngineLine said = uci::parse_engine_line(line.text);
        if (const auto* info = std::get_if<uci::InfoLine>(&said)) {
            if (!info->score || !info->depth || info->multipv.value_or(1) != 1) continue;
            if (last && last->depth != *info->depth) {
                if (Fault fault = open_end(line.text)) return fault;
            }
            last = {*info->depth, info->score->bound == uci::Bound::Exact, base::printable_text(line.text, kShown)};
        } else if (std::holds_alternative<uci::BestMoveLine>(said)) {
            if (Fault fault = open_end(line.text)) return fault;
            last.reset();
        }
    }
    return std::nullopt;
}

Fault ponder_move_not_of_pv(const Talk& talk) {
    for (const Search& search : searches_of(talk)) {
        if (search.pv.size() < 2 || uci::is_no_move(search.move.ponder)) continue;
        if (search.pv[1] == search.move.ponder) continue;
        return fmt::format("the last pv begins with {} {}, but then came '{} ponder {}'",
                           base::printable_text(search.pv[0], kShown), base::printable_text(search.pv[1], kShown),
                           words_of(search.move), base::printable_text(search.move.ponder, kShown));
    }
    return std::nullopt;
}

Fault current_move_too_early(const Talk& talk) {
    std::chrono::nanoseconds begun{};
    for (const TalkLine& line : talk.lines) {
        if (line.is_ours() && first_word(line.text) == "go") begun = line.time;
        if (line.is_ours()) continue;
        const uci::EngineLine said = uci::parse_engine_line(line.text);
        const auto* info = std::get_if<uci::InfoLine>(&said);
        if (info == nullptr || info->current_move.empty()) continue;
        const auto after = std::chrono::duration_cast<std::chrono::milliseconds>(line.time - begun);
        if (after >= std::chrono::seconds(1)) continue;
        return fmt::format("'{}' came {} ms after go", base::printable_text(line.text, kShown), after.count());
    }
    return std::nullopt;
}

}  // namespace plyproof::doctor
