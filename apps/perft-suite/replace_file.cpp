// SPDX-License-Identifier: MIT
#include "replace_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <utility>

#include "common/output.h"

namespace plyproof::perft_suite {
namespace {

namespace fs = std::filesystem;

constexpr mode_t kReadableByAll = 0666;  // less what umask takes

// Closes the descriptor; the errno when something fails, else 0.
int write_all(int descriptor, std::string_view text, bool to_disk) {
    apps::Output output(descriptor);
    output.write(text);
    output.flush();
    int error = output.state() == apps::Output::State::Open ? 0 : output.error();
    if (error == 0 && to_disk && ::fsync(descriptor) != 0) error = errno;
    if (::close(descriptor) != 0 && error == 0) error = errno;
    return error;
}

mode_t mode_of(const std::string& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) == 0) return status.st_mode & 07777;
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return kReadableByAll & ~mask;
}

int write_beside(const std::string& path, std::string_view text) {
    std::string beside = path + ".XXXXXX";
    const int descriptor = ::mkostemp(beside.data(), O_CLOEXEC);
    if (descriptor < 0) return errno;
    int error = ::fchmod(descriptor, mode_of(path)) == 0 ? 0 : errno;
    if (const int failed = write_all(descriptor, text, true); error == 0) error = failed;
    if (error == 0 && ::rename(beside.c_str(), path.c_str()) != 0) error = errno;
    if (error != 0) ::unlink(beside.c_str());
    return error;
}

int write_directly(const std::string& path, std::string_view text) {
    const int descriptor = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
    return descriptor < 0 ? errno : write_all(descriptor, text, false);
}

}  // namespace

std::optional<std::string> replace_file(const std::string& path, std::string_view text) {
    std::error_code ignored;
    const bool is_special = fs::exists(path, ignored) && !fs::is_regular_file(path, ignored);
    const fs::path target = fs::weakly_canonical(path, ignored);
    const int error =
        is_special ? write_directly(path, text) : write_beside(target.empty() ? path : target.string(), text);
    if (error == 0) return std::nullopt;
    return fmt::format("cannot write '{}': {}", path, std::strerror(error));
}

}  // namespace plyproof::perft_suite
