// SPDX-License-Identifier: MIT
#include "common/exit_code.h"

#include <gtest/gtest.h>

#include <vector>

namespace plyproof::apps {
namespace {

const std::vector<ExitCode> kAllCodes{ExitCode::Agrees,        ExitCode::Disagreement, ExitCode::BadInput,
                                      ExitCode::ProgramFailed, ExitCode::OwnFailure,   ExitCode::Interrupted,
                                      ExitCode::ClosedPipe,    ExitCode::Terminated};

TEST(ExitCode, NumbersAreTheDocumentedOnes) {
    std::vector<int> numbers;
    for (const ExitCode code : kAllCodes) numbers.push_back(static_cast<int>(code));
    EXPECT_EQ(numbers, (std::vector<int>{0, 1, 2, 3, 4, 130, 141, 143}));
}

TEST(ExitCode, NothingMasksADisagreement) {
    for (const ExitCode code : kAllCodes) {
        EXPECT_EQ(combined(ExitCode::Disagreement, code), ExitCode::Disagreement);
        EXPECT_EQ(combined(code, ExitCode::Disagreement), ExitCode::Disagreement);
    }
}

TEST(ExitCode, AgreesIsMaskedByEverything) {
    for (const ExitCode code : kAllCodes) {
        EXPECT_EQ(combined(ExitCode::Agrees, code), code);
        EXPECT_EQ(combined(code, ExitCode::Agrees), code);
    }
}

TEST(ExitCode, AFailedProgramWinsOverBadInput) {
    EXPECT_EQ(combined(ExitCode::BadInput, ExitCode::ProgramFailed), ExitCode::ProgramFailed);
    EXPECT_EQ(combined(ExitCode::ProgramFailed, ExitCode::BadInput), ExitCode::ProgramFailed);
}

TEST(ExitCode, AnInterruptedRunDoesNotLookLikeAFailedProgram) {
    EXPECT_EQ(combined(ExitCode::ProgramFailed, ExitCode::Interrupted), ExitCode::Interrupted);
}

}  // namespace
}  // namespace plyproof::apps
