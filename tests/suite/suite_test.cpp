// SPDX-License-Identifier: MIT
#include "suite/suite.h"

#include <gmock/gmock.h>

namespace plyproof::suite {
namespace {

TEST(MadeUpId, NamesTheFileWithoutItsFolderAndTheLine) {
    EXPECT_EQ(made_up_id({"some/folder/perft.epd", {}}, 12), "perft.epd:12");
    EXPECT_EQ(made_up_id({"C:\\suites\\perft.epd", {}}, 12), "perft.epd:12");
}

TEST(MadeUpId, NamesTheLineAloneWhereThereIsNoFile) {
    EXPECT_EQ(made_up_id({"", {}}, 3), "line-3");
    EXPECT_EQ(made_up_id({"-", {}}, 3), "line-3");
}

TEST(MadeUpId, IsKnownAgainWithAndWithoutANumber) {
    const Suite suite{"perft.epd", {}};
    Case test_case;
    test_case.line = 3;
    for (const char* id : {"perft.epd:3", "perft.epd:3#2"}) {
        test_case.id = id;
        EXPECT_TRUE(has_made_up_id(suite, test_case)) << id;
    }
    for (const char* id : {"perft.epd:31", "kiwipete", "perft.epd:4"}) {
        test_case.id = id;
        EXPECT_FALSE(has_made_up_id(suite, test_case)) << id;
    }
}

}  // namespace
}  // namespace plyproof::suite
