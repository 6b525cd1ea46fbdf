// SPDX-License-Identifier: MIT
#include "crosscheck/power_mutant.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>

#include "chess/fen.h"
#include "mutants/board.h"
#include "mutants/count.h"
#include "mutants/second_position.h"
#include "oracle/question.h"

namespace plyproof::crosscheck {

using mutants::Bug;

namespace {

constexpr std::array kNotInCounts{
    Bug::EnPassantVictimPinMissed, Bug::CrashOnCount, Bug::CrashInCheck,   Bug::ExitOnCount,  Bug::HangOnCount,
    Bug::GarbageOnCount,           Bug::FloodOnCount, Bug::LineWithoutEnd, Bug::MovesIgnored, Bug::DivideHidesCastling,
    Bug::PromotionLetterMissing,
};

constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

class MutantProgram {
public:
    explicit MutantProgram(const mutants::BugSet& bugs) : bugs_(bugs) {}

    std::uint64_t count(const gate::Question& question) {
        const auto asked = chess::parse_fen(oracle::fen_naming(question.passed, question.position));
        last_ = mutants::with_leftovers(*asked, last_, bugs_);
        mutants::Board board(bugs_.has(Bug::AnswersForStart) ? *chess::parse_fen(kStart) : *last_, bugs_);
        return mutants::divide(board, question.depth, table_).total;
    }

private:
    mutants::BugSet bugs_;
    mutants::CountTable table_;
    std::optional<chess::Setup> last_;
};

}  // namespace

bool shows_in_counts(Bug bug) { return std::find(kNotInCounts.begin(), kNotInCounts.end(), bug) == kNotInCounts.end(); }

std::vector<Bug> countable_bugs() {
    std::vector<Bug> bugs;
    for (const Bug bug : base::kAll<Bug>) {
        if (shows_in_counts(bug)) bugs.push_back(bug);
    }
    return bugs;
}

gate::Counter mutant_counter(const mutants::BugSet& bugs) {
    return [program = std::make_shared<MutantProgram>(bugs)](
               const gate::Question& question,
               const gate::Limits& /*limits*/) -> base::Result<gate::Count, gate::CounterError> {
        return gate::Count(program->count(question));
    };
}

}  // namespace plyproof::crosscheck
