// SPDX-License-Identifier: MIT
// Worker: one thread's search of one root position: iterative deepening over a negamax search with principal-variation
// windows. The idea of each step is in a file of its own:
//
//     iteration.cpp     deeper and deeper, windows around the last score, several lines
//     root.cpp          the first moves
//     negamax.cpp       the node: bounds, table, the loop over the moves
//     node_pruning.cpp  nodes that need no move to be judged
//     late_moves.cpp    moves that need less depth or none
//     extensions.cpp    moves that need more
//     quiescence.cpp    captures until the position is quiet
//     learning.cpp      what a finished node teaches histories and table
//
// Not to be used by several threads at a time; what is shared is the table and the Control.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "base/static_vector.h"
#include "search/control.h"
#include "search/features.h"
#include "search/game.h"
#include "search/histories.h"
#include "search/move_picker.h"
#include "search/report.h"
#include "search/transposition_table.h"

namespace plyproof::search {

using Line = base::StaticVector<chess::Move, kMaxPly + 1>;

/// A first move and what is known of it.
struct RootMove {
    chess::Move move;
    Score score = -kInfinite;           ///< of this iteration; -kInfinite: not looked at, or not better
    Score previous_score = -kInfinite;  ///< of the last one
    int seldepth = 0;
    std::uint64_t nodes = 0;  ///< spent on it in the whole search
    std::vector<chess::Move> pv{};
};

/// What a worker is given; all of it outlives the worker.
struct WorkerMeans {
    TranspositionTable& table;
    Histories& histories;
    Control& control;
    const Features& features;
};

class Worker {
public:
    /// `number` 0 is the one that looks at the clock and reports. REQUIRES: `first_moves` are legal, at least one.
    Worker(unsigned number, const WorkerMeans& means, const Game& game, std::span<const chess::Move> first_moves);

    /// Searches until a limit or a stop. REQUIRES: called once; 1 <= lines.
    void run(const Limits& limits, int lines, const Listener& listener);

    /// The nodes so far; may be asked from other threads, which then get a number a little too old.
    [[nodiscard]] std::uint64_t nodes() const { return shared_nodes_.load(std::memory_order_relaxed); }
    /// So that limits and reports count the nodes of all; it may ask nodes() of any worker.
    void count_nodes_with(std::function<std::uint64_t()> all_nodes) { all_nodes_ = std::move(all_nodes); }

    /// Tells the best line, whoever this worker is.
    void report_best(const Listener& listener) const;

    /// The depth of the last iteration that came to its end; 0: none did.
    [[nodiscard]] int completed_depth() const { return completed_depth_; }
    /// The first moves, best first by the last iteration that said something about them.
    [[nodiscard]] const std::vector<RootMove>& root_moves() const { return root_moves_; }

private:
    /// What is remembered of a ply of the line that is searched.
    struct Ply {
        chess::Move move = kNoMove;  ///< being searched; kNoMove: none, or a null move
        Histories::Continuation* continuation = nullptr;
        Score evaluation = kNoScore;
        std::array<chess::Move, 2> killers{kNoMove, kNoMove};
        chess::Move excluded = kNoMove;  ///< left out, to see what the others are worth
        int since_null = 0;              ///< plies since the last null move
        Line pv;
    };

    /// A node as its parent asks for it.
    struct Node {
        const chess::Position& position;
        chess::Key key;
        bool in_check;
        Score alpha;
        Score beta;
        int depth;
        int ply;
        bool cut_node;  ///< expected to fail high

        [[nodiscard]] bool is_pv() const { return beta - alpha > 1; }
    };

    /// What is known about a node before its moves are looked at.
    struct Insight {
        std::optional<TableEntry> entry{};
        chess::Move table_move = kNoMove;
        Score raw_evaluation = kNoScore;  ///< as it goes into the table
        Score evaluation = kNoScore;      ///< faded by the fifty-move clock
        Score estimate = kNoScore;        ///< the same, improved by what the table knows
        bool improving = false;
    };

    /// A move of a node that is about to be searched.
    struct Candidate {
        chess::Move move;
        int number;  ///< 1 for the first
        bool quiet;
        int history;
    };

    using Tried = base::StaticVector<chess::Move, 64>;

