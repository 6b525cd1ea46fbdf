// SPDX-License-Identifier: MIT
#include "diagnose/leftovers.h"

#include <gmock/gmock.h>

#include <algorithm>

#include "chess/fen.h"
#include "diagnose/path_to.h"
#include "diagnose/remembering_oracle.h"

namespace plyproof::diagnose {
namespace {

using explain::Rule;
using oracle::Question;
using Questions = RememberingOracle::Questions;

constexpr const char* kRookWithoutRight = "4k3/8/8/8/8/8/8/4K2R w - - 0 1";

bool any_before(const Questions& before, const std::function<bool(const Question&)>& condition) {
    return std::ranges::any_of(before, condition);
}

std::optional<Finding> look(RememberingOracle& judged, const Question& question) {
    Court court({judged}, {}, {});
    return leftover_finding(court, question).value();
}

TEST(Leftovers, AreNoneInAProgramThatForgets) {
    RememberingOracle right([](const auto&, const auto&, auto&) {});
    EXPECT_FALSE(look(right, path_to(kRookWithoutRight, "", 3)));
    EXPECT_EQ(right.starts, 0) << "no new process without a reason";
}

TEST(Leftovers, OfAnEarlierPositionAreFoundByPositionsThatHaveMoreRights) {
    RememberingOracle keeps_rights([](const Question& question, const Questions& before, PrintedDivide& printed) {
        const bool had_right = any_before(before, [](const Question& earlier) {
            return earlier.root.castling_rook(chess::Color::White, chess::Wing::KingSide) == chess::Square::H1;
        });
        if (had_right && question.root == support::position_of(kRookWithoutRight)) printed.add("e1g1");
    });
    const auto finding = look(keeps_rights, path_to(kRookWithoutRight, "", 1));
    ASSERT_TRUE(finding.has_value());
    EXPECT_EQ(finding->reason.rule, Rule::SecondPosition);
    EXPECT_EQ(finding->seen, SeenBy::Later);
    EXPECT_EQ(finding->fault, Fault::Extra);
    EXPECT_EQ(finding->question.root, support::position_of(kRookWithoutRight));
    ASSERT_EQ(finding->earlier.size(), 1U);
    EXPECT_TRUE(finding->earlier.front().root.castling_rook(chess::Color::White, chess::Wing::KingSide));
}

TEST(Leftovers, OfEnPassantAreFoundByPositionsThatHaveTheSquare) {
    constexpr const char* kNoSquare = "4k3/8/8/3Pp3/8/8/8/4K3 w - - 0 1";
    RememberingOracle keeps([](const Question& question, const Questions& before, PrintedDivide& printed) {
        const bool had = !before.empty() && before.back().root.en_passant() == chess::Square::E6;
        if (had && question.root == support::position_of(kNoSquare)) printed.add("d5e6");
    });
    const auto finding = look(keeps, path_to(kNoSquare));
    ASSERT_TRUE(finding.has_value());
    EXPECT_EQ(finding->reason.rule, Rule::SecondPosition);
    EXPECT_EQ(root_fen(finding->earlier.front()), "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1");
}

TEST(Leftovers, OfATableThatForgetsWhoseTurnItIsAreNamed) {
    RememberingOracle no_side([](const Question& question, const Questions& before, PrintedDivide& printed) {
        const bool other_side = any_before(before, [&](const Question& earlier) {
            return earlier.root.occupied() == question.root.occupied() &&
                   earlier.root.side_to_move() != question.root.side_to_move();
        });
        if (!other_side || question.depth < 2) return;
        printed.moves.front().second += 1;
        printed.sum_up();
    });
    const auto finding = look(no_side, path_to(kRookWithoutRight, "", 3));
    ASSERT_TRUE(finding.has_value());
    EXPECT_EQ(finding->reason.rule, Rule::HashSideToMove);
    EXPECT_EQ(finding->fault, Fault::Miscounted);
}

/// A right that outlives its position shows in the count for the other side first: its own list has no castling.
TEST(Leftovers, AreASecondPositionWhereAListBelowAWrongCountIsWrongToo) {
    RememberingOracle keeps([](const Question& question, const Questions& before, PrintedDivide& printed) {
        const bool had_right = any_before(before, [](const Question& earlier) {
            return earlier.root.castling_rook(chess::Color::White, chess::Wing::KingSide) == chess::Square::H1;
        });
        if (!had_right || question.root.castling_rooks().any()) return;
        const chess::Color mover = oracle::asked_position(question).side_to_move();
        if (mover == chess::Color::White && question.depth == 1) printed.add("e1g1");
        if (mover == chess::Color::White || question.depth == 1) return;
        for (auto& move : printed.moves) ++move.second;
        printed.sum_up();
    });
    const auto finding = look(keeps, path_to("4k3/8/8/8/8/8/8/4K2R b - - 0 1", "", 2));
    ASSERT_TRUE(finding.has_value());
    EXPECT_EQ(finding->reason.rule, Rule::SecondPosition);
    EXPECT_FALSE(finding->likely);
    EXPECT_EQ(finding->fault, Fault::Extra);
    EXPECT_EQ(finding->question.depth, 1);
    EXPECT_EQ(finding->earlier.size(), 1U);
}

TEST(Leftovers, AreNotWhatIsWrongInANewProcessToo) {
    RememberingOracle wrong([](const Question& question, const Questions&, PrintedDivide& printed) {
        if (question.root == chess::Position::start()) printed.remove("e2e4");
    });
    EXPECT_FALSE(look(wrong, path_to(kRookWithoutRight)));
}

TEST(Leftovers, KeepTheDepthModerate) {
    int deepest = 0;
    RememberingOracle right([&](const Question& question, const Questions&, PrintedDivide&) {
        deepest = std::max(deepest, question.depth);
    });
    EXPECT_FALSE(look(right, path_to("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", "", 5)));
    EXPECT_EQ(deepest, 2);
}

TEST(Leftovers, AreFoundThoughNoSingleQuestionBringsThemAbout) {
    RememberingOracle tires([](const Question&, const Questions& before, PrintedDivide& printed) {
        if (before.size() >= 6) printed.moves.erase(printed.moves.begin());
        printed.sum_up();
    });
    const auto finding = look(tires, path_to(kRookWithoutRight, "", 1));
    ASSERT_TRUE(finding.has_value());
    EXPECT_EQ(finding->reason.rule, Rule::SecondPosition);
    EXPECT_EQ(finding->seen, SeenBy::Later);
    EXPECT_EQ(finding->fault, Fault::Missing);
}

TEST(Leftovers, AreNotBelievedWhenTheyDoNotComeAgain) {
    int times = 0;
    RememberingOracle once([&](const Question&, const Questions&, PrintedDivide& printed) {
        if (++times == 5) printed.moves.erase(printed.moves.begin());
        printed.sum_up();
    });
    const auto finding = look(once, path_to(kRookWithoutRight, "", 1));
    ASSERT_TRUE(finding.has_value());
    EXPECT_EQ(finding->seen, SeenBy::Sometimes);
    EXPECT_TRUE(finding->likely && finding->earlier.empty());
}

TEST(Leftovers, AreLeftOpenWhereTheProgramDiesOrHangsOrAllIsStopped) {
    for (const auto kind :
         {oracle::OracleErrorKind::Died, oracle::OracleErrorKind::TimedOut, oracle::OracleErrorKind::Stopped}) {
        RememberingOracle right([](const auto&, const auto&, auto&) {});
        right.fails_from(2, kind);
        Court court({right}, {}, {});
        const auto finding = leftover_finding(court, path_to(kRookWithoutRight));
        ASSERT_FALSE(finding);
        EXPECT_EQ(finding.error().error.kind, kind);
        EXPECT_EQ(right.questions, 2) << "nobody waits for the other neighbours too";
    }
}

TEST(Leftovers, AreNoneWhereAProgramRefusesANeighbour) {
    RememberingOracle right([](const auto&, const auto&, auto&) {});
    right.fails_from(2, oracle::OracleErrorKind::Refused);
    EXPECT_FALSE(look(right, path_to(kRookWithoutRight)));
}

/// What is found about a count that is wrong behind one earlier question.
Finding outlasting(RememberingOracle& judged, const Question& earlier, const char* fen, int depth) {
    Court court({judged}, {}, {});
    const Node node = node_of(path_to(fen, "", depth));
    (void)court.compare(earlier);
    const Comparison comparison = *court.compare(node.question);
    return outlasting_count(court, node, comparison, court.asked_before(node.question));
}

TEST(OutlastingCount, IsLeftToTheKeyWhereNoListIsWrong) {
    const Question bare_kings = path_to("k7/8/8/8/8/8/8/7K w - - 0 1", "", 2);
    RememberingOracle table([&](const Question& question, const Questions& before, PrintedDivide& printed) {
        const bool had = any_before(before, [&](const Question& earlier) { return earlier.root == bare_kings.root; });
        if (!had || question.depth < 2) return;
        ++printed.moves.front().second;
        printed.sum_up();
    });
    const Finding finding = outlasting(table, bare_kings, kRookWithoutRight, 2);
    EXPECT_EQ(finding.reason.rule, Rule::HashKey);
    EXPECT_EQ(finding.earlier.size(), 1U);
    EXPECT_TRUE(finding.likely);
}

TEST(OutlastingCount, IsASecondPositionWhereAListBelowIsWrong) {
    const Question bare_kings = path_to("k7/8/8/8/8/8/8/7K w - - 0 1", "", 2);
    RememberingOracle keeps([&](const Question& question, const Questions& before, PrintedDivide& printed) {
        const bool had = any_before(before, [&](const Question& earlier) { return earlier.root == bare_kings.root; });
        if (!had) return;
        const chess::Color mover = oracle::asked_position(question).side_to_move();
        if (question.depth == 1 && mover == chess::Color::Black) return printed.add("a1a2");
        if (question.depth == 1) return;
        for (auto& move : printed.moves) ++move.second;
        printed.sum_up();
    });
    const Finding finding = outlasting(keeps, bare_kings, kRookWithoutRight, 2);
    EXPECT_EQ(finding.reason.rule, Rule::SecondPosition);
    EXPECT_EQ(finding.fault, Fault::Extra);
    EXPECT_EQ(finding.earlier.size(), 1U);
}

TEST(OutlastingCount, IsOneOfLessDepthWhereItIsThat) {
    RememberingOracle less_deep([](const Question& question, const Questions& before, PrintedDivide& printed) {
        if (before.empty() || question.depth < 2) return;
        Question shallow = question;
        --shallow.depth;
        printed = right_divide(shallow);
    });
    const Finding finding = outlasting(less_deep, path_to(kRookWithoutRight, "", 1), kRookWithoutRight, 2);
    EXPECT_EQ(finding.reason.rule, Rule::HashDepth);
}

TEST(OutlastingCount, IsUnsteadyWhereTheSameQuestionsDoNotBringItAboutAgain) {
    int times = 0;
    RememberingOracle once([&](const Question&, const Questions&, PrintedDivide& printed) {
        if (++times == 2) ++printed.moves.front().second;
        printed.sum_up();
    });
    const Finding finding = outlasting(once, path_to(kRookWithoutRight, "", 1), kRookWithoutRight, 2);
    EXPECT_EQ(finding.seen, SeenBy::Sometimes);
    EXPECT_TRUE(finding.likely && finding.earlier.empty());
}

}  // namespace
}  // namespace plyproof::diagnose
