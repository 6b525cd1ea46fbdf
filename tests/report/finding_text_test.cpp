// SPDX-License-Identifier: MIT
#include "report/finding_text.h"

#include <gmock/gmock.h>

#include "diagnose/comparison.h"
#include "perft/divide.h"
#include "support/position_of.h"

namespace plyproof::report {
namespace {

using diagnose::Fault;
using diagnose::Finding;
using diagnose::SeenBy;
using explain::Rule;
using ::testing::HasSubstr;
using ::testing::Not;

Finding finding_at(const char* fen, Fault fault, Rule rule) {
    const chess::Accepted accepted = support::accepted(fen);
    return {.question = {accepted.position, accepted.variant, {}, 1},
            .scene = {accepted.position, accepted.variant},
            .fault = fault,
            .reason = {rule, "words"}};
}

TEST(FindingText, NamesThePartiesTheMovesAndTheRule) {
    Finding finding = finding_at("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", Fault::Extra, Rule::PinnedKnight);
    finding.extra = {{"e2c3", 1}};
    finding.text = "e2c3";
    finding.our_moves = 4;
    finding.their_moves = 5;
    finding.also = {{Rule::CheckIgnored, "more words"}};
    const std::string text = finding_text(finding, {.judged = "./mine"});
    EXPECT_THAT(text, HasSubstr("./mine answers 5 moves, plyproof 4\n"));
    EXPECT_THAT(text, HasSubstr("extra:      e2c3 (Nc3)\n"));
    EXPECT_THAT(text, HasSubstr("2  .  .  .  . [N] .  .  .\n"));
    EXPECT_THAT(text, HasSubstr("rule:       pinned-knight    words\n"));
    EXPECT_THAT(text, HasSubstr("also:       check-ignored    more words\n"));
    EXPECT_THAT(text, HasSubstr("check it:   perft --fen '4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1' --depth 1 --divide\n"));
}

TEST(FindingText, SaysWhenTheTotalIsRightThoughTheListIsNot) {
    Finding finding = finding_at("4k3/8/8/8/8/8/8/4K3 w - - 0 1", Fault::Missing, Rule::LeaperHole);
    finding.our_count = 5;
    finding.their_count = oracle::ForeignCount{5};
    EXPECT_THAT(finding_text(finding, {"./mine"}), HasSubstr("right, although its list is not"));
    finding.their_count = oracle::ForeignCount{4};
    EXPECT_THAT(finding_text(finding, {"./mine"}), Not(HasSubstr("although")));
}

TEST(FindingText, GivesAlternativesAndThePathToType) {
    Finding finding = finding_at("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", Fault::Miscounted, Rule::UnmakeMove);
    finding.likely = true;
    finding.alternatives = {{Rule::HashKey, "other words"}};
    finding.seen = SeenBy::Tree;
    finding.question.moves = {chess::Move::normal(chess::Square::A1, chess::Square::A2)};
    finding.question.depth = 3;
    finding.our_count = 1234;
    finding.their_count = oracle::ForeignCount{1230};
    const std::string text = finding_text(finding, {"./mine", "stockfish"}, "--chess960");
    EXPECT_THAT(text, HasSubstr("./mine counts 1230, stockfish 1234 at depth 3, after: a1a2\n"));
    EXPECT_THAT(text, HasSubstr("likely rule: unmake-move"));
    EXPECT_THAT(text, HasSubstr("or:         hash-key    other words\n"));
    EXPECT_THAT(text, HasSubstr("position fen 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 moves a1a2\n"));
    EXPECT_THAT(text, HasSubstr(" --chess960 --depth 3 --divide\n"));
}

TEST(FindingText, CutsLongListsAndShowsNoControlCharacters) {
    Finding finding = finding_at("4k3/8/8/8/8/8/8/4K3 w - - 0 1", Fault::Extra, Rule::NoMove);
    for (int i = 0; i < 20; ++i) finding.extra.push_back({"x\x1b[2J", 1});
    const std::string text = finding_text(finding, {"./mine"});
    EXPECT_THAT(text, HasSubstr("and 8 more"));
    EXPECT_THAT(text, Not(HasSubstr("\x1b")));
}

TEST(FindingText, ShowsWhereTheProgramSaysItIs) {
    Finding finding = finding_at("4k3/8/8/8/8/8/8/4K3 w - - 0 1", Fault::WrongPosition, Rule::WrongPosition);
    finding.their_fen = "3k4/8/8/8/8/8/8/4K3 w - - 0 1";
    finding.is_elsewhere = true;
    EXPECT_THAT(finding_text(finding, {"./mine"}),
                HasSubstr("it shows:   3k4/8/8/8/8/8/8/4K3 w - - 0 1\nright is:   4k3/8/8/8/8/8/8/4K3 w - - 0 1\n"));
    EXPECT_THAT(finding_text(finding, {"./mine"}), HasSubstr("a fault of reading the FEN\n"));
    finding.is_elsewhere = false;
    EXPECT_THAT(finding_text(finding, {"./mine"}),
                HasSubstr("it shows:   the right position, and yet answers for another\n"));
    EXPECT_THAT(finding_text(finding, {"./mine"}), HasSubstr("which it reads right: a fault of the generator\n"));
    finding.fault = Fault::Extra;
    EXPECT_THAT(finding_text(finding, {"./mine"}), HasSubstr("it shows:   the right position\n"));
}

TEST(FindingText, SaysWhatIsToBeAskedBefore) {
    Finding finding = finding_at("4k3/8/8/8/8/8/8/4K2R w - - 0 1", Fault::Extra, Rule::SecondPosition);
    finding.seen = SeenBy::Later;
    finding.earlier = {{support::position_of("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), {}, {}, 2}};
    const std::string text = finding_text(finding, {"./mine"});
    EXPECT_THAT(text, HasSubstr("ask before: position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1, depth 2\nshow it:"));
    EXPECT_THAT(text, HasSubstr("only after other questions"));
}

TEST(FindingText, SaysThatAnAnswerIsNotTheSameEachTime) {
    const Finding finding = diagnose::told_as_unsteady(
        finding_at("4k3/8/8/8/8/8/8/4K2R w - - 0 1", Fault::Extra, Rule::CastlingWithoutRight));
    const std::string text = finding_text(finding, {"./mine"});
    EXPECT_THAT(text, HasSubstr("likely rule: second-position"));
    EXPECT_THAT(text, HasSubstr("its answer is not the same each time"));
    EXPECT_THAT(text, HasSubstr("seen:       not each time"));
    EXPECT_THAT(text, HasSubstr("also:       castling-without-right"));
}

TEST(FenOfAScene, NamesTheSquareOfADoubleStepEvenWhereNoCaptureIsLegal) {
    explain::Scene scene{support::position_of("8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1")};
    EXPECT_EQ(fen_of(scene), "8/8/8/r2Pp2K/8/8/4k3/8 w - - 0 1");
    scene.passed = chess::Square::E6;
    EXPECT_EQ(fen_of(scene), "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1");
}

TEST(DiagnosisText, TellsWhatBothPartiesOfAQuarrelSayAndWhatToDo) {
    const oracle::Question question{support::position_of("8/8/8/1k6/8/8/P7/K7 w - - 0 1"), {}, {}, 1};
    oracle::Answer answer;
    answer.divide = oracle::understand(oracle::parse_divide_text("a2a3: 1\na1b1: 1\na1b2: 2\na1c1: 1\n"), question.root,
                                       question.variant);
    const diagnose::Quarrel quarrel{"./their engine", "plyproof", question,
                                    diagnose::compare(*perft::divide(question.root, 1), answer, 1)};
    diagnose::Diagnosis diagnosis;
    diagnosis.quarrel = quarrel;
    EXPECT_EQ(diagnosis_text(diagnosis, question, {"./mine"}),
              "./their engine and plyproof contradict each other, so that nobody can be judged here\n"
              "8/8/8/1k6/8/8/P7/K7 w - - 0 1\n"
              "said:       ./their engine 5, plyproof 4 at depth 1\n"
              "only ./their engine: a1c1 (Kc1)\n"
              "only plyproof: a2a4 (a4+)\n"
              "counted:    a1b2 2 instead of 1\n"
              "next:       divide --fen '8/8/8/1k6/8/8/P7/K7 w - - 0 1' --depth 1 --engine './their engine' "
              "--second-reference CMD   (CMD: a third program, which decides)\n");
}

diagnose::Quarrel quarrel_with(std::optional<diagnose::ThirdWord> third) {
    diagnose::Quarrel quarrel{"./b", "plyproof", {chess::Position::start(), {}, {}, 3}, {}, "./b is elsewhere"};
    quarrel.third = std::move(third);
    return quarrel;
}

TEST(DiagnosisText, TellsWithWhomAThirdProgramAgrees) {
    diagnose::ThirdWord word{"./c", oracle::Answer{}, diagnose::Side::Second};
    word.answer->divide.total = oracle::ForeignCount{20};
    diagnose::Diagnosis diagnosis;
    diagnosis.quarrel = quarrel_with(word);
    const std::string text = diagnosis_text(diagnosis, diagnosis.quarrel->question, {"./mine"});
    EXPECT_THAT(text, HasSubstr("third:      ./c 20: agrees with plyproof\nnext:       divide --fen "));
    EXPECT_THAT(text, HasSubstr(" --engine ./b   (shows where the two begin to differ)\n"));
    EXPECT_THAT(text, Not(HasSubstr("--second-reference")));
    EXPECT_EQ(third_verdict(quarrel_with(diagnose::ThirdWord{"./c", {}, diagnose::Side::First})), "agrees with ./b");
    EXPECT_EQ(third_verdict(quarrel_with(diagnose::ThirdWord{"./c", {}, {}, "./c died"})), "no answer: ./c died");
}

TEST(QuarrelCommands, AskForTheReferenceThatIsMissing) {
    diagnose::Quarrel quarrel = quarrel_with({});
    EXPECT_THAT(quarrel_command(quarrel), HasSubstr(" --second-reference CMD"));
    quarrel.first_is_second_reference = true;
    EXPECT_THAT(quarrel_command(quarrel), HasSubstr(" --engine ./b --reference CMD"));
}

TEST(DiagnosisText, TellsWhyThereIsAQuarrelWithoutAnAnswer) {
    const oracle::Question question{chess::Position::start(), {}, {}, 3};
    diagnose::Diagnosis diagnosis;
    diagnosis.quarrel = diagnose::Quarrel{"sf", "plyproof", question, {}, "sf is at another position: it shows"};
    EXPECT_THAT(diagnosis_text(diagnosis, question, {"./mine"}),
                HasSubstr("said:       sf is at another position: it shows\n"));
}

TEST(DiagnosisText, SaysThatTheTwoAgreeOrThatTheReferencesDoNot) {
    const oracle::Question question{chess::Position::start(), {}, {}, 3};
    EXPECT_EQ(diagnosis_text({}, question, {"./mine"}), "./mine agrees with plyproof to depth 3\n");
    diagnose::Diagnosis quarrel;
    quarrel.quarrel = diagnose::Quarrel{"stockfish", "plyproof", question};
    EXPECT_THAT(diagnosis_text(quarrel, question, {"./mine"}),
                HasSubstr("stockfish and plyproof contradict each other"));
    diagnose::Diagnosis failed;
    failed.error = diagnose::CourtError{diagnose::Party::Judged, {oracle::OracleErrorKind::Died, "it died"}};
    EXPECT_EQ(diagnosis_text(failed, question, {"./mine"}), "");
}

TEST(AccountText, CountsQuestionsAndTimes) {
    using namespace std::chrono_literals;
    EXPECT_EQ(account_text({5, 40ms, 210ms}), "5 questions, 0.04 s ours, 0.21 s theirs");
    EXPECT_EQ(account_text({5, 40ms, 210ms, {12, 3s}}),
              "5 questions, 0.04 s ours, 0.21 s theirs; to find its dialect: 12 questions, 3.00 s");
}

}  // namespace
}  // namespace plyproof::report
