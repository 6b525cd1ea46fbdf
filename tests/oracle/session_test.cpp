// SPDX-License-Identifier: MIT
#include "oracle/session.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "support/transcript.h"

namespace plyproof::oracle {
namespace {

using support::program_of;
using testing::ElementsAre;
using testing::HasSubstr;

const Dialect kUci{.name = "uci", .sync = "isready", .sync_answer = "readyok"};
const Dialect kPlain{.name = "plain",
                     .protocol = Protocol::Plain,
                     .start = {"xboard", "force"},
                     .sync = "ping {number}",
                     .sync_answer = "pong {number}"};

OracleError error_of_opening(const Program& program, const Dialect& dialect) {
    const auto session = Session::open(program, dialect);
    EXPECT_FALSE(session);
    return session ? OracleError{} : session.error();
}

TEST(Session, GreetsAUciEngineAndSetsWhatTheUserWants) {
    const Program program = program_of({R"(
> uci
< Mine 1.0 by me
< id name Mine 1.0
< option name Threads type spin default 1 min 1 max 8
< option name Clear Hash type button
< uciok
> setoption name Threads value 2
> setoption name Clear Hash
> my own line
> isready
< info string busy
< readyok  
)"},
                                       {.options = {{"threads", "2"}, {"Clear Hash", ""}}, .init = {"my own line"}});
    const auto session = Session::open(program, kUci);
    ASSERT_TRUE(session) << session.error().text;
    EXPECT_EQ((*session)->own_name(), "Mine 1.0");
    ASSERT_NE((*session)->find_option("clear hash"), nullptr);
    EXPECT_EQ((*session)->find_option("Hash"), nullptr);
}

TEST(Session, BeginsAPlainProgramWithItsOwnLines) {
    const Program program = program_of({R"(
> xboard
< Sjeng:
> force
> ping 1
< Sjeng: pong 1
> ping 2
< noise
< pong 2
)"});
    const auto session = Session::open(program, kPlain);
    ASSERT_TRUE(session) << session.error().text;
    EXPECT_THAT((*session)->sync().value(), ElementsAre("noise"));
}

TEST(Session, SetsAnOptionOnlyWhenItsValueChanges) {
    const Program program = program_of({R"(
> uci
< option name UCI_Chess960 type check default false
< uciok
> isready
< readyok
> setoption name UCI_Chess960 value true
> setoption name UCI_Chess960 value false
)"});
    const auto session = Session::open(program, kUci).value();
    for (const char* value : {"true", "true", "false", "false"}) {
        EXPECT_TRUE(session->set_option("UCI_Chess960", value));
    }
}

TEST(Session, IsNotOpenedWithAnOptionThatTheProgramDoesNotHave) {
    const OracleError uci =
        error_of_opening(program_of({"> uci\n< option name Hash type spin\n< option name Threads type spin\n< uciok\n"},
                                    {.options = {{"Hsah", "3"}}}),
                         kUci);
    EXPECT_EQ(uci.kind, OracleErrorKind::NotStarted);
    EXPECT_THAT(uci.text, HasSubstr("no option 'Hsah'; it has: Hash, Threads"));
    const OracleError plain =
        error_of_opening(program_of({"> xboard\n> force\n"}, {.options = {{"Hash", "3"}}}), kPlain);
    EXPECT_EQ(plain.kind, OracleErrorKind::NotStarted);
    EXPECT_THAT(plain.text, HasSubstr("--init"));
}

TEST(Session, SaysHowAProgramEndedWhileItStarted) {
    const OracleError error = error_of_opening(program_of({"> uci\n< loading net\n! no such file\n. 3\n"}), kUci);
    EXPECT_EQ(error.kind, OracleErrorKind::Died);
    EXPECT_EQ(error.text, "./mine ended after 'uci' with exit code 3");
    EXPECT_EQ(error.exit, (process::ExitStatus{3, 0}));
    EXPECT_THAT(error.last_output, ElementsAre("loading net"));
    EXPECT_THAT(error.last_errors, ElementsAre("no such file"));
}

TEST(Session, NamesTheOptionThatWaitsLonger) {
    EXPECT_THAT(error_of_opening(program_of({"> uci\n< hello\n"}), kUci).text,
                testing::AllOf(HasSubstr("within 30 s after 'uci'"), HasSubstr("--start-timeout")));
    const OracleError ready = error_of_opening(program_of({"> uci\n< uciok\n> isready\n"}), kUci);
    EXPECT_EQ(ready.kind, OracleErrorKind::TimedOut);
    EXPECT_THAT(ready.text, testing::AllOf(HasSubstr("within 10 s after 'isready'"), HasSubstr("--ready-timeout")));
}

TEST(Session, CannotBeOpenedWhenTheProgramCannotBeStarted) {
    Program program{"./mine",
                    [](const auto&) -> base::Result<std::unique_ptr<process::Peer>, std::string> {
                        return base::failure(std::string("no memory"));
                    },
                    {}};
    const OracleError error = error_of_opening(program, kUci);
    EXPECT_EQ(error.kind, OracleErrorKind::NotStarted);
    EXPECT_THAT(error.text, HasSubstr("no memory"));
}

}  // namespace
}  // namespace plyproof::oracle
