// SPDX-License-Identifier: MIT
// The UCI session of a mutant: commands in, answers out, and the planted faults that concern neither a law of chess nor
// a count but the position that is asked about. What a mutant does instead of answering is in misbehaviour.h.
// A position line is taken whole or not at all; after a refused one, counts are refused until a good one comes.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "chess/position_from.h"
#include "common/console.h"
#include "common/input.h"
#include "mutants/count.h"
#include "uci/command.h"

namespace plyproof::apps {

class Engine {
public:
    /// The console must outlive the engine.
    Engine(const mutants::BugSet& bugs, Console& console);

    /// Answers lines until "quit", the end of input or a planted end.
    ExitCode run(LineReader& lines);

private:
    /// Each answers one command.
    void handle(const uci::UciCommand& command);
    void handle(const uci::IsReadyCommand& command);
    void handle(const uci::NewGameCommand& command);
    void handle(const uci::SetOptionCommand& command);
    void handle(const uci::PositionCommand& command);
    void handle(const uci::GoCommand& command);
    void handle(const uci::OwnCommand& command);
    void handle(const uci::QuitCommand& command);
    void handle(const uci::CommandProblem& problem);
    /// Debug, register, stop and ponderhit need no answer here.
    template <class Other>
    void handle(const Other& /*command*/) {}

    void print(const std::string& text);
    void refuse(const std::string& reason);
    [[nodiscard]] std::optional<chess::Setup> setup_of(const std::optional<std::string>& fen);
    [[nodiscard]] bool play(mutants::Board& board, const std::vector<std::string>& moves);
    [[nodiscard]] std::optional<chess::Move> move_of(const mutants::Board& board, const std::string& text) const;
    void count(int depth);
    void show();

    mutants::BugSet bugs_;
    Console& console_;
    chess::Variant variant_ = chess::Variant::Standard;
    std::optional<mutants::Board> board_;  ///< nothing after a refused position
    std::optional<chess::Setup> last_setup_;
    mutants::CountTable table_;
    std::optional<ExitCode> end_;  ///< the session is over
};

}  // namespace plyproof::apps
