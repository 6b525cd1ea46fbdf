// SPDX-License-Identifier: MIT
#include "engine/options.h"

#include <gmock/gmock.h>

#include <sstream>

#include "uci/engine_line.h"

namespace plyproof::engine {
namespace {

TEST(OptionsText, AnnouncesEachOptionSoThatItCanBeRead) {
    std::istringstream lines(options_text());
    std::vector<std::string> names;
    for (std::string line; std::getline(lines, line);) {
        EXPECT_TRUE(line.starts_with("option name ")) << line;
        const auto option = std::get<uci::OptionLine>(uci::parse_engine_line(line));
        EXPECT_NE(option.type, uci::OptionType::Unknown) << line;
        if (option.type == uci::OptionType::Spin) EXPECT_LT(*option.min, *option.max) << line;
        names.push_back(option.name);
    }
    for (const auto* const name : {"Hash", "Threads", "MultiPV", "Ponder", "Move Overhead", "UCI_Chess960",
                                   "UCI_ShowWDL", "UCI_AnalyseMode", "UCI_Opponent", "Clear Hash"}) {
        EXPECT_THAT(names, testing::Contains(name));
    }
}

TEST(SetOption, DoesNotCareForCapitalsOrBlanksAroundTheValue) {
    Options options;
    EXPECT_EQ(set_option(options, "hASH", " 64 \r"), OptionChange::Hash);
    EXPECT_EQ(options.hash_megabytes, 64);
    EXPECT_EQ(set_option(options, "uci_chess960", "TRUE"), OptionChange::None);
    EXPECT_TRUE(options.chess960);
    EXPECT_EQ(set_option(options, "FEN style", "Shredder"), OptionChange::None);
    EXPECT_EQ(options.fen_style, chess::FenStyle::Shredder);
    EXPECT_EQ(set_option(options, "clear hash", ""), OptionChange::ClearHash);
    EXPECT_EQ(set_option(options, "UCI_Opponent", "GM 2800 human Somebody"), OptionChange::None);
}

TEST(SetOption, ChangesNothingWhereNameOrValueAreWrong) {
    for (const auto& [name, value] : {std::pair{"Hash", "0"},
                                      {"Hash", "-5"},
                                      {"Hash", "many"},
                                      {"Hash", ""},
                                      {"Threads", "513"},
                                      {"MultiPV", "1.5"},
                                      {"UCI_Chess960", "yes"},
                                      {"FEN Style", "forsyth"},
                                      {"No Such Thing", "1"},
                                      {"", ""},
                                      {"Search Without", "null-move nonsense"}}) {
        Options options;
        const auto change = set_option(options, name, value);
        EXPECT_FALSE(change.has_value()) << name << ' ' << value;
        EXPECT_EQ(options, Options()) << name << ' ' << value;
    }
}

TEST(SetOption, LeavesPartsOfTheSearchOut) {
    Options options;
    ASSERT_TRUE(set_option(options, "Search Without", "null-move, futility").has_value());
    EXPECT_FALSE(options.features.has(search::Feature::NullMove));
    EXPECT_FALSE(options.features.has(search::Feature::Futility));
    EXPECT_TRUE(options.features.has(search::Feature::Killers));
    ASSERT_TRUE(set_option(options, "Search Without", "<empty>").has_value());
    EXPECT_EQ(options.features, search::Features::all());
}

}  // namespace
}  // namespace plyproof::engine
