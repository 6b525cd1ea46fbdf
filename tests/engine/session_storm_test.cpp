// SPDX-License-Identifier: MIT
// Commands that come while the threads of a search are at work: what the thread sanitizer has to look at.
#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <mutex>
#include <string>
#include <thread>

#include "engine/session.h"
#include "support/random_positions.h"

namespace plyproof::engine {
namespace {

/// A session that counts its answers to `go`. Lines come from its own threads.
class StormySession {
public:
    void handle(const std::string& line) {
        script_ += line + '\n';
        if (line.starts_with("go")) ++asked_;
        ASSERT_TRUE(session_.handle(line));
    }
    void finish() { session_.finish(); }

    [[nodiscard]] int asked() const { return asked_; }
    [[nodiscard]] int answered() {
        const std::scoped_lock lock(mutex_);
        return answered_;
    }
    [[nodiscard]] const std::string& script() const { return script_; }

private:
    void take(const std::string& lines) {
        const std::scoped_lock lock(mutex_);
        if (lines.starts_with("bestmove ") || lines.find("\nbestmove ") != std::string::npos) ++answered_;
    }

    std::string script_;
    int asked_ = 0;
    std::mutex mutex_;
    int answered_ = 0;
    Session session_{{[this](const std::string& lines) { take(lines); },
                      [] { return std::optional<std::uint64_t>(); },
                      "0.0.0",
                      {}}};
};

template <std::size_t Size>
const char* one_of(const std::array<const char*, Size>& lines, support::SplitMix64& random) {
    return lines[random.below(Size)];
}

constexpr std::array kPositions = {
    "position startpos moves e2e4 e7e5",
    "position fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "position fen 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "position fen 8/8/8/8/8/4k3/4p3/4K3 w - - 98 80",
};
constexpr std::array kSearches = {"go infinite",  "go ponder wtime 20 btime 20", "go ponder depth 3",
                                  "go depth 5",   "go wtime 30 btime 30",        "go nodes 3000",
                                  "go movetime 3"};
constexpr std::array kDisturbances = {"stop",
                                      "ponderhit",
                                      "isready",
                                      "stop",
                                      "ponderhit",
                                      "ucinewgame",
                                      "setoption name Hash value 1",
                                      "setoption name Hash value 2",
                                      "legal"};

/// Positions, searches on one to four threads and what disturbs them, with breaks of random length between.
void storm(StormySession& session, support::SplitMix64& random) {
    session.handle("setoption name Hash value 1");
    for (int round = 0; round < 4; ++round) {
        session.handle("setoption name Threads value " + std::to_string(1 + random.below(4)));
        session.handle(one_of(kPositions, random));
        session.handle(one_of(kSearches, random));
        for (std::uint64_t i = random.below(4); i > 0; --i) {
            std::this_thread::sleep_for(std::chrono::microseconds(random.below(2000)));
            session.handle(one_of(kDisturbances, random));
        }
    }
    session.handle("stop");
}

TEST(SessionStorm, EndsWithOneMoveForEachSearchWhateverComesBetween) {
    support::SplitMix64 random(20261130);
    for (int conversation = 0; conversation < 60; ++conversation) {
        StormySession session;
        storm(session, random);
        session.finish();
        EXPECT_EQ(session.answered(), session.asked()) << session.script();
    }
}

}  // namespace
}  // namespace plyproof::engine
