// SPDX-License-Identifier: MIT
// Suites as text for the tests, and short ways to look at what was read.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "suite/parse.h"

namespace plyproof::suite::samples {

inline constexpr std::string_view kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
inline constexpr std::string_view kPins = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";

struct Sample {
    Format format;
    std::string_view text;
};

/// A good text in each format, all with the same two positions.
inline constexpr Sample kAll[] = {
    {Format::Epd,
     "# two positions\n"
     "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D2 400 ;id \"start; of all\"\n"
     "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1; d1 14; d4 43238; mode standard\n"},
    {Format::Blocks,
     "# two positions\nid start\nepd rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"
     "perft 1 20\nperft 2 400\n\nid pins\nepd 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1 % comment\nmode standard\n"
     "perft 1 14\nperft 4 43238\n"},
    {Format::Csv,
     "id,fen,mode,D1,D2,D4\nstart,rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1,,20,400\n"
     "\"the \"\"pins\"\"\",8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1,standard,14,,43238\n"},
    {Format::Pipe,
     "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1|1|20\n"
     "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1|2|400\n"
     "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1|1|14\n"},
    {Format::JsonList,
     "[\n {\"fen\": \"rnbqkbnr\\/pppppppp\\/8\\/8\\/8\\/8\\/PPPPPPPP\\/RNBQKBNR w KQkq - 0 1\", \"depth\": 1, "
     "\"nodes\": 20},\n {\"fen\": \"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1\", \"depth\": 4, \"nodes\": 43238}\n]\n"},
    {Format::Json,
     "{\"schema\": 1, \"name\": \"two\", \"cases\": [\n"
     "{\"id\": \"start\", \"fen\": \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\", "
     "\"expected\": [{\"depth\": 1, \"nodes\": \"20\"}, {\"depth\": 2, \"nodes\": \"400\"}]},\n"
     "{\"id\": \"pins\", \"fen\": \"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1\", \"mode\": \"standard\", "
     "\"expected\": [{\"depth\": 4, \"nodes\": \"43238\"}]}\n]}\n"},
};

/// The text with the start position's FEN for each @.
inline std::string with_start(std::string_view text) {
    std::string result;
    for (const char letter : text) {
        if (letter == '@') {
            result += kStart;
        } else {
            result += letter;
        }
    }
    return result;
}

inline std::vector<SuiteErrorKind> kinds_of(const ParsedSuite& parsed) {
    std::vector<SuiteErrorKind> kinds;
    for (const SuiteError& error : parsed.errors) kinds.push_back(error.kind);
    return kinds;
}

using Expected = std::vector<Expectation>;

}  // namespace plyproof::suite::samples
