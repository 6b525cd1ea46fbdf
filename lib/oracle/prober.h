// SPDX-License-Identifier: MIT
// Prober: tries rows on a program, one after the other. A process serves as many of them as it can: most programs say
// that they do not know a command, or ignore it.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "oracle/dialect.h"
#include "oracle/find_dialect.h"
#include "oracle/oracle.h"
#include "oracle/placeholders.h"
#include "oracle/program.h"
#include "oracle/session.h"

namespace plyproof::oracle {

/// How good an answer is, and why it is none.
struct Trial {
    enum class Quality : std::uint8_t {
        None,
        Doubtful,  ///< it can be read, but has little to do with the position
        Listed,    ///< it lists moves of the position, though not exactly those that there are
        Right,
    } quality = Quality::None;
    std::string why{};
    bool silent = false;                    ///< with more patience there might be one
    std::optional<OracleError> hopeless{};  ///< no row can do better
    std::optional<OracleError> telling{};   ///< why it is none, where the program itself shows it
};

class Prober {
public:
    /// REQUIRES: `program` is a copy of the prober's own; rows that are tried outlive it.
    Prober(Program program, const ProbeWaits& waits);

    [[nodiscard]] Trial try_row(const Dialect& row);

    /// True for rows that may be asked for in one breath, by one process: they begin alike and their questions start no
    /// search, which the next line would disturb.
    [[nodiscard]] static bool in_one_breath(const Dialect& a, const Dialect& b);

    /// True when the program says nothing at all to the questions of all these rows, but the answer to the sync behind
    /// them: so it will not to any of them alone. False tells nothing. REQUIRES: in_one_breath for each two of them.
    [[nodiscard]] bool ignores(std::span<const Dialect* const> rows);

    /// The program was heard talking: where its arguments mean anything to it, they will at once.
    void expect_talk();

    /// From now on the program gets more time, and a process of its own for each row.
    void be_patient();

    /// Whether it has said of a question that it does not know it: who does that is silent about none.
    [[nodiscard]] bool complains() const { return complains_; }

    /// How many times the program was asked.
    [[nodiscard]] std::size_t questions() const { return questions_; }

private:
    struct Open {
        std::unique_ptr<Session> session;
        const Dialect* row;  ///< that it was begun with
        std::chrono::milliseconds patience;
    };

    Trial try_lister(const Dialect& row);
    Trial try_script(const Dialect& row);
    Trial try_session(const Dialect& row);
    Trial try_once(const Dialect& row);
    base::Result<void, OracleError> open(const Dialect& row);
    void let_it_read();
    base::Result<void, OracleError> set_position(const Dialect& row, const Filling& filling);
    base::Result<std::string, OracleError> ask_in_one_breath(std::span<const Dialect* const> rows);
    [[nodiscard]] bool hears_only(const std::string& sync_answer);
    base::Result<Answer, OracleError> ask(const Dialect& row);
    base::Result<std::string, OracleError> read_while_it_speaks(const Dialect& row, const std::string& sync_answer);
    base::Result<std::string, OracleError> read_answer(const Dialect& row, const std::string& sync_answer);
    void use_up(std::chrono::nanoseconds time);
    [[nodiscard]] Limit limit_for(const Dialect& row) const;
    [[nodiscard]] Trial judged(const base::Result<Answer, OracleError>& answer) const;
    [[nodiscard]] std::size_t moves_in(const std::string& text) const;
    [[nodiscard]] OracleError no_total(std::size_t moves) const;

    Program program_;
    Waits given_;  ///< by the user
    ProbeWaits waits_;
    std::chrono::milliseconds patience_;  ///< that is left for programs that are at work
    Question question_;
    std::size_t questions_ = 0;
    bool talks_ = false;
    bool afresh_ = false;
    bool complains_ = false;
    std::optional<Open> open_;
    std::string asked_last_;
    bool reusable_ = false;  ///< the open session after the last question
    bool works_ = false;     ///< the program was given all the time that there is, and was still at work
};

}  // namespace plyproof::oracle
