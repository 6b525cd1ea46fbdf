// SPDX-License-Identifier: MIT
#include "report/position_json.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "chess/fen.h"

namespace plyproof::report {
namespace {

nlohmann::json json_of(std::string_view fen) {
    const chess::Setup setup = chess::parse_fen(fen).value();
    return nlohmann::json::parse(position_json(chess::position_from(setup).value(), setup));
}

TEST(PositionJson, TellsChecksPinsAndMoves) {
    const auto json = json_of("4k3/8/8/8/1b6/8/3P4/4K2r w - - 0 1");
    EXPECT_EQ(json["schema"], 1);
    EXPECT_EQ(json["side_to_move"], "white");
    EXPECT_EQ(json["checkers"], nlohmann::json({"h1"}));
    EXPECT_EQ(json["pinned"], nlohmann::json({"d2"}));
    EXPECT_EQ(json["legal_moves"][0]["uci"], "e1e2");
    EXPECT_EQ(json["legal_moves"][0]["san"], "Ke2");
    EXPECT_EQ(json["en_passant"], nullptr);
}

TEST(PositionJson, NamesTheEnPassantSquareOnlyWhenACaptureIsLegal) {
    EXPECT_EQ(json_of("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1")["en_passant"], "e6");
    EXPECT_EQ(json_of("8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1")["en_passant"], nullptr);
}

TEST(PositionJson, KeepsTheRemarks) {
    const auto json = json_of("4k3/8/8/8/8/8/8/4KR2 w K - 0 1");
    EXPECT_EQ(json["variant"], "chess960");
    EXPECT_EQ(json["remarks"][0]["verdict"], "note");
    EXPECT_EQ(json["remarks"][0]["kind"], "read-as-chess960");
}

TEST(InputErrorJson, SurvivesBytesThatAreNoText) {
    const auto json = nlohmann::json::parse(input_error_json(3, "bad \xFF"));
    EXPECT_EQ(json["line"], 3);
    EXPECT_EQ(json["error"], "bad \xEF\xBF\xBD");
}

}  // namespace
}  // namespace plyproof::report
