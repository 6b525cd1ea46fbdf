// SPDX-License-Identifier: MIT
#include "match/pgn.h"

#include <fmt/format.h>

#include <cstdlib>

#include "chess/fen.h"
#include "chess/san.h"

namespace plyproof::match {

namespace {

constexpr std::size_t kWidth = 79;
constexpr int kMates = 29000;  // scores from here on are mates

std::string quoted(std::string_view text) {
    std::string safe;
    for (const char letter : text) {
        if (letter == '"' || letter == '\\') safe += '\\';
        safe += letter;
    }
    return '"' + safe + '"';
}

void add_tag(std::string& text, std::string_view name, std::string_view value) {
    text += fmt::format("[{} {}]\n", name, quoted(value));
}

std::string score_text(int score) {
    if (std::abs(score) > kMates) return fmt::format("{}M{}", score > 0 ? '+' : '-', 30000 - std::abs(score));
    return fmt::format("{:+.2f}", score / 100.0);
}

std::string comment_of(const Ply& ply) {
    const double seconds = std::chrono::duration<double>(ply.time).count();
    if (!ply.score) return fmt::format("{{{:.3f}s}}", seconds);
    return fmt::format("{{{}/{} {:.3f}s}}", score_text(*ply.score), ply.depth.value_or(0), seconds);
}

/// Words, broken into lines of PGN's width.
class Lines {
public:
    void add(const std::string& word) {
        if (column_ > 0 && column_ + 1 + word.size() > kWidth) {
            text_ += '\n';
            column_ = 0;
        }
        if (column_ > 0) text_ += ' ';
        text_ += word;
        column_ += word.size() + (column_ > 0 ? 1 : 0);
    }
    [[nodiscard]] const std::string& text() const { return text_; }

private:
    std::string text_;
    std::size_t column_ = 0;
};

std::string tags_of(const MatchGame& match_game, const PgnNames& names, std::string_view result) {
    const PlayedGame& game = match_game.game;
    std::string text;
    add_tag(text, "Event", "plyproof match");
    add_tag(text, "Site", "?");
    add_tag(text, "Date", names.date);
    add_tag(text, "Round", fmt::format("{}.{}", match_game.number / 2 + 1, match_game.number % 2 + 1));
    add_tag(text, "White", match_game.first_is_white ? names.first : names.second);
    add_tag(text, "Black", match_game.first_is_white ? names.second : names.first);
    add_tag(text, "Result", result);
    add_tag(text, "TimeControl", names.time_control);
    add_tag(text, "PlyCount", std::to_string(game.record.moves().size()));
    add_tag(text, "Termination",
            fmt::format("{}{}{}", text_of(game.ending), game.remark.empty() ? "" : ": ", game.remark));
    if (game.record.variant() == chess::Variant::Chess960) add_tag(text, "Variant", "Chess960");
    const std::string fen = chess::to_fen(game.record.positions().front());
    if (fen != chess::to_fen(chess::Position::start())) {
        add_tag(text, "SetUp", "1");
        add_tag(text, "FEN", fen);
    }
    return text;
}

}  // namespace

std::string pgn_of(const MatchGame& match_game, const PgnNames& names) {
    const PlayedGame& game = match_game.game;
    const std::string result(game.result ? text_of(*game.result) : "*");
    Lines lines;
    const auto& positions = game.record.positions();
    const auto& moves = game.record.moves();
    bool wants_number = true;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const bool is_white = positions[i].side_to_move() == chess::Color::White;
        if (is_white || wants_number)
            lines.add(fmt::format("{}{}", positions[i].fullmove_number(), is_white ? "." : "..."));
        lines.add(chess::to_san(positions[i], moves[i]));
        wants_number = i >= game.opening_plies;
        if (wants_number) lines.add(comment_of(game.plies[i - game.opening_plies]));
    }
    lines.add(result);
    return tags_of(match_game, names, result) + '\n' + lines.text() + "\n\n";
}

}  // namespace plyproof::match
