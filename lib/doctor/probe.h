// SPDX-License-Identifier: MIT
// Probe: one row of the table of what is tried on an engine: what is sent, what a right engine does, how the answer is
// judged, what each verdict is worth, and why it matters. The rows stand in probes_*.cpp, a file for each group.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_array.h"
#include "doctor/step.h"
#include "doctor/talk.h"
#include "doctor/verdict.h"

namespace plyproof::doctor {

enum class Group : std::uint8_t { Handshake, Options, Position, Moves, Go, Chess960, Endurance };

/// Looks at a conversation whose steps were all gone through.
using Judge = std::function<Judgement(const Talk& talk)>;

struct Probe {
    std::string id{};     ///< never changes its meaning
    std::string tries{};  ///< in a few words
    Steps steps{};
    std::string right{};  ///< what a right engine does: "it ..."
    Judge judge{};
    Weights weights{};
    std::string why{};    ///< and where that is said
    std::string needs{};  ///< the option that an engine must have announced
    bool bare = false;    ///< the steps begin with the process; else with an engine that is greeted and set up
    Group group = Group::Handshake;
};

/// "handshake", "options", ...
[[nodiscard]] std::string_view name_of(Group group);

// What verdicts are worth, in the order answered, ignored, error text, wrong, crashed, hung, not tried.

/// The protocol demands the right answer.
inline constexpr Weights kMust{
    {Health::Healthy, Health::Fault, Health::Fault, Health::Fault, Health::Fault, Health::Fault, Health::Healthy}};
/// The right answer is good manners; to crash or to hang is not to be borne.
inline constexpr Weights kShould{{Health::Healthy, Health::Warning, Health::Warning, Health::Warning, Health::Fault,
                                  Health::Fault, Health::Healthy}};
/// A spelling that the protocol does not have and that is met all the same: to understand it is kind.
inline constexpr Weights kLenient{{Health::Healthy, Health::Warning, Health::Warning, Health::Warning, Health::Warning,
                                   Health::Warning, Health::Healthy}};
/// The protocol tells an engine to ignore it: to refuse it is as good.
inline constexpr Weights kSurvive{
    {Health::Healthy, Health::Healthy, Health::Healthy, Health::Fault, Health::Fault, Health::Fault, Health::Healthy}};
/// The protocol forbids to send it, and yet it comes in practice: whatever happens is no more than a warning.
inline constexpr Weights kMisuse{{Health::Healthy, Health::Healthy, Health::Healthy, Health::Warning, Health::Warning,
                                  Health::Warning, Health::Healthy}};

/// The same weights, but for one verdict.
[[nodiscard]] Weights except(Weights weights, Verdict verdict, Health health);

}  // namespace plyproof::doctor

template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::doctor::Group> = 7;
