// SPDX-License-Identifier: MIT
// Session: a program that was started, greeted and set up, and is now talked to line by line. Every wait has its
// deadline; every failure becomes an OracleError that says what was going on. After a failure the session is of no more
// use: let it go and open another.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/deadline.h"
#include "oracle/dialect.h"
#include "oracle/program.h"
#include "uci/engine_line.h"

namespace plyproof::oracle {

/// A limit and how to speak of it.
struct Limit {
    base::Deadline deadline{};
    std::chrono::milliseconds wait{};  ///< zero when it is not known
    std::string_view option = "--timeout";
};

/// The error when there are user options for a program that has none.
[[nodiscard]] OracleError takes_no_options(const Program& program);

class Session {
public:
    /// Starts the program and goes through the dialect's greeting, the user's options and lines, and the first sync.
    /// REQUIRES: program and dialect outlive the session.
    [[nodiscard]] static base::Result<std::unique_ptr<Session>, OracleError> open(const Program& program,
                                                                                  const Dialect& dialect);

    /// Says goodbye to a program that still listens, so that it can write its logs and coverage; then kills it.
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    [[nodiscard]] base::Result<void, OracleError> send(std::string_view line, const Limit& limit);
    [[nodiscard]] base::Result<std::string, OracleError> receive(const Limit& limit);

    /// Sends the dialect's sync and reads up to its answer: all the program had to say before. Nothing when the dialect
    /// has none.
    [[nodiscard]] base::Result<std::vector<std::string>, OracleError> sync();
    /// Sends it without waiting; gives how its answer ends.
    [[nodiscard]] base::Result<std::string, OracleError> send_sync(const Limit& limit);

    /// Sets an option when it has another value now (UCI).
    [[nodiscard]] base::Result<void, OracleError> set_option(const std::string& name, const std::string& value);
    /// The option of that name that the engine has announced.
    [[nodiscard]] const uci::OptionLine* find_option(std::string_view name) const;

    /// What the engine calls itself; empty when it has not said.
    [[nodiscard]] const std::string& own_name() const { return own_name_; }

    /// An error of this program with its last lines.
    [[nodiscard]] OracleError error(OracleErrorKind kind, std::string text) const;
    /// The error for an answer longer than any; with a program that floods us there is nothing more to talk about.
    [[nodiscard]] OracleError endless_answer();

private:
    Session(const Program& program, const Dialect& dialect, std::unique_ptr<process::Peer> peer)
        : program_(program), dialect_(dialect), peer_(std::move(peer)) {}

    base::Result<void, OracleError> set_up();
    base::Result<void, OracleError> greet();
    base::Result<void, OracleError> set_user_options();
    OracleError failed(base::ChannelError error, const Limit& limit);
    /// "after 'go perft 3'".
    [[nodiscard]] std::string doing() const;
    [[nodiscard]] Limit start_limit() const;
    [[nodiscard]] Limit ready_limit() const;

    const Program& program_;
    const Dialect& dialect_;
    std::unique_ptr<process::Peer> peer_;
    std::string own_name_;
    std::vector<uci::OptionLine> options_;
    std::vector<EngineOption> values_;  ///< of options that were set
    std::string last_sent_;
    unsigned syncs_ = 0;
    bool listens_ = true;  ///< nothing has failed yet
};

}  // namespace plyproof::oracle
