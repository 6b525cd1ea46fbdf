// SPDX-License-Identifier: MIT
#include "crosscheck/shrink.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "crosscheck/shrink_history.h"
#include "crosscheck/shrink_steps.h"
#include "diagnose/descend.h"

namespace plyproof::crosscheck {

using chess::Bitboard;
using chess::PieceKind;
using chess::Square;
using diagnose::SeenBy;
using oracle::OracleErrorKind;
using oracle::Question;

namespace {

/// Whether two findings tell of the same kind of fault. A fault of the generator shows by a FEN, with or without a
/// path.
bool is_same_kind(SeenBy a, SeenBy b) {
    const auto of_generator = [](SeenBy seen) { return seen == SeenBy::Fen || seen == SeenBy::PathAndFen; };
    return a == b || (of_generator(a) && of_generator(b));
}

class Shrinking {
public:
    Shrinking(const diagnose::Parties& parties, const Failure& failure, const ShrinkOptions& options)
        : parties_(parties),
          options_(options),
          waits_(options.waits),
          target_(symptom_of(failure)),
          seen_(failure.finding ? std::optional(failure.finding->seen) : std::nullopt),
          level_(level_of(failure.question)),
          best_(failure) {
        if (hangs()) waits_.question = std::min(options.hang_wait, shortest(options.waits.question));
    }

    Shrunk run(const Failure& given) {
        while (!is_over() && round()) {
        }
        Shrunk shrunk{best_, questions_, !is_over(), true};
        waits_ = options_.waits;
        parties_.judged.start_afresh();
        if (size_of(best_.question) < size_of(given.question) && !reproduced(best_.question)) {
            shrunk.failure = given;
            // Who was stopped has not found out whether it shows again.
            shrunk.confirmed = options_.stop.stop_requested();
            const bool goes = given.finding && !is_over() && !reproduced(given.question);
            if (goes) shrunk.failure.finding = diagnose::told_as_unsteady(*given.finding);
        }
        if (options_.stop.stop_requested()) shrunk.complete = false;
        shrunk.questions = questions_;
        return shrunk;
    }

private:
    [[nodiscard]] bool hangs() const {
        return target_.breakdown && target_.breakdown->kind == OracleErrorKind::TimedOut;
    }
    /// Zero waits for ever.
    [[nodiscard]] std::chrono::milliseconds shortest(std::chrono::milliseconds wait) const {
        return wait == std::chrono::milliseconds::zero() ? options_.hang_wait : wait;
    }

    [[nodiscard]] bool is_over() const {
        return questions_ >= options_.max_questions || hangs_ >= options_.max_hangs || options_.stop.stop_requested();
    }

    /// Everything once; true when something went.
    bool round() {
        const Size before = size_of(best_.question);
        shorten_path();
        shorten_depth();
        remove_rights();
        remove_men();
        simplify_men();
        attempt(without_en_passant(best_.question, level_));
        attempt(without_clocks(best_.question, level_));
        attempt(as_standard(best_.question, level_));
        return size_of(best_.question) < before;
    }

    void shorten_path() {
        for (std::size_t moves = 0; moves < best_.question.moves.size(); ++moves) {
            if (attempt(last_moves(best_.question, moves))) break;
        }
        for (bool went = true; went && !is_over();) went = cut_two_plies();
    }

    bool cut_two_plies() {
        const std::size_t plies = best_.question.moves.size();
        for (std::size_t gap = 1; gap < plies; gap += 2) {  // an odd one keeps the side to move
            for (std::size_t first = 0; first + gap < plies; ++first) {
                if (attempt(without_plies(best_.question, first, first + gap))) return true;
            }
        }
        return false;
    }

    void shorten_depth() {
        for (int depth = parties_.judged.traits().min_depth; depth < best_.question.depth; ++depth) {
            Question less = best_.question;
            less.depth = depth;
            if (attempt(less)) break;
        }
        // A wrong answer was followed down to its place already.
        while (target_.breakdown && best_.question.depth > parties_.judged.traits().min_depth && step_down()) {
        }
    }

    bool step_down() {
        for (const Question& question : one_ply_on(best_.question)) {
            if (attempt(oracle::asked_by_fen(question)) || attempt(question)) return true;
        }
        return false;
    }

