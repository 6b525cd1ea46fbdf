// SPDX-License-Identifier: MIT
#include "mutants/second_position.h"

#include <algorithm>

namespace plyproof::mutants {

chess::Setup with_leftovers(chess::Setup asked, const std::optional<chess::Setup>& last, const BugSet& bugs) {
    if (!last) return asked;
    if (bugs.has(Bug::SecondPositionIgnored)) return *last;
    if (bugs.has(Bug::SecondPositionKeepsEnPassant) && !asked.en_passant) asked.en_passant = last->en_passant;
    if (bugs.has(Bug::SecondPositionKeepsRights)) {
        for (const chess::CastlingLetter& letter : last->castling) {
            if (std::find(asked.castling.begin(), asked.castling.end(), letter) == asked.castling.end()) {
                asked.castling.push_back(letter);
            }
        }
    }
    return asked;
}

}  // namespace plyproof::mutants
