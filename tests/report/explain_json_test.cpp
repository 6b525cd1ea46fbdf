// SPDX-License-Identifier: MIT
#include "report/explain_json.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "support/position_of.h"
#include "support/setup_of_fen.h"

namespace plyproof::report {
namespace {

nlohmann::json json_of(std::string_view fen) {
    const chess::Accepted accepted = support::accepted(fen);
    const chess::Setup setup = support::setup_of_fen(fen);
    return nlohmann::json::parse(
        explain_json({accepted, setup, {accepted.position, accepted.variant, setup.en_passant}}));
}

TEST(ExplainJson, HoldsTheReasonsBesideTheProperties) {
    const auto json = json_of("4k2r/8/8/8/3Pp3/6K1/8/8 b k d3 0 1");
    EXPECT_EQ(json["schema"], 1);
    EXPECT_EQ(json["verdict"], "clean");
    EXPECT_EQ(json["side_to_move"], "black");
    EXPECT_EQ(json["en_passant_captures"]["square"], "d3");
    EXPECT_TRUE(json["en_passant_captures"]["captures"][0]["legal"]);
    EXPECT_EQ(json["castling"][2]["wing"], "O-O");
    EXPECT_EQ(json["castling"][2]["uci"], "e8g8");
    EXPECT_TRUE(json["castling"][2]["usable"]);
    EXPECT_EQ(json["castling"][0]["rook"], nullptr);
}

TEST(ExplainJson, NamesChecksPinsAndBrokenLaws) {
    const auto json = json_of("8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1");
    EXPECT_EQ(json["en_passant_captures"]["captures"][0]["broken"][0]["rule"], "en-passant-rank-pin");
    const auto check = json_of("4k3/8/8/8/4r3/8/8/4K3 w - - 0 1");
    EXPECT_EQ(check["checks"][0]["checker"], "e4");
    EXPECT_EQ(check["checks"][0]["between"], nlohmann::json({"e2", "e3"}));
    EXPECT_EQ(check["en_passant_captures"], nullptr);
    const auto pin = json_of("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1");
    EXPECT_EQ(pin["pins"][0]["pinned"], "e2");
    EXPECT_EQ(pin["pins"][0]["may_go_to"], nlohmann::json::array());
}

TEST(ExplainJson, TellsTheFaultsOfAFenThatCannotBePlayed) {
    const std::string fen = "4k3/4Q3/8/8/8/8/8/4K3 w - - 0 1";
    const chess::Setup setup = support::setup_of_fen(fen);
    const auto json = nlohmann::json::parse(explain_json(chess::position_from(setup).error(), setup, fen));
    EXPECT_EQ(json["verdict"], "error");
    EXPECT_EQ(json["fen"], fen);
    EXPECT_EQ(json["remarks"][0]["kind"], "opponent-in-check");
}

}  // namespace
}  // namespace plyproof::report
