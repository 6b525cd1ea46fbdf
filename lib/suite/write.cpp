// SPDX-License-Identifier: MIT
#include "suite/write.h"

#include <algorithm>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>

#include "base/enum_array.h"
#include "base/text_fields.h"
#include "suite/clean_text.h"
#include "suite/csv_cells.h"

namespace plyproof::suite {
namespace {

using chess::VariantMode;

std::string_view name_of_mode(VariantMode mode) {
    switch (mode) {
        case VariantMode::Auto:
            return "auto";
        case VariantMode::Standard:
            return "standard";
        case VariantMode::Chess960:
            return "chess960";
    }
    return "auto";
}

/// Depth and count with a word in front and something between.
std::string depth_text(const Expectation& expectation, std::string_view before, std::string_view between) {
    std::string text(before);
    text += std::to_string(expectation.depth);
    text += between;
    return text + std::to_string(expectation.nodes);
}

/// Writes one suite; one member function for each format.
class Writer {
public:
    explicit Writer(const Suite& suite) : suite_(suite) {}

    void epd() {
        for (const Case& test_case : suite_.cases) {
            put(test_case.fen);
            for (const Expectation& expectation : test_case.expected) put(depth_text(expectation, " ;D", " "));
            if (test_case.mode != VariantMode::Auto) put(" ;mode " + std::string(name_of_mode(test_case.mode)));
            put(" ;id \"" + line_id(test_case, false) + "\"\n");
        }
    }

    void blocks() {
        for (const Case& test_case : suite_.cases) {
            // The id is the rest of its line; quotes keep blanks at its ends.
            const std::string id = line_id(test_case, false);
            const bool bare = base::trim(id) == id;
            put(bare ? "id " + id + '\n' : "id \"" + id + "\"\n");
            put("epd " + test_case.fen + '\n');
            if (test_case.mode != VariantMode::Auto) put("mode " + std::string(name_of_mode(test_case.mode)) + '\n');
            for (const Expectation& expectation : test_case.expected)
                put(depth_text(expectation, "perft ", " ") + '\n');
            put("\n");
        }
    }

    void csv() {
        const int depths = deepest();
        const bool modes = std::any_of(suite_.cases.begin(), suite_.cases.end(),
                                       [](const Case& test_case) { return test_case.mode != VariantMode::Auto; });
        put("fen");
        for (int depth = 1; depth <= depths; ++depth) put(",D" + std::to_string(depth));
        put(modes ? ",id,mode\n" : ",id\n");
        for (const Case& test_case : suite_.cases) {
            put(csv_cell(test_case.fen));
            csv_counts(test_case, depths);
            put(',' + csv_cell(line_id(test_case, true)));
            if (modes) put(',' + std::string(name_of_mode(test_case.mode)));
            put("\n");
        }
    }

    void pipe() {
        std::map<std::string, std::vector<Expectation>, std::less<>> written;  // FEN -> what its lines say
        for (const Case& test_case : suite_.cases) {
            const auto [entry, is_new] = written.try_emplace(test_case.fen);
            std::vector<Expectation>& known = entry->second;
            if (std::any_of(test_case.expected.begin(), test_case.expected.end(),
                            [&known](const Expectation& expectation) { return contradicts(known, expectation); })) {
                lose(LossKind::Contradiction, test_case);
                continue;
            }
            if (!is_new) lose(LossKind::Merged, test_case);
            if (!has_made_up_id(suite_, test_case)) lose(LossKind::Id, test_case);
            if (test_case.mode != VariantMode::Auto) lose(LossKind::Mode, test_case);
            if (test_case.expected.empty()) put(test_case.fen + '\n');
            for (const Expectation& expectation : test_case.expected) {
                known.push_back(expectation);
                put(test_case.fen + depth_text(expectation, "|", "|") + '\n');
            }
        }
    }

