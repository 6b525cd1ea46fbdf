// SPDX-License-Identifier: MIT
#include "oracle/find_dialect.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "oracle/greeting.h"
#include "oracle/prober.h"
#include "oracle/session.h"

namespace plyproof::oracle {

namespace {

using base::failure;
using Quality = Trial::Quality;

OracleError stopped(const Program& program) {
    return {OracleErrorKind::Stopped, fmt::format("{} was stopped", program.name)};
}

bool fits(const Dialect& row, Greeting greeting) {
    if (row.kind == DialectKind::Script) return greeting != Greeting::Uci;
    if (greeting == Greeting::Ended) return false;
    return (greeting == Greeting::Uci) == (row.protocol == Protocol::Uci);
}

/// What a program must do at the least, for those who can change theirs.
constexpr std::string_view kWhatNow = R"(
what now: teach it the least that works, on standard input and output, without buffering:
  uci                                        -> uciok
  isready                                    -> readyok
  position fen FEN moves e2e4 e7e5           (nothing; without "moves ..." too)
  go perft N                                 -> a line 'e2e4: 20' for each legal move, then 'Nodes searched: 400'
or let it print these counts when called as PROGRAM DEPTH FEN 'MOVES')";

/// The search for a row that fits.
class Search {
public:
    Search(const Program& program, std::span<const Dialect> rows, const ProbeWaits& waits)
        : program_(program), rows_(rows), waits_(waits), prober_(program, waits) {}

    base::Result<Dialect, OracleError> run() {
        if (auto greeted = greet(); !greeted) return failure(std::move(greeted.error()));
        auto row = first_of(rows_);
        if (!row && !is_settled() && greeter_) {
            if (auto heard = hear(greeter_->start_limit()); !heard) return failure(std::move(heard.error()));
            if (greeting_ == Greeting::Uci) silent_.clear();
            if (greeting_ == Greeting::Uci) row = first_of(rows_);
        }
        if (!row && !is_settled()) row = with_patience();
        if (row) return *std::move(row);
        if (error_) return failure(*std::move(error_));
        if (doubtful_) return *std::move(doubtful_);
        return failure(nothing_fits());
    }

    [[nodiscard]] std::size_t questions() const { return prober_.questions(); }

private:
    /// More patience would change nothing.
    [[nodiscard]] bool is_settled() const { return error_ || doubtful_ || shows_why_; }

    /// A program that says nothing is tried as one that is not greeted, while it may still be starting.
    base::Result<void, OracleError> greet() {
        auto greeter = Greeter::start(program_);
        if (!greeter) return failure(std::move(greeter.error()));
        greeter_ = *std::move(greeter);
        // Options are for UCI engines alone.
        const base::Deadline last = greeter_->start_limit();
        const base::Deadline first =
            program_.options.options.empty() ? std::min(base::Deadline::in(waits_.greeting), last) : last;
        if (auto heard = hear(first); !heard) return heard;
        if (greeting_ != Greeting::Silent) greeter_.reset();
        if (greeting_ == Greeting::Uci || program_.options.options.empty()) return {};
        return failure(takes_no_options(program_));
    }

    base::Result<void, OracleError> hear(base::Deadline deadline) {
        auto greeting = greeter_->hear(deadline);
        if (!greeting) return failure(std::move(greeting.error()));
        greeting_ = *greeting;
        if (greeting_ == Greeting::Plain) prober_.expect_talk();
        if (greeter_->end()) telling_ = greeter_->end();
        return {};
    }

    std::optional<Dialect> with_patience() {
        greeter_.reset();
        const bool talks = greeting_ != Greeting::Uci && greeting_ != Greeting::Ended;
        is_xboard_ = talks && speaks_xboard(program_, waits_.silence);
        prober_.be_patient();
        patient_rows_ = std::exchange(silent_, {});
        // Of its commands the program has told: only how long it counts is left open.
        const auto is_idle = [](const Dialect& row) { return row.kind == DialectKind::Script || !row.sync.empty(); };
        if (is_xboard_) std::erase_if(patient_rows_, is_idle);
        return first_of(patient_rows_);
    }

    /// Tries what fits; nothing too when error_ was set.
    template <class Rows>
    std::optional<Dialect> first_of(const Rows& rows) {
        std::vector<std::string_view> ignored;
        bool breath_taken = false;
        for (const Dialect& row : rows) {
            if (!fits(row, greeting_) || std::ranges::find(ignored, row.name) != ignored.end()) continue;
            if (program_.options.stop.stop_requested()) error_ = stopped(program_);
            // Where a command is understood, the answer to it is what is to be judged.
            if (doubtful_ && row.kind != DialectKind::Session) continue;
            if (error_) return std::nullopt;
            if (!breath_taken && !prober_.complains() && Prober::in_one_breath(row, row)) {
                breath_taken = true;
                ignored = ignored_like(row, rows);
                if (!ignored.empty()) continue;
            }
            Trial trial = prober_.try_row(row);
            if (trial.hopeless) {
                error_ = std::move(trial.hopeless);
                return std::nullopt;
            }
            if (trial.quality == Quality::Right || trial.quality == Quality::Listed) return row;
            if (trial.quality == Quality::Doubtful && !doubtful_) doubtful_ = row;
            note(row, std::move(trial));
        }
        return std::nullopt;
    }

