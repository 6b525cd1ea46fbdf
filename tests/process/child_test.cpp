// SPDX-License-Identifier: MIT
#include "process/child.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

#include "base/worker_pool.h"
#include "process/find_program.h"
#include "support/libuv_under_tsan.h"

namespace plyproof::process {
namespace {

using namespace std::chrono_literals;
using base::ChannelError;
using base::Deadline;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;

// Nothing here takes that long; it only bounds what a fault would cost.
Deadline late() { return Deadline::in(60s); }

std::unique_ptr<Child> start(std::vector<std::string> arguments, const ChildOptions& options = {}) {
    arguments.insert(arguments.begin(), {"-I", "-S", PLYPROOF_FAKE_CHILD});  // starts in half the time
    auto child = Child::start(find_program("python3").value(), arguments, options);
    EXPECT_TRUE(child) << child.error();
    return std::move(*child);
}

std::vector<std::string> rest_of_output(Child& child) {
    std::vector<std::string> lines;
    while (auto line = child.receive(late())) lines.push_back(*line);
    return lines;
}

std::size_t open_descriptors() {
    const std::filesystem::directory_iterator entries("/proc/self/fd");
    return static_cast<std::size_t>(std::distance(begin(entries), end(entries)));
}

/// 'R', 'S', 'Z', ...; nothing when there is no such process.
std::optional<char> state_of(int process) {
    std::ifstream file("/proc/" + std::to_string(process) + "/stat");
    std::string text;
    if (!std::getline(file, text)) return std::nullopt;
    return text[text.rfind(')') + 2];
}

/// A process that was killed goes when the system gets round to it: it is not our child, so it cannot be waited for.
bool goes(int process) {
    const Deadline deadline = late();
    while (!deadline.expired()) {
        const auto state = state_of(process);
        if (!state || state == 'Z') return true;
        std::this_thread::sleep_for(1ms);
    }
    return false;
}

TEST(Child, CanBeLetGoWhileALineIsOnItsWay) {
    // Somebody outside the group holds the other end of the pipe, so the line waits until we give it up.
    const auto child = start({"grandchild", "away", "stay"});
    ASSERT_EQ(child->receive(late()), "started");
    EXPECT_EQ(child->send(std::string(1 << 20, 'x'), Deadline::in(0ms)).error(), ChannelError::TimedOut);
}

TEST(Child, AnswersLineByLine) {
    const auto child = start({"echo"});
    for (const char* line : {"one", "", "two words", "\xC3\xA9"}) {
        ASSERT_TRUE(child->send(line, late()));
        EXPECT_EQ(child->receive(late()), line);
    }
    child->close_input();
    EXPECT_EQ(child->receive(late()).error(), ChannelError::Closed);
    EXPECT_EQ(child->wait(late()), (ExitStatus{0, 0}));
    EXPECT_EQ(child->exit_status(), (ExitStatus{0, 0}));
    EXPECT_EQ(child->send("three", late()).error(), ChannelError::Closed);
}

TEST(Child, GetsItsArgumentsUnchanged) {
    const auto child = start({"arguments", "", "a b", "$HOME", "'", "*"});
    EXPECT_THAT(rest_of_output(*child), ElementsAre("", "a b", "$HOME", "'", "*"));
}

TEST(Child, BeginsInTheFolderItIsTold) {
    const auto child = start({"folder"}, {.folder = "/usr"});
    EXPECT_EQ(child->receive(late()), "/usr");
}

TEST(Child, IsNotStartedWithoutItsFolderOrFile) {
    const auto nowhere = Child::start("/bin/sh", {}, {.folder = "/does/not/exist"});
    ASSERT_FALSE(nowhere);
    EXPECT_THAT(nowhere.error(), HasSubstr("/does/not/exist"));
    // What libuv opens once for all children is there from the first attempt on.
    ASSERT_FALSE(Child::start("/does/not/exist", {}));
    const std::size_t before = open_descriptors();
    const auto nothing = Child::start("/does/not/exist", {});
    ASSERT_FALSE(nothing);
    EXPECT_THAT(nothing.error(), HasSubstr("no such file"));
    EXPECT_EQ(open_descriptors(), before);
}

TEST(Child, SaysWithWhichCodeItEndedAndWhatItSaidLast) {
    const auto child = start({"exit-with", "3"});
    EXPECT_EQ(child->wait(late()), (ExitStatus{3, 0}));
    EXPECT_EQ(child->receive(late()), "last words");
    EXPECT_EQ(child->receive(late()).error(), ChannelError::Closed);
    EXPECT_THAT(child->last_output(), ElementsAre("last words"));
    EXPECT_THAT(child->last_errors(), ElementsAre("what went wrong"));
}

TEST(Child, SaysByWhichSignalItDied) {
    for (const auto& [name, number] :
         {std::pair("SIGSEGV", SIGSEGV), std::pair("SIGABRT", SIGABRT), std::pair("SIGKILL", SIGKILL)}) {
        const auto child = start({"die-by", name});
        EXPECT_EQ(child->receive(late()), "ready");
        ASSERT_TRUE(child->send("now", late()));
        EXPECT_EQ(child->receive(late()).error(), ChannelError::Closed);
        EXPECT_EQ(child->wait(late()), (ExitStatus{0, number}));
    }
}

TEST(Child, ThatHangsCostsNoMoreThanTheDeadline) {
    const auto child = start({"hang"});
    EXPECT_EQ(child->receive(late()), "ready");
    const Deadline deadline = Deadline::in(50ms);
    EXPECT_EQ(child->receive(deadline).error(), ChannelError::TimedOut);
    EXPECT_TRUE(deadline.expired());
    EXPECT_EQ(child->wait(Deadline::in(0ms)).error(), ChannelError::TimedOut);
    EXPECT_EQ(child->exit_status(), std::nullopt);
}

TEST(Child, IsReadEvenWhenTheDeadlineHasPassed) {
    const auto child = start({"exit-with", "0"});
    ASSERT_TRUE(child->wait(late()));
    EXPECT_EQ(child->receive(Deadline::in(0ms)), "last words");
}

TEST(Child, ThatIgnoresSignalsIsKilledAndLeavesNoZombie) {
    auto child = start({"deaf"});
    EXPECT_EQ(child->receive(late()), "ready");
    const int id = child->id();
    child.reset();
    EXPECT_EQ(state_of(id), std::nullopt);
}

TEST(Child, CanBeKilledAndWaitedFor) {
    const auto child = start({"deaf"});
    EXPECT_EQ(child->receive(late()), "ready");
    child->kill();
    EXPECT_EQ(child->wait(late()), (ExitStatus{0, SIGKILL}));
    child->kill();  // its number may belong to somebody else by now: nothing must happen
}

TEST(Child, ThatReadsNothingCostsNoMoreThanTheDeadline) {
    const auto child = start({"deaf"});
    EXPECT_EQ(child->receive(late()), "ready");
    const std::string big(1 << 20, 'x');
    EXPECT_EQ(child->send(big, Deadline::in(50ms)).error(), ChannelError::TimedOut);
}

TEST(Child, MayFillAllPipesWhileWeSend) {
    // It writes megabytes before it reads; whoever waited for the one before serving the other would wait for ever.
    const auto child = start({"flood-then-echo", "3"});
    const std::string big(300000, 'x');
    ASSERT_TRUE(child->send(big, late()));
    EXPECT_EQ(child->receive(late()), big);
    EXPECT_THAT(child->last_errors(), Contains(std::string(99, 'e')));
}

TEST(Child, ThatFloodsEitherStreamIsCutOff) {
    for (const char* stream : {"1", "2", "both"}) {
        const auto child = start({"flood", stream}, {.most_output = 2 << 20});
        base::Result<std::string, ChannelError> line = std::string();
        while (line) line = child->receive(late());
        EXPECT_EQ(line.error(), ChannelError::TooMuchOutput) << stream;
        EXPECT_EQ(child->receive(late()).error(), ChannelError::TooMuchOutput);
    }
}

TEST(Child, ThatFloodsEmptyLinesIsCutOffWhileWeWaitForItsEnd) {
    const auto child = start({"empty-lines"}, {.most_output = 2 << 20});
    // It never ends by itself, nor does it wait for ever: we have stopped reading and it has to stop writing.
    EXPECT_EQ(child->wait(Deadline::in(100ms)).error(), ChannelError::TimedOut);
    child->kill();
    EXPECT_EQ(child->wait(late()), (ExitStatus{0, SIGKILL}));
}

TEST(Child, IsCutOffAnewAfterEachLineOfOurs) {
    const auto child = start({"echo"}, {.most_output = 1000});
    const std::string line(900, 'x');
    for (int i = 0; i < 5; ++i) {
        ASSERT_TRUE(child->send(line, late()));
        ASSERT_EQ(child->receive(late()), line);
    }
}

TEST(Child, WithAnEndlessLineIsCutOff) {
    const auto child = start({"endless-line"});
    EXPECT_EQ(child->receive(late()).error(), ChannelError::LineTooLong);
}

TEST(Child, MaySayAnyByte) {
    const auto child = start({"garbage"});
    std::string all;
    for (int byte = 0; byte < 256; ++byte) all += static_cast<char>(byte);
    EXPECT_THAT(rest_of_output(*child), ElementsAre(all.substr(0, 10), all.substr(11), std::string("\0\xff\xfe", 3)));
}

TEST(Child, ThatClosesItsOutputIsClosedThoughItLives) {
    const auto child = start({"close-output"});
    EXPECT_EQ(child->receive(late()).error(), ChannelError::Closed);
    EXPECT_EQ(child->exit_status(), std::nullopt);
}

TEST(Child, ThatClosesItsInputCannotBeSentTo) {
    ASSERT_NE(::signal(SIGPIPE, SIG_DFL), SIG_ERR);  // with which a write without protection would end this test
    const auto child = start({"close-input"});
    EXPECT_EQ(child->receive(late()), "closed");
    EXPECT_EQ(child->send("hello", late()).error(), ChannelError::Closed);
    EXPECT_EQ(child->send("hello", late()).error(), ChannelError::Closed);
}

TEST(Child, ShowsALineWithoutItsEndButDoesNotTakeItForOne) {
    const auto child = start({"no-line-end"});
    const Deadline deadline = late();
    while (child->unfinished_line() != "an answer" && !deadline.expired()) {
        EXPECT_EQ(child->receive(Deadline::in(1ms)).error(), ChannelError::TimedOut);
    }
    EXPECT_EQ(child->unfinished_line(), "an answer");
}

TEST(Child, ThatEndsWithoutALineEndHasSaidNoLastLine) {
    const auto child = start({"no-line-end-then-exit"});
    EXPECT_EQ(child->receive(late()).error(), ChannelError::Closed);
    EXPECT_EQ(child->unfinished_line(), "an answer");
}

TEST(Child, IsNotWaitedForOnAccountOfAGrandchildThatKeepsThePipes) {
    for (const std::vector<std::string>& mode : {std::vector<std::string>{"grandchild"}, {"grandchild", "away"}}) {
        const auto child = start(mode);
        EXPECT_THAT(rest_of_output(*child), ElementsAre("started"));
        EXPECT_EQ(child->wait(late()), (ExitStatus{0, 0}));
    }
}

TEST(Child, HasAGroupOfItsOwnThatDiesWithIt) {
    auto child = start({"tell-family"});
    std::istringstream numbers(child->receive(late()).value());
    int process = 0;
    int group = 0;
    int session = 0;
    numbers >> process >> group >> session;
    EXPECT_EQ(process, child->id());
    EXPECT_EQ(group, process);
    EXPECT_EQ(session, process);
    const int grandchild = std::stoi(child->receive(late()).value());
    EXPECT_TRUE(state_of(grandchild));
    child.reset();
    EXPECT_EQ(state_of(process), std::nullopt);
    EXPECT_TRUE(goes(grandchild));
}

TEST(Child, TakesAlongWhoHasLeftItsGroup) {
    // A daemon, in a session of its own and with a parent that is gone; its starter stays, or ends by itself.
    for (const std::vector<std::string>& mode : {std::vector<std::string>{"daemon", "stay"}, {"daemon"}}) {
        auto child = start(mode);
        const int daemon = std::stoi(child->receive(late()).value());
        if (mode.size() == 1) EXPECT_EQ(child->wait(late()), (ExitStatus{0, 0}));
        child.reset();
        EXPECT_TRUE(goes(daemon)) << mode.size();
    }
}

TEST(Child, LeavesNoDescriptorBehindAndGetsNoneOfOurs) {
    start({"echo"}).reset();                         // libuv keeps a few for all times
    const int ours = ::open("/dev/null", O_RDONLY);  // NOLINT: without O_CLOEXEC on purpose
    const std::size_t before = open_descriptors();
    {
        const auto first = start({"echo"});
        const auto second = start({"echo"});
        ASSERT_TRUE(second->send("up", late()));
        ASSERT_EQ(second->receive(late()), "up");
        std::vector<std::string> names;
        for (const auto& entry : std::filesystem::directory_iterator("/proc/" + std::to_string(second->id()) + "/fd")) {
            names.push_back(entry.path().filename().string());
        }
        EXPECT_THAT(names, testing::UnorderedElementsAre("0", "1", "2"));
    }
    EXPECT_EQ(open_descriptors(), before);
    ::close(ours);
}

TEST(Child, StartsWithoutBlockedSignals) {
    sigset_t set;
    sigset_t former;
    sigemptyset(&set);
    sigaddset(&set, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &set, &former);
    const auto child = start({"signals"});
    pthread_sigmask(SIG_SETMASK, &former, nullptr);
    EXPECT_THAT(rest_of_output(*child), Contains(testing::MatchesRegex("SigBlk:\t0+")));
}

TEST(Child, StartsWithoutIgnoredSignals) {
    // Our programs ignore SIGPIPE; a child that did so, too, would write on after we have closed its output.
    const auto former = ::signal(SIGPIPE, SIG_IGN);
    const auto child = Child::start("/bin/sh", {"-c", "exec grep SigIgn /proc/self/status"}).value();
    ::signal(SIGPIPE, former);
    EXPECT_THAT(rest_of_output(*child), ElementsAre(testing::MatchesRegex("SigIgn:\t0+")));
}

TEST(Child, ReportsEachLineOfItsStandardError) {
    std::vector<std::string> errors;
    const auto child =
        start({"exit-with", "0"}, {.on_error_line = [&](std::string_view line) { errors.emplace_back(line); }});
    ASSERT_TRUE(child->wait(late()));
    EXPECT_THAT(errors, ElementsAre("what went wrong"));
}

TEST(Child, IsNotWaitedForAnyLongerWhenWeAreToStop) {
    std::stop_source source;
    const auto child = start({"hang"}, {.stop = source.get_token()});
    EXPECT_EQ(child->receive(late()), "ready");
    base::run_on_threads(2, [&](unsigned worker) {
        if (worker == 1) {
            source.request_stop();
        } else {
            EXPECT_EQ(child->receive(late()).error(), ChannelError::Stopped);
        }
    });
    EXPECT_EQ(child->send("x", late()).error(), ChannelError::Stopped);
    EXPECT_EQ(child->wait(late()).error(), ChannelError::Stopped);
}

TEST(Child, ServesManyThreadsAtOnce) {
    std::atomic<int> good = 0;
    base::run_tasks(12, 4, [&](std::size_t index) {
        const auto child = start({"echo"});
        for (int i = 0; i < 20; ++i) {
            const std::string line = std::to_string(index) + " " + std::to_string(i);
            if (child->send(line, late()) && child->receive(late()) == line) ++good;
        }
        child->close_input();
        EXPECT_EQ(child->wait(late()), (ExitStatus{0, 0}));
    });
    EXPECT_EQ(good, 240);
}

}  // namespace
}  // namespace plyproof::process
