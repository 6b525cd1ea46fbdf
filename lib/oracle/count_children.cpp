// SPDX-License-Identifier: MIT
#include "oracle/count_children.h"

#include <cassert>

#include "chess/legal_moves.h"
#include "chess/move_text.h"

namespace plyproof::oracle {

base::Result<Answer, OracleError> count_children(Oracle& oracle, const Question& question, base::Deadline deadline) {
    assert(question.depth >= 2);
    Answer sum;
    sum.position_confirmed = true;
    sum.questions = 0;
    for (const chess::Move move : chess::legal_moves(asked_position(question))) {
        Question child = question;
        child.moves.push_back(move);
        --child.depth;
        auto answer = oracle.divide(child, deadline);
        if (!answer) return answer;
        const ForeignCount nodes = answer->divide.total.value_or(answer->divide.sum);
        sum.divide.entries.push_back({chess::to_uci(move, question.variant), {move}, nodes});
        sum.divide.sum += nodes;
        sum.position_confirmed = sum.position_confirmed && answer->position_confirmed;
        sum.questions += answer->questions;
        sum.time += answer->time;
    }
    sum.divide.total = sum.divide.sum;
    return sum;
}

}  // namespace plyproof::oracle
