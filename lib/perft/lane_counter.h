// SPDX-License-Identifier: MIT
// The vector counter: counter.h's contract, with the last two plies counted for N boards at once. Nodes with two plies
// to go are gathered until a block is full, wherever in the tree they come from; their simple moves are counted
// together (node_lanes.h). The other moves are found by the one move generator, and the boards after them gathered in
// turn until their replies are counted together (reply_lanes.h). Positions with a legal en-passant capture as a reply,
// or with rights that are not those of standard chess, go to the scalar counter. Only kernel files include this header.
#pragma once

#include <algorithm>

#include "perft/counter.h"
#include "perft/node_lanes.h"

namespace plyproof::perft {

/// Sums or single numbers: a plain count wants one total, a hashed one the leaves of each node.
enum class Tally : std::uint8_t { Total, PerNode };

template <class Isa, int N, Tally T>
class LaneCounter {
public:
    LaneCounter() = default;
    LaneCounter(const LaneCounter&) = delete;
    LaneCounter& operator=(const LaneCounter&) = delete;

    /// Leaves at `depth` plies. REQUIRES: depth >= 1.
    static std::uint64_t count(const chess::Position& position, int depth, CountRun& run) requires(T == Tally::Total) {
        if (depth < 3) return Counter<Isa>::count(position, depth, run);
        LaneCounter counter;
        // Nodes have White to move, so that the mover's pawns go north.
        const bool as_it_is = (position.side_to_move() == kWhite) == (depth % 2 == 0);
        const Position root = as_it_is ? position : position.mirrored();
        if (root.side_to_move() == kWhite) {
            counter.template walk<kWhite>(root, depth, run);
        } else {
            counter.template walk<kBlack>(root, depth, run);
        }
        counter.finish();
        return counter.total_;
    }

    /// See TwoPliesFunction.
    static void count_two_plies(const chess::Position* positions, std::size_t number,
                                std::uint64_t* leaves) requires(T == Tally::PerNode) {
        LaneCounter counter;
        counter.leaves_ = leaves;
        for (std::size_t i = 0; i < number; ++i) {
            leaves[i] = 0;
            const bool white = positions[i].side_to_move() == kWhite;
            counter.gather_node(white ? positions[i] : positions[i].mirrored(), i);
        }
        counter.finish();
    }

    /// See RepliesFunction.
    static void count_replies(const chess::Position* positions, std::size_t number,
                              std::uint64_t* replies) requires(T == Tally::PerNode) {
        LaneCounter counter;
        counter.leaves_ = replies;
        for (std::size_t i = 0; i < number; ++i) {
            replies[i] = 0;
            const bool black = positions[i].side_to_move() == kBlack;
            counter.gather_board_of(black ? positions[i] : positions[i].mirrored(), i);
        }
        counter.finish();
    }

private:
    using Position = chess::Position;
    using Square = chess::Square;
    using Bitboard = chess::Bitboard;
    static constexpr chess::Color kWhite = chess::Color::White;
    static constexpr chess::Color kBlack = chess::Color::Black;
    static constexpr int kBoardBlocks = 16;

    /// REQUIRES: depth >= 3, and Us is Black exactly when depth is odd.
    template <chess::Color Us>
    void walk(const Position& position, int depth, CountRun& run) {
        chess::MoveList moves;
        chess::ListingSink sink(moves);
        chess::generate<Isa, Us, chess::Scope::All>(position, sink);
        if constexpr (Us == kBlack) {
            if (depth == 3) {
                for (const chess::Move move : moves) gather_node(position.template after<Us>(move), 0);
                return;
            }
        }
        for (const chess::Move move : moves) {
            if (run.is_over(depth)) return;
            walk<opposite(Us)>(position.template after<Us>(move), depth - 1, run);
        }
    }

    /// Credits leaves to a node.
    PLYPROOF_INLINE void add(std::size_t node, std::uint64_t leaves) {
        if constexpr (T == Tally::Total) {
            total_ += leaves;
        } else {
            leaves_[node] += leaves;
        }
    }

    void finish() {
        count_gathered_nodes();
        count_gathered_boards();
    }

    static bool has_standard_rights(const Position& position, chess::Color color) {
        const Bitboard rooks = position.castling_rooks() & position.pieces(color);
        const bool white = color == kWhite;
        if (rooks.empty()) return true;
        const Bitboard corners =
            white ? Bitboard(Square::A1) | Bitboard(Square::H1) : Bitboard(Square::A8) | Bitboard(Square::H8);
        return corners.contains_all(rooks) && position.king(color) == (white ? Square::E1 : Square::E8);
    }

