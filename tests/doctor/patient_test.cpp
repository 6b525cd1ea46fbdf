// SPDX-License-Identifier: MIT
#include "doctor/patient.h"

#include <gmock/gmock.h>

#include "support/libuv_under_tsan.h"

namespace plyproof::doctor {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

TEST(FindPatient, StartsAsManyProcessesAsAreWanted) {
    const auto patient = find_patient("cat", {.folder = "/", .limits = {.core_files = false}});
    ASSERT_TRUE(patient) << patient.error();
    EXPECT_EQ(patient->name, "cat");
    for (int i = 0; i < 2; ++i) {
        const auto peer = patient->start();
        ASSERT_TRUE(peer) << peer.error();
        ASSERT_TRUE((*peer)->send("uci", base::Deadline::in(60s)));
        EXPECT_EQ((*peer)->receive(base::Deadline::in(60s)), "uci");
    }
}

TEST(FindPatient, SaysWhyThereIsNone) {
    EXPECT_THAT(find_patient("", {}).error(), HasSubstr("the command is empty"));
    EXPECT_THAT(find_patient("./no-such-engine", {}).error(), HasSubstr("no-such-engine"));
    const auto lost = find_patient("cat", {.folder = "/no-such-folder"});
    ASSERT_TRUE(lost);
    EXPECT_THAT(lost->start().error(), HasSubstr("there is no folder"));
    EXPECT_EQ(lost->start().error().find("rights of another"), std::string::npos) << "that is another matter";
}

}  // namespace
}  // namespace plyproof::doctor
