// SPDX-License-Identifier: MIT
#include "engine.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <variant>

#include "chess/fen.h"
#include "chess/move_text.h"
#include "misbehaviour.h"
#include "mutants/second_position.h"
#include "perft/divide_lines.h"
#include "uci/words.h"

namespace plyproof::apps {

using chess::File;
using chess::Move;
using chess::MoveKind;
using chess::Variant;
using mutants::Board;
using mutants::Bug;

namespace {

constexpr std::string_view kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr std::array<std::string_view, 1> kOwnCommands{"d"};
constexpr int kDeepest = 20;

chess::Setup start_setup() { return *chess::parse_fen(kStart); }

/// What a mutant believes, as it is: a right without its rook, the en-passant square after every double step. KQkq
/// where king and rook stand at home, as most programs write; the file's letter elsewhere.
chess::Setup believed_setup(const Board& board) {
    const mutants::State& state = board.state();
    chess::Setup setup = board.setup();
    setup.en_passant = state.en_passant;
    for (chess::CastlingLetter& letter : setup.castling) {
        const auto king = state.king_home[letter.color];
        const bool outer = letter.file == File::A || letter.file == File::H;
        if (!king || chess::file_of(*king) != File::E || !outer) continue;
        letter.wing = letter.file == File::H ? chess::Wing::KingSide : chess::Wing::QueenSide;
        letter.file.reset();
    }
    return setup;
}

/// The lines of a divide, with what planted faults of printing make of them.
perft::DivideLines lines_of(const mutants::Divide& divide, int depth, Variant variant, const mutants::BugSet& bugs) {
    perft::DivideLines lines{.depth = depth, .total = divide.total};
    for (const mutants::MoveCount& entry : divide.moves) {
        if (bugs.has(Bug::DivideHidesCastling) && entry.move.kind() == MoveKind::Castling) continue;
        std::string text = chess::to_uci(entry.move, variant);
        if (bugs.has(Bug::PromotionLetterMissing)) text.resize(4);
        lines.lines.push_back({std::move(text), entry.leaves});
    }
    std::ranges::sort(lines.lines, {}, &perft::DivideLine::moves);
    return lines;
}

}  // namespace

Engine::Engine(const mutants::BugSet& bugs, Console& console)
    : bugs_(bugs), console_(console), board_(Board(start_setup(), bugs)) {}

ExitCode Engine::run(LineReader& lines) {
    while (!end_) {
        const std::optional<std::string> line = lines.next();
        if (!line) return console_.stop_code();
        const auto command = uci::parse_command(*line, kOwnCommands);
        if (command) {
            std::visit([this](const auto& known) { handle(known); }, *command);
        } else {
            handle(command.error());
        }
    }
    return *end_;
}

void Engine::handle(const uci::CommandProblem& problem) {
    using Kind = uci::CommandProblemKind;
    if (problem.kind == Kind::Empty) return;
    if (problem.kind == Kind::MissingPosition || problem.kind == Kind::UnexpectedWord) {
        refuse(uci::problem_text(problem));
    } else {
        print(fmt::format("info string error: {}\n", uci::problem_text(problem)));
    }
}

void Engine::print(const std::string& text) {
    console_.print(text);
    console_.output().flush();
}

void Engine::handle(const uci::UciCommand& /*command*/) {
    print(
        "id name mutant-engine\nid author the plyproof authors\n"
        "option name UCI_Chess960 type check default false\nuciok\n");
}

void Engine::handle(const uci::IsReadyCommand& /*command*/) { print("readyok\n"); }

void Engine::handle(const uci::NewGameCommand& /*command*/) { board_ = Board(start_setup(), bugs_); }

void Engine::handle(const uci::SetOptionCommand& command) {
    if (!uci::same_name(command.name, "UCI_Chess960")) {
        print(fmt::format("info string error: there is no option {}\n", command.name));
        return;
    }
    const bool on = command.value && uci::same_name(*command.value, "true");
    variant_ = on ? Variant::Chess960 : Variant::Standard;
}

void Engine::handle(const uci::QuitCommand& /*command*/) { end_ = ExitCode::Agrees; }

void Engine::refuse(const std::string& reason) {
    board_.reset();
    print(fmt::format("info string error: {}\n", reason));
}

std::optional<chess::Setup> Engine::setup_of(const std::optional<std::string>& fen) {
    const auto setup = chess::parse_fen(fen ? std::string_view(*fen) : kStart);
    if (!setup) {
        refuse("this is no FEN");
        return std::nullopt;
    }
    if (!chess::position_from(*setup, chess::VariantMode::Auto)) {
        refuse("no game can be played from this position");
        return std::nullopt;
    }
    return *setup;
}

void Engine::handle(const uci::PositionCommand& command) {
    const std::optional<chess::Setup> asked = setup_of(command.fen);
    if (!asked) return;
    const chess::Setup setup = mutants::with_leftovers(*asked, last_setup_, bugs_);
    Board board(setup, bugs_);
    if (!bugs_.has(Bug::MovesIgnored) && !play(board, command.moves)) return;
    last_setup_ = setup;
    board_ = std::move(board);
}

bool Engine::play(Board& board, const std::vector<std::string>& moves) {
    for (const std::string& text : moves) {
        const std::optional<Move> move = move_of(board, text);
        if (!move) {
            refuse(fmt::format("{} is not legal here", text));
            return false;
        }
        board.make(*move);
    }
    return true;
}

/// In standard chess castling may be spelled either way; a text that is also a king's step means the step.
std::optional<Move> Engine::move_of(const Board& board, const std::string& text) const {
    const std::vector<Move> moves = board.legal_moves();
    for (const Variant spelling : {variant_, Variant::Chess960}) {
        for (const Move move : moves) {
            if (chess::to_uci(move, spelling) == text) return move;
        }
    }
    return std::nullopt;
}

void Engine::handle(const uci::GoCommand& command) {
    if (!board_) {
        print("info string error: the last position was refused\n");
        if (!command.perft) print("bestmove (none)\n");
        return;
    }
    if (command.perft) {
        if (*command.perft < 0 || *command.perft > kDeepest) {
            print(fmt::format("info string error: the depth of a count is a number from 0 to {}\n", kDeepest));
            return;
        }
        count(static_cast<int>(*command.perft));
        return;
    }
    const std::vector<Move> moves = board_->legal_moves();
    print(fmt::format("bestmove {}\n", moves.empty() ? "(none)" : chess::to_uci(moves.front(), variant_)));
}

void Engine::count(int depth) {
    if ((end_ = misbehave(bugs_, *board_, console_))) return;
    Board board = bugs_.has(Bug::AnswersForStart) ? Board(start_setup(), bugs_) : *board_;
    mutants::Divide divide{.moves = {}, .total = 1};
    if (depth > 0) divide = mutants::divide(board, depth, table_);
    print(perft::divide_text(lines_of(divide, depth, variant_, bugs_)) + "\n");
}

void Engine::handle(const uci::OwnCommand& /*command*/) { show(); }

void Engine::show() {
    if (!board_) {
        print("info string error: the last position was refused\n");
        return;
    }
    print(fmt::format("Fen: {}\n", chess::to_fen(believed_setup(*board_))));
}

}  // namespace plyproof::apps
