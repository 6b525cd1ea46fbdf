// SPDX-License-Identifier: MIT
#include "common/run_app.h"
#include "convert_command.h"
#include "lint_command.h"
#include "options.h"
#include "run_command.h"
#include "verify_command.h"

using namespace plyproof;

int main(int argc, char** argv) {
    perft_suite::Options options;
    const apps::About about{"perft-suite", "Runs suites of positions with known perft counts and says what differs.",
                            perft_suite::examples()};
    return apps::run_app(
        argc, argv, about, [&](CLI::App& app) { perft_suite::add_options(app, options); },
        [&](apps::Console& console) {
            if (options.tier == "gate" && !options.files.empty()) {
                console.error("--tier gate is about the suites inside the program: name no FILES with it");
                return apps::ExitCode::BadInput;
            }
            switch (options.command) {
                case perft_suite::Command::Lint:
                    return perft_suite::lint_command(options, console);
                case perft_suite::Command::Convert:
                    return perft_suite::convert_command(options, console);
                case perft_suite::Command::Verify:
                    return perft_suite::verify_command(options, console);
                case perft_suite::Command::Run:
                    break;
            }
            return perft_suite::run_command(options, console);
        });
}
