// SPDX-License-Identifier: MIT
#include "mutants/bug_catalogue.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <string>

#include "explain/rule.h"
#include "mutants/bug_shown.h"
#include "support/effort.h"
#include "support/random_positions.h"

namespace plyproof::mutants {

namespace {

using chess::Move;
using chess::Position;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

TEST(BugCatalogue, HasARowForEachBugInTheirOrder) {
    ASSERT_EQ(bug_catalogue().size(), base::kEnumCount<Bug>);
    for (const Bug bug : base::kAll<Bug>) EXPECT_EQ(row_of(bug).bug, bug) << row_of(bug).name;
}

/// Small letters and digits in words with one hyphen between.
bool is_kebab_case(std::string_view name) {
    const bool good = name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string_view::npos;
    return good && !name.empty() && name.front() != '-' && name.back() != '-' &&
           name.find("--") == std::string_view::npos;
}

TEST(BugCatalogue, NamesEachBugOnceInKebabCase) {
    std::set<std::string_view> names;
    for (const BugRow& row : bug_catalogue()) {
        EXPECT_TRUE(is_kebab_case(row.name)) << row.name;
        EXPECT_TRUE(names.insert(row.name).second) << row.name << " comes twice";
        EXPECT_EQ(bug_named(row.name), row.bug);
    }
    EXPECT_EQ(bug_named("no-such-bug"), std::nullopt);
    EXPECT_EQ(bug_named(""), std::nullopt);
}

TEST(BugCatalogue, NamesOnlyRulesThatExist) {
    for (const BugRow& row : bug_catalogue()) {
        if (row.rule.empty()) {
            EXPECT_EQ(row.shows, Shows::Protocol) << row.name << " breaks some law";
        } else {
            EXPECT_TRUE(explain::rule_from_id(row.rule)) << row.name << ": " << row.rule;
        }
    }
}

TEST(BugCatalogue, NamesTheWaysInWhichABugShows) {
    EXPECT_EQ(name_of(Shows::List), "list");
    EXPECT_EQ(name_of(Shows::Path), "path");
    EXPECT_EQ(name_of(Shows::Count), "count");
    EXPECT_EQ(name_of(Shows::Protocol), "protocol");
}

/// A row with what its texts mean.
struct Row : BugRow {
    explicit Row(const BugRow& row) : BugRow(row) {}

