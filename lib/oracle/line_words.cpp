// SPDX-License-Identifier: MIT
#include "oracle/line_words.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text_fields.h"

namespace plyproof::oracle {

namespace {

constexpr std::size_t kLongestMove = 16;  // "Qa1xb2+" with annotations has ten

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

bool is_control(char c) { return (c >= '\0' && c < ' ') || c == '\x7f'; }

/// How many bytes at the front only tell a terminal how to show what follows: colours and character sets.
std::size_t length_of_escape(std::string_view text) {
    constexpr std::size_t kCharacterSet = 3;  // ESC ( B
    if (text.starts_with('\x0e') || text.starts_with('\x0f')) return 1;
    if (text.starts_with("\x1b(")) return std::min(kCharacterSet, text.size());
    if (!text.starts_with("\x1b[")) return 0;
    const std::size_t end = text.find_first_not_of("0123456789;?", 2);
    return end == std::string_view::npos ? text.size() : end + 1;
}

/// Without blanks and control characters at both ends: they are in no word.
std::string_view trimmed_line(std::string_view line) {
    const auto is_kept = [](char c) { return c != ' ' && !is_control(c); };
    const auto first = std::ranges::find_if(line, is_kept);
    line.remove_prefix(static_cast<std::size_t>(first - line.begin()));
    while (!line.empty() && !is_kept(line.back())) line.remove_suffix(1);
    return line;
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

/// E2E4, E7E8Q: UCI by a program that knows capitals only.
bool is_capital_move(std::string_view text) {
    if (text.size() != 4 && text.size() != 5) return false;
    const auto is_square = [&](std::size_t at) { return text[at] >= 'A' && text[at] <= 'H' && is_rank(text[at + 1]); };
    return is_square(0) && is_square(2) && ends_like_move(text.substr(4));
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
    if (take_word(text, "moves") || take_word(text, "move")) skip_any_of(text, " :#");
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
bool may_follow_count(std::string_view text) {
    return text.empty() || !(is_letter(text[0]) || is_digit(text[0]) || is_control(text[0]));
}

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

/// What programs print for no move, in the case of their choice.
bool is_null_move(std::string_view word) {
    constexpr std::array kNames{"0000", "(none)", "null", "(null)"};
    return std::ranges::any_of(kNames, [&](std::string_view name) { return in_small_letters(word) == name; });
}

/// e2e4, e7e8q
bool is_uci_move(std::string_view text) {
    return text.size() >= 4 && take_square(text) && take_square(text) &&
           (text.empty() || (text.size() == 1 && take_one_of(text, "QRBNqrbn")));
}

/// "Nf9" and "Rxi4": SAN to a square that there is not.
bool is_attempt_at_san(std::string_view word) {
    constexpr std::string_view kMen = "KQRBN";
    constexpr std::size_t kLongest = 5;  // "Nbxf9"
    if (word.size() < 3 || word.size() > kLongest || kMen.find(word[0]) == std::string_view::npos) return false;
    const std::string_view target = word.substr(word.size() - 2);
    const std::string_view between = word.substr(1, word.size() - 3);
    return target[0] >= 'a' && target[0] <= 'z' && is_digit(target[1]) &&
           between.find_first_not_of("abcdefgh12345678x") == std::string_view::npos;
}

/// "h9h9" and "e7e8k", which name squares or pieces that there are not, and what programs print for no move at all.
bool is_attempt_at_move(std::string_view word) {
    if (is_null_move(word) || is_attempt_at_san(word)) return true;
    const auto is_pair = [&](std::size_t at) { return is_letter(word[at]) && is_digit(word[at + 1]); };
    if (word.size() < 4 || word.size() > 5 || !is_pair(0) || !is_pair(2)) return false;
    return word.size() == 4 || is_letter(word[4]);
}

/// Takes the moves behind the first one of a line of moves, "e2e4 e7e5: 20", in UCI only: SAN could be other words.
bool take_more_moves(std::string_view& text) {
    bool taken = false;
    for (;;) {
        const std::size_t end = std::min(text.find_first_not_of("abcdefgh12345678qrbnQRBN", 1), text.size());
        if (!text.starts_with(' ') || !is_uci_move(text.substr(1, end - 1))) return taken;
        text.remove_prefix(end);
        taken = true;
    }
}

/// A number of plies that a total line names, from the front of a text.
std::optional<int> depth_at(std::string_view text) {
    skip_any_of(text, " (:");
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    if (digits == 0 || digits > 3) return std::nullopt;
    int depth = 0;
    for (const char digit : text.substr(0, digits)) depth = depth * 10 + (digit - '0');
    return depth;
}

constexpr std::array kDepthNames{"raw nodes for depth", "nodes at depth", "perft depth", "perft", "depth"};
constexpr std::array kTotalNames{"nodes searched", "total nodes", "leaf nodes", "nodes",
                                 "total",          "divide res",  "result",     "sum"};

std::optional<TotalWords> read_named_total(std::string_view line) {
    for (const std::string_view name : kDepthNames) {
        std::string_view rest = line;
        if (!take_word(rest, name)) continue;
        // "Perft: 20" has its count where others have the depth.
        const auto depth = rest.starts_with(':') ? std::nullopt : depth_at(rest);
        if (const auto count = count_after_depth(rest)) return TotalWords{TotalKind::Named, *count, depth};
    }
    for (const std::string_view name : kTotalNames) {
        std::string_view rest = line;
        if (!take_word(rest, name)) continue;
        if (const auto count = read_separated_count(rest)) return TotalWords{TotalKind::Named, count->value};
    }
    return std::nullopt;
}

/// A row of a table of depths: depth, count, seconds and speed, "3  8902  0.00  16859848.48nps".
std::optional<TotalWords> read_table_row(std::string_view line) {
    const auto words = base::split_fields(line);
    if (words.size() != 4 || !words[3].text.ends_with("nps")) return std::nullopt;
    const auto is_decimal = [](std::string_view text) {
        return !text.empty() && text.find_first_not_of("0123456789.") == std::string_view::npos;
    };
    if (!is_decimal(words[2].text) || !is_decimal(words[3].text.substr(0, words[3].text.size() - 3)))
        return std::nullopt;
    const auto depth = depth_at(words[0].text);
    const auto count = count_from_text(words[1].text);
    return depth && count ? std::optional(TotalWords{TotalKind::Named, *count, depth}) : std::nullopt;
}

}  // namespace

bool looks_like_move(std::string_view text) {
    if (text.size() > kLongestMove) return false;
    if (starts_like_castling(text)) return is_castling_text(text);
    return is_long_move(text) || is_short_move(text) || is_capital_move(text);
}

std::string cleaned_line(std::string_view line) {
    // Blanks and quotes of other alphabets that stand between groups of digits.
    constexpr std::array<std::pair<std::string_view, char>, 5> kOdd{
        {{"\xC2\xA0", ' '}, {"\xE2\x80\xAF", ' '}, {"\xE2\x80\x89", ' '}, {"\xE2\x80\x99", '\''}, {"\t", ' '}}};
    std::string result;
    while (!line.empty()) {
        if (const std::size_t escape = length_of_escape(line); escape > 0) {
            line.remove_prefix(escape);
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
    std::string_view trimmed = trimmed_line(result);
    while (trimmed.starts_with("> ") || trimmed.starts_with("\xEF\xBB\xBF")) {
        trimmed = trimmed_line(trimmed.substr(trimmed.front() == '>' ? 2 : 3));
    }
    return std::string(trimmed);
}

std::string line_without_frames(std::string_view line) {
    constexpr std::string_view kFrames = "\"[]{}|";
    if (in_small_letters(line.substr(0, 12)) == "info string ") line.remove_prefix(12);
    for (std::size_t at = 1; at + 4 < line.size(); ++at) {
        if (std::string_view("\",;|[{").find(line[at - 1]) == std::string_view::npos) continue;
        // Looking no further than a move is long keeps long lines quick.
        const std::string_view cell = line.substr(at, 6);
        const std::size_t end = cell.find_first_of("\",;|]} ");
        if (end == std::string_view::npos || !is_uci_move(cell.substr(0, end))) continue;
        line.remove_prefix(at);
        break;
    }
    std::string plain(line);
    std::ranges::replace_if(
        plain, [=](char c) { return kFrames.find(c) != std::string_view::npos; }, ' ');
    return std::string(base::trim(plain));
}

std::optional<MoveWords> read_move_line(std::string_view line) {
    const std::size_t size = line.size();
    skip_list_marks(line);
    const std::string_view move = line.substr(0, length_of_move_word(line));
    if (!looks_like_move(move)) return std::nullopt;
    std::string_view rest = line.substr(move.size());
    const bool splits_deeper = is_uci_move(move) && take_more_moves(rest);
    if (!skip_separators(rest)) {
        // "e2e4-20": the sign between them is neither blank nor part of the number.
        if (!rest.starts_with('-')) return std::nullopt;
        rest.remove_prefix(1);
    }
    const std::optional<ReadCount> count = read_count(rest);
    if (!count || !may_follow_count(rest.substr(count->length))) return std::nullopt;
    const std::size_t left = rest.size() - count->length;
    return MoveWords{std::string(move), count->value, count->first_group, size - left, splits_deeper};
}

std::optional<MoveWords> read_attempt_line(std::string_view line) {
    constexpr std::size_t kLongestAttempt = 6;  // "(none)"
    const std::size_t size = line.size();
    // "0000:" would be taken for a list mark such as "12:".
    if (!line.starts_with("0000")) skip_list_marks(line);
    const std::string_view word = line.substr(0, line.find_first_of(" :=>|,-"));
    if (word.size() > kLongestAttempt || !is_attempt_at_move(word)) return std::nullopt;
    std::string_view rest = line.substr(word.size());
    if (!skip_separators(rest)) return std::nullopt;
    const std::optional<ReadCount> count = read_count(rest);
    if (!count || count->length != rest.size()) return std::nullopt;
    // "(none): 0" says that there is no move, which is no claim to have one.
    if (is_null_move(word) && count->value == 0) return std::nullopt;
    return MoveWords{std::string(word), count->value, count->first_group, size};
}

std::optional<TotalWords> read_total_line(std::string_view line) {
    const std::string lower = in_small_letters(line);
    if (lower.starts_with("info string")) return std::nullopt;
    if (const auto count = count_from_text(line)) return TotalWords{TotalKind::Bare, *count};
    if (lower.starts_with("info ")) {
        const auto count = count_after_nodes(line);
        const std::size_t depth = lower.find(" depth ");
        const auto named = depth == std::string::npos ? std::nullopt : depth_at(line.substr(depth + 7));
        return count ? std::optional(TotalWords{TotalKind::Info, *count, named}) : std::nullopt;
    }
    if (const auto total = read_named_total(line)) return total;
    if (const auto total = read_table_row(line)) return total;
    if (lower.starts_with("perft") || lower.starts_with("moves")) {
        const auto depth = lower.starts_with("perft") ? depth_at(line.substr(5)) : std::nullopt;
        if (const auto count = count_after_nodes(line)) return TotalWords{TotalKind::Named, *count, depth};
    }
    std::string_view rest = line;
    if (!take_word(rest, "moves")) return std::nullopt;
    const std::optional<ReadCount> count = read_separated_count(rest);
    return count ? std::optional(TotalWords{TotalKind::Moves, count->value}) : std::nullopt;
}

}  // namespace plyproof::oracle
