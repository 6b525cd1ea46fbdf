// SPDX-License-Identifier: MIT
#include "common/set_up_words.h"

#include <gtest/gtest.h>

namespace plyproof::apps {
namespace {

TEST(SetUpWords, AreNoneWhereAllIsAsUsual) { EXPECT_EQ(set_up_words({}), ""); }

TEST(SetUpWords, AreTheOptionsThatAskInTheSameWay) {
    EngineOptions engines;
    engines.dialect = "go-perft";
    engines.options = {"Hash=64"};
    engines.init = {"debug on"};
    engines.timeout = "5s";
    EXPECT_EQ(set_up_words(engines), "--dialect go-perft --option Hash=64 --init 'debug on' --timeout 5s");
}

}  // namespace
}  // namespace plyproof::apps
