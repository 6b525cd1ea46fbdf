// SPDX-License-Identifier: MIT
// Uint128: for totals over many positions, which need not fit 64 bits. One position's count stays in 64 bits.
#pragma once

namespace plyproof::base {

__extension__ using Uint128 = unsigned __int128;  // a compiler's extension, hence not std::

}  // namespace plyproof::base
