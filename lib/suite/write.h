// SPDX-License-Identifier: MIT
// Writing suites. Reading the text back with parse() gives the same cases (ids, FENs, modes, expectations; line numbers
// and ids made up from them are those of the new text), apart from what is listed as lost: nothing is dropped silently.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "suite/format.h"
#include "suite/suite.h"

namespace plyproof::suite {

enum class LossKind : std::uint8_t {
    Id,             ///< the format has no ids (ids made up by parse() are no loss)
    IdText,         ///< the id has characters that the format cannot write; others stand for them
    Mode,           ///< the format cannot say standard or chess960
    Merged,         ///< the format tells cases apart by their FEN only: it will be read as one with an earlier case
    Contradiction,  ///< as Merged, but with another count for the same depth: the case was left out
};

/// What a case loses in a text.
struct Loss {
    LossKind kind;
    std::string id;    ///< of the case
    std::size_t line;  ///< Case::line

    friend bool operator==(const Loss&, const Loss&) = default;
};

/// "the format has no ids", ...
[[nodiscard]] std::string_view meaning_of(LossKind kind);

struct WrittenSuite {
    std::string text;
    std::vector<Loss> losses;
};

/// REQUIRES: every case's fen is a FEN and its depths rise, as parse() makes them.
[[nodiscard]] WrittenSuite to_text(const Suite& suite, Format format);

}  // namespace plyproof::suite
