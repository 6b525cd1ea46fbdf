// SPDX-License-Identifier: MIT
#include "doctor/step.h"

#include <gmock/gmock.h>

namespace plyproof::doctor {
namespace {

using testing::ElementsAre;

TEST(Steps, AreAddedInOrder) {
    EXPECT_THAT(send("uci") + await("uciok") + close_input() + end(),
                ElementsAre(Step{StepKind::Send, "uci"}, Step{StepKind::Await, "uciok"}, Step{StepKind::CloseInput},
                            Step{StepKind::End}));
    EXPECT_EQ(greet(), send("uci") + await("uciok"));
    EXPECT_EQ(ready(), send("isready") + await("readyok"));
    EXPECT_EQ(search("go nodes 1"), send("go nodes 1") + await("bestmove"));
    EXPECT_THAT(try_line("x") + set_defaults(), ElementsAre(Step{StepKind::Try, "x"}, Step{StepKind::SetDefaults}));
}

TEST(OptionSets, TakeEachOptionOfTheirKind) {
    using uci::OptionType;
    const uci::OptionLine combo{.name = "A", .type = OptionType::Combo, .choices = {"a", "nosuchchoice"}};
    const uci::OptionLine empty{.name = "B", .type = OptionType::String};
    const uci::OptionLine filled{.name = "C", .type = OptionType::String, .default_value = "nn.bin"};
    const uci::OptionLine check{.name = "D", .type = OptionType::Check};
    const auto members = [&](OptionSet set) {
        std::string names;
        for (const auto& option : {combo, empty, filled, check}) names += is_in(set, option) ? option.name : "";
        return names;
    };
    EXPECT_EQ(members(OptionSet::Combos), "A");
    EXPECT_EQ(members(OptionSet::EmptyStrings), "B");
    EXPECT_EQ(members(OptionSet::FilledStrings), "C");
    EXPECT_EQ(value_tried_on(combo), "NoSuchChoiceX") << "names are not case sensitive";
    EXPECT_EQ(value_tried_on(empty), "<empty>");
    EXPECT_NE(words_for(OptionSet::EmptyStrings), words_for(OptionSet::FilledStrings));
    EXPECT_EQ(words_for(OptionSet::Combos), "combo option");
    EXPECT_EQ(try_each(OptionSet::EmptyStrings).front().options, OptionSet::EmptyStrings);
}

TEST(Steps, AreRepeatedAsAWhole) {
    EXPECT_EQ(repeated(2, send("a") + send("b")), send("a") + send("b") + send("a") + send("b"));
    EXPECT_TRUE(repeated(0, send("a")).empty());
}

TEST(Steps, KnowHowOftenAndHowLong) {
    EXPECT_EQ(await("readyok", 7).front().times, 7u);
    EXPECT_EQ(listen(std::chrono::milliseconds(20)).front().time, std::chrono::milliseconds(20));
}

}  // namespace
}  // namespace plyproof::doctor
