// SPDX-License-Identifier: MIT
#include "mutants/bug_catalogue.h"

#include "mutants/answers_bug_rows.h"
#include "mutants/attacks_bug_rows.h"
#include "mutants/castling_bug_rows.h"
#include "mutants/en_passant_bug_rows.h"
#include "mutants/king_safety_bug_rows.h"
#include "mutants/pawns_bug_rows.h"
#include "mutants/state_bug_rows.h"

namespace plyproof::mutants {

namespace {

template <class... Tables>
std::vector<BugRow> joined(const Tables&... tables) {
    std::vector<BugRow> rows;
    (rows.insert(rows.end(), std::begin(tables), std::end(tables)), ...);
    return rows;
}

}  // namespace

const std::vector<BugRow>& bug_catalogue() {
    static const std::vector<BugRow> kRows =
        joined(kPawnsBugs, kEnPassantBugs, kCastlingBugs, kKingSafetyBugs, kAttacksBugs, kStateBugs, kAnswersBugs);
    return kRows;
}

const BugRow& row_of(Bug bug) { return bug_catalogue()[static_cast<std::size_t>(bug)]; }

std::optional<Bug> bug_named(std::string_view name) {
    for (const BugRow& row : bug_catalogue()) {
        if (row.name == name) return row.bug;
    }
    return std::nullopt;
}

std::string_view name_of(Shows shows) {
    switch (shows) {
        case Shows::List:
            return "list";
        case Shows::Path:
            return "path";
        case Shows::Count:
            return "count";
        case Shows::Protocol:
            return "protocol";
    }
    return {};
}

}  // namespace plyproof::mutants
