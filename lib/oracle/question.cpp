// SPDX-License-Identifier: MIT
#include "oracle/question.h"

namespace plyproof::oracle {

chess::Position asked_position(const Question& question) {
    chess::Position position = question.root;
    for (const chess::Move move : question.moves) position = position.after(move);
    return position;
}

Question asked_by_fen(const Question& question) {
    return {asked_position(question), question.variant, {}, question.depth};
}

}  // namespace plyproof::oracle
