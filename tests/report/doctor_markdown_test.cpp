// SPDX-License-Identifier: MIT
#include "report/doctor_markdown.h"

#include <gmock/gmock.h>

#include "report/doctor_sample.h"

namespace plyproof::report {
namespace {

TEST(DoctorMarkdown, HasARowForEachProbe) {
    EXPECT_EQ(doctor_markdown(sample_examination()), R"(## Mine 1.0

`./my engine`. 4 probes: 1 healthy, 1 warning, 1 fault, 1 not tried.

| probe | verdict | |
|---|---|---|
| uciok | answered |  |
| quit | wrong: it ended with exit code 3 | **warning** |
| go-depth | crashed: SIGSEGV after 'go' | **fault** |
| chess960-start | not tried: it has no option UCI\_Chess960 |  |
)");
}

TEST(ProbesMarkdown, HasATableForEachGroup) {
    const auto examination = sample_examination();
    EXPECT_EQ(probes_markdown({examination.findings[0].probe, examination.findings[2].probe}), R"(### handshake

| probe | what is tried | a right engine | why |
|---|---|---|---|
| uciok | what \| is tried | answers | A reason. |

### go

| probe | what is tried | a right engine | why |
|---|---|---|---|
| go-depth | what \| is tried | answers | A reason. |
)");
}

}  // namespace
}  // namespace plyproof::report
