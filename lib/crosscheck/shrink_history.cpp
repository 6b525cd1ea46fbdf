// SPDX-License-Identifier: MIT
#include "crosscheck/shrink_history.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

#include "crosscheck/fuzz_examine.h"
#include "crosscheck/shrink_steps.h"

namespace plyproof::crosscheck {

using chess::Bitboard;
using chess::PieceKind;
using chess::Square;
using explain::Rule;
using oracle::OracleErrorKind;
using oracle::Question;

namespace {

using Questions = std::vector<Question>;
using Edit = std::function<MaybeQuestion(const Question&)>;

/// So many earlier questions are made smaller themselves.
constexpr std::size_t kFew = 3;

class HistoryShrinking {
public:
    HistoryShrinking(const diagnose::Parties& parties, const Failure& given, const ShrinkOptions& options)
        : parties_(parties),
          options_(options),
          target_(symptom_of(given)),
          limit_(options.max_questions + 4 * given.earlier.size()),
          best_(given) {}

    Shrunk run() {
        const Failure given = best_;
        auto again = reproduced(given.earlier, given.question);
        if (!again) return {is_over() ? given : without_history(given), questions_, !is_over(), false};
        best_ = *std::move(again);
        find_shortest_end();
        leave_out();
        while (best_.earlier.size() <= kFew && !is_over() && round()) {
        }
        parties_.judged.start_afresh();
        return {best_, questions_, !is_over(), true};
    }

private:
    /// What did not bring it about again is nothing to ask before.
    static Failure without_history(Failure failure) {
        if (failure.earlier.empty()) return failure;
        failure.earlier.clear();
        if (failure.finding) failure.finding = told_as_unsteady(*std::move(failure.finding));
        return failure;
    }

    [[nodiscard]] bool is_over() const { return questions_ >= limit_ || options_.stop.stop_requested(); }

    // --- the history ---

    bool takes_history(const Questions& earlier) {
        if (is_over()) return false;
        auto found = reproduced(earlier, best_.question);
        if (!found) return false;
        best_ = *std::move(found);
        return true;
    }

    [[nodiscard]] Questions last(std::size_t count) const {
        return {best_.earlier.end() - static_cast<std::ptrdiff_t>(count), best_.earlier.end()};
    }

    void find_shortest_end() {
        std::size_t too_few = 0;
        for (std::size_t count = 1; count < best_.earlier.size(); count *= 2) {
            if (takes_history(last(count))) break;
            too_few = count;
        }
        while (best_.earlier.size() - too_few > 1 && !is_over()) {
            const std::size_t middle = too_few + (best_.earlier.size() - too_few) / 2;
            if (!takes_history(last(middle))) too_few = middle;
        }
    }

    /// The first one is needed now: it ended the search for the shortest end.
    void leave_out() {
        if (best_.earlier.size() > 1 && takes_history({best_.earlier.front()})) return;
        for (std::size_t chunk = best_.earlier.size() / 2; chunk > 0; chunk /= 2) {
            for (std::size_t first = 0; first + chunk <= best_.earlier.size() && !is_over();) {
                Questions fewer = best_.earlier;
                const auto begin = fewer.begin() + static_cast<std::ptrdiff_t>(first);
                fewer.erase(begin, begin + static_cast<std::ptrdiff_t>(chunk));
                if (!takes_history(fewer)) first += chunk;
            }
        }
    }

    // --- the questions ---

    /// Everything once; true when something went.
    bool round() {
        bool went = false;
        for (const Edit& edit : edits()) went = try_everywhere(edit) || went;
        return went;
    }

    [[nodiscard]] std::vector<Edit> edits() const {
        std::vector<Edit> edits{
            [](const Question& question) -> MaybeQuestion { return oracle::asked_by_fen(question); },
            [this](const Question& question) -> MaybeQuestion {
                Question less = question;
                less.depth = std::min(question.depth, parties_.judged.traits().min_depth);
                return less;
            },
            [](const Question& question) {
                return without_rights(question, question.root.castling_rooks(), level_of(question));
            }};
        for (const Square square : squares()) {
            edits.emplace_back([square](const Question& question) -> MaybeQuestion {
                if (!is_man(question, square)) return std::nullopt;
                return without_men(question, Bitboard(square), level_of(question));
            });
        }
        for (const Square square : squares()) {
            for (const PieceKind kind : {PieceKind::Pawn, PieceKind::Knight, PieceKind::Bishop, PieceKind::Rook}) {
                edits.emplace_back([square, kind](const Question& question) -> MaybeQuestion {
                    if (!is_man(question, square) || question.root.piece_on(square)->kind <= kind) return std::nullopt;
                    return with_kind(question, square, kind, level_of(question));
                });
            }
        }
        for (const Square rook : rooks()) {
            edits.emplace_back([rook](const Question& question) {
                return without_rights(question, Bitboard(rook), level_of(question));
            });
        }
        edits.emplace_back([](const Question& question) { return without_en_passant(question, level_of(question)); });
        edits.emplace_back([](const Question& question) { return without_clocks(question, level_of(question)); });
        edits.emplace_back([](const Question& question) { return as_standard(question, level_of(question)); });
        return edits;
    }

