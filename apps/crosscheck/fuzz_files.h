// SPDX-License-Identifier: MIT
// Files to which a long run appends line by line, so that nothing is lost whatever becomes of it. Several runs may
// append to one file at once. What cannot be written is told once, and the work stops: hours of looking must not end in
// nothing.
#pragma once

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace plyproof::crosscheck {

class AppendedFile {
public:
    /// Without a path nothing is written.
    explicit AppendedFile(const std::optional<std::string>& path) : path_(path) {
        if (path_) stream_.open(*path_, std::ios::app);
    }

    void write(std::string_view line) {
        if (path_) stream_ << line << std::flush;
    }

    /// The same unless `is_known` finds it in what stands in the file by now, whoever wrote that.
    template <class IsKnown>
    void write_unless(const IsKnown& is_known, std::string_view lines) {
        if (!path_) return;
        if (std::error_code none; !std::filesystem::is_regular_file(*path_, none)) return write(lines);
        const Lock lock(*path_);
        std::ifstream file(*path_);
        const std::string written{std::istreambuf_iterator<char>(file), {}};
        if (!is_known(written)) write(lines);
    }

    /// Why it failed; nothing as long as it did not.
    [[nodiscard]] std::optional<std::string> fault() const {
        return !path_ || stream_.good() ? std::nullopt : std::optional("cannot write " + *path_);
    }

private:
    /// Keeps other runs from writing between our look into the file and our line. A file that cannot be locked, as on
    /// some networks, is written all the same.
    class Lock {
    public:
        explicit Lock(const std::string& path) : file_(::open(path.c_str(), O_RDONLY | O_CLOEXEC)) {
            if (file_ >= 0) (void)::flock(file_, LOCK_EX);
        }
        ~Lock() {
            if (file_ >= 0) ::close(file_);
        }
        Lock(const Lock&) = delete;
        Lock& operator=(const Lock&) = delete;

    private:
        int file_;
    };

    std::optional<std::string> path_;
    std::ofstream stream_;
};

}  // namespace plyproof::crosscheck