    static void put_board(BoardBlock<N>& block, int lane, const Position& position) {
        const Bitboard white = position.pieces(kWhite);
        const Bitboard black = position.pieces(kBlack);
        const auto put = [&](BoardSet set, Bitboard squares)
                             PLYPROOF_INLINE_LAMBDA { block.at(set, lane) = squares.bits(); };
        using enum BoardSet;
        put(MoverPawns, position.pawns() & white);
        put(MoverKnights, position.knights() & white);
        put(MoverDiagonal, position.diagonal_sliders() & white);
        put(MoverStraight, position.straight_sliders() & white);
        put(MoverKing, position.kings() & white);
        put(ReplierPawns, position.pawns() & black);
        put(ReplierKnights, position.knights() & black);
        put(ReplierDiagonal, position.diagonal_sliders() & black);
        put(ReplierStraight, position.straight_sliders() & black);
        put(ReplierKing, position.kings() & black);
        put(ReplierCastlingRooks, position.castling_rooks() & black);
    }

    /// REQUIRES: White to move.
    PLYPROOF_INLINE void gather_node(const Position& node, std::size_t index) {
        if (!has_standard_rights(node, kBlack)) {
            add(index, count_scalar(node, 2));
            return;
        }
        const int lane = static_cast<int>(nodes_.size());
        put_board(node_block_, lane, node);
        node_index_[lane] = index;
        nodes_.push_back(node);
        if (nodes_.size() == N) count_gathered_nodes();
    }

    [[gnu::noinline]] void count_gathered_nodes() {
        if (nodes_.empty()) return;
        const int gathered = static_cast<int>(nodes_.size());
        for (int lane = gathered; lane < N; ++lane) put_board(node_block_, lane, nodes_[0]);
        count_nodes(node_block_, results_);
        for (int lane = 0; lane < gathered; ++lane) {
            const Position& node = nodes_[static_cast<std::size_t>(lane)];
            add(node_index_[lane], results_.replies_to_simple_moves[lane]);
            OtherMoves sink(*this, lane);
            if (results_.in_check[lane] != 0) {
                generate_evasions(node, sink);
                continue;
            }
            const chess::KingView view{
                {}, Bitboard(results_.straight_pins[lane]), Bitboard(results_.diagonal_pins[lane])};
            chess::generate_out_of_check<Isa, kWhite>(node, view, Bitboard(results_.attacked[lane]), sink);
        }
        nodes_.clear();
    }

    static std::uint64_t count_scalar(const Position& position, int depth) {
        CountRun run;
        return Counter<Isa>::count(position, depth, run);
    }

    /// Takes the moves of a node that are not simple.
    class OtherMoves {
    public:
        PLYPROOF_INLINE OtherMoves(LaneCounter& counter, int lane) : counter_(counter), lane_(lane) {}

        template <chess::MoverGroup Group>
        PLYPROOF_INLINE void piece_moves(Square from, Bitboard targets) {
            using enum chess::MoverGroup;
            const NodeResults<N>& results = counter_.results_;
            const bool queen = (Group == Diagonal && has(BoardSet::MoverStraight, from)) ||
                               (Group == Straight && has(BoardSet::MoverDiagonal, from));
            if (Bitboard(results.simple_movers[lane_]).contains(from)) {
                Bitboard simple(Group == Knight     ? results.knight_targets[lane_]
                                : Group == King     ? results.king_targets[lane_]
                                : queen             ? results.queen_targets[lane_]
                                : Group == Diagonal ? results.bishop_targets[lane_]
                                                    : results.rook_targets[lane_]);
                if (Group != Knight && Bitboard(results.bound_movers[lane_]).contains(from)) {
                    simple = simple - bound_lines(from);
                }
                targets = targets - simple;
            }
            constexpr BoardSet kSet = Group == Knight     ? BoardSet::MoverKnights
                                      : Group == King     ? BoardSet::MoverKing
                                      : Group == Diagonal ? BoardSet::MoverDiagonal
                                                          : BoardSet::MoverStraight;
            for (const Square to : targets) {
                counter_.gather_board(lane_, kSet, from, to);
                if (queen) counter_.make_queen(to);
                counter_.board_gathered(lane_);
            }
        }
        template <int Step>
        PLYPROOF_INLINE void pawn_moves(Bitboard targets) {
            const NodeResults<N>& results = counter_.results_;
            const std::uint64_t simple = Step == 8   ? results.pushes[lane_]
                                         : Step == 9 ? results.east_captures[lane_]
                                                     : results.west_captures[lane_];
            for (const Square to : targets - Bitboard(simple)) {
                counter_.gather_board(lane_, BoardSet::MoverPawns, chess::square_at(index_of(to) - Step), to);
                counter_.board_gathered(lane_);
            }
        }
        template <int Step>
        PLYPROOF_INLINE void pawn_double_pushes(Bitboard targets) {
            for (const Square to : targets - Bitboard(counter_.results_.double_pushes[lane_])) {
                counter_.gather_after(lane_, chess::Move::double_push(chess::square_at(index_of(to) - Step), to));
            }
        }
        template <int Step>
        PLYPROOF_INLINE void pawn_promotions(Bitboard targets) {
            for (const Square to : targets) {
                const Square from = chess::square_at(index_of(to) - Step);
                for (const auto kind : {chess::PieceKind::Knight, chess::PieceKind::Bishop, chess::PieceKind::Rook,
                                        chess::PieceKind::Queen}) {
                    counter_.gather_after(lane_, chess::Move::promotion(from, to, kind));
                }
            }
        }
        PLYPROOF_INLINE void en_passant(Square from, Square to) {
            counter_.gather_after(lane_, chess::Move::en_passant(from, to));
        }
        PLYPROOF_INLINE void castling(Square king, Square rook) {
            counter_.gather_after(lane_, chess::Move::castling(king, rook));
        }

