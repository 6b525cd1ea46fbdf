// SPDX-License-Identifier: MIT
// ModelEngine: a right UCI engine in the place of a process, as polite as the protocol wants. A test gives it one
// quirk: a function that sees each line first and may answer it otherwise.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "chess/move_text.h"
#include "doctor/patient.h"
#include "uci/command.h"
#include "uci/words.h"

namespace plyproof::doctor {

class ModelEngine;

/// Lines to say instead of the right answer; nothing: answer rightly.
using Quirk = std::function<std::optional<std::vector<std::string>>(ModelEngine& engine, const std::string& line)>;

class ModelEngine final : public process::Peer {
public:
    explicit ModelEngine(Quirk quirk = {}) : quirk_(std::move(quirk)) {}

    base::Result<void, base::ChannelError> send(std::string_view line, base::Deadline) override {
        if (ended_) return base::failure(base::ChannelError::Closed);
        const auto otherwise = quirk_ ? quirk_(*this, std::string(line)) : std::nullopt;
        if (otherwise) {
            for (const std::string& each : *otherwise) say(each);
        } else {
            answer(line);
        }
        return {};
    }
    base::Result<std::string, base::ChannelError> receive(base::Deadline) override {
        if (said_.empty()) return base::failure(ended_ ? base::ChannelError::Closed : base::ChannelError::TimedOut);
        std::string line = std::move(said_.front());
        said_.pop_front();
        return line;
    }
    [[nodiscard]] std::string unfinished_line() const override { return {}; }
    void close_input() override {
        if (stays_) return;
        play_waiting();
        end({});
    }
    base::Result<process::ExitStatus, base::ChannelError> wait(base::Deadline) override {
        if (!ended_) return base::failure(base::ChannelError::TimedOut);
        return *ended_;
    }
    [[nodiscard]] std::vector<std::string> last_output() const override { return {}; }
    [[nodiscard]] std::vector<std::string> last_errors() const override { return errors_; }

    void say(std::string line) { said_.push_back(std::move(line)); }
    void end(process::ExitStatus status) { ended_ = status; }
    void complain(std::string line) { errors_.push_back(std::move(line)); }
    /// It will not notice the end of its input.
    void stay() { stays_ = true; }

