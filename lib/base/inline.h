// SPDX-License-Identifier: MIT
// PLYPROOF_INLINE marks the small functions that move counting is made of. They must be inlined, not only for speed:
// lib/perft compiles the counter once per instruction-set level, and an out-of-line copy made for a newer CPU could be
// the one the linker keeps for all levels. A test over the object files holds this.
//
// With sanitizers, calls stay calls (PLYPROOF_PLAIN_CALLS, set by their presets): inlined checks make a kernel of
// hundreds of megabytes that takes minutes to compile. Each file then has copies of its own, which clang can give it.
#pragma once

#ifdef PLYPROOF_PLAIN_CALLS
#define PLYPROOF_INLINE [[clang::internal_linkage]] inline
#define PLYPROOF_INLINE_LAMBDA
#else
#define PLYPROOF_INLINE [[gnu::always_inline]] inline
/// The same for a lambda: `[&](int x) PLYPROOF_INLINE_LAMBDA { ... }`.
#define PLYPROOF_INLINE_LAMBDA __attribute__((always_inline))
#endif
