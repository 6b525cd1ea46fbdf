// SPDX-License-Identifier: MIT
// Where a program's file is: as a shell looks for it, and then among Debian's games, which are seldom in PATH.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"

namespace plyproof::process {

enum class ProgramErrorKind : std::uint8_t {
    NotFound,       ///< no file of that name
    NotExecutable,  ///< there is a file, but it may not be run
    IsFolder,
};

struct ProgramError {
    ProgramErrorKind kind;
    std::string name;  ///< as it was asked for
    std::string file;  ///< the one that was found and is of no use; empty with NotFound

    friend bool operator==(const ProgramError&, const ProgramError&) = default;
};

/// The file of a program as an absolute path. A name with a slash is a path from where we are; any other is looked up
/// in `path`, folders between colons, and then in /usr/games.
[[nodiscard]] base::Result<std::string, ProgramError> find_program(const std::string& name, std::string_view path);

/// The same with the PATH of our environment.
[[nodiscard]] base::Result<std::string, ProgramError> find_program(const std::string& name);

/// The Debian package of a chess program.
[[nodiscard]] std::optional<std::string_view> debian_package_of(std::string_view program);

/// "there is no program 'glaurung' in PATH or /usr/games; on Debian: apt-get install glaurung"
[[nodiscard]] std::string program_error_text(const ProgramError& error);

}  // namespace plyproof::process
