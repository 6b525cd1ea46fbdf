// SPDX-License-Identifier: MIT
#include "process/descriptors.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

namespace plyproof::process {
namespace {

TEST(SealDescriptors, MarksEveryDescriptorButTheStandardOnes) {
    const int file = ::open("/dev/null", O_RDONLY);  // NOLINT: without O_CLOEXEC on purpose
    const int copy = ::fcntl(file, F_DUPFD, 200);
    const int standard = ::fcntl(2, F_GETFD);
    seal_descriptors();
    EXPECT_EQ(::fcntl(file, F_GETFD) & FD_CLOEXEC, FD_CLOEXEC);
    EXPECT_EQ(::fcntl(copy, F_GETFD) & FD_CLOEXEC, FD_CLOEXEC);
    EXPECT_EQ(::fcntl(2, F_GETFD), standard);
    ::close(file);
    ::close(copy);
}

}  // namespace
}  // namespace plyproof::process
