// SPDX-License-Identifier: MIT
#include "process/find_program.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <utility>
#include <vector>

#include "base/text_fields.h"

namespace plyproof::process {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kGames = "/usr/games";

/// Programs of Debian 12 and their packages, by the program's name.
constexpr std::array<std::pair<std::string_view, std::string_view>, 17> kPackages{{
    {"ethereal-chess", "ethereal-chess"},
    {"ethereal", "ethereal-chess"},
    {"fairy-stockfish", "fairy-stockfish"},
    {"fairymax", "fairymax"},
    {"glaurung", "glaurung"},
    {"gnuchess", "gnuchess"},
    {"gnuchessu", "gnuchess"},
    {"gnuchessx", "gnuchess"},
    {"hoichess", "hoichess"},
    {"maxqi", "fairymax"},
    {"phalanx", "phalanx"},
    {"python3", "python3"},
    {"shamax", "fairymax"},
    {"sjeng", "sjeng"},
    {"stockfish", "stockfish"},
    {"toga2", "toga2"},
    {"xboard", "xboard"},
}};

std::optional<ProgramErrorKind> why_not(const fs::path& file) {
    std::error_code error;
    const fs::file_status status = fs::status(file, error);
    if (error || !fs::exists(status)) return ProgramErrorKind::NotFound;
    if (fs::is_directory(status)) return ProgramErrorKind::IsFolder;
    if (::access(file.c_str(), X_OK) != 0) return ProgramErrorKind::NotExecutable;
    return std::nullopt;
}

/// Absolute, because the child may begin in another folder.
std::string whole_path(const fs::path& file) {
    std::error_code error;
    const fs::path whole = fs::absolute(file, error);
    return error ? file.string() : whole.string();
}

base::Result<std::string, ProgramError> at_path(const std::string& name) {
    if (const auto kind = why_not(name)) {
        return base::failure(ProgramError{*kind, name, *kind == ProgramErrorKind::NotFound ? "" : name});
    }
    return whole_path(name);
}

}  // namespace

base::Result<std::string, ProgramError> find_program(const std::string& name, std::string_view path) {
    if (name.find('/') != std::string::npos) return at_path(name);
    ProgramError error{ProgramErrorKind::NotFound, name, {}};
    std::vector<base::TextField> folders = base::split_at(path, ':');
    folders.push_back({0, kGames});
    for (const base::TextField& place : folders) {
        // An empty entry of PATH is the current folder, as POSIX says.
        const fs::path file = fs::path(place.text.empty() ? std::string_view(".") : place.text) / name;
        const auto kind = name.empty() ? ProgramErrorKind::NotFound : why_not(file);
        if (!kind) return whole_path(file);
        if (*kind == ProgramErrorKind::NotExecutable) error = {*kind, name, file.string()};
    }
    return base::failure(std::move(error));
}

base::Result<std::string, ProgramError> find_program(const std::string& name) {
    const char* path = std::getenv("PATH");
    return find_program(name, path != nullptr ? path : "/usr/local/bin:/usr/bin:/bin");
}

std::optional<std::string_view> debian_package_of(std::string_view program) {
    const auto* const found = std::ranges::find(kPackages, program, [](const auto& row) { return row.first; });
    if (found == kPackages.end()) return std::nullopt;
    return found->second;
}

std::string program_error_text(const ProgramError& error) {
    switch (error.kind) {
        case ProgramErrorKind::NotExecutable:
            return fmt::format("'{}' may not be run: chmod +x {}", error.file, error.file);
        case ProgramErrorKind::IsFolder:
            return fmt::format("'{}' is a folder, no program", error.file);
        case ProgramErrorKind::NotFound:
            break;
    }
    if (error.name.find('/') != std::string::npos) return fmt::format("there is no file '{}'", error.name);
    std::string text = fmt::format("there is no program '{}' in PATH or {}", error.name, kGames);
    if (const auto package = debian_package_of(error.name))
        text += fmt::format("; on Debian: apt-get install {}", *package);
    std::error_code ignored;
    if (!error.name.empty() && fs::exists(error.name, ignored)) {
        text += fmt::format("; if you mean the file here, write ./{}", error.name);
    }
    return text;
}

}  // namespace plyproof::process