    static bool is_man(const Question& question, Square square) {
        return (question.root.occupied() - question.root.kings()).contains(square);
    }

    [[nodiscard]] Bitboard squares() const {
        Bitboard squares = best_.question.root.occupied();
        for (const Question& question : best_.earlier) squares |= question.root.occupied();
        return squares;
    }

    [[nodiscard]] Bitboard rooks() const {
        Bitboard rooks = best_.question.root.castling_rooks();
        for (const Question& question : best_.earlier) rooks |= question.root.castling_rooks();
        return rooks;
    }

    /// In all questions at once, then in each by itself. Where the rule says what the questions have in common, that
    /// must stay: then only in all.
    bool try_everywhere(const Edit& edit) {
        Questions all = best_.earlier;
        all.push_back(best_.question);
        Questions edited = all;
        for (Question& question : edited) question = smaller(edit, question).value_or(question);
        if (attempt(all, edited)) return true;
        if (target_.signature && target_.signature->rule != Rule::SecondPosition) return false;
        bool went = false;
        for (std::size_t i = 0; i < all.size(); ++i) {
            Questions one = all;
            one[i] = smaller(edit, all[i]).value_or(all[i]);
            if (!attempt(all, one)) continue;
            all = std::move(one);
            went = true;
        }
        return went;
    }

    static MaybeQuestion smaller(const Edit& edit, const Question& question) {
        auto edited = edit(question);
        return edited && size_of(*edited) < size_of(question) ? edited : std::nullopt;
    }

    bool attempt(const Questions& before, Questions after) {
        const auto is_as_large = [](const Question& a, const Question& b) { return size_of(a) == size_of(b); };
        if (is_over() || std::ranges::equal(before, after, is_as_large)) return false;
        const Question question = std::move(after.back());
        after.pop_back();
        auto found = reproduced(after, question);
        if (!found) return false;
        best_ = *std::move(found);
        return true;
    }

    // --- one try ---

    /// The failure, when the question is answered wrong after the earlier ones, and right by a new process.
    std::optional<Failure> reproduced(const Questions& earlier, const Question& question) {
        diagnose::Court court(parties_, options_.waits, options_.stop);
        auto failure = failure_after(court, earlier, question);
        if (failure) {
            court.start_afresh();
            const auto alone = court.compare(question);
            if (!alone || alone->differs()) failure.reset();
        }
        questions_ += court.account().questions;
        return failure;
    }

    std::optional<Failure> failure_after(diagnose::Court& court, const Questions& earlier, const Question& question) {
        court.start_afresh();
        for (const Question& asked : earlier) {
            const auto answer = court.compare(asked);
            const bool was_put = answer || answer.error().error.kind != OracleErrorKind::Unsuitable;
            if (was_put && !answer) return std::nullopt;  // its process is gone, and all that it kept
        }
        const auto comparison = court.compare(question);
        std::optional<Failure> failure;
        if (!comparison) {
            failure = broken(comparison.error(), question);
        } else if (comparison->differs()) {
            failure = later_failure(question, &*comparison);
        }
        if (failure) tell_of(earlier, *failure);
        return failure && symptom_of(*failure) == target_ ? failure : std::nullopt;
    }

    static std::optional<Failure> broken(const diagnose::CourtError& error, const Question& question) {
        if (error.party != diagnose::Party::Judged) return std::nullopt;
        if (error.error.kind == OracleErrorKind::OtherPosition) return later_failure(question, nullptr);
        if (!is_breakdown(error.error.kind)) return std::nullopt;
        return Failure{question, std::nullopt, error.error, true};
    }

    void tell_of(const Questions& earlier, Failure& failure) const {
        failure.earlier = earlier;
        if (!failure.finding || !target_.signature) return;
        diagnose::Finding& finding = *failure.finding;
        finding.earlier = earlier;
        finding.likely = target_.signature->rule != Rule::SecondPosition;
        const std::string after = earlier.size() == 1
                                      ? fmt::format("a question about '{}'", oracle::root_fen(earlier[0]))
                                      : fmt::format("{} other questions", earlier.size());
        finding.reason = {target_.signature->rule,
                          fmt::format("it is right in a new process, and wrong after {}", after)};
    }

    const diagnose::Parties& parties_;
    const ShrinkOptions& options_;
    const Symptom target_;
    const std::size_t limit_;  ///< of questions
    Failure best_;
    std::size_t questions_ = 0;
};

}  // namespace

Shrunk shrink_history(const diagnose::Parties& parties, const Failure& failure, const ShrinkOptions& options) {
    return HistoryShrinking(parties, failure, options).run();
}

}  // namespace plyproof::crosscheck
