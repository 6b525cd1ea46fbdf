// SPDX-License-Identifier: MIT
#include "oracle/line_words.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text_fields.h"

namespace plyproof::oracle {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_file(char c) { return c >= 'a' && c <= 'h'; }
bool is_rank(char c) { return c >= '1' && c <= '8'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string in_small_letters(std::string_view text) {
    std::string result(text);
    std::ranges::transform(result, result.begin(), small);
    return result;
}

/// Takes one character of a set from the front.
bool take_one_of(std::string_view& text, std::string_view set) {
    if (text.empty() || set.find(text.front()) == std::string_view::npos) return false;
    text.remove_prefix(1);
    return true;
}

void skip_any_of(std::string_view& text, std::string_view set) {
    while (take_one_of(text, set)) {
    }
}

bool take_square(std::string_view& text) {
    if (text.size() < 2 || !is_file(text[0]) || !is_rank(text[1])) return false;
    text.remove_prefix(2);
    return true;
}

/// "=Q", "q", "(Q)" or nothing; then check marks and annotations to the end.
bool ends_like_move(std::string_view text) {
    take_one_of(text, "=/(");
    take_one_of(text, "QRBNqrbn");
    take_one_of(text, ")");
    skip_any_of(text, "+#!?");
    return text.empty();
}

bool is_castling_text(std::string_view text) {
    skip_any_of(text, "Oo0-");
    return ends_like_move(text);
}

/// e2e4, e2-e4, e7e8q, Ng1-f3
bool is_long_move(std::string_view text) {
    take_one_of(text, "KQRBNP");
    if (!take_square(text)) return false;
    take_one_of(text, "-x");
    return take_square(text) && ends_like_move(text);
}

/// e4, exd5, Nf3, Nbd7, R1xa3, e8=Q+
bool is_short_move(std::string_view text) {
    const bool piece = take_one_of(text, "KQRBN");
    std::string_view rest = text;
    if (take_square(rest) && ends_like_move(rest)) return true;
    rest = text;
    take_one_of(rest, "abcdefgh");
    if (piece) take_one_of(rest, "12345678");
    take_one_of(rest, "x");
    return take_square(rest) && ends_like_move(rest);
}

bool starts_like_castling(std::string_view text) {
    return text.starts_with("O-O") || text.starts_with("0-0") || text.starts_with("o-o");
}

/// How many bytes the first word takes when it is read as a move: up to a blank or a sign that stands before a count.
std::size_t length_of_move_word(std::string_view text) {
    if (starts_like_castling(text)) {
        const std::size_t marks =
            text.substr(3).starts_with("-O") || text.substr(3).starts_with("-0") || text.substr(3).starts_with("-o")
                ? 5
                : 3;
        const std::size_t end = text.find_first_not_of("+#!?", marks);
        return end == std::string_view::npos ? text.size() : end;
    }
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char next = i + 1 < text.size() ? text[i + 1] : ' ';
        if (text[i] == '=' && !is_letter(next)) return i;
        if (text[i] == '-' && !is_file(next)) return i;
        if (!is_letter(text[i]) && !is_digit(text[i]) &&
            std::string_view("=-/()+#!?").find(text[i]) == std::string_view::npos) {
            return i;
        }
    }
    return text.size();
}

/// Takes a word in any case when a letter does not follow it.
bool take_word(std::string_view& text, std::string_view word) {
    if (text.size() < word.size() || in_small_letters(text.substr(0, word.size())) != word) return false;
    if (text.size() > word.size() && is_letter(text[word.size()])) return false;
    text.remove_prefix(word.size());
    return true;
}

/// "12)", "12.", "12:", "- ", "* ", "move", "move 12 :" in front of the move.
void skip_list_marks(std::string_view& text) {
    if (take_word(text, "move")) skip_any_of(text, " :#");
    std::string_view rest = text;
    skip_any_of(rest, "0123456789");
    if (rest.size() != text.size() && (take_one_of(rest, ").:") || rest.starts_with(' '))) text = rest;
    if (text.starts_with("- ") || text.starts_with("* ") || text.starts_with("-\t")) text.remove_prefix(2);
    skip_any_of(text, " :");
}

/// ": ", " - ", " -> ", " = ", " nodes: ": what may stand between the move and its count. False when nothing does.
bool skip_separators(std::string_view& text) {
    const std::size_t before = text.size();
    for (;;) {
        skip_any_of(text, " :=>|,");
        if (take_word(text, "nodes") || take_word(text, "count")) continue;
        // A minus sign belongs to the number only when the number follows at once.
        if (text.starts_with('-') && text.size() > 1 && !is_digit(text[1])) {
            text.remove_prefix(1);
            continue;
        }
        return text.size() < before;
    }
}

/// What may follow a count: nothing, or something that is clearly no part of the number.
bool may_follow_count(std::string_view text) { return text.empty() || !(is_letter(text[0]) || is_digit(text[0])); }

/// A count behind separators.
std::optional<ReadCount> read_separated_count(std::string_view text) {
    skip_separators(text);
    const std::optional<ReadCount> count = read_count(text);
    if (!count || !may_follow_count(text.substr(count->length))) return std::nullopt;
    return count;
}

/// The count behind the last " nodes " of a line.
std::optional<ForeignCount> count_after_nodes(std::string_view line) {
    const std::string lower = in_small_letters(line);
    const std::size_t at = lower.rfind("nodes");
    if (at == std::string::npos || (at > 0 && is_letter(lower[at - 1]))) return std::nullopt;
    const std::optional<ReadCount> count = read_separated_count(line.substr(at + 5));
    if (!count) return std::nullopt;
    // "nodes 400 20 ms" holds columns, never groups of digits.
    return count->first_group.value_or(count->value);
}

/// "perft(5) = 4865609, t=0.1s", "perft 5 = 4865609", "Perft: 4865609", "Raw nodes for depth 3: 8902". Without the sign
/// it is only an echo of the command: "perft 5".
std::optional<ForeignCount> count_after_depth(std::string_view text) {
    skip_any_of(text, " (");
    skip_any_of(text, "0123456789");
    skip_any_of(text, ")");
    std::string_view rest = text;
    skip_any_of(rest, " ");
    if (!rest.starts_with(':') && !rest.starts_with('=')) return std::nullopt;
    const std::optional<ReadCount> count = read_separated_count(rest);
    return count ? std::optional(count->value) : std::nullopt;
}

constexpr std::array kDepthNames{"raw nodes for depth", "nodes at depth", "perft depth", "perft", "depth"};
constexpr std::array kTotalNames{"nodes searched", "total nodes", "leaf nodes", "nodes",
                                 "total",          "divide res",  "result",     "sum"};

std::optional<ForeignCount> read_named_total(std::string_view line) {
    for (const std::string_view name : kDepthNames) {
        std::string_view rest = line;
        if (!take_word(rest, name)) continue;
        if (const auto count = count_after_depth(rest)) return count;
    }
    for (const std::string_view name : kTotalNames) {
        std::string_view rest = line;
        if (!take_word(rest, name)) continue;
        if (const auto count = read_separated_count(rest)) return count->value;
    }
    return std::nullopt;
}

}  // namespace

