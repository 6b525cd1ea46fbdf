// SPDX-License-Identifier: MIT
#include "eval/king_and_pawn.h"

#include "eval/scene.h"

namespace plyproof::eval {

namespace {

using chess::File;
using chess::Rank;

/// The squares beside or diagonally beside those of a set, and those of the set that have a neighbour in it.
Bitboard neighbours(Bitboard set) {
    const Bitboard row = set | beside(set);
    return forward<Color::White>(row) | forward<Color::Black>(row) | beside(set);
}

/// Where the lone king stands in the positions that the side with the pawn wins. That side is White, its pawn on one of
/// the files a to d: any other position is turned over to these.
class WonSquares {
public:
    WonSquares() {
        for (const Rank rank : {Rank::Seventh, Rank::Sixth, Rank::Fifth, Rank::Fourth, Rank::Third, Rank::Second}) {
            for (const File file : {File::A, File::B, File::C, File::D}) work_out(make_square(file, rank));
        }
    }

    [[nodiscard]] Bitboard operator()(Square pawn, Square king, bool pawn_side_moves) const {
        return pawn_side_moves ? to_move_[pawn][king] : to_answer_[pawn][king];
    }

private:
    using Sets = EnumArray<Square, EnumArray<Square, Bitboard>>;  // by pawn and its king

    /// From what is won so far follows what else is, until nothing more does. Pushes lead to higher pawns, which are
    /// done.
    void work_out(Square pawn) {
        bool grows = true;
        while (grows) {
            grows = false;
            for (const Square king : base::kAll<Square>) {
                if (king == pawn) continue;
                const Bitboard before = to_move_[pawn][king];
                to_move_[pawn][king] = won_to_move(pawn, king);
                to_answer_[pawn][king] = won_to_answer(pawn, king);
                grows |= to_move_[pawn][king] != before;
            }
        }
    }

    /// One move must lead to a position that is won.
    [[nodiscard]] Bitboard won_to_move(Square pawn, Square king) const {
        Bitboard won = won_by_push(pawn, king);
        for (const Square to : chess::king_attacks(king) - Bitboard(pawn)) won |= to_answer_[pawn][to];
        const Bitboard checked = chess::pawn_attacks<Color::White>(Bitboard(pawn));
        return won - chess::king_attacks(king) - Bitboard(king) - Bitboard(pawn) - checked;
    }

    [[nodiscard]] Bitboard won_by_push(Square pawn, Square king) const {
        const Square once = forward<Color::White>(Bitboard(pawn)).first();
        if (once == king) return {};
        if (rank_of(once) == Rank::Eighth) {  // the new queen must not be lost
            const Bitboard beside_it =
                distance(king, once) == 1 ? Bitboard(once) : chess::king_attacks(once) | Bitboard(once);
            return ~beside_it;
        }
        const Bitboard won = to_answer_[once][king] - Bitboard(once);
        const Square twice = forward<Color::White>(Bitboard(once)).first();
        if (rank_of(pawn) != Rank::Second || twice == king) return won;
        return won | (to_answer_[twice][king] - Bitboard(once) - Bitboard(twice));
    }

    /// The lone king must have moves (else it is stalemate: king and pawn never mate), and none that draws.
    [[nodiscard]] Bitboard won_to_answer(Square pawn, Square king) const {
        const Bitboard guarded = chess::king_attacks(king) | Bitboard(king);
        const Bitboard free = ~(guarded | chess::pawn_attacks<Color::White>(Bitboard(pawn)));
        const Bitboard drawing = free - to_move_[pawn][king];  // with the pawn where it can be taken
        return (neighbours(free) - neighbours(drawing)) - guarded - Bitboard(pawn);
    }

    Sets to_move_;
    Sets to_answer_;
};

}  // namespace

bool pawn_wins(Color strong, Square strong_king, Square pawn, Square weak_king, Color to_move) {
    static const WonSquares kWonSquares;
    const auto seen = [&](Square square) {
        const Square upright = strong == Color::White ? square : chess::flipped(square);
        return file_of(pawn) > File::D ? chess::square_at(index_of(upright) ^ 7) : upright;
    };
    return kWonSquares(seen(pawn), seen(strong_king), to_move == strong).contains(seen(weak_king));
}

}  // namespace plyproof::eval
