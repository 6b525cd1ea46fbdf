// SPDX-License-Identifier: MIT
#include "doctor/patient.h"

#include <gmock/gmock.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "support/libuv_under_tsan.h"

namespace plyproof::doctor {
namespace {

using namespace std::chrono_literals;
using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

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

TEST(Advice, IsGivenForProgramsWithTheRightsOfOthers) {
    const std::filesystem::path file = testing::TempDir() + "patient_test." + std::to_string(::getpid());
    std::ofstream(file) << "#!/bin/sh\n";
    const auto advice = [&](const std::string& error, std::filesystem::perms rights) {
        std::filesystem::permissions(file, rights);
        return with_advice(error, file.string());
    };
    using std::filesystem::perms;
    const std::string error = "its memory cannot be limited: Operation not permitted";
    for (const perms special : {perms::set_uid, perms::set_gid}) {
        EXPECT_THAT(advice(error, special | perms::owner_all), AllOf(StartsWith(error), HasSubstr("try a copy of it")));
        EXPECT_EQ(advice("there is no folder", special | perms::owner_all), "there is no folder");
    }
    EXPECT_EQ(advice(error, perms::owner_all), error);
    std::filesystem::remove(file);
    EXPECT_EQ(with_advice(error, file.string()), error) << "which is not there";
}

}  // namespace
}  // namespace plyproof::doctor
