// SPDX-License-Identifier: MIT
// What descending found, for people: where the programs begin to differ, the board, the moves too many and too few, the
// law that is broken and what kind of fault it is.
#pragma once

#include <string>
#include <string_view>

#include "diagnose/descend.h"
#include "report/style.h"

namespace plyproof::report {

/// Who took part, as texts name them.
struct PartyNames {
    std::string judged;
    std::string reference = "plyproof";
    std::string second_reference{};
    std::string set_up{};  ///< options of divide that ask the judged one in the same way: "--dialect go-perft"
};

/// One finding, several lines, ending with a newline. `mode` is the option that a command for the same position must
/// repeat ("--chess960"), or empty.
[[nodiscard]] std::string finding_text(const diagnose::Finding& finding, const PartyNames& names,
                                       std::string_view mode = {}, Style style = {});

/// All findings with empty lines between them, a quarrel, or that the two agree.
[[nodiscard]] std::string diagnosis_text(const diagnose::Diagnosis& diagnosis, const oracle::Question& question,
                                         const PartyNames& names, std::string_view mode = {}, Style style = {});

/// What the two parties of a quarrel differ in: extra is what the first has too many, by the second. REQUIRES: answers.
[[nodiscard]] diagnose::Finding quarrel_facts(const diagnose::Quarrel& quarrel);

/// The command that shows where the two begin to differ; where no third program was asked, with CMD in its place.
[[nodiscard]] std::string quarrel_command(const diagnose::Quarrel& quarrel);

/// With whom the third program of a quarrel agrees, or why it gives no answer. REQUIRES: third.
[[nodiscard]] std::string third_verdict(const diagnose::Quarrel& quarrel);

/// "5 questions, 0.04 s ours, 0.21 s theirs".
[[nodiscard]] std::string account_text(const diagnose::Account& account);

/// The FEN of a scene. Where a double step allows no legal capture its square is named all the same.
[[nodiscard]] std::string fen_of(const explain::Scene& scene);

}  // namespace plyproof::report
