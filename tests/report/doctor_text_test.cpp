// SPDX-License-Identifier: MIT
#include "report/doctor_text.h"

#include <gmock/gmock.h>

#include "report/doctor_sample.h"

namespace plyproof::report {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(DoctorText, IsATableThenWhatIsNotHealthyThenTheSums) {
    EXPECT_EQ(doctor_text(sample_examination()), R"(./my engine: Mine 1.0
handshake
  ok       uciok           answered
  warning  quit            wrong: it ended with exit code 3
go
  fault    go-depth        crashed: SIGSEGV after 'go'
chess960
  -        chess960-start  not tried: it has no option UCI_Chess960

warning  quit  what | is tried
  wrong: it ended with exit code 3
    > quit
  right:  it answers
  why:    A reason.
  to do:  type the lines behind >, or repeat it alone
  again:  crosscheck doctor --engine './my engine' --only quit

FAULT  go-depth  what | is tried
  crashed: SIGSEGV after 'go'
    > uci
    < uciok
    > go
    ! stack smashed
  right:  it answers
  why:    A reason.
  to do:  run it under a debugger (gdb --args ...) or built with -fsanitize=address,undefined, and type the lines behind >
  again:  crosscheck doctor --engine './my engine' --only go-depth

4 probes: 1 healthy, 1 warning, 1 fault, 1 not tried; 2.00 s
)");
}

TEST(DoctorText, IsBriefWhereThatIsWanted) {
    const std::string text = doctor_text(sample_examination(), {.brief = true});
    EXPECT_THAT(text, Not(HasSubstr("uciok           answered")));
    EXPECT_THAT(text, HasSubstr("FAULT  go-depth"));
}

TEST(DoctorText, SaysThatItWasInterrupted) {
    auto examination = sample_examination();
    examination.interrupted = true;
    EXPECT_THAT(doctor_text(examination), HasSubstr("interrupted: not everything was tried"));
}

TEST(DoctorText, HasColoursWhereTheyAreWanted) {
    EXPECT_THAT(doctor_text(sample_examination(), {.style = {.color = true}}), HasSubstr("\x1b[31mfault  \x1b[0m"));
}

TEST(ProbesText, HasALineForEachProbe) {
    const auto examination = sample_examination();
    EXPECT_EQ(probes_text({examination.findings[0].probe, examination.findings[2].probe}),
              "handshake\n  uciok     what | is tried: answers\ngo\n  go-depth  what | is tried: answers\n");
}

}  // namespace
}  // namespace plyproof::report
