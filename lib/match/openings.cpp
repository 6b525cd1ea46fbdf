// SPDX-License-Identifier: MIT
#include "match/openings.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <random>

#include "base/text_fields.h"
#include "chess/fen.h"
#include "chess/legal_moves.h"

namespace plyproof::match {

namespace {

base::Result<Opening, std::string> opening_from_fen(std::string_view fen) {
    const auto setup = chess::parse_fen(fen);
    if (!setup) return base::failure(std::string("neither moves nor a FEN"));
    const auto accepted = chess::position_from(*setup);
    if (!accepted) return base::failure(std::string("no game can be played from this position"));
    return Opening{accepted->position, accepted->variant};
}

base::Result<Opening, std::string> opening_from(std::string_view line) {
    constexpr std::string_view kMoves = " moves ";
    Opening opening{chess::Position::start()};
    const std::size_t at = line.find(kMoves);
    std::string_view moves = line;
    if (line.find('/') != std::string_view::npos) {
        auto begun = opening_from_fen(line.substr(0, at));
        if (!begun) return begun;
        opening = *std::move(begun);
        moves = at == std::string_view::npos ? std::string_view() : line.substr(at + kMoves.size());
    }
    chess::Position position = opening.start;
    for (const base::TextField& word : base::split_fields(moves)) {
        const auto move = chess::parse_uci_move(position, word.text, opening.variant);
        if (!move) return base::failure(fmt::format("{} is no legal move there", word.text));
        opening.moves.push_back(*move);
        position = position.after(*move);
    }
    if (count_legal_moves(position) == 0) return base::failure(std::string("the game is over before it begins"));
    return opening;
}

/// Puts a piece on the free file of this number, counted from the left.
void put_on_free(std::array<char, 8>& rank, unsigned number, char piece) {
    for (char& square : rank) {
        if (square == ' ' && number-- == 0) {
            square = piece;
            return;
        }
    }
}

/// A number below `bound`, the same on every machine; the bias is of no matter for small bounds.
std::size_t drawn(std::mt19937_64& random, std::size_t bound) { return random() % bound; }

}  // namespace

base::Result<std::vector<Opening>, std::string> parse_openings(std::string_view text) {
    std::vector<Opening> openings;
    std::size_t number = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = base::trim(text.substr(begin, end - begin));
        begin = end + 1;
        ++number;
        if (line.empty() || line.front() == '#') continue;
        auto opening = opening_from(line);
        if (!opening) return base::failure(fmt::format("line {}: {}", number, opening.error()));
        openings.push_back(*std::move(opening));
    }
    if (openings.empty()) return base::failure(std::string("there is no opening in it"));
    return openings;
}

chess::Position chess960_start(unsigned number) {
    assert(number < 960);
    // The two knights among the five files that bishops and queen leave.
    constexpr std::array<std::array<unsigned, 2>, 10> kKnights{
        {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}}};
    std::array<char, 8> rank{};
    rank.fill(' ');
    const std::size_t light_pair = number % 4;
    const std::size_t dark_pair = number / 4 % 4;
    rank[2 * light_pair + 1] = 'b';
    rank[2 * dark_pair] = 'b';
    put_on_free(rank, number / 16 % 6, 'q');
    const auto& knights = kKnights[number / 96];
    put_on_free(rank, knights[1], 'n');
    put_on_free(rank, knights[0], 'n');
    for (const char piece : {'r', 'k', 'r'}) put_on_free(rank, 0, piece);
    const std::string black(rank.begin(), rank.end());
    std::string white = black;
    for (char& piece : white) piece = static_cast<char>(piece - 'a' + 'A');
    const std::string fen = fmt::format("{}/pppppppp/8/8/8/8/PPPPPPPP/{} w KQkq - 0 1", black, white);
    return position_from(*chess::parse_fen(fen), chess::VariantMode::Chess960)->position;
}

std::vector<Opening> chess960_openings(std::size_t count, std::uint64_t seed) {
    std::vector<Opening> all;
    for (unsigned number = 0; number < 960; ++number) {
        all.push_back({chess960_start(number), chess::Variant::Chess960});
    }
    const std::vector<Opening> mixed = shuffled(std::move(all), seed);
    std::vector<Opening> openings;
    for (std::size_t i = 0; i < count; ++i) openings.push_back(mixed[i % mixed.size()]);
    return openings;
}

std::vector<Opening> shuffled(std::vector<Opening> openings, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    for (std::size_t left = openings.size(); left > 1; --left) {
        std::swap(openings[left - 1], openings[drawn(random, left)]);
    }
    return openings;
}

}  // namespace plyproof::match
