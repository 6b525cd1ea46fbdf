// SPDX-License-Identifier: MIT
#include "doctor/examine.h"

#include "doctor/converse.h"
#include "doctor/group_tests.h"
#include "support/transcript.h"

namespace plyproof::doctor {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

TEST(Examine, LearnsTheEnginesNameAndTriesEachProbe) {
    const std::vector<Probe> probes = handshake_probes();
    const Examination examination = examined(probes);
    EXPECT_EQ(examination.engine, "./model");
    EXPECT_EQ(examination.own_name, "Model");
    EXPECT_TRUE(examination.greeted);
    EXPECT_FALSE(examination.interrupted);
    ASSERT_EQ(examination.findings.size(), probes.size());
    EXPECT_EQ(examination.findings[2].probe.id, probes[2].id);
    EXPECT_EQ(count_of(examination, Health::Fault), 0u);
    EXPECT_EQ(count_of(examination, Verdict::Answered), probes.size());
}

TEST(Examine, LeavesAnEngineInPeaceThatWasNotGreeted) {
    const Examination examination = examined(all_probes(), says_instead("uci", {"Error (unknown command): uci"}));
    EXPECT_FALSE(examination.greeted);
    EXPECT_EQ(count_of(examination, Health::Fault), 1u);
    EXPECT_EQ(examination.findings.front().judgement.verdict, Verdict::Ignored);
    EXPECT_EQ(count_of(examination, Verdict::NotTried), examination.findings.size() - 1);
    const Examination one = examined(options_probes(), dies_of("uci", {0, SIGSEGV}));
    EXPECT_EQ(one.findings.front().judgement.verdict, Verdict::Crashed);
}

TEST(Examine, DoesNotTryWhatNeedsAnOptionThatIsNotThere) {
    const Quirk plain = says_instead("uci", {"id name Plain", "uciok"});
    const Finding finding = finding_of(chess960_probes(), "chess960-start", plain);
    EXPECT_EQ(finding.judgement, (Judgement{Verdict::NotTried, "it has no option UCI_Chess960"}));
    const Quirk no_range = says_instead("uci", {"option name Hash type string", "uciok"});
    EXPECT_EQ(finding_of(options_probes(), "hash-most", no_range).judgement.text, "Hash has no range");
    for (const auto& [id, kind] : {std::pair("option-combo-nonsense", "combo option"),
                                   std::pair("option-string-empty", "string option that is empty by default"),
                                   std::pair("option-string-emptied", "string option that has a default")}) {
        EXPECT_EQ(finding_of(options_probes(), id, plain).judgement.text, std::string("it has no ") + kind);
    }
    EXPECT_NE(finding_of(options_probes(), "option-no-value", no_range).judgement.verdict, Verdict::NotTried);
}

TEST(Examine, SetsUpWhatItsUserWants) {
    const EngineSetUp set_up{.options = {{"Hash", "32"}, {"Clear Hash", std::nullopt}}, .init = {"debug on"}};
    const Steps steps = whole_script({.steps = send("go")}, set_up);
    EXPECT_EQ(steps, greet() + send("setoption name Hash value 32") + send("setoption name Clear Hash") +
                         send("debug on") + ready() + send("go") + ready());
    EXPECT_EQ(whole_script({.steps = send("quit") + end(), .bare = true}, set_up), send("quit") + end());
}

TEST(Examine, RefusesToSetAnOptionThatIsNotThere) {
    const auto examination = examine(model_patient({}, {.options = {{"Hsah", "1"}}}), all_probes(), {});
    ASSERT_FALSE(examination);
    EXPECT_THAT(examination.error(), HasSubstr("./model has no option 'Hsah'; it has: Hash, Clear Hash"));
}

TEST(Examine, SaysWhyAnEngineCannotBeStarted) {
    const Patient patient{"./mine", [] {
                              return base::Result<std::unique_ptr<process::Peer>, std::string>(
                                  base::failure(std::string("no more processes")));
                          }};
    EXPECT_EQ(examine(patient, all_probes(), {}).error(), "no more processes");
}

TEST(Examine, StopsWhenItIsTold) {
    std::stop_source stop;
    std::size_t seen = 0;
    const auto examination = examine(model_patient(), handshake_probes(),
                                     {.stop = stop.get_token(), .progress = [&](std::size_t done, std::size_t total) {
                                          seen = total;
                                          if (done == 2) stop.request_stop();
                                      }});
    ASSERT_TRUE(examination);
    EXPECT_TRUE(examination->interrupted);
    EXPECT_EQ(seen, handshake_probes().size());
    EXPECT_EQ(count_of(*examination, Verdict::NotTried), handshake_probes().size() - 2);
    EXPECT_EQ(examination->findings.back().judgement.text, "interrupted");
}

}  // namespace
}  // namespace plyproof::doctor
