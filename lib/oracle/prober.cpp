// SPDX-License-Identifier: MIT
#include "oracle/prober.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/text_fields.h"
#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "oracle/answer_lines.h"
#include "oracle/asking.h"
#include "oracle/line_words.h"
#include "oracle/move_lister.h"
#include "oracle/script_oracle.h"
#include "perft/known_positions.h"

namespace plyproof::oracle {

namespace {

using base::failure;
using std::chrono::milliseconds;
using Clock = base::Deadline::Clock;

Question known_question() {
    const auto known = perft::find_known_position("kiwipete");
    return {chess::position_from(*chess::parse_fen(known->fen))->position};
}

/// Zero, which waits for ever, is longer than anything.
milliseconds shorter(milliseconds usual, milliseconds given) {
    return given == milliseconds::zero() ? usual : std::min(usual, given);
}

Trial no_answer(const OracleError& error) { return {Trial::Quality::None, std::string(name_of(error.kind))}; }

/// That a program dies or talks without sense tells more of it than a refusal or silence.
Trial failed(const OracleError& error) {
    Trial trial = no_answer(error);
    trial.silent = error.kind == OracleErrorKind::TimedOut;
    // This one says what the program cannot do.
    if (error.kind == OracleErrorKind::Unsuitable) trial.why += ": " + error.text;
    if (error.exit) trial.why += ": " + exit_text(*error.exit);
    if (error.kind == OracleErrorKind::Died || error.kind == OracleErrorKind::Unreadable) trial.telling = error;
    return trial;
}

/// True for rows whose sessions begin alike, so that one process may be asked by all of them.
bool begin_alike(const Dialect& a, const Dialect& b) {
    return a.protocol == b.protocol && a.start == b.start && a.sync == b.sync && a.sync_answer == b.sync_answer;
}

}  // namespace

Prober::Prober(Program program, const ProbeWaits& waits)
    : program_(std::move(program)), given_(program_.options.waits), waits_(waits), question_(known_question()) {
    patience_ = given_.question;
    waits_.silence = shorter(waits.silence, given_.question);
    waits_.after_sync = shorter(waits.after_sync, given_.question);
    waits_.script = shorter(waits.script, given_.question);
    waits_.pong = shorter(waits.pong, given_.ready);
}

void Prober::expect_talk() {
    talks_ = true;
    waits_.pong = std::min(waits_.pong, waits_.silence);
    waits_.script = std::min(waits_.script, waits_.silence);
}

void Prober::be_patient() {
    constexpr Waits kUsual;
    const bool for_ever = given_.question == milliseconds::zero();
    waits_.silence = std::max(waits_.silence, (for_ever ? kUsual.question : given_.question) / kShareOfPatience);
    waits_.after_sync = waits_.silence;
    waits_.pong = talks_ ? waits_.silence : given_.ready;
    waits_.script = talks_ ? waits_.silence : given_.question;
    afresh_ = true;
}

Trial Prober::try_row(const Dialect& row) {
    program_.options.waits.ready = row.protocol == Protocol::Uci ? given_.ready : waits_.pong;
    switch (row.kind) {
        case DialectKind::Session:
            return try_session(row);
        case DialectKind::Script:
            return try_script(row);
        case DialectKind::MultiPv:
            return try_lister(row);
    }
    return {};
}

Trial Prober::try_script(const Dialect& row) {
    ++questions_;
    const auto begin = Clock::now();
    Trial trial = judged(ScriptOracle(program_, row).divide(question_, deadline_in(waits_.script)));
    if (afresh_) use_up(Clock::now() - begin);
    return trial;
}

/// An engine that gives its best move whatever MultiPV says lists nothing.
Trial Prober::try_lister(const Dialect& row) {
    open_.reset();
    const auto answer = MoveLister(program_, row).divide(question_, base::Deadline::in(2 * waits_.silence));
    questions_ += answer ? answer->questions : 1;
    if (!answer || answer->divide.entries.size() > 1) return judged(answer);
    return {Trial::Quality::None, fmt::format("unsuitable: {} lists only one of the {} moves", program_.name,
                                              chess::count_legal_moves(question_.root))};
}

Trial Prober::try_session(const Dialect& row) {
    if (afresh_) open_.reset();
    const bool first = !open_ || !begin_alike(*open_->row, row);
    Trial trial = try_once(row);
    // What one process answers after other questions may still belong to one of them.
    if (!first && trial.quality != Trial::Quality::None) {
        open_.reset();
        trial = try_once(row);
    }
    return trial;
}

Trial Prober::try_once(const Dialect& row) {
    if (open_ && !begin_alike(*open_->row, row)) open_.reset();
    if (!open_) {
        // Who does not survive the usual greeting of UCI suits no row. Other beginnings may be the row's own fault.
        auto opened = open(row);
        const bool usual = row.protocol == Protocol::Uci && row.start.empty() && row.sync == "isready";
        if (!opened && usual) return {.hopeless = std::move(opened.error())};
        if (!opened) {
            Trial trial = no_answer(opened.error());
            trial.silent = opened.error().kind == OracleErrorKind::TimedOut;
            return trial;
        }
    }
    reusable_ = works_ = false;
    ++questions_;
    const auto answer = ask(row);
    Trial trial = judged(answer);
    if (works_ && !answer) {
        trial.telling = answer.error();
        trial.silent = false;
    }
    if (!reusable_ || trial.quality != Trial::Quality::None) open_.reset();
    return trial;
}

base::Result<void, OracleError> Prober::open(const Dialect& row) {
    const auto begin = Clock::now();
    auto session = Session::open(program_, row);
    if (!session) return failure(std::move(session.error()));
    // Who takes long to start is slow, or his machine is busy: he may take as long to answer.
    const auto taken = std::chrono::ceil<milliseconds>(Clock::now() - begin);
    open_ = Open{*std::move(session), &row, taken};
    if (talks_ && row.sync.empty()) let_it_read();
    return {};
}

/// Some lose a line that comes close behind another while they start: GNU Chess 6 does. Who has fallen quiet has read.
void Prober::let_it_read() {
    constexpr milliseconds kQuiet{100};
    const base::Deadline last = base::Deadline::in(waits_.silence);
    while (open_->session->receive({std::min(base::Deadline::in(kQuiet), last), kQuiet})) {
    }
}

bool Prober::in_one_breath(const Dialect& a, const Dialect& b) {
    const auto is_idle = [](const Dialect& row) {
        const auto begins_search = [](const std::string& line) { return line.starts_with("go"); };
        return row.kind == DialectKind::Session && !row.sync.empty() && row.end != AnswerEnd::Sync &&
               std::ranges::none_of(row.question, begins_search);
    };
    return is_idle(a) && is_idle(b) && begin_alike(a, b) && (b.position.empty() || a.position == b.position);
}

bool Prober::ignores(std::span<const Dialect* const> rows) {
    const Dialect& first = *rows.front();
    program_.options.waits.ready = first.protocol == Protocol::Uci ? given_.ready : waits_.pong;
    if (afresh_ || (open_ && !begin_alike(*open_->row, first))) open_.reset();
    // What is wrong with its beginning is told where it is asked alone.
    if (!open_ && !open(first)) return false;
    questions_ += rows.size();
    const auto sync_answer = ask_in_one_breath(rows);
    const bool silent = sync_answer && hears_only(*sync_answer);
    // Whatever else it has to say is not to be taken for its answer to another question.
    if (!silent) open_.reset();
    return silent;
}

base::Result<std::string, OracleError> Prober::ask_in_one_breath(std::span<const Dialect* const> rows) {
    const Limit limit = limit_for(*rows.front());
    for (const Dialect* row : rows) {
        const auto filling = filling_for(question_, *row, program_.name);
        if (!filling) return failure(filling.error());
        if (row == rows.front()) {
            if (auto set = set_position(*row, *filling); !set) return failure(set.error());
        }
        for (const std::string& line : row->question) {
            if (auto sent = open_->session->send(filled(line, *filling), limit); !sent) return failure(sent.error());
        }
    }
    return open_->session->send_sync(limit);
}

/// The answer to the sync, and then nothing for as long as a silent row is waited for.
bool Prober::hears_only(const std::string& sync_answer) {
    const milliseconds quick = waits_.silence + open_->patience;
    const auto synced = open_->session->receive({base::Deadline::in(quick), quick});
    if (!synced || !base::trim(*synced).ends_with(sync_answer)) return false;
    const milliseconds quiet = waits_.after_sync + open_->patience;
    const auto more = open_->session->receive({base::Deadline::in(quiet), quiet});
    return !more && more.error().kind == OracleErrorKind::TimedOut;
}

base::Result<void, OracleError> Prober::set_position(const Dialect& row, const Filling& filling) {
    for (const std::string& line : row.position) {
        if (auto sent = open_->session->send(filled(line, filling), limit_for(row)); !sent) return sent;
    }
    if (const auto synced = open_->session->sync(); !synced) return failure(synced.error());
    return {};
}

base::Result<Answer, OracleError> Prober::ask(const Dialect& row) {
    const auto filling = filling_for(question_, row, program_.name);
    if (!filling) return failure(filling.error());
    Session& session = *open_->session;
    if (auto set = set_position(row, *filling); !set) return failure(set.error());
    const Limit limit = limit_for(row);
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

/// Who has not answered the sync is at work on the question.
Limit Prober::limit_for(const Dialect& row) const {
    const milliseconds quick = waits_.silence + open_->patience;
    if (row.sync.empty()) return {base::Deadline::in(quick), quick};
    if (given_.question == milliseconds::zero()) return {};
    const milliseconds wait = std::max(quick, patience_);
    return {base::Deadline::in(wait), wait};
}

base::Result<std::string, OracleError> Prober::read_while_it_speaks(const Dialect& row,
                                                                    const std::string& sync_answer) {
    const auto begin = Clock::now();
    auto text = read_answer(row, sync_answer);
    use_up(Clock::now() - begin);
    return text;
}

/// What was waited for beyond the usual. Nobody has all patience for each row.
void Prober::use_up(std::chrono::nanoseconds time) {
    const auto patience = std::chrono::ceil<milliseconds>(time) - waits_.silence;
    patience_ -= std::clamp(patience, milliseconds::zero(), patience_);
    const bool for_ever = given_.question == milliseconds::zero();
    if (afresh_ && !talks_ && !for_ever) waits_.script = std::max(patience_, waits_.silence);
}

/// Reads an answer for as long as there is reason to believe that one will come. Once the sync is answered there is
/// less: only who counts on another thread has still to say something. Lines of a search may stand between counts, but
/// go on for ever where they are all that comes.
base::Result<std::string, OracleError> Prober::read_answer(const Dialect& row, const std::string& sync_answer) {
    AnswerLines lines(row, 1, row.end == AnswerEnd::Sync ? sync_answer : std::string());
    Limit limit = limit_for(row);
    const auto hurry = [&](milliseconds wait) {
        limit.deadline = std::min(limit.deadline, base::Deadline::in(wait + open_->patience));
    };
    bool synced = false;
    for (;;) {
        const auto line = open_->session->receive(limit);
        if (!line) {
            const bool silent = line.error().kind == OracleErrorKind::TimedOut;
            if (silent && lines.searches()) return failure(OracleError{OracleErrorKind::Refused, lines.last_line()});
            reusable_ = synced && silent;
            works_ = !synced && silent && !row.sync.empty();
            const std::size_t moves = silent ? moves_in(lines.text()) : 0;
            if (moves > 1) return failure(no_total(moves));
            return failure(line.error());
        }
        if (!sync_answer.empty() && !synced && base::trim(*line).ends_with(sync_answer)) {
            synced = true;
            hurry(waits_.after_sync);
        }
        if (complains_about(*line, asked_last_)) {
            complains_ = true;
            reusable_ = !row.sync.empty();
            return failure(OracleError{OracleErrorKind::Refused, *line});
        }
        const bool searched = lines.searches();
        const AnswerState state = lines.add(*line);
        if (!searched && lines.searches()) hurry(waits_.silence);
        if (state == AnswerState::Open) continue;
        if (state == AnswerState::TooLong) return failure(open_->session->endless_answer());
        // The nodes of a search are no count.
        if (state == AnswerState::Complete && (!lines.searches() || moves_in(lines.text()) > 1)) return lines.text();
        complains_ = complains_ || state == AnswerState::Refused;
        reusable_ = state == AnswerState::Refused && !row.sync.empty();
        return failure(OracleError{OracleErrorKind::Refused, *line});
    }
}

Trial Prober::judged(const base::Result<Answer, OracleError>& answer) const {
    if (!answer) return failed(answer.error());
    const ForeignDivide& divide = answer->divide;
    const auto expected = static_cast<std::size_t>(chess::count_legal_moves(question_.root));
    const auto legal = static_cast<std::size_t>(
        std::ranges::count_if(divide.entries, [](const ForeignEntry& entry) { return !entry.moves.empty(); }));
    const bool right = divide.total.value_or(divide.sum) == static_cast<ForeignCount>(expected) &&
                       (divide.entries.empty() || divide.entries.size() == expected);
    return {right ? Trial::Quality::Right : 2 * legal > expected ? Trial::Quality::Listed : Trial::Quality::Doubtful};
}

std::size_t Prober::moves_in(const std::string& text) const {
    const auto answer = answer_from(text, question_, program_.name, true);
    return answer ? answer->divide.entries.size() : 0;
}

OracleError Prober::no_total(std::size_t moves) const {
    return open_->session->error(
        OracleErrorKind::Unreadable,
        fmt::format("{} lists {} moves after '{}' and no total, so that nothing tells when its answer is complete: "
                    "print a last line such as 'Nodes searched: {}', or describe the program with \"end\": \"sync\"",
                    program_.name, moves, asked_last_, chess::count_legal_moves(question_.root)));
}

}  // namespace plyproof::oracle
