// SPDX-License-Identifier: MIT
#include "common/console.h"

#include <fmt/format.h>
#include <spdlog/logger.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <unistd.h>

#include <cstdlib>

#include "common/signals.h"

namespace plyproof::apps {

Console::Console(std::string_view program, std::stop_source stop)
    : stop_(std::move(stop)),
      output_(STDOUT_FILENO, [this] { stop_.request_stop(); }),
      program_(program),
      log_(std::make_shared<spdlog::logger>(program_, std::make_shared<spdlog::sinks::stderr_sink_mt>())) {
    log_->set_pattern("%v");
    log_->flush_on(spdlog::level::trace);
    apply({});
}

Console::~Console() = default;

void Console::apply(ConsoleOptions options) {
    options_ = options;
    log_->set_level(options.quiet ? spdlog::level::err : spdlog::level::info);
    const char* no_color = std::getenv("NO_COLOR");
    const char* term = std::getenv("TERM");
    const bool out = is_terminal(STDOUT_FILENO);
    const bool err = is_terminal(STDERR_FILENO);
    style_ = {wants_color(options.color, out, no_color, term), out};
    error_style_ = {wants_color(options.color, err, no_color, term), err};
}

void Console::diagnose(std::string_view label, report::Paint paint, std::string_view text) {
    // What was answered before the trouble must stand before it where both streams go to one place.
    output_.flush();
    const auto level = paint == report::Paint::Bad ? spdlog::level::err : spdlog::level::warn;
    log_->log(level, "{}: {} {}", program_, report::painted(label, paint, error_style_), text);
}

void Console::error(std::string_view text) { diagnose("error:", report::Paint::Bad, text); }
void Console::warning(std::string_view text) { diagnose("warning:", report::Paint::Warning, text); }
void Console::note(std::string_view text) { diagnose("note:", report::Paint::Strong, text); }

void Console::remark(std::string_view text) {
    output_.flush();
    log_->info("{}", report::painted(text, report::Paint::Faint, error_style_));
}

void Console::print_aside(std::string_view text) {
    output_.flush();
    log_->error("{}", text);
}

bool Console::shows_progress() const { return !options_.quiet && is_terminal(STDERR_FILENO); }

ExitCode Console::stop_code() const {
    if (const std::optional<ExitCode> code = Signals::received()) return *code;
    if (!stop_.stop_requested()) return ExitCode::Agrees;
    return output_.state() == Output::State::Closed ? ExitCode::ClosedPipe : ExitCode::OwnFailure;
}

}  // namespace plyproof::apps
