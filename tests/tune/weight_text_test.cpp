// SPDX-License-Identifier: MIT
#include "weight_text.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace plyproof::tune {
namespace {

std::string text_of(const std::string& path) {
    const std::ifstream file(path);
    EXPECT_TRUE(file) << path;
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

TEST(WeightText, IsTheFileThatIsCompiledByteForByte) {
    EXPECT_EQ(weight_text(weights_in_program()), text_of(PLYPROOF_SOURCE_FOLDER "/lib/eval/weights.cpp"));
}

TEST(WeightText, IsReadBackAsItWasWritten) {
    Weights weights = weights_in_program();
    weights.front() = {-7, 1234};
    weights.back() = {0.4, -0.6};
    const auto read = parse_weights(weight_text(weights));
    ASSERT_TRUE(read) << read.error();
    EXPECT_EQ(read->front().middle, -7);
    EXPECT_EQ(read->front().end, 1234);
    EXPECT_EQ(read->back().middle, 0);
    EXPECT_EQ(read->back().end, -1);
}

TEST(WeightText, OfTheStartIsReadable) {
    const auto read = parse_weights(text_of(PLYPROOF_SOURCE_FOLDER "/apps/dev/tune/start_weights.txt"));
    EXPECT_TRUE(read) << read.error();
}

TEST(ParseWeights, SaysWhatIsMissing) {
    EXPECT_EQ(parse_weights("nothing").error(), "there is no table: \"= {{\" is missing");
    EXPECT_EQ(parse_weights("x = {{ {1, 2}, {3; 4} }}").error(), "weight 2 is no pair of numbers");
    EXPECT_EQ(parse_weights("x = {{ {1, 2}, {3, ").error(), "weight 2 is no pair of numbers");
    EXPECT_TRUE(parse_weights("x = {{ {1, 2}, {3, 4} }}").error().starts_with("it has 2 weights, not "));
}

}  // namespace
}  // namespace plyproof::tune
