// SPDX-License-Identifier: MIT
#include "oracle/greeting.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/fake_peer.h"
#include "support/slow_peer.h"
#include "support/transcript.h"

namespace plyproof::oracle {
namespace {

using namespace std::chrono_literals;
using base::Deadline;
using testing::HasSubstr;
using Lines = std::vector<std::string>;

Greeting heard(const Program& program) {
    auto greeter = Greeter::start(program);
    return greeter->hear(Deadline::in(60s)).value();
}

Greeting heard_from(const Lines& to_uci, const Lines& to_ping = {}) {
    return heard(support::fake_program([=](const std::string& line) { return line == "uci" ? to_uci : to_ping; }));
}

TEST(Greeter, HearsWhatAProgramIsByItsFirstWords) {
    EXPECT_EQ(heard_from({"Mine 1.0", "id name Mine", "uciok"}), Greeting::Uci);
    EXPECT_EQ(heard_from({"\x1b[32muciok\x1b[0m"}), Greeting::Uci);
    EXPECT_EQ(heard_from({}, {"Sjeng: pong 1"}), Greeting::Plain);
    EXPECT_EQ(heard_from({"Illegal move: uci"}), Greeting::Plain);
    EXPECT_EQ(heard_from({"White (1) : Invalid move: uci"}), Greeting::Plain);
    EXPECT_EQ(heard_from({"Error (unknown command): 'uci'."}), Greeting::Plain);
    EXPECT_EQ(heard_from({}, {"Unknown command: ping 1"}), Greeting::Plain);
    EXPECT_EQ(heard_from({}), Greeting::Silent);
    EXPECT_EQ(heard_from({"hello"}), Greeting::Silent);
}

TEST(Greeter, TakesNoComplaintOfAUciEngineForAWordAgainstUci) {
    EXPECT_EQ(heard_from({"info string ERROR: the uci option EvalFile is invalid: nothing.nnue", "uciok"}),
              Greeting::Uci);
}

TEST(Greeter, ListensOnceMoreToWhoSaysNothingAtFirst) {
    auto greeter = Greeter::start(support::slow_program([](const std::string& line) {
        return line == "uci" ? std::vector<support::SlowLine>{{1h, "uciok"}} : std::vector<support::SlowLine>{};
    }));
    EXPECT_EQ(greeter->hear(Deadline::in(60s)), Greeting::Silent);
    EXPECT_EQ(greeter->hear(Deadline::in(2h)), Greeting::Uci);
}

TEST(Greeter, GivesWhoBeginsAsAUciEngineAllTheTimeForAStart) {
    const auto engine = [](const std::string& line) {
        return line == "uci" ? std::vector<support::SlowLine>{{0s, "id name Mine"}, {1h, "uciok"}}
                             : std::vector<support::SlowLine>{};
    };
    const Program patient = support::slow_program(engine, {.waits = {.start = 2h}});
    EXPECT_EQ(Greeter::start(patient)->hear(Deadline::in(60s)), Greeting::Uci);
    const Program hasty = support::slow_program(engine, {.waits = {.start = 30s}});
    const auto late = Greeter::start(hasty)->hear(Deadline::in(60s));
    ASSERT_FALSE(late);
    EXPECT_EQ(late.error().kind, OracleErrorKind::TimedOut);
    EXPECT_EQ(late.error().text,
              "./mine greets as a UCI engine does, but does not end its greeting with 'uciok' within 30 s (it was "
              "killed; --start-timeout waits longer)");
}

TEST(Greeter, TellsHowAProgramEndsThatDoesNotTalk) {
    const Program program = support::program_of({"> uci\n! not a terminal\n. 1\n"});
    auto greeter = Greeter::start(program);
    EXPECT_EQ(greeter->hear(Deadline::in(60s)), Greeting::Ended);
    EXPECT_EQ(greeter->end()->text, "./mine ended after 'uci' with exit code 1");
}

TEST(SpeaksXboard, KnowsAProgramByItsFeatures) {
    const auto answers = [](const Lines& features) {
        return support::fake_program(
            [=](const std::string& line) { return line == "protover 2" ? features : Lines{}; });
    };
    EXPECT_TRUE(speaks_xboard(answers({"Mine 1.0", "feature myname=\"Mine\" ping=1", "feature done=1"}), 60s));
    const auto loses_lines = [](const std::string& line) { return line == "ping 1" ? Lines{"pong 1"} : Lines{}; };
    EXPECT_TRUE(speaks_xboard(support::fake_program(loses_lines), 60s));
    EXPECT_FALSE(speaks_xboard(answers({"Unknown command: protover 2"}), 60s));
    EXPECT_FALSE(speaks_xboard(answers({}), 60s));
}

}  // namespace
}  // namespace plyproof::oracle
