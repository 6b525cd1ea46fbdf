// SPDX-License-Identifier: MIT
#include "common/output.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <string>

namespace plyproof::apps {
namespace {

class Pipe {
public:
    Pipe() { EXPECT_EQ(::pipe(ends_.data()), 0); }
    ~Pipe() {
        close_reader();
        ::close(ends_[1]);
    }
    [[nodiscard]] int writer() const { return ends_[1]; }
    void close_reader() {
        if (ends_[0] >= 0) ::close(ends_[0]);
        ends_[0] = -1;
    }
    std::string read() {
        std::array<char, 256> buffer{};
        const ssize_t got = ::read(ends_[0], buffer.data(), buffer.size());
        return {buffer.data(), static_cast<std::size_t>(got > 0 ? got : 0)};
    }

private:
    std::array<int, 2> ends_{-1, -1};
};

TEST(Output, WhatWasWrittenArrivesInOrder) {
    Pipe pipe;
    Output output(pipe.writer());
    output.write("20\n");
    output.write("400\n");
    output.flush();
    EXPECT_EQ(pipe.read(), "20\n400\n");
    EXPECT_EQ(output.state(), Output::State::Open);
}

TEST(Output, AFullDeviceIsAFailureThatIsKept) {
    const int full = ::open("/dev/full", O_WRONLY);
    ASSERT_GE(full, 0);
    int calls = 0;
    {
        Output output(full, [&] { ++calls; });
        output.write("20\n");
        output.flush();
        EXPECT_EQ(output.state(), Output::State::Failed);
        EXPECT_EQ(output.error(), ENOSPC);
        output.write("more\n");
    }
    EXPECT_EQ(calls, 1);
    ::close(full);
}

TEST(Output, AReaderThatWentAwayIsNoFailureButStopsTheWork) {
    const auto former = std::signal(SIGPIPE, SIG_IGN);
    Pipe pipe;
    pipe.close_reader();
    int calls = 0;
    Output output(pipe.writer(), [&] { ++calls; });
    output.write("20\n");
    output.flush();
    EXPECT_EQ(output.state(), Output::State::Closed);
    EXPECT_EQ(calls, 1);
    std::signal(SIGPIPE, former);
}

TEST(Output, LongOutputDoesNotWaitForTheEnd) {
    const int full = ::open("/dev/full", O_WRONLY);
    ASSERT_GE(full, 0);
    Output output(full);
    output.write(std::string(1 << 17, 'x'));
    EXPECT_EQ(output.state(), Output::State::Failed);
    ::close(full);
}

}  // namespace
}  // namespace plyproof::apps
