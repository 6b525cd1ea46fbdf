// SPDX-License-Identifier: MIT
// What the king's safety forbids: pins, checks and how they are answered, double checks, checks to be discovered, kings
// and men around a king.
#pragma once

#include "crosscheck/source_draft.h"

namespace plyproof::crosscheck {

/// A man of any kind on any line between a king and a slider; in some drafts a second one, a slider of the wrong kind
/// or of the own side, one more man between, or a check besides.
void draw_pin(Draft& draft);

/// A check by a man of any kind, and men that may take it, step between, or protect it.
void draw_check(Draft& draft);

/// A check by a slider and by the man that has uncovered it, and men that could answer one of the two.
void draw_double_check(Draft& draft);

/// A man that uncovers a slider's check when it moves, and men that must answer then.
void draw_discovery(Draft& draft);

/// Kings two squares apart, enemy men that protect each other beside a king.
void draw_kings(Draft& draft);

}  // namespace plyproof::crosscheck
