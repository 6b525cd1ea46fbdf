// SPDX-License-Identifier: MIT
// What planted bugs say about attacks: men that see round the edge of the board or through other men, and tables with
// one wrong entry. attacks() asks here first; the laws themselves stay in attacks.cpp.
#pragma once

#include <optional>

#include "mutants/bug.h"
#include "mutants/state.h"

namespace plyproof::mutants {

/// Whether `piece` on `from` attacks `to`, where one of the bugs has an opinion. REQUIRES: from != to.
[[nodiscard]] std::optional<bool> attack_by_bug(const Mailbox& board, chess::Piece piece, chess::Square from,
                                                chess::Square to, const BugSet& bugs);

}  // namespace plyproof::mutants
