// SPDX-License-Identifier: MIT
// Judges: from a conversation to a verdict. judge() sees to what is the same for all probes, first of all to engines
// that died or fell silent; a probe's own judge only looks at conversations that came to their end.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "doctor/checks.h"
#include "doctor/probe.h"

namespace plyproof::doctor {

/// Answered, or Wrong where a check has something to say.
[[nodiscard]] Judge answered(std::vector<Check> checks);

/// For a line that may be refused: Wrong where a check has something to say, ErrorText where the engine has; else
/// Ignored.
[[nodiscard]] Judge survived(std::vector<Check> checks);

/// For a line that is to be taken, where nothing but words can show that it was not: ErrorText where the engine's words
/// sound like a refusal, else Answered.
[[nodiscard]] Judge accepted(std::vector<Check> checks);

/// A `position` line that must not be played from: behind another game, and before a good position, each with a go.
[[nodiscard]] Steps position_refused(std::string_view line);

/// The same with a count in the place of the search, and nothing behind it. The game before has kMovesBefore moves.
[[nodiscard]] Steps count_behind(std::string_view line);
inline constexpr std::string_view kMovesBefore = "3";

/// The judge of position_refused. The first bestmove is the answer to the bad line, the second shows that nothing is
/// broken. Answered: no move. Ignored: a move of the game before. ErrorText: one of both, and it said so. Wrong: a move
/// of one of the `traps`, positions that nobody asked about; or what comes after it is not legal. `otherwise`: for any
/// other move, Answered where nobody can judge it.
[[nodiscard]] Judge refused(std::vector<Game> traps, Verdict otherwise = Verdict::Answered);

/// The judge of count_behind. Answered: no count. Ignored: that of the game before. ErrorText: one of both, and it said
/// so. Wrong: any other count.
[[nodiscard]] Judge count_refused();

/// Of an oddly written `position` line and a search: Answered where the move is legal in that game, Ignored (or
/// ErrorText) where it is one of the start position, as if the line had not come; else Wrong. REQUIRES: Black is to
/// move.
[[nodiscard]] Judge understood(const Game& game);

/// Answered when the word came so often, else ErrorText or Ignored.
[[nodiscard]] Judge answered_when_said(const std::string& word, std::size_t times);

/// For commands that not every engine has: Answered when the check is content, ErrorText when the engine complains,
/// Ignored when it says nothing, else Wrong.
[[nodiscard]] Judge answered_if_known(const Check& check);

/// The verdict on any conversation of that probe.
[[nodiscard]] Judgement judge(const Probe& probe, const Talk& talk);

}  // namespace plyproof::doctor
