// SPDX-License-Identifier: MIT
// The words of a run: what became of a case, what became of one expectation, and why one was not run. All have stable
// kebab-case names for machine-readable reports.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/enum_array.h"

namespace plyproof::gate {

enum class Verdict : std::uint8_t {
    Pass,         ///< everything that was selected was run and agrees
    Mismatch,     ///< at least one count differs
    BadPosition,  ///< the position cannot be played: nothing was run
    Failed,       ///< the counter failed, and nothing that it did answer differs
    Skipped,      ///< nothing was selected; the checks say why
    Unfinished,   ///< nothing that was run differs or failed, but the run was cut short before all was run
};

enum class Outcome : std::uint8_t { Agrees, Differs, Failed, NotRun };

/// Why an expectation was not run.
enum class SkipReason : std::uint8_t {
    None,         ///< it was run
    BadPosition,  ///< there is no position to count
    DepthLimit,   ///< deeper than the user asked for
    NodeLimit,    ///< larger than the user asked for
    Repeated,     ///< the same position with the same expectation stands earlier in the run
    Budget,       ///< the time was used up
    FailFast,     ///< something failed before its turn
    Interrupted,  ///< the user stopped the run
};

/// "pass", "mismatch", "bad-position", "failed", "skipped", "unfinished".
[[nodiscard]] std::string_view name_of(Verdict verdict);
/// "agrees", "differs", "failed", "not-run".
[[nodiscard]] std::string_view name_of(Outcome outcome);
/// "none", "bad-position", "depth-limit", ...
[[nodiscard]] std::string_view name_of(SkipReason reason);

/// True for the reasons that cut a selected expectation off; the others are part of the selection itself.
[[nodiscard]] bool is_cut_short(SkipReason reason);

}  // namespace plyproof::gate

template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::gate::Verdict> = 6;
template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::gate::Outcome> = 4;
template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::gate::SkipReason> = 8;
