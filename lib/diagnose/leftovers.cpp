// SPDX-License-Identifier: MIT
#include "diagnose/leftovers.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "diagnose/asked_again.h"
#include "diagnose/count_fault.h"
#include "diagnose/list_fault.h"
#include "perft/count.h"
#include "perft/known_positions.h"

namespace plyproof::diagnose {

using chess::Position;
using chess::Setup;
using explain::Rule;
using oracle::Question;
using Questions = std::vector<Question>;

namespace {

/// A position that may be taken for the one in question, and what a table of counts has then forgotten.
struct Neighbour {
    Question question;
    Rule rule;
};

class Neighbourhood {
public:
    explicit Neighbourhood(const Question& question) : question_(question), setup_(setup_of(question.root)) {}

    std::vector<Neighbour> all() {
        add_another_game();
        add_rights();
        add_en_passant();
        Setup turned = setup_;
        turned.side_to_move = opposite(turned.side_to_move);
        turned.en_passant.reset();
        add(turned, Rule::HashSideToMove);
        return std::move(found_);
    }

private:
    void add(const Setup& setup, Rule rule) {
        const auto accepted =
            position_from(setup, question_.variant == chess::Variant::Standard ? chess::VariantMode::Standard
                                                                               : chess::VariantMode::Chess960);
        if (!accepted || accepted->position == question_.root) return;
        found_.push_back({{accepted->position, question_.variant, {}, question_.depth}, rule});
    }

    /// A position that has nothing to do with this one.
    void add_another_game() {
        const Position start = Position::start();
        const auto other = chess::parse_fen(perft::find_known_position("kiwipete")->fen);
        add(question_.root == start ? *other : setup_of(start), Rule::HashKey);
        if (!found_.empty()) found_.back().question.depth = std::min(question_.depth, 2);
    }

    /// All rights that the board allows; none where it has them.
    void add_rights() {
        Setup setup = setup_;
        setup.castling.clear();
        add(setup, Rule::HashCastlingRights);
        for (const chess::Color color : base::kAll<chess::Color>) {
            for (const chess::Wing wing : base::kAll<chess::Wing>) setup.castling.push_back({color, {}, wing});
        }
        add(setup, Rule::HashCastlingRights);
    }

    void add_en_passant() {
        const chess::Rank rank = setup_.side_to_move == chess::Color::White ? chess::Rank::Sixth : chess::Rank::Third;
        for (const chess::File file : base::kAll<chess::File>) {
            Setup setup = setup_;
            setup.en_passant = chess::make_square(file, rank);
            add(setup, Rule::HashEnPassant);
        }
        Setup setup = setup_;
        setup.en_passant.reset();
        add(setup, Rule::HashEnPassant);
    }

