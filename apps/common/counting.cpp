// SPDX-License-Identifier: MIT
#include "common/counting.h"

#include <utility>

#include "chess/legal_moves.h"
#include "common/progress_line.h"

namespace plyproof::apps {

Counted count_by_moves(const chess::Position& position, int depth, perft::CountOptions options, Console& console) {
    Counted counted{.moves = chess::legal_moves(position).size()};
    ProgressLine line(console, "moves");
    const auto on_progress = [&](const perft::Divide& so_far, std::size_t moves) {
        counted.divide = so_far;
        line.update({so_far.entries.size(), moves, so_far.total});
    };
    options.stop = console.stop();
    auto divide = perft::divide(position, depth, options, on_progress);
    if (divide) {
        counted.divide = std::move(*divide);
    } else {
        counted.error = divide.error();
    }
    return counted;
}

ExitCode explain_count_error(perft::CountError error, Console& console) {
    if (error != perft::CountError::Stopped) {
        console.error("the count does not fit 64 bits");
        return ExitCode::OwnFailure;
    }
    const ExitCode code = console.stop_code();
    if (code == ExitCode::Interrupted || code == ExitCode::Terminated) {
        console.warning("interrupted: the count is not complete");
    }
    return code;
}

}  // namespace plyproof::apps
