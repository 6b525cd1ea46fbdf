// SPDX-License-Identifier: MIT
#include "report/bench_report.h"

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

namespace plyproof::report {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// All counts right, each in as many nanoseconds as it has leaves: 1000 million leaves/s.
BenchRow right_row(std::string kernel, std::uint64_t megabytes) {
    BenchRow row{std::move(kernel), megabytes};
    for (const perft::BenchPosition& position : perft::bench_positions()) {
        row.counts.push_back({position.leaves, std::chrono::nanoseconds(position.leaves), 2 * position.leaves});
    }
    return row;
}

BenchReport stopped_report() {
    BenchReport report{.rows = {right_row("abacus", 0), {"avx2"}}, .complete = false};
    report.rows[0].counts.resize(2);
    return report;
}

BenchReport wrong_report() {
    BenchReport report{.rows = {right_row("abacus", 256)}};
    report.rows[0].counts[1].leaves = 193690691;
    return report;
}

TEST(BenchText, HasARowForEachWayToCountWithItsRates) {
    const BenchReport report{.threads = 2, .rows = {right_row("abacus", 0), right_row("abacus", 256)}};
    EXPECT_EQ(
        bench_text(report),
        "Million leaves/s on 2 threads\n"
        "\n"
        "kernel   table      start   kiwipete  position3  position4  position5  position6         all    time    "
        "ns  ticks\n"
        "depth                   6          5          7          6          5          5\n"
        "leaves          119060324  193690690  178633661  706045033   89941194  164075551  1451446453\n"
        "abacus    none       1000       1000       1000       1000       1000       1000        1000  1.45 s  "
        "69.4  138.9\n"
        "abacus  256 MB       1000       1000       1000       1000       1000       1000        1000  1.45 s     "
        "-      -\n"
        "\n"
        "ns, ticks: thread time for each leaf parent (a node one ply above the leaves), in nanoseconds and in "
        "ticks of\n"
        "the time stamp counter, which run at the nominal rate of the CPU, whatever rate its cores run at\n");
}

TEST(BenchText, KeepsWhatWasMeasuredBeforeAStop) {
    const std::string text = bench_text(stopped_report());
    EXPECT_THAT(text, testing::ContainsRegex("\nabacus +none +1000 +1000 +- +- +- +-\n"));
    EXPECT_THAT(text, testing::ContainsRegex("\navx2 +none +- +- +- +- +- +-\n"));
}

TEST(BenchText, HasNoTicksWhereTheCpuHasNone) {
    BenchReport report{.rows = {right_row("abacus", 0)}};
    report.rows[0].counts[3].ticks.reset();
    EXPECT_THAT(bench_text(report), testing::ContainsRegex(" 34\\.7 +-\n"));
}

TEST(BenchText, NamesAWrongCount) {
    EXPECT_THAT(bench_text(wrong_report()),
                HasSubstr("\nwrong: kernel abacus, table 256 MB: kiwipete at depth 5 has 193690690 leaves, not "
                          "193690691\n"));
}

TEST(WrongCounts, AreThoseThatDifferFromTheKnownOnes) {
    EXPECT_THAT(wrong_counts(BenchReport{.rows = {right_row("abacus", 0)}}), IsEmpty());
    EXPECT_THAT(wrong_counts(stopped_report()), IsEmpty());
    EXPECT_THAT(wrong_counts(wrong_report()), ElementsAre(HasSubstr("kiwipete at depth 5")));
}

TEST(BenchJson, HoldsPositionsRowsAndFaults) {
    const auto json = nlohmann::json::parse(bench_json(wrong_report()));
    EXPECT_EQ(json["schema"], 1);
    EXPECT_EQ(json["threads"], 1);
    EXPECT_EQ(json["positions"].size(), 6U);
    EXPECT_EQ(json["positions"][0]["leaf_parents"], "4865609");
    EXPECT_EQ(json["rows"][0]["kernel"], "abacus");
    EXPECT_EQ(json["rows"][0]["table_megabytes"], 256);
    EXPECT_EQ(json["rows"][0]["counts"][1]["leaves"], "193690691");
    EXPECT_EQ(json["complete"], true);
    EXPECT_EQ(json["wrong"].size(), 1U);
}

TEST(BenchJson, SaysThatABenchWasStopped) {
    const auto json = nlohmann::json::parse(bench_json(stopped_report()));
    EXPECT_EQ(json["complete"], false);
    EXPECT_EQ(json["rows"][0]["counts"].size(), 2U);
    EXPECT_FALSE(json["rows"][0].contains("seconds"));
}

TEST(BenchCsv, HasALineForEachCount) {
    EXPECT_EQ(bench_csv(stopped_report()),
              "kernel,table_megabytes,threads,fen,depth,nodes,seconds\n"
              "abacus,0,1,rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1,6,119060324,0.119060\n"
              "abacus,0,1,r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1,5,193690690,0.193691\n");
}

}  // namespace
}  // namespace plyproof::report
