// SPDX-License-Identifier: MIT
#include "suite/read_epd.h"

#include <algorithm>

#include "suite/field_name.h"

namespace plyproof::suite {
namespace {

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }
bool is_letter(char letter) { return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z'); }
bool is_blank(char letter) { return letter == ' ' || letter == '\t'; }

/// The stretch of text from the beginning of one view to the end of another one.
std::string_view from_to(std::string_view first, std::string_view last) {
    return {first.data(), static_cast<std::size_t>(last.data() + last.size() - first.data())};
}

struct Pieces {
    std::vector<std::string_view> pieces;
    std::optional<std::string_view> open_quote;  ///< from a quote that has no end
};

/// Cuts a line at the semicolons outside quotes. A quote opens only at the beginning of a word: 5" is no quote.
Pieces cut_at_semicolons(std::string_view line) {
    Pieces result;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == ';') {
            result.pieces.push_back(line.substr(begin, i - begin));
            begin = i + 1;
        } else if (line[i] == '"' && (i == 0 || is_blank(line[i - 1]) || line[i - 1] == ';')) {
            const std::size_t end = line.find('"', i + 1);
            if (end == std::string_view::npos) {
                result.open_quote = line.substr(i);
                break;
            }
            i = end;
        }
    }
    result.pieces.push_back(line.substr(begin));
    return result;
}

/// How many of the fields are the FEN. What begins with a letter behind the fourth is an opcode; anything else there is
/// meant as a clock, and if it is none the FEN reader says so.
std::size_t fen_size(const std::vector<base::TextField>& fields) {
    std::size_t size = std::min<std::size_t>(fields.size(), 4);
    while (size < fields.size() && !is_letter(fields[size].text[0])) ++size;
    return size;
}

class LineReader {
public:
    LineReader(CaseCollector& collector, CaseDraft& draft) : collector_(collector), draft_(draft) {}

    void read_opcode(std::string_view piece) {
        const auto fields = base::split_fields(piece);
        if (fields.empty()) return;
        const std::string_view name = fields[0].text;
        const std::string_view operand = base::trim(piece.substr(fields[0].offset + name.size()));
        if (!is_letter(name[0])) {
            fault(SuiteErrorKind::BadOpcode, name);
        } else if (is_depth(name)) {
            read_depths(fields, from_to(name, fields.back().text));
        } else if (small_letters(name) == "id") {
            read_id(operand, from_to(name, fields.back().text));
        } else if (small_letters(name) == "mode") {
            read_mode(operand, from_to(name, fields.back().text));
        } else if (is_meant_as_count(small_letters(name), operand)) {
            fault(SuiteErrorKind::BadOpcode, from_to(name, fields.back().text));
        }
    }

private:
    void fault(SuiteErrorKind kind, std::string_view place) {
        collector_.fault(kind, place);
        draft_.faulty = true;
    }

    /// D1, d12, or D with the number behind a blank; not dm and other opcodes that begin with d.
    static bool is_depth(std::string_view name) {
        return (name[0] == 'D' || name[0] == 'd') && (name.size() == 1 || is_digit(name[1]));
    }

    /// Opcodes that nobody knows are skipped, but not what is meant as an expectation: D-1 20, DD2 400, Dx 5, perft 20.
    /// REQUIRES: no depth opcode; `name` is in small letters.
    static bool is_meant_as_count(const std::string& name, std::string_view operand) {
        const bool has_number = !operand.empty() && is_digit(operand[0]);
        if (name[0] == 'd' && (!is_letter(name[1]) || is_digit(name.back()))) return true;
        // ("dm", direct mate, is an opcode of the standard.)
        if (name[0] == 'd' && name.size() == 2) return name != "dm" && has_number;
        const auto field = field_named(name);
        const bool is_count = field && (field->role == FieldRole::Depth || field->role == FieldRole::Nodes ||
                                        field->role == FieldRole::NodesAt);
        return is_count && has_number;
    }

    /// `D1 20`, and also `D1 20 D2 400` where somebody forgot the semicolon.
    void read_depths(const std::vector<base::TextField>& fields, std::string_view opcode) {
        for (std::size_t i = 0; i < fields.size();) {
            const std::string_view name = fields[i++].text;
            if (!is_depth(name)) return fault(SuiteErrorKind::BadCount, name);
            std::string_view digits = name.substr(1);
            if (digits.empty() && i < fields.size()) digits = fields[i++].text;
            if (i == fields.size()) return fault(SuiteErrorKind::NoCount, opcode);
            const auto depth = collector_.depth(digits, digits.empty() ? name : digits);
            const auto nodes = collector_.count(fields[i].text, fields[i].text);
            ++i;
            if (!depth || !nodes || !collector_.expect(draft_.expected, {*depth, *nodes}, name)) draft_.faulty = true;
        }
    }

    void read_id(std::string_view operand, std::string_view opcode) {
        if (!draft_.id.empty()) return fault(SuiteErrorKind::Repeated, opcode);
        draft_.id = unquoted(operand);
    }

    void read_mode(std::string_view operand, std::string_view opcode) {
        if (draft_.mode) return fault(SuiteErrorKind::Repeated, opcode);
        draft_.mode = collector_.mode(unquoted(operand), opcode);
        if (!draft_.mode) draft_.faulty = true;
    }

    CaseCollector& collector_;
    CaseDraft& draft_;
};

void read_line(CaseCollector& collector, std::string_view line) {
    const Pieces cut = cut_at_semicolons(line);
    CaseDraft draft;
    if (cut.open_quote) {
        collector.fault(SuiteErrorKind::OpenQuote, *cut.open_quote);
        return;
    }
    const std::string_view head = cut.pieces.front();
    const auto fields = base::split_fields(head);
    const std::size_t size = fen_size(fields);
    draft.fen = fen_text(size == 0 ? head : head.substr(0, fields[size - 1].offset + fields[size - 1].text.size()));

    LineReader reader(collector, draft);
    if (size < fields.size()) reader.read_opcode(head.substr(fields[size].offset));
    for (std::size_t i = 1; i < cut.pieces.size(); ++i) reader.read_opcode(cut.pieces[i]);
    collector.add(draft);
}

}  // namespace

void read_epd(CaseCollector& collector) {
    for (const Line& line : collector.lines()) {
        if (collector.is_over()) break;
        if (!is_silent(line.text)) read_line(collector, line.text);
    }
}

}  // namespace plyproof::suite
