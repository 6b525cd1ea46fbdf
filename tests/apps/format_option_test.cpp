// SPDX-License-Identifier: MIT
#include "common/format_option.h"

#include <gtest/gtest.h>

#include <CLI/CLI.hpp>

namespace plyproof::apps {
namespace {

TEST(FormatOption, TakesTheNamesItWasGiven) {
    CLI::App app;
    std::string format = "text";
    add_format_option(app, format, {"text", "json"});
    app.parse("--format json");
    EXPECT_EQ(format, "json");
    EXPECT_THROW(app.parse("--format xml"), CLI::ValidationError);
}

TEST(FormatOption, KeepsTheDefaultWhenNotGiven) {
    CLI::App app;
    std::string format = "text";
    add_format_option(app, format, {"text", "json"});
    app.parse("");
    EXPECT_EQ(format, "text");
}

}  // namespace
}  // namespace plyproof::apps