    const Question& question_;
    Setup setup_;
    std::vector<Neighbour> found_;
};

/// How an answer is wrong, if it is.
struct WrongAnswer {
    std::optional<Comparison> comparison{};  ///< nothing when it was for another position
    std::optional<oracle::OracleError> error{};
};

/// How the answer is wrong, nothing when it is right, or why it cannot be judged.
base::Result<std::optional<WrongAnswer>, CourtError> checked_answer(Court& court, const Question& question) {
    auto comparison = court.compare(question);
    if (comparison)
        return comparison->differs() ? std::optional(WrongAnswer{*std::move(comparison), {}}) : std::nullopt;
    CourtError& error = comparison.error();
    if (is_about_another_position(error)) return std::optional(WrongAnswer{{}, std::move(error.error)});
    return base::failure(std::move(error));
}

std::optional<WrongAnswer> wrong_answer(Court& court, const Question& question) {
    return checked_answer(court, question).value_or(std::nullopt);
}

bool is_right_afresh(Court& court, const Question& question) {
    court.start_afresh();
    const auto wrong = checked_answer(court, question);
    return wrong && !*wrong;
}

Finding finding_of(const Question& question, const WrongAnswer& wrong, Rule rule, std::string words) {
    const History history = history_of(question);
    Finding finding{.question = question,
                    .scene = history.here(),
                    .fault = Fault::WrongPosition,
                    .reason = {Rule::WrongPosition, wrong.error ? wrong.error->text : ""}};
    const bool lists = wrong.comparison && lists_differ(*wrong.comparison);
    if (lists) finding = list_findings(question, history, *wrong.comparison, SeenBy::Later).front();
    if (wrong.comparison && !lists) finding = facts_of(question, history, *wrong.comparison, SeenBy::Later);
    if (!wrong.comparison || lists) {
        finding.also.insert(finding.also.begin(), std::move(finding.reason));
        rule = Rule::SecondPosition;
    }
    finding.reason = {rule, std::move(words)};
    finding.alternatives.clear();
    finding.likely = rule != Rule::SecondPosition;
    finding.seen = SeenBy::Later;
    return finding;
}

struct WrongThere {
    Question question;
    WrongAnswer wrong;
    Questions before{};  ///< asked in the same process
};

std::optional<WrongAnswer> wrong_behind(Court& court, const Questions& earlier, const Question& question) {
    court.start_afresh();
    for (const Question& asked : earlier) (void)wrong_answer(court, asked);
    return wrong_answer(court, question);
}

/// The positions one ply on whose counts are wrong, by path and by FEN, the smallest trees first.
std::vector<Question> miscounted_below(const Question& question, const Comparison& comparison) {
    constexpr std::size_t kMost = 4;
    std::vector<MiscountedMove> moves = comparison.diff.miscounted;
    std::erase_if(moves, [](const MiscountedMove& move) { return move.moves.size() != 1; });
    std::ranges::stable_sort(moves, {}, &MiscountedMove::ours);
    moves.resize(std::min(moves.size(), kMost));
    std::vector<Question> below;
    for (const MiscountedMove& move : moves) {
        Question child = question;
        child.moves.push_back(move.moves.front());
        --child.depth;
        below.push_back(child);
        below.push_back(asked_by_fen(child));
    }
    return below;
}

/// A position below a wrong count whose list is wrong behind the same question. A table of counts makes no list wrong.
std::optional<WrongThere> wrong_list_behind(Court& court, const Questions& earlier, WrongThere there) {
    while (there.wrong.comparison && !lists_differ(*there.wrong.comparison)) {
        if (there.question.depth <= court.min_depth()) return std::nullopt;
        std::optional<WrongThere> next;
        for (const Question& child : miscounted_below(there.question, *there.wrong.comparison)) {
            auto wrong = wrong_behind(court, earlier, child);
            if (!wrong) continue;
            next = WrongThere{child, *std::move(wrong)};
            break;
        }
        if (!next) return std::nullopt;
        there = *std::move(next);
    }
    return is_right_afresh(court, there.question) ? std::optional(std::move(there)) : std::nullopt;
}

/// The finding when a question is answered wrong behind another one, and right without it.
std::optional<Finding> finding_after(Court& court, const Question& earlier, const Question& question, Rule rule) {
    if (!is_right_afresh(court, question)) return std::nullopt;
    auto wrong = wrong_behind(court, {earlier}, question);
    if (!wrong) return std::nullopt;
    WrongThere there{question, *std::move(wrong)};
    if (auto list = wrong_list_behind(court, {earlier}, there)) there = *std::move(list);
    // Once may be chance.
    if (asked_again(court, there.question, there.wrong.comparison, {earlier}) != Again::Later) return std::nullopt;
    Finding finding = finding_of(
        there.question, there.wrong, rule,
        fmt::format("it is right in a new process, and wrong after a question about '{}'", root_fen(earlier)));
    finding.earlier = {earlier};
    return finding;
}

/// What comes of asking for a position and its neighbours in one process.
struct Round {
    std::vector<Neighbour> suspects{};    ///< something was wrong about or behind them
    std::vector<WrongThere> wrong{};      ///< the first wrong answer about each position
    std::optional<CourtError> failure{};  ///< it could not be ended
};

/// Whether the program left a question open: then nobody knows whether it agrees. What it refuses is another matter.
bool leaves_open(const CourtError& error) {
    using enum oracle::OracleErrorKind;
    const oracle::OracleErrorKind kind = error.error.kind;
    return kind == Stopped || (error.party == Party::Judged && (kind == Died || kind == TimedOut));
}

Round round_of(Court& court, const Question& question) {
    Round round;
    const auto is_wrong = [&](const Question& asked) {
        auto wrong = checked_answer(court, asked);
        if (!wrong && leaves_open(wrong.error())) round.failure = std::move(wrong.error());
        if (!wrong || !*wrong) return false;
        const bool known = std::ranges::any_of(
            round.wrong, [&](const WrongThere& other) { return other.question.root == asked.root; });
        if (!known) round.wrong.push_back({asked, **std::move(wrong), court.asked_before(asked)});
        return true;
    };
    (void)is_wrong(question);
    for (Neighbour& neighbour : Neighbourhood(question).all()) {
        if (round.failure) break;
        const bool wrong_there = is_wrong(neighbour.question);
        const bool wrong_behind = !round.failure && is_wrong(question);
        if (wrong_there || wrong_behind) round.suspects.push_back(std::move(neighbour));
    }
    return round;
}

/// The finding about an answer that no single earlier question makes wrong, but all of them together did.
std::optional<Finding> finding_behind_many(Court& court, const std::vector<WrongThere>& answers) {
    for (const auto& [question, wrong, before] : answers) {
        const Again again = asked_again(court, question, wrong.comparison, before);
        if (again == Again::Same) continue;
        Finding finding = finding_of(question, wrong, Rule::SecondPosition,
                                     "it is right in a new process, and was wrong after many other questions");
        if (again == Again::Varies) return told_as_unsteady(std::move(finding));
        finding.earlier = before;
        return finding;
    }
    return std::nullopt;
}

/// As deep as is counted in a moment, even by slow programs.
int moderate_depth(const Court& court, const Question& question) {
    constexpr std::uint64_t kModerate = 20000;
    int depth = court.min_depth();
    if (court.parties().judged.traits().walks) return depth;
    while (depth < question.depth && perft::count(question.root, depth + 1).value_or(kModerate + 1) <= kModerate) {
        ++depth;
    }
    return depth;
}

}  // namespace

base::Result<std::optional<Finding>, CourtError> leftover_finding(Court& court, const Question& question) {
    if (!court.parties().judged.traits().keeps_state) return std::nullopt;
    Question bare = asked_by_fen(question);
    bare.depth = moderate_depth(court, bare);
    // First all in one process: a program without such a fault is not started again and again.
    Round round = round_of(court, bare);
    for (const auto& [neighbour, rule] : round.suspects) {
        if (auto finding = finding_after(court, neighbour, bare, rule)) return finding;
        if (auto finding = finding_after(court, bare, neighbour, rule)) return finding;
    }
    if (auto finding = finding_behind_many(court, round.wrong)) return finding;
    if (round.failure) return base::failure(*std::move(round.failure));
    return std::nullopt;
}

Finding outlasting_count(Court& court, const Node& node, const Comparison& comparison, const Questions& before) {
    Finding finding = facts_of(node.question, node.history, comparison, SeenBy::Later);
    finding.likely = true;
    const auto again = wrong_behind(court, before, node.question);
    if (before.empty() || !again || !is_same_wrong(again->comparison, comparison)) {
        return told_as_unsteady(std::move(finding));
    }
    const explain::Reasons reasons = count_faults(finding.scene.position, node.question.depth, comparison);
    if (!reasons.empty() && reasons.front().rule == Rule::CountOtherDepth) {
        finding.reason = {Rule::HashDepth, "the counts are those of an earlier question with less depth"};
        return finding;
    }
    const Question bare = asked_by_fen(node.question);
    for (const auto& [neighbour, rule] : Neighbourhood(bare).all()) {
        if (auto after = finding_after(court, neighbour, bare, rule)) return *std::move(after);
    }
    if (const auto list = wrong_list_behind(court, before, {node.question, *again})) {
        finding = finding_of(list->question, list->wrong, Rule::SecondPosition,
                             "it is right in a new process, and wrong after other questions");
    } else {
        finding.reason = {Rule::HashKey, "it is right in a new process: a table of counts outlives its question"};
    }
    finding.earlier = before;
    return finding;
}

}  // namespace plyproof::diagnose
