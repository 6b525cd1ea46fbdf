// SPDX-License-Identifier: MIT
#include "suite/field_name.h"

#include <array>
#include <charconv>
#include <string>

#include "suite/clean_text.h"
#include "suite/suite.h"

namespace plyproof::suite {
namespace {

struct Word {
    std::string_view text;
    FieldRole role;
};

constexpr std::array kWords = {
    Word{"fen", FieldRole::Fen},       Word{"epd", FieldRole::Fen},        Word{"position", FieldRole::Fen},
    Word{"id", FieldRole::Id},         Word{"name", FieldRole::Id},        Word{"mode", FieldRole::Mode},
    Word{"variant", FieldRole::Mode},  Word{"depth", FieldRole::Depth},    Word{"ply", FieldRole::Depth},
    Word{"nodes", FieldRole::Nodes},   Word{"count", FieldRole::Nodes},    Word{"counts", FieldRole::Nodes},
    Word{"leaves", FieldRole::Nodes},  Word{"leafs", FieldRole::Nodes},    Word{"leafnodes", FieldRole::Nodes},
    Word{"perft", FieldRole::Nodes},   Word{"perfts", FieldRole::Nodes},   Word{"result", FieldRole::Nodes},
    Word{"results", FieldRole::Nodes}, Word{"expected", FieldRole::Nodes}, Word{"expectations", FieldRole::Nodes},
    Word{"depths", FieldRole::Nodes},
};

constexpr std::array<std::string_view, 9> kCountPrefixes = {"",      "d",     "depth",  "ply", "perft",
                                                            "nodes", "count", "leaves", "p"};

std::string plain(std::string_view name) {
    std::string result;
    for (const char letter : name) {
        if (std::string_view(" \t_-()[]").find(letter) != std::string_view::npos) continue;
        result += letter;
    }
    return small_letters(result);
}

/// The depth that the digits say, 0 for one out of range; nothing for anything but digits.
std::optional<int> whole_depth(std::string_view digits) {
    if (digits.empty() || digits.find_first_not_of("0123456789") != std::string_view::npos) return std::nullopt;
    int depth = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), depth);
    return error == std::errc{} && depth <= kMaxDepth ? depth : 0;
}

}  // namespace

std::optional<FieldName> field_named(std::string_view name) {
    const std::string text = plain(name);
    for (const Word& word : kWords) {
        if (text == word.text) return FieldName{word.role};
    }
    for (const std::string_view prefix : kCountPrefixes) {
        if (!text.starts_with(prefix)) continue;
        if (const auto depth = whole_depth(std::string_view(text).substr(prefix.size()))) {
            return FieldName{FieldRole::NodesAt, *depth};
        }
    }
    return std::nullopt;
}

}  // namespace plyproof::suite
