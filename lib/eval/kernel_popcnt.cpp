// SPDX-License-Identifier: MIT
// The sum of all terms for x86-64-v2.
#if defined(__x86_64__)

#include "eval/all_terms.h"
#include "eval/kernels.h"

namespace plyproof::eval {

namespace {

struct PopcntEvaluationIsa : chess::PortableIsa {};

}  // namespace

Score balance_popcnt(const chess::Position& position) { return balance<PopcntEvaluationIsa>(position); }

}  // namespace plyproof::eval

#endif
