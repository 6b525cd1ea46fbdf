// SPDX-License-Identifier: MIT
// The programs that answer where one is judged: processes of their own for each job.
#pragma once

#include <memory>

#include "oracle/oracle.h"

namespace plyproof::oracle {

struct Oracles {
    std::unique_ptr<Oracle> judged{};
    std::unique_ptr<Oracle> reference{};         ///< nullptr: our own generator
    std::unique_ptr<Oracle> second_reference{};  ///< nullptr: none
};

}  // namespace plyproof::oracle
