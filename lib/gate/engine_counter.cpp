// SPDX-License-Identifier: MIT
#include "gate/engine_counter.h"

#include <fmt/format.h>

#include <algorithm>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "gate/answer_count.h"
#include "gate/spares.h"

namespace plyproof::gate {
namespace {

using base::failure;
using oracle::OracleError;
using oracle::OracleErrorKind;

constexpr std::uint64_t kSlowRate = 10'000'000;  // leaves a second of a program that is slow, not hung

// An oracle, and what ends its waits.
struct Program {
    std::unique_ptr<oracle::Oracle> oracle;
    std::stop_source stop;
};

class EnginePool {
public:
    explicit EnginePool(EngineCounterOptions options)
        : options_(std::move(options)), programs_([this] { return started(); }) {}
    EnginePool(const EnginePool&) = delete;
    EnginePool& operator=(const EnginePool&) = delete;

    base::Result<Count, CounterError> count(const Question& question, const Limits& limits) {
        Program program = programs_.take();
        const base::Deadline own = oracle::deadline_in(wait_for(question.expected, options_));
        const oracle::Question asked{question.position, question.variant, {}, question.depth, question.passed};
        auto counted = ask(program, asked, question.expected, std::min(own, limits.deadline), limits.stop);
        const bool out_of_time = !counted && counted.error().kind == OracleErrorKind::TimedOut &&
                                 limits.deadline < own && limits.deadline.expired();
        if (limits.stop.stop_requested() || out_of_time) return failure(CounterError{.fault = CounterFault::Stopped});
        if (counted) {
            note_answer();
            programs_.give_back(std::move(program));
            return *std::move(counted);
        }
        forget_older_lines(counted.error().last_output);
        CounterError error{.fault = CounterFault::Program, .message = counted.error().text};
        if (is_failure(counted.error().kind)) error.gave_up = note_failure(program, limits);
        error.program = std::move(counted.error());
        programs_.give_back(std::move(program));
        return failure(std::move(error));
    }

private:
    static base::Result<Count, OracleError> ask(Program& program, const oracle::Question& question,
                                                std::uint64_t expected, base::Deadline deadline,
                                                const std::stop_token& stop) {
        const std::stop_callback forward(stop, [&program] { program.stop.request_stop(); });
        const auto answer = program.oracle->divide(question, deadline);
        if (!answer) return failure(answer.error());
        return count_of(*answer, question, expected, program.oracle->name());
    }

    // An answer for another position is an answer; a question that was not put is no failure.
    static bool is_failure(OracleErrorKind kind) {
        return kind != OracleErrorKind::OtherPosition && kind != OracleErrorKind::Unsuitable &&
               kind != OracleErrorKind::Stopped;
    }

    void forget_older_lines(std::vector<std::string>& lines) const {
        if (options_.sync_answer.empty()) return;
        const auto last = std::find_if(lines.rbegin(), lines.rend(), [this](const std::string& line) {
            return line.ends_with(options_.sync_answer);
        });
        lines.erase(lines.begin(), last.base());
    }

    void note_answer() {
        const std::lock_guard lock(mutex_);
        failures_ = 0;
    }

    // Why to give up, or nothing.
    std::string note_failure(Program& program, const Limits& limits) {
        {
            const std::lock_guard lock(mutex_);
            if (++failures_ < kFailuresBeforeProbe || gave_up_) return {};
            failures_ = 0;
        }
        const oracle::Question start{
            chess::Position::start(), chess::Variant::Standard, {}, program.oracle->traits().min_depth};
        const base::Deadline deadline = std::min(oracle::deadline_in(options_.waits.question), limits.deadline);
        const std::stop_callback forward(limits.stop, [&program] { program.stop.request_stop(); });
        const auto answer = program.oracle->divide(start, deadline);
        if (answer || !is_failure(answer.error().kind) || limits.deadline.expired()) return {};
        const std::lock_guard lock(mutex_);
        gave_up_ = true;
        return fmt::format("{} failed {} times in a row and does not answer for the start position either",
                           program.oracle->name(), kFailuresBeforeProbe);
    }

    Program started() const {
        Program program;
        program.oracle = options_.open(program.stop.get_token());
        return program;
    }

    const EngineCounterOptions options_;
    Spares<Program> programs_;
    std::mutex mutex_;  // for all below
    int failures_ = 0;  // since the last answer or probe
    bool gave_up_ = false;
};

}  // namespace

std::chrono::milliseconds wait_for(std::uint64_t leaves, const EngineCounterOptions& options) {
    using std::chrono::milliseconds;
    const milliseconds usual = options.waits.question;
    if (!options.waits_longer || usual == milliseconds::zero()) return usual;
    return std::max(usual, milliseconds(leaves / (kSlowRate / 1000)));
}

Counter engine_counter(EngineCounterOptions options) {
    return [pool = std::make_shared<EnginePool>(std::move(options))](const Question& question, const Limits& limits) {
        return pool->count(question, limits);
    };
}

}  // namespace plyproof::gate
