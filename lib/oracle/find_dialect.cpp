// SPDX-License-Identifier: MIT
#include "oracle/find_dialect.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "base/text_fields.h"
#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "oracle/answer_lines.h"
#include "oracle/asking.h"
#include "oracle/line_words.h"
#include "oracle/move_lister.h"
#include "oracle/script_oracle.h"
#include "oracle/talk_errors.h"
#include "perft/known_positions.h"

namespace plyproof::oracle {

namespace {

using base::failure;

/// What a program turns out to be when it is greeted.
enum class Greeting : std::uint8_t { Uci, Plain, Ended };

struct Greeted {
    Greeting greeting;
    std::optional<OracleError> end{};  ///< how it ended
};

/// How good an answer is, and why it is none.
struct Trial {
    enum class Quality : std::uint8_t { None, Readable, Right } quality = Quality::None;
    std::string why{};
    std::optional<OracleError> hopeless{};  ///< no row can do better
    std::optional<OracleError> telling{};   ///< why it is none, where the program itself shows it
};

OracleError stopped(const Program& program) {
    return {OracleErrorKind::Stopped, fmt::format("{} was stopped", program.name)};
}

Question known_question() {
    const auto known = perft::find_known_position("kiwipete");
    return {chess::position_from(*chess::parse_fen(known->fen))->position};
}

OracleError never_ready(const Program& program, const process::Peer& peer, std::chrono::milliseconds wait) {
    return error_of(
        peer, OracleErrorKind::TimedOut,
        fmt::format("{} greets as a UCI engine does, but does not end its greeting with 'uciok' within {} s; "
                    "where it needs longer, name its --dialect",
                    program.name, std::chrono::duration<double>(wait).count()));
}

/// A UCI engine answers "uciok"; a program of the xboard kind at least "pong 1", or that it knows no ping.
base::Result<Greeted, OracleError> greet(const Program& program, const ProbeWaits& waits) {
    auto peer = start_traced(program, {});
    if (!peer) return failure(OracleError{OracleErrorKind::NotStarted, peer.error()});
    const base::Deadline deadline = base::Deadline::in(waits.greeting);
    base::Result<void, base::ChannelError> sent = (*peer)->send("uci", deadline);
    if (sent) sent = (*peer)->send("ping 1", deadline);
    base::Result<std::string, base::ChannelError> line = std::string();
    bool begins_as_uci = false;
    while (line) {
        line = (*peer)->receive(deadline);
        if (line && cleaned_line(*line) == "uciok") return Greeted{Greeting::Uci};
        if (line && base::trim(*line).ends_with("pong 1")) return Greeted{Greeting::Plain};
        if (line && is_refusal(*line) && line->find("ping") != std::string::npos) return Greeted{Greeting::Plain};
        begins_as_uci = begins_as_uci || (line && cleaned_line(*line).starts_with("id name "));
    }
    if (line.error() == base::ChannelError::Stopped) return failure(stopped(program));
    if (line.error() == base::ChannelError::TimedOut && begins_as_uci) {
        return failure(never_ready(program, **peer, waits.greeting));
    }
    if (line.error() != base::ChannelError::Closed) return Greeted{Greeting::Plain};
    OracleError end = talk_error(**peer, line.error(), {program.name, "after 'uci'", {}, "--start-timeout"});
    // Who says nothing any more, and lives, is no script either.
    if (!end.exit) return failure(std::move(end));
    return Greeted{Greeting::Ended, std::move(end)};
}

/// No answer. That a program dies or talks without sense tells more of it than a refusal or silence.
Trial failed(OracleError error) {
    Trial trial{Trial::Quality::None, std::string(name_of(error.kind)), {}, {}};
    // This one says what the program cannot do.
    if (error.kind == OracleErrorKind::Unsuitable) trial.why += ": " + error.text;
    if (error.exit) trial.why += ": " + exit_text(*error.exit);
    if (error.kind == OracleErrorKind::Died || error.kind == OracleErrorKind::Unreadable)
        trial.telling = std::move(error);
    return trial;
}

Trial judged(base::Result<Answer, OracleError> answer, const Question& question) {
    if (!answer) return failed(std::move(answer.error()));
    const ForeignDivide& divide = answer->divide;
    const auto expected = static_cast<ForeignCount>(chess::count_legal_moves(question.root));
    const bool right = divide.total.value_or(divide.sum) == expected &&
                       (divide.entries.empty() || divide.entries.size() == static_cast<std::size_t>(expected));
    return {right ? Trial::Quality::Right : Trial::Quality::Readable, {}, {}, {}};
}

/// True for rows whose sessions begin alike, so that one process may be asked by all of them.
bool begin_alike(const Dialect& a, const Dialect& b) {
    return a.protocol == b.protocol && a.start == b.start && a.sync == b.sync && a.sync_answer == b.sync_answer;
}

/// Tries rows one after the other. A process serves as many of them as it can: most programs say that they do not know
/// a command, or ignore it.
class Prober {
public:
    Prober(const Program& program, const ProbeWaits& waits)
        : program_(program), waits_(waits), question_(known_question()) {
        program_.options.waits.ready = waits.greeting;
    }

