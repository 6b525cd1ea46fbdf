// SPDX-License-Identifier: MIT
#include "common/terminal.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

namespace plyproof::apps {
namespace {

TEST(Terminal, AFileIsNoTerminal) {
    const int null_device = ::open("/dev/null", O_WRONLY);
    EXPECT_FALSE(is_terminal(null_device));
    ::close(null_device);
    EXPECT_FALSE(is_terminal(-1));
}

TEST(Terminal, ColourIsForTerminalsThatCanShowIt) {
    EXPECT_TRUE(wants_color(ColorMode::Auto, true, nullptr, "xterm"));
    EXPECT_FALSE(wants_color(ColorMode::Auto, false, nullptr, "xterm"));
    EXPECT_FALSE(wants_color(ColorMode::Auto, true, nullptr, "dumb"));
    EXPECT_FALSE(wants_color(ColorMode::Auto, true, nullptr, nullptr));
}

TEST(Terminal, NoColorIsRespectedUnlessEmpty) {
    EXPECT_FALSE(wants_color(ColorMode::Auto, true, "1", "xterm"));
    EXPECT_TRUE(wants_color(ColorMode::Auto, true, "", "xterm"));
}

TEST(Terminal, TheOptionWinsOverEverything) {
    EXPECT_TRUE(wants_color(ColorMode::Always, false, "1", nullptr));
    EXPECT_FALSE(wants_color(ColorMode::Never, true, nullptr, "xterm"));
}

TEST(Terminal, ModesHaveNames) {
    EXPECT_EQ(color_mode_from_name("auto"), ColorMode::Auto);
    EXPECT_EQ(color_mode_from_name("always"), ColorMode::Always);
    EXPECT_EQ(color_mode_from_name("never"), ColorMode::Never);
    EXPECT_EQ(color_mode_from_name("Never"), std::nullopt);
}

}  // namespace
}  // namespace plyproof::apps
