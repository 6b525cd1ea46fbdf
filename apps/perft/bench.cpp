// SPDX-License-Identifier: MIT
#include "bench.h"

#include <chrono>
#include <utility>

#include "chess/fen.h"
#include "chess/position_from.h"
#include "common/counting.h"
#include "common/progress_line.h"
#include "report/bench_report.h"

namespace plyproof::apps {

namespace {

using Clock = std::chrono::steady_clock;

// Room for what the six positions make, which is 100 MB at most.
constexpr std::uint64_t kDefaultMegabytes = 256;

std::optional<std::uint64_t> time_stamp() {
#if defined(__x86_64__)
    return __builtin_ia32_rdtsc();
#else
    return std::nullopt;
#endif
}

chess::Position position_of(const perft::BenchPosition& bench) {
    return chess::position_from(chess::parse_fen(bench.known.fen).value()).value().position;
}

class Bench {
public:
    Bench(const PerftOptions& options, Console& console) : options_(options), console_(console) {
        report_.threads = options_.counting.threads.value_or(1);
        for (const perft::Kernel kernel : kernels()) {
            for (const std::uint64_t megabytes : tables()) {
                report_.rows.push_back({std::string(perft::name_of(kernel)), megabytes});
            }
        }
    }

    ExitCode run() {
        if (const auto refusal = CountingMeans(options_.counting).refusal()) {
            console_.error(*refusal);
            return ExitCode::OwnFailure;
        }
        const auto error = count_all();
        print();
        const ExitCode code = wrong_counts(report_).empty() ? ExitCode::Agrees : ExitCode::Disagreement;
        return error ? combined(code, explain_count_error(*error, console_)) : code;
    }

private:
    [[nodiscard]] std::vector<perft::Kernel> kernels() const {
        if (!options_.kernel) return perft::available_kernels();
        const perft::Kernel kernel = *kernel_named(*options_.kernel);
        return {kernel == perft::Kernel::Auto ? perft::best_kernel() : kernel};
    }
    /// The sizes in megabytes; 0 is no table.
    [[nodiscard]] std::vector<std::uint64_t> tables() {
        if (options_.counting.megabytes) return {*options_.counting.megabytes};
        const CountingOptions with_table{.threads = report_.threads, .megabytes = kDefaultMegabytes};
        if (!CountingMeans(with_table).refusal()) return {0, kDefaultMegabytes};
        console_.note(std::to_string(kDefaultMegabytes) + " MB are not free: no rows with a table");
        return {0};
    }

    std::optional<perft::CountError> count_all() {
        ProgressLine line(console_, "counts");
        Progress progress{.total = report_.rows.size() * perft::bench_positions().size()};
        for (report::BenchRow& row : report_.rows) {
            for (const perft::BenchPosition& position : perft::bench_positions()) {
                line.update(progress);
                if (const auto error = count(position, row)) return error;
                ++progress.done;
                progress.nodes += row.counts.back().leaves;
            }
        }
        return std::nullopt;
    }

    std::optional<perft::CountError> count(const perft::BenchPosition& bench, report::BenchRow& row) {
        const chess::Position position = position_of(bench);
        // A new table for each count: one that has seen the position knows the answer.
        CountingMeans means({.threads = report_.threads, .megabytes = row.megabytes});
        const Clock::time_point begin = Clock::now();
        const auto begin_stamp = time_stamp();
        perft::CountOptions options = means.options_for(position, bench.depth());
        options.kernel = *kernel_named(row.kernel);
        options.stop = console_.stop();
        options.path = options_.path;
        const auto leaves = perft::count(position, bench.depth(), options);
        if (!leaves) {
            report_.complete = false;
            return leaves.error();
        }
        report::BenchCount counted{*leaves, Clock::now() - begin};
        if (begin_stamp) counted.ticks = *time_stamp() - *begin_stamp;
        row.counts.push_back(counted);
        return std::nullopt;
    }

    void print() {
        if (options_.format == "json") return console_.print(bench_json(report_));
        if (options_.format == "csv") {
            console_.print(bench_csv(report_));
            // CSV has no place for sentences.
            for (const std::string& sentence : wrong_counts(report_)) console_.error(sentence);
            return;
        }
        console_.print(bench_text(report_, console_.style()));
    }

    const PerftOptions& options_;
    Console& console_;
    report::BenchReport report_;
};

}  // namespace

ExitCode run_bench(const PerftOptions& options, Console& console) { return Bench(options, console).run(); }

}  // namespace plyproof::apps
