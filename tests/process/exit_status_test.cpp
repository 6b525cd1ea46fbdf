// SPDX-License-Identifier: MIT
#include "process/exit_status.h"

#include <gtest/gtest.h>

#include <csignal>

namespace plyproof::process {
namespace {

TEST(ExitStatus, NamesSignals) {
    EXPECT_EQ(exit_text({0, SIGSEGV}), "SIGSEGV (Segmentation fault)");
    EXPECT_EQ(exit_text({0, SIGABRT}), "SIGABRT (Aborted)");
    EXPECT_EQ(signal_name(SIGKILL), "SIGKILL");
    EXPECT_EQ(signal_name(99), "signal 99");
    EXPECT_EQ(exit_text({0, 99}), "signal 99");
}

TEST(ExitStatus, SaysExitCodesAndWhatShellsMeanByThem) {
    EXPECT_EQ(exit_text({0, 0}), "exit code 0");
    EXPECT_EQ(exit_text({3, 0}), "exit code 3");
    EXPECT_EQ(exit_text({139, 0}), "exit code 139 (so a shell says SIGSEGV)");
    EXPECT_EQ(exit_text({128, 0}), "exit code 128");
    EXPECT_EQ(exit_text({255, 0}), "exit code 255");
}

TEST(ExitStatus, IsASuccessOnlyWithCodeZeroAndNoSignal) {
    EXPECT_TRUE((ExitStatus{0, 0}).success());
    EXPECT_FALSE((ExitStatus{1, 0}).success());
    EXPECT_FALSE((ExitStatus{0, SIGTERM}).success());
}

}  // namespace
}  // namespace plyproof::process
