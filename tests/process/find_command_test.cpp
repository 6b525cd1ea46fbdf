// SPDX-License-Identifier: MIT
#include "process/find_command.h"

#include <gmock/gmock.h>

#include "process/find_program.h"

namespace plyproof::process {
namespace {

using testing::HasSubstr;

TEST(FindCommand, GivesTheFileAndTheArguments) {
    const auto found = find_command("sh -c 'exit 3' \"\"");
    ASSERT_TRUE(found);
    EXPECT_EQ(*found, (FoundCommand{*find_program("sh"), {"-c", "exit 3", ""}}));
    EXPECT_TRUE(find_command("sh")->arguments.empty());
}

TEST(FindCommand, TellsWordsThatCannotBeSplitFromAProgramThatIsNotThere) {
    const auto split = find_command("sh 'x");
    ASSERT_FALSE(split);
    EXPECT_FALSE(split.error().is_understood);
    EXPECT_THAT(split.error().text, HasSubstr("sh 'x"));
    const auto found = find_command("no-such-program x");
    ASSERT_FALSE(found);
    EXPECT_TRUE(found.error().is_understood);
    EXPECT_THAT(found.error().text, HasSubstr("there is no program 'no-such-program'"));
}

}  // namespace
}  // namespace plyproof::process
