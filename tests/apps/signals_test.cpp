// SPDX-License-Identifier: MIT
#include "common/signals.h"

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <thread>

namespace plyproof::apps {
namespace {

bool stops_soon(const std::stop_source& source) {
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::minutes(5);
    while (!source.stop_requested() && std::chrono::steady_clock::now() < deadline) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return source.stop_requested();
}

TEST(Signals, NoneHasComeAtTheStart) {
    const std::stop_source source;
    const Signals signals(source);
    EXPECT_EQ(Signals::received(), std::nullopt);
    EXPECT_FALSE(source.stop_requested());
}

TEST(Signals, CtrlCAsksTheWorkToStop) {
    std::signal(SIGINT, SIG_DFL);  // it is ignored where the tests run in the background of a script
    const std::stop_source source;
    const Signals signals(source);
    std::raise(SIGINT);
    EXPECT_TRUE(stops_soon(source));
    EXPECT_EQ(Signals::received(), ExitCode::Interrupted);
}

TEST(Signals, TerminationAsksTheWorkToStop) {
    const std::stop_source source;
    const Signals signals(source);
    std::raise(SIGTERM);
    EXPECT_TRUE(stops_soon(source));
    EXPECT_EQ(Signals::received(), ExitCode::Terminated);
}

TEST(Signals, TheSecondSignalEndsTheProcessAtOnce) {
    const auto twice = [] {
        std::signal(SIGINT, SIG_DFL);
        const Signals signals{std::stop_source()};
        std::raise(SIGINT);
        std::raise(SIGINT);
        std::_Exit(0);
    };
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    EXPECT_EXIT(twice(), testing::ExitedWithCode(130), "");
}

TEST(Signals, OneThatIsIgnoredStaysIgnored) {
    std::signal(SIGINT, SIG_IGN);
    const std::stop_source source;
    const Signals signals(source);
    std::raise(SIGINT);
    EXPECT_EQ(Signals::received(), std::nullopt);
    std::raise(SIGTERM);
    EXPECT_TRUE(stops_soon(source));
    EXPECT_EQ(Signals::received(), ExitCode::Terminated);
}

TEST(Signals, TheFormerHandlersComeBack) {
    const auto former = std::signal(SIGTERM, SIG_IGN);
    { const Signals signals{std::stop_source()}; }
    EXPECT_EQ(std::signal(SIGTERM, former), SIG_IGN);
}

}  // namespace
}  // namespace plyproof::apps
