// SPDX-License-Identifier: MIT
// A failure as a unit test in the language of whoever has to mend it. The test asks for the moves of a position, or for
// a count where the moves are right; legal_moves and perft are to be theirs, and a comment says what they give.
// What shows only after other questions asks these first, as it is right otherwise.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/enum_array.h"
#include "crosscheck/fuzz_failure.h"

namespace plyproof::crosscheck {

enum class Language : std::uint8_t { Cpp, Rust, Python, Java, JavaScript };

/// "cpp", "rust", "python", "java", "js".
[[nodiscard]] std::string_view name_of(Language language);
[[nodiscard]] std::optional<Language> language_named(std::string_view name);

/// Several lines, ending with a newline: a test for GoogleTest, cargo test, pytest, JUnit 5, node:test.
[[nodiscard]] std::string snippet(const Failure& failure, Language language);

}  // namespace plyproof::crosscheck

template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::crosscheck::Language> = 5;