bool looks_like_move(std::string_view text) {
    return starts_like_castling(text) ? is_castling_text(text) : is_long_move(text) || is_short_move(text);
}

std::string cleaned_line(std::string_view line) {
    // Blanks and quotes of other alphabets that stand between groups of digits.
    constexpr std::array<std::pair<std::string_view, char>, 5> kOdd{
        {{"\xC2\xA0", ' '}, {"\xE2\x80\xAF", ' '}, {"\xE2\x80\x89", ' '}, {"\xE2\x80\x99", '\''}, {"\t", ' '}}};
    std::string result;
    while (!line.empty()) {
        if (line.starts_with("\x1b[")) {
            const std::size_t end = line.find_first_not_of("0123456789;?", 2);
            line.remove_prefix(end == std::string_view::npos ? line.size() : end + 1);
            continue;
        }
        const auto odd = std::ranges::find_if(kOdd, [&](const auto& pair) { return line.starts_with(pair.first); });
        if (odd != kOdd.end()) {
            result += odd->second;
            line.remove_prefix(odd->first.size());
        } else {
            result += line.front();
            line.remove_prefix(1);
        }
    }
    std::string_view trimmed = base::trim(result);
    while (trimmed.starts_with("> ") || trimmed.starts_with("\xEF\xBB\xBF")) {
        trimmed = base::trim(trimmed.substr(trimmed.front() == '>' ? 2 : 3));
    }
    return std::string(trimmed);
}

std::optional<MoveWords> read_move_line(std::string_view line) {
    skip_list_marks(line);
    const std::string_view move = line.substr(0, length_of_move_word(line));
    if (!looks_like_move(move)) return std::nullopt;
    std::string_view rest = line.substr(move.size());
    if (!skip_separators(rest)) {
        // "e2e4-20": the sign between them is neither blank nor part of the number.
        if (!rest.starts_with('-')) return std::nullopt;
        rest.remove_prefix(1);
    }
    const std::optional<ReadCount> count = read_count(rest);
    if (!count || !may_follow_count(rest.substr(count->length))) return std::nullopt;
    return MoveWords{std::string(move), count->value, count->first_group};
}

std::optional<TotalWords> read_total_line(std::string_view line) {
    const std::string lower = in_small_letters(line);
    if (lower.starts_with("info string")) return std::nullopt;
    if (const auto count = count_from_text(line)) return TotalWords{TotalKind::Bare, *count};
    if (lower.starts_with("info ")) {
        const auto count = count_after_nodes(line);
        return count ? std::optional(TotalWords{TotalKind::Info, *count}) : std::nullopt;
    }
    if (const auto count = read_named_total(line)) return TotalWords{TotalKind::Named, *count};
    if (lower.starts_with("perft") || lower.starts_with("moves")) {
        if (const auto count = count_after_nodes(line)) return TotalWords{TotalKind::Named, *count};
    }
    std::string_view rest = line;
    if (!take_word(rest, "moves")) return std::nullopt;
    const std::optional<ReadCount> count = read_separated_count(rest);
    return count ? std::optional(TotalWords{TotalKind::Moves, count->value}) : std::nullopt;
}

}  // namespace plyproof::oracle
