// SPDX-License-Identifier: MIT
#include "report/fuzz_text.h"

#include <gmock/gmock.h>

#include "crosscheck/failures.h"

namespace plyproof::report {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

const FuzzRun kRun{.names = {.judged = "./mine", .reference = "other"},
                   .source = "seed 7",
                   .depth = 2,
                   .elapsed = std::chrono::seconds(2)};

crosscheck::FuzzFinding finding() {
    const crosscheck::Failure failure =
        crosscheck::wrong_answer(mutants::Bug::PinnedKnightMoves, "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1");
    return {17, {failure.question, "targets pin, seed 7, index 17"}, failure, {failure, 3}};
}

TEST(FuzzFindingText, SaysWhereItCameUpAndWhatIsLeftOfIt) {
    const std::string text = fuzz_finding_text(finding(), {"./mine"}, crosscheck::Language::Rust);
    EXPECT_THAT(text, HasSubstr("position 17: targets pin, seed 7, index 17\n./mine answers 10 moves, plyproof 4\n"));
    EXPECT_THAT(text, HasSubstr(";id \"pinned-knight-extra-bebb7fca\"\n"));
    EXPECT_THAT(text, HasSubstr("fn pinned_knight()"));
}

TEST(FuzzSummaryText, SaysUpToWhichPositionTheRunIsComplete) {
    crosscheck::FuzzResult result{.complete = 1234};
    EXPECT_EQ(fuzz_summary_text(result, kRun),
              "1234 positions of seed 7, depth 2: ./mine agrees with other (complete up to position 1233)\n");
    result.failing = 5;
    result.findings = {finding()};
    EXPECT_EQ(fuzz_summary_text(result, kRun),
              "1234 positions of seed 7, depth 2: ./mine fails at 5, 1 distinct fault (complete up to position "
              "1233)\n");
    EXPECT_THAT(fuzz_summary_text({}, kRun), Not(HasSubstr("complete")));
}

TEST(FuzzSummaryText, SaysWhatCouldNotBeAsked) {
    const std::string text = fuzz_summary_text({.complete = 10, .not_asked = 2, .alone = 1}, kRun);
    EXPECT_THAT(text, HasSubstr("2 positions could not be put to ./mine\n"));
    EXPECT_THAT(text, HasSubstr("1 position could not be put to other; plyproof alone judged there\n"));
}

TEST(FuzzTroubleText, NamesTheReferenceThatFailedAndThePosition) {
    crosscheck::FuzzTrouble trouble{3, finding().drawn};
    trouble.error = diagnose::CourtError{diagnose::Party::Reference,
                                         {oracle::OracleErrorKind::Died, "other died", {}, {"last words"}}};
    trouble.error->question = trouble.drawn.question;
    const std::string text = fuzz_trouble_text(trouble, {"./mine", "other"});
    EXPECT_THAT(text, HasSubstr("\nshow it:    position fen 4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1"));
    EXPECT_THAT(text,
                HasSubstr("\nnext:       divide --fen '4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1' --depth 1 --engine other\n"));
    EXPECT_THAT(text, HasSubstr("position 3: targets pin, seed 7, index 17\nother died\n"));
    EXPECT_THAT(text, HasSubstr("last words"));
    EXPECT_THAT(text, HasSubstr("\n4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1\n"));
}

TEST(FuzzTroubleText, ShowsAQuarrel) {
    crosscheck::FuzzTrouble trouble{3, finding().drawn};
    trouble.quarrel = diagnose::Quarrel{"other", "plyproof", trouble.drawn.question, {}, "other is at another place"};
    EXPECT_THAT(fuzz_trouble_text(trouble, {"./mine"}), HasSubstr("other and plyproof contradict each other"));
}

TEST(FuzzRemarksText, HasSpeedSharesAndCoverage) {
    crosscheck::FuzzResult result{.complete = 100};
    result.worked = std::chrono::seconds(4);
    result.account.theirs = std::chrono::seconds(3);
    EXPECT_THAT(fuzz_remarks_text(result, kRun), HasSubstr("50 positions/s; of the time 75 % theirs, 25 % ours"));
    result.coverage.add({explain::Rule::PinnedKnight});
    EXPECT_THAT(fuzz_remarks_text(result, kRun), HasSubstr("in 1 of the positions:\n  pinned-knight 1"));
}

TEST(FuzzProgressText, HasTheRateAndTheFindings) {
    EXPECT_EQ(fuzz_progress_text({100, 2}, std::chrono::seconds(2)), "100 positions, 50 positions/s, 2 findings");
}

}  // namespace
}  // namespace plyproof::report
