// SPDX-License-Identifier: MIT
#include "process/broken_pipes.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cerrno>

namespace plyproof::process {
namespace {

/// Writes into a pipe that nobody reads.
int errno_of_broken_write() {
    int ends[2];
    EXPECT_EQ(::pipe(ends), 0);
    ::close(ends[0]);
    const int error = ::write(ends[1], "x", 1) < 0 ? errno : 0;
    ::close(ends[1]);
    return error;
}

bool blocked() {
    sigset_t set;
    pthread_sigmask(SIG_BLOCK, nullptr, &set);
    return sigismember(&set, SIGPIPE) == 1;
}

// GoogleTest would be ended by the signal if it came through: the default action is to die.
TEST(BrokenPipes, MakeABrokenPipeAnErrorOfTheWriteAlone) {
    ASSERT_NE(::signal(SIGPIPE, SIG_DFL), SIG_ERR);
    {
        const BrokenPipes guard;
        EXPECT_TRUE(blocked());
        EXPECT_EQ(errno_of_broken_write(), EPIPE);
        EXPECT_EQ(errno_of_broken_write(), EPIPE);
    }
    EXPECT_FALSE(blocked());
}

TEST(BrokenPipes, MayStandInsideEachOther) {
    ASSERT_NE(::signal(SIGPIPE, SIG_DFL), SIG_ERR);
    {
        const BrokenPipes outer;
        EXPECT_EQ(errno_of_broken_write(), EPIPE);
        {
            const BrokenPipes inner;
            EXPECT_EQ(errno_of_broken_write(), EPIPE);
        }
        EXPECT_TRUE(blocked());
    }
    EXPECT_FALSE(blocked());
}

}  // namespace
}  // namespace plyproof::process
