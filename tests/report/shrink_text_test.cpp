// SPDX-License-Identifier: MIT
#include "report/shrink_text.h"

#include <gmock/gmock.h>

#include "crosscheck/failures.h"
#include "diagnose/fake_oracle.h"

namespace plyproof::report {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

ShrunkFailure shrunk(std::size_t max_questions = 3000) {
    diagnose::MutantOracle mutant({mutants::Bug::PinnedKnightMoves});
    const crosscheck::Failure failure = crosscheck::failure_at(
        mutant, diagnose::path_to("r1bqr1k1/ppp2ppp/2n2n2/3p4/3P4/P1P5/1PP1NPPP/R1BQKB1R w KQ - 4 9"));
    return {failure, crosscheck::shrink({mutant}, failure, {.max_questions = max_questions}), "pin"};
}

TEST(ShrunkText, ShowsTheSmallestPositionAndWhatToKeepOfIt) {
    const std::string text = shrunk_text(shrunk(), {"./mine"}, crosscheck::Language::Python);
    EXPECT_THAT(text, HasSubstr("\n4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1\n"));
    EXPECT_THAT(text, HasSubstr("\nshrunk:     29 men to 4, in "));
    EXPECT_THAT(text, HasSubstr("\nepd:        4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1 ;D1 4 ;id \"pin\"\n"));
    EXPECT_THAT(text, HasSubstr("\n\n# pinned-knight, extra"));
    EXPECT_THAT(text, HasSubstr("def test_pinned_knight():"));
}

TEST(ShrunkText, SaysWhereNoGameLeadsToThePosition) {
    diagnose::FakeOracle mine([](const auto&, diagnose::PrintedDivide& printed) { printed.remove("f3e2"); });
    const crosscheck::Failure failure =
        crosscheck::failure_at(mine, diagnose::path_to("B6b/8/8/8/2K5/5k2/8/b6B b - - 0 1"));
    EXPECT_THAT(shrunk_text({failure, {failure}, "x"}, {"./mine"}), HasSubstr("\nnote:       "));
    EXPECT_THAT(shrunk_text(shrunk(), {"./mine"}), Not(HasSubstr("\nnote:")));
}

TEST(ShrunkText, HasTheLineToKeepWhereManyQuestionsComeBeforeItToo) {
    ShrunkFailure failure = shrunk();
    const std::string line = "epd:        4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1 ;D1 4 ;id \"pin\"\n";
    failure.shrunk.failure.earlier.assign(5, failure.given.question);
    const std::string many = shrunk_text(failure, {"./mine"});
    EXPECT_THAT(many,
                HasSubstr("\nepd:        after 5 other questions, which --corpus and --format json keep:\n" + line));
    EXPECT_THAT(many, Not(HasSubstr("pin-before")));
    failure.shrunk.failure.earlier.pop_back();
    const std::string few = shrunk_text(failure, {"./mine"});
    EXPECT_THAT(few, HasSubstr("\"pin-before-4\"\n" + line));
    EXPECT_THAT(few, Not(HasSubstr("other questions")));
}

TEST(ShrinkWords, SayWhatCouldNotBeDone) {
    EXPECT_THAT(shrink_words(shrunk(6)), HasSubstr("; there may be smaller ones: it was cut short"));
    ShrunkFailure failure = shrunk();
    failure.shrunk.confirmed = false;
    EXPECT_THAT(shrink_words(failure), HasSubstr("a new process did not show again"));
    failure.given.later = true;
    EXPECT_EQ(shrink_words(failure), "not tried: it shows only after other questions");
    failure.given.earlier.assign(5, failure.given.question);
    EXPECT_THAT(shrink_words(failure), HasSubstr("did not bring it about again: its answer is not the same each time"));
    failure.shrunk.complete = false;
    EXPECT_EQ(shrink_words(failure), "not tried: it was cut short");
    failure.shrunk.complete = true;
    failure.shrunk.confirmed = true;
    failure.shrunk.failure.earlier.assign(1, failure.given.question);
    EXPECT_THAT(shrink_words(failure), HasSubstr("5 earlier questions to 1, 29 men to 4, in "));
    failure.given.finding = diagnose::told_as_unsteady(*failure.given.finding);
    EXPECT_EQ(shrink_words(failure), "not tried: its answer is not the same each time");
    ShrunkFailure same = shrunk();
    same.given = same.shrunk.failure;
    EXPECT_THAT(shrink_words(same), HasSubstr("nothing can be taken away, in "));
    same.shrunk.complete = false;
    same.shrunk.questions = 7;
    EXPECT_EQ(shrink_words(same), "not yet: it was cut short after 7 questions");
    same.shrunk.questions = 0;
    EXPECT_EQ(shrink_words(same), "not tried: it was cut short");
}

}  // namespace
}  // namespace plyproof::report
