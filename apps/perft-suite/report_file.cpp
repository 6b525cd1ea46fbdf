// SPDX-License-Identifier: MIT
#include "report_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "common/output.h"

namespace plyproof::perft_suite {
namespace {

constexpr mode_t kReadableByAll = 0666;  // less what umask takes

// Replaces the content of an open file; the errno when that fails, else 0.
int replace_content(int descriptor, std::string_view text) {
    struct stat status {};
    if (::fstat(descriptor, &status) != 0) return errno;
    // Pipes and devices have nothing to cut off.
    if (S_ISREG(status.st_mode) && ::ftruncate(descriptor, 0) != 0) return errno;
    apps::Output output(descriptor);
    output.write(text);
    output.flush();
    return output.state() == apps::Output::State::Open ? 0 : output.error();
}

}  // namespace

apps::ExitCode refuse_overwriting(const std::string& path, apps::Console& console) {
    console.error(fmt::format("--output: '{}' is one of the suites: it would be overwritten", path));
    return apps::ExitCode::BadInput;
}

ReportFile::ReportFile(std::string path) : path_(std::move(path)) {
    if (is_standard_output()) return;
    descriptor_ = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, kReadableByAll);
    if (descriptor_ < 0) error_ = errno;
}

ReportFile::~ReportFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

std::optional<std::string> ReportFile::fault() const {
    if (error_ == 0) return std::nullopt;
    return fmt::format("cannot write '{}': {}", path_, std::strerror(error_));
}

apps::ExitCode ReportFile::write(std::string_view text, apps::Console& console) {
    if (is_standard_output()) {
        console.print(text);
        return apps::ExitCode::Agrees;
    }
    error_ = replace_content(descriptor_, text);
    // Some file systems tell only now that the disk is full.
    if (::close(std::exchange(descriptor_, -1)) != 0 && error_ == 0) error_ = errno;
    if (error_ == 0) return apps::ExitCode::Agrees;
    console.error(*fault() + "; here is the report:");
    console.print(text);
    return apps::ExitCode::OwnFailure;
}

}  // namespace plyproof::perft_suite
