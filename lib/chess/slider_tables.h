// SPDX-License-Identifier: MIT
// Tables of all attacks of bishops and rooks, looked up by the blockers that matter. The two tables hold the same
// answers and differ in how the blockers become an index: MagicTable multiplies and works everywhere, PextTable uses
// one instruction of x86-64-v3. Which one is faster depends on the CPU; the perft kernels choose once, not per lookup.
//
// Both objects are built before any other global object of the program and never change. Each slider's mask, multiplier
// and table address share half a cache line. Algorithms: https://www.chessprogramming.org/Magic_Bitboards ("fancy") and
// https://www.chessprogramming.org/BMI2#PEXTBitboards.
#pragma once

#include <cstddef>
#include <cstdint>

#include "chess/bitboard.h"

namespace plyproof::chess {

/// The squares whose occupancy decides what a slider attacks: its rays on the empty board, each without its last
/// square, on which a blocker changes nothing.
[[nodiscard]] Bitboard bishop_relevant_squares(Square from);
[[nodiscard]] Bitboard rook_relevant_squares(Square from);

/// The number of sets of relevant squares, summed over the 64 squares.
inline constexpr std::size_t kBishopBlockerSets = 5'248;
inline constexpr std::size_t kRookBlockerSets = 102'400;

/// Slider attacks on any CPU.
class MagicTable {
public:
    MagicTable();
    MagicTable(const MagicTable&) = delete;
    MagicTable& operator=(const MagicTable&) = delete;

    /// The squares attacked from `from` when `occupied` stands on the board: up to and with the first blocker.
    [[nodiscard]] PLYPROOF_INLINE Bitboard bishop(Square from, Bitboard occupied) const {
        return look_up(bishops_[from], occupied);
    }
    [[nodiscard]] PLYPROOF_INLINE Bitboard rook(Square from, Bitboard occupied) const {
        return look_up(rooks_[from], occupied);
    }

private:
    struct alignas(32) Entry {
        Bitboard mask;
        std::uint64_t magic = 0;
        const Bitboard* attacks = nullptr;
        unsigned shift = 0;
    };

    [[nodiscard]] PLYPROOF_INLINE static std::size_t index_of_blockers(const Entry& entry, Bitboard occupied) {
        return (occupied & entry.mask).bits() * entry.magic >> entry.shift;
    }
    [[nodiscard]] PLYPROOF_INLINE static Bitboard look_up(const Entry& entry, Bitboard occupied) {
        return entry.attacks[index_of_blockers(entry, occupied)];
    }

    base::EnumArray<Square, Entry> bishops_;
    base::EnumArray<Square, Entry> rooks_;
    Bitboard attacks_[kBishopBlockerSets + kRookBlockerSets];
};

[[gnu::visibility("hidden")]] extern const MagicTable kMagicTable;

#if defined(__x86_64__)

/// Slider attacks by PEXT. The table is there on every x86-64 CPU; bishop() and rook() may be called only from
/// functions compiled for BMI2 (the compiler refuses others) and run only on a CPU that has it. Fast on Intel since
/// Haswell and AMD since Zen 3; before Zen 3 AMD's PEXT is microcode and MagicTable is faster.
class PextTable {
public:
    PextTable();
    PextTable(const PextTable&) = delete;
    PextTable& operator=(const PextTable&) = delete;

    /// As MagicTable's.
    [[nodiscard]] [[gnu::target("bmi2")]] PLYPROOF_INLINE Bitboard bishop(Square from, Bitboard occupied) const {
        return look_up(bishops_, from, occupied);
    }
    [[nodiscard]] [[gnu::target("bmi2")]] PLYPROOF_INLINE Bitboard rook(Square from, Bitboard occupied) const {
        return look_up(rooks_, from, occupied);
    }

private:
    // Two arrays rather than one of pairs: a square is then an index that x86 scales by itself.
    struct Lookup {
        base::EnumArray<Square, Bitboard> masks;
        base::EnumArray<Square, const Bitboard*> attacks;
    };

    // The builtin rather than _pext_u64: <immintrin.h> is some forty thousand lines.
    [[nodiscard]] [[gnu::target("bmi2")]] PLYPROOF_INLINE static Bitboard look_up(const Lookup& table, Square from,
                                                                                  Bitboard occupied) {
        return table.attacks[from][__builtin_ia32_pext_di(occupied.bits(), table.masks[from].bits())];
    }

    Lookup bishops_;
    Lookup rooks_;
    Bitboard attacks_[kBishopBlockerSets + kRookBlockerSets];
};

[[gnu::visibility("hidden")]] extern const PextTable kPextTable;

#endif

}  // namespace plyproof::chess