    void json_list() {
        put("[");
        const char* before = "\n";
        for (const Case& test_case : suite_.cases) {
            const std::string head = json_head(test_case);
            if (test_case.expected.empty()) {
                put(before + head + '}');
                before = ",\n";
            }
            for (const Expectation& expectation : test_case.expected) {
                put(before + head + depth_text(expectation, ", \"depth\": ", ", \"nodes\": ") + '}');
                before = ",\n";
            }
        }
        put("\n]\n");
    }

    void json() {
        put("{\"schema\": 1, \"name\": " + quoted(suite_.name) + ", \"cases\": [");
        const char* before = "\n";
        for (const Case& test_case : suite_.cases) {
            put(before + json_head(test_case) + ", \"expected\": [");
            const char* comma = "";
            for (const Expectation& expectation : test_case.expected) {
                put(comma + depth_text(expectation, "{\"depth\": ", ", \"nodes\": \"") + "\"}");
                comma = ", ";
            }
            put("]}");
            before = ",\n";
        }
        put("\n]}\n");
    }

    WrittenSuite take() { return std::move(written_); }

private:
    void put(std::string_view text) { written_.text += text; }
    void lose(LossKind kind, const Case& test_case) { written_.losses.push_back({kind, test_case.id, test_case.line}); }

    static bool contradicts(const std::vector<Expectation>& known, const Expectation& expectation) {
        return std::any_of(known.begin(), known.end(), [&expectation](const Expectation& other) {
            return other.depth == expectation.depth && other.nodes != expectation.nodes;
        });
    }

    /// The id for a format of lines: without control characters, and without quotes where they cannot be doubled.
    std::string line_id(const Case& test_case, bool quotes) {
        std::string id = printable(test_case.id, ' ');
        if (!quotes) std::replace(id.begin(), id.end(), '"', '\'');
        if (id != test_case.id) lose(LossKind::IdText, test_case);
        return id;
    }

    [[nodiscard]] int deepest() const {
        int deepest = 0;
        for (const Case& test_case : suite_.cases) {
            if (!test_case.expected.empty()) deepest = std::max(deepest, test_case.expected.back().depth);
        }
        return deepest;
    }

    void csv_counts(const Case& test_case, int depths) {
        auto next = test_case.expected.begin();
        for (int depth = 1; depth <= depths; ++depth) {
            put(",");
            if (next != test_case.expected.end() && next->depth == depth) put(std::to_string((next++)->nodes));
        }
    }

    /// JSON is UTF-8: bytes that are not become U+FFFD.
    static std::string quoted(std::string_view text) {
        return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    }

    std::string json_head(const Case& test_case) {
        const std::string id = quoted(test_case.id);
        if (nlohmann::json::parse(id).get<std::string>() != test_case.id) lose(LossKind::IdText, test_case);
        std::string head = "  {\"id\": " + id + ", \"fen\": " + quoted(test_case.fen);
        if (test_case.mode != VariantMode::Auto) head += ", \"mode\": " + quoted(name_of_mode(test_case.mode));
        return head;
    }

    const Suite& suite_;
    WrittenSuite written_;
};

}  // namespace

std::string_view meaning_of(LossKind kind) {
    switch (kind) {
        case LossKind::Id:
            return "the format has no ids";
        case LossKind::IdText:
            return "the id has characters that the format cannot write";
        case LossKind::Mode:
            return "the format cannot say standard or chess960";
        case LossKind::Merged:
            return "the format has one case for a FEN: it is one with an earlier case now";
        case LossKind::Contradiction:
            return "an earlier case has the same FEN with another count: left out";
    }
    return {};
}

WrittenSuite to_text(const Suite& suite, Format format) {
    Writer writer(suite);
    switch (format) {
        case Format::Epd:
            writer.epd();
            break;
        case Format::Blocks:
            writer.blocks();
            break;
        case Format::Csv:
            writer.csv();
            break;
        case Format::Pipe:
            writer.pipe();
            break;
        case Format::JsonList:
            writer.json_list();
            break;
        case Format::Json:
            writer.json();
            break;
    }
    return writer.take();
}

}  // namespace plyproof::suite
