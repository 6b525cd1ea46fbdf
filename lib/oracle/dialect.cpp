// SPDX-License-Identifier: MIT
#include "oracle/dialect.h"

#include <algorithm>

namespace plyproof::oracle {

namespace {

constexpr const char* kUciPosition = "position fen {fen}[ moves {moves}]";

Dialect uci_row(std::string name, std::string about, std::string question) {
    return {.name = std::move(name),
            .about = std::move(about),
            .position = {kUciPosition},
            .question = {std::move(question)},
            .sync = "isready",
            .sync_answer = "readyok",
            .show = "d"};
}

Dialect xboard_row(std::string name, std::string about, std::string question) {
    return {.name = std::move(name),
            .about = std::move(about),
            .protocol = Protocol::Plain,
            .start = {"xboard", "force"},  // or it begins to play when it is its turn
            .position = {"setboard {fen}"},
            .question = {std::move(question)},
            .castling_fen = CastlingFen::Kqkq};
}

Dialect script_row(std::string name, std::string about, std::vector<std::string> arguments) {
    return {.name = std::move(name),
            .about = std::move(about),
            .kind = DialectKind::Script,
            .protocol = Protocol::Plain,
            .arguments = std::move(arguments),
            .end = AnswerEnd::Exit,
            .chess960 = true};
}

/// Those that list moves stand before those that only count, so that the better answer is found first.
std::vector<Dialect> make_rows() {
    std::vector<Dialect> rows{
        uci_row("go-perft", "Stockfish, Fairy-Stockfish, Berserk, Viridithas, Obsidian, Clover, Koivisto, PlentyChess",
                "go perft {depth}"),
        uci_row("divide", "Lynx, Vajolet, ROCE, MinimalChess", "divide {depth}"),
        uci_row("splitperft", "Stormphrax", "splitperft {depth}"),
        uci_row("dperft", "Blunder", "dperft {depth}"),
        uci_row("perft-divide", "Viridithas", "perft divide {depth}"),
        uci_row("go-perftdiv", "Renegade", "go perftdiv {depth}"),
        uci_row("perft-div", "Demolito", "perft {depth} div"),
        uci_row("perft", "Ethereal, akimbo, RubiChess, Arasan, 4ku, Leorik, Lozza, Sjaak II", "perft {depth}"),
        uci_row("perft-fen", "Berserk, Weiss: the position stands in the question", "perft {depth} {fen}"),
        uci_row("multipv", "any UCI engine with MultiPV: its first moves, without perft", ""),
        xboard_row("sjeng", "Sjeng", "perft {depth}"),
        xboard_row("setboard-divide", "Crafty, Sharper", "divide {depth}"),
        xboard_row("setboard", "Crafty, Sharper, Texel's console, juddperft", "perft {depth}"),
        script_row("script", "perftree: PROGRAM DEPTH FEN [MOVES]", {"{depth}", "{fen}", "{moves}"}),
        script_row("script-words", "PROGRAM DEPTH FEN [MOVE ...]", {"{depth}", "{fen}", "{moves...}"}),
        script_row("script-options", "PROGRAM -d DEPTH --fen FEN --div", {"-d", "{depth}", "--fen", "{fen}", "--div"}),
    };
    for (Dialect& row : rows) {
        if (row.name == "perft-fen") row.position.clear();
        if (row.name == "perft-fen") row.show.clear();
        if (row.name == "multipv") row.kind = DialectKind::MultiPv;
        if (row.name == "multipv") row.question.clear();
        if (row.name == "sjeng") row.sync = "ping {number}";
        if (row.name == "sjeng") row.sync_answer = "pong {number}";
    }
    return rows;
}

constexpr base::EnumArray<DialectKind, std::string_view> kKinds{{"session", "script", "multipv"}};
constexpr base::EnumArray<Protocol, std::string_view> kProtocols{{"uci", "plain"}};
constexpr base::EnumArray<AnswerEnd, std::string_view> kEnds{{"total", "line", "sync", "exit"}};
constexpr base::EnumArray<CastlingFen, std::string_view> kCastlings{{"xfen", "shredder", "kqkq"}};

}  // namespace

std::span<const Dialect> builtin_dialects() {
    static const std::vector<Dialect> kRows = make_rows();
    return kRows;
}

const Dialect* find_dialect(std::span<const Dialect> dialects, std::string_view name) {
    const auto found = std::ranges::find(dialects, name, &Dialect::name);
    return found == dialects.end() ? nullptr : &*found;
}

bool sends_moves(const Dialect& dialect) {
    const auto has_moves = [](const std::string& text) { return text.find("{moves") != std::string::npos; };
    return std::ranges::any_of(dialect.position, has_moves) || std::ranges::any_of(dialect.question, has_moves) ||
           std::ranges::any_of(dialect.arguments, has_moves);
}

std::string_view name_of(DialectKind kind) { return kKinds[kind]; }
std::string_view name_of(Protocol protocol) { return kProtocols[protocol]; }
std::string_view name_of(AnswerEnd end) { return kEnds[end]; }
std::string_view name_of(CastlingFen castling) { return kCastlings[castling]; }

}  // namespace plyproof::oracle
