// SPDX-License-Identifier: MIT
// From what a user typed to an oracle: `--engine CMD`, `--dialect NAME`, rows of a file, set-up and deadlines.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "oracle/dialect.h"
#include "oracle/find_dialect.h"
#include "oracle/oracle.h"
#include "oracle/program.h"
#include "oracle/session_oracle.h"

namespace plyproof::oracle {

/// The command that means our own counter.
inline constexpr const char* kBuiltinCommand = "builtin";

/// The name of no row: the dialect is found by asking.
inline constexpr const char* kAutoDialect = "auto";

struct OracleChoice {
    std::string command;
    std::string dialect = kAutoDialect;
    std::vector<Dialect> own_rows{};  ///< the user's, which go before the built-in ones of the same name
    ProgramOptions program{};
    ProbeWaits probe{};
    Echo echo = Echo::Checked;
};

/// The row of that name and where it comes from; an error that lists the names when there is none.
[[nodiscard]] base::Result<Dialect, std::string> choose_dialect(const std::string& name,
                                                                const std::vector<Dialect>& own_rows);

/// Makes the oracle. With "auto" the program is started to find its dialect; else nothing is started before the first
/// question, but the command must be there.
[[nodiscard]] base::Result<std::unique_ptr<Oracle>, OracleError> open_oracle(const OracleChoice& choice);

/// The same for a program that is not a command. REQUIRES: the dialect may be of any kind.
[[nodiscard]] std::unique_ptr<Oracle> make_oracle(Program program, Dialect dialect, Echo echo = Echo::Checked);

}  // namespace plyproof::oracle
