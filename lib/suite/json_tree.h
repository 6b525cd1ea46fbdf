// SPDX-License-Identifier: MIT
// JSON as a tree that remembers where each value stands, so that faults can be shown. (The tree of nlohmann-json has no
// places; its event parser does the reading here.) Numbers keep their digits: a count may be longer than any type.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "suite/suite_error.h"

namespace plyproof::suite {

struct JsonValue {
    enum class Kind : std::uint8_t { Null, Bool, Number, String, Array, Object };

    Kind kind = Kind::Null;
    std::string_view place;  ///< in the text: the whole token, or the bracket that opens it; strings without quotes
    std::string text{};      ///< String: its value; Number and Bool: as written
    std::vector<JsonValue> items{};    ///< of an array
    std::vector<JsonValue> members{};  ///< of an object, in the order of the text
    std::string key{};                 ///< of a member
    std::string_view key_place{};
    bool complete = true;  ///< false: an array or object that the text breaks off
};

struct JsonFault {
    SuiteErrorKind kind;  ///< JsonSyntax; JsonTooDeep; CountTooBig for a number beyond all types
    std::string_view place;
};

struct JsonTree {
    std::vector<JsonValue> roots;    ///< the values of the text, one after the other; after a fault what was read
    std::optional<JsonFault> fault;  ///< reading ended here
};

/// Reads a whole text. Places are views into it.
[[nodiscard]] JsonTree parse_json_tree(std::string_view text);

}  // namespace plyproof::suite
