// SPDX-License-Identifier: MIT
#include "common/engine_options.h"

#include <gmock/gmock.h>

#include <CLI/CLI.hpp>

namespace plyproof::apps {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

EngineOptions parsed(const std::string& line) {
    EngineOptions options;
    CLI::App app;
    add_engine_options(app, options);
    app.parse(line, false);
    return options;
}

TEST(EngineOptions, AreReadInAnyNumber) {
    const EngineOptions options = parsed(
        "--engine ./mine --option Hash=16 --option 'Clear Hash' --init 'debug on' --init x --timeout 2m --cwd /tmp");
    EXPECT_EQ(options.engine, "./mine");
    EXPECT_THAT(options.options, ElementsAre("Hash=16", "Clear Hash"));
    EXPECT_THAT(options.init, ElementsAre("debug on", "x"));
    EXPECT_EQ(options.waits().question, std::chrono::minutes(2));
    EXPECT_EQ(options.waits().start, std::chrono::seconds(30));
    EXPECT_EQ(options.folder, "/tmp");
    EXPECT_FALSE(options.reference);
}

TEST(EngineOptions, RefuseDurationsAndOptionsThatAreNone) {
    EXPECT_THROW(parsed("--timeout soon"), CLI::ValidationError);
    EXPECT_THROW(parsed("--option =1"), CLI::ValidationError);
    EXPECT_THROW(parsed("--option 'Hash=16\ngo infinite'"), CLI::ValidationError) << "a command of its own";
    EXPECT_THROW(parsed("--init 'debug on\rquit'"), CLI::ValidationError);
}

TEST(Oracles, AreOpenedByTheirCommands) {
    EngineOptions options;
    options.engine = "builtin";
    options.reference = "builtin";
    const auto sources = find_oracle_sources(options, {});
    ASSERT_TRUE(sources.has_value());
    const oracle::Oracles oracles = open_oracles(*sources, {});
    EXPECT_EQ(oracles.judged->name(), "plyproof");
    EXPECT_EQ(oracles.reference, nullptr) << "our own generator needs no oracle";
}

TEST(Oracles, AreNotOpenedWhenSomethingAboutThemIsWrong) {
    EngineOptions options;
    options.engine = "./no-such-program";
    EXPECT_EQ(find_oracle_sources(options, {}).error().code, ExitCode::ProgramFailed);
    options.engine = "builtin";
    options.dialect_file = "./no-such-file.json";
    EXPECT_EQ(find_oracle_sources(options, {}).error().code, ExitCode::BadInput);
    options.dialect_file.reset();
    options.trace = "/no-such-folder/trace";
    EXPECT_EQ(find_oracle_sources(options, {}).error().code, ExitCode::OwnFailure);
}

TEST(Probing, IsWorthAWordWhereItTookLong) {
    OracleSource source{"./mine", {.name = "go-perft"}, {}, {}};
    EXPECT_EQ(probing_text(source), "");
    source.probing = {1, std::chrono::milliseconds(900)};
    EXPECT_EQ(probing_text(source), "");
    source.probing = {12, std::chrono::milliseconds(13400)};
    EXPECT_EQ(probing_text(source), "./mine: found by asking: --dialect go-perft (13 s); name it to save that time");
}

TEST(Failures, HaveTheLastLinesAndTheirExitCode) {
    oracle::OracleError error{oracle::OracleErrorKind::Died, "./mine died"};
    error.last_output = {"ready\x1b"};
    error.last_errors = {"assertion failed"};
    const OracleFailure failure = failure_of(error);
    EXPECT_EQ(failure.code, ExitCode::ProgramFailed);
    EXPECT_EQ(
        failure.text,
        "./mine died\n  its last lines:\n    ready\\x1b\n  its last lines on standard error:\n    assertion failed");
    error.kind = oracle::OracleErrorKind::Unsuitable;
    EXPECT_EQ(failure_of(error).code, ExitCode::BadInput);
}

}  // namespace
}  // namespace plyproof::apps
