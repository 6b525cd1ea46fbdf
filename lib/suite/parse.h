// SPDX-License-Identifier: MIT
// Reading suites: text in, cases and errors out. A faulty line costs itself only; all others are still read. Every case
// that comes out has a FEN that chess::position_from accepts in the case's mode.
//
// Byte-order mark, CRLF, lone CR, NUL bytes (read as blanks), runs of blanks and tabs, blank lines, comment lines (#, %
// or //) and a missing last line end are all fine. Binary data is one error.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "suite/format.h"
#include "suite/suite.h"
#include "suite/suite_error.h"

namespace plyproof::suite {

/// A later case had the id of an earlier one and got "#2", "#3", ... behind it (the first number that is free).
struct RenamedId {
    std::size_t line;
    std::string from;
    std::string to;

    friend bool operator==(const RenamedId&, const RenamedId&) = default;
};

struct ParsedSuite {
    Suite suite;
    std::vector<SuiteError> errors;  ///< in the order of the text
    Format format = Format::Epd;     ///< the one detected, or the one asked for
    std::vector<RenamedId> renamed;
    bool complete = true;  ///< false: reading was stopped before the end of the text
};

/// Asked from time to time while reading; true ends it. May be empty: then nothing does.
using IsOver = std::function<bool()>;

/// Reads a whole text. `name` (a path, an embedded suite's name) becomes Suite::name and SuiteError::file; `format`
/// overrides detection (the two JSON formats are read alike). Never throws for any bytes whatever, bad_alloc apart.
/// When `is_over` says so, what was read by then comes out, not complete.
[[nodiscard]] ParsedSuite parse(std::string_view text, std::string_view name, std::optional<Format> format = {},
                                IsOver is_over = {});

}  // namespace plyproof::suite