    private:
        [[nodiscard]] PLYPROOF_INLINE bool has(BoardSet set, Square square) const {
            return counter_.node_block_.get(set, lane_).contains(square);
        }
        [[nodiscard]] PLYPROOF_INLINE Bitboard bound_lines(Square from) const {
            Bitboard squares;
            for (std::size_t line = 0; line < 4; ++line) {
                if (Bitboard(counter_.results_.bound_movers_by_line[line][lane_]).contains(from)) {
                    squares |= kLineSquares[line][from];
                }
            }
            return squares;
        }
        LaneCounter& counter_;
        int lane_;
    };

    [[gnu::noinline]] static void generate_evasions(const Position& node, OtherMoves& sink) {
        chess::generate<Isa, kWhite, chess::Scope::All>(node, sink);
    }

    /// The board after a plain move of a node's man, put into the next free place.
    PLYPROOF_INLINE void gather_board(int lane, BoardSet moved, Square from, Square to) {
        BoardBlock<N>& block = boards_[boards_gathered_ / N];
        const int slot = boards_gathered_ % N;
        const std::uint64_t touched = (Bitboard(from) | Bitboard(to)).bits();
        for (int set = 0; set < static_cast<int>(base::kEnumCount<BoardSet>); ++set) {
            block.sets[set][slot] = node_block_.sets[set][lane] & ~touched;
        }
        block.at(moved, slot) |= Bitboard(to).bits();
    }
    PLYPROOF_INLINE void make_queen(Square to) {
        BoardBlock<N>& block = boards_[boards_gathered_ / N];
        const int slot = boards_gathered_ % N;
        block.at(BoardSet::MoverDiagonal, slot) |= Bitboard(to).bits();
        block.at(BoardSet::MoverStraight, slot) |= Bitboard(to).bits();
    }
    PLYPROOF_INLINE void board_gathered(int lane) { board_gathered_for(node_index_[lane]); }
    PLYPROOF_INLINE void board_gathered_for(std::size_t index) {
        if constexpr (T == Tally::PerNode) board_index_[boards_gathered_] = index;
        if (++boards_gathered_ == kBoardBlocks * N) count_gathered_boards();
    }

    /// The board after any move of a node.
    [[gnu::noinline]] void gather_after(int lane, chess::Move move) {
        gather_board_of(nodes_[static_cast<std::size_t>(lane)].template after<kWhite>(move), node_index_[lane]);
    }

    /// REQUIRES: Black to move.
    PLYPROOF_INLINE void gather_board_of(const Position& position, std::size_t index) {
        if (position.en_passant() || !has_standard_rights(position, kBlack)) {
            add(index, count_scalar(position, 1));
            return;
        }
        put_board(boards_[boards_gathered_ / N], boards_gathered_ % N, position);
        board_gathered_for(index);
    }

    [[gnu::noinline]] void count_gathered_boards() {
        const int blocks = (boards_gathered_ + N - 1) / N;
        for (int unused = boards_gathered_; unused < blocks * N; ++unused) {
            for (auto& set : boards_[blocks - 1].sets) set[unused % N] = set[0];
        }
        alignas(8 * N) std::uint64_t numbers[N];
        for (int block = 0; block < blocks; ++block) {
            perft::count_replies(boards_[block]).store(numbers);
            const int first = block * N;
            const int used = std::min(N, boards_gathered_ - first);
            for (int lane = 0; lane < used; ++lane) {
                add(T == Tally::PerNode ? board_index_[first + lane] : 0, numbers[lane]);
            }
        }
        boards_gathered_ = 0;
    }

    std::uint64_t total_ = 0;          ///< Tally::Total
    std::uint64_t* leaves_ = nullptr;  ///< Tally::PerNode
    int boards_gathered_ = 0;
    base::StaticVector<Position, N> nodes_;
    std::size_t node_index_[N];
    BoardBlock<N> node_block_;
    NodeResults<N> results_;
    BoardBlock<N> boards_[kBoardBlocks];
    std::size_t board_index_[T == Tally::PerNode ? kBoardBlocks * N : 1];
};

}  // namespace plyproof::perft
