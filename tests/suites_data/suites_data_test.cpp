// SPDX-License-Identifier: MIT
// The suites themselves: what is promised of suites/*.epd beyond being readable.
#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "chess/fen.h"
#include "chess/position_from.h"
#include "perft/count.h"
#include "suite/embedded.h"
#include "suite/lint.h"
#include "suite/parse.h"
#include "suite/select.h"
#include "support/effort.h"

namespace plyproof::suite {
namespace {

constexpr const char* kRuleSuites[] = {"castling.epd", "check-evasion.epd", "en-passant.epd", "pins.epd",
                                       "promotion.epd"};

std::vector<ParsedSuite> all_suites() {
    std::vector<ParsedSuite> result;
    for (const EmbeddedSuite& suite : embedded()) result.push_back(parse(suite.text, suite.name));
    return result;
}

Suite suite_named(std::string_view name) {
    for (const EmbeddedSuite& suite : embedded()) {
        if (suite.name == name) return parse(suite.text, suite.name).suite;
    }
    ADD_FAILURE() << "no suite " << name;
    return {};
}

chess::Position position_of(const chess::Setup& setup, chess::VariantMode mode) {
    return chess::position_from(setup, mode)->position;
}

/// A FEN without its clocks, the same for equal positions.
std::string text_of(const chess::Position& position) {
    const std::string fen = chess::to_fen(position, chess::FenStyle::Shredder);
    return fen.substr(0, fen.rfind(' ', fen.rfind(' ') - 1));
}

std::string text_of(const Case& item) { return text_of(position_of(*chess::parse_fen(item.fen), item.mode)); }

chess::Setup with_colors_exchanged(const chess::Setup& setup) {
    chess::Setup twin = setup;
    for (int i = 0; i < 64; ++i) {
        auto man = setup.board[chess::square_at(i)];
        if (man) man->color = chess::opposite(man->color);
        twin.board[chess::flipped(chess::square_at(i))] = man;
    }
    twin.side_to_move = chess::opposite(setup.side_to_move);
    for (auto& letter : twin.castling) letter.color = chess::opposite(letter.color);
    if (setup.en_passant) twin.en_passant = chess::flipped(*setup.en_passant);
    return twin;
}

chess::Square file_mirror(chess::Square square) { return chess::square_at(chess::index_of(square) ^ 7); }

/// REQUIRES: no castling rights.
chess::Setup with_files_exchanged(const chess::Setup& setup) {
    chess::Setup twin = setup;
    for (int i = 0; i < 64; ++i) twin.board[file_mirror(chess::square_at(i))] = setup.board[chess::square_at(i)];
    if (setup.en_passant) twin.en_passant = file_mirror(*setup.en_passant);
    return twin;
}

/// Position text -> case.
std::map<std::string, const Case*> by_position(const Suite& suite) {
    std::map<std::string, const Case*> result;
    for (const Case& item : suite.cases) result.emplace(text_of(item), &item);
    return result;
}

/// The case of the suite that has the mirrored setup, with the same counts.
void expect_partner(const std::map<std::string, const Case*>& cases, const Case& item, const chess::Setup& mirrored) {
    const auto partner = cases.find(text_of(position_of(mirrored, item.mode)));
    ASSERT_NE(partner, cases.end()) << item.id << " has no mirrored partner";
    for (const Expectation& expectation : item.expected) {
        for (const Expectation& other : partner->second->expected) {
            if (other.depth == expectation.depth) {
                EXPECT_EQ(other.nodes, expectation.nodes) << item.id << " and " << partner->second->id;
            }
        }
    }
}

/// What lint may say: the start position stands in two suites, and one case is about a square that is to be ignored.
bool is_meant(const LintFinding& finding) {
    return (finding.kind == LintKind::Duplicate && finding.other_id == "chess960/start-518") ||
           (finding.kind == LintKind::Fixed && finding.id.find("square-taken") != std::string::npos);
}

TEST(SuitesData, LintFindsNothingWorseThanNotes) {
    for (const LintFinding& finding : lint(all_suites())) {
        EXPECT_TRUE(finding.level == LintLevel::Note || is_meant(finding))
            << finding.file << ":" << finding.line << " " << finding.id << ": " << name_of(finding.kind);
    }
    EXPECT_EQ(embedded().size(), 7u);
}

TEST(SuitesData, EveryIdIsKebabCaseBehindTheNameOfItsFileAndUnique) {
    std::set<std::string> seen;
    for (const ParsedSuite& parsed : all_suites()) {
        const std::string prefix = parsed.suite.name.substr(0, parsed.suite.name.find('.')) + "/";
        for (const Case& item : parsed.suite.cases) {
            EXPECT_TRUE(seen.insert(item.id).second) << item.id;
            ASSERT_TRUE(item.id.starts_with(prefix)) << item.id;
            EXPECT_THAT(item.id.substr(prefix.size()), testing::MatchesRegex("[a-z0-9]+(-[a-z0-9]+)*"));
        }
    }
}

TEST(SuitesData, EveryRuleIsTriedForBothColors) {
    for (const char* name : kRuleSuites) {
        const Suite suite = suite_named(name);
        const auto cases = by_position(suite);
        for (const Case& item : suite.cases) {
            expect_partner(cases, item, with_colors_exchanged(*chess::parse_fen(item.fen)));
        }
    }
}

TEST(SuitesData, EveryRuleIsTriedOnBothWingsWhereNoRightForbidsIt) {
    for (const char* name : kRuleSuites) {
        const Suite suite = suite_named(name);
        const auto cases = by_position(suite);
        for (const Case& item : suite.cases) {
            const chess::Setup setup = *chess::parse_fen(item.fen);
            if (setup.castling.empty()) expect_partner(cases, item, with_files_exchanged(setup));
        }
    }
}

TEST(SuitesData, CastlingIsTriedOnBothWingsByBothColors) {
    std::map<std::string, int> count;
    for (const Case& item : suite_named("castling.epd").cases) {
        for (const char* color : {"/white-", "/black-"}) {
            for (const char* wing : {"kingside", "queenside"}) {
                if (item.id.find(color) != std::string::npos && item.id.find(wing) != std::string::npos) {
                    ++count[std::string(color) + wing];
                }
            }
        }
    }
    EXPECT_THAT(count, testing::SizeIs(4));
    for (const auto& [what, cases] : count) EXPECT_GE(cases, 30) << what;
}

TEST(SuitesData, Chess960HasEveryStartPositionToDepthFour) {
    std::set<std::string> starts;
    std::size_t doubles = 0;
    for (const Case& item : suite_named("chess960.epd").cases) {
        if (item.id.starts_with("chess960/double-")) ++doubles;
        if (!item.id.starts_with("chess960/start-")) continue;
        starts.insert(text_of(item));
        EXPECT_TRUE(std::any_of(item.expected.begin(), item.expected.end(), [](const Expectation& expectation) {
            return expectation.depth >= 4;
        })) << item.id;
    }
    EXPECT_EQ(starts.size(), 960u);
    EXPECT_EQ(doubles, 1000u);
}

TEST(SuitesData, EveryCaseBeginsAtDepthOneAndTheTiersKeepTheirSize) {
    std::uint64_t quick = 0;
    std::uint64_t deep = 0;
    std::uint64_t biggest = 0;
    for (const ParsedSuite& parsed : all_suites()) {
        for (const Case& item : parsed.suite.cases) {
            ASSERT_FALSE(item.expected.empty()) << item.id;
            EXPECT_EQ(item.expected.front().depth, 1) << item.id;
            for (const Expectation& expectation : item.expected) {
                (expectation.nodes <= kQuickNodes ? quick : deep) += expectation.nodes;
                biggest = std::max(biggest, expectation.nodes);
            }
        }
    }
    EXPECT_LE(quick, 300'000'000u);
    EXPECT_LE(deep, 60'000'000'000u);
    EXPECT_GE(biggest, 1'000'000'000u);
}

TEST(SuitesData, SmallCountsAreThoseOfTheCounter) {
    const std::uint64_t limit = support::effort<std::uint64_t>(20'000, 2'000);
    for (const ParsedSuite& parsed : all_suites()) {
        for (const Case& item : parsed.suite.cases) {
            const chess::Position position = position_of(*chess::parse_fen(item.fen), item.mode);
            for (const Expectation& expectation : item.expected) {
                if (expectation.nodes > limit) continue;
                EXPECT_EQ(perft::count(position, expectation.depth), expectation.nodes) << item.id;
            }
        }
    }
}

}  // namespace
}  // namespace plyproof::suite
