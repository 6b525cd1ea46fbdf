// SPDX-License-Identifier: MIT
#include "suite/json_tree.h"

#include <gmock/gmock.h>

namespace plyproof::suite {
namespace {

using Kind = JsonValue::Kind;

std::size_t offset(std::string_view text, std::string_view place) {
    return static_cast<std::size_t>(place.data() - text.data());
}

TEST(JsonTree, RemembersWhereEachValueStands) {
    const std::string_view text = R"( {"a" : "x\"y" ,"b":[12, -3.5e2,true,null ], "c":{}} )";
    const JsonTree tree = parse_json_tree(text);
    ASSERT_FALSE(tree.fault);
    ASSERT_EQ(tree.roots.size(), 1u);
    const auto& members = tree.roots[0].members;
    ASSERT_EQ(members.size(), 3u);
    EXPECT_EQ(members[0].key, "a");
    EXPECT_EQ(members[0].key_place, "a");
    EXPECT_EQ(offset(text, members[0].key_place), 3u);
    EXPECT_EQ(members[0].text, "x\"y");
    EXPECT_EQ(members[0].place, "x\\\"y");
    const auto& items = members[1].items;
    ASSERT_EQ(items.size(), 4u);
    EXPECT_EQ(items[0].text, "12");
    EXPECT_EQ(items[1].text, "-3.5e2");
    EXPECT_EQ(items[2].place, "true");
    EXPECT_EQ(items[3].kind, Kind::Null);
    EXPECT_EQ(offset(text, members[2].place), text.rfind('{'));
}

TEST(JsonTree, KeepsTheDigitsOfNumbersBeyond64Bits) {
    const JsonTree tree = parse_json_tree("[18446744073709551616]");
    ASSERT_FALSE(tree.fault);
    EXPECT_EQ(tree.roots[0].items[0].text, "18446744073709551616");
}

TEST(JsonTree, NamesANumberBeyondAllTypes) {
    const std::string text = "[1, " + std::string(400, '9') + "]";
    const JsonTree tree = parse_json_tree(text);
    ASSERT_TRUE(tree.fault);
    EXPECT_EQ(tree.fault->kind, SuiteErrorKind::CountTooBig);
    EXPECT_EQ(tree.fault->place.size(), 400u);
    EXPECT_EQ(tree.roots[0].items.size(), 1u);
}

TEST(JsonTree, PointsAtTheByteThatDoesNotFit) {
    const struct {
        std::string_view text;
        std::size_t offset;
    } faults[] = {{"[1, x]", 4}, {"[1, 2", 5}, {"{\"a\" 1}", 5}, {"[1,]", 3}, {"\"abc", 4}, {"[1}", 2}, {"x", 0}};
    for (const auto& fault : faults) {
        const JsonTree tree = parse_json_tree(fault.text);
        ASSERT_TRUE(tree.fault) << fault.text;
        EXPECT_EQ(tree.fault->kind, SuiteErrorKind::JsonSyntax);
        EXPECT_EQ(offset(fault.text, tree.fault->place), fault.offset) << fault.text;
    }
}

TEST(JsonTree, KeepsWhatStandsBeforeAFault) {
    const JsonTree tree = parse_json_tree(R"([{"a": 1}, {"b": 2, "c")");
    ASSERT_TRUE(tree.fault);
    ASSERT_EQ(tree.roots.size(), 1u);
    EXPECT_FALSE(tree.roots[0].complete);
    ASSERT_EQ(tree.roots[0].items.size(), 2u);
    EXPECT_TRUE(tree.roots[0].items[0].complete);
    EXPECT_FALSE(tree.roots[0].items[1].complete);
}

TEST(JsonTree, ReadsSeveralValues) {
    const JsonTree tree = parse_json_tree("{\"a\": 1}\n{\"a\": 2}\n3 4");
    ASSERT_FALSE(tree.fault);
    ASSERT_EQ(tree.roots.size(), 4u);
    EXPECT_EQ(tree.roots[1].members[0].text, "2");
    EXPECT_EQ(tree.roots[3].text, "4");
}

TEST(JsonTree, OfBlankTextIsEmpty) {
    EXPECT_TRUE(parse_json_tree(" \n").roots.empty());
    EXPECT_FALSE(parse_json_tree("").fault);
}

TEST(JsonTree, RefusesToNestWithoutEnd) {
    const std::string text(1'000'000, '[');
    const JsonTree tree = parse_json_tree(text);
    ASSERT_TRUE(tree.fault);
    EXPECT_EQ(tree.fault->kind, SuiteErrorKind::JsonTooDeep);
    EXPECT_EQ(offset(text, tree.fault->place), 32u);
}

}  // namespace
}  // namespace plyproof::suite
