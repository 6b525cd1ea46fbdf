// SPDX-License-Identifier: MIT
#include "report/doctor_parts.h"

#include <gmock/gmock.h>

#include "report/doctor_sample.h"

namespace plyproof::report {
namespace {

using doctor::Verdict;
using doctor::Way;
using testing::ElementsAre;
using testing::HasSubstr;

TEST(VerdictWords, AreTheNameAndWhatShowsIt) {
    EXPECT_EQ(verdict_words({Verdict::Answered}), "answered");
    EXPECT_EQ(verdict_words({Verdict::ErrorText, "no\x07"}), "error text: no\\x07");
}

TEST(TalkLines, ShowWhoSaidWhat) {
    EXPECT_THAT(talk_lines({.lines = {{Way::Sent, "uci"}, {Way::Said, "uciok"}, {Way::Tried, "foo\x01"}},
                            .errors = {"bad"},
                            .unfinished = "Unkn"}),
                ElementsAre("> uci", "< uciok", "> foo\\x01", "< Unkn (no line end)", "! bad"));
}

TEST(TalkLines, CountEqualLines) {
    EXPECT_THAT(talk_lines({.lines = {{Way::Sent, "isready"}, {Way::Sent, "isready"}, {Way::Said, "readyok"}}}),
                ElementsAre("> isready (2 times)", "< readyok"));
}

TEST(TalkLines, KeepTheLastOfMuchThatWasSaidAtOnce) {
    doctor::Talk talk{.lines = {{Way::Sent, "go"}}};
    for (int i = 0; i < 9; ++i) talk.lines.push_back({Way::Said, "info depth " + std::to_string(i)});
    EXPECT_THAT(talk_lines(talk),
                ElementsAre("> go", "... 6 lines", "< info depth 6", "< info depth 7", "< info depth 8"));
}

TEST(TalkLines, KeepTheEndOfALongConversation) {
    doctor::Talk talk;
    for (int i = 0; i < 9; ++i) talk.lines.push_back({Way::Sent, std::to_string(i)});
    EXPECT_THAT(talk_lines(talk, 2), ElementsAre("... 7 lines before", "> 7", "> 8"));
}

TEST(Advice, DependsOnTheVerdict) {
    const auto advice_for = [](Verdict verdict) {
        return advice(sample_finding("x", doctor::Group::Go, {verdict}, doctor::Health::Fault));
    };
    EXPECT_THAT(advice_for(Verdict::Crashed), HasSubstr("gdb --args"));
    EXPECT_THAT(advice_for(Verdict::Hung), HasSubstr("gdb -p"));
    EXPECT_THAT(advice_for(Verdict::Wrong), HasSubstr("repeat it alone"));
    EXPECT_EQ(advice_for(Verdict::Answered), "");
}

TEST(RepeatCommand, CanBePasted) {
    const auto examination = sample_examination();
    EXPECT_EQ(repeat_command(examination, examination.findings[2].probe),
              "crosscheck doctor --engine './my engine' --only go-depth");
}

TEST(SummaryWords, CountEachHealth) {
    auto examination = sample_examination();
    EXPECT_EQ(summary_words(examination), "4 probes: 1 healthy, 1 warning, 1 fault, 1 not tried");
    examination.findings.resize(1);
    EXPECT_EQ(summary_words(examination), "1 probe: 1 healthy, 0 warnings, 0 faults");
}

}  // namespace
}  // namespace plyproof::report
