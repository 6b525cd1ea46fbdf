// SPDX-License-Identifier: MIT
#include "suite/read_blocks.h"

#include <utility>

namespace plyproof::suite {
namespace {

/// The text in front of a comment that a # or % behind a blank begins.
std::string_view without_comment(std::string_view text) {
    for (const std::string_view start : {" #", "\t#", " %", "\t%"}) text = text.substr(0, text.find(start));
    return base::trim(text);
}

class BlockReader {
public:
    explicit BlockReader(CaseCollector& collector) : collector_(collector) {}

    void read(std::string_view line) {
        const std::string_view text = base::trim(line);
        const std::string_view word = text.substr(0, text.find_first_of(" \t"));
        const std::string_view rest = base::trim(text.substr(word.size()));
        if (word == "id") {
            begin_with_id(text, rest);
        } else if (word == "epd" || word == "fen") {
            read_fen(text, without_comment(rest));
        } else if (word == "mode") {
            read_mode(text, without_comment(rest));
        } else if (word == "perft") {
            read_count(text, without_comment(rest));
        } else {
            collector_.fault(SuiteErrorKind::UnknownWord, word);
        }
    }

    void finish() {
        if (has_fen_) {
            collector_.add(draft_);
        } else if (open_) {
            collector_.fault(SuiteErrorKind::NoPosition, first_line_);
        }
        draft_ = {};
        has_fen_ = false;
        open_ = false;
    }

private:
    void open(std::string_view line) {
        if (!std::exchange(open_, true)) first_line_ = line;
    }

    void begin_with_id(std::string_view line, std::string_view id) {
        finish();
        open(line);
        draft_.id = unquoted(id);
    }

    void read_fen(std::string_view line, std::string_view fen) {
        if (has_fen_) finish();
        open(line);
        draft_.fen = fen_text(fen);
        has_fen_ = true;
    }

    void read_mode(std::string_view line, std::string_view word) {
        open(line);
        if (draft_.mode) return collector_.fault(SuiteErrorKind::Repeated, line);
        draft_.mode = collector_.mode(word, line);
        // A count for one mode says nothing about the other one.
        if (!draft_.mode) draft_.faulty = true;
    }

    void read_count(std::string_view line, std::string_view operands) {
        open(line);
        const auto fields = base::split_fields(operands);
        if (fields.size() < 2) return collector_.fault(SuiteErrorKind::NoCount, line);
        if (fields.size() > 2) return collector_.fault(SuiteErrorKind::BadCount, operands.substr(fields[1].offset));
        const auto depth = collector_.depth(fields[0].text, fields[0].text);
        const auto nodes = collector_.count(fields[1].text, fields[1].text);
        if (depth && nodes) collector_.expect(draft_.expected, {*depth, *nodes}, line);
    }

    CaseCollector& collector_;
    CaseDraft draft_;
    std::string_view first_line_;
    bool open_ = false;     ///< something of a block was seen
    bool has_fen_ = false;  ///< its FEN too
};

}  // namespace

void read_blocks(CaseCollector& collector) {
    BlockReader reader(collector);
    for (const Line& line : collector.lines()) {
        if (collector.is_over()) break;
        if (!is_silent(line.text)) reader.read(line.text);
    }
    reader.finish();
}

}  // namespace plyproof::suite
