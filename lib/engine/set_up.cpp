// SPDX-License-Identifier: MIT
#include "engine/set_up.h"

#include <fmt/format.h>

#include <utility>

#include "base/printable_text.h"
#include "chess/fen.h"
#include "chess/move_text.h"
#include "chess/san.h"
#include "explain/fen_error_text.h"
#include "explain/setup_problem_text.h"

namespace plyproof::engine {

namespace {

std::string words_of(const chess::SetupProblems& problems, const chess::Setup& setup, chess::Verdict verdict) {
    std::string words;
    for (const chess::SetupProblem& problem : problems) {
        if (verdict_of(problem.kind) != verdict) continue;
        if (!words.empty()) words += "; ";
        words += explain::setup_problem_words(problem, setup);
    }
    return words;
}

base::Result<SetUp, std::string> from_fen(std::string_view fen, chess::Variant variant) {
    const auto setup = chess::parse_fen(fen);
    if (!setup) return base::failure(explain::fen_error_words(setup.error()));
    const auto mode = variant == chess::Variant::Chess960 ? chess::VariantMode::Chess960 : chess::VariantMode::Standard;
    const auto accepted = chess::position_from(*setup, mode);
    if (!accepted) return base::failure(words_of(accepted.error(), *setup, chess::Verdict::Error));
    SetUp result{Record(accepted->position), {}};
    for (const chess::Verdict verdict : {chess::Verdict::Fixed, chess::Verdict::Note}) {
        std::string words = words_of(accepted->remarks, *setup, verdict);
        if (!words.empty()) result.remarks.push_back(std::move(words));
    }
    return result;
}

}  // namespace

base::Result<chess::Move, std::string> read_move(const chess::Position& position, std::string_view text,
                                                 chess::Variant variant) {
    if (const auto move = chess::parse_uci_move(position, text, variant)) return *move;
    if (const auto move = chess::parse_san(position, text)) return *move;
    return base::failure(fmt::format("'{}' is no legal move here", base::printable_text(text)));
}

base::Result<SetUp, std::string> set_up(const uci::PositionCommand& command, chess::Variant variant) {
    base::Result<SetUp, std::string> result =
        command.fen ? from_fen(*command.fen, variant) : SetUp{Record(chess::Position::start()), {}};
    if (!result) return result;
    for (std::size_t i = 0; i < command.moves.size(); ++i) {
        const auto move = chess::parse_uci_move(result->record.position(), command.moves[i], variant);
        if (!move) {
            return base::failure(fmt::format("move {} of {}, '{}', is not legal in {}", i + 1, command.moves.size(),
                                             base::printable_text(command.moves[i]),
                                             chess::to_fen(result->record.position())));
        }
        result->record.play(*move);
    }
    return result;
}

}  // namespace plyproof::engine
