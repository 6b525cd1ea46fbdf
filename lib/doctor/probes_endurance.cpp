// SPDX-License-Identifier: MIT
#include "doctor/judges.h"
#include "doctor/probes.h"

namespace plyproof::doctor {

namespace {

using namespace std::chrono_literals;

/// How a line may be dressed up: what was sent is `position startpos moves e2e4`.
Probe dressed(std::string id, std::string tries, const std::string& line, const Weights& weights, std::string why) {
    const Game game{.moves = "e2e4"};
    return {.id = std::move(id),
            .tries = std::move(tries),
            .steps = try_line(line) + ready() + search(),
            .right = "reads it as if it were plain: plays a legal move for Black",
            .judge = understood(game),
            .weights = weights,
            .why = std::move(why)};
}

/// A line that means nothing, and is to be ignored.
Probe meaningless(std::string id, std::string tries, const std::string& line, std::string why) {
    const Game game{.moves = "e2e4"};
    return {.id = std::move(id),
            .tries = std::move(tries),
            .steps = send(position_line(game)) + ready() + try_line(line) + ready() + search(),
            .right = "ignores it, or says so, and plays on in the same position",
            .judge = survived({legal_moves_of(game)}),
            .weights = kSurvive,
            .why = std::move(why)};
}

std::string every_byte() {
    std::string bytes;
    for (int value = 1; value < 256; ++value) {
        if (value != '\n') bytes += static_cast<char>(value);
    }
    return bytes;
}

std::vector<Probe> probes_of_lines() {
    constexpr std::size_t kLong = 100000;
    std::string with_null = "foo";
    with_null += '\0';
    with_null += "bar";
    return {
        {.id = "line-ends-crlf",
         .tries = "CR LF behind every line",
         .steps = send("uci\r") + await("uciok") + send("isready\r") + await("readyok") +
                  send("position startpos moves e2e4\r") + search("go depth 1\r") + send("quit\r") + end(),
         .right = "plays a legal move for Black, and quits",
         .judge = answered({legal_moves_of({.moves = "e2e4"})}),
         .weights = kMust,
         .why = "Line ends of any system are allowed (the protocol; igel issue 284).",
         .bare = true},
        dressed("blanks-and-tabs", "blanks and tabs around and between the words",
                " \tposition  \t startpos\tmoves   e2e4 \t ", kMust, "Any white space will do (the protocol)."),
        dressed("byte-order-mark", "a byte-order mark before the line", "\xEF\xBB\xBFposition startpos moves e2e4",
                kLenient, "Editors and shells of one system write it; the line is lost without a word."),
        dressed("unknown-word-first", "an unknown word before a command", "joho position startpos moves e2e4", kShould,
                "The protocol: skip it and read on; its own example is 'joho debug on'."),
        meaningless("line-empty", "an empty line", "", "Users press Enter."),
        meaningless("line-blank", "a line of blanks", "   \t  ", "The first word of no words."),
        meaningless("line-unknown", "an unknown command", "foo bar",
                    "Unknown commands are to be ignored (the protocol)."),
        meaningless("line-long", "a line of 100 000 letters", std::string(kLong, 'x'),
                    "A buffer of fixed size is written beyond."),
        meaningless(
            "line-many-words", "a line of 50 000 words",
            [] {
                std::string line;
                for (int i = 0; i < 50000; ++i) line += "x ";
                return line;
            }(),
            "A list of words of fixed size is written beyond."),
        meaningless("line-every-byte", "a line of all bytes but 0 and LF", every_byte(),
                    "Tables indexed by a character, which may be below zero."),
        meaningless("line-null-byte", "a line with a zero byte", with_null,
                    "The line ends early; its rest must not be run."),
    };
}

std::vector<Probe> probes_of_floods() {
    return {
        {.id = "flood-isready",
         .tries = "isready 2000 times without waiting",
         .steps = repeated(2000, send("isready")) + await("readyok", 2000),
         .right = "answers each of them",
         .judge = answered({}),
         .weights = kMust,
         .why = "Input that waits is lost by engines that look into it and throw it away."},
        {.id = "flood-positions",
         .tries = "a position of 200 half-moves 300 times without waiting",
         .steps = repeated(300, send(position_line({.moves = knight_moves(200)}))) + ready() + search(),
         .right = "plays a legal move; memory is given back",
         .judge = answered({legal_moves_of({})}),
         .weights = kMust,
         .why = "A line for each move of a game adds up; some keep every state of every line."},
        {.id = "flood-new-games",
         .tries = "ucinewgame 20 times",
         .steps = repeated(20, send("ucinewgame")) + ready() + send("position startpos") + search(),
         .right = "plays a legal move",
         .judge = answered({legal_moves_of({})}),
         .weights = kMust,
         .why = "Matches of thousands of games use one process."},
        {.id = "many-searches",
         .tries = "100 searches one after the other",
         .steps = send("position startpos") + repeated(100, search("go depth 1")),
         .right = "plays one legal move each time",
         .judge = answered({said_times("bestmove", 100), legal_moves_of({})}),
         .weights = kMust,
         .why = "A thread or a file that is never given back runs out."},
        {.id = "all-at-once",
         .tries = "a whole conversation without waiting",
         .steps = send("uci") + send("isready") + send("ucinewgame") + send("position startpos moves e2e4") +
                  send("go depth 3") + await("uciok") + await("readyok") + await("bestmove"),
         .right = "takes one line after the other",
         .judge = answered({legal_moves_of({.moves = "e2e4"})}),
         .weights = kMust,
         .why = "Scripts pipe their commands in.",
         .bare = true},
        {.id = "quit-while-thinking",
         .tries = "quit during go infinite",
         .steps = send("position startpos") + ready() + send("go infinite") + listen(50ms) + send("quit") + end(),
         .right = "ends at once",
         .judge = answered({ended_badly}),
         .weights = kMust,
         .why = "Closing a program must not leave its engines thinking."},
        {.id = "input-ends-while-thinking",
         .tries = "the end of its input during go infinite",
         .steps = send("position startpos") + ready() + send("go infinite") + listen(50ms) + close_input() + end(),
         .right = "ends: nobody will ever say stop",
         .judge = answered({}),
         .weights = kMust,
         .why = "When a graphical program crashes its engines think on for days."},
        {.id = "input-ends-before-move",
         .tries = "the end of its input during go depth 6",
         .steps = send("position startpos") + ready() + send("go depth 6") + close_input() + end(),
         .right = "plays its move, then ends",
         .judge = answered({said_times("bestmove", 1), legal_moves_of({})}),
         .weights = kShould,
         .why = "printf 'position startpos\\ngo depth 6\\n' | engine: so it is used in scripts."},
    };
}

}  // namespace

std::vector<Probe> endurance_probes() {
    std::vector<Probe> probes = probes_of_lines();
    for (Probe& probe : probes_of_floods()) probes.push_back(std::move(probe));
    return probes;
}

}  // namespace plyproof::doctor
