// SPDX-License-Identifier: MIT
#include "suite/case_collector.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <tuple>
#include <utility>

namespace plyproof::suite {
namespace {

constexpr unsigned kStepsPerQuestion = 256;  ///< about a millisecond of reading
constexpr std::size_t kTextBytes = 80;
constexpr std::size_t kExcerptBytes = 120;
constexpr std::size_t kExcerptBefore = 60;  ///< of them in front of the caret, in long lines

bool continues_letter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

/// The first `most` bytes, fewer rather than half a UTF-8 letter.
std::string_view first_bytes(std::string_view text, std::size_t most) {
    if (text.size() <= most) return text;
    while (most > 0 && continues_letter(text[most])) --most;
    return text.substr(0, most);
}

Excerpt excerpt_of(std::string_view line, std::size_t column) {
    std::size_t begin = line.size() > kExcerptBytes && column > kExcerptBefore ? column - kExcerptBefore : 0;
    while (begin < column && continues_letter(line[begin])) ++begin;
    return {printable(first_bytes(line.substr(begin), kExcerptBytes), ' '), column - begin};
}

bool all_digits(std::string_view text) { return text.find_first_not_of("0123456789") == std::string_view::npos; }

/// The bytes of the text that the bytes [offset, offset + size) of the FEN came from; all of them where the text spells
/// the FEN otherwise.
std::string_view place_in_text(const FenText& fen, std::size_t offset, std::size_t size) {
    if (fen.places.size() == 1 && fen.places.front() != fen.text) return fen.places.front();
    std::size_t begin = 0;
    for (const std::string_view place : fen.places) {
        if (offset <= begin + place.size()) {
            const std::size_t inside = offset > begin ? offset - begin : 0;
            return place.substr(inside, size);
        }
        begin += place.size() + 1;
    }
    return fen.places.empty() ? std::string_view{} : fen.places.back();
}

std::string merge_key(const CaseDraft& draft) {
    const auto mode = static_cast<char>(draft.mode.value_or(chess::VariantMode::Auto));
    return draft.id + '\n' + draft.fen.text + mode;
}

}  // namespace

FenText fen_text(std::string_view place) {
    FenText fen;
    for (const base::TextField& field : base::split_fields(place)) {
        if (!fen.text.empty()) fen.text += ' ';
        fen.text += field.text;
        fen.places.push_back(field.text);
    }
    if (fen.places.empty()) fen.places.push_back(place.substr(0, 0));
    return fen;
}

FenText fen_text(std::string_view text, std::string_view place) {
    if (text == place) return fen_text(place);
    return {fen_text(text).text, {place}};
}

CaseCollector::CaseCollector(std::string_view text, std::string_view name, IsOver is_over)
    : text_(text), name_(name), lines_(split_lines(text)), asked_to_stop_(std::move(is_over)) {}

bool CaseCollector::is_over() {
    if (!over_ && asked_to_stop_ && steps_++ % kStepsPerQuestion == 0) over_ = asked_to_stop_();
    return over_;
}

SuiteError CaseCollector::error_at(SuiteErrorKind kind, std::string_view place) const {
    // The last line that begins at or before the place; the text's end belongs to the last line.
    const auto next = std::upper_bound(lines_.begin(), lines_.end(), place.data(),
                                       [](const char* at, const Line& line) { return at < line.text.data(); });
    SuiteError error;
    error.file = name_;
    error.kind = kind;
    error.line = 1;
    error.column = 1;
    if (next != lines_.begin()) {
        const Line& line = *(next - 1);
        const auto offset = std::min(static_cast<std::size_t>(place.data() - line.text.data()), line.text.size());
        error.line = line.number;
        error.column = offset + 1;
        error.excerpt = excerpt_of(line.text, offset);
    }
    error.text = printable(first_bytes(place, kTextBytes), '?');
    return error;
}

void CaseCollector::fault(SuiteErrorKind kind, std::string_view place) { errors_.push_back(error_at(kind, place)); }

std::optional<int> CaseCollector::depth(std::string_view text, std::string_view place) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || !all_digits(text) || error != std::errc{} || value < 1 || value > kMaxDepth) {
        fault(SuiteErrorKind::BadDepth, place);
        return std::nullopt;
    }
    return value;
}

