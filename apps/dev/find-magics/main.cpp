// SPDX-License-Identifier: MIT
// find-magics: prints lib/chess/magic_numbers.h. The search is by trial of random numbers with few bits set, from a
// fixed seed, so that the same file comes out on every machine; a test compares the two. About a second.
#include <cstdint>
#include <cstdio>
#include <random>
#include <vector>

#include "chess/attacks.h"
#include "chess/slider_tables.h"

namespace {

using namespace plyproof;
using chess::Bitboard;
using chess::Square;

/// What one set of blockers does to a slider.
struct Sample {
    std::uint64_t blockers;
    Bitboard attacks;
};

using Attacks = Bitboard (*)(Square, Bitboard);

std::vector<Sample> all_samples(Square from, Bitboard mask, Attacks attacks) {
    std::vector<Sample> samples;
    std::uint64_t blockers = 0;
    do {
        samples.push_back({blockers, attacks(from, Bitboard(blockers))});
        blockers = (blockers - mask.bits()) & mask.bits();
    } while (blockers != 0);
    return samples;
}

/// Finds multipliers that give every two sets of blockers with different attacks different indices.
class Search {
public:
    std::uint64_t magic_for(const std::vector<Sample>& samples, int index_bits) {
        slots_.assign(std::size_t{1} << index_bits, {});
        while (true) {
            const std::uint64_t candidate = random_() & random_() & random_();
            if (is_magic(candidate, samples, 64 - index_bits)) return candidate;
        }
    }

private:
    struct Slot {
        std::uint64_t trial = 0;  ///< the slot is free for every other trial, without being cleared
        Bitboard attacks;
    };

    bool is_magic(std::uint64_t candidate, const std::vector<Sample>& samples, int shift) {
        ++trial_;
        for (const Sample& sample : samples) {
            Slot& slot = slots_[sample.blockers * candidate >> shift];
            if (slot.trial == trial_ && slot.attacks != sample.attacks) return false;
            slot = {trial_, sample.attacks};
        }
        return true;
    }

    std::mt19937_64 random_{1};  // the standard fixes its output, so the seed fixes the file
    std::vector<Slot> slots_;
    std::uint64_t trial_ = 0;
};

void print_table(const char* name, Attacks attacks, Bitboard (*relevant_squares)(Square), Search& search) {
    std::printf("inline constexpr base::EnumArray<Square, std::uint64_t> %s = {{\n", name);
    for (const Square from : base::kAll<Square>) {
        const Bitboard mask = relevant_squares(from);
        const std::uint64_t magic = search.magic_for(all_samples(from, mask, attacks), mask.size());
        const int column = chess::index_of(from) % 4;
        std::printf("%s0x%016llX,%s", column == 0 ? "    " : " ", static_cast<unsigned long long>(magic),
                    column == 3 ? "\n" : "");
    }
    std::printf("}};\n");
}

}  // namespace

int main() {
    std::printf(
        "// SPDX-License-Identifier: MIT\n"
        "// The multipliers of MagicTable, a1 to h8, as find-magics (apps/dev/find-magics) prints them. That they are\n"
        "// magic is no matter of faith: a wrong one makes MagicTable differ from the slow walk.\n"
        "#pragma once\n\n"
        "#include <cstdint>\n\n"
        "#include \"chess/square.h\"\n\n"
        "namespace plyproof::chess {\n\n"
        "// clang-format off\n");
    Search search;
    print_table("kBishopMagics", chess::slow_bishop_attacks, chess::bishop_relevant_squares, search);
    std::printf("\n");
    print_table("kRookMagics", chess::slow_rook_attacks, chess::rook_relevant_squares, search);
    std::printf("// clang-format on\n\n}  // namespace plyproof::chess\n");
    return std::fflush(stdout) == 0 ? 0 : 4;
}
