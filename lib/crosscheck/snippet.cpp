// SPDX-License-Identifier: MIT
#include "crosscheck/snippet.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

#include "base/printable_text.h"
#include "chess/legal_moves.h"
#include "chess/move_text.h"
#include "perft/count.h"

namespace plyproof::crosscheck {

using oracle::Question;

namespace {

/// What the test says, without the words of a language. No text holds a quote or a backslash.
struct Test {
    std::vector<std::string> words;  ///< of its name, in small letters
    std::string about;               ///< one line
    std::string fen;
    std::vector<std::string> path;     ///< UCI moves
    std::vector<std::string> moves;    ///< the right ones, sorted
    std::optional<std::string> count;  ///< the right one, where that is asked for
    int depth = 1;
};

/// How a language writes a call and a test.
struct Grammar {
    std::string_view list;        ///< around texts: "{{{}}}"
    std::string_view moves_test;  ///< {name} {about} {fen} {path} {moves}
    std::string_view count_test;  ///< {name} {about} {fen} {path} {depth} {count}
};

constexpr Grammar kGrammars[] = {
    {"{{{}}}",
     "// {about}\n"
     "// legal_moves(fen, moves) is yours: the UCI moves after these moves, sorted, as std::vector<std::string>.\n"
     "TEST(MoveGenerator, {name}) {{\n"
     "    const std::vector<std::string> right = {moves};\n"
     "    EXPECT_EQ(legal_moves(\"{fen}\", {path}), right);\n"
     "}}\n",
     "// {about}\n"
     "// perft(fen, moves, depth) is yours: the leaves so many plies after these moves.\n"
     "TEST(MoveGenerator, {name}) {{\n"
     "    EXPECT_EQ(perft(\"{fen}\", {path}, {depth}), {count}u);\n"
     "}}\n"},
    {"&[{}]",
     "// {about}\n"
     "// legal_moves(fen, moves) is yours: the UCI moves after these moves, sorted, as Vec<String>.\n"
     "#[test]\n"
     "fn {name}() {{\n"
     "    let right: &[&str] = {moves};\n"
     "    assert_eq!(legal_moves(\"{fen}\", {path}), right);\n"
     "}}\n",
     "// {about}\n"
     "// perft(fen, moves, depth) is yours: the leaves so many plies after these moves, as u64.\n"
     "#[test]\n"
     "fn {name}() {{\n"
     "    assert_eq!(perft(\"{fen}\", {path}, {depth}), {count}u64);\n"
     "}}\n"},
    {"[{}]",
     "# {about}\n"
     "# legal_moves(fen, moves) is yours: the UCI moves after these moves, as text.\n"
     "def test_{name}():\n"
     "    right = {moves}\n"
     "    assert sorted(legal_moves(\"{fen}\", {path})) == right\n",
     "# {about}\n"
     "# perft(fen, moves, depth) is yours: the leaves so many plies after these moves.\n"
     "def test_{name}():\n"
     "    assert perft(\"{fen}\", {path}, {depth}) == {count}\n"},
    {"List.of({})",
     "// {about}\n"
     "// legalMoves(fen, moves) is yours: the UCI moves after these moves, sorted, as List<String>.\n"
     "@Test\n"
     "void {name}() {{\n"
     "    List<String> right = {moves};\n"
     "    assertEquals(right, legalMoves(\"{fen}\", {path}));\n"
     "}}\n",
     "// {about}\n"
     "// perft(fen, moves, depth) is yours: the leaves so many plies after these moves, as long.\n"
     "@Test\n"
     "void {name}() {{\n"
     "    assertEquals({count}L, perft(\"{fen}\", {path}, {depth}));\n"
     "}}\n"},
    {"[{}]",
     "// {about}\n"
     "// legalMoves(fen, moves) is yours: the UCI moves after these moves, as strings.\n"
     "test(\"{name}\", () => {{\n"
     "  const right = {moves};\n"
     "  assert.deepEqual(legalMoves(\"{fen}\", {path}).sort(), right);\n"
     "}});\n",
     "// {about}\n"
     "// perft(fen, moves, depth) is yours: the leaves so many plies after these moves, as a BigInt.\n"
     "test(\"{name}\", () => {{\n"
     "  assert.equal(perft(\"{fen}\", {path}, {depth}), {count}n);\n"
     "}});\n"},
};

std::vector<std::string> words_of(const Symptom& symptom) {
    if (symptom.breakdown) {
        using Kind = oracle::OracleErrorKind;
        switch (symptom.breakdown->kind) {
            case Kind::Died:
                return {"does", "not", "crash"};
            case Kind::TimedOut:
                return {"does", "not", "hang"};
            default:
                return {"answers"};
        }
    }
    std::vector<std::string> words{""};
    for (const char letter : explain::id_of(symptom.signature->rule)) {
        if (letter == '-') {
            words.emplace_back();
        } else {
            words.back() += letter;
        }
    }
    return words;
}

std::vector<std::string> uci_moves(const std::vector<chess::Move>& moves, chess::Variant variant) {
    std::vector<std::string> texts;
    texts.reserve(moves.size());
    for (const chess::Move move : moves) texts.push_back(chess::to_uci(move, variant));
    return texts;
}

/// The moves are right where a count is wrong, or where a program breaks down only while it counts deeper.
bool asks_for_count(const Failure& failure) {
    return failure.question.depth > 1 || (failure.finding && failure.finding->fault == diagnose::Fault::Miscounted);
}

Test test_of(const Failure& failure) {
    const Question& question = failure.question;
    const chess::Position position = oracle::asked_position(question);
    const chess::MoveList legal = chess::legal_moves(position);
    const Symptom symptom = symptom_of(failure);
    Test test{.words = words_of(symptom),
              .about = text_of(symptom),
              .fen = oracle::root_fen(question),
              .path = uci_moves(question.moves, question.variant),
              .moves = uci_moves({legal.begin(), legal.end()}, question.variant),
              .count = std::nullopt,
              .depth = question.depth};
    if (failure.finding) test.about += ": " + base::printable_text(failure.finding->reason.words);
    std::ranges::sort(test.moves);
    if (asks_for_count(failure)) test.count = std::to_string(perft::count(position, question.depth).value_or(0));
    return test;
}

std::string name_in(Language language, std::vector<std::string> words) {
    if (language == Language::Rust || language == Language::Python) return fmt::format("{}", fmt::join(words, "_"));
    if (language == Language::JavaScript) return fmt::format("{}", fmt::join(words, " "));
    for (std::string& word : words) {
        const bool stays = language == Language::Java && &word == words.data();
        if (!stays && word.front() >= 'a' && word.front() <= 'z')
            word.front() = static_cast<char>(word.front() - 'a' + 'A');
    }
    return fmt::format("{}", fmt::join(words, ""));
}

std::string list_of(const std::vector<std::string>& texts, std::string_view form) {
    std::vector<std::string> quoted;
    quoted.reserve(texts.size());
    for (const std::string& text : texts) quoted.push_back('"' + text + '"');
    return fmt::format(fmt::runtime(form), fmt::join(quoted, ", "));
}

}  // namespace

std::string_view name_of(Language language) {
    constexpr std::string_view kNames[] = {"cpp", "rust", "python", "java", "js"};
    return kNames[static_cast<std::size_t>(language)];
}

std::optional<Language> language_named(std::string_view name) {
    for (const Language language : base::kAll<Language>) {
        if (name_of(language) == name) return language;
    }
    return std::nullopt;
}

std::string snippet(const Failure& failure, Language language) {
    const Test test = test_of(failure);
    const Grammar& grammar = kGrammars[static_cast<std::size_t>(language)];
    return fmt::format(fmt::runtime(test.count ? grammar.count_test : grammar.moves_test),
                       fmt::arg("about", test.about), fmt::arg("name", name_in(language, test.words)),
                       fmt::arg("fen", test.fen), fmt::arg("path", list_of(test.path, grammar.list)),
                       fmt::arg("moves", list_of(test.moves, grammar.list)), fmt::arg("depth", test.depth),
                       fmt::arg("count", test.count.value_or("")));
}

}  // namespace plyproof::crosscheck
