// SPDX-License-Identifier: MIT
// The vector counter: counter.h's contract, with the last two plies counted for N boards at once. Nodes with two plies
// to go are gathered until a block is full, wherever in the tree they come from; their simple moves are counted
// together (node_lanes.h). The other moves are listed (lane_moves.h), and the boards after them gathered in turn until
// their replies are counted together (reply_lanes.h). What is rare is left to the one move generator: moves out of
// check, en-passant captures, castling that is not standard chess. Replies of a side whose rights are not those of
// standard chess go to the scalar counter. Only kernel files include this header.
#pragma once

#include <algorithm>

#include "perft/counter.h"
#include "perft/lane_move_list.h"
#include "perft/node_lanes.h"

namespace plyproof::perft {

/// Sums or single numbers: a plain count wants one total, a hashed one the leaves of each node.
enum class Tally : std::uint8_t { Total, PerNode };

template <class Isa, int N, Tally T>
class LaneCounter {
public:
    explicit LaneCounter(NodePath path) : path_(path) {}
    LaneCounter(const LaneCounter&) = delete;
    LaneCounter& operator=(const LaneCounter&) = delete;

    /// Leaves at `depth` plies. REQUIRES: depth >= 1.
    static std::uint64_t count(const chess::Position& position, int depth, CountRun& run) requires(T == Tally::Total) {
        if (depth < 3) return Counter<Isa>::count(position, depth, run);
        LaneCounter counter(run.path());
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
    static void count_two_plies(const chess::Position* positions, std::size_t number, std::uint64_t* leaves,
                                NodePath path) requires(T == Tally::PerNode) {
        LaneCounter counter(path);
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
        LaneCounter counter(NodePath::Differences);
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
    static constexpr int kCapacity = BoardQueue<N>::kCapacity;

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
        count_gathered_boards(true);
        if constexpr (T == Tally::Total) {
            alignas(8 * N) std::uint64_t totals[N];
            lane_totals_.store(totals);
            for (const std::uint64_t lane_total : totals) total_ += lane_total;
        }
    }

    static bool has_standard_rights(const Position& position, chess::Color color) {
        const Bitboard rooks = position.castling_rooks() & position.pieces(color);
        const bool white = color == kWhite;
        if (rooks.empty()) return true;
        const Bitboard corners =
            white ? Bitboard(Square::A1) | Bitboard(Square::H1) : Bitboard(Square::A8) | Bitboard(Square::H8);
        return corners.contains_all(rooks) && position.king(color) == (white ? Square::E1 : Square::E8);
    }

    template <class Boards>
    static void put_board(Boards& boards, int place, const Position& position) {
        const Bitboard white = position.pieces(kWhite);
        const Bitboard black = position.pieces(kBlack);
        const auto put = [&](BoardSet set, Bitboard squares)
                             PLYPROOF_INLINE_LAMBDA { boards.sets[static_cast<int>(set)][place] = squares.bits(); };
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
        count_nodes(node_block_, path_, results_);
        for (int lane = 0; lane < gathered; ++lane) {
            const Position& node = nodes_[static_cast<std::size_t>(lane)];
            if (results_.in_check[lane] != 0 || path_ == NodePath::Generator) {
                GeneratedMoves sink(*this, lane);
                generate_all(node, sink);
                continue;
            }
            add(node_index_[lane], results_.replies_to_simple_moves[lane]);
            if (node.en_passant() || !has_standard_rights(node, kWhite)) {
                GeneratedMoves sink(*this, lane);
                generate_special_moves(node, Bitboard(results_.attacked[lane]), sink);
            } else if ((node.castling_rooks() & node.pieces(kWhite)).any()) {
                list_castlings(node, lane);
            }
        }
        if (path_ != NodePath::Generator) list_other_moves();
        gather_listed_moves();
        nodes_.clear();
    }

    static std::uint64_t count_scalar(const Position& position, int depth) {
        CountRun run;
        return Counter<Isa>::count(position, depth, run);
    }

    PLYPROOF_INLINE void list(int lane, Square from, Square to, LaneMove::Kinds kinds) {
        listed_.add(LaneMove(lane, from, to, kinds));
    }

    /// Counts the en-passant captures that a double push allows; the board after it is counted without.
    PLYPROOF_INLINE void add_en_passant_captures(int lane, Square from, Square to) {
        const Bitboard beside = chess::king_attacks(to) & squares_of(chess::Rank::Fourth);
        for (const Square capturer : node_block_.get(BoardSet::ReplierPawns, lane) & beside) {
            if (can_capture_en_passant(lane, capturer, from, to)) add(node_index_[lane], 1);
        }
    }
    [[nodiscard]] PLYPROOF_INLINE bool can_capture_en_passant(int lane, Square capturer, Square from, Square to) const {
        using enum BoardSet;
        const auto men = [&](BoardSet set) PLYPROOF_INLINE_LAMBDA { return node_block_.get(set, lane); };
        const Bitboard occupied = (nodes_[static_cast<std::size_t>(lane)].occupied() - Bitboard(from)) | Bitboard(to);
        const chess::EnPassantEnemies enemies{(men(MoverPawns) - Bitboard(from)) | Bitboard(to), men(MoverKnights),
                                              men(MoverDiagonal), men(MoverStraight)};
        return chess::en_passant_is_legal_on<Isa>(kBlack, men(ReplierKing).first(), capturer, back(to, 8), occupied,
                                                  enemies);
    }

    /// Lists the moves that are not simple of all nodes that are not in check.
    PLYPROOF_INLINE void list_other_moves() {
        const auto used = static_cast<std::uint8_t>((1u << nodes_.size()) - 1);
        const MoveTable<N>& others = results_.other_moves;
        list_moves(others, node_block_, used, listed_);
        for (unsigned lanes = others.lanes[kDoublePush] & used; lanes != 0; lanes &= lanes - 1) {
            const int lane = __builtin_ctz(lanes);
            for (const Square to : Bitboard(others.ends[kDoublePush][lane])) {
                add_en_passant_captures(lane, back(to, 16), to);
            }
        }
    }
    PLYPROOF_INLINE static Square back(Square to, int step) { return chess::square_at(index_of(to) - step); }

    /// REQUIRES: White is not in check and has rights of standard chess only.
    PLYPROOF_INLINE void list_castlings(const Position& node, int lane) {
        const Bitboard attacked(results_.attacked[lane]);
        for (int wing = 0; wing < 2; ++wing) {
            const StandardCastling& castling = kMoverCastlings[wing];
            if ((node.castling_rooks() & castling.rook).empty()) continue;
            if ((node.occupied() & castling.way).any() || (attacked & castling.safe).any()) continue;
            list(lane, Square::E1, castling.king_target,
                 LaneMove::kind(BoardSet::MoverKing) | LaneMove::kCastlings[wing]);
        }
    }

    /// Lists the moves that the generator tells.
    class GeneratedMoves {
    public:
        PLYPROOF_INLINE GeneratedMoves(LaneCounter& counter, int lane) : counter_(counter), lane_(lane) {}

        template <chess::MoverGroup Group>
        PLYPROOF_INLINE void piece_moves(Square from, Bitboard targets) {
            using enum chess::MoverGroup;
            const bool queen = (Group == Diagonal && has(BoardSet::MoverStraight, from)) ||
                               (Group == Straight && has(BoardSet::MoverDiagonal, from));
            constexpr BoardSet kSet = Group == Knight     ? BoardSet::MoverKnights
                                      : Group == King     ? BoardSet::MoverKing
                                      : Group == Diagonal ? BoardSet::MoverDiagonal
                                                          : BoardSet::MoverStraight;
            const LaneMove::Kinds kinds = queen ? LaneMove::kQueen : LaneMove::kind(kSet);
            for (const Square to : targets) counter_.list(lane_, from, to, kinds);
        }
        template <int Step>
        PLYPROOF_INLINE void pawn_moves(Bitboard targets) {
            for (const Square to : targets) {
                counter_.list(lane_, back(to, Step), to, LaneMove::kind(BoardSet::MoverPawns));
            }
        }
        template <int Step>
        PLYPROOF_INLINE void pawn_double_pushes(Bitboard targets) {
            for (const Square to : targets) {
                counter_.list(lane_, back(to, Step), to, LaneMove::kind(BoardSet::MoverPawns));
                counter_.add_en_passant_captures(lane_, back(to, Step), to);
            }
        }
        template <int Step>
        PLYPROOF_INLINE void pawn_promotions(Bitboard targets) {
            for (const Square to : targets) {
                for (const LaneMove::Kinds kinds : LaneMove::kPromotions)
                    counter_.list(lane_, back(to, Step), to, kinds);
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
        LaneCounter& counter_;
        int lane_;
    };

    [[gnu::noinline]] static void generate_all(const Position& node, GeneratedMoves& sink) {
        chess::generate<Isa, kWhite, chess::Scope::All>(node, sink);
    }
    [[gnu::noinline]] static void generate_special_moves(const Position& node, Bitboard attacked,
                                                         GeneratedMoves& sink) {
        chess::generate_special_moves<Isa, kWhite>(node, attacked, sink);
    }

    /// Puts the boards after the listed moves where boards wait to be counted.
    PLYPROOF_INLINE void gather_listed_moves() {
        listed_.pad();
        for (int first = 0; first < listed_.size(); first += N) {
            const UnpackedMoves<N> moves(listed_.from(first));
            append_boards(node_block_, moves, boards_, boards_gathered_);
            if constexpr (T == Tally::PerNode) {
                const Lanes<N> index = LaneChoice<N>(moves.lane).of(Lanes<N>::load(node_index_));
                index.store_anywhere(&board_index_[boards_gathered_]);
            }
            boards_gathered_ += std::min(N, listed_.size() - first);
            if (boards_gathered_ >= kCapacity) count_gathered_boards();
        }
        listed_.clear();
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
        put_board(boards_, boards_gathered_, position);
        if constexpr (T == Tally::PerNode) board_index_[boards_gathered_] = index;
        if (++boards_gathered_ == kCapacity) count_gathered_boards();
    }

    /// Counts the boards of whole blocks and keeps the rest; at the end it counts all.
    [[gnu::noinline]] void count_gathered_boards(bool at_the_end = false) {
        const int rest = boards_gathered_ % N;
        const int whole = boards_gathered_ - rest;
        for (int first = 0; first < whole; first += N) count_block(first, N);
        for (int place = 0; place < rest; ++place) copy_board(whole + place, place);
        boards_gathered_ = rest;
        if (!at_the_end || rest == 0) return;
        for (int unused = rest; unused < N; ++unused) copy_board(0, unused);
        count_block(0, rest);
        boards_gathered_ = 0;
    }
    PLYPROOF_INLINE void count_block(int first, int used) {
        const LaneNumbers<N> replies =
            perft::count_replies(LaneBoards<N>(boards_, first), path_ == NodePath::EveryKind);
        if (T == Tally::Total && used == N) {
            lane_totals_ += replies;
            return;
        }
        alignas(8 * N) std::uint64_t numbers[N];
        replies.store(numbers);
        for (int lane = 0; lane < used; ++lane) {
            add(T == Tally::PerNode ? board_index_[first + lane] : 0, numbers[lane]);
        }
    }
    void copy_board(int from, int to) {
        for (auto& set : boards_.sets) set[to] = set[from];
        if constexpr (T == Tally::PerNode) board_index_[to] = board_index_[from];
    }

    const NodePath path_;
    std::uint64_t total_ = 0;          ///< Tally::Total
    LaneNumbers<N> lane_totals_;       ///< to be added to it
    std::uint64_t* leaves_ = nullptr;  ///< Tally::PerNode
    int boards_gathered_ = 0;
    base::StaticVector<Position, N> nodes_;
    alignas(8 * N) std::uint64_t node_index_[N];
    BoardBlock<N> node_block_;
    NodeResults<N> results_;
    LaneMoveList<N> listed_;
    BoardQueue<N> boards_;
    std::uint64_t board_index_[T == Tally::PerNode ? kCapacity + N : 1];
};

}  // namespace plyproof::perft
