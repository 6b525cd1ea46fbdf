// SPDX-License-Identifier: MIT
#include "report/hint_text.h"

#include <fmt/format.h>

namespace plyproof::report {

namespace {

using diagnose::CountHint;
using diagnose::CountHintKind;

std::string hint_text(const CountHint& hint) {
    const auto exactly = [&](std::string_view what) {
        return fmt::format("exactly the {} at depth {}", what, hint.depth);
    };
    switch (hint.kind) {
        case CountHintKind::EnPassant:
            return exactly("en-passant captures");
        case CountHintKind::Castles:
            return exactly("castling moves");
        case CountHintKind::Promotions:
            return exactly("promotions");
        case CountHintKind::Underpromotions:
            return exactly("promotions to knight, bishop and rook");
        case CountHintKind::Mates:
            return exactly("mates");
        case CountHintKind::MatesBefore:
            return exactly("mates") + ", as if each were one more leaf";
        case CountHintKind::DoubleChecks:
            return exactly("double checks");
        case CountHintKind::DiscoveredChecks:
            return exactly("discovered checks");
        case CountHintKind::Checks:
            return exactly("checks");
        case CountHintKind::Captures:
            return exactly("captures");
        case CountHintKind::Cumulative:
            return fmt::format("the sum of depths 1 to {}", hint.depth);
        case CountHintKind::CumulativeWithRoot:
            return fmt::format("the sum of depths 0 to {}", hint.depth);
        case CountHintKind::OtherDepth:
            return fmt::format("the right count for depth {}", hint.depth);
        case CountHintKind::WrappedSigned:
            return "the right count, but in a signed 32-bit number";
        case CountHintKind::WrappedUnsigned:
            return "the right count, but in an unsigned 32-bit number";
    }
    return "";
}

}  // namespace

std::string_view id_of(CountHintKind kind) {
    switch (kind) {
        case CountHintKind::EnPassant:
            return "en-passant";
        case CountHintKind::Castles:
            return "castles";
        case CountHintKind::Promotions:
            return "promotions";
        case CountHintKind::Underpromotions:
            return "underpromotions";
        case CountHintKind::Mates:
            return "mates";
        case CountHintKind::MatesBefore:
            return "mates-before";
        case CountHintKind::DoubleChecks:
            return "double-checks";
        case CountHintKind::DiscoveredChecks:
            return "discovered-checks";
        case CountHintKind::Checks:
            return "checks";
        case CountHintKind::Captures:
            return "captures";
        case CountHintKind::Cumulative:
            return "cumulative";
        case CountHintKind::CumulativeWithRoot:
            return "cumulative-with-root";
        case CountHintKind::OtherDepth:
            return "other-depth";
        case CountHintKind::WrappedSigned:
            return "wrapped-signed-32";
        case CountHintKind::WrappedUnsigned:
            return "wrapped-unsigned-32";
    }
    return "";
}

std::string hints_text(const std::vector<CountHint>& hints) {
    std::string text;
    for (const CountHint& hint : hints) {
        if (!text.empty()) text += ", or ";
        text += hint_text(hint);
    }
    return text;
}

std::string difference_text(oracle::ForeignCount said, std::uint64_t right) {
    const auto counted = oracle::ForeignCount{right};
    if (said == counted) return "the same";
    return said < counted ? oracle::count_text(counted - said) + " fewer"
                          : oracle::count_text(said - counted) + " more";
}

}  // namespace plyproof::report
