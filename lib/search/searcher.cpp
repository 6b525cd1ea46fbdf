// SPDX-License-Identifier: MIT
#include "search/searcher.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "base/worker_pool.h"
#include "chess/legal_moves.h"
#include "search/principal_variation.h"
#include "search/worker.h"

namespace plyproof::search {

namespace {

using Workers = std::vector<std::unique_ptr<Worker>>;

/// The moves to look at; the table's, which an earlier search found, first.
std::vector<chess::Move> first_moves_of(const Game& game, const Limits& limits, const TranspositionTable& table) {
    const chess::MoveList legal = legal_moves(game.position());
    std::vector<chess::Move> moves = limits.search_moves;
    if (moves.empty()) moves.assign(legal.begin(), legal.end());
    if (const auto entry = table.find(game.key())) {
        const auto known = std::find(moves.begin(), moves.end(), entry->move);
        if (known != moves.end()) std::rotate(moves.begin(), known, known + 1);
    }
    return moves;
}

/// The worker to believe: the deepest, and among equals the one that is best pleased.
const Worker& most_trusted(const Workers& workers) {
    const Worker* trusted = workers.front().get();
    for (const auto& worker : workers) {
        const bool deeper = worker->completed_depth() > trusted->completed_depth();
        const bool as_deep = worker->completed_depth() == trusted->completed_depth();
        if (deeper || (as_deep && worker->root_moves().front().score > trusted->root_moves().front().score)) {
            trusted = worker.get();
        }
    }
    return *trusted;
}

}  // namespace

std::optional<Searcher> Searcher::make(std::size_t megabytes, unsigned threads) {
    auto table = TranspositionTable::make(megabytes);
    if (!table) return std::nullopt;
    Searcher searcher(std::move(*table));
    searcher.set_threads(threads);
    return searcher;
}

bool Searcher::resize_table(std::size_t megabytes) {
    auto table = TranspositionTable::make(megabytes);
    if (!table) return false;
    table_ = std::move(*table);
    return true;
}

void Searcher::set_threads(unsigned threads) {
    assert(threads >= 1);
    while (histories_.size() > threads) histories_.pop_back();
    while (histories_.size() < threads) histories_.push_back(std::make_unique<Histories>());
}

void Searcher::clear() {
    clear_table();
    for (auto& histories : histories_) histories = std::make_unique<Histories>();
}

Outcome Searcher::search(const Game& game, const Limits& limits, const Settings& settings, Control& control,
                         const Listener& listener) {
    const std::vector<chess::Move> first_moves = first_moves_of(game, limits, table_);
    assert(!first_moves.empty());
    table_.begin_search();
    // Who asks for a mate in so many moves wants it found at the depth that it takes.
    const Features features = limits.mate ? settings.features.thorough() : settings.features;
    Workers workers;
    for (unsigned number = 0; number < threads(); ++number) {
        workers.push_back(std::make_unique<Worker>(number, WorkerMeans{table_, *histories_[number], control, features},
                                                   game, first_moves));
    }
    const auto all_nodes = [&workers] {
        std::uint64_t sum = 0;
        for (const auto& worker : workers) sum += worker->nodes();
        return sum;
    };
    for (const auto& worker : workers) worker->count_nodes_with(all_nodes);
    base::run_on_threads(threads(), [&](unsigned number) {
        workers[number]->run(limits, settings.lines, number == 0 ? listener : Listener{});
        if (number == 0) control.stop();  // the others only help
    });

    const Worker& trusted = settings.lines == 1 ? most_trusted(workers) : *workers.front();
    if (&trusted != workers.front().get()) trusted.report_best(listener);
    const RootMove& best = trusted.root_moves().front();
    return {best.move, expected_answer(game.position(), best.pv, table_), best.score, trusted.completed_depth(),
            all_nodes()};
}

}  // namespace plyproof::search
