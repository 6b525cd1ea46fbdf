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

/// One call of a function of theirs.
struct Call {
    std::string fen;
    std::vector<std::string> path;  ///< UCI moves
    int depth = 1;                  ///< more than 1: counted
};

/// What the test says, without the words of a language. No text holds a quote or a backslash.
struct Test {
    std::vector<std::string> words;  ///< of its name, in small letters
    std::string about;               ///< one line
    bool later = false;              ///< only after other questions
    std::vector<Call> before;        ///< those, where they are known
    Call call;
    std::vector<std::string> moves;    ///< the right ones, sorted
    std::optional<std::string> count;  ///< the right one, where that is asked for
};

/// How a language writes a call and a test.
struct Grammar {
    std::string_view comment;     ///< before the words of a line
    std::string_view list;        ///< around texts: "{{{}}}"
    std::string_view moves_are;   ///< what the one function of theirs gives
    std::string_view count_is;    ///< and the other
    std::string_view ask_moves;   ///< {fen} {path}: a call whose answer is not looked at
    std::string_view ask_count;   ///< {fen} {path} {depth}
    std::string_view moves_test;  ///< {name} {before} {fen} {path} {moves}
    std::string_view count_test;  ///< {name} {before} {fen} {path} {depth} {count}
};

constexpr Grammar kGrammars[] = {
    {"// ", "{{{}}}",
     "legal_moves(fen, moves) is yours: the UCI moves after these moves, sorted, as std::vector<std::string>.",
     "perft(fen, moves, depth) is yours: the leaves so many plies after these moves.",
     "    (void)legal_moves(\"{fen}\", {path});\n", "    (void)perft(\"{fen}\", {path}, {depth});\n",
     "TEST(MoveGenerator, {name}) {{\n"
     "{before}"
     "    const std::vector<std::string> right = {moves};\n"
     "    EXPECT_EQ(legal_moves(\"{fen}\", {path}), right);\n"
     "}}\n",
     "TEST(MoveGenerator, {name}) {{\n"
     "{before}"
     "    EXPECT_EQ(perft(\"{fen}\", {path}, {depth}), {count}u);\n"
     "}}\n"},
    {"// ", "&[{}]", "legal_moves(fen, moves) is yours: the UCI moves after these moves, sorted, as Vec<String>.",
     "perft(fen, moves, depth) is yours: the leaves so many plies after these moves, as u64.",
     "    let _ = legal_moves(\"{fen}\", {path});\n", "    let _ = perft(\"{fen}\", {path}, {depth});\n",
     "#[test]\n"
     "fn {name}() {{\n"
     "{before}"
     "    let right: &[&str] = {moves};\n"
     "    assert_eq!(legal_moves(\"{fen}\", {path}), right);\n"
     "}}\n",
     "#[test]\n"
     "fn {name}() {{\n"
     "{before}"
     "    assert_eq!(perft(\"{fen}\", {path}, {depth}), {count}u64);\n"
     "}}\n"},
    {"# ", "[{}]", "legal_moves(fen, moves) is yours: the UCI moves after these moves, as text.",
     "perft(fen, moves, depth) is yours: the leaves so many plies after these moves.",
     "    legal_moves(\"{fen}\", {path})\n", "    perft(\"{fen}\", {path}, {depth})\n",
     "def test_{name}():\n"
     "{before}"
     "    right = {moves}\n"
     "    assert sorted(legal_moves(\"{fen}\", {path})) == right\n",
     "def test_{name}():\n"
     "{before}"
     "    assert perft(\"{fen}\", {path}, {depth}) == {count}\n"},
    {"// ", "List.of({})", "legalMoves(fen, moves) is yours: the UCI moves after these moves, sorted, as List<String>.",
     "perft(fen, moves, depth) is yours: the leaves so many plies after these moves, as long.",
     "    legalMoves(\"{fen}\", {path});\n", "    perft(\"{fen}\", {path}, {depth});\n",
     "@Test\n"
     "void {name}() {{\n"
     "{before}"
     "    List<String> right = {moves};\n"
     "    assertEquals(right, legalMoves(\"{fen}\", {path}));\n"
     "}}\n",
     "@Test\n"
     "void {name}() {{\n"
     "{before}"
     "    assertEquals({count}L, perft(\"{fen}\", {path}, {depth}));\n"
     "}}\n"},
    {"// ", "[{}]", "legalMoves(fen, moves) is yours: the UCI moves after these moves, as strings.",
     "perft(fen, moves, depth) is yours: the leaves so many plies after these moves, as a BigInt.",
     "  legalMoves(\"{fen}\", {path});\n", "  perft(\"{fen}\", {path}, {depth});\n",
     "test(\"{name}\", () => {{\n"
     "{before}"
     "  const right = {moves};\n"
     "  assert.deepEqual(legalMoves(\"{fen}\", {path}).sort(), right);\n"
     "}});\n",
     "test(\"{name}\", () => {{\n"
     "{before}"
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

Call call_of(const Question& question) {
    return {oracle::root_fen(question), uci_moves(question.moves, question.variant), question.depth};
}

std::vector<Call> calls_before(const Failure& failure) {
    const bool finding_knows = failure.earlier.empty() && failure.finding;
    std::vector<Call> calls;
    for (const Question& question : finding_knows ? failure.finding->earlier : failure.earlier)
        calls.push_back(call_of(question));
    return calls;
}

Test test_of(const Failure& failure) {
    const Question& question = failure.question;
    const chess::Position position = oracle::asked_position(question);
    const chess::MoveList legal = chess::legal_moves(position);
    const Symptom symptom = symptom_of(failure);
    Test test{.words = words_of(symptom),
              .about = text_of(symptom),
              .later = failure.later,
              .before = calls_before(failure),
              .call = call_of(question),
              .moves = uci_moves({legal.begin(), legal.end()}, question.variant),
              .count = std::nullopt};
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

/// A call of a test that counts is one that counts, as the program was asked.
bool is_count(const Call& call, const Test& test) { return test.count || call.depth > 1; }

/// What it is about, why it asks more than one question, and what the functions give.
std::string head_of(const Test& test, const Grammar& grammar) {
    std::vector<std::string_view> lines{test.about};
    if (!test.before.empty()) {
        lines.emplace_back(
            "It is right when it is asked by itself, and wrong only after other questions. So these come");
        lines.emplace_back("first, in their order and put to one generator; their own answers are not looked at.");
    } else if (test.later) {
        lines.emplace_back("It was wrong only after other questions, and it is not known which: this test may pass.");
    }
    if (!test.count) lines.push_back(grammar.moves_are);
    const bool counts = std::ranges::any_of(test.before, [](const Call& call) { return call.depth > 1; });
    if (test.count || counts) lines.push_back(grammar.count_is);
    std::string head;
    for (const std::string_view line : lines) head += fmt::format("{}{}\n", grammar.comment, line);
    return head;
}

std::string before_in(const Test& test, const Grammar& grammar) {
    std::string text;
    for (const Call& call : test.before) {
        text += fmt::format(fmt::runtime(is_count(call, test) ? grammar.ask_count : grammar.ask_moves),
                            fmt::arg("fen", call.fen), fmt::arg("path", list_of(call.path, grammar.list)),
                            fmt::arg("depth", call.depth));
    }
    return text;
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
    return head_of(test, grammar) +
           fmt::format(fmt::runtime(test.count ? grammar.count_test : grammar.moves_test),
                       fmt::arg("name", name_in(language, test.words)), fmt::arg("before", before_in(test, grammar)),
                       fmt::arg("fen", test.call.fen), fmt::arg("path", list_of(test.call.path, grammar.list)),
                       fmt::arg("moves", list_of(test.moves, grammar.list)), fmt::arg("depth", test.call.depth),
                       fmt::arg("count", test.count.value_or("")));
}

}  // namespace plyproof::crosscheck
