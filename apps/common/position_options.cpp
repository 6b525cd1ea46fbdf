// SPDX-License-Identifier: MIT
#include "common/position_options.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <utility>

#include "base/text_fields.h"
#include "chess/legal_moves.h"
#include "chess/move_text.h"
#include "chess/san.h"
#include "explain/fen_error_text.h"
#include "explain/marked_text.h"
#include "explain/setup_problem_text.h"
#include "perft/known_positions.h"
#include "report/text_parts.h"

namespace plyproof::apps {

namespace {

using chess::SetupProblem;
using chess::Verdict;

/// A problem with the FEN and carets below, without the verdict in front: the console has its own labels.
std::string unlabelled_text(const SetupProblem& problem, const chess::Setup& setup, std::string_view fen) {
    const std::string label = fmt::format("{}: ", explain::id_of(chess::verdict_of(problem.kind)));
    std::string text = explain::setup_problem_text(problem, setup, fen);
    if (text.starts_with(label)) text.erase(0, label.size());
    return text;
}

bool is_as_bad_as_an_error(const SetupProblem& problem, Strictness strictness) {
    // How castling rights are read is no question of whether a game can lead here.
    if (problem.kind == chess::SetupProblemKind::ReadAsChess960) return false;
    switch (chess::verdict_of(problem.kind)) {
        case Verdict::Error:
            return true;
        case Verdict::Fixed:
            return strictness != Strictness::Lenient;
        case Verdict::Note:
            return strictness == Strictness::Reachable;
    }
    return true;
}

/// All problems that forbid the position, each with its carets; empty when none does.
std::string forbidding_text(const chess::SetupProblems& problems, const chess::Setup& setup, std::string_view fen,
                            Strictness strictness) {
    std::string text;
    bool playable = true;
    for (const SetupProblem& problem : problems) {
        if (!is_as_bad_as_an_error(problem, strictness)) continue;
        if (!text.empty()) text += "\nalso: ";
        text += unlabelled_text(problem, setup, fen);
        playable = playable && chess::verdict_of(problem.kind) != Verdict::Error;
    }
    if (text.empty() || !playable) return text;
    return text + (strictness == Strictness::Reachable ? "\n  --strict=reachable refuses what no game can reach"
                                                       : "\n  --strict refuses what has to be fixed");
}

/// What would be right instead of an illegal move, where that can be guessed; empty otherwise.
std::string illegal_move_hint(const chess::Position& position, const std::string& text, chess::Variant variant) {
    if (variant == chess::Variant::Chess960) {
        const auto castling = chess::parse_uci_move(position, text, chess::Variant::Standard);
        if (castling) {
            return fmt::format("\n  in Chess960, castling is the king taking its rook: write {}",
                               chess::to_uci(*castling, variant));
        }
    }
    if (!chess::parse_uci_move(position, text + "q", variant)) return "";
    return fmt::format("\n  the pawn becomes something there: add q, r, b or n, as in {}q", text);
}

/// "write Nbd2 or Nfd2": the SAN of the moves that an ambiguous SAN text fits.
std::string candidates_hint(const chess::Position& position, const std::string& text) {
    const std::size_t end = text.find_last_of("12345678");
    if (end == std::string::npos || end == 0) return "";
    const std::string target = text.substr(end - 1, 2);
    std::string candidates;
    for (const chess::Move move : chess::legal_moves(position)) {
        const std::string san = chess::to_san(position, move);
        if (chess::name_of(move.to()) != target || san.front() != text.front()) continue;
        candidates += (candidates.empty() ? "" : " or ") + san;
    }
    return candidates.empty() ? "" : "\n  write " + candidates;
}

std::string move_error_text(const chess::MoveError& error, const std::string& moves, base::TextField field,
                            std::size_t number, const LoadedPosition& loaded) {
    const chess::Position& position = loaded.accepted.position;
    const std::string text(field.text);
    std::string hint;
    const std::string marked = explain::marked_text(moves, {{field.offset, field.text.size()}});
    std::string_view why;
    switch (error.kind) {
        case chess::MoveErrorKind::Malformed:
            return fmt::format("move {} of --moves, '{}', is no move: write e2e4, e7e8q, or SAN such as Nf3\n{}",
                               number, report::printable(field.text), marked);
        case chess::MoveErrorKind::Illegal:
            why = "is not legal";
            hint = illegal_move_hint(position, text, loaded.accepted.variant);
            break;
        case chess::MoveErrorKind::Ambiguous:
            why = "could be several moves";
            hint = candidates_hint(position, text);
            break;
        case chess::MoveErrorKind::Unsettled:
            why = "does not say what the pawn becomes";
            hint = fmt::format("\n  add =Q, =R, =B or =N, as in {}=Q", text);
            break;
    }
    return fmt::format("move {} of --moves, '{}', {} in {}\n{}{}", number, report::printable(field.text), why,
                       chess::to_fen(position), marked, hint);
}

/// UCI first, then SAN; the error is about the spelling that comes closer.
base::Result<chess::Move, chess::MoveError> parse_move(const chess::Position& position, std::string_view text,
                                                       chess::Variant variant) {
    auto uci = chess::parse_uci_move(position, text, variant);
    if (uci || uci.error().kind != chess::MoveErrorKind::Malformed) return uci;
    return chess::parse_san(position, text);
}

/// Plays --moves; the error text when one of them cannot be played.
std::optional<std::string> play(const std::string& moves, LoadedPosition& loaded) {
    chess::Position& position = loaded.accepted.position;
    for (const base::TextField& field : base::split_fields(moves)) {
        const auto move = parse_move(position, field.text, loaded.accepted.variant);
        if (!move) return move_error_text(move.error(), moves, field, loaded.moves.size() + 1, loaded);
        loaded.moves.push_back(*move);
        position = position.after(*move);
    }
    return std::nullopt;
}

constexpr std::size_t kLastClock = 65535;

/// True when the moves went on after a clock could not.
bool clocks_stopped(const LoadedPosition& loaded) {
    const std::size_t black = loaded.root.side_to_move() == chess::Color::Black ? 1 : 0;
    const std::size_t plies = loaded.moves.size();
    return loaded.root.fullmove_number() + (plies + black) / 2 > kLastClock ||
           (loaded.accepted.position.halfmove_clock() == kLastClock &&
            loaded.root.halfmove_clock() + plies > kLastClock);
}

/// The names with commas between them, on lines of at most 80 columns.
std::string names_of_positions() {
    constexpr std::size_t kColumns = 80;
    std::string names;
    std::size_t line_start = 0;
    for (const perft::KnownPosition& known : perft::known_positions()) {
        if (!names.empty()) names += ',';
        if (names.size() - line_start + known.name.size() > kColumns) {
            names += '\n';
            line_start = names.size();
        } else if (!names.empty()) {
            names += ' ';
        }
        names += known.name;
    }
    return names;
}

}  // namespace

Strictness PositionOptions::strictness() const {
    if (strict.empty()) return Strictness::Lenient;
    return strict == "reachable" ? Strictness::Reachable : Strictness::Strict;
}

chess::VariantMode PositionOptions::mode() const {
    if (standard) return chess::VariantMode::Standard;
    return chess960 ? chess::VariantMode::Chess960 : chess::VariantMode::Auto;
}

chess::FenStyle PositionOptions::style() const {
    return fen_style == "shredder" ? chess::FenStyle::Shredder : chess::FenStyle::XFen;
}

std::string_view PositionOptions::mode_option() const {
    if (standard) return "--standard";
    return chess960 ? "--chess960" : "";
}

void add_position_options(CLI::App& app, PositionOptions& options, StandardInput input) {
    constexpr const char* kGroup = "Position";
    const bool fens = input == StandardInput::Fens;
    CLI::Option* fen = app.add_option("--fen", options.fen,
                                      fens ? "The position, in quotes; - reads one FEN a line from standard input"
                                           : "The position, in quotes")
                           ->type_name("FEN")
                           ->group(kGroup);
    if (!fens) {
        fen->check(CLI::Validator(
            [](const std::string& text) { return text == "-" ? "this program takes one position, not -" : ""; }, ""));
    }
    app.add_option("--position", options.name, "A well-known position:\n" + names_of_positions())
        ->type_name("NAME")
        ->excludes(fen)
        ->group(kGroup);
    app.add_option("--moves", options.moves, "Moves to play first, such as \"e2e4 c7c5\"")
        ->type_name("MOVES")
        ->group(kGroup);
    CLI::Option* standard =
        app.add_flag("--standard", options.standard, "Castling rights of standard chess only")->group(kGroup);
    app.add_flag("--chess960", options.chess960, "Chess960; castling is spelled e1h1")
        ->excludes(standard)
        ->group(kGroup);
    app.add_flag("--strict{fixed}", options.strict,
                 "Refuse a FEN that needs fixing; --strict=reachable also one that no game can reach")
        ->check(CLI::IsMember({"fixed", "reachable"}))
        ->group(kGroup);
    app.add_option("--fen-style", options.fen_style, "How to write castling rights: xfen (KQkq) or shredder (HAha)")
        ->check(CLI::IsMember({"xfen", "shredder"}))
        ->type_name("STYLE")
        ->group(kGroup);
}

base::Result<LoadedPosition, std::string> load_fen(const std::string& fen, const PositionOptions& options) {
    const auto setup = chess::parse_fen(fen);
    if (!setup) return base::failure(explain::fen_error_text(setup.error(), fen));
    const auto accepted = chess::position_from(*setup, options.mode());
    const chess::SetupProblems& problems = accepted ? accepted->remarks : accepted.error();
    const std::string forbidding = forbidding_text(problems, *setup, fen, options.strictness());
    if (!forbidding.empty()) return base::failure(forbidding);
    LoadedPosition loaded{*accepted, accepted->position, {}, fen, *setup};
    if (auto error = play(options.moves, loaded)) return base::failure(std::move(*error));
    return loaded;
}

base::Result<LoadedPosition, std::string> load_position(const PositionOptions& options) {
    if (options.fen) return load_fen(*options.fen, options);
    const std::string name = options.name.value_or("start");
    const auto known = perft::find_known_position(name);
    if (!known) {
        return base::failure(
            fmt::format("there is no position '{}'; the names are\n{}", report::printable(name), names_of_positions()));
    }
    auto loaded = load_fen(std::string(known->fen), options);
    // Whoever asks for a well-known position by its name knows, or need not know, that it is one of Chess960.
    if (loaded) {
        std::erase_if(loaded->accepted.remarks, [](const SetupProblem& problem) {
            return problem.kind == chess::SetupProblemKind::ReadAsChess960;
        });
    }
    return loaded;
}

void print_remarks(const LoadedPosition& loaded, std::string_view where, Console& console) {
    for (const SetupProblem& problem : loaded.accepted.remarks) {
        const std::string text = fmt::format("{}{}", where, unlabelled_text(problem, loaded.setup, loaded.text));
        if (chess::verdict_of(problem.kind) == Verdict::Fixed) {
            console.warning(text);
        } else {
            console.note(text);
        }
    }
    if (clocks_stopped(loaded)) console.note(fmt::format("{}the clocks of the position stop at {}", where, kLastClock));
}

}  // namespace plyproof::apps
