// SPDX-License-Identifier: MIT
#include <algorithm>

#include "fuzz/fuzzing.h"
#include "suite/lint.h"
#include "suite/parse.h"
#include "suite/write.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace plyproof;
    using fuzzing::require;
    const std::string_view text = fuzzing::text_of(data, size);
    const suite::ParsedSuite parsed = suite::parse(text, "fuzz.epd");

    const std::size_t lines = 1 + static_cast<std::size_t>(std::count_if(
                                      text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r'; }));
    for (const suite::SuiteError& error : parsed.errors) {
        require(error.line >= 1 && error.line <= lines, "an error names a line of the text");
    }
    for (const suite::Case& test_case : parsed.suite.cases) {
        const auto setup = chess::parse_fen(test_case.fen);
        require(setup && chess::position_from(*setup, test_case.mode), "a case that came out can be played");
    }

    const auto again = suite::parse(suite::to_text(parsed.suite, suite::Format::Json).text, "fuzz.epd");
    require(again.errors.empty(), "what was written can be read");
    require(again.suite.cases.size() == parsed.suite.cases.size(), "writing loses no case");
    (void)suite::lint(parsed);
    return 0;
}
