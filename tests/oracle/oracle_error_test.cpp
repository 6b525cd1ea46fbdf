// SPDX-License-Identifier: MIT
#include "oracle/oracle_error.h"

#include <gtest/gtest.h>

#include <set>

namespace plyproof::oracle {
namespace {

TEST(OracleErrorKind, HasADifferentNameForEachVerdict) {
    std::set<std::string_view> names;
    for (const OracleErrorKind kind : base::kAll<OracleErrorKind>) names.insert(name_of(kind));
    EXPECT_EQ(names.size(), 8U);
    EXPECT_EQ(name_of(OracleErrorKind::TimedOut), "timed-out");
    EXPECT_EQ(name_of(OracleErrorKind::Died), "died");
    EXPECT_EQ(name_of(OracleErrorKind::Stopped), "stopped");
}

}  // namespace
}  // namespace plyproof::oracle