    Trial try_row(const Dialect& row) {
        switch (row.kind) {
            case DialectKind::Session:
                return try_session(row);
            case DialectKind::Script:
                return judged(ScriptOracle(program_, row).divide(question_, base::Deadline::in(waits_.script)),
                              question_);
            case DialectKind::MultiPv:
                return try_lister(row);
        }
        return {};
    }

private:
    struct Open {
        std::unique_ptr<Session> session;
        const Dialect* row;  ///< that it was begun with
        std::chrono::milliseconds patience;
    };

    /// An engine that gives its best move whatever MultiPV says lists nothing.
    Trial try_lister(const Dialect& row) {
        auto answer = MoveLister(program_, row).divide(question_, base::Deadline::in(waits_.greeting));
        const bool lists_one = answer && answer->divide.entries.size() <= 1;
        Trial trial = judged(std::move(answer), question_);
        if (lists_one) {
            trial = {Trial::Quality::None,
                     fmt::format("unsuitable: {} lists only one of the {} moves", program_.name,
                                 chess::count_legal_moves(question_.root)),
                     {},
                     {}};
        }
        return trial;
    }

    Trial try_session(const Dialect& row) {
        const bool first = !open_ || !begin_alike(*open_->row, row);
        Trial trial = try_once(row);
        // What one process answers after other questions may still belong to one of them.
        if (!first && trial.quality != Trial::Quality::None) {
            open_.reset();
            trial = try_once(row);
        }
        return trial;
    }

    Trial try_once(const Dialect& row) {
        if (open_ && !begin_alike(*open_->row, row)) open_.reset();
        if (!open_) {
            // Who does not survive the usual greeting of UCI suits no row. Other beginnings may be the row's own fault.
            auto opened = open(row);
            const bool usual = row.protocol == Protocol::Uci && row.start.empty() && row.sync == "isready";
            if (!opened && usual) return {Trial::Quality::None, {}, std::move(opened.error())};
            if (!opened) return {Trial::Quality::None, std::string(name_of(opened.error().kind)), {}};
        }
        reusable_ = false;
        Trial trial = judged(ask(row), question_);
        if (!reusable_ || trial.quality != Trial::Quality::None) open_.reset();
        return trial;
    }

    base::Result<void, OracleError> open(const Dialect& row) {
        const auto begin = base::Deadline::Clock::now();
        auto session = Session::open(program_, row);
        if (!session) return failure(std::move(session.error()));
        // Who takes long to start is slow, or his machine is busy: he may take as long to answer.
        const auto taken = std::chrono::ceil<std::chrono::milliseconds>(base::Deadline::Clock::now() - begin);
        open_ = Open{*std::move(session), &row, taken};
        return {};
    }

    base::Result<Answer, OracleError> ask(const Dialect& row) {
        const auto filling = filling_for(question_, row, program_.name);
        if (!filling) return failure(filling.error());
        Session& session = *open_->session;
        const Limit limit{base::Deadline::in(waits_.greeting)};
        for (const std::string& line : row.position) {
            if (auto sent = session.send(filled(line, *filling), limit); !sent) return failure(sent.error());
        }
        if (const auto synced = session.sync(); !synced) return failure(synced.error());
        for (const std::string& line : row.question) {
            asked_last_ = filled(line, *filling);
            if (auto sent = session.send(asked_last_, limit); !sent) return failure(sent.error());
        }
        std::string sync_answer;
        if (!row.sync.empty()) {
            auto sent = session.send_sync(limit);
            if (!sent) return failure(sent.error());
            sync_answer = std::move(*sent);
        }
        const auto text = read_while_it_speaks(row, sync_answer);
        if (!text) return failure(text.error());
        return answer_from(*text, question_, program_.name, true);
    }

