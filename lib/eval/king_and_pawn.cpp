// SPDX-License-Identifier: MIT
#include "eval/king_and_pawn.h"

#include <bitset>
#include <memory>
#include <vector>

#include "eval/scene.h"

namespace plyproof::eval {

namespace {

using chess::File;
using chess::Rank;

/// A position as the table sees it: White has the pawn, on one of the files a to d.
struct State {
    Square king, pawn, enemy;
    bool pawn_side_moves;
};

constexpr std::size_t kStates = std::size_t{2} * 24 * 64 * 64;

std::size_t index_of_state(const State& state) {
    const auto file = static_cast<std::size_t>(file_of(state.pawn));
    const auto rank = static_cast<std::size_t>(rank_of(state.pawn)) - 1;
    const auto kings =
        static_cast<std::size_t>(index_of(state.king)) * 64 + static_cast<std::size_t>(index_of(state.enemy));
    return ((rank * 4 + file) * 4096 + kings) * 2 + (state.pawn_side_moves ? 1 : 0);
}

State state_at(std::size_t index) {
    const std::size_t kings = index / 2 % 4096;
    const std::size_t pawn = index / 2 / 4096;
    return {chess::square_at(static_cast<int>(kings / 64)),
            chess::make_square(static_cast<File>(pawn % 4), static_cast<Rank>(pawn / 4 + 1)),
            chess::square_at(static_cast<int>(kings % 64)), index % 2 == 1};
}

enum class Verdict : std::uint8_t { Open, Won, Drawn, Impossible };

bool is_possible(const State& state) {
    if (state.king == state.pawn || state.enemy == state.pawn || distance(state.king, state.enemy) <= 1) return false;
    const Bitboard checked = chess::pawn_attacks<Color::White>(Bitboard(state.pawn));
    return !state.pawn_side_moves || !checked.contains(state.enemy);
}

/// Works the verdicts out from those of the moves, over and over until no more change.
class Retrograde {
public:
    Retrograde() : verdicts_(kStates) {
        for (std::size_t i = 0; i < kStates; ++i) {
            if (!is_possible(state_at(i))) verdicts_[i] = Verdict::Impossible;
        }
        bool changed = true;
        while (changed) {
            changed = false;
            for (std::size_t i = 0; i < kStates; ++i) {
                if (verdicts_[i] != Verdict::Open) continue;
                const State state = state_at(i);
                verdicts_[i] = state.pawn_side_moves ? after_strong(state) : after_weak(state);
                changed |= verdicts_[i] != Verdict::Open;
            }
        }
    }

    /// What stays open is drawn: nobody gets anywhere.
    [[nodiscard]] std::bitset<kStates> won() const {
        std::bitset<kStates> won;
        for (std::size_t i = 0; i < kStates; ++i) won[i] = verdicts_[i] == Verdict::Won;
        return won;
    }

private:
    [[nodiscard]] Verdict of(const State& state) const { return verdicts_[index_of_state(state)]; }

    /// Won by one move that wins, drawn when all moves draw.
    [[nodiscard]] Verdict after_strong(const State& state) const {
        Verdict worst = Verdict::Drawn;
        const auto look = [&](const State& next) {
            const Verdict verdict = of(next);
            if (verdict == Verdict::Won || (verdict == Verdict::Open && worst != Verdict::Won)) worst = verdict;
        };
        for (const Square to : chess::king_attacks(state.king)) look({to, state.pawn, state.enemy, false});
        const Bitboard kings = Bitboard(state.king) | Bitboard(state.enemy);
        const Bitboard once = forward<Color::White>(Bitboard(state.pawn)) - kings;
        if (once.empty()) return worst;
        if (rank_of(state.pawn) == Rank::Seventh) return promotion_stands(state, once.first()) ? Verdict::Won : worst;
        look({state.king, once.first(), state.enemy, false});
        const Bitboard twice = forward<Color::White>(once) - kings;
        if (rank_of(state.pawn) == Rank::Second && twice.any()) look({state.king, twice.first(), state.enemy, false});
        return worst;
    }

    static bool promotion_stands(const State& state, Square goal) {
        return distance(state.enemy, goal) > 1 || distance(state.king, goal) == 1;
    }

    /// Drawn by one move that draws, or by none (stalemate: a pawn and a king never mate); won when all moves lose.
    [[nodiscard]] Verdict after_weak(const State& state) const {
        bool any = false;
        bool open = false;
        for (const Square to : chess::king_attacks(state.enemy)) {
            const bool takes = to == state.pawn;
            if (distance(to, state.king) <= 1) continue;
            if (takes) return Verdict::Drawn;
            if (chess::pawn_attacks<Color::White>(Bitboard(state.pawn)).contains(to)) continue;
            const Verdict verdict = of({state.king, state.pawn, to, true});
            if (verdict == Verdict::Drawn) return verdict;
            any = true;
            open |= verdict == Verdict::Open;
        }
        if (!any) return Verdict::Drawn;
        return open ? Verdict::Open : Verdict::Won;
    }

    std::vector<Verdict> verdicts_;
};

}  // namespace

bool pawn_wins(Color strong, Square strong_king, Square pawn, Square weak_king, Color to_move) {
    static const auto kWon = std::make_unique<const std::bitset<kStates>>(Retrograde().won());
    const auto seen = [&](Square square) {
        const Square upright = strong == Color::White ? square : chess::flipped(square);
        return file_of(pawn) > File::D ? chess::square_at(index_of(upright) ^ 7) : upright;
    };
    return kWon->test(index_of_state({seen(strong_king), seen(pawn), seen(weak_king), to_move == strong}));
}

}  // namespace plyproof::eval
