// SPDX-License-Identifier: MIT
// All terms in their order: one text for evaluate(), trace() and coefficients(), which differ by the sink that listens.
#pragma once

#include "eval/king_safety.h"
#include "eval/material.h"
#include "eval/passed_pawns.h"
#include "eval/pawns.h"
#include "eval/pieces.h"
#include "eval/space.h"
#include "eval/threats.h"

namespace plyproof::eval {

template <Color Us, class Sink>
PLYPROOF_INLINE void terms_after_pieces(const Scene& scene, Color to_move, Sink& sink) {
    material<Us>(scene, sink);
    pawn_and_king_squares<Us>(scene, sink);
    const Bitboard passed = find_passed_pawns<Us>(scene);
    pawns<Us>(scene, passed, sink);
    passed_pawns<Us>(scene, passed, to_move, sink);
    shelter<Us>(scene, sink);
    danger<Us>(scene, sink);
    threats<Us>(scene, sink);
    space<Us>(scene, sink);
    if (to_move == Us) add<Us, Group::Tempo>(sink);
}

/// Tells the sink all that the terms find.
template <class Sink>
PLYPROOF_INLINE void all_terms(const chess::Position& position, Sink& sink) {
    Scene scene = Scene::of(position);
    pieces<Color::White>(scene, sink);
    pieces<Color::Black>(scene, sink);
    terms_after_pieces<Color::White>(scene, position.side_to_move(), sink);
    terms_after_pieces<Color::Black>(scene, position.side_to_move(), sink);
}

/// What White has more than Black.
template <class Isa>
[[nodiscard]] PLYPROOF_INLINE Score balance(const chess::Position& position) {
    SummingSink<Isa> sink;
    all_terms(position, sink);
    return sink.balance();
}

}  // namespace plyproof::eval
