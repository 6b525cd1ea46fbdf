// SPDX-License-Identifier: MIT
// Searcher: the door of this layer. It owns what outlives a search (the transposition table, the histories) and runs
// one search at a time, on one thread or on several that help each other through the table (Lazy SMP: all search the
// same position, each a little different by what it finds there).
//
// With one thread the same searches in the same order give the same nodes and moves on every machine.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "search/control.h"
#include "search/features.h"
#include "search/game.h"
#include "search/histories.h"
#include "search/report.h"
#include "search/transposition_table.h"

namespace plyproof::search {

struct Settings {
    int lines = 1;  ///< how many first moves are wanted with an exact score (MultiPV)
    Features features = Features::all();
};

struct Outcome {
    chess::Move move;
    chess::Move answer;  ///< what the opponent is expected to do; kNoMove: unknown
    Score score;
    int depth;  ///< of the last iteration that was finished; 0: none
    std::uint64_t nodes;
};

class Searcher {
public:
    /// Nothing when the system does not give the memory for the table. REQUIRES: megabytes >= 1, threads >= 1.
    [[nodiscard]] static std::optional<Searcher> make(std::size_t megabytes, unsigned threads = 1);

    /// A new, empty table. When there is not enough memory the old one stays. REQUIRES: megabytes >= 1.
    [[nodiscard]] bool resize_table(std::size_t megabytes);
    /// REQUIRES: threads >= 1.
    void set_threads(unsigned threads);
    /// Forgets all earlier searches.
    void clear();
    /// Forgets the table only.
    void clear_table() { table_.clear(threads()); }

    /// Searches until a limit is reached or `control` stops it. All first moves but those of limits.search_moves are
    /// left out (where that names none, all are looked at). REQUIRES: the side to move has a legal move;
    /// limits.search_moves are legal; settings.lines >= 1; control was made for this search and these limits.
    Outcome search(const Game& game, const Limits& limits, const Settings& settings, Control& control,
                   const Listener& listener = {});

    [[nodiscard]] unsigned threads() const { return static_cast<unsigned>(histories_.size()); }
    [[nodiscard]] const TranspositionTable& table() const { return table_; }

private:
    explicit Searcher(TranspositionTable table) : table_(std::move(table)) {}

    TranspositionTable table_;
    std::vector<std::unique_ptr<Histories>> histories_;  ///< one for each thread
};

}  // namespace plyproof::search
