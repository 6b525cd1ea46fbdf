// SPDX-License-Identifier: MIT
#include "oracle/dialect_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "base/printable_text.h"
#include "oracle/placeholders.h"

namespace plyproof::oracle {

namespace {

using Json = nlohmann::ordered_json;
using TextField = std::string Dialect::*;
using ListField = std::vector<std::string> Dialect::*;

constexpr std::array<std::pair<std::string_view, TextField>, 6> kTexts{{
    {"name", &Dialect::name},
    {"about", &Dialect::about},
    {"sync", &Dialect::sync},
    {"sync_answer", &Dialect::sync_answer},
    {"end_line", &Dialect::end_line},
    {"show", &Dialect::show},
}};
constexpr std::array<std::pair<std::string_view, ListField>, 4> kLists{{
    {"start", &Dialect::start},
    {"position", &Dialect::position},
    {"question", &Dialect::question},
    {"arguments", &Dialect::arguments},
}};
constexpr int kMostDepth = 100;

std::string fault_text(TemplateFaultKind kind) {
    switch (kind) {
        case TemplateFaultKind::UnknownGap:
            return "unknown gap; there are {fen}, {depth}, {moves} and {number}";
        case TemplateFaultKind::OpenBrace:
            return "'{' without '}'";
        case TemplateFaultKind::OpenBracket:
            return "'[' without its ']'";
        case TemplateFaultKind::StrayBracket:
            return "']' without '['";
        case TemplateFaultKind::MovesNotAlone:
            return "{moves...} must be an argument of its own";
        case TemplateFaultKind::LineEnd:
            return "a line end or another control character: write two lines as two texts of a list";
    }
    return {};
}

/// Reads one row; every fault becomes a sentence.
class RowReader {
public:
    RowReader(const Json& row, std::string place, std::vector<std::string>& errors)
        : row_(row), place_(std::move(place)), errors_(errors) {}

    Dialect read() {
        for (const auto& [key, value] : row_.items()) read_field(key, value);
        complete_defaults();
        check();
        return std::move(dialect_);
    }

private:
    void fail(std::string_view field, std::string_view what) {
        errors_.push_back(fmt::format("{}, field \"{}\": {}", place_, base::printable_text(field, 40), what));
    }

    void read_field(const std::string& key, const Json& value) {
        const auto named = [&](const auto& field) { return field.first == key; };
        const auto* const text = std::ranges::find_if(kTexts, named);
        const auto* const list = std::ranges::find_if(kLists, named);
        if (text != kTexts.end()) return read_text(key, value, dialect_.*(text->second));
        if (list != kLists.end()) return read_list(key, value, dialect_.*(list->second));
        if (key == "kind") return read_word(key, value, dialect_.kind);
        if (key == "protocol") return read_word(key, value, dialect_.protocol);
        if (key == "end") return read_word(key, value, dialect_.end);
        if (key == "castling_fen") return read_word(key, value, dialect_.castling_fen);
        if (key == "chess960") return read_switch(key, value);
        if (key == "min_depth") return read_depth(key, value);
        fail(key, "there is no such field");
    }

    void read_text(const std::string& key, const Json& value, std::string& text) {
        if (!value.is_string()) return fail(key, "must be a text in quotes");
        text = value.get<std::string>();
        check_template(key, text);
    }

    void read_list(const std::string& key, const Json& value, std::vector<std::string>& list) {
        if (value.is_string()) {
            list = {value.get<std::string>()};
        } else if (value.is_array() && std::ranges::all_of(value, [](const Json& item) { return item.is_string(); })) {
            list = value.get<std::vector<std::string>>();
        } else {
            return fail(key, "must be a text or a list of texts");
        }
        for (const std::string& text : list) check_template(key, text);
    }

    template <class E>
    void read_word(const std::string& key, const Json& value, E& result) {
        std::string words;
        for (const E word : base::kAll<E>) {
            if (value.is_string() && value.get<std::string>() == name_of(word)) {
                result = word;
                given_.insert(key);
                return;
            }
            words += fmt::format("{}\"{}\"", words.empty() ? "" : ", ", name_of(word));
        }
        fail(key, "must be one of " + words);
    }

    void read_switch(const std::string& key, const Json& value) {
        if (!value.is_boolean()) return fail(key, "must be true or false");
        dialect_.chess960 = value.get<bool>();
    }

    void read_depth(const std::string& key, const Json& value) {
        const bool fits = value.is_number_integer() && value >= 1 && value <= kMostDepth;
        if (!fits) return fail(key, fmt::format("must be a whole number from 1 to {}", kMostDepth));
        dialect_.min_depth = value.get<int>();
    }

    void check_template(const std::string& key, const std::string& text) {
        if (key == "name" || key == "about") return;
        if (const auto fault = template_fault(text)) {
            fail(key, fmt::format("{}, at byte {} of '{}'", fault_text(fault->kind), fault->offset + 1,
                                  base::printable_text(text)));
        }
    }

    /// A script has neither greeting nor line, and a UCI engine its isready.
    void complete_defaults() {
        if (dialect_.kind == DialectKind::Script) {
            if (!given_.contains("protocol")) dialect_.protocol = Protocol::Plain;
            if (!given_.contains("end")) dialect_.end = AnswerEnd::Exit;
        } else if (dialect_.protocol == Protocol::Uci && dialect_.sync.empty() && dialect_.sync_answer.empty()) {
            dialect_.sync = "isready";
            dialect_.sync_answer = "readyok";
        }
    }

