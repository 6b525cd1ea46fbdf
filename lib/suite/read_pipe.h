// SPDX-License-Identifier: MIT
// The reader of `FEN|depth|nodes`: lines with the same FEN are one case. A FEN alone is a case without counts.
#pragma once

#include "suite/case_collector.h"

namespace plyproof::suite {

/// Reads the collector's text into it.
void read_pipe(CaseCollector& collector);

}  // namespace plyproof::suite
