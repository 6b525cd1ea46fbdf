// SPDX-License-Identifier: MIT
#include "report/last_lines_text.h"

#include <gmock/gmock.h>

namespace plyproof::report {
namespace {

using oracle::OracleErrorKind;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(LastLinesText, TellsTheStreamsApart) {
    const oracle::OracleError error{
        OracleErrorKind::Died, "x", std::nullopt, {"readyok", "a2a3: 1"}, {"about to crash"}};
    EXPECT_THAT(last_lines_text(error), ElementsAre("its last lines:", "  readyok", "  a2a3: 1",
                                                    "its last lines on standard error:", "  about to crash"));
}

TEST(LastLinesText, IsEmptyForOneWhoSaidNothing) {
    EXPECT_THAT(last_lines_text({OracleErrorKind::TimedOut, "x"}), IsEmpty());
}

TEST(LastLinesText, CannotCommandATerminal) {
    EXPECT_THAT(last_lines_text({OracleErrorKind::Died, "x", std::nullopt, {"\x1b[2J"}}),
                ElementsAre("its last lines:", "  \\x1b[2J"));
}

}  // namespace
}  // namespace plyproof::report
