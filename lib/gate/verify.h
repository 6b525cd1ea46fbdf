// SPDX-License-Identifier: MIT
// Verifying a suite: its counts are put to one or two references, and depths that it says nothing about can be filled
// in. A count is confirmed, or filled in, only by all references together.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "base/deadline.h"
#include "base/enum_array.h"
#include "gate/counter.h"
#include "gate/plan.h"
#include "suite/suite.h"

namespace plyproof::gate {

/// Of several that fit, the first in this order from Wrong on.
enum class Confirmation : std::uint8_t {
    Confirmed,   ///< the suite and all references say the same
    Filled,      ///< the suite said nothing, and all references say the same
    Wrong,       ///< the references that answered agree, and the suite says otherwise
    Quarrel,     ///< the references contradict each other
    Unanswered,  ///< a reference gave no answer
    NotAsked,    ///< left out: the question cannot be put, a limit was reached, or a shallower one was not answered
};
/// "confirmed", "filled", "wrong", "quarrel", "unanswered", "not-asked".
[[nodiscard]] std::string_view name_of(Confirmation confirmation);

/// What one reference said.
struct Testimony {
    std::optional<oracle::ForeignCount> count{};
    bool holds = true;                             ///< false: its answer is wrong in itself, whatever the count
    std::string message{};                         ///< why there is no count, or why it does not hold
    std::optional<oracle::OracleError> failure{};  ///< and the last words of the program
};

struct VerifiedDepth {
    int depth = 0;
    std::optional<std::uint64_t> stated{};  ///< by the suite
    std::vector<Testimony> testimonies{};   ///< in the order of the references; fewer where nobody asked further
    Confirmation verdict = Confirmation::NotAsked;
};

struct VerifiedCase {
    suite::Case entry;  ///< with the counts that were filled in
    bool is_position = true;
    std::vector<VerifiedDepth> depths{};  ///< rising
};

struct VerifiedSuite {
    std::string name;
    std::vector<VerifiedCase> cases{};
};

struct Verification {
    std::vector<VerifiedSuite> suites{};
    std::string gave_up{};     ///< why a reference was asked no more; empty when it was asked to the end
    bool was_stopped = false;  ///< by the user or the deadline, before all was asked
    std::chrono::nanoseconds elapsed{0};
};

struct Reference {
    std::string name;
    Counter counter;
};

struct VerifyOptions {
    std::optional<int> max_depth{};            ///< deeper counts are not asked for
    std::optional<std::uint64_t> max_nodes{};  ///< larger ones neither; nor are they filled in
    int fill = 0;                              ///< depths 1 to this are filled in
    base::Deadline deadline{};
    unsigned jobs = 1;
    std::stop_token stop{};
    std::function<void(std::size_t done, std::size_t all)> progress{};  ///< after each case, from one thread at a time
};

/// The result is in the order of the suites, whatever the number of jobs. REQUIRES: one or two references.
[[nodiscard]] Verification verify(std::span<const suite::Suite> suites, const std::vector<Reference>& references,
                                  const VerifyOptions& options);

}  // namespace plyproof::gate

template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::gate::Confirmation> = 6;

namespace plyproof::gate {

/// How many counts came to what.
[[nodiscard]] base::EnumArray<Confirmation, std::size_t> totals_of(const Verification& verification);

}  // namespace plyproof::gate
