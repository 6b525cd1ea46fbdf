// SPDX-License-Identifier: MIT
// The EPD reader, one case a line: `FEN ;D1 20 ;D2 400`, `FEN; d1 20; d2 400;`, `FEN id "x"; D1 20;`.
// Four to six FEN fields: numbers behind the fourth are the clocks. Opcodes are separated by semicolons outside quotes;
// those that count are D<n>, id and mode, all others are skipped. A line with any fault gives no case.
#pragma once

#include "suite/case_collector.h"

namespace plyproof::suite {

/// Reads the collector's text into it.
void read_epd(CaseCollector& collector);

}  // namespace plyproof::suite
