// SPDX-License-Identifier: MIT
#include "crosscheck/fuzz_coverage.h"

#include <algorithm>

#include "chess/legal_moves.h"
#include "explain/broken_laws.h"
#include "explain/explanation.h"
#include "explain/missing_moves.h"
#include "explain/pseudo_legal_moves.h"

namespace plyproof::crosscheck {

namespace {

using explain::ClaimedMove;
using explain::Rule;

class Meeting {
public:
    explicit Meeting(const explain::Scene& scene) : scene_(scene), legal_(chess::legal_moves(scene.position)) {}

    std::vector<Rule> rules() {
        for (const chess::Move move : legal_) meet(explain::properties_of(scene_, move));
        for (const ClaimedMove& move : explain::pseudo_legal_moves(scene_)) {
            if (!is_legal(move)) meet(explain::broken_laws(scene_, name_of(move.from) + name_of(move.to)));
        }
        for (const explain::CastlingRight& right : explain::explanation_of(scene_).castling) {
            if (right.color == scene_.position.side_to_move()) meet(right.broken);
        }
        std::vector<Rule> rules;
        for (const Rule rule : base::kAll<Rule>) {
            if (met_[rule]) rules.push_back(rule);
        }
        return rules;
    }

private:
    void meet(const explain::Reasons& reasons) {
        for (const explain::Reason& reason : reasons) met_[reason.rule] = true;
    }

    [[nodiscard]] bool is_legal(const ClaimedMove& claimed) const {
        return std::any_of(legal_.begin(), legal_.end(),
                           [&](chess::Move move) { return move.from() == claimed.from && move.to() == claimed.to; });
    }

    const explain::Scene& scene_;
    chess::MoveList legal_;
    base::EnumArray<Rule, bool> met_{};
};

}  // namespace

std::vector<Rule> rules_met(const explain::Scene& scene) { return Meeting(scene).rules(); }

}  // namespace plyproof::crosscheck
