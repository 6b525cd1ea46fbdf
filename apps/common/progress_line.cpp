// SPDX-License-Identifier: MIT
#include "common/progress_line.h"

#include <fmt/format.h>
#include <unistd.h>

#include <utility>

#include "report/text_parts.h"

namespace plyproof::apps {

namespace {

void write_to_terminal(std::string_view text) {
    // A progress line that cannot be written is no loss.
    [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, text.data(), text.size());
}

}  // namespace

std::string progress_text(const Progress& progress, std::string_view unit, std::chrono::nanoseconds elapsed) {
    std::string text = progress.total > 0 ? fmt::format("{} of {} {}", progress.done, progress.total, unit)
                                          : fmt::format("{} {}", progress.done, unit);
    const std::string rate = progress.nodes > 0 ? report::rate_text(progress.nodes, elapsed) : "";
    if (!rate.empty()) text += fmt::format(", {}", rate);
    if (progress.done > 0 && progress.total > progress.done) {
        const double left = static_cast<double>(progress.total - progress.done) / static_cast<double>(progress.done);
        const std::chrono::duration<double> estimate = std::chrono::duration<double>(elapsed) * left;
        text += fmt::format(", about {} left",
                            report::duration_text(std::chrono::duration_cast<std::chrono::nanoseconds>(estimate)));
    }
    return text;
}

ProgressLine::ProgressLine(const Console& console, std::string unit)
    : shown_(console.shows_progress()), unit_(std::move(unit)) {}

void ProgressLine::wipe() {
    if (dirty_) write_to_terminal("\r\x1b[K");
    dirty_ = false;
}

void ProgressLine::update(const Progress& progress) {
    update([&](std::chrono::nanoseconds elapsed) { return progress_text(progress, unit_, elapsed); });
}

void ProgressLine::update(const std::function<std::string(std::chrono::nanoseconds elapsed)>& text) {
    const Clock::time_point now = Clock::now();
    if (!shown_ || now - start_ < std::chrono::milliseconds(300) || now - last_ < std::chrono::milliseconds(100))
        return;
    last_ = now;
    dirty_ = true;
    write_to_terminal(fmt::format("\r{}\x1b[K", text(now - start_)));
}

}  // namespace plyproof::apps
