// SPDX-License-Identifier: MIT
// What a UCI engine says, one line at a time. Text only: whether a move is one is nobody's question here. Engines are
// sloppy, so a part that makes no sense is left out and the rest still counts; a line of no known kind is OtherLine.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace plyproof::uci {

struct IdLine {
    std::string field;  ///< "name" or "author"
    std::string text;

    friend bool operator==(const IdLine&, const IdLine&) = default;
};

enum class OptionType : std::uint8_t { Check, Spin, Combo, Button, String, Unknown };

struct OptionLine {
    std::string name;
    OptionType type = OptionType::Unknown;
    std::string default_value{};  ///< empty for "<empty>" too
    std::optional<std::int64_t> min{};
    std::optional<std::int64_t> max{};
    std::vector<std::string> choices{};  ///< of a combo

    friend bool operator==(const OptionLine&, const OptionLine&) = default;
};

struct UciOkLine {
    friend bool operator==(const UciOkLine&, const UciOkLine&) = default;
};
struct ReadyOkLine {
    friend bool operator==(const ReadyOkLine&, const ReadyOkLine&) = default;
};

struct BestMoveLine {
    std::string move;      ///< "(none)", "0000" or nothing at all when there is none
    std::string ponder{};  ///< empty when the line names none

    friend bool operator==(const BestMoveLine&, const BestMoveLine&) = default;
};

enum class ScoreKind : std::uint8_t { Centipawns, Mate };
enum class Bound : std::uint8_t { Exact, Lower, Upper };

struct Score {
    ScoreKind kind;
    std::int64_t value;  ///< centipawns, or moves to mate; below zero is bad for the side to move
    Bound bound = Bound::Exact;

    friend bool operator==(const Score&, const Score&) = default;
};

struct InfoLine {
    std::optional<std::int64_t> depth{}, seldepth{}, multipv{}, nodes{}, nps{}, time{}, hashfull{}, tbhits{};
    std::optional<Score> score{};
    std::string current_move{};
    std::vector<std::string> pv{};
    std::optional<std::string> text{};  ///< behind "string"

    friend bool operator==(const InfoLine&, const InfoLine&) = default;
};

struct OtherLine {
    std::string text;

    friend bool operator==(const OtherLine&, const OtherLine&) = default;
};

using EngineLine = std::variant<IdLine, OptionLine, UciOkLine, ReadyOkLine, BestMoveLine, InfoLine, OtherLine>;

[[nodiscard]] EngineLine parse_engine_line(std::string_view line);

/// True when a best move says that there is no move: "(none)", "0000", "none", "NULL", a1a1 or nothing.
[[nodiscard]] bool is_no_move(std::string_view move);

}  // namespace plyproof::uci
