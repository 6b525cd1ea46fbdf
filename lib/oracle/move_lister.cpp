// SPDX-License-Identifier: MIT
#include "oracle/move_lister.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <utility>

#include "base/printable_text.h"
#include "chess/legal_moves.h"
#include "chess/move_text.h"
#include "oracle/answer_lines.h"
#include "oracle/shown_position.h"
#include "uci/words.h"

namespace plyproof::oracle {

namespace {

using base::failure;

constexpr std::size_t kMostMoves = 500;  // more than any position has

bool holds(const std::vector<std::string>& moves, const std::string& move) {
    return std::ranges::find(moves, move) != moves.end();
}

/// Programs that hold to the draw rules may list nothing, or only a part, in such positions.
bool may_be_drawn(const chess::Position& position) {
    constexpr unsigned kFiftyMoves = 100;
    const bool bare = (position.pawns() | position.straight_sliders()).empty();
    return position.halfmove_clock() >= kFiftyMoves || bare;
}

}  // namespace

MoveLister::MoveLister(Program program, Dialect dialect) : PersistentOracle(std::move(program), std::move(dialect)) {
    assert(this->dialect().kind == DialectKind::MultiPv && this->dialect().protocol == Protocol::Uci);
}

base::Result<void, OracleError> MoveLister::opened() {
    const auto set_by_user = [&](std::string_view name) {
        return std::ranges::any_of(program().options.options,
                                   [=](const EngineOption& option) { return uci::same_name(option.name, name); });
    };
    // A move out of a book comes without the others.
    if (session().find_option("OwnBook") != nullptr && !set_by_user("OwnBook")) {
        if (auto set = session().set_option("OwnBook", "false"); !set) return set;
    }
    width_ = 1;
    const uci::OptionLine* multi_pv = session().find_option("MultiPV");
    if (multi_pv == nullptr) return {};
    const auto most = static_cast<std::int64_t>(kMostMoves);
    width_ = static_cast<std::size_t>(std::clamp<std::int64_t>(multi_pv->max.value_or(most), 1, most));
    return session().set_option("MultiPV", std::to_string(width_));
}

base::Result<Answer, OracleError> MoveLister::answer(const Question& question, const Filling& filling,
                                                     const Limit& limit) {
    variant_ = question.variant;
    fen_ = filling.fen;
    notes_.clear();
    questions_ = 0;
    longest_ = {};
    asked_again_ = false;
    const Place place{filling.moves, asked_position(question)};
    const auto moves = list(place, limit);
    if (!moves) return failure(moves.error());
    DivideText text;
    for (const std::string& move : *moves) {
        const auto nodes = question.depth == 1 ? base::Result<ForeignCount, OracleError>(1)
                                               : count_below(after(place, move), question.depth - 1, limit);
        if (!nodes) return failure(nodes.error());
        text.moves.push_back({move, *nodes, text.moves.size() + 1});
    }
    Answer answer;
    answer.divide = understand(text, *place.position, variant_);
    answer.divide.total = answer.divide.sum;
    if (const auto other = position_answered(question, answer.divide)) {
        return failure(session().error(OracleErrorKind::OtherPosition,
                                       fmt::format("{} lists the moves of another position: {}", name(), *other)));
    }
    answer.notes = notes_;
    answer.questions = questions_;
    return answer;
}

base::Result<ForeignCount, OracleError> MoveLister::count_below(const Place& place, int depth, const Limit& limit) {
    const auto moves = list(place, limit);
    if (!moves) return failure(moves.error());
    if (depth == 1) return static_cast<ForeignCount>(moves->size());
    ForeignCount sum = 0;
    for (const std::string& move : *moves) {
        auto nodes = count_below(after(place, move), depth - 1, limit);
        if (!nodes) return nodes;
        sum += *nodes;
    }
    return sum;
}

MoveLister::Place MoveLister::after(const Place& place, const std::string& move) const {
    Place next{place.path, std::nullopt};
    next.path.push_back(move);
    if (!place.position) return next;
    if (const auto legal = chess::parse_uci_move(*place.position, move, variant_))
        next.position = place.position->after(*legal);
    return next;
}

MoveLister::Moves MoveLister::list(const Place& place, const Limit& limit) {
    auto listed = search(place, {}, limit);
    if (!listed) return listed;
    if (place.position && listed->size() < static_cast<std::size_t>(chess::count_legal_moves(*place.position)) &&
        (listed->empty() || may_be_drawn(*place.position))) {
        note(AnswerNote::MovesMayBeHidden);
    }
    if (listed->size() < width_ || !place.position) return listed;
    return list_in_turns(place, std::move(*listed), limit);
}

/// The engine has listed as many moves as it can at a time: it is asked for the others by name.
MoveLister::Moves MoveLister::list_in_turns(const Place& place, std::vector<std::string> listed, const Limit& limit) {
    std::vector<std::string> left;
    for (const chess::Move move : chess::legal_moves(*place.position)) {
        std::string text = chess::to_uci(move, variant_);
        if (!holds(listed, text)) left.push_back(std::move(text));
    }
    std::ranges::sort(left);
    if (!left.empty()) note(AnswerNote::ListedInTurns);
    for (std::size_t begin = 0; begin < left.size(); begin += width_) {
        const std::size_t number = std::min(left.size() - begin, width_);
        const std::vector<std::string> asked(&left[begin], &left[begin] + number);
        auto more = search(place, asked, limit);
        if (!more) return more;
        for (const std::string& move : *more) {
            if (!holds(asked, move)) {
                return failure(session().error(
                    OracleErrorKind::Unsuitable,
                    fmt::format("{} lists no more than {} of the moves at a time and does not obey searchmoves", name(),
                                width_)));
            }
            if (!holds(listed, move)) listed.push_back(move);
        }
    }
    return listed;
}

/// Long beside what its searches took, and never so long that no time is left to ask again.
Limit MoveLister::first_limit(const Limit& limit) const {
    using std::chrono::milliseconds;
    constexpr milliseconds kLeast = std::chrono::seconds(5);
    constexpr int kPatience = 20;
    Limit first = limit;
    const auto usual = std::max(kLeast, std::chrono::ceil<milliseconds>(longest_ * kPatience));
    if (longest_ != longest_.zero()) first.deadline = std::min(first.deadline, base::Deadline::in(usual));
    if (limit.deadline.is_never()) return first;
    const auto half = std::chrono::floor<milliseconds>(limit.deadline.remaining() / 2);
    first.deadline = std::min(first.deadline, base::Deadline::in(half));
    return first;
}

MoveLister::Moves MoveLister::search(const Place& place, const std::vector<std::string>& only, const Limit& limit) {
    if (asked_again_) return search_once(place, only, limit);
    const auto begin = base::Deadline::Clock::now();
    auto moves = search_once(place, only, first_limit(limit));
    longest_ = std::max<std::chrono::nanoseconds>(longest_, base::Deadline::Clock::now() - begin);
    if (moves || moves.error().kind != OracleErrorKind::TimedOut) return moves;
    asked_again_ = true;
    note(AnswerNote::AskedAgain);
    if (auto ready = reopen(variant_); !ready) return failure(std::move(ready.error()));
    return search_once(place, only, limit);
}

MoveLister::Moves MoveLister::search_once(const Place& place, const std::vector<std::string>& only,
                                          const Limit& limit) {
    ++questions_;
    const Filling filling{.fen = fen_, .depth = 1, .moves = place.path};
    for (const std::string& line : dialect().position) {
        if (auto sent = session().send(filled(line, filling), limit); !sent) return failure(std::move(sent.error()));
    }
    std::string go = only.empty() ? "go depth 1" : "go depth 1 searchmoves";
    for (const std::string& move : only) (go += ' ') += move;
    if (auto sent = session().send(go, limit); !sent) return failure(std::move(sent.error()));

    std::vector<std::string> moves;
    for (;;) {
        const auto line = session().receive(limit);
        if (!line) return failure(line.error());
        if (is_refusal(*line)) {
            return failure(session().error(OracleErrorKind::Refused, fmt::format("{} refuses the position: '{}'",
                                                                                 name(), base::printable_text(*line))));
        }
        const uci::EngineLine said = uci::parse_engine_line(*line);
        if (const auto* info = std::get_if<uci::InfoLine>(&said); info != nullptr && !info->pv.empty()) {
            if (width_ == 1) moves.clear();  // of the lines of one search the last one counts
            if (!uci::is_no_move(info->pv.front()) && !holds(moves, info->pv.front()))
                moves.push_back(info->pv.front());
        }
        if (const auto* best = std::get_if<uci::BestMoveLine>(&said)) {
            // Some engines play the only move at once; others name a move of long ago where there is none.
            const bool legal = place.position && chess::parse_uci_move(*place.position, best->move, variant_);
            if (moves.empty() && legal) moves.push_back(best->move);
            return moves;
        }
    }
}

void MoveLister::note(AnswerNote note) {
    if (std::ranges::find(notes_, note) == notes_.end()) notes_.push_back(note);
}

}  // namespace plyproof::oracle
