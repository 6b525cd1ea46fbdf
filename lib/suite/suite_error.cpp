// SPDX-License-Identifier: MIT
#include "suite/suite_error.h"

namespace plyproof::suite {
namespace {

struct KindText {
    std::string_view name;
    std::string_view meaning;
};

constexpr base::EnumArray<SuiteErrorKind, KindText> kTexts = {{
    {"binary", "this is no plain text (UTF-8 is expected; unpack archives first)"},
    {"bad-fen", "this is no FEN"},
    {"impossible-position", "no game can be played from this position"},
    {"bad-depth", "the depth is no whole number from 1 to 255"},
    {"bad-count", "the count is no whole number (digits only, without groups)"},
    {"count-too-big", "the count does not fit 64 bits (18446744073709551615 is the most)"},
    {"repeated-depth", "this depth was given before, with another count"},
    {"bad-opcode", "this is no opcode (a count is written \";D1 20\")"},
    {"repeated", "this was given before"},
    {"bad-mode", "the mode is auto, standard or chess960"},
    {"open-quote", "the quoted text never ends"},
    {"unknown-word", "a line of a block begins with id, epd, mode or perft"},
    {"no-position", "here is no FEN to go with it"},
    {"no-count", "a depth and a count belong together"},
    {"too-many-columns", "there are more cells than columns"},
    {"no-depth-column", "no column names a depth (such as D1, or depth and nodes)"},
    {"json-syntax", "this is no JSON"},
    {"json-shape", "another kind of value belongs here (see docs/suite-format.md)"},
    {"json-too-deep", "this is nested too deeply (32 levels at most)"},
    {"unknown-schema", "this schema is unknown (1 is known, see docs/suite-format.md)"},
}};

}  // namespace

std::string_view meaning_of(SuiteErrorKind kind) { return kTexts[kind].meaning; }

std::string_view name_of(SuiteErrorKind kind) { return kTexts[kind].name; }

}  // namespace plyproof::suite
