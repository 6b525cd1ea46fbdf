// SPDX-License-Identifier: MIT
// Player: a UCI program that plays game after game. It is started when it is needed, and anew after each failure. What
// it does wrong is a value; every wait has a deadline. What its moves mean is the question of whoever holds the game.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "base/result.h"
#include "process/peer.h"
#include "uci/command.h"
#include "uci/engine_line.h"

namespace plyproof::match {

struct Started {
    std::unique_ptr<process::Peer> peer;
    int process = 0;  ///< its number; 0: none
};

/// Starts a process; the error says why it could not be.
using StartPeer = std::function<base::Result<Started, std::string>()>;

/// What the system knows of a process and its CPUs. Only differences between two moments mean something.
struct CpuMarks {
    std::chrono::nanoseconds waited{};   ///< ready to run without a CPU: of its threads, the one that waited most
    std::chrono::nanoseconds not_run{};  ///< time, less the CPU time of all its threads, less what CPUs were idle

    /// How long a program that wants to think all the time was kept from it since `before`. A thread that has ended
    /// takes its waiting with it, several threads use more CPU time than passes: so the greater of both counts.
    [[nodiscard]] std::chrono::nanoseconds since(const CpuMarks& before) const;
};

/// Reads the marks of a process.
using ReadCpuMarks = std::function<CpuMarks(int process)>;

/// A program as it was asked for.
struct Entrant {
    std::string name;  ///< for people
    StartPeer start;
    std::vector<uci::SetOptionCommand> options{};
    std::chrono::milliseconds patience = std::chrono::seconds(30);  ///< beyond what it may use of its time
    ReadCpuMarks cpu_marks{};                                       ///< none: nobody knows
};

/// Understands a command (process/command_line.h) and finds its program; the error says what is wrong. Nothing is
/// started yet. `name` may be empty: then the command is the name.
[[nodiscard]] base::Result<Entrant, std::string> find_entrant(const std::string& command, const std::string& name,
                                                              const std::stop_token& stop);

enum class FaultKind : std::uint8_t {
    NotStarted,  ///< a fresh process that does not get as far as "readyok"
    Crash,       ///< it ended, or closed its output
    Hang,        ///< no answer
    Flood,       ///< more output than anybody wants to read
    Stopped,     ///< we were asked to stop; no fault
};

struct Fault {
    FaultKind kind;
    std::string text;  ///< what happened, in words, and what it said last
};

/// A move and what it was thought of.
struct Thought {
    std::string move;
    std::optional<int> score{};  ///< centipawns, from its own point of view; mates are close to 30000
    std::optional<std::int64_t> depth{};
    std::chrono::steady_clock::time_point begin{}, end{};
    std::chrono::nanoseconds starved{};  ///< how long it was kept meanwhile from a CPU

    [[nodiscard]] std::chrono::nanoseconds time() const { return end - begin; }
};

class Player {
public:
    explicit Player(Entrant entrant) : entrant_(std::move(entrant)) {}
    /// Asks it to end, and kills it if it does not within a second.
    ~Player() { dismiss(); }
    Player(Player&&) = default;
    Player& operator=(Player&&) = delete;

    /// Gets it ready for a new game, in Chess960 or not.
    [[nodiscard]] std::optional<Fault> prepare(bool chess960);

    /// Lets it think. It has `allowed` before it is late; then it is told to stop and has its patience for an answer,
    /// which comes back with its time like any other. REQUIRES: prepare() has succeeded, and no fault since.
    [[nodiscard]] base::Result<Thought, Fault> think(const std::string& position, const uci::GoCommand& go,
                                                     std::optional<std::chrono::nanoseconds> allowed);

    /// Ends the process; prepare() starts another.
    void dismiss();

    [[nodiscard]] const std::string& name() const { return entrant_.name; }

private:
    std::optional<Fault> start();
    std::optional<Fault> set_up(bool chess960);
    std::optional<Fault> send(const std::string& line);
    std::optional<Fault> wait_for(std::string_view word);
    Fault fault_of(base::ChannelError error, std::string_view waited_for);
    base::Result<Thought, base::ChannelError> hear_move(Thought thought, base::Deadline deadline);

    [[nodiscard]] CpuMarks cpu_marks() const;

    Entrant entrant_;
    std::unique_ptr<process::Peer> peer_;
    int process_ = 0;
    std::optional<bool> chess960_{};  ///< as it was told last
};

}  // namespace plyproof::match