    chess::Setup setup = support::setup_of_fen(fen);
    Position root = support::position_of(fen);
    std::vector<Move> path = moves_from(fen, moves);
    Position shown = position_after(root, path);
    BugSet bugs{bug};
};

/// One test for each row would be a thousand processes.
template <class Check>
void for_each_bug(Check check) {
    for (const BugRow& row : bug_catalogue()) {
        SCOPED_TRACE(std::string(row.name));
        check(Row(row));
    }
}

TEST(EachBug, ShowsInItsPositionExactlyAsItsRowSays) {
    for_each_bug([](const Row& row) {
        switch (row.shows) {
            case Shows::List:
            case Shows::Path:
                EXPECT_EQ(list_difference(row.shown, mutant_after(row.setup, row.path, row.bugs)), row.difference);
                break;
            case Shows::Count:
                EXPECT_EQ(count_difference(row.setup, row.bugs, row.depth), row.difference);
                break;
            case Shows::Protocol:
                EXPECT_THAT(list_difference(row.shown, mutant_after(row.setup, row.path, row.bugs)), IsEmpty());
                break;
        }
        EXPECT_FALSE(row.difference.empty());
    });
}

TEST(EachBug, ShowsInTheWayThatItsRowSays) {
    for_each_bug([](const Row& row) {
        if (row.shows == Shows::List && !row.path.empty()) {
            EXPECT_EQ(list_difference(row.shown, Board(chess::setup_of(row.shown), row.bugs)), row.difference);
        }
        if (row.shows == Shows::Path) {
            EXPECT_FALSE(row.path.empty());
            EXPECT_THAT(list_difference(row.shown, Board(chess::setup_of(row.shown), row.bugs)), IsEmpty());
        }
        const bool small_tree = row.bug != Bug::CounterWrapsAt16Bits;
        if (row.shows == Shows::Count && small_tree) {
            std::vector<Move> walked;
            EXPECT_EQ(first_wrong_list(row.setup, row.bugs, row.root, walked, row.depth - 1), "");
        }
    });
}

TEST(EachBug, ShowsAtItsDepthAndNotBefore) {
    for_each_bug([](const Row& row) {
        if (row.shows == Shows::Protocol) return;
        for (int depth = 1; depth < row.depth; ++depth)
            EXPECT_EQ(count_difference(row.setup, row.bugs, depth), "") << depth;
        EXPECT_NE(count_difference(row.setup, row.bugs, row.depth), "");
    });
}

TEST(EachBug, IsShownByFewMenAndFewLeaves) {
    for_each_bug([](const Row& row) {
        const auto men =
            std::count_if(row.setup.board.begin(), row.setup.board.end(), [](const auto& man) { return !!man; });
        Board board(row.setup);
        const std::uint64_t leaves = count(board, row.depth);
        if (row.bug == Bug::CounterWrapsAt16Bits) {
            EXPECT_GT(leaves, 65535U);
        } else {
            EXPECT_LE(men, 8);
            EXPECT_LE(leaves, 15'000U);
        }
    });
}

TEST(EachBug, IsAPositionThatAnyProgramTakesAsItStands) {
    for_each_bug([](const Row& row) {
        const auto accepted = chess::position_from(row.setup, chess::VariantMode::Auto);
        ASSERT_TRUE(accepted);
        for (const chess::SetupProblem& problem : accepted->remarks) {
            EXPECT_EQ(chess::verdict_of(problem.kind), chess::Verdict::Note);
        }
    });
}

/// Games by the mutant's own moves lead where no right program comes: kings are taken, men appear and vanish.
TEST(EachBug, PlaysOnWhateverItMakesOfTheBoardAndComesBack) {
    for_each_bug([](const Row& row) {
        const bool spoils_unmake = row.name.substr(0, 7) == "unmake-";
        support::SplitMix64 random(404 + static_cast<std::uint64_t>(row.bug));
        for (int game = 0; game < support::effort(4, 2); ++game) {
            Board board(game == 0 ? row.setup : chess::setup_of(support::random_position(random)), {row.bug});
            const State before = board.state();
            int plies = 0;
            for (; plies < 60; ++plies) {
                const std::vector<Move> moves = board.legal_moves();
                if (moves.empty()) break;
                board.make(moves[random.below(moves.size())]);
            }
            static_cast<void>(divide(board, 2));
            for (; plies > 0; --plies) board.unmake();
            EXPECT_EQ(board.state().side_to_move, before.side_to_move);
            if (!spoils_unmake) {
                EXPECT_EQ(board.state(), before);
            }
        }
    });
}

// The page for readers

std::string page() {
    std::ifstream file(PLYPROOF_SOURCE_FOLDER "/docs/bug-catalogue.md");
    return {std::istreambuf_iterator<char>(file), {}};
}

/// The part of the page under a bug's headline; empty when there is none.
std::string section_of(const std::string& page, std::string_view name) {
    const std::string headline = "\n### " + std::string(name) + "\n";
    const std::size_t begin = page.find(headline);
    if (begin == std::string::npos) return {};
    return page.substr(begin, page.find("\n#", begin + headline.size()) - begin);
}

TEST(EachBug, HasItsSectionInTheCatalogueForReaders) {
    for_each_bug([](const Row& row) {
        std::string section = section_of(page(), row.name);
        std::replace(section.begin(), section.end(), '\n', ' ');
        EXPECT_THAT(section, HasSubstr(std::string(row.sentence)));
        EXPECT_THAT(section, HasSubstr("`" + std::string(row.fen) + "`"));
        EXPECT_THAT(section, HasSubstr(std::string(row.difference)));
        if (!row.moves.empty()) {
            EXPECT_THAT(section, HasSubstr("`" + std::string(row.moves) + "`"));
        }
        if (!row.rule.empty()) {
            EXPECT_THAT(section, HasSubstr("Rule: `" + std::string(row.rule) + "`"));
        }
        EXPECT_THAT(section, HasSubstr("**Mend:** "));
    });
}

/// What stands between backticks and looks like a FEN.
std::vector<std::string> fens_of(const std::string& page) {
    std::vector<std::string> fens;
    std::istringstream pieces(page);
    std::string piece;
    for (bool inside = false; std::getline(pieces, piece, '`'); inside = !inside) {
        if (inside && std::count(piece.begin(), piece.end(), '/') == 7) fens.push_back(piece);
    }
    return fens;
}

TEST(BugCatalogue, HasOnlyPositionsInItsPageThatCanBePlayed) {
    const std::vector<std::string> fens = fens_of(page());
    for (const std::string& fen : fens) EXPECT_NO_THROW(static_cast<void>(support::position_of(fen))) << fen;
    EXPECT_GE(fens.size(), base::kEnumCount<Bug>);
}

}  // namespace
}  // namespace plyproof::mutants
