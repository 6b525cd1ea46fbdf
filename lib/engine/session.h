// SPDX-License-Identifier: MIT
// Session: a conversation in UCI, and in the debugging commands beside it. Lines come in, lines go out; searches and
// counts run on a thread of their own, so that every line is answered while they do. A command that would disturb a
// search stops it first, which then says its bestmove; a count is waited for.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "engine/background.h"
#include "engine/go_limits.h"
#include "engine/options.h"
#include "engine/record.h"
#include "engine/tools.h"
#include "search/searcher.h"
#include "uci/command.h"

namespace plyproof::engine {

/// What the session needs from outside.
struct Surroundings {
    /// Takes whole lines, each with its newline, and sends them at once. Called from several threads, but never from
    /// two at a time.
    std::function<void(const std::string& lines)> print;
    /// Bytes that may still be used; nothing when nobody knows.
    std::function<std::optional<std::uint64_t>()> free_memory;
    std::string_view version;
    /// Asks for the end of counts, which no line but `stop` cuts short.
    std::stop_token interrupted{};
};

class Session {
public:
    /// Throws std::bad_alloc when there is no memory for the smallest table.
    explicit Session(Surroundings surroundings);
    /// Stops what is running; its last lines are still printed.
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    /// Answers a line; false when it asked to quit.
    bool handle(std::string_view line);
    /// Waits for the end of what runs if it ends by itself.
    void wait_for_bounded();
    /// The end of the input: what ends by itself is waited for, the rest is stopped.
    void finish();

private:
    /// A search that runs or waits for its release.
    struct Thinking {
        explicit Thinking(const search::Limits& limits, std::chrono::milliseconds overhead, bool pondering)
            : control(limits, overhead, pondering) {}
        search::Control control;
        std::mutex mutex;
        std::condition_variable_any released;
        bool may_answer = false;
    };

    void on(const uci::UciCommand& command);
    void on(const uci::DebugCommand& command);
    void on(const uci::IsReadyCommand& command);
    void on(const uci::SetOptionCommand& command);
    void on(const uci::RegisterCommand& command);
    void on(const uci::NewGameCommand& command);
    void on(const uci::PositionCommand& command);
    void on(const uci::GoCommand& command);
    void on(const uci::StopCommand& command);
    void on(const uci::PonderHitCommand& command);
    void on(const uci::QuitCommand& command);
    void on(const uci::OwnCommand& command);
    void on(const uci::CommandProblem& problem, std::string_view line);

    void make_way();
    void refuse_position(const std::string& reason);
    void think(const uci::GoCommand& command);
    void answer_without_moves(const std::shared_ptr<Thinking>& thinking);
    [[nodiscard]] std::vector<chess::Move> search_moves_of(const uci::GoCommand& command);
    void resize_table(std::int64_t former);
    void count(std::optional<std::int64_t> depth);
    void run_count(int depth, const std::stop_token& stop);
    void run_bench(std::string_view text);
    void play(const std::string& text);

    /// False, and said, when the last position was refused: no tool shall answer for another one.
    bool has_position();
    [[nodiscard]] View view() const;
    [[nodiscard]] chess::Variant variant() const;
    void print(const std::string& lines);
    void print_error(std::string_view text);
    void print_answer(const ToolAnswer& answer);

    Surroundings surroundings_;
    std::mutex print_mutex_;
    Options options_;
    search::Searcher searcher_;
    Record record_;
    bool refused_ = false;
    bool quit_ = false;
    std::shared_ptr<Thinking> thinking_;  ///< of the last search
    bool ends_by_itself_ = true;          ///< whether what runs does
    bool counts_ = false;                 ///< whether what runs is a count or a bench
    Background background_;               ///< last, so that it ends before what it uses
};

}  // namespace plyproof::engine
