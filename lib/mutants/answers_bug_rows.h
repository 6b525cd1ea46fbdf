// SPDX-License-Identifier: MIT
// Rows of the bug catalogue: the bugs of counting, and of what a program says and does. bug_catalogue.h says what the
// columns are.
#pragma once

#include "mutants/bug_row.h"

namespace plyproof::mutants {

inline constexpr BugRow kAnswersBugs[] = {
    // Counting
    {Bug::MateCountedAsLeaf, "mate-counted-as-leaf", "A position that is mate before the last ply counts as a leaf.",
     "count-mate-as-leaf", Shows::Count, "7k/5K2/8/8/8/8/8/6R1 w - - 0 1", "", 2, "19 instead of 18"},
    {Bug::StalemateCountedAsLeaf, "stalemate-counted-as-leaf",
     "A position that is stalemate before the last ply counts as a leaf.", "count-mate-as-leaf", Shows::Count,
     "7k/5K2/8/8/8/8/8/5Q2 w - - 0 1", "", 2, "30 instead of 27"},
    {Bug::CounterWrapsAt16Bits, "counter-wraps-at-16-bits", "Counts are kept in sixteen bits.", "count-16-bits",
     Shows::Count, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", "", 3,
     "32326 instead of 97862"},
    {Bug::CumulativeCounts, "cumulative-counts", "Every position of the tree counts, not only the leaves.",
     "count-cumulative", Shows::Count, "k7/8/8/8/8/8/8/K7 w - - 0 1", "", 2, "12 instead of 9"},
    {Bug::CountOnePlyShort, "count-one-ply-short", "The tree is one ply less deep than was asked for.",
     "count-other-depth", Shows::Count, "k7/8/8/8/8/8/8/K7 w - - 0 1", "", 2, "3 instead of 9"},
    {Bug::TotalCountsMoves, "total-counts-moves", "The total counts the first moves instead of the leaves below them.",
     "count-total", Shows::Count, "k7/8/8/8/8/8/8/K7 w - - 0 1", "", 2, "3 instead of 9"},
    {Bug::FiftyMovesEndTree, "fifty-moves-end-tree", "A drawn position by the fifty-move rule has no moves.",
     "draw-ends-tree", Shows::List, "k7/8/8/8/8/8/8/K7 w - - 100 90", "", 1, "-a1a2 -a1b1 -a1b2"},
    {Bug::BareKingsEndTree, "bare-kings-end-tree", "Bare kings have no moves.", "draw-ends-tree", Shows::List,
     "k7/8/8/8/8/8/8/K7 w - - 0 1", "", 1, "-a1a2 -a1b1 -a1b2"},
    {Bug::RepetitionEndsTree, "repetition-ends-tree", "A position that was on the board before has no moves.",
     "draw-ends-tree", Shows::Path, "k7/8/8/8/8/8/8/K7 w - - 0 1", "a1b1 a8b8 b1a1 b8a8", 5, "-a1a2 -a1b1 -a1b2"},
    {Bug::BulkCountBeforeLegality, "bulk-count-before-legality",
     "The last ply counts moves before they are tried for legality.", "count-wrong", Shows::Count,
     "k7/8/1K6/8/8/8/8/8 w - - 0 1", "", 2, "18 instead of 13"},
    // Protocol
    {Bug::CrashOnCount, "crash-on-count", "The program dies by a memory fault when it is asked to count.", "",
     Shows::Protocol, "k7/8/8/8/8/8/8/K7 w - - 0 1", "", 1, "dies by SIGSEGV"},
    {Bug::CrashInCheck, "crash-in-check", "The program dies by a memory fault in positions where a king is in check.",
     "", Shows::Protocol, "4r1k1/8/8/8/8/8/8/4K3 w - - 0 1", "", 1, "dies by SIGSEGV"},
    {Bug::ExitOnCount, "exit-on-count", "The program ends without a word, with exit code 1.", "", Shows::Protocol,
     "k7/8/8/8/8/8/8/K7 w - - 0 1", "", 1, "ends with exit code 1 and no answer"},
    {Bug::HangOnCount, "hang-on-count", "The program never answers.", "", Shows::Protocol,
     "k7/8/8/8/8/8/8/K7 w - - 0 1", "", 1, "never answers"},
    {Bug::GarbageOnCount, "garbage-on-count", "The answer is bytes without meaning.", "", Shows::Protocol,
     "k7/8/8/8/8/8/8/K7 w - - 0 1", "", 1, "answers bytes that are no text"},
    {Bug::FloodOnCount, "flood-on-count", "The answer is lines without end.", "", Shows::Protocol,
     "k7/8/8/8/8/8/8/K7 w - - 0 1", "", 1, "answers the same line without end"},
    {Bug::LineWithoutEnd, "line-without-end", "The answer is one line without end.", "", Shows::Protocol,
     "k7/8/8/8/8/8/8/K7 w - - 0 1", "", 1, "answers one line without end"},
    {Bug::AnswersForStart, "answers-for-start", "The count is that of the start position, whatever was set.",
     "wrong-position", Shows::Protocol, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "", 1,
     "20 moves that are legal in the start position"},
    {Bug::MovesIgnored, "moves-ignored", "The moves behind the FEN are not played.", "wrong-position", Shows::Protocol,
     "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", 1, "White's moves instead of Black's"},
    {Bug::SecondPositionIgnored, "second-position-ignored", "Only the first position command has an effect.",
     "second-position", Shows::Protocol, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "", 1,
     "after another position, the moves of that one"},
    {Bug::SecondPositionKeepsRights, "second-position-keeps-rights", "Castling rights of earlier positions stay.",
     "second-position", Shows::Protocol, "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "", 1,
     "after a position with the right, +e1h1"},
    {Bug::SecondPositionKeepsEnPassant, "second-position-keeps-en-passant",
     "The en-passant square of an earlier position stays when the new one has none.", "second-position",
     Shows::Protocol, "4k3/8/8/3Pp3/8/8/8/4K3 w - - 0 1", "", 1, "after the same position with e6 in its FEN, +d5e6"},
    {Bug::DivideHidesCastling, "divide-hides-castling", "Castling moves are counted in the total but not printed.",
     "count-total", Shows::Protocol, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "", 1, "15 in total, 14 lines"},
    {Bug::PromotionLetterMissing, "promotion-letter-missing", "Promotions are printed without the letter of the piece.",
     "", Shows::Protocol, "8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "", 1, "e7e8 four times"},
};

}  // namespace plyproof::mutants
