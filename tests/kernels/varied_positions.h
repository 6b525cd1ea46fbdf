// SPDX-License-Identifier: MIT
// VariedPositions: random positions without end, the same on every machine, which try every path of a kernel: games
// from the start position and from Chess960 starts, and placements of 3 to 32 men, some with many queens, some with
// many pawns about to promote, with castling rights and en passant.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "chess/chess960_start.h"
#include "support/random_positions.h"

namespace plyproof::kernels {

class VariedPositions {
public:
    explicit VariedPositions(std::uint64_t seed) : random_(seed) {}

    chess::Position next() {
        if (random_.one_in(2)) return placement();
        if (game_.empty()) new_game();
        const chess::Position position = game_.back();
        game_.pop_back();
        return position;
    }

private:
    enum class Style : std::uint8_t { Mixed, Queens, Promotions };
    static constexpr std::size_t kStyles = 3;
    static constexpr std::size_t kFewestMen = 3;
    static constexpr std::size_t kMostMen = 32;
    static constexpr std::size_t kMostMenOfASide = 16;
    static constexpr std::size_t kMostPawnsOfASide = 8;

    void new_game() {
        constexpr std::size_t kPlies = 150;
        switch (random_.below(3)) {
            case 0:
                game_ = support::random_game(chess::Position::start(), random_, kPlies);
                break;
            case 1:
                game_ = support::random_game(chess::chess960_start(random_.below(960), random_.below(960)), random_,
                                             kPlies);
                break;
            default:
                game_ = support::random_game(placement(), random_, 10);
        }
    }

    chess::Position placement() {
        // The more men, the more often the side not to move is in check: after many failures with fewer.
        constexpr std::size_t kTries = 200;
        const auto style = static_cast<Style>(random_.below(kStyles));
        std::size_t men = kFewestMen + random_.below(kMostMen - kFewestMen + 1);
        for (std::size_t failures = 0;; ++failures) {
            if (failures > 0 && failures % kTries == 0 && men > kFewestMen) --men;
            if (const auto position = try_placement(men, style)) return *position;
        }
    }

    std::optional<chess::Position> try_placement(std::size_t men, Style style) {
        chess::Setup setup = support::random_setup(random_, {.most_men = 0});
        add_men(setup, men, style);
        if (const auto accepted = chess::position_from(setup, chess::VariantMode::Chess960)) return accepted->position;
        setup.side_to_move = chess::opposite(setup.side_to_move);
        setup.en_passant.reset();
        if (const auto accepted = chess::position_from(setup, chess::VariantMode::Chess960)) return accepted->position;
        return std::nullopt;
    }

    static std::size_t number_of(const chess::Setup& setup, chess::Color color, std::optional<chess::PieceKind> kind) {
        return static_cast<std::size_t>(std::ranges::count_if(
            setup.board, [&](const auto& man) { return man && man->color == color && (!kind || man->kind == kind); }));
    }

    void add_men(chess::Setup& setup, std::size_t men, Style style) {
        using enum chess::Color;
        while (number_of(setup, White, {}) + number_of(setup, Black, {}) < men) {
            chess::Color color = random_.one_in(2) ? White : Black;
            if (number_of(setup, color, {}) == kMostMenOfASide) color = chess::opposite(color);
            chess::PieceKind kind = random_kind(style);
            if (kind == chess::PieceKind::Pawn && number_of(setup, color, kind) == kMostPawnsOfASide)
                kind = chess::PieceKind::Knight;
            const chess::Square square = random_square(color, kind, style);
            if (!setup.board[square]) setup.board[square] = chess::Piece{color, kind};
        }
    }

    chess::PieceKind random_kind(Style style) {
        using enum chess::PieceKind;
        constexpr chess::PieceKind kMixed[] = {Pawn, Pawn, Pawn, Pawn, Knight, Bishop, Rook, Queen};
        constexpr chess::PieceKind kQueens[] = {Queen, Queen, Queen, Queen, Queen, Rook, Bishop, Pawn};
        const auto& kinds = style == Style::Queens ? kQueens : kMixed;
        return kinds[random_.below(std::size(kinds))];
    }

    chess::Square random_square(chess::Color color, chess::PieceKind kind, Style style) {
        if (kind == chess::PieceKind::Pawn && style == Style::Promotions && !random_.one_in(4)) {
            return chess::make_square(static_cast<chess::File>(random_.below(8)),
                                      chess::relative_rank(color, chess::Rank::Seventh));
        }
        return support::detail::random_square(random_, kind == chess::PieceKind::Pawn);
    }

    support::SplitMix64 random_;
    std::vector<chess::Position> game_;
};

}  // namespace plyproof::kernels
