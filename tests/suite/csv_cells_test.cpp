// SPDX-License-Identifier: MIT
#include "suite/csv_cells.h"

#include <gmock/gmock.h>

namespace plyproof::suite {
namespace {

std::vector<std::string> values(std::string_view line, char separator = ',') {
    std::vector<std::string> result;
    for (const CsvCell& cell : cut_cells(line, separator).cells) result.push_back(cell.value);
    return result;
}

TEST(CutCells, KeepsEmptyCellsAndDropsBlanksAroundCells) {
    EXPECT_THAT(values(" a , b c ,, 5,"), testing::ElementsAre("a", "b c", "", "5", ""));
    EXPECT_THAT(values(""), testing::ElementsAre(""));
}

TEST(CutCells, ReadsQuotedCells) {
    EXPECT_THAT(values("\"a,b\", \"say \"\"x\"\"\" ,\"\""), testing::ElementsAre("a,b", "say \"x\"", ""));
}

TEST(CutCells, CutsAtOtherSeparators) {
    EXPECT_THAT(values("a;b,c", ';'), testing::ElementsAre("a", "b,c"));
    EXPECT_THAT(values("a\t\tb", '\t'), testing::ElementsAre("a", "", "b"));
}

TEST(CutCells, ShowsTheQuoteThatNeverEnds) {
    const CsvCells cut = cut_cells("a,\"b,c", ',');
    ASSERT_TRUE(cut.open_quote.has_value());
    EXPECT_EQ(*cut.open_quote, "\"b,c");
    EXPECT_EQ(cut.cells.size(), 1u);
}

TEST(CutCells, RemembersWhereACellStands) {
    const std::string_view line = "a, \"b\"";
    const CsvCells cut = cut_cells(line, ',');
    EXPECT_EQ(cut.cells[1].place.data() - line.data(), 4);
}

TEST(CsvCell, ReadsBackAsItWas) {
    for (const char* value : {"", "plain", "a,b", "say \"x\"", " blanks ", "\"", "a;b|c"}) {
        EXPECT_THAT(values(csv_cell(value) + ",end"), testing::ElementsAre(value, "end"));
    }
}

}  // namespace
}  // namespace plyproof::suite
