// SPDX-License-Identifier: MIT
#include "crosscheck/targeted_en_passant.h"

#include "crosscheck/targeted_lines.h"

namespace plyproof::crosscheck {

using chess::Bitboard;
using chess::Color;
using chess::File;
using chess::PieceKind;
using chess::Rank;
using chess::Square;

namespace {

/// White captures, Black makes the double step.
struct Scene {
    File file;
    bool before;  ///< the double step is still to come

    [[nodiscard]] Square on(Rank rank) const { return make_square(file, rank); }
    [[nodiscard]] Square start() const { return on(Rank::Seventh); }
    [[nodiscard]] Square passed() const { return on(Rank::Sixth); }
    [[nodiscard]] Square victim() const { return on(Rank::Fifth); }
    [[nodiscard]] Bitboard beside() const {
        using enum chess::Direction;
        return chess::shifted<East>(Bitboard(victim())) | chess::shifted<West>(Bitboard(victim()));
    }
};

/// A pawn on the far edge from which a capture that forgets the edge would come: by square numbers that is the rank of
/// the passed square or two ranks lower.
void put_beyond_edge(Draft& draft, const Scene& scene) {
    CounterRandom& random = draft.random();
    if (scene.file != File::A && scene.file != File::H) return;
    const File far = scene.file == File::A ? File::H : File::A;
    const Rank rank = random.pick({Rank::Fourth, Rank::Sixth});
    draft.put(Color::White, PieceKind::Pawn, make_square(far, rank));
}

void put_pawns(Draft& draft, const Scene& scene) {
    CounterRandom& random = draft.random();
    const Bitboard way = Bitboard(scene.start()) | Bitboard(scene.passed()) | Bitboard(scene.victim());
    const Square pawn = scene.before ? scene.start() : scene.victim();
    draft.put(Color::Black, PieceKind::Pawn, pawn);
    draft.keep_empty(way - Bitboard(pawn));
    draft.put_within(Color::White, PieceKind::Pawn, scene.beside());
    if (random.percent(30)) draft.put_within(Color::White, PieceKind::Pawn, scene.beside());
    if (random.percent(50)) put_beyond_edge(draft, scene);
}

/// A king and a slider with one of the squares of the capture between them.
void put_line_through_squares(Draft& draft, const Scene& scene) {
    CounterRandom& random = draft.random();
    const Square capturer = (draft.board().of(Color::White, PieceKind::Pawn) & scene.beside()).first();
    const Color king = random.percent(scene.before ? 50 : 70) ? Color::White : Color::Black;
    const Square of_capture[] = {capturer,       capturer,      capturer,     scene.victim(),
                                 scene.passed(), scene.start(), scene.start()};
    const Square of_step[] = {capturer, scene.victim(), scene.victim(), scene.passed(), scene.passed(), scene.start()};
    const bool step_answers = scene.before && king == Color::Black;
    const Square middle = step_answers ? random.pick(of_step) : random.pick(of_capture);
    const Color slider = random.percent(90) ? opposite(king) : king;
    // The pin along the rank is the one that needs both pawns: it comes up more often.
    const bool along_rank = middle == capturer && random.percent(45);
    const chess::Direction direction =
        along_rank ? random.pick({chess::Direction::East, chess::Direction::West}) : any_direction(random);
    const auto line = put_line(draft, king, slider, middle, direction);
    if (line && random.percent(15)) draft.put_within(any_color(random), PieceKind::Knight, line->between());
}

}  // namespace

void draw_en_passant(Draft& draft) {
    CounterRandom& random = draft.random();
    const auto file = random.percent(20) ? random.pick({File::A, File::H}) : static_cast<File>(random.below(8));
    const Scene scene{file, random.percent(45)};
    draft.set_side_to_move(scene.before ? Color::Black : Color::White);
    put_pawns(draft, scene);
    // The pawn's own check, which the capture answers.
    if (random.percent(12)) draft.put_king(Color::White, pawn_attacks(Color::Black, Bitboard(scene.victim())));
    if (random.percent(85)) put_line_through_squares(draft, scene);
    if (random.percent(15)) put_line_through_squares(draft, scene);
    draft.put_king(Color::White);
    draft.put_king(Color::Black);
    draft.add_men(random.between(0, 4));
    if (!scene.before) draft.pass(scene.passed());
}

}  // namespace plyproof::crosscheck
