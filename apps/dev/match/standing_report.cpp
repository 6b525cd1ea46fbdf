// SPDX-License-Identifier: MIT
#include "standing_report.h"

#include <fmt/format.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "report/table.h"
#include "report/text_parts.h"

namespace plyproof::apps {

namespace {

using match::Faults;
using match::Standing;
using nlohmann::ordered_json;

double score_of(const match::Tally& tally) {
    if (tally.games() == 0) return 0.5;
    return (static_cast<double>(tally.wins) + static_cast<double>(tally.draws) / 2) /
           static_cast<double>(tally.games());
}

std::string elo_text(double share) {
    if (share <= 0) return "-inf";
    if (share >= 1) return "+inf";
    return fmt::format("{:+.1f}", match::elo_of(share));
}

std::string tally_text(const match::Tally& tally) {
    return fmt::format("+{} ={} -{}", tally.wins, tally.draws, tally.losses);
}

match::Tally less(const match::Tally& all, const match::Tally& part) {
    return {all.wins - part.wins, all.draws - part.draws, all.losses - part.losses};
}

std::string_view decision_text(match::SprtDecision decision) {
    switch (decision) {
        case match::SprtDecision::Open:
            return "open";
        case match::SprtDecision::First:
            return "elo0";
        case match::SprtDecision::Second:
            return "elo1";
    }
    return {};
}

double starved_share(const match::Thinking& thinking) {
    if (thinking.time.count() == 0) return 0;
    return static_cast<double>(thinking.starved.count()) / static_cast<double>(thinking.time.count());
}

std::string program_text(const Standing& standing, std::size_t which, const std::string& name) {
    const Faults& faults = standing.faults[which];
    return fmt::format(
        "{}: {} illegal moves, {} time losses, {} crashes, {} hangs; waited for a CPU in {:.1f} % of its time\n",
        report::printable(name), faults.illegal_moves, faults.time_losses, faults.crashes, faults.hangs,
        100 * starved_share(standing.thinking[which]));
}

double milliseconds(std::chrono::nanoseconds time) { return std::chrono::duration<double, std::milli>(time).count(); }

std::string strength_text(const Standing& standing) {
    const auto share = match::share_of(standing.pairs);
    if (!share) return "no complete pair of games yet\n";
    std::string text = fmt::format("Elo {}, 95 % between {} and {}; score 95 % between {:.1f} % and {:.1f} %\n",
                                   elo_text(share->value), elo_text(share->low), elo_text(share->high),
                                   100 * share->low, 100 * share->high);
    text += fmt::format("likelihood of superiority {:.1f} %\n", 100 * match::superiority(standing.pairs));
    text += fmt::format("pairs with 0, 1/2, 1, 3/2, 2 points: {}\n", fmt::join(standing.pairs, ", "));
    return text;
}

std::string sprt_text(const match::SprtState& state) {
    return fmt::format("SPRT: log-likelihood ratio {:.2f} between {:.2f} and {:.2f}: {}\n", state.ratio, state.lower,
                       state.upper, decision_text(state.decision));
}

ordered_json tally_json(const match::Tally& tally) {
    return {{"wins", tally.wins}, {"draws", tally.draws}, {"losses", tally.losses}};
}

ordered_json faults_json(const Faults& faults) {
    return {{"illegal_moves", faults.illegal_moves},
            {"time_losses", faults.time_losses},
            {"crashes", faults.crashes},
            {"hangs", faults.hangs}};
}

/// Infinite differences have no number in JSON.
ordered_json elo_json(double share) {
    return share <= 0 || share >= 1 ? ordered_json(nullptr) : ordered_json(match::elo_of(share));
}

}  // namespace

std::string progress_text(const Standing& standing, const MatchFrame& frame) {
    std::string text = fmt::format("{} of {} games, {}, {:.1f} %", standing.tally.games(), frame.games,
                                   tally_text(standing.tally), 100 * score_of(standing.tally));
    if (const auto share = match::share_of(standing.pairs); share && share->low > 0 && share->high < 1) {
        text += fmt::format(", Elo {} ({} to {})", elo_text(share->value), elo_text(share->low), elo_text(share->high));
    }
    if (standing.sprt) text += fmt::format(", LLR {:.2f}", standing.sprt->ratio);
    return text;
}

std::string standing_text(const Standing& standing, const MatchFrame& frame) {
    std::string text =
        fmt::format("{} against {}, {}{}\n\n", report::printable(frame.first), report::printable(frame.second),
                    text_of(frame.rules.control), frame.interrupted ? ", interrupted" : "");
    const auto row = [](std::string_view name, const match::Tally& tally) {
        return report::TableRow{
            std::string(name),           std::to_string(tally.games()), std::to_string(tally.wins),
            std::to_string(tally.draws), std::to_string(tally.losses),  fmt::format("{:.1f} %", 100 * score_of(tally))};
    };
    text += report::aligned({{"", "games", "wins", "draws", "losses", "score"},
                             row("all", standing.tally),
                             row("with White", standing.with_white),
                             row("with Black", less(standing.tally, standing.with_white))});
    text += '\n' + strength_text(standing);
    if (standing.sprt) text += sprt_text(*standing.sprt);
    text += "\nends:";
    for (const auto& [ending, number] : standing.endings) text += fmt::format(" {} {},", number, text_of(ending));
    text.back() = '\n';
    text += program_text(standing, 0, frame.first) + program_text(standing, 1, frame.second);
    text += fmt::format("machine: stood still {} times, {:.0f} ms at most, {:.0f} ms in all; {} games void\n",
                        standing.stalls.number, milliseconds(standing.stalls.longest),
                        milliseconds(standing.stalls.total), standing.void_games);
    return text;
}

std::string standing_json(const Standing& standing, const MatchFrame& frame) {
    ordered_json json{{"schema", 1},
                      {"first", report::printable(frame.first)},
                      {"second", report::printable(frame.second)},
                      {"time_control", text_of(frame.rules.control)},
                      {"interrupted", frame.interrupted},
                      {"seconds", std::chrono::duration<double>(frame.time).count()},
                      {"games", standing.tally.games()},
                      {"all", tally_json(standing.tally)},
                      {"with_white", tally_json(standing.with_white)},
                      {"pairs", standing.pairs},
                      {"score", score_of(standing.tally)}};
    if (const auto share = match::share_of(standing.pairs)) {
        json["score_of_pairs"] = {{"value", share->value}, {"low", share->low}, {"high", share->high}};
        json["elo"] = {
            {"value", elo_json(share->value)}, {"low", elo_json(share->low)}, {"high", elo_json(share->high)}};
        json["superiority"] = match::superiority(standing.pairs);
    }
    if (standing.sprt) {
        json["sprt"] = {{"ratio", standing.sprt->ratio},
                        {"lower", standing.sprt->lower},
                        {"upper", standing.sprt->upper},
                        {"decision", decision_text(standing.sprt->decision)}};
    }
    ordered_json endings = ordered_json::object();
    for (const auto& [ending, number] : standing.endings) endings[std::string(text_of(ending))] = number;
    json["endings"] = endings;
    json["first_faults"] = faults_json(standing.faults[0]);
    json["second_faults"] = faults_json(standing.faults[1]);
    json["starved"] = {starved_share(standing.thinking[0]), starved_share(standing.thinking[1])};
    json["stalls"] = {{"number", standing.stalls.number},
                      {"longest_ms", milliseconds(standing.stalls.longest)},
                      {"total_ms", milliseconds(standing.stalls.total)},
                      {"void_games", standing.void_games}};
    return json.dump(2) + '\n';
}

}  // namespace plyproof::apps
