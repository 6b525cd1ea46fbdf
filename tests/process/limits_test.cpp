// SPDX-License-Identifier: MIT
#include "process/limits.h"

#include <gtest/gtest.h>

#include <csignal>

#include "process/child.h"
#include "process/find_program.h"
#include "support/libuv_under_tsan.h"

namespace plyproof::process {
namespace {

using namespace std::chrono_literals;

base::Deadline late() { return base::Deadline::in(60s); }

std::unique_ptr<Child> start(std::vector<std::string> arguments, const Limits& limits) {
    arguments.insert(arguments.begin(), {"-I", "-S", PLYPROOF_FAKE_CHILD});
    auto child = Child::start(find_program("python3").value(), arguments, {.limits = limits});
    EXPECT_TRUE(child) << child.error();
    return std::move(*child);
}

std::string answer_of(Child& child) {
    EXPECT_TRUE(child.send("go on", late()));
    return child.receive(late()).value_or("no answer");
}

TEST(Limits, AChildGetsNoMoreMemoryThanItMay) {
    EXPECT_EQ(answer_of(*start({"take-memory", "600"}, {.memory = 200u << 20})), "refused");
    EXPECT_EQ(answer_of(*start({"take-memory", "60"}, {.memory = 200u << 20})), "taken");
    EXPECT_EQ(answer_of(*start({"take-memory", "60"}, {})), "taken");
}

TEST(Limits, TheSystemKeepsTheLimitsOfEachKind) {
    const auto child = start({"limits"}, {.memory = 300u << 20, .cpu_time = 77s, .core_files = false});
    EXPECT_EQ(answer_of(*child), std::to_string(300u << 20));
    EXPECT_EQ(child->receive(late()), "77");
    EXPECT_EQ(child->receive(late()), "0");
}

TEST(Limits, AChildThatBurnsMoreProcessorTimeThanItMayIsKilled) {
    const auto child = start({"burn"}, {.cpu_time = 1s});
    const auto status = child->wait(late());
    ASSERT_TRUE(status);
    EXPECT_TRUE(status->signal == SIGXCPU || status->signal == SIGKILL) << exit_text(*status);
}

TEST(Limits, AProcessThatHasEndedNeedsNoLimit) {
    const auto child = start({"echo"}, {});
    child->close_input();
    ASSERT_TRUE(child->wait(late()));
    EXPECT_TRUE(apply_limits(child->id(), {.memory = 1}));
}

}  // namespace
}  // namespace plyproof::process
