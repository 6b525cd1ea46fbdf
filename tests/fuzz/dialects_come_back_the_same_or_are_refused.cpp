// SPDX-License-Identifier: MIT
#include "fuzz/fuzzing.h"
#include "oracle/dialect_json.h"
#include "oracle/placeholders.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace plyproof;
    using fuzzing::require;
    const auto dialects = oracle::parse_dialects(fuzzing::text_of(data, size));
    if (!dialects) {
        require(!dialects.error().empty(), "what is refused has a reason");
        return 0;
    }
    require(oracle::parse_dialects(oracle::dialects_json(*dialects)) == *dialects,
            "rows that were written are read again");
    const oracle::Filling filling{.fen = "8/8/8/8/8/8/8/8 w - -", .depth = 1, .moves = {"e2e4"}, .number = 1};
    for (const oracle::Dialect& dialect : *dialects) {
        for (const std::string& line : dialect.question) (void)oracle::filled(line, filling);
        (void)oracle::filled_arguments(dialect.arguments, filling);
    }
    return 0;
}
