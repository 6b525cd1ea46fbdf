// SPDX-License-Identifier: MIT
// Goes through the steps of a probe with an engine and writes down what was said. Every wait has the same deadline. An
// engine that does not answer is asked once more, whether it hears us at all: to be silent and to be gone, or deaf, are
// different things.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "doctor/step.h"
#include "doctor/talk.h"
#include "process/peer.h"

namespace plyproof::doctor {

struct ConverseOptions {
    std::chrono::milliseconds patience = std::chrono::seconds(10);  ///< for each wait; greater than zero
    std::optional<uci::OptionLine> option{};                        ///< whose values stand for {min} and the like
};

/// Talks until the steps are done or cannot go on. The peer is of no use afterwards. A step that waits for a word is
/// content with one that came earlier and that no step has waited for; for `readyok` there must be one for each
/// `isready`.
[[nodiscard]] Talk converse(process::Peer& peer, const Steps& steps, const ConverseOptions& options);

/// The line with the option's values in it.
[[nodiscard]] std::string filled(std::string line, const uci::OptionLine& option);

}  // namespace plyproof::doctor
