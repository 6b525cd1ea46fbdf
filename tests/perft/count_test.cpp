// SPDX-License-Identifier: MIT
#include "perft/count.h"

#include <gmock/gmock.h>

namespace plyproof::perft {
namespace {

TEST(Count, OfTheStartPositionIsThePublishedOne) {
    const std::uint64_t kLeaves[] = {1, 20, 400, 8902, 197281, 4865609};
    for (int depth = 0; depth <= 5; ++depth) EXPECT_EQ(count(chess::Position::start(), depth), kLeaves[depth]);
}

TEST(Count, IsTheSameForEveryKernelOfThisCpu) {
    for (const Kernel kernel : available_kernels()) {
        EXPECT_EQ(count(chess::Position::start(), 4, {.kernel = kernel}), 197281u) << name_of(kernel);
    }
}

TEST(Count, EndsAtOnceWhenItsStopTokenSaysSo) {
    std::stop_source source;
    source.request_stop();
    const auto result = count(chess::Position::start(), 30, {.stop = source.get_token()});
    ASSERT_FALSE(result.has_value());
    EXPECT_EQ(result.error(), CountError::Stopped);
}

TEST(AvailableKernels, BeginWithThePortableOneAndEndWithTheBest) {
    EXPECT_EQ(available_kernels().front(), Kernel::Portable);
    EXPECT_EQ(available_kernels().back(), best_kernel());
}

}  // namespace
}  // namespace plyproof::perft