    // iteration.cpp
    [[nodiscard]] Report report_of(int depth, std::size_t line, Score score, Bound bound) const;
    void report_lines(int depth, std::size_t lines, const Listener& listener) const;
    Score search_window(int depth, std::size_t line, const Listener& listener);
    bool finish_iteration(int depth, const Limits& limits, std::size_t lines);
    void settle(std::size_t lines, const Listener& listener);

    // root.cpp
    Score search_root(int depth, std::size_t line, Score alpha, Score beta, const Listener& listener);

    // negamax.cpp
    Score search(const Node& given);
    Score search_moves(const Node& given, const Insight& insight);
    Score search_child(const Node& node, const Insight& insight, const Candidate& candidate,
                       const chess::Position& next, int extension);
    std::optional<Score> decided(const Node& node);
    std::optional<Score> cut_by_table(const Node& node, const Insight& insight) const;
    Insight insight_into(const Node& node);
    [[nodiscard]] OrderingHints hints_for(const Node& node, chess::Move table_move) const;
    Node child_of(const Node& node, const chess::Position& next, chess::Move move);
    void update_pv(int number, chess::Move move);

    // node_pruning.cpp
    std::optional<Score> pruned(const Node& node, const Insight& insight);
    std::optional<Score> by_null_move(const Node& node, const Insight& insight);

    // late_moves.cpp
    [[nodiscard]] bool is_left_out(const Node& node, const Insight& insight, const Candidate& candidate,
                                   bool gives_check, MovePicker& picker) const;
    [[nodiscard]] int reduction_of(const Node& node, const Insight& insight, const Candidate& candidate,
                                   bool gives_check) const;

    // extensions.cpp
    struct Singularity {
        int extension = 0;
        std::optional<Score> cut{};  ///< another move is good enough, too: the node fails high
    };
    Singularity singularity(const Node& node, const Insight& insight);
    [[nodiscard]] int check_extension(const Node& node, const Candidate& candidate, bool gives_check) const;

    // quiescence.cpp
    Score quiesce(const Node& given);
    Score quiesce_moves(const Node& given, const Insight& insight, Score stand_pat);
    [[nodiscard]] bool is_hopeless(const Node& node, const Insight& insight, chess::Move move) const;

    // learning.cpp
    void learn_cut(const Node& node, chess::Move best, const Tried& quiets, const Tried& captures);
    void learn_quiet(const Node& node, chess::Move move, int bonus);
    void learn_capture(const Node& node, chess::Move move, int bonus);
    void learn_score(const Node& node, const Insight& insight, Score best, chess::Move best_move);

    [[nodiscard]] bool has(Feature feature) const { return means_.features.has(feature); }
    [[nodiscard]] bool stopped() const { return means_.control.stopped(); }
    [[nodiscard]] Ply& ply(int number) { return plies_[static_cast<std::size_t>(number) + kPliesBefore]; }
    [[nodiscard]] const Ply& ply(int number) const { return plies_[static_cast<std::size_t>(number) + kPliesBefore]; }
    [[nodiscard]] bool is_drawn(const Node& node) const;
    void count_node();
    void begin_move(const Node& node, chess::Move move);
    void end_move() { keys_.pop_back(); }

    /// Continuations look back so far beyond the root.
    static constexpr int kPliesBefore = 4;

    unsigned number_;
    WorkerMeans means_;
    chess::Position root_;
    std::vector<chess::Key> keys_;  ///< of the game and of the line that is searched
    std::size_t root_index_;        ///< of the root's key
    std::vector<RootMove> root_moves_;
    std::vector<Ply> plies_;
    std::uint64_t nodes_ = 0;
    std::uint64_t next_look_ = 0;  ///< at so many nodes the outside is looked at
    std::atomic<std::uint64_t> shared_nodes_ = 0;
    std::function<std::uint64_t()> all_nodes_;
    int root_depth_ = 0;
    int seldepth_ = 0;
    int completed_depth_ = 0;
    int least_null_ply_ = 0;  ///< no null move above: a null move is being verified
    int stable_iterations_ = 0;
    RootMove last_best_{kNoMove};  ///< as the last finished iteration told it
};

}  // namespace plyproof::search