    void remove_rights() {
        const Bitboard rooks = best_.question.root.castling_rooks();
        if (rooks.empty() || attempt(without_rights(best_.question, rooks, level_))) return;
        for (const Square rook : rooks) attempt(without_rights(best_.question, Bitboard(rook), level_));
    }

    void remove_men() {
        std::vector<Square> men = removable_men(best_.question);
        for (std::size_t chunk = std::max<std::size_t>(men.size() / 2, 1); !men.empty(); chunk /= 2) {
            for (std::size_t first = 0; first < men.size();) {
                const auto begin = men.begin() + static_cast<std::ptrdiff_t>(first);
                const auto end = men.begin() + static_cast<std::ptrdiff_t>(std::min(first + chunk, men.size()));
                Bitboard some;
                for (auto man = begin; man != end; ++man) some |= Bitboard(*man);
                if (attempt(without_men(best_.question, some, level_))) {
                    men.erase(begin, end);
                } else {
                    first += chunk;
                }
            }
            if (chunk == 1) break;
        }
    }

    void simplify_men() {
        for (const Square square : removable_men(best_.question)) {
            const PieceKind now = best_.question.root.piece_on(square)->kind;
            for (const PieceKind kind : {PieceKind::Pawn, PieceKind::Knight, PieceKind::Bishop, PieceKind::Rook}) {
                if (kind >= now || attempt(with_kind(best_.question, square, kind, level_))) break;
            }
        }
    }

    /// Takes a smaller question that shows the same.
    bool attempt(const MaybeQuestion& question) {
        if (!question || is_over() || !(size_of(*question) < size_of(best_.question))) return false;
        auto found = reproduced(*question);
        if (!found || !(size_of(found->question) < size_of(best_.question))) return false;
        best_ = *std::move(found);
        return true;
    }

    std::optional<Failure> reproduced(const Question& question) {
        diagnose::Court court(parties_, waits_, options_.stop);
        const auto comparison = court.compare(question);
        questions_ += court.account().questions;
        if (!comparison) return taken(comparison.error(), question);
        if (target_.breakdown || !comparison->differs()) return std::nullopt;
        return diagnosed(question);
    }

    /// What an error shows.
    std::optional<Failure> taken(const diagnose::CourtError& error, const Question& question) {
        if (error.party != diagnose::Party::Judged) return std::nullopt;
        if (error.error.kind == OracleErrorKind::TimedOut) ++hangs_;
        if (!target_.breakdown) {
            return error.error.kind == OracleErrorKind::OtherPosition ? diagnosed(question) : std::nullopt;
        }
        if (!is_breakdown(error.error.kind)) return std::nullopt;
        Failure failure{question, std::nullopt, error.error, false};
        return symptom_of(failure) == target_ ? std::optional(std::move(failure)) : std::nullopt;
    }

    std::optional<Failure> diagnosed(const Question& question) {
        const bool shallow = question.depth <= parties_.judged.traits().min_depth;
        const std::size_t left = options_.max_questions - std::min(options_.max_questions, questions_);
        diagnose::Diagnosis diagnosis = diagnose::descend(parties_, question,
                                                          {.all = shallow,
                                                           .max_questions = std::max<std::size_t>(left, 1),
                                                           .ask_again = false,
                                                           .waits = waits_,
                                                           .stop = options_.stop});
        questions_ += diagnosis.account.questions;
        for (diagnose::Finding& finding : diagnosis.findings) {
            if (diagnose::signature_of(finding) != target_.signature || !is_same_kind(finding.seen, *seen_)) continue;
            const Question smallest = finding.question;
            return Failure{smallest, std::move(finding), std::nullopt, false};
        }
        return std::nullopt;
    }

    const diagnose::Parties& parties_;
    const ShrinkOptions& options_;
    oracle::Waits waits_;
    const Symptom target_;
    const std::optional<SeenBy> seen_;
    const Level level_;
    Failure best_;
    std::size_t questions_ = 0;
    std::size_t hangs_ = 0;
};

}  // namespace

Shrunk shrink(const diagnose::Parties& parties, const Failure& failure, const ShrinkOptions& options) {
    // What comes and goes by itself would seem to show it, or not, whatever is taken away.
    if (failure.finding && failure.finding->seen == SeenBy::Sometimes) return {failure, 0, true, false};
    if (failure.later) return shrink_history(parties, failure, options);
    return Shrinking(parties, failure, options).run(failure);
}

}  // namespace plyproof::crosscheck
