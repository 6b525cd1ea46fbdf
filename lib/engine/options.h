// SPDX-License-Identifier: MIT
// The options of the engine: what UCI announces, and what `setoption` makes of a name and a text. Values only; the
// session does what they ask for.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"
#include "chess/fen.h"
#include "search/features.h"

namespace plyproof::engine {

struct Options {
    std::int64_t hash_megabytes = 16;
    std::int64_t threads = 1;
    std::int64_t lines = 1;
    std::int64_t move_overhead_milliseconds = 20;
    bool chess960 = false;
    bool show_win_chances = false;
    bool ponder = false;
    bool analyse_mode = false;
    chess::FenStyle fen_style = chess::FenStyle::XFen;
    search::Features features = search::Features::all();

    friend bool operator==(const Options&, const Options&) = default;
};

/// What follows from a `setoption`.
enum class OptionChange : std::uint8_t {
    None,  ///< a value that is only remembered
    Hash,
    Threads,
    ClearHash,
};

/// The `option ...` lines that answer `uci`, each ending with a newline.
[[nodiscard]] std::string options_text();

/// Sets the option named `name` (capitals do not matter) from `value`, as it stood in the line; nothing for a button.
/// The error is a sentence, and nothing has changed.
[[nodiscard]] base::Result<OptionChange, std::string> set_option(Options& options, std::string_view name,
                                                                 std::string_view value);

}  // namespace plyproof::engine
