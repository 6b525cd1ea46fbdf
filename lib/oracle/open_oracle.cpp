// SPDX-License-Identifier: MIT
#include "oracle/open_oracle.h"

#include <fmt/format.h>

#include <utility>

#include "oracle/builtin_oracle.h"
#include "oracle/move_lister.h"
#include "oracle/script_oracle.h"

namespace plyproof::oracle {

namespace {

using base::failure;

/// Own rows first.
std::vector<Dialect> all_rows(const std::vector<Dialect>& own_rows) {
    std::vector<Dialect> rows = own_rows;
    rows.insert(rows.end(), builtin_dialects().begin(), builtin_dialects().end());
    return rows;
}

}  // namespace

base::Result<Dialect, std::string> choose_dialect(const std::string& name, const std::vector<Dialect>& own_rows) {
    const std::vector<Dialect> rows = all_rows(own_rows);
    if (const Dialect* row = find_dialect(rows, name)) return *row;
    std::string names = kAutoDialect;
    for (const Dialect& row : rows) names += ", " + row.name;
    return failure(fmt::format("there is no dialect '{}'; there are: {}", name, names));
}

std::unique_ptr<Oracle> make_oracle(Program program, Dialect dialect, Echo echo) {
    switch (dialect.kind) {
        case DialectKind::Script:
            return std::make_unique<ScriptOracle>(std::move(program), std::move(dialect));
        case DialectKind::MultiPv:
            return std::make_unique<MoveLister>(std::move(program), std::move(dialect));
        case DialectKind::Session:
            break;
    }
    return std::make_unique<SessionOracle>(std::move(program), std::move(dialect), echo);
}

base::Result<std::unique_ptr<Oracle>, OracleError> open_oracle(const OracleChoice& choice) {
    if (choice.command == kBuiltinCommand)
        return std::make_unique<BuiltinOracle>(perft::CountOptions{.stop = choice.program.stop});
    auto program = find_program(choice.command, choice.program);
    if (!program) return failure(std::move(program.error()));
    if (choice.dialect == kAutoDialect) {
        auto found = find_dialect(*program, all_rows(choice.own_rows), choice.probe);
        if (!found) return failure(std::move(found.error()));
        return make_oracle(std::move(*program), std::move(found->dialect), choice.echo);
    }
    auto chosen = choose_dialect(choice.dialect, choice.own_rows);
    if (!chosen) return failure(OracleError{OracleErrorKind::NotStarted, std::move(chosen.error())});
    return make_oracle(std::move(*program), std::move(*chosen), choice.echo);
}

}  // namespace plyproof::oracle
