// SPDX-License-Identifier: MIT
#include "diagnose/descend.h"

#include <gmock/gmock.h>

#include "chess/fen.h"
#include "diagnose/fake_oracle.h"
#include "diagnose/path_to.h"

namespace plyproof::diagnose {
namespace {

using explain::Rule;

constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A program whose lists are wrong by `change`, and whose counts follow from them.
class Consistent {
public:
    using Change = std::function<void(const oracle::Question&, PrintedDivide&)>;

    explicit Consistent(Change change) : change_(std::move(change)) {}

    void operator()(const oracle::Question& question, PrintedDivide& printed) const {
        if (question.depth > 1) {
            for (auto& [text, nodes] : printed.moves) {
                const auto move = chess::parse_uci_move(oracle::asked_position(question), text, question.variant);
                oracle::Question below = question;
                below.moves.push_back(*move);
                --below.depth;
                PrintedDivide divide = right_divide(below);
                (*this)(below, divide);
                nodes = divide.total;
            }
        }
        change_(question, printed);
        printed.sum_up();
    }

private:
    Change change_;
};

Diagnosis diagnose(FakeOracle& judged, const oracle::Question& question, bool all = false) {
    return descend({judged}, question, {.all = all});
}

TEST(Descend, FindsNothingInAProgramThatIsRight) {
    FakeOracle right([](const auto&, auto&) {});
    const Diagnosis diagnosis = diagnose(right, path_to(kStart, "", 3));
    EXPECT_TRUE(diagnosis.findings.empty());
    EXPECT_FALSE(diagnosis.error || diagnosis.quarrel);
    EXPECT_EQ(diagnosis.account.questions, 3U) << "one for each depth";
}

TEST(Descend, GoesByTheSmallestDepthToThePositionWhereTheListsDiffer) {
    FakeOracle no_answer_f6(Consistent([](const oracle::Question& question, PrintedDivide& printed) {
        const std::string fen = chess::to_fen(oracle::asked_position(question));
        if (fen.starts_with("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b")) printed.remove("g8f6");
    }));
    const Diagnosis diagnosis = diagnose(no_answer_f6, path_to(kStart, "", 3));
    ASSERT_EQ(diagnosis.findings.size(), 1U);
    const Finding& finding = diagnosis.findings.front();
    ASSERT_EQ(finding.question.moves.size(), 1U);
    EXPECT_EQ(chess::to_uci(finding.question.moves.front(), {}), "e2e4");
    EXPECT_EQ(finding.question.depth, 1);
    EXPECT_EQ(finding.seen, SeenBy::PathAndFen);
    EXPECT_EQ(finding.reason.rule, Rule::LeaperHole);
    EXPECT_EQ(finding.our_moves, 20U);
    EXPECT_EQ(finding.their_moves, 19U);
}

TEST(Descend, TellsAFaultThatIsSeenByPathOnly) {
    FakeOracle forgetful(Consistent([](const oracle::Question& question, PrintedDivide& printed) {
        if (question.moves.size() == 1) printed.remove("g8f6");
    }));
    const Diagnosis diagnosis = diagnose(forgetful, path_to(kStart, "", 2));
    ASSERT_EQ(diagnosis.findings.size(), 1U);
    EXPECT_EQ(diagnosis.findings.front().seen, SeenBy::PathOnly);
    EXPECT_TRUE(signature_of(diagnosis.findings.front()).by_path_only);
}

/// Takes a pinned pawn for free to capture en passant.
void take_rank_pinned(const oracle::Question& question, PrintedDivide& printed) {
    const std::string fen = chess::to_fen(oracle::asked_position(question));
    if (fen.starts_with("8/8/8/r2Pp2K/8/8/4k3/8 w")) printed.add("d5e6");
}

constexpr const char* kRankPin = "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1";

TEST(Descend, AsksWithTheEnPassantSquareOfTheFenThoughNoCaptureIsLegal) {
    FakeOracle takes(Consistent([](const oracle::Question& question, PrintedDivide& printed) {
        if (question.moves.empty() && question.passed == chess::Square::E6) take_rank_pinned(question, printed);
    }));
    const Diagnosis diagnosis = diagnose(takes, path_to(kRankPin));
    ASSERT_EQ(diagnosis.findings.size(), 1U);
    EXPECT_EQ(diagnosis.findings.front().reason.rule, Rule::EnPassantRankPin);
    EXPECT_TRUE(diagnosis.findings.front().question.moves.empty());
}

TEST(Descend, PlaysADoubleStepWhoseSquareIsDroppedInAFen) {
    FakeOracle takes(Consistent([](const oracle::Question& question, PrintedDivide& printed) {
        if (!question.moves.empty()) take_rank_pinned(question, printed);
    }));
    const Diagnosis diagnosis = diagnose(takes, path_to(kRankPin));
    ASSERT_EQ(diagnosis.findings.size(), 1U);
    const Finding& finding = diagnosis.findings.front();
    EXPECT_EQ(finding.reason.rule, Rule::EnPassantRankPin);
    EXPECT_EQ(chess::to_uci(finding.question.moves.front(), {}), "e7e5");
    EXPECT_EQ(finding.seen, SeenBy::PathAndFen);
}

TEST(Descend, KnowsAGeneratorFaultByTheFenThatNamesTheSquare) {
    FakeOracle takes(Consistent([](const oracle::Question& question, PrintedDivide& printed) {
        const bool named = !question.moves.empty() || question.passed == chess::Square::E6;
        if (named) take_rank_pinned(question, printed);
    }));
    const Diagnosis by_path = diagnose(takes, path_to("8/4p3/8/r2P3K/8/8/4k3/8 b - - 0 1", "", 2));
    ASSERT_EQ(by_path.findings.size(), 1U);
    EXPECT_EQ(by_path.findings.front().seen, SeenBy::PathAndFen);
}

TEST(Descend, TellsAFenThatIsReadWrongFromEnPassantThatIsMissing) {
    FakeOracle ignores_fen([](const oracle::Question& question, PrintedDivide& printed) {
        if (question.moves.empty()) printed.remove("d5e6");
    });
    const auto question = path_to("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1");
    const Diagnosis by_fen = diagnose(ignores_fen, question);
    ASSERT_EQ(by_fen.findings.size(), 1U);
    EXPECT_EQ(by_fen.findings.front().reason.rule, Rule::EnPassantFromSetup);
    EXPECT_EQ(by_fen.findings.front().seen, SeenBy::FenOnly);
    FakeOracle never([](const oracle::Question&, PrintedDivide& printed) { printed.remove("d5e6"); });
    EXPECT_EQ(diagnose(never, question).findings.front().reason.rule, Rule::EnPassantMissing);
}

TEST(Descend, FindsEverySignatureWhenAllAreWanted) {
    FakeOracle two_bugs(Consistent([](const oracle::Question& question, PrintedDivide& printed) {
        const bool white = oracle::asked_position(question).side_to_move() == chess::Color::White;
        if (white) printed.remove("e2e4");
        if (!white) printed.add("a7a4");
    }));
    const Diagnosis diagnosis = diagnose(two_bugs, path_to(kStart, "", 3), true);
    std::vector<Rule> rules;
    for (const Finding& finding : diagnosis.findings) rules.push_back(finding.reason.rule);
    EXPECT_THAT(rules, ::testing::UnorderedElementsAre(Rule::DoublePush, Rule::PawnDirection));
    EXPECT_TRUE(diagnosis.complete);
    FakeOracle again(Consistent([](const oracle::Question&, PrintedDivide& printed) { printed.remove("e2e4"); }));
    const Diagnosis cut = descend({again}, path_to(kStart, "", 3), {.all = true, .max_questions = 2});
    EXPECT_FALSE(cut.complete);
    EXPECT_EQ(cut.findings.size(), 1U);
}

TEST(Descend, KnowsAProgramThatListsRightAndCountsWrong) {
    FakeOracle wrong_sum([](const oracle::Question& question, PrintedDivide& printed) {
        if (question.depth > 1) printed.total += 1;
    });
    const Diagnosis diagnosis = diagnose(wrong_sum, path_to(kStart, "", 2));
    ASSERT_EQ(diagnosis.findings.size(), 1U);
    EXPECT_EQ(diagnosis.findings.front().reason.rule, Rule::CountTotal);
    EXPECT_EQ(diagnosis.findings.front().seen, SeenBy::Tree);
}

TEST(Descend, FollowsTotalsWhereNoMovesAreListed) {
    FakeOracle silent([](const oracle::Question& question, PrintedDivide& printed) {
        const bool wrong = question.moves.size() == 1 && printed.total == 20 && question.depth == 1;
        printed.moves.clear();
        if (wrong || question.depth == 2) --printed.total;
    });
    const Diagnosis diagnosis = diagnose(silent, path_to(kStart, "", 2));
    ASSERT_EQ(diagnosis.findings.size(), 1U);
    EXPECT_EQ(diagnosis.findings.front().question.moves.size(), 1U);
    EXPECT_EQ(diagnosis.findings.front().fault, Fault::Miscounted);
}

TEST(Descend, TakesAnotherPositionForAFindingAndReadsItsFen) {
    class Elsewhere final : public oracle::Oracle {
    public:
        [[nodiscard]] const std::string& name() const override { return name_; }
        [[nodiscard]] base::Result<oracle::Answer, oracle::OracleError> divide(const oracle::Question& question,
                                                                               base::Deadline /*deadline*/) override {
            PrintedDivide printed = right_divide(question);
            if (question.moves.empty()) {
                if (question.depth > 1) printed.moves.front().second += 1;
                printed.sum_up();
                return answer_of(printed, question);
            }
            return base::failure(oracle::OracleError{oracle::OracleErrorKind::OtherPosition,
                                                     "it is elsewhere",
                                                     {},
                                                     {"Fen: 4k3/8/8/8/8/8/8/4K2R b K - 1 1"}});
        }

    private:
        std::string name_ = "elsewhere";
    } elsewhere;
    const Diagnosis diagnosis = descend({elsewhere}, path_to("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "", 2));
    ASSERT_EQ(diagnosis.findings.size(), 1U);
    EXPECT_EQ(diagnosis.findings.front().fault, Fault::WrongPosition);
    EXPECT_EQ(diagnosis.findings.front().seen, SeenBy::PathOnly);
    EXPECT_EQ(diagnosis.findings.front().their_fen, "4k3/8/8/8/8/8/8/4K2R b K - 1 1");
}

TEST(Descend, ReportsFailuresAndQuarrels) {
    FakeOracle dead([](const auto&, auto&) {});
    dead.error = oracle::OracleError{oracle::OracleErrorKind::Died, "fake died"};
    const Diagnosis failed = diagnose(dead, path_to(kStart));
    ASSERT_TRUE(failed.error.has_value());
    EXPECT_EQ(failed.error->party, Party::Judged);
    FakeOracle right([](const auto&, auto&) {});
    FakeOracle wrong([](const oracle::Question&, PrintedDivide& printed) { printed.remove("e2e4"); }, "reference");
    const Diagnosis quarrel = descend({right, &wrong}, path_to(kStart));
    ASSERT_TRUE(quarrel.quarrel.has_value());
    EXPECT_EQ(quarrel.quarrel->first, "reference");
}

TEST(Descend, KeepsADifferenceThatItCouldNotFollow) {
    FakeOracle wrong([](const oracle::Question& question, PrintedDivide& printed) {
        if (question.depth == 2) ++printed.moves.front().second;
        printed.sum_up();
    });
    wrong.answers_left = 2;
    const Diagnosis diagnosis = diagnose(wrong, path_to(kStart, "", 3));
    ASSERT_TRUE(diagnosis.error.has_value());
    ASSERT_EQ(diagnosis.findings.size(), 1U);
    EXPECT_EQ(diagnosis.findings.front().reason.words, "it could not be followed to where it begins");
    EXPECT_EQ(diagnosis.findings.front().miscounted.size(), 1U);
    EXPECT_EQ(diagnosis.findings.front().question.depth, 2);
}

}  // namespace
}  // namespace plyproof::diagnose
