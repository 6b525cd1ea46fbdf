// SPDX-License-Identifier: MIT
// The words of a run: what became of a case, what became of one expectation, and why one was not run. All have stable
// kebab-case names for machine-readable reports.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/enum_array.h"

namespace plyproof::gate {

/// Of several that fit, the first in this order from Mismatch on: what is proven wins over what failed.
enum class Verdict : std::uint8_t {
    Pass,           ///< everything that was selected was run and agrees
    Mismatch,       ///< at least one count differs
    OtherPosition,  ///< the program answered, but for another position
    Crashed,        ///< the program ended before it had answered
    Timeout,        ///< the program did not answer in time and was killed
    Unreadable,     ///< what the program said has no shape we know
    Refused,        ///< the program said that it does not take the position or the question
    NotStarted,     ///< the program could not be started again
    BadPosition,    ///< the position cannot be played: nothing was run
    Failed,         ///< our own counter failed
    Skipped,        ///< nothing was selected; the checks say why
    Unfinished,     ///< nothing that was run differs or failed, but the run was cut short before all was run
};

/// What became of one expectation; the kinds between Differs and NotRun are those of Verdict.
enum class Outcome : std::uint8_t {
    Agrees,
    Differs,
    OtherPosition,
    Crashed,
    Timeout,
    Unreadable,
    Refused,
    NotStarted,
    Failed,
    NotRun,
};

/// Why an expectation was not run.
enum class SkipReason : std::uint8_t {
    None,         ///< it was run
    BadPosition,  ///< there is no position to count
    DepthLimit,   ///< deeper than the user asked for
    NodeLimit,    ///< larger than the user asked for
    Repeated,     ///< the same position with the same expectation stands earlier in the run
    Unsuitable,   ///< the question cannot be put to the program
    Shallower,    ///< the program failed at a shallower depth of the case
    Budget,       ///< the time was used up
    FailFast,     ///< something failed before its turn
    GaveUp,       ///< the program answers nothing any more
    Interrupted,  ///< the user stopped the run
};

/// "pass", "mismatch", "other-position", "crashed", "timeout", ...
[[nodiscard]] std::string_view name_of(Verdict verdict);
/// "agrees", "differs", "other-position", "crashed", ..., "not-run".
[[nodiscard]] std::string_view name_of(Outcome outcome);
/// "none", "bad-position", "depth-limit", ...
[[nodiscard]] std::string_view name_of(SkipReason reason);

/// True for the reasons that cut a selected expectation off; the others are part of the selection itself.
[[nodiscard]] bool is_cut_short(SkipReason reason);

/// Another answer than the expected one: a disagreement.
[[nodiscard]] bool is_disagreement(Outcome outcome);
[[nodiscard]] bool is_disagreement(Verdict verdict);
/// No answer.
[[nodiscard]] bool is_breakdown(Outcome outcome);
[[nodiscard]] bool is_breakdown(Verdict verdict);
/// Either of them, or a position that cannot be played.
[[nodiscard]] bool is_failure(Outcome outcome);
[[nodiscard]] bool is_failure(Verdict verdict);

/// The verdict on a case with this as its worst outcome. REQUIRES: is_failure().
[[nodiscard]] Verdict verdict_from(Outcome failure);

}  // namespace plyproof::gate

template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::gate::Verdict> = 12;
template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::gate::Outcome> = 10;
template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::gate::SkipReason> = 11;