std::optional<std::uint64_t> CaseCollector::count(std::string_view text, std::string_view place) {
    if (text.empty() || !all_digits(text)) {
        fault(text.empty() ? SuiteErrorKind::NoCount : SuiteErrorKind::BadCount, place);
        return std::nullopt;
    }
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{}) {
        fault(SuiteErrorKind::CountTooBig, place);
        return std::nullopt;
    }
    return value;
}

std::optional<chess::VariantMode> CaseCollector::mode(std::string_view text, std::string_view place) {
    const std::string word = small_letters(text);
    if (word == "auto") return chess::VariantMode::Auto;
    if (word == "standard") return chess::VariantMode::Standard;
    if (word == "chess960") return chess::VariantMode::Chess960;
    fault(SuiteErrorKind::BadMode, place);
    return std::nullopt;
}

bool CaseCollector::expect(std::vector<Expectation>& expected, Expectation expectation, std::string_view place) {
    const auto at = std::lower_bound(expected.begin(), expected.end(), expectation,
                                     [](const Expectation& a, const Expectation& b) { return a.depth < b.depth; });
    if (at == expected.end() || at->depth != expectation.depth) {
        expected.insert(at, expectation);
        return true;
    }
    if (at->nodes == expectation.nodes) return true;
    fault(SuiteErrorKind::RepeatedDepth, place);
    return false;
}

bool CaseCollector::judge(const FenText& fen, chess::VariantMode mode) {
    const auto setup = chess::parse_fen(fen.text);
    if (!setup) {
        const chess::FenError& error = setup.error();
        errors_.push_back(error_at(SuiteErrorKind::BadFen, place_in_text(fen, error.offset, error.text.size())));
        errors_.back().fen_error = error;
        return false;
    }
    const auto accepted = chess::position_from(*setup, mode);
    if (accepted) return true;
    const std::string_view first = fen.places.front();
    const std::string_view last = fen.places.back();
    const auto size = static_cast<std::size_t>(last.data() + last.size() - first.data());
    errors_.push_back(error_at(SuiteErrorKind::ImpossiblePosition, std::string_view(first.data(), size)));
    errors_.back().problems = accepted.error();
    return false;
}

void CaseCollector::add(const CaseDraft& draft) {
    const chess::VariantMode mode = draft.mode.value_or(chess::VariantMode::Auto);
    if (!judge(draft.fen, mode) || draft.faulty) return;
    const std::size_t line = error_at(SuiteErrorKind::BadFen, draft.fen.places.front()).line;
    merged_.try_emplace(merge_key(draft), cases_.size());
    cases_.push_back({draft.id, draft.fen.text, mode, draft.expected, line});
}

void CaseCollector::merge(const CaseDraft& draft, std::string_view place) {
    const auto known = merged_.find(merge_key(draft));
    if (known == merged_.end()) return add(draft);
    if (draft.faulty) return;
    for (const Expectation& expectation : draft.expected) {
        expect(cases_[known->second].expected, expectation, place);
    }
}

ParsedSuite CaseCollector::finish(Format format) {
    std::stable_sort(errors_.begin(), errors_.end(), [](const SuiteError& a, const SuiteError& b) {
        return std::tie(a.line, a.column) < std::tie(b.line, b.column);
    });
    ParsedSuite parsed{{name_, std::move(cases_)}, std::move(errors_), format, {}, !over_};
    name_cases(parsed);
    return parsed;
}

void CaseCollector::name_cases(ParsedSuite& parsed) const {
    // Ids that the file gives keep their text wherever they can: numbers are added around them.
    std::set<std::string, std::less<>> given;
    for (const Case& test_case : parsed.suite.cases) given.insert(test_case.id);
    std::map<std::string, int, std::less<>> used;  // id -> the number its next namesake tries first
    for (Case& test_case : parsed.suite.cases) {
        const bool made_up = test_case.id.empty();
        const std::string wanted = made_up ? made_up_id(parsed.suite, test_case.line) : test_case.id;
        test_case.id = wanted;
        if (!used.contains(wanted) && (!made_up || !given.contains(wanted))) {
            used.emplace(wanted, 2);
            continue;
        }
        int& number = used.try_emplace(wanted, 2).first->second;
        do {
            test_case.id = wanted + '#' + std::to_string(number++);
        } while (used.contains(test_case.id) || given.contains(test_case.id));
        used.emplace(test_case.id, 2);
        if (!made_up) parsed.renamed.push_back({test_case.line, wanted, test_case.id});
    }
}

}  // namespace plyproof::suite
