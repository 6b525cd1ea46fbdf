// SPDX-License-Identifier: MIT
// The sum of all terms for x86-64-v3.
#if defined(__x86_64__)

#include "eval/all_terms.h"
#include "eval/kernels.h"

namespace plyproof::eval {

namespace {

struct BmiEvaluationIsa : chess::PortableIsa {};

}  // namespace

Score balance_bmi(const chess::Position& position) { return balance<BmiEvaluationIsa>(position); }

}  // namespace plyproof::eval

#endif
