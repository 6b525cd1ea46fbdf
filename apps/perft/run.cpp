// SPDX-License-Identifier: MIT
#include "run.h"

#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <cstring>

#include "base/text_fields.h"
#include "bench.h"
#include "chess/board_text.h"
#include "chess/fen.h"
#include "chess/move_text.h"
#include "common/counting.h"
#include "common/input.h"
#include "expectation.h"
#include "explain/position_text.h"
#include "report/command_text.h"
#include "report/perft_report.h"
#include "report/position_json.h"
#include "report/text_parts.h"
#include "rows.h"

namespace plyproof::apps {

namespace {

using Clock = std::chrono::steady_clock;

class PerftRun {
public:
    PerftRun(const PerftOptions& options, Console& console)
        : options_(options),
          console_(console),
          kernel_(*kernel_named(options.kernel.value_or("auto"))),
          means_(options.counting) {}

    ExitCode run_all() {
        if (const auto refusal = means_.refusal()) {
            console_.error(*refusal);
            return ExitCode::OwnFailure;
        }
        if (options_.format == "csv") console_.print(report::perft_csv_header(options_.statistics, options_.divide));
        const ExitCode code = options_.position.from_standard_input() ? run_lines() : run_one();
        if (nodes_ > 0) print_time();
        return code;
    }

private:
    void print_time() {
        const auto elapsed = Clock::now() - start_;
        const std::string rate = report::rate_text(nodes_, elapsed);
        console_.remark(report::duration_text(elapsed) + (rate.empty() ? "" : ", ") + rate);
    }

    ExitCode run_one() {
        const auto loaded = load_position(options_.position);
        if (!loaded) {
            console_.error(loaded.error());
            return ExitCode::BadInput;
        }
        print_remarks(*loaded, "", console_);
        return answer(*loaded);
    }

    /// A FEN a line; blank lines and those that begin with # are none.
    ExitCode run_lines() {
        LineReader lines(STDIN_FILENO, console_.stop());
        ExitCode code = ExitCode::Agrees;
        std::size_t line_index = 0;
        while (const auto line = lines.next()) {
            const std::string_view fen = base::trim(*line);
            if (fen.empty() || fen.front() == '#') continue;
            if (!options_.depths.empty()) options_.depth = options_.depths[line_index % options_.depths.size()];
            ++line_index;
            code = combined(code, run_line(std::string(fen), lines.line_number()));
            // Whoever feeds us line by line waits for each answer.
            console_.output().flush();
        }
        if (lines.error()) {
            console_.error(fmt::format("cannot read standard input: {}", *lines.error()));
            return combined(code, ExitCode::BadInput);
        }
        if (line_index == 0 && console_.stop_code() == ExitCode::Agrees) {
            console_.error("standard input holds no FEN: nothing was counted");
            return ExitCode::BadInput;
        }
        return combined(code, console_.stop_code());
    }

    ExitCode run_line(const std::string& fen, std::size_t number) {
        const std::string where = fmt::format("line {}: ", number);
        const auto loaded = load_fen(fen, options_.position);
        if (!loaded) {
            console_.error(where + loaded.error());
            if (options_.format == "json") console_.print(report::input_error_json(number, loaded.error()));
            return ExitCode::BadInput;
        }
        print_remarks(*loaded, where, console_);
        return answer(*loaded);
    }

    ExitCode answer(const LoadedPosition& loaded) {
        if (options_.show) show(loaded);
        return options_.counts() ? count(loaded) : ExitCode::Agrees;
    }

    void show(const LoadedPosition& loaded) {
        const chess::Accepted& accepted = loaded.accepted;
        if (options_.format == "json") return console_.print(report::position_json(accepted, loaded.setup));
        console_.print(chess::board_text(accepted.position, accepted.position.checkers()) + "\n");
        console_.print(explain::position_text(accepted, loaded.setup));
        if (options_.counts()) console_.print("\n");
    }

    ExitCode count(const LoadedPosition& loaded) {
        const chess::Accepted& accepted = loaded.accepted;
        report::PerftReport report{.fen = chess::to_fen(accepted.position, options_.position.style())};
        report.table = options_.table || options_.statistics || !options_.depth;
        const auto error = options_.divide ? fill_divide(accepted, report) : fill_rows(accepted.position, report);
        ExitCode code = ExitCode::Agrees;
        if (!error && options_.expect) code = check_expectation(loaded, report);
        report.fen_above_divide = options_.position.from_standard_input();
        print(report);
        return error ? combined(code, explain_count_error(*error, console_)) : code;
    }

    std::optional<perft::CountError> fill_divide(const chess::Accepted& accepted, report::PerftReport& report) {
        if (*options_.depth == 0) {
            report.divide = perft::DivideLines{.depth = 0, .total = 1};
            return std::nullopt;
        }
        perft::CountOptions options = means_.options_for(accepted.position, *options_.depth);
        options.kernel = kernel_;
        options.path = options_.path;
        const Counted counted = count_by_moves(accepted.position, *options_.depth, options, console_);
        report.divide = perft::divide_lines(counted.divide, *options_.depth, accepted.variant);
        report.divide->complete = !counted.error;
        nodes_ += counted.divide.total;
        return counted.error;
    }

    std::optional<perft::CountError> fill_rows(const chess::Position& position, report::PerftReport& report) {
        const RowsQuestion question{options_.statistics, kernel_, options_.path, means_};
        const int last = options_.depth.value_or(0);
        Rows rows = options_.depth
                        ? count_rows(position, options_.table && last > 0 ? 1 : last, last, question, console_)
                        : count_rows_for_a_second(position, question, console_);
        report.rows = std::move(rows.rows);
        report.partial = rows.partial;
        for (const report::PerftRow& row : report.rows) nodes_ += row.nodes;
        return rows.error;
    }

    ExitCode check_expectation(const LoadedPosition& loaded, report::PerftReport& report) {
        const std::uint64_t counted = report.divide ? report.divide->total : report.rows.back().nodes;
        const oracle::ForeignCount expected = expected_count(options_);
        if (expected == oracle::ForeignCount{counted}) return ExitCode::Agrees;
        std::vector<std::string> moves;
        for (const chess::Move move : loaded.moves) moves.push_back(chess::to_uci(move, loaded.accepted.variant));
        report.mismatch = report::Mismatch{
            *options_.depth, expected, counted,
            explain_count(loaded.accepted.position, *options_.depth, counted, expected, console_.stop()),
            report::divide_command(chess::to_fen(loaded.root), moves, *options_.depth,
                                   options_.position.mode_option()) +
                " --compare FILE"};
        return ExitCode::Disagreement;
    }

    void print(const report::PerftReport& report) {
        if (options_.format == "json") return console_.print(report::perft_json(report));
        if (options_.format == "csv") {
            console_.print(report::perft_csv(report));
            // CSV has no place for sentences.
            if (report.mismatch) console_.error(report::mismatch_text(*report.mismatch, console_.error_style()));
            return;
        }
        console_.print(report::perft_text(report, console_.style()));
    }

    PerftOptions options_;
    Console& console_;
    perft::Kernel kernel_;
    CountingMeans means_;
    Clock::time_point start_ = Clock::now();
    std::uint64_t nodes_ = 0;
};

}  // namespace

ExitCode run(const PerftOptions& options, Console& console) {
    if (const auto error = usage_error(options)) {
        console.error(*error + "\n  'perft --help' lists the options.");
        return ExitCode::BadInput;
    }
    return options.bench ? run_bench(options, console) : PerftRun(options, console).run_all();
}

}  // namespace plyproof::apps
