// SPDX-License-Identifier: MIT
// The sum of all terms for any CPU.
#include "eval/all_terms.h"
#include "eval/kernels.h"

namespace plyproof::eval {

namespace {

struct PortableEvaluationIsa : chess::PortableIsa {};

}  // namespace

Score balance_portable(const chess::Position& position) { return balance<PortableEvaluationIsa>(position); }

}  // namespace plyproof::eval