    void answer(std::string_view line) {
        // A zero byte is a character like others.
        const auto command = uci::parse_command(line);
        if (command) {
            std::visit([this](const auto& known) { handle(known); }, *command);
        } else if (line.find("position") != std::string_view::npos) {
            refuse();
        }
    }

private:
    void handle(const uci::UciCommand&) {
        for (const char* line :
             {"id name Model", "id author nobody", "option name Hash type spin default 16 min 1 max 1024",
              "option name Clear Hash type button", "option name Threads type spin default 1 min 1 max 4",
              "option name MultiPV type spin default 1 min 1 max 500", "option name Ponder type check default false",
              "option name UCI_Chess960 type check default false", "option name UCI_ShowWDL type check default false",
              "option name UCI_AnalyseMode type check default false",
              "option name Style type combo default Calm var Calm var Wild",
              "option name Book type string default <empty>", "option name Net type string default nn.bin", "uciok"}) {
            say(line);
        }
    }
    void handle(const uci::IsReadyCommand&) { say("readyok"); }
    void handle(const uci::SetOptionCommand& command) {
        const bool on = command.value == "true";
        if (command.name == "UCI_Chess960") variant_ = on ? chess::Variant::Chess960 : chess::Variant::Standard;
        if (command.name == "UCI_ShowWDL") chances_ = on;
        if (command.name == "MultiPV") lines_ = uci::number_from(*command.value).value_or(1);
        if (command.name == "No Such Option") say("info string there is no such option");
    }
    void handle(const uci::PositionCommand& command) {
        const auto mode =
            variant_ == chess::Variant::Chess960 ? chess::VariantMode::Chess960 : chess::VariantMode::Standard;
        const auto setup =
            chess::parse_fen(command.fen.value_or("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
        if (!setup) return refuse();
        const auto accepted = chess::position_from(*setup, mode);
        if (!accepted) return refuse();
        chess::Position position = accepted->position;
        for (const std::string& text : command.moves) {
            const auto move = chess::parse_uci_move(position, text, variant_);
            if (!move) return refuse();
            position = position.after(*move);
        }
        position_ = position;
    }
    void handle(const uci::GoCommand& command) {
        if (command.perft) {
            if (!position_) return say("info string error: the last position was refused");
            const auto count = *command.perft == 0 ? 1 : chess::count_legal_moves(*position_);
            return say(fmt::format("Nodes searched: {}", count));
        }
        play_waiting();
        think(command);
        const bool limited = command.depth || command.nodes || command.move_time || command.mate ||
                             command.white_time || command.black_time;
        if (!limited || command.infinite || command.ponder) {
            waiting_ = std::exchange(best_, "");
        } else {
            say(std::exchange(best_, ""));
        }
    }
    void handle(const uci::StopCommand&) { play_waiting(); }
    void handle(const uci::PonderHitCommand&) { play_waiting(); }
    void handle(const uci::QuitCommand&) { end({}); }
    template <class Other>
    void handle(const Other&) {}

    void refuse() {
        position_.reset();
        say("info string error: this position is refused");
    }

    void think(const uci::GoCommand& command) {
        const std::vector<std::string> moves = moves_for(command);
        if (moves.empty()) {
            if (position_) say(fmt::format("info depth 0 score {} 0", position_->in_check() ? "mate" : "cp"));
            best_ = "bestmove (none)";
            return;
        }
        const auto count = std::min(moves.size(), static_cast<std::size_t>(lines_));
        for (std::size_t i = 0; i < count; ++i) {
            say(fmt::format("info depth 1 seldepth 1 multipv {} score {}{} nodes 20 nps 1000 hashfull 0 time 1 pv {}",
                            i + 1, i == 0 ? score_ : "cp 0", chances_ ? " wdl 10 980 10" : "", moves[i]));
        }
        best_ = "bestmove " + moves.front();
    }

    /// A mate first, where there is one.
    [[nodiscard]] std::vector<std::string> moves_for(const uci::GoCommand& command) {
        std::vector<std::string> texts;
        if (!position_) return texts;
        score_ = fmt::format("cp {}", 100 * men_ahead());
        for (const chess::Move move : chess::legal_moves(*position_)) {
            const std::string text = chess::to_uci(move, variant_);
            const auto& only = command.search_moves;
            if (!only.empty() && std::ranges::find(only, text) == only.end()) continue;
            const chess::Position next = position_->after(move);
            const bool mates = next.in_check() && chess::count_legal_moves(next) == 0;
            if (mates) score_ = "mate 1";
            texts.insert(mates ? texts.begin() : texts.end(), text);
        }
        return texts;
    }

    /// How many men more than the other side, queens eight times, the mover has.
    [[nodiscard]] int men_ahead() const {
        int ahead = 0;
        for (const char c : chess::to_fen(*position_)) {
            if (c == ' ') break;
            const int worth = c == 'q' || c == 'Q' ? 8 : 1;
            if (std::isalpha(static_cast<unsigned char>(c)))
                ahead += std::isupper(static_cast<unsigned char>(c)) ? worth : -worth;
        }
        return position_->side_to_move() == chess::Color::White ? ahead : -ahead;
    }

    void play_waiting() {
        if (waiting_.empty()) return;
        say(std::exchange(waiting_, ""));
    }

    Quirk quirk_;
    std::deque<std::string> said_;
    std::vector<std::string> errors_;
    std::optional<process::ExitStatus> ended_;
    bool stays_ = false;
    chess::Variant variant_ = chess::Variant::Standard;
    bool chances_ = false;
    std::int64_t lines_ = 1;
    std::optional<chess::Position> position_ = chess::Position::start();
    std::string best_;
    std::string score_;
    std::string waiting_;  ///< what it says when it is stopped
};

/// Each start is a new engine.
inline Patient model_patient(const Quirk& quirk = {}, EngineSetUp set_up = {}) {
    return {"./model",
            [quirk]() -> base::Result<std::unique_ptr<process::Peer>, std::string> {
                return std::unique_ptr<process::Peer>(std::make_unique<ModelEngine>(quirk));
            },
            std::move(set_up)};
}

}  // namespace plyproof::doctor