    void check() {
        const auto uses = [](const std::vector<std::string>& texts, std::string_view gap) {
            return std::ranges::any_of(texts,
                                       [=](const std::string& text) { return text.find(gap) != std::string::npos; });
        };
        const bool script = dialect_.kind == DialectKind::Script;
        if (dialect_.name.empty()) fail("name", "is missing");
        if (dialect_.name == "auto") fail("name", "'auto' has a meaning already");
        if (script && dialect_.arguments.empty()) fail("arguments", "is missing: a script gets its question there");
        if (!script && !dialect_.arguments.empty()) fail("arguments", "is for \"kind\": \"script\" only");
        if (dialect_.kind == DialectKind::Session && dialect_.question.empty()) fail("question", "is missing");
        if (script != (dialect_.end == AnswerEnd::Exit)) fail("end", "\"exit\" is for scripts, and for scripts only");
        if (dialect_.end == AnswerEnd::Line && dialect_.end_line.empty()) fail("end_line", "is missing");
        if (dialect_.end == AnswerEnd::Sync && dialect_.sync.empty()) fail("sync", "is missing");
        if (dialect_.sync.empty() != dialect_.sync_answer.empty())
            fail("sync_answer", "\"sync\" needs it, and it needs \"sync\"");
        if (!dialect_.show.empty() && dialect_.sync.empty())
            fail("show", "needs \"sync\", or nobody knows when it has been shown");
        if (dialect_.kind == DialectKind::MultiPv && dialect_.protocol != Protocol::Uci)
            fail("protocol", "must be \"uci\"");
        const bool has_fen =
            uses(dialect_.position, "{fen}") || uses(dialect_.question, "{fen}") || uses(dialect_.arguments, "{fen}");
        if (!has_fen) fail(script ? "arguments" : "position", "{fen} is missing: which position is to be counted?");
        const bool has_depth = uses(dialect_.question, "{depth}") || uses(dialect_.arguments, "{depth}");
        if (!has_depth && dialect_.kind != DialectKind::MultiPv)
            fail(script ? "arguments" : "question", "{depth} is missing");
    }

    const Json& row_;
    std::string place_;
    std::vector<std::string>& errors_;
    Dialect dialect_;
    std::set<std::string, std::less<>> given_;
};

/// Parses, and notices keys that come twice: the library would keep the last without a word.
Json parse_json(std::string_view text, std::vector<std::string>& errors) {
    std::vector<std::set<std::string>> keys;
    const auto watch = [&](int, Json::parse_event_t event, const Json& value) {
        if (event == Json::parse_event_t::object_start) keys.emplace_back();
        if (event == Json::parse_event_t::object_end) keys.pop_back();
        if (event == Json::parse_event_t::key && !keys.back().insert(value.get<std::string>()).second) {
            errors.push_back(
                fmt::format("the field \"{}\" comes twice", base::printable_text(value.get<std::string>(), 40)));
        }
        return true;
    };
    try {
        return Json::parse(text, watch);
    } catch (const Json::parse_error& error) {
        const std::size_t at = std::min(error.byte, text.size());
        const auto line = 1 + std::ranges::count(text.substr(0, at > 0 ? at - 1 : 0), '\n');
        const std::size_t begin = text.substr(0, at > 0 ? at - 1 : 0).rfind('\n');
        const std::size_t column = begin == std::string_view::npos ? at : at - begin - 1;
        errors.push_back(fmt::format("line {}, column {}: this is no JSON", line, column));
        return Json::value_t::discarded;
    } catch (const Json::out_of_range&) {
        errors.emplace_back("a number in it is too big for any field");
        return Json::value_t::discarded;
    }
}

}  // namespace

base::Result<std::vector<Dialect>, std::vector<std::string>> parse_dialects(std::string_view json) {
    std::vector<std::string> errors;
    const Json tree = parse_json(json, errors);
    if (!errors.empty()) return base::failure(std::move(errors));
    const Json rows = tree.is_array() ? tree : Json::array({tree});
    std::vector<Dialect> dialects;
    for (const Json& row : rows) {
        std::string place = fmt::format("row {}", dialects.size() + 1);
        if (!row.is_object()) {
            errors.push_back(place + ": must be an object: { \"name\": ... }");
            dialects.emplace_back();
            continue;
        }
        if (row.contains("name") && row["name"].is_string()) {
            place += fmt::format(" ('{}')", base::printable_text(row["name"].get<std::string>(), 40));
        }
        dialects.push_back(RowReader(row, place, errors).read());
        const auto same_name = std::ranges::count(dialects, dialects.back().name, &Dialect::name);
        if (same_name > 1 && !dialects.back().name.empty()) errors.push_back(place + ": another row has this name");
    }
    if (dialects.empty()) errors.emplace_back("there is no row in it");
    if (!errors.empty()) return base::failure(std::move(errors));
    return dialects;
}

std::string dialects_json(std::span<const Dialect> dialects) {
    Json rows = Json::array();
    for (const Dialect& dialect : dialects) {
        Json row;
        row["name"] = dialect.name;
        row["kind"] = name_of(dialect.kind);
        row["protocol"] = name_of(dialect.protocol);
        for (const auto& [key, field] : kLists) {
            if (!(dialect.*field).empty()) row[key] = dialect.*field;
        }
        row["end"] = name_of(dialect.end);
        for (const auto& [key, field] : kTexts) {
            if (!(dialect.*field).empty()) row[key] = dialect.*field;
        }
        row["castling_fen"] = name_of(dialect.castling_fen);
        row["chess960"] = dialect.chess960;
        row["min_depth"] = dialect.min_depth;
        rows.push_back(std::move(row));
    }
    return rows.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace plyproof::oracle
