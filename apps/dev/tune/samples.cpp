// SPDX-License-Identifier: MIT
#include "samples.h"

#include <optional>

#include "chess/fen.h"
#include "chess/position_from.h"
#include "eval/evaluate.h"
#include "eval/scaling.h"
#include "quiet.h"

namespace plyproof::tune {

namespace {

std::optional<float> result_of(std::string_view text) {
    if (text == "1-0") return 1.0F;
    if (text == "0-1") return 0.0F;
    if (text == "1/2-1/2") return 0.5F;
    return std::nullopt;
}

std::optional<chess::Position> position_of(std::string_view fen) {
    const auto setup = chess::parse_fen(fen);
    if (!setup) return std::nullopt;
    const auto accepted = chess::position_from(*setup);
    if (!accepted) return std::nullopt;
    return accepted->position;
}

}  // namespace

base::Result<bool, std::string> Samples::add(std::string_view line) {
    const std::size_t split = line.rfind(';');
    const auto result = split == line.npos ? std::nullopt : result_of(line.substr(split + 1));
    if (!result) return tl::unexpected(std::string("it does not end in ;1-0, ;0-1 or ;1/2-1/2"));
    const auto position = position_of(line.substr(0, split));
    if (!position) return tl::unexpected(std::string("its position is none"));
    if (!is_quiet(*position)) return false;
    const eval::Coefficients found = eval::coefficients(*position);
    if (found.trace.known_ending) return false;
    Entry entry{};
    entry.linear = parts_.size();
    add_parts(found.counts.data());
    entry.white_danger = parts_.size();
    add_parts(found.danger[chess::Color::White].data());
    entry.black_danger = parts_.size();
    add_parts(found.danger[chess::Color::Black].data());
    entry.end = parts_.size();
    entry.middle_share = static_cast<float>(found.trace.phase) / eval::kFullPhase;
    entry.white_scale = static_cast<float>(eval::scale_for(*position, chess::Color::White)) / eval::kFullScale;
    entry.black_scale = static_cast<float>(eval::scale_for(*position, chess::Color::Black)) / eval::kFullScale;
    entry.result = *result;
    entries_.push_back(entry);
    return true;
}

void Samples::add_parts(const std::int16_t* counts) {
    for (std::size_t weight = 0; weight < eval::kWeightCount; ++weight) {
        if (counts[weight] != 0) parts_.push_back({static_cast<std::uint16_t>(weight), counts[weight]});
    }
}

Sample Samples::operator[](std::size_t index) const {
    const Entry& entry = entries_[index];
    const auto parts = [this](std::size_t begin, std::size_t end) {
        return std::span<const Part>(parts_.data() + begin, end - begin);
    };
    return {parts(entry.linear, entry.white_danger),
            parts(entry.white_danger, entry.black_danger),
            parts(entry.black_danger, entry.end),
            entry.middle_share,
            entry.white_scale,
            entry.black_scale,
            entry.result};
}

}  // namespace plyproof::tune
