// SPDX-License-Identifier: MIT
#include "engine/session.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <new>
#include <utility>
#include <variant>

#include "base/printable_text.h"
#include "chess/legal_moves.h"
#include "chess/move_text.h"
#include "engine/bench.h"
#include "engine/info_text.h"
#include "engine/set_up.h"
#include "perft/divide.h"
#include "perft/divide_lines.h"
#include "perft/hash_table.h"
#include "perft/table_size.h"
#include "uci/words.h"

namespace plyproof::engine {

namespace {

constexpr std::array<std::string_view, 11> kOwnCommands{"d",      "legal", "fen",  "undo",  "bb",  "attackers",
                                                        "divide", "perft", "eval", "bench", "help"};
constexpr std::string_view kRefused = "the last position was refused";

/// Asked to stop when either of two tokens is.
class EitherStop {
public:
    EitherStop(std::stop_token one, std::stop_token other)
        : on_one_(std::move(one), [this] { source_.request_stop(); }),
          on_other_(std::move(other), [this] { source_.request_stop(); }) {}
    [[nodiscard]] std::stop_token token() const { return source_.get_token(); }

private:
    std::stop_source source_;
    std::stop_callback<std::function<void()>> on_one_;
    std::stop_callback<std::function<void()>> on_other_;
};

search::Searcher searcher_with(const Options& options) {
    auto searcher = search::Searcher::make(static_cast<std::size_t>(options.hash_megabytes));
    if (!searcher) searcher = search::Searcher::make(1);
    if (!searcher) throw std::bad_alloc();
    return std::move(*searcher);
}

}  // namespace

Session::Session(Surroundings surroundings)
    : surroundings_(std::move(surroundings)), searcher_(searcher_with(options_)), record_(chess::Position::start()) {}

Session::~Session() { background_.stop(); }

bool Session::handle(std::string_view line) {
    const auto command = uci::parse_command(line, kOwnCommands);
    if (command) {
        std::visit([this](const auto& known) { on(known); }, *command);
    } else {
        on(command.error(), line);
    }
    return !quit_;
}

void Session::wait_for_bounded() {
    if (ends_by_itself_) background_.wait();
}

void Session::finish() {
    wait_for_bounded();
    background_.stop();
}

// A search can be cut short, and then says what it knows. Half a count is no answer, and scripts send the next line
// without waiting: a count is waited for. Only `stop` cuts it.
void Session::make_way() {
    if (counts_) background_.wait();
    background_.stop();
    counts_ = false;
}

void Session::print(const std::string& lines) {
    const std::scoped_lock lock(print_mutex_);
    surroundings_.print(lines);
}

void Session::print_error(std::string_view text) { print(fmt::format("info string error: {}\n", text)); }

void Session::print_answer(const ToolAnswer& answer) {
    if (answer) {
        print(*answer);
    } else {
        print_error(answer.error());
    }
}

chess::Variant Session::variant() const {
    return options_.chess960 ? chess::Variant::Chess960 : chess::Variant::Standard;
}

View Session::view() const { return {record_.position(), variant(), options_.fen_style}; }

bool Session::has_position() {
    if (refused_) print_error(kRefused);
    return !refused_;
}

void Session::on(const uci::CommandProblem& problem, std::string_view line) {
    using Kind = uci::CommandProblemKind;
    if (problem.kind == Kind::Empty) return;
    if (problem.kind == Kind::MissingPosition || problem.kind == Kind::UnexpectedWord) {
        return refuse_position(uci::problem_text(problem));
    }
    // Numbers are missing or none only behind `go`, and whoever sent one waits for its bestmove.
    if (problem.kind == Kind::MissingNumber || problem.kind == Kind::NotANumber) {
        make_way();
        print_error(base::printable_text(uci::problem_text(problem)));
        if (line.find("perft") == std::string_view::npos) print("bestmove (none)\n");
        return;
    }
    uci::Words words(line);
    const std::string word(words.take());
    if (problem.kind == Kind::Unknown && words.at_end() && read_move(record_.position(), word, variant())) {
        return play(word);
    }
    print_error(base::printable_text(uci::problem_text(problem)) +
                (problem.kind == Kind::Unknown ? "; 'help' lists what there is" : ""));
}

void Session::on(const uci::UciCommand& /*command*/) {
    print(fmt::format("id name plyproof {}\nid author the plyproof authors\n{}uciok\n", surroundings_.version,
                      options_text()));
}

void Session::on(const uci::DebugCommand& /*command*/) {}

void Session::on(const uci::RegisterCommand& /*command*/) {}

void Session::on(const uci::IsReadyCommand& /*command*/) { print("readyok\n"); }

void Session::on(const uci::SetOptionCommand& command) {
    make_way();
    const std::int64_t former = options_.hash_megabytes;
    const auto change = set_option(options_, command.name, command.value.value_or(""));
    if (!change) return print_error(base::printable_text(change.error(), 1000));
    switch (*change) {
        case OptionChange::None:
            break;
        case OptionChange::Hash:
            resize_table(former);
            break;
        case OptionChange::Threads:
            searcher_.set_threads(static_cast<unsigned>(options_.threads));
            break;
        case OptionChange::ClearHash:
            searcher_.clear_table();
            break;
    }
}

void Session::resize_table(std::int64_t former) {
    const auto megabytes = static_cast<std::uint64_t>(options_.hash_megabytes);
    const auto free = surroundings_.free_memory();
    const std::uint64_t own = searcher_.table().megabytes();
    const bool fits = !free || megabytes <= (*free >> 20) + own;
    if (fits && searcher_.resize_table(megabytes)) return;
    options_.hash_megabytes = former;
    print_error(fmt::format("there is no memory for a table of {} MiB; the one of {} MiB stays", megabytes, own));
}

void Session::on(const uci::NewGameCommand& /*command*/) {
    make_way();
    searcher_.clear();
}

void Session::refuse_position(const std::string& reason) {
    make_way();
    refused_ = true;
    print_error(base::printable_text(reason, 400));
}

void Session::on(const uci::PositionCommand& command) {
    make_way();
    auto taken = set_up(command, variant());
    if (!taken) return refuse_position(taken.error());
    record_ = std::move(taken->record);
    refused_ = false;
    for (const std::string& remark : taken->remarks) print(fmt::format("info string {}\n", remark));
}

void Session::on(const uci::GoCommand& command) {
    make_way();
    if (command.perft) return count(command.perft);
    if (refused_) {
        print(fmt::format("info string error: {}\nbestmove (none)\n", kRefused));
        return;
    }
    think(command);
}

std::vector<chess::Move> Session::search_moves_of(const uci::GoCommand& command) {
    std::vector<chess::Move> moves;
    for (const std::string& text : command.search_moves) {
        const auto move = chess::parse_uci_move(record_.position(), text, variant());
        if (!move) {
            print_error(fmt::format("searchmoves: '{}' is not legal here", base::printable_text(text)));
        } else if (std::ranges::find(moves, *move) == moves.end()) {
            moves.push_back(*move);
        }
    }
    return moves;
}

void Session::think(const uci::GoCommand& command) {
    search::Limits limits = limits_of(command, record_.position().side_to_move());
    limits.search_moves = search_moves_of(command);
    const std::chrono::milliseconds overhead(options_.move_overhead_milliseconds);
    thinking_ = std::make_shared<Thinking>(limits, overhead, command.ponder);
    thinking_->may_answer = !command.ponder && !command.infinite;
    ends_by_itself_ = is_bounded(command);
    if (count_legal_moves(record_.position()) == 0) return answer_without_moves(thinking_);

    const search::Settings settings{static_cast<int>(options_.lines), options_.features};
    const InfoStyle style{variant(), options_.show_win_chances};
    background_.start(
        [this, limits, settings, style, game = record_.game(), thinking = thinking_](const std::stop_token& stop) {
            const std::stop_callback on_stop(stop, [&] { thinking->control.stop(); });
            const search::Listener listener{
                [&](const search::Report& report) { print(info_text(report, style) + '\n'); },
                [&](const search::CurrentMove& current) { print(info_text(current, style.variant) + '\n'); }};
            const search::Outcome outcome = searcher_.search(game, limits, settings, thinking->control, listener);
            std::unique_lock lock(thinking->mutex);
            thinking->released.wait(lock, stop, [&] { return thinking->may_answer; });
            print(best_move_text(outcome, style.variant) + '\n');
        });
}

void Session::answer_without_moves(const std::shared_ptr<Thinking>& thinking) {
    const bool mated = record_.position().in_check();
    background_.start([this, mated, thinking](const std::stop_token& stop) {
        print(fmt::format("info depth 0 score {}\n", mated ? "mate 0" : "cp 0"));
        std::unique_lock lock(thinking->mutex);
        thinking->released.wait(lock, stop, [&] { return thinking->may_answer; });
        print("bestmove (none)\n");
    });
}

void Session::on(const uci::StopCommand& /*command*/) { background_.stop(); }

void Session::on(const uci::PonderHitCommand& /*command*/) {
    if (!thinking_) return;
    thinking_->control.ponder_hit();
    {
        const std::scoped_lock lock(thinking_->mutex);
        thinking_->may_answer = true;
    }
    thinking_->released.notify_all();
    ends_by_itself_ = true;
}

void Session::on(const uci::QuitCommand& /*command*/) {
    quit_ = true;
    make_way();
}

void Session::on(const uci::OwnCommand& command) {
    const std::string& word = command.word;
    if (word == "help") return print(help_text());
    if (word == "d") return print(display_text(view()));
    if (word == "fen") return on(uci::PositionCommand{command.rest, {}});
    make_way();
    if (word == "bench") return run_bench(command.rest);
    if (!has_position()) return;
    if (word == "perft" || word == "divide") return count(uci::number_from(uci::Words(command.rest).peek()));
    if (word == "legal") return print(legal_text(view()));
    if (word == "bb") return print_answer(bitboard_text(view(), command.rest));
    if (word == "attackers") return print_answer(attackers_text(view(), command.rest));
    if (word == "eval") return print(evaluation_text(view()));
    if (!record_.undo()) print_error("there is no move to take back");
}

void Session::play(const std::string& text) {
    make_way();
    if (!has_position()) return;
    record_.play(*read_move(record_.position(), text, variant()));
}

void Session::count(std::optional<std::int64_t> depth) {
    if (!has_position()) return;
    constexpr std::int64_t kDeepest = 60;
    if (!depth || *depth < 0 || *depth > kDeepest) {
        return print_error(fmt::format("perft wants a depth from 0 to {}", kDeepest));
    }
    ends_by_itself_ = true;
    counts_ = true;
    background_.start([this, plies = static_cast<int>(*depth)](const std::stop_token& stop) {
        run_count(plies, EitherStop(stop, surroundings_.interrupted).token());
    });
}

void Session::run_count(int depth, const std::stop_token& stop) {
    const chess::Position& position = record_.position();
    if (depth == 0) return print(perft::divide_text({.depth = 0, .total = 1}));
    const std::uint64_t free = surroundings_.free_memory().value_or(std::uint64_t{1} << 30);
    const std::uint64_t bytes = perft::default_table_bytes(position, depth, free);
    auto table = bytes == 0 ? std::nullopt : std::optional(perft::HashTable::make(bytes, free));
    perft::CountOptions options{.stop = stop, .threads = static_cast<unsigned>(options_.threads)};
    if (table && *table) options.table = &**table;
    const auto divide = perft::divide(position, depth, options);
    if (divide) return print(perft::divide_text(perft::divide_lines(*divide, depth, variant())));
    const bool stopped = divide.error() == perft::CountError::Stopped;
    print_error(stopped ? "perft was stopped" : "the count does not fit 64 bits");
}

void Session::run_bench(std::string_view text) {
    uci::Words words(text);
    const auto depth = words.at_end() ? std::optional<std::int64_t>(kBenchDepth) : uci::number_from(words.peek());
    if (!depth || *depth < 1 || *depth > 60) return print_error("bench wants a depth from 1 to 60");
    ends_by_itself_ = true;
    counts_ = true;
    background_.start([this, plies = static_cast<int>(*depth)](const std::stop_token& one) {
        const EitherStop either(one, surroundings_.interrupted);
        const std::stop_token stop = either.token();
        const auto say = [this](int number, int count, std::string_view fen) {
            print(fmt::format("info string {:>2} of {}  {}\n", number, count, fen));
        };
        const auto result = bench(plies, static_cast<unsigned>(options_.threads), options_.features, stop, say);
        if (!result) return print_error(stop.stop_requested() ? "bench was stopped" : "there is no memory for bench");
        const auto microseconds = static_cast<std::uint64_t>(std::max<std::int64_t>(result->time.count(), 1));
        print(
            fmt::format("\nTime            : {} ms\nNodes           : {}\nSignature       : {:016x}\n"
                        "Nodes per second: {}\n",
                        microseconds / 1000, result->nodes, result->nodes, result->nodes * 1'000'000 / microseconds));
    });
}

}  // namespace plyproof::engine
