// SPDX-License-Identifier: MIT
// The cases of the suites, as far as they are small enough to be counted many times.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "kernels/amount.h"
#include "suite/case_position.h"
#include "suite/embedded.h"
#include "suite/parse.h"

namespace plyproof::kernels {

struct SuiteCase {
    std::string id;
    chess::Position position;
    suite::Expectation expected;  ///< the deepest that the amount allows
};

inline std::vector<SuiteCase> suite_cases(const Amount& amount) {
    std::vector<SuiteCase> cases;
    std::size_t number = 0;
    for (const suite::EmbeddedSuite& embedded : suite::embedded()) {
        for (const suite::Case& item : suite::parse(embedded.text, embedded.name).suite.cases) {
            if (number++ % amount.every_nth_case != 0) continue;
            std::optional<suite::Expectation> deepest;
            for (const suite::Expectation& expectation : item.expected) {
                if (expectation.nodes <= amount.most_leaves) deepest = expectation;
            }
            if (deepest) cases.push_back({item.id, suite::position_of(item)->position, *deepest});
        }
    }
    return cases;
}

}  // namespace plyproof::kernels
