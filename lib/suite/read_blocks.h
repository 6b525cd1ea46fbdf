// SPDX-License-Identifier: MIT
// The reader of blocks: `id x`, `epd FEN` (or `fen FEN`), `mode chess960`, `perft 1 20`, one a line. A block begins
// with an id or, where the block has a FEN already, with the next FEN. A comment may also follow a FEN or a count. A
// faulty perft line costs that count only.
#pragma once

#include "suite/case_collector.h"

namespace plyproof::suite {

/// Reads the collector's text into it.
void read_blocks(CaseCollector& collector);

}  // namespace plyproof::suite
