// SPDX-License-Identifier: MIT
#include "crosscheck/fuzz_corpus.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <charconv>
#include <cstdint>
#include <variant>
#include <vector>

#include "chess/move_text.h"
#include "perft/count.h"
#include "suite/write.h"
#include "uci/command.h"

namespace plyproof::crosscheck {

using oracle::Question;

namespace {

constexpr std::string_view kRemark = ";c0 \"shows after: ";
constexpr std::string_view kDepth = ", depth ";

/// Before the newline at its end.
std::string with_remark(std::string line, const Question& question) {
    if (question.moves.empty()) return line;
    std::vector<std::string> moves;
    for (const chess::Move move : question.moves) moves.push_back(chess::to_uci(move, question.variant));
    line.pop_back();
    return line + fmt::format(" {}position fen {} moves {}{}{}\"\n", kRemark, oracle::root_fen(question),
                              fmt::join(moves, " "), kDepth, question.depth);
}

std::optional<int> number_in(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

std::optional<Question> with_moves(Question question, const std::vector<std::string>& texts) {
    chess::Position position = question.root;
    for (const std::string& text : texts) {
        const auto move = chess::parse_uci_move(position, text, question.variant);
        if (!move) return std::nullopt;
        question.moves.push_back(*move);
        position = position.after(*move);
    }
    return question;
}

}  // namespace

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

std::string corpus_lines(const Failure& failure, const std::string& id) {
    std::string lines;
    for (std::size_t i = 0; i < failure.earlier.size(); ++i) {
        const Question& question = failure.earlier[i];
        const Failure before{question, std::nullopt, std::nullopt, false, {}};
        const std::string number = failure.earlier.size() > 1 ? fmt::format("-{}", i + 1) : "";
        lines += with_remark(epd_line(corpus_case(before, fmt::format("{}-before{}", id, number))), question);
    }
    return lines + with_remark(epd_line(corpus_case(failure, id)), failure.question);
}

std::optional<Question> question_in_remark(std::string_view line, chess::VariantMode mode) {
    const std::size_t remark = line.find(kRemark);
    if (remark == std::string_view::npos) return std::nullopt;
    std::string_view text = line.substr(remark + kRemark.size());
    text = text.substr(0, text.find('"'));
    const std::size_t end = text.find(kDepth);
    if (end == std::string_view::npos) return std::nullopt;
    const auto depth = number_in(text.substr(end + kDepth.size()));
    const auto command = uci::parse_command(text.substr(0, end));
    const auto* position = command ? std::get_if<uci::PositionCommand>(&*command) : nullptr;
    if (!depth || *depth < 1 || position == nullptr || !position->fen) return std::nullopt;
    const auto setup = chess::parse_fen(*position->fen);
    if (!setup) return std::nullopt;
    const auto accepted = chess::position_from(*setup, mode);
    if (!accepted) return std::nullopt;
    return with_moves(oracle::question_about(*setup, *accepted, *depth), position->moves);
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

std::string corpus_id(const Symptom& symptom, const Failure& failure) {
    // FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/
    std::uint32_t hash = 2166136261U;
    for (const char letter : corpus_lines(failure, "")) {
        hash = (hash ^ static_cast<unsigned char>(letter)) * 16777619U;
    }
    return fmt::format("{}-{:08x}", id_of(symptom), hash);
}

bool has_corpus_id(std::string_view corpus, std::string_view id) {
    return corpus.find(fmt::format("id \"{}\"", id)) != std::string_view::npos;
}

}  // namespace plyproof::crosscheck