    /// The rows that can be asked for together with this one, where the program says nothing to all of them; it has
    /// much that it might know, and each silence takes its time.
    template <class Rows>
    std::vector<std::string_view> ignored_like(const Dialect& first, const Rows& rows) {
        std::vector<const Dialect*> together;
        for (const Dialect& row : rows) {
            if (fits(row, greeting_) && Prober::in_one_breath(first, row)) together.push_back(&row);
        }
        std::vector<std::string_view> names;
        if (together.size() < 2 || !prober_.ignores(together)) return names;
        for (const Dialect* row : together) {
            note(*row, {.why = std::string(name_of(OracleErrorKind::TimedOut)), .silent = true});
            names.emplace_back(row->name);
        }
        return names;
    }

    void note(const Dialect& row, Trial trial) {
        if (trial.silent) silent_.push_back(row);
        // What a program says to arguments means little where it talks.
        if (row.kind == DialectKind::Script && greeting_ == Greeting::Plain) trial.telling.reset();
        shows_why_ = shows_why_ || (trial.telling && row.kind == DialectKind::Session);
        if (trial.telling && !telling_) telling_ = std::move(trial.telling);
        const auto known = std::ranges::find(tried_, row.name, &Tried::name);
        if (known != tried_.end()) {
            known->why = std::move(trial.why);
        } else {
            tried_.push_back({row.name, std::move(trial.why)});
        }
    }

    [[nodiscard]] std::string tried_text() const {
        std::string text;
        for (const Tried& row : tried_) text += fmt::format("{}{} ({})", text.empty() ? "" : ", ", row.name, row.why);
        return text.empty() ? "none" : text;
    }

    [[nodiscard]] std::string what_it_is() const {
        if (greeting_ == Greeting::Uci) return "it speaks UCI";
        if (is_xboard_)
            return "it speaks the xboard protocol, by which no moves are listed, and seems to have no perft";
        return "it does not speak UCI";
    }

    /// What the program has shown of itself goes before the list of what was tried: often it simply dies.
    [[nodiscard]] OracleError nothing_fits() const {
        const std::string text = fmt::format("{}, tried {}; describe it by --dialect-file, or name one by --dialect",
                                             what_it_is(), tried_text());
        if (!telling_) {
            return {OracleErrorKind::Unreadable, fmt::format("{} understands no dialect we know{}: {}{}", program_.name,
                                                             too_slow(), text, kWhatNow)};
        }
        OracleError error = *telling_;
        error.text += "; no dialect that we know did better: " + text;
        // An engine that greets well knows most of it, and one that dies has other worries.
        if (greeting_ != Greeting::Uci && error.kind != OracleErrorKind::Died) error.text += kWhatNow;
        return error;
    }

    /// Where more patience might have helped, who wants it is told how.
    [[nodiscard]] std::string too_slow() const {
        return silent_.empty() ? std::string()
                               : fmt::format(", or needs for its first move list more than a {}th part of --timeout",
                                             kShareOfPatience);
    }

    struct Tried {
        std::string name;
        std::string why;
    };

    const Program& program_;
    std::span<const Dialect> rows_;
    ProbeWaits waits_;
    std::vector<Dialect> patient_rows_{};  ///< that are tried with more patience
    Prober prober_;
    std::optional<Greeter> greeter_{};  ///< while the program may still say what it is
    Greeting greeting_ = Greeting::Silent;
    bool is_xboard_ = false;
    std::optional<Dialect> doubtful_;
    std::optional<OracleError> error_;    ///< that ends the search
    std::optional<OracleError> telling_;  ///< how the program shows that it does not answer
    bool shows_why_ = false;              ///< it does so when it is asked
    std::vector<Dialect> silent_;         ///< rows that were met with silence
    std::vector<Tried> tried_;
};

}  // namespace

base::Result<FoundDialect, OracleError> find_dialect(const Program& program, std::span<const Dialect> rows,
                                                     const ProbeWaits& waits) {
    const auto begin = base::Deadline::Clock::now();
    Search search(program, rows, waits);
    auto row = search.run();
    if (!row) return failure(std::move(row.error()));
    return FoundDialect{*std::move(row), {search.questions(), base::Deadline::Clock::now() - begin}};
}

}  // namespace plyproof::oracle
