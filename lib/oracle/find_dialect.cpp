// SPDX-License-Identifier: MIT
#include "oracle/find_dialect.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "oracle/answer_lines.h"
#include "oracle/asking.h"
#include "oracle/move_lister.h"
#include "oracle/script_oracle.h"
#include "perft/known_positions.h"

namespace plyproof::oracle {

namespace {

using base::failure;

/// What a program turns out to be when it is greeted.
enum class Greeting : std::uint8_t { Uci, Plain, Ended };

/// How good an answer is, and why it is none.
struct Trial {
    enum class Quality : std::uint8_t { None, Readable, Right } quality = Quality::None;
    std::string why{};
};

Question known_question() {
    const auto known = perft::find_known_position("kiwipete");
    return {chess::position_from(*chess::parse_fen(known->fen))->position};
}

/// A UCI engine answers "uciok"; a program of the xboard kind at least "pong 1".
base::Result<Greeting, OracleError> greet(const Program& program, const ProbeWaits& waits) {
    auto peer = start_traced(program, {});
    if (!peer) return failure(OracleError{OracleErrorKind::NotStarted, peer.error()});
    const base::Deadline deadline = base::Deadline::in(waits.greeting);
    base::Result<void, base::ChannelError> sent = (*peer)->send("uci", deadline);
    if (sent) sent = (*peer)->send("ping 1", deadline);
    base::Result<std::string, base::ChannelError> line = std::string();
    while (line) {
        line = (*peer)->receive(deadline);
        if (line && *line == "uciok") return Greeting::Uci;
        if (line && line->ends_with("pong 1")) return Greeting::Plain;
    }
    if (line.error() == base::ChannelError::Stopped) {
        return failure(OracleError{OracleErrorKind::Stopped, fmt::format("{} was stopped", program.name)});
    }
    return line.error() == base::ChannelError::Closed ? Greeting::Ended : Greeting::Plain;
}

Trial judged(const base::Result<Answer, OracleError>& answer, const Question& question) {
    if (!answer) return {Trial::Quality::None, std::string(name_of(answer.error().kind))};
    const ForeignDivide& divide = answer->divide;
    const auto expected = static_cast<ForeignCount>(chess::count_legal_moves(question.root));
    const bool right = divide.total.value_or(divide.sum) == expected &&
                       (divide.entries.empty() || divide.entries.size() == static_cast<std::size_t>(expected));
    return {right ? Trial::Quality::Right : Trial::Quality::Readable, {}};
}

/// Reads an answer for as long as there is reason to believe that one will come.
base::Result<std::string, OracleError> read_while_it_speaks(Session& session, const Dialect& row,
                                                            const std::string& sync_answer,
                                                            std::chrono::milliseconds silence) {
    AnswerLines lines(row, 1, row.end == AnswerEnd::Sync ? sync_answer : std::string());
    base::Deadline deadline = base::Deadline::in(silence);
    for (;;) {
        const auto line = session.receive({deadline});
        if (!line) return failure(line.error());
        // Some answer the sync on another thread, ahead of the count: it shows only that they live.
        if (!sync_answer.empty() && line->ends_with(sync_answer)) deadline = base::Deadline::in(silence);
        const AnswerState state = lines.add(*line);
        if (state == AnswerState::Complete) return lines.text();
        if (state != AnswerState::Open) {
            return failure(OracleError{OracleErrorKind::Refused, *line});
        }
    }
}

base::Result<Answer, OracleError> try_session(const Program& program, const Dialect& row, const Question& question,
                                              const ProbeWaits& waits) {
    const auto filling = filling_for(question, row, program.name);
    if (!filling) return failure(filling.error());
    const auto begin = base::Deadline::Clock::now();
    const auto session = Session::open(program, row);
    if (!session) return failure(session.error());
    const Limit limit{base::Deadline::in(waits.greeting)};
    for (const std::string& line : row.position) {
        if (auto sent = (*session)->send(filled(line, *filling), limit); !sent) return failure(sent.error());
    }
    if (const auto synced = (*session)->sync(); !synced) return failure(synced.error());
    for (const std::string& line : row.question) {
        if (auto sent = (*session)->send(filled(line, *filling), limit); !sent) return failure(sent.error());
    }
    std::string sync_answer;
    if (!row.sync.empty()) {
        auto sent = (*session)->send_sync(limit);
        if (!sent) return failure(sent.error());
        sync_answer = std::move(*sent);
    }
    // Who takes long to start is slow, or his machine is busy: he may take as long to answer.
    const auto taken = std::chrono::ceil<std::chrono::milliseconds>(base::Deadline::Clock::now() - begin);
    const auto text = read_while_it_speaks(**session, row, sync_answer, waits.silence + taken);
    if (!text) return failure(text.error());
    return answer_from(*text, question, program.name, true);
}

Trial try_row(const Program& program, const Dialect& row, const ProbeWaits& waits) {
    const Question question = known_question();
    Program careful = program;
    careful.options.waits.ready = waits.greeting;
    switch (row.kind) {
        case DialectKind::Session:
            return judged(try_session(careful, row, question, waits), question);
        case DialectKind::Script:
            return judged(ScriptOracle(careful, row).divide(question, base::Deadline::in(waits.script)), question);
        case DialectKind::MultiPv:
            return judged(MoveLister(careful, row).divide(question, base::Deadline::in(waits.greeting)), question);
    }
    return {};
}

bool fits(const Dialect& row, Greeting greeting) {
    if (row.kind == DialectKind::Script) return greeting != Greeting::Uci;
    return greeting == (row.protocol == Protocol::Uci ? Greeting::Uci : Greeting::Plain);
}

}  // namespace

base::Result<Dialect, OracleError> find_dialect(const Program& program, std::span<const Dialect> rows,
                                                const ProbeWaits& waits) {
    const auto greeting = greet(program, waits);
    if (!greeting) return failure(greeting.error());
    std::optional<Dialect> readable;
    std::string tried;
    for (const Dialect& row : rows) {
        if (!fits(row, *greeting)) continue;
        if (program.options.stop.stop_requested()) {
            return failure(OracleError{OracleErrorKind::Stopped, fmt::format("{} was stopped", program.name)});
        }
        const Trial trial = try_row(program, row, waits);
        if (trial.quality == Trial::Quality::Right) return row;
        if (trial.quality == Trial::Quality::Readable && !readable) readable = row;
        tried += fmt::format("{}{} ({})", tried.empty() ? "" : ", ", row.name, trial.why);
    }
    if (readable) return *readable;
    return failure(OracleError{
        OracleErrorKind::Unreadable,
        fmt::format(
            "{} understands no dialect we know, or is too slow: tried {}; describe it by --dialect-file, or name "
            "one by --dialect",
            program.name, tried.empty() ? "none" : tried)});
}

}  // namespace plyproof::oracle