    /// Reads an answer for as long as there is reason to believe that one will come. Once the sync is answered there is
    /// less: only who counts on another thread has still to say something.
    base::Result<std::string, OracleError> read_while_it_speaks(const Dialect& row, const std::string& sync_answer) {
        AnswerLines lines(row, 1, row.end == AnswerEnd::Sync ? sync_answer : std::string());
        base::Deadline deadline = base::Deadline::in(waits_.silence + open_->patience);
        bool synced = false;
        for (;;) {
            const auto line = open_->session->receive({deadline});
            if (!line) {
                const bool silent = line.error().kind == OracleErrorKind::TimedOut;
                reusable_ = synced && silent;
                const std::size_t moves = silent ? moves_in(lines.text()) : 0;
                if (moves > 1) return failure(no_total(moves));
                return failure(line.error());
            }
            if (!sync_answer.empty() && base::trim(*line).ends_with(sync_answer)) {
                synced = true;
                deadline = base::Deadline::in(waits_.after_sync + open_->patience);
            }
            if (is_search_line(cleaned_line(*line))) {
                return failure(OracleError{OracleErrorKind::Refused, *line});  // and it may go on for ever
            }
            const AnswerState state = lines.add(*line);
            if (state == AnswerState::Complete) return lines.text();
            if (state == AnswerState::Open) continue;
            reusable_ = state == AnswerState::Refused && !row.sync.empty();
            return failure(OracleError{OracleErrorKind::Refused, *line});
        }
    }

    [[nodiscard]] std::size_t moves_in(const std::string& text) const {
        const auto answer = answer_from(text, question_, program_.name, true);
        return answer ? answer->divide.entries.size() : 0;
    }

    [[nodiscard]] OracleError no_total(std::size_t moves) const {
        return open_->session->error(
            OracleErrorKind::Unreadable,
            fmt::format(
                "{} lists {} moves after '{}' and no total, so that nothing tells when its answer is complete: "
                "print a last line such as 'Nodes searched: {}', or describe the program with \"end\": \"sync\"",
                program_.name, moves, asked_last_, chess::count_legal_moves(question_.root)));
    }

    Program program_;
    std::string asked_last_;
    ProbeWaits waits_;
    Question question_;
    std::optional<Open> open_;
    bool reusable_ = false;  ///< the open session after the last question
};

bool fits(const Dialect& row, Greeting greeting) {
    if (row.kind == DialectKind::Script) return greeting != Greeting::Uci;
    return greeting == (row.protocol == Protocol::Uci ? Greeting::Uci : Greeting::Plain);
}

/// What a program must do at the least, for those who can change theirs.
constexpr std::string_view kWhatNow = R"(
what now: teach it the least that works, on standard input and output, without buffering:
  uci                                        -> uciok
  isready                                    -> readyok
  position fen FEN moves e2e4 e7e5           (nothing; without "moves ..." too)
  go perft N                                 -> a line 'e2e4: 20' for each legal move, then 'Nodes searched: 400'
or let it print these counts when called as PROGRAM DEPTH FEN 'MOVES')";

/// What the program has shown of itself goes before the list of what was tried: often it simply dies.
OracleError nothing_fits(const Program& program, Greeting greeting, const std::string& tried,
                         std::optional<OracleError> telling) {
    const std::string text =
        fmt::format("it {}, tried {}; describe it by --dialect-file, or name one by --dialect",
                    greeting == Greeting::Uci ? "speaks UCI" : "does not speak UCI", tried.empty() ? "none" : tried);
    if (!telling) {
        return {OracleErrorKind::Unreadable,
                fmt::format("{} understands no dialect we know, or is too slow: {}{}", program.name, text, kWhatNow)};
    }
    telling->text += "; no dialect that we know did better: " + text;
    // An engine that greets well knows most of it, and one that dies has other worries.
    if (greeting != Greeting::Uci && telling->kind != OracleErrorKind::Died) telling->text += kWhatNow;
    return *std::move(telling);
}

}  // namespace

base::Result<Dialect, OracleError> find_dialect(const Program& program, std::span<const Dialect> rows,
                                                const ProbeWaits& waits) {
    auto greeted = greet(program, waits);
    if (!greeted) return failure(std::move(greeted.error()));
    const Greeting greeting = greeted->greeting;
    if (!program.options.options.empty() && greeting != Greeting::Uci) return failure(takes_no_options(program));
    Prober prober(program, waits);
    std::optional<Dialect> readable;
    std::optional<OracleError> telling = std::move(greeted->end);
    std::string tried;
    for (const Dialect& row : rows) {
        if (!fits(row, greeting)) continue;
        if (program.options.stop.stop_requested()) return failure(stopped(program));
        Trial trial = prober.try_row(row);
        if (trial.hopeless) return failure(*std::move(trial.hopeless));
        if (trial.quality == Trial::Quality::Right) return row;
        if (trial.quality == Trial::Quality::Readable && !readable) readable = row;
        tried += fmt::format("{}{} ({})", tried.empty() ? "" : ", ", row.name, trial.why);
        if (trial.telling && !telling) telling = std::move(trial.telling);
    }
    if (readable) return *readable;
    return failure(nothing_fits(program, greeting, tried, std::move(telling)));
}

}  // namespace plyproof::oracle
