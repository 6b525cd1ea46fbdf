// SPDX-License-Identifier: MIT
#include "common/run_app.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <new>
#include <stdexcept>
#include <string>
#include <vector>

namespace plyproof::apps {
namespace {

constexpr About kAbout{"sample", "Does nothing much.", "Examples:\n  sample --depth 3"};

struct Ended {
    int code = 0;
    std::string out;
    std::string err;
};

/// Runs a program that has one option, --depth, and catches what it prints.
Ended run_sample(std::vector<std::string> words, const Run& run) {
    std::vector<char*> argv;
    std::string name = "sample";
    argv.push_back(name.data());
    for (std::string& word : words) argv.push_back(word.data());
    int depth = 0;
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    Ended ended;
    ended.code = run_app(
        static_cast<int>(argv.size()), argv.data(), kAbout,
        [&](CLI::App& app) { app.add_option("--depth", depth, "How deep"); }, run);
    ended.out = testing::internal::GetCapturedStdout();
    ended.err = testing::internal::GetCapturedStderr();
    return ended;
}

ExitCode agree(Console&) { return ExitCode::Agrees; }

TEST(RunApp, TheWorkDecidesTheExitCode) {
    EXPECT_EQ(run_sample({}, agree).code, 0);
    EXPECT_EQ(run_sample({}, [](Console&) { return ExitCode::Disagreement; }).code, 1);
}

TEST(RunApp, AnswersAndDiagnosticsGoToTheirOwnStreams) {
    const Ended ended = run_sample({}, [](Console& console) {
        console.print("20\n");
        console.error("no such thing");
        console.warning("odd");
        console.note("by the way");
        return ExitCode::BadInput;
    });
    EXPECT_EQ(ended.out, "20\n");
    EXPECT_EQ(ended.err, "sample: error: no such thing\nsample: warning: odd\nsample: note: by the way\n");
}

TEST(RunApp, QuietSilencesAllButErrors) {
    const Ended ended = run_sample({"--quiet"}, [](Console& console) {
        console.error("no such thing");
        console.warning("odd");
        console.note("by the way");
        console.remark("took no time");
        return ExitCode::BadInput;
    });
    EXPECT_EQ(ended.err, "sample: error: no such thing\n");
}

TEST(RunApp, HelpIsAnAnswerWithExamples) {
    const Ended ended = run_sample({"--help"}, [](Console&) { return ExitCode::OwnFailure; });
    EXPECT_EQ(ended.code, 0);
    EXPECT_THAT(ended.out, testing::HasSubstr("Does nothing much."));
    EXPECT_THAT(ended.out, testing::HasSubstr("--depth"));
    EXPECT_THAT(ended.out, testing::HasSubstr("sample --depth 3"));
    EXPECT_EQ(ended.err, "");
}

TEST(RunApp, VersionNamesProgramAndProject) {
    const Ended ended = run_sample({"--version"}, agree);
    EXPECT_EQ(ended.code, 0);
    EXPECT_EQ(ended.out, "sample (plyproof) " + std::string(version()) + "\n");
}

TEST(RunApp, UnknownAndRepeatedAndEmptyOptionsAreBadUsage) {
    for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
             {"--dept", "3"}, {"--depth"}, {"--depth", "x"}, {"--depth", "1", "--depth", "2"}, {"extra"}}) {
        const Ended ended = run_sample(words, agree);
        EXPECT_EQ(ended.code, 2) << testing::PrintToString(words);
        EXPECT_THAT(ended.err, testing::StartsWith("sample: error: "));
        EXPECT_THAT(ended.err, testing::HasSubstr("'sample --help'"));
    }
}

TEST(RunApp, ColourCanBeForced) {
    const Ended ended = run_sample({"--color", "always"}, [](Console& console) {
        console.error("no such thing");
        return ExitCode::BadInput;
    });
    EXPECT_THAT(ended.err, testing::HasSubstr("\x1b[31m"));
}

TEST(RunApp, NoMemoryIsAFailureOfOurOwn) {
    const Ended ended = run_sample({}, [](Console&) -> ExitCode { throw std::bad_alloc(); });
    EXPECT_EQ(ended.code, 4);
    EXPECT_EQ(ended.err, "sample: error: not enough memory\n");
}

TEST(RunApp, AnyExceptionEndsInASentence) {
    const Ended ended = run_sample({}, [](Console&) -> ExitCode { throw std::runtime_error("the pipe is full"); });
    EXPECT_EQ(ended.code, 4);
    EXPECT_EQ(ended.err, "sample: error: unexpected failure: the pipe is full\n");
    const Ended odd = run_sample({}, [](Console&) -> ExitCode { throw 7; });
    EXPECT_EQ(odd.code, 4);
    EXPECT_EQ(odd.err, "sample: error: unexpected failure\n");
}

}  // namespace
}  // namespace plyproof::apps
