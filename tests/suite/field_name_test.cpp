// SPDX-License-Identifier: MIT
#include "suite/field_name.h"

#include <gmock/gmock.h>

namespace plyproof::suite {
namespace {

TEST(FieldNamed, KnowsTheCommonSpellings) {
    for (const char* name : {"fen", "FEN", " Position ", "epd"})
        EXPECT_EQ(field_named(name)->role, FieldRole::Fen) << name;
    for (const char* name : {"id", "Name"}) EXPECT_EQ(field_named(name)->role, FieldRole::Id) << name;
    for (const char* name : {"nodes", "leaf_nodes", "Count", "perft", "expected"}) {
        EXPECT_EQ(field_named(name)->role, FieldRole::Nodes) << name;
    }
    EXPECT_EQ(field_named("depth")->role, FieldRole::Depth);
    EXPECT_EQ(field_named("variant")->role, FieldRole::Mode);
}

TEST(FieldNamed, FindsTheDepthInAName) {
    for (const char* name : {"D3", "d3", "3", "depth 3", "Depth_3", "perft(3)", "nodes-3", "ply3", "03"}) {
        EXPECT_EQ(field_named(name), (FieldName{FieldRole::NodesAt, 3})) << name;
    }
}

TEST(FieldNamed, SaysZeroForADepthOutOfRange) {
    for (const char* name : {"D0", "D256", "99999999999999999999"}) {
        EXPECT_EQ(field_named(name), (FieldName{FieldRole::NodesAt, 0})) << name;
    }
}

TEST(FieldNamed, SaysNothingForOtherNames) {
    for (const char* name : {"", "comment", "source", "D", "D1x", "dm5"}) EXPECT_FALSE(field_named(name)) << name;
}

}  // namespace
}  // namespace plyproof::suite
