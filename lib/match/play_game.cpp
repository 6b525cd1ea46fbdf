// SPDX-License-Identifier: MIT
#include "match/play_game.h"

#include <fmt/format.h>

#include <algorithm>

namespace plyproof::match {

using chess::Color;

namespace {

Ending ending_of(RuleEnd reason) { return static_cast<Ending>(reason); }
static_assert(static_cast<int>(RuleEnd::InsufficientMaterial) == static_cast<int>(Ending::InsufficientMaterial));

Ending ending_of(FaultKind kind) {
    switch (kind) {
        case FaultKind::NotStarted:
            return Ending::NotStarted;
        case FaultKind::Crash:
        case FaultKind::Flood:
            return Ending::Crash;
        case FaultKind::Hang:
            return Ending::Hang;
        case FaultKind::Stopped:
            return Ending::Stopped;
    }
    return Ending::Stopped;
}

double milliseconds(std::chrono::nanoseconds time) { return std::chrono::duration<double, std::milli>(time).count(); }

class Game {
public:
    Game(Player& white, Player& black, const Opening& opening, const GameRules& rules, const StallLog& stalls)
        : players_{{&white, &black}},
          stalls_(stalls),
          forgives_waiting_(rules.forgives_waiting),
          clock_(rules.control),
          adjudicator_(rules.adjudication),
          game_{.record = GameRecord(opening.start, opening.variant), .opening_plies = opening.moves.size()} {
        for (const chess::Move move : opening.moves) game_.record.play(move);
    }

    PlayedGame play() {
        for (const Color side : base::kAll<Color>) {
            const auto fault = players_[side]->prepare(game_.record.variant() == chess::Variant::Chess960);
            if (fault) {
                end_by_fault(side, *fault);
                return std::move(game_);
            }
        }
        while (!is_over_by_rules() && !is_over_after_move()) {
        }
        return std::move(game_);
    }

private:
    bool is_over_by_rules() {
        const auto end = game_.record.end();
        if (end) finish(ending_of(end->reason), end->result);
        return end.has_value();
    }

    /// Lets the side to move make its move.
    bool is_over_after_move() {
        const Color side = game_.record.position().side_to_move();
        const auto thought = players_[side]->think(game_.record.position_command(), clock_.go(), clock_.allowed(side));
        if (!thought) {
            end_by_fault(side, thought.error());
            return true;
        }
        if (const auto late = clock_.spend(side, charged_time(*thought)); late.count() > 0) {
            end_by_time(side, *thought, late);
            return true;
        }
        const auto move = chess::parse_uci_move(game_.record.position(), thought->move, game_.record.variant());
        if (!move) {
            end_by_fault_kind(side, Ending::IllegalMove,
                              fmt::format("bestmove {} after {}", thought->move, game_.record.position_command()));
            return true;
        }
        const unsigned number = game_.record.position().fullmove_number();
        game_.record.play(*move);
        game_.plies.push_back({thought->score, thought->depth, thought->time(), thought->starved});
        // What the rules say of the move comes before what the programs think of it.
        if (game_.record.end()) return false;
        const auto result = adjudicator_.judge(side, thought->score, number);
        if (result) finish(Ending::Adjudicated, *result);
        return result.has_value();
    }

    [[nodiscard]] std::chrono::nanoseconds charged_time(const Thought& thought) const {
        return thought.time() - (forgives_waiting_ ? thought.starved : std::chrono::nanoseconds(0));
    }

    void end_by_time(Color side, const Thought& thought, std::chrono::nanoseconds late) {
        const auto stalled = stalls_.stalled(thought.begin, thought.end);
        end_by_fault_kind(side, Ending::TimeLoss,
                          fmt::format("{:.1f} ms late; it waited for a CPU for {:.1f} ms, the machine stood still for "
                                      "{:.1f} ms",
                                      milliseconds(late), milliseconds(thought.starved), milliseconds(stalled)));
        // What was forgiven already excuses nothing more.
        const auto excuse = forgives_waiting_ ? stalled : std::max(stalled, thought.starved);
        if (excuse < late) return;
        game_.ending = Ending::MachineStall;
        game_.result.reset();
    }

    void end_by_fault(Color side, const Fault& fault) {
        if (fault.kind == FaultKind::Stopped) return;
        const Ending ending = ending_of(fault.kind);
        end_by_fault_kind(side, ending, fault.text);
        if (ending == Ending::NotStarted) game_.result.reset();
    }

    void end_by_fault_kind(Color side, Ending ending, std::string remark) {
        game_.ending = ending;
        game_.at_fault = side;
        game_.result = lost_by(side);
        game_.remark = std::move(remark);
    }

    void finish(Ending ending, Result result) {
        game_.ending = ending;
        game_.result = result;
    }

    base::EnumArray<Color, Player*> players_;
    const StallLog& stalls_;
    bool forgives_waiting_;
    GameClock clock_;
    Adjudicator adjudicator_;
    PlayedGame game_;
};

}  // namespace

std::string_view text_of(Ending ending) {
    switch (ending) {
        case Ending::Checkmate:
            return "checkmate";
        case Ending::Stalemate:
            return "stalemate";
        case Ending::Repetition:
            return "repetition";
        case Ending::FiftyMoves:
            return "fifty moves";
        case Ending::InsufficientMaterial:
            return "insufficient material";
        case Ending::Adjudicated:
            return "adjudicated";
        case Ending::IllegalMove:
            return "illegal move";
        case Ending::TimeLoss:
            return "time loss";
        case Ending::Crash:
            return "crash";
        case Ending::Hang:
            return "hang";
        case Ending::MachineStall:
            return "machine stall";
        case Ending::NotStarted:
            return "not started";
        case Ending::Stopped:
            return "stopped";
    }
    return {};
}

PlayedGame play_game(Player& white, Player& black, const Opening& opening, const GameRules& rules,
                     const StallLog& stalls) {
    return Game(white, black, opening, rules, stalls).play();
}

}  // namespace plyproof::match
