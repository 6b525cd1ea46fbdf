// SPDX-License-Identifier: MIT
#include "common/run_app.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstring>
#include <new>

#include "common/signals.h"

namespace plyproof::apps {

namespace {

/// Says that memory is out without needing any.
void report_no_memory(std::string_view program) {
    for (const std::string_view part : {program, std::string_view(": error: not enough memory\n")}) {
        [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, part.data(), part.size());
    }
}

/// A caller may have closed standard descriptors, and the next file or pipe that is opened would then take their place
/// and be read or written as if it were one. The gaps are filled so that using them goes on to fail.
void fill_closed_descriptors() {
    for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(descriptor, F_GETFD) != -1) continue;
        // The lowest free number is the one that is missing.
        ::open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
}

/// --help without the lists of values, ranges and exclusions that CLI11 prints: the descriptions say what matters.
class PlainFormatter : public CLI::Formatter {
public:
    PlainFormatter() { column_width(28); }
    std::string make_option_name(const CLI::Option* option, bool is_positional) const override {
        // "--strict{fixed}" holds the value that a flag stands for.
        std::string name = CLI::Formatter::make_option_name(option, is_positional);
        const std::size_t brace = name.find('{');
        return brace == std::string::npos ? name : name.substr(0, brace);
    }
    std::string make_option_opts(const CLI::Option* option) const override {
        const std::string type = option->get_type_name();
        const std::string name = type.substr(0, type.find(':'));
        return option->get_type_size() == 0 || name.empty() ? "" : fmt::format(" {}", name);
    }
};

struct CommonOptions {
    ConsoleOptions console;
    std::string color = "auto";
};

void add_common_options(CLI::App& app, CommonOptions& options, const About& about) {
    app.set_help_flag("-h,--help", "Print this help and exit");
    app.set_version_flag("--version", fmt::format("{} (plyproof) {}", about.name, version()),
                         "Print the version and exit");
    app.add_flag("-q,--quiet", options.console.quiet, "No progress, notes or warnings: answers and errors only");
    app.add_option("--color", options.color, "auto (on a terminal, unless NO_COLOR is set), always or never")
        ->check(CLI::IsMember({"auto", "always", "never"}))
        ->type_name("WHEN");
}

ExitCode usage_error(const CLI::ParseError& error, const CLI::App& app, int argc, char** argv, Console& console) {
    std::string text = error.what();
    const bool extras = error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError);
    if (extras) text = fmt::format("not understood: {}", fmt::join(app.remaining(true), " "));
    const bool fen_given =
        std::any_of(argv, argv + argc, [](const char* word) { return std::strcmp(word, "--fen") == 0; });
    if (extras && fen_given) {
        text += "\n  A FEN has blanks: put it in quotes, as in --fen '8/8/8/8/8/4k3/8/4K3 w - - 0 1'.";
    }
    std::string program = app.get_name();
    for (const CLI::App* command : app.get_subcommands()) program += ' ' + command->get_name();
    console.error(fmt::format("{}\n  '{} --help' lists the options.", text, program));
    return ExitCode::BadInput;
}

/// Reads the options; the exit code when that is all there is to do.
std::optional<ExitCode> parse(CLI::App& app, int argc, char** argv, Console& console) {
    try {
        app.parse(argc, argv);
        return std::nullopt;
    } catch (const CLI::CallForHelp&) {
        console.print(app.help());
        return ExitCode::Agrees;
    } catch (const CLI::CallForVersion& call) {
        console.print(std::string(call.what()) + "\n");
        return ExitCode::Agrees;
    } catch (const CLI::ParseError& error) {
        return usage_error(error, app, argc, argv, console);
    }
}

ExitCode parse_and_run(int argc, char** argv, const About& about, const AddOptions& add_options, const Run& run,
                       Console& console) {
    CLI::App app(std::string(about.summary), std::string(about.name));
    app.footer(std::string(about.examples));
    app.formatter(std::make_shared<PlainFormatter>());
    app.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::Throw);
    CommonOptions common;
    add_options(app);
    add_common_options(app, common, about);
    if (const std::optional<ExitCode> done = parse(app, argc, argv, console)) return *done;
    common.console.color = *color_mode_from_name(common.color);
    console.apply(common.console);
    return run(console);
}

/// Sends the rest of the output; a failed one is an own failure, a closed pipe is nothing to talk about.
ExitCode finish(ExitCode code, Console& console) {
    console.output().flush();
    if (console.output().state() != Output::State::Failed) return code;
    console.error(fmt::format("cannot write to standard output: {}", std::strerror(console.output().error())));
    return combined(code, ExitCode::OwnFailure);
}

}  // namespace

std::string_view version() { return PLYPROOF_VERSION; }

int run_app(int argc, char** argv, const About& about, const AddOptions& add_options, const Run& run) {
    try {
        fill_closed_descriptors();
        std::stop_source stop;
        const Signals signals(stop);
        Console console(about.name, stop);
        try {
            return static_cast<int>(finish(parse_and_run(argc, argv, about, add_options, run, console), console));
        } catch (const std::bad_alloc&) {
            throw;
        } catch (const std::exception& exception) {
            console.error(fmt::format("unexpected failure: {}", exception.what()));
        }
    } catch (const std::bad_alloc&) {
        report_no_memory(about.name);
    } catch (const std::exception& exception) {
        // There is no console yet: no pipe or thread was left for the signals.
        fmt::print(stderr, "{}: error: cannot start: {}\n", about.name, exception.what());
    } catch (...) {
        fmt::print(stderr, "{}: error: unexpected failure\n", about.name);
    }
    return static_cast<int>(ExitCode::OwnFailure);
}

}  // namespace plyproof::apps
