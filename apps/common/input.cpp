// SPDX-License-Identifier: MIT
#include "common/input.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

namespace plyproof::apps {

namespace {

constexpr int kLookAgainMs = 100;
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

struct Chunk {
    enum class Kind : std::uint8_t { Bytes, End, Error } kind;
    std::string bytes;
    int error = 0;
};

/// The next bytes of a descriptor; looks at the stop token while there are none.
Chunk read_chunk(int descriptor, const std::stop_token& stop) {
    std::array<char, 1 << 16> buffer{};
    while (!stop.stop_requested()) {
        pollfd waiting{descriptor, POLLIN, 0};
        const int ready = ::poll(&waiting, 1, kLookAgainMs);
        if (ready == 0 || (ready < 0 && errno == EINTR)) continue;
        const ssize_t got = ::read(descriptor, buffer.data(), buffer.size());
        if (got > 0) return {Chunk::Kind::Bytes, std::string(buffer.data(), static_cast<std::size_t>(got))};
        if (got == 0) return {Chunk::Kind::End, {}};
        if (errno != EINTR && errno != EAGAIN) return {Chunk::Kind::Error, {}, errno};
    }
    return {Chunk::Kind::End, {}};
}

/// Reads a descriptor to its end; the errno when that fails, EFBIG for more than kMostBytes.
base::Result<std::string, int> read_all(int descriptor, const std::stop_token& stop) {
    std::string text;
    for (;;) {
        Chunk chunk = read_chunk(descriptor, stop);
        if (chunk.kind == Chunk::Kind::End) return text;
        if (chunk.kind == Chunk::Kind::Error) return base::failure(chunk.error);
        if (text.size() + chunk.bytes.size() > kMostBytes) return base::failure(EFBIG);
        text += chunk.bytes;
    }
}

std::string failure_text(int error) {
    if (error == EFBIG) return fmt::format("it has more than {} MiB", kMostBytes >> 20);
    return std::strerror(error);
}

}  // namespace

LineReader::LineReader(int descriptor, std::stop_token stop) : descriptor_(descriptor), stop_(std::move(stop)) {}

bool LineReader::fill() {
    Chunk chunk = read_chunk(descriptor_, stop_);
    if (chunk.kind == Chunk::Kind::Error) error_ = std::strerror(chunk.error);
    ended_ = chunk.kind != Chunk::Kind::Bytes;
    waiting_.erase(0, start_);
    start_ = 0;
    waiting_ += chunk.bytes;
    return !ended_;
}

void LineReader::refuse_line() {
    error_ = fmt::format("line {} has more than {} MiB", line_number_ + 1, kLongestLine >> 20);
    ended_ = true;
    waiting_.clear();
    start_ = 0;
}

std::string LineReader::take(std::size_t length, std::size_t with_end) {
    std::string line = waiting_.substr(start_, length);
    start_ += with_end;
    ++line_number_;
    if (!line.empty() && line.back() == '\r') line.pop_back();
    if (line_number_ == 1 && line.starts_with(kByteOrderMark)) line.erase(0, kByteOrderMark.size());
    return line;
}

std::optional<std::string> LineReader::next() {
    std::size_t searched = 0;  // bytes after start_ that hold no line end
    for (;;) {
        if (stop_.stop_requested()) return std::nullopt;
        const std::size_t end = waiting_.find('\n', start_ + searched);
        const bool found = end != std::string::npos;
        searched = (found ? end : waiting_.size()) - start_;
        if (searched > kLongestLine) refuse_line();
        if (error_) return std::nullopt;
        if (found) return take(searched, searched + 1);
        if (!ended_ && fill()) continue;
        if (searched == 0 || error_ || stop_.stop_requested()) return std::nullopt;
        return take(searched, searched);
    }
}

base::Result<std::string, std::string> read_text(const std::string& path, std::stop_token stop) {
    const bool standard_input = path == "-";
    // Without O_NONBLOCK a named pipe that nobody writes to would hold us here, deaf to every stop.
    const int descriptor = standard_input ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0) return base::failure(fmt::format("cannot open '{}': {}", path, std::strerror(errno)));
    const base::Result<std::string, int> text = read_all(descriptor, stop);
    if (!standard_input) ::close(descriptor);
    if (!text) {
        return base::failure(fmt::format("cannot read {}: {}", standard_input ? "standard input" : "'" + path + "'",
                                         failure_text(text.error())));
    }
    return *text;
}

}  // namespace plyproof::apps
