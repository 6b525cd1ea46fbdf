// SPDX-License-Identifier: MIT
// The rows behind `perft`: counts or statistics at one depth or several, in such a way that a stop leaves what was
// known by then.
#pragma once

#include <optional>

#include "chess/position_from.h"
#include "common/console.h"
#include "common/counting_means.h"
#include "perft/count.h"
#include "report/perft_report.h"

namespace plyproof::apps {

/// What a run over depths gave.
struct Rows {
    std::vector<report::PerftRow> rows{};
    std::optional<report::PartialCount> partial{};
    std::optional<perft::CountError> error{};
};

struct RowsQuestion {
    bool statistics = false;
    perft::Kernel kernel = perft::Kernel::Auto;
    perft::NodePath path = perft::NodePath::Differences;
    CountingMeans& means;
};

/// The counts at depths `first` to `last`.
[[nodiscard]] Rows count_rows(const chess::Position& position, int first, int last, RowsQuestion question,
                              Console& console);

/// The counts from depth 1 on, as deep as about a second allows, judged by how the counts grow. Ends early when no
/// moves are left.
[[nodiscard]] Rows count_rows_for_a_second(const chess::Position& position, RowsQuestion question, Console& console);

}  // namespace plyproof::apps
