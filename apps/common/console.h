// SPDX-License-Identifier: MIT
// Where a running program speaks: answers on standard output, diagnostics on standard error (through spdlog), and
// nothing else. It also carries the stop token, because what stops a program (a signal, a closed pipe) comes from the
// same outside. Made by run_app; programs only use it.
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "common/exit_code.h"
#include "common/output.h"
#include "common/terminal.h"
#include "report/style.h"

namespace spdlog {
class logger;
}

namespace plyproof::apps {

struct ConsoleOptions {
    bool quiet = false;  ///< errors and answers only
    ColorMode color = ColorMode::Auto;
};

class Console {
public:
    Console(std::string_view program, std::stop_source stop);
    ~Console();
    Console(const Console&) = delete;
    Console& operator=(const Console&) = delete;

    void apply(ConsoleOptions options);

    /// A piece of the answer, to standard output, as it is.
    void print(std::string_view text) { output_.write(text); }
    /// Diagnostics, one or several lines without the last newline. --quiet silences all but errors.
    void error(std::string_view text);
    void warning(std::string_view text);
    void note(std::string_view text);
    /// A line for the curious, such as time and rate; no label in front.
    void remark(std::string_view text);

    /// A piece of the answer where standard output is taken by something else: no label, and --quiet lets it pass.
    void print_aside(std::string_view text);

    /// Dress of the text that goes to standard output / standard error.
    [[nodiscard]] report::Style style() const { return style_; }
    [[nodiscard]] report::Style error_style() const { return error_style_; }
    [[nodiscard]] bool quiet() const { return options_.quiet; }
    /// A progress line makes sense: standard error is a terminal and --quiet was not given.
    [[nodiscard]] bool shows_progress() const;

    [[nodiscard]] std::stop_token stop() const { return stop_.get_token(); }
    /// Why the work was stopped: by a signal, or because nobody reads the output any more. Agrees when it was not.
    [[nodiscard]] ExitCode stop_code() const;

    [[nodiscard]] Output& output() { return output_; }

private:
    void diagnose(std::string_view label, report::Paint paint, std::string_view text);

    std::stop_source stop_;
    Output output_;
    std::string program_;
    std::shared_ptr<spdlog::logger> log_;
    ConsoleOptions options_;
    report::Style style_;
    report::Style error_style_;
};

}  // namespace plyproof::apps
