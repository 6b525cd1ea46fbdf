// SPDX-License-Identifier: MIT
// The JSON reader, for lists of objects in many spellings and for the schema of our own (docs/suite-format.md). Several
// values one after the other (JSON lines) are read as a list. What stands complete before a syntax error is still read.
#pragma once

#include "suite/case_collector.h"

namespace plyproof::suite {

/// Reads the collector's text into it.
void read_json(CaseCollector& collector);

}  // namespace plyproof::suite
