// SPDX-License-Identifier: MIT
// What goes wrong with programs, one test for each way, against a real process: tests/support/fake_engine.py.
#include "oracle/oracle.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <filesystem>

#include "base/worker_pool.h"
#include "oracle/open_oracle.h"
#include "support/libuv_under_tsan.h"
#include "support/questions.h"

namespace plyproof::oracle {
namespace {

using namespace std::chrono_literals;
using support::kSmall;
using support::question_of;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;

// Nothing that answers takes that long; it only bounds what a fault would cost.
base::Deadline late() { return base::Deadline::in(60s); }
// What never answers may as well be waited for a moment only.
base::Deadline soon() { return base::Deadline::in(200ms); }

std::string command_of(const std::string& mode) { return "python3 -I -S " PLYPROOF_FAKE_ENGINE " " + mode; }

std::unique_ptr<Oracle> engine(const std::string& mode, ProgramOptions options = {}) {
    if (options.waits.start == Waits().start) options.waits = {.start = 60s, .ready = 60s};
    return open_oracle({.command = command_of(mode), .dialect = "go-perft", .program = std::move(options)}).value();
}

OracleError error_of(const std::string& mode, base::Deadline deadline = late()) {
    const auto answer = engine(mode)->divide(question_of(kSmall, 1), deadline);
    EXPECT_FALSE(answer) << mode;
    return answer ? OracleError{} : answer.error();
}

/// A file that is not there yet, and goes with the test.
class FirstTimeFile {
public:
    FirstTimeFile() {
        std::string name = (std::filesystem::temp_directory_path() / "plyproof-first-XXXXXX").string();
        folder_ = ::mkdtemp(name.data());
    }
    FirstTimeFile(const FirstTimeFile&) = delete;
    FirstTimeFile& operator=(const FirstTimeFile&) = delete;
    ~FirstTimeFile() { std::filesystem::remove_all(folder_); }
    [[nodiscard]] std::string name() const { return (folder_ / "flag").string(); }

private:
    std::filesystem::path folder_;
};

TEST(Oracle, AnswersQuestionAfterQuestionWithOneProcess) {
    const auto oracle = engine("good");
    for (int round = 0; round < 3; ++round) {
        const auto answer = oracle->divide(question_of(kSmall, 2), late());
        ASSERT_TRUE(answer) << answer.error().text;
        EXPECT_THAT(support::entries_of(answer->divide), ElementsAre("a1b1 8", "a1b2 8", "a2a3 7", "a2a4 8"));
        EXPECT_TRUE(answer->position_confirmed);
        EXPECT_GT(answer->time.count(), 0);
    }
    EXPECT_EQ(oracle->own_name(), "Fake");
    EXPECT_EQ(oracle->name(), command_of("good"));
}

// 1. The program answers for another position.

TEST(Oracle, NoticesThatTheProgramShowsAnotherPosition) {
    const OracleError error = error_of("shows-other");
    EXPECT_EQ(error.kind, OracleErrorKind::OtherPosition);
    EXPECT_THAT(error.text, HasSubstr("another board"));
}

TEST(Oracle, NoticesByItsMovesThatTheProgramAnswersForAnotherPosition) {
    const OracleError error = error_of("other-position");
    EXPECT_EQ(error.kind, OracleErrorKind::OtherPosition);
    EXPECT_THAT(error.text, HasSubstr("the start position"));
}

// 2. Depth 0 is never sent: the fake engine dies of it. Shallower questions than the row allows are not put.

TEST(Oracle, IsNotAskedForLessThanTheLeastDepth) {
    Dialect dialect = *find_dialect(builtin_dialects(), "go-perft");
    dialect.min_depth = 2;
    const auto oracle = make_oracle(find_program(command_of("good"), {}).value(), dialect);
    EXPECT_EQ(oracle->traits().min_depth, 2);
    EXPECT_EQ(oracle->divide(question_of(kSmall, 1), late()).error().kind, OracleErrorKind::Unsuitable);
    EXPECT_TRUE(oracle->divide(question_of(kSmall, 2), late()));
}

// 3. It dies, or it hangs.

TEST(Oracle, NamesTheSignalOfACrashAndTheLastLines) {
    const OracleError error = error_of("crash");
    EXPECT_EQ(error.kind, OracleErrorKind::Died);
    EXPECT_THAT(error.text, HasSubstr("died after 'go perft 1': SIGSEGV (Segmentation fault)"));
    EXPECT_EQ(error.exit, (process::ExitStatus{0, SIGSEGV}));
    EXPECT_THAT(error.last_output, Contains("a2a3: 1"));
    EXPECT_THAT(error.last_errors, Contains("about to crash"));
    EXPECT_THAT(error_of("abort").text, HasSubstr("SIGABRT"));
}

TEST(Oracle, NamesTheExitCode) {
    EXPECT_THAT(error_of("exit").text, HasSubstr("ended after 'go perft 1' with exit code 3"));
    const OracleError start = error_of("dies-at-start");
    EXPECT_EQ(start.kind, OracleErrorKind::Died);
    EXPECT_THAT(start.text, HasSubstr("exit code 1"));
    EXPECT_THAT(start.last_errors, Contains("no licence"));
}

TEST(Oracle, CallsAHangAHang) {
    for (const char* mode : {"hang", "deaf", "late"}) {
        const auto oracle = engine(mode);
        const auto answer = oracle->divide(question_of(kSmall, 1), soon());
        ASSERT_FALSE(answer) << mode;
        EXPECT_EQ(answer.error().kind, OracleErrorKind::TimedOut) << mode << ": " << answer.error().text;
        EXPECT_THAT(answer.error().text, HasSubstr("--timeout")) << mode;
    }
}

TEST(Oracle, CallsAProgramThatNeverListensAHang) {
    const auto oracle = engine("deaf-at-start", {.waits = {.start = 100ms}});
    const auto answer = oracle->divide(question_of(kSmall, 1), late());
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().kind, OracleErrorKind::TimedOut);
    EXPECT_THAT(answer.error().text, HasSubstr("--start-timeout"));
}

TEST(Oracle, StartsTheProgramAnewAfterEachFailure) {
    for (const char* mode : {"crash", "exit", "other-position", "shows-other", "grandchild"}) {
        const FirstTimeFile file;
        const auto oracle = engine(std::string(mode) + " " + file.name());
        EXPECT_FALSE(oracle->divide(question_of(kSmall, 1), late())) << mode;
        const auto answer = oracle->divide(question_of(kSmall, 2), late());
        ASSERT_TRUE(answer) << mode << ": " << answer.error().text;
        EXPECT_EQ(answer->divide.total, 31);
    }
}

TEST(Oracle, NeverTakesALateAnswerForTheNextOne) {
    const FirstTimeFile file;
    const auto oracle = engine("late " + file.name());
    EXPECT_EQ(oracle->divide(question_of(kSmall, 1), soon()).error().kind, OracleErrorKind::TimedOut);
    EXPECT_EQ(oracle->divide(question_of(kSmall, 2), late()).value().divide.total, 31);
}

TEST(Oracle, IsCutOffWhenItWritesWithoutEnd) {
    EXPECT_EQ(error_of("endless-line").kind, OracleErrorKind::Unreadable);
    EXPECT_THAT(error_of("endless-line").text, HasSubstr("a line without end"));
    const OracleError flood = error_of("flood");
    EXPECT_EQ(flood.kind, OracleErrorKind::Unreadable);
    EXPECT_THAT(flood.text, HasSubstr("without end"));
}

TEST(Oracle, ReadsAnAnswerBetweenGarbage) {
    const auto answer = engine("garbage")->divide(question_of(kSmall, 1), late());
    ASSERT_TRUE(answer) << answer.error().text;
    EXPECT_EQ(answer->divide.total, 4);
    EXPECT_EQ(answer->divide.entries.size(), 4U);
}

TEST(Oracle, TellsAClosedOutputFromADeath) {
    const OracleError error = error_of("close-output");
    EXPECT_EQ(error.kind, OracleErrorKind::Died);
    EXPECT_THAT(error.text, HasSubstr("closed its input or output after 'go perft 1', and still runs"));
}

TEST(Oracle, IsNotHeldUpByAGrandchildThatKeepsThePipes) {
    const OracleError error = error_of("grandchild");
    EXPECT_EQ(error.kind, OracleErrorKind::Died);
    EXPECT_EQ(error.exit, (process::ExitStatus{5, 0}));
}

TEST(Oracle, DoesNotTakeALineWithoutItsEndForAnAnswer) {
    const OracleError cut = error_of("cut-short");
    EXPECT_EQ(cut.kind, OracleErrorKind::Died);
    EXPECT_THAT(cut.last_output, Contains("Nodes searched: 4"));
    EXPECT_EQ(error_of("no-line-end", soon()).kind, OracleErrorKind::TimedOut);
}

// 4. Two equal moves in one answer.

TEST(Oracle, AddsEqualMovesAndSaysSo) {
    const auto answer = engine("same-text")->divide(question_of("8/P7/8/8/8/8/7k/K7 w - - 0 1", 1), late());
    ASSERT_TRUE(answer) << answer.error().text;
    EXPECT_THAT(support::entries_of(answer->divide), Contains("a7a8b|a7a8n|a7a8q|a7a8r 4"));
    EXPECT_EQ(answer->divide.sum, 7);
    ASSERT_EQ(answer->divide.warnings.size(), 1U);
    EXPECT_EQ(answer->divide.warnings.front().kind, ForeignWarningKind::PieceUnsaid);
}

// 5. Sums over depths, and 32-bit counters, come through as they are, for lib/diagnose to recognise.

TEST(Oracle, PassesOnCountsThatAreCumulativeOrNegative) {
    EXPECT_EQ(engine("cumulative")->divide(question_of(kSmall, 2), late()).value().divide.total, 35);
    EXPECT_EQ(engine("overflow")->divide(question_of(kSmall, 2), late()).value().divide.total, -1099065436);
}

// 6, 8 and 9 stand in session_oracle_test.cpp (the option and the spelling of Chess960), open_oracle_test.cpp (any
// number of oracles) and move_lister_test.cpp. 7:

TEST(Oracle, CanBeAskedForAPositionByItsPathAndByItsFen) {
    const auto oracle = engine("good");
    const Question by_path = question_of("8/8/8/8/1k6/8/P7/K7 b - - 0 1", 2, {"b4b5"});
    EXPECT_TRUE(oracle->traits().follows_paths);
    EXPECT_EQ(oracle->divide(by_path, late()).value().divide.total, 31);
    EXPECT_EQ(oracle->divide(asked_by_fen(by_path), late()).value().divide.total, 31);
}

TEST(Oracle, LetsAHealthyProgramEndByItself) {
    const FirstTimeFile file;
    const std::string goodbye = file.name() + "-goodbye";
    const base::Deadline deadline = late();
    // A busy machine may not give it the time; then it is asked again.
    while (!std::filesystem::exists(goodbye) && !deadline.expired()) {
        std::filesystem::remove(file.name());
        auto oracle = engine("says-goodbye " + file.name() + " " + goodbye);
        ASSERT_TRUE(oracle->divide(question_of(kSmall, 1), late()));
        EXPECT_FALSE(std::filesystem::exists(goodbye));
    }
    EXPECT_TRUE(std::filesystem::exists(goodbye));
}

TEST(Oracle, StopsWaitingWhenItIsTold) {
    std::stop_source source;
    const auto oracle = engine("hang", {.stop = source.get_token()});
    base::run_on_threads(2, [&](unsigned worker) {
        if (worker == 1) {
            source.request_stop();
        } else {
            const auto answer = oracle->divide(question_of(kSmall, 1), late());
            EXPECT_EQ(answer.error().kind, OracleErrorKind::Stopped);
        }
    });
}

TEST(Oracle, ServesManyAtATime) {
    std::atomic<int> right = 0;
    base::run_tasks(6, 3, [&](std::size_t) {
        const auto oracle = engine("good");
        for (int round = 0; round < 3; ++round) {
            const auto answer = oracle->divide(question_of(kSmall, 2), late());
            if (answer && answer->divide.total == 31) ++right;
        }
    });
    EXPECT_EQ(right, 18);
}

}  // namespace
}  // namespace plyproof::oracle
