// SPDX-License-Identifier: MIT
#include "common/console.h"

#include <gtest/gtest.h>

namespace plyproof::apps {
namespace {

TEST(Console, WithoutAStopThereIsNoReason) {
    const Console console("sample", std::stop_source());
    EXPECT_FALSE(console.stop().stop_requested());
    EXPECT_EQ(console.stop_code(), ExitCode::Agrees);
}

TEST(Console, WhatGoesToAFileIsPlain) {
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    const Console console("sample", std::stop_source());
    EXPECT_FALSE(console.style().color);
    EXPECT_FALSE(console.style().group_digits);
    EXPECT_FALSE(console.shows_progress());
    testing::internal::GetCapturedStdout();
    testing::internal::GetCapturedStderr();
}

TEST(Console, AnswersStandBeforeTheTroubleThatFollowsThem) {
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    Console console("sample", std::stop_source());
    console.print("20\n");
    console.error("then it broke");
    EXPECT_EQ(testing::internal::GetCapturedStdout(), "20\n");
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "sample: error: then it broke\n");
}

TEST(Console, ColourIsAppliedWhenAsked) {
    Console console("sample", std::stop_source());
    console.apply({.quiet = true, .color = ColorMode::Always});
    EXPECT_TRUE(console.style().color);
    EXPECT_TRUE(console.quiet());
}

}  // namespace
}  // namespace plyproof::apps
