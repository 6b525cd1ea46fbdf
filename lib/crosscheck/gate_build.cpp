// SPDX-License-Identifier: MIT
#include "crosscheck/gate_build.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <string>

#include "chess/fen.h"
#include "crosscheck/counter_random.h"
#include "crosscheck/cover.h"
#include "crosscheck/gate_kinds.h"
#include "gate/plan.h"

namespace plyproof::crosscheck {

namespace {

explain::Scene scene_of(const suite::Case& entry) {
    const auto setup = chess::parse_fen(entry.fen);
    const auto accepted = chess::position_from(*setup, entry.mode);
    return {accepted->position, accepted->variant, gate::question_for(*setup, *accepted, 1).passed};
}

using Bugs = std::vector<std::size_t>;

class GateBuilder {
public:
    GateBuilder(const GateCases& cases, const std::vector<std::string>& bugs, const StartProgram& start,
                const GateOptions& options)
        : cases_(cases), bugs_(bugs), start_(start), options_(options) {
        for (const suite::Case& entry : cases.chosen_for_all) add_offer(entry);
        for (const suite::Case& entry : cases.chosen_for_kinds) add_offer(entry);
        const std::vector<Pick> picks = cover(items(), offers_);
        unkind_ = missed(suite_of(picks, false), all());
        hard_ = missed(suite_of(picks, true), unkind_);
        matrix_ = make_matrix(
            cases.chosen_for_all, unkind_.size(),
            [this](std::size_t index, const std::stop_token& stop) { return start_(unkind_[index], stop); },
            options.matrix);
    }

    /// From the kinds, and from those of these bugs that they and the kept cases, if it has these, do not find.
    suite::Suite build(const Bugs& bugs, bool keeps) const {
        std::vector<Offer> offers = offers_;
        for (std::size_t index = 0; index < unkind_.size(); ++index) {
            if (!has(bugs, unkind_[index]) || (keeps && !has(hard_, unkind_[index]))) continue;
            for (std::size_t i = 0; i < matrix_[index].size(); ++i) {
                if (matrix_[index][i]) offers[i].levels[*matrix_[index][i]].adds.push_back(kinds_.size() + index);
            }
        }
        return suite_of(cover(items(), offers), keeps);
    }

    /// Which of these bugs a suite does not find; all of them after a stop.
    Bugs missed(const suite::Suite& suite, const Bugs& bugs) const {
        std::vector<std::string> names;
        for (const std::size_t bug : bugs) names.push_back(bugs_[bug]);
        PowerOptions power;
        power.jobs = options_.matrix.jobs;
        power.stop = options_.matrix.stop;
        const auto measured = measure_power(
            std::span(&suite, 1), names,
            [&](std::size_t index, const std::stop_token& stop) { return start_(bugs[index], stop); }, power);
        if (!measured) return bugs;
        Bugs result;
        for (std::size_t i = 0; i < bugs.size(); ++i) {
            if (!measured->suites[0].finds[i]) result.push_back(bugs[i]);
        }
        return result;
    }

    /// The part that is found of the bugs that one half did not know.
    double found_share(std::size_t split, bool keeps) const {
        Bugs bugs = all();
        CounterRandom random(options_.seed, split, 0);
        for (std::size_t i = bugs.size(); i > 1; --i) std::swap(bugs[i - 1], bugs[random.below(i)]);
        const auto middle = bugs.begin() + static_cast<std::ptrdiff_t>(bugs.size() / 2);
        const Bugs known(bugs.begin(), middle);
        const Bugs others(middle, bugs.end());
        if (others.empty()) return 1;
        const std::size_t lost = missed(build(known, keeps), others).size();
        return 1 - static_cast<double>(lost) / static_cast<double>(others.size());
    }

    Bugs all() const {
        Bugs bugs(bugs_.size());
        std::iota(bugs.begin(), bugs.end(), 0);
        return bugs;
    }

    [[nodiscard]] const Bugs& hard() const { return hard_; }
    [[nodiscard]] const Bugs& unkind() const { return unkind_; }

private:
    [[nodiscard]] std::size_t items() const { return kinds_.size() + unkind_.size(); }

    static bool has(const Bugs& bugs, std::size_t bug) {
        return std::find(bugs.begin(), bugs.end(), bug) != bugs.end();
    }

    suite::Suite suite_of(const std::vector<Pick>& picks, bool keeps) const {
        suite::Suite suite{"gate.epd", keeps ? cases_.kept : std::vector<suite::Case>{}};
        const std::size_t first_drawn = cases_.chosen_for_all.size();
        for (const Pick& pick : picks) {
            const bool drawn = pick.offer >= first_drawn;
            suite::Case entry =
                drawn ? cases_.chosen_for_kinds[pick.offer - first_drawn] : cases_.chosen_for_all[pick.offer];
            entry.expected.resize(pick.levels, {0, 0});
            suite.cases.push_back(std::move(entry));
        }
        return suite;
    }

    void add_offer(const suite::Case& entry) {
        const explain::Scene scene = scene_of(entry);
        Offer offer;
        std::uint64_t cost = 0;
        int tried = 0;
        for (const suite::Expectation& expected : entry.expected) {
            cost += std::max<std::uint64_t>(expected.nodes, 1);
            Level level{.cost = cost};
            const bool small = cost <= options_.kinds_leaves;
            while (small && tried < expected.depth) {
                for (const std::string& kind : kinds_tried(scene, ++tried)) {
                    level.adds.push_back(kinds_.try_emplace(kind, kinds_.size()).first->second);
                }
            }
            offer.levels.push_back(std::move(level));
        }
        offers_.push_back(std::move(offer));
    }

    const GateCases& cases_;
    const std::vector<std::string>& bugs_;
    const StartProgram& start_;
    const GateOptions& options_;
    Bugs unkind_;    ///< that the kinds alone do not find
    Bugs hard_;      ///< of these, those that the kept cases do not find either
    Matrix matrix_;  ///< of the unkind ones
    std::map<std::string, std::size_t> kinds_;
    std::vector<Offer> offers_;  ///< of the candidates, with the kinds alone
};

}  // namespace

Gate build_gate(const GateCases& cases, const std::vector<std::string>& bugs, const StartProgram& start,
                const GateOptions& options) {
    const GateBuilder builder(cases, bugs, start, options);
    Gate gate{.suite = builder.build(builder.all(), true),
              .hard = builder.hard(),
              .unkind = builder.unkind(),
              .missed = {},
              .found_shares = {},
              .blind_shares = {}};
    gate.missed = builder.missed(gate.suite, builder.all());
    for (std::size_t split = 0; split < options.splits; ++split) {
        gate.found_shares.push_back(builder.found_share(split, true));
        gate.blind_shares.push_back(builder.found_share(split, false));
    }
    return gate;
}

}  // namespace plyproof::crosscheck
