// SPDX-License-Identifier: MIT
#include "crosscheck/fuzz_corpus.h"

#include <fmt/format.h>

#include "perft/count.h"
#include "suite/write.h"

namespace plyproof::crosscheck {

suite::Case corpus_case(const Failure& failure, const std::string& id) {
    oracle::Question question = failure.question;
    int plies = static_cast<int>(question.moves.size()) + question.depth;
    if (plies > kMostPlies && !question.moves.empty()) {
        question = oracle::asked_by_fen(question);
        plies = question.depth;
    }
    suite::Case test_case{.id = id, .fen = oracle::root_fen(question), .expected = {}};
    if (question.variant == chess::Variant::Chess960) test_case.mode = chess::VariantMode::Chess960;
    if (const auto nodes = perft::count(question.root, plies)) test_case.expected.push_back({plies, *nodes});
    return test_case;
}

std::string epd_line(const suite::Case& test_case) {
    return suite::to_text({.name = "", .cases = {test_case}}, suite::Format::Epd).text;
}

std::string id_of(const Symptom& symptom) {
    std::string id;
    for (const char letter : text_of(symptom)) {
        const bool capital = letter >= 'A' && letter <= 'Z';
        const bool small = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
        if (capital || small) {
            id += capital ? static_cast<char>(letter - 'A' + 'a') : letter;
        } else if (!id.empty() && id.back() != '-') {
            id += '-';
        }
    }
    return id;
}

}  // namespace plyproof::crosscheck
