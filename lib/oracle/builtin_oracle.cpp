// SPDX-License-Identifier: MIT
#include "oracle/builtin_oracle.h"

#include <fmt/format.h>

#include <cassert>
#include <stop_token>
#include <utility>

#include "chess/fen.h"
#include "chess/move_text.h"
#include "perft/divide.h"

namespace plyproof::oracle {

BuiltinOracle::BuiltinOracle(perft::CountOptions options) : options_(std::move(options)) {}

base::Result<Answer, OracleError> BuiltinOracle::divide(const Question& question, base::Deadline deadline) {
    assert(question.depth >= 1);
    const auto begin = base::Deadline::Clock::now();
    const chess::Position position = asked_position(question);
    std::stop_source stop;
    const std::stop_callback outer(options_.stop, [&] { stop.request_stop(); });
    perft::CountOptions options = options_;
    options.stop = stop.get_token();
    const auto counted = perft::divide(position, question.depth, options, [&](const perft::Divide&, std::size_t) {
        if (deadline.expired()) stop.request_stop();
    });
    // A count that was complete when the deadline passed is an answer all the same.
    if (!counted && counted.error() == perft::CountError::Overflow) {
        return base::failure(
            OracleError{OracleErrorKind::Unsuitable, fmt::format("{} counts up to 64 bits, and this is more", name_)});
    }
    if (!counted && options_.stop.stop_requested()) {
        return base::failure(OracleError{OracleErrorKind::Stopped, fmt::format("{} was stopped", name_)});
    }
    if (!counted) {
        return base::failure(OracleError{OracleErrorKind::TimedOut,
                                         fmt::format("{} did not answer in time (--timeout waits longer)", name_)});
    }
    Answer answer;
    for (const perft::DivideEntry& entry : counted->entries) {
        answer.divide.entries.push_back({chess::to_uci(entry.move, question.variant), {entry.move}, entry.nodes});
    }
    answer.divide.sum = counted->total;
    answer.divide.total = counted->total;
    answer.position_confirmed = true;
    answer.own_fen = chess::to_fen(position);
    answer.time = base::Deadline::Clock::now() - begin;
    return answer;
}

}  // namespace plyproof::oracle
