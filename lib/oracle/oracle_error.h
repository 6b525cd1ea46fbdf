// SPDX-License-Identifier: MIT
// Why an oracle gave no answer. A program that dies and one that hangs are two different verdicts, and neither is a
// wrong count.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_array.h"
#include "process/exit_status.h"

namespace plyproof::oracle {

enum class OracleErrorKind : std::uint8_t {
    NotStarted,     ///< no such program, or it does not take the set-up that was asked for
    Died,           ///< it ended, or closed its output, before the answer was complete
    TimedOut,       ///< the deadline passed; it was killed
    Unreadable,     ///< what it said has no shape we know, or has no end
    Refused,        ///< it said that it does not take the position or the command
    OtherPosition,  ///< it answered, but for another position
    Unsuitable,     ///< it was not asked: this question cannot be put to it
    Stopped,        ///< we were asked to stop
};

struct OracleError {
    OracleErrorKind kind;
    std::string text;                           ///< a sentence that begins with the program's name
    std::optional<process::ExitStatus> exit{};  ///< how it ended, where it did
    std::vector<std::string> last_output{};     ///< its last lines, as they came
    std::vector<std::string> last_errors{};     ///< the same of standard error
};

/// "died", "timed-out", ...: for reports.
[[nodiscard]] std::string_view name_of(OracleErrorKind kind);

}  // namespace plyproof::oracle

template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::oracle::OracleErrorKind> = 8;
