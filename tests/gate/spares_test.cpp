// SPDX-License-Identifier: MIT
#include "gate/spares.h"

#include <gtest/gtest.h>

#include <memory>

namespace plyproof::gate {
namespace {

TEST(Spares, MakeOneOnlyWhenNoneIsLeft) {
    int made = 0;
    Spares<std::unique_ptr<int>> spares([&made] { return std::make_unique<int>(++made); });
    std::unique_ptr<int> first = spares.take();
    std::unique_ptr<int> second = spares.take();
    EXPECT_EQ(made, 2);
    spares.give_back(std::move(second));
    EXPECT_EQ(*spares.take(), 2);
    EXPECT_EQ(made, 2);
    EXPECT_EQ(*spares.take(), 3) << "what is not given back is gone";
    EXPECT_EQ(*first, 1);
}

}  // namespace
}  // namespace plyproof::gate
