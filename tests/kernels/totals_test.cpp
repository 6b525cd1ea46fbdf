// SPDX-License-Identifier: MIT
// Totals are the same for every kernel, number of threads and size of table.
#include <gtest/gtest.h>

#include <functional>
#include <optional>
#include <string>

#include "chess/fen.h"
#include "kernels/suite_cases.h"
#include "kernels/varied_positions.h"
#include "perft/count.h"
#include "perft/hash_table.h"

namespace plyproof::kernels {
namespace {

constexpr std::uint64_t kMegabyte = std::uint64_t{1} << 20;

/// One way of counting, with its name.
using TryWay = std::function<bool(const perft::CountOptions& options, const std::string& name)>;

/// Calls `try_way` for all kernels, 1 to 3 threads, no table and tables of 1, 16 and 256 MB, until it is false. The
/// ways of one kernel and size of table share the table, as counts of a program do.
bool for_all_ways(const TryWay& try_way) {
    for (const perft::Kernel kernel : perft::available_kernels()) {
        for (const std::uint64_t megabytes : {0, 1, 16, 256}) {
            std::optional<perft::HashTable> table;
            if (megabytes > 0) table.emplace(std::move(perft::HashTable::make(megabytes * kMegabyte).value()));
            for (const unsigned threads : {1, 2, 3}) {
                const std::string name = std::string(perft::name_of(kernel)) + ", " + std::to_string(threads) +
                                         " threads, table of " + std::to_string(megabytes) + " MB";
                perft::CountOptions options{.kernel = kernel, .threads = threads};
                if (table) options.table = &*table;
                if (!try_way(options, name)) return false;
            }
        }
    }
    return true;
}

struct Question {
    std::string name;
    chess::Position position;
    int depth;
    std::uint64_t leaves;
};

void expect_all_ways_to_agree(const std::vector<Question>& questions) {
    for_all_ways([&](const perft::CountOptions& options, const std::string& name) {
        for (const Question& question : questions) {
            const auto leaves = perft::count(question.position, question.depth, options);
            if (leaves == question.leaves) continue;
            ADD_FAILURE() << name << " counts " << leaves.value_or(0) << ", not " << question.leaves << ", at depth "
                          << question.depth << ": " << question.name;
            return false;
        }
        return true;
    });
}

/// As deep as about the amount of leaves, one ply at least.
Question question_about(const chess::Position& position, std::uint64_t most_leaves) {
    constexpr int kDeepest = 12;
    Question question{chess::to_fen(position, chess::FenStyle::Shredder), position, 0, 1};
    do {
        const std::uint64_t before = question.leaves;
        question.leaves = perft::count(position, ++question.depth, {.kernel = perft::Kernel::Portable}).value();
        // Another ply would be as many times more as this one was.
        if (question.leaves * question.leaves > most_leaves * before) break;
    } while (question.leaves > 0 && question.depth < kDeepest);
    return question;
}

TEST(AllKernelsThreadsAndTables, GiveTheCountsOfTheSuites) {
    std::vector<Question> questions;
    for (const SuiteCase& item : suite_cases(amount())) {
        questions.push_back({item.id, item.position, item.expected.depth, item.expected.nodes});
    }
    ASSERT_FALSE(questions.empty());
    expect_all_ways_to_agree(questions);
}

TEST(AllKernelsThreadsAndTables, GiveTheCountsOfThePortableCounterOnRandomPositions) {
    VariedPositions varied(77);
    std::vector<Question> questions;
    for (std::size_t i = 0; i < amount().random_positions / 100 + 1; ++i) {
        questions.push_back(question_about(varied.next(), amount().most_leaves));
    }
    expect_all_ways_to_agree(questions);
}

}  // namespace
}  // namespace plyproof::kernels
