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

class GateBuilder {
public:
    GateBuilder(const std::vector<suite::Case>& candidates, const std::vector<suite::Case>& kept,
                const std::vector<std::string>& bugs, const StartProgram& start, const GateOptions& options)
        : candidates_(candidates), kept_(kept), bugs_(bugs), start_(start), options_(options) {
        for (const suite::Case& entry : candidates) add_offer(entry);
        hard_ = missed(suite_of(cover(items(), offers_)), all());
        matrix_ = make_matrix(
            candidates, hard_.size(),
            [this](std::size_t index, const std::stop_token& stop) { return start_(hard_[index], stop); },
            options.matrix);
    }

    /// From the kinds, and from those of these bugs that they and the kept cases do not find.
    suite::Suite build(const std::vector<std::size_t>& bugs) const {
        std::vector<Offer> offers = offers_;
        for (std::size_t index = 0; index < hard_.size(); ++index) {
            if (std::find(bugs.begin(), bugs.end(), hard_[index]) == bugs.end()) continue;
            for (std::size_t i = 0; i < offers.size(); ++i) {
                if (matrix_[index][i]) offers[i].levels[*matrix_[index][i]].adds.push_back(kinds_.size() + index);
            }
        }
        return suite_of(cover(items(), offers));
    }

    /// Which of these bugs a suite does not find; all of them after a stop.
    std::vector<std::size_t> missed(const suite::Suite& suite, const std::vector<std::size_t>& bugs) const {
        std::vector<std::string> names;
        for (const std::size_t bug : bugs) names.push_back(bugs_[bug]);
        PowerOptions power;
        power.jobs = options_.matrix.jobs;
        power.stop = options_.matrix.stop;
        const auto measured = measure_power(
            std::span(&suite, 1), names,
            [&](std::size_t index, const std::stop_token& stop) { return start_(bugs[index], stop); }, power);
        if (!measured) return bugs;
        std::vector<std::size_t> result;
        for (std::size_t i = 0; i < bugs.size(); ++i) {
            if (!measured->suites[0].finds[i]) result.push_back(bugs[i]);
        }
        return result;
    }

    /// The part that is found of the bugs that one half did not know.
    double found_share(std::size_t split) const {
        std::vector<std::size_t> bugs = all();
        CounterRandom random(options_.seed, split, 0);
        for (std::size_t i = bugs.size(); i > 1; --i) std::swap(bugs[i - 1], bugs[random.below(i)]);
        const auto middle = bugs.begin() + static_cast<std::ptrdiff_t>(bugs.size() / 2);
        const std::vector<std::size_t> known(bugs.begin(), middle);
        const std::vector<std::size_t> others(middle, bugs.end());
        if (others.empty()) return 1;
        const std::size_t lost = missed(build(known), others).size();
        return 1 - static_cast<double>(lost) / static_cast<double>(others.size());
    }

    std::vector<std::size_t> all() const {
        std::vector<std::size_t> bugs(bugs_.size());
        std::iota(bugs.begin(), bugs.end(), 0);
        return bugs;
    }

    [[nodiscard]] const std::vector<std::size_t>& hard() const { return hard_; }

private:
    [[nodiscard]] std::size_t items() const { return kinds_.size() + hard_.size(); }

    suite::Suite suite_of(const std::vector<Pick>& picks) const {
        suite::Suite suite{"gate.epd", kept_};
        for (const Pick& pick : picks) {
            suite::Case entry = candidates_[pick.offer];
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

    const std::vector<suite::Case>& candidates_;
    const std::vector<suite::Case>& kept_;
    const std::vector<std::string>& bugs_;
    const StartProgram& start_;
    const GateOptions& options_;
    std::vector<std::size_t> hard_;  ///< the bugs that the kinds and the kept cases do not find
    Matrix matrix_;                  ///< of the hard ones
    std::map<std::string, std::size_t> kinds_;
    std::vector<Offer> offers_;  ///< of the candidates, with the kinds alone
};

}  // namespace

Gate build_gate(const std::vector<suite::Case>& candidates, const std::vector<suite::Case>& kept,
                const std::vector<std::string>& bugs, const StartProgram& start, const GateOptions& options) {
    const GateBuilder builder(candidates, kept, bugs, start, options);
    Gate gate{.suite = builder.build(builder.all()), .hard = builder.hard(), .missed = {}, .found_shares = {}};
    gate.missed = builder.missed(gate.suite, builder.all());
    for (std::size_t split = 0; split < options.splits; ++split)
        gate.found_shares.push_back(builder.found_share(split));
    return gate;
}

}  // namespace plyproof::crosscheck
