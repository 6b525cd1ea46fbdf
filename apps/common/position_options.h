// SPDX-License-Identifier: MIT
// The options with which every program is told a position, and the position they give. What a FEN gets wrong is said in
// full: all faults, with carets under the text.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "chess/fen.h"
#include "chess/position_from.h"
#include "common/console.h"

namespace CLI {
class App;
}

namespace plyproof::apps {

/// Which remarks on a position are as bad as errors.
enum class Strictness : std::uint8_t {
    Lenient,    ///< none: what can be fixed is fixed, and said
    Strict,     ///< fixes
    Reachable,  ///< fixes and notes
};

struct PositionOptions {
    std::optional<std::string> fen;  ///< "-" where the program allows it: from standard input, one a line
    std::optional<std::string> name;
    std::string moves;
    bool standard = false;
    bool chess960 = false;
    std::string strict;  ///< empty, "fixed" or "reachable"
    std::string fen_style = "xfen";

    [[nodiscard]] bool from_standard_input() const { return fen == "-"; }
    [[nodiscard]] Strictness strictness() const;
    [[nodiscard]] chess::VariantMode mode() const;
    [[nodiscard]] chess::FenStyle style() const;
    /// "--standard", "--chess960" or nothing: what a command for the same position must repeat.
    [[nodiscard]] std::string_view mode_option() const;
};

enum class StandardInput : std::uint8_t { Fens, NotForFens };

/// Adds --fen, --position, --moves, --standard, --chess960, --strict and --fen-style. NotForFens refuses `--fen -`.
void add_position_options(CLI::App& app, PositionOptions& options, StandardInput input);

struct LoadedPosition {
    chess::Accepted accepted;        ///< after the moves; the remarks are about the text before them
    chess::Position root;            ///< before the moves
    std::vector<chess::Move> moves;  ///< from the root
    std::string text;                ///< the FEN as it was given
    chess::Setup setup;              ///< what the text said
};

/// The position of the options: --fen, or --position, or the start position; then --moves. The error is the text to
/// print. REQUIRES: not from_standard_input().
base::Result<LoadedPosition, std::string> load_position(const PositionOptions& options);

/// The same with another FEN than that of the options.
base::Result<LoadedPosition, std::string> load_fen(const std::string& fen, const PositionOptions& options);

/// Says what was fixed and noted. `where` stands in front when it is not empty ("line 3: ").
void print_remarks(const LoadedPosition& loaded, std::string_view where, Console& console);

}  // namespace plyproof::apps
