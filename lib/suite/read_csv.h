// SPDX-License-Identifier: MIT
// The CSV reader: `FEN,20,400` where column k is depth k, or with a header that names its columns (field_name.h), wide
// (`id,fen,D1,D4`) or long (`fen,depth,nodes`). The separator is the comma, the semicolon or the tab; cells may be
// quoted, a quote within is doubled. Empty cells say nothing. Rows of the long kind with the same FEN are one case.
#pragma once

#include "suite/case_collector.h"

namespace plyproof::suite {

/// Reads the collector's text into it.
void read_csv(CaseCollector& collector);

}  // namespace plyproof::suite
