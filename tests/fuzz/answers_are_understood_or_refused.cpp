// SPDX-License-Identifier: MIT
#include "fuzz/fuzzing.h"
#include "oracle/answer_lines.h"
#include "oracle/asking.h"
#include "oracle/shown_position.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace plyproof;
    using fuzzing::require;
    const auto [fen, text] = fuzzing::first_line_and_rest(fuzzing::text_of(data, size));
    const auto accepted = fuzzing::accepted(fen);
    if (!accepted) return 0;
    const oracle::Question question{accepted->position, accepted->variant};
    const oracle::Dialect dialect{.name = "any"};
    oracle::AnswerLines lines(dialect, 1);
    for (auto rest = text; !rest.empty();) {
        const auto [line, behind] = fuzzing::first_line_and_rest(rest);
        lines.add(line);
        if (const auto shown = oracle::fen_in_line(line)) (void)oracle::difference_to_shown(question, *shown);
        rest = behind;
    }
    const auto answer = oracle::answer_from(lines.text(), question, "./mine", false);
    if (!answer) {
        require(!answer.error().text.empty(), "what is refused has a reason");
        return 0;
    }
    oracle::ForeignCount sum = 0;
    for (const oracle::ForeignEntry& entry : answer->divide.entries) sum += entry.nodes;
    require(sum == answer->divide.sum, "the sum is that of the entries");
    return 0;
}
