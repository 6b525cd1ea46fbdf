// SPDX-License-Identifier: MIT
#include "uci/command.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <limits>

namespace plyproof::uci {
namespace {

Command command_of(std::string_view line) {
    const auto command = parse_command(line);
    EXPECT_TRUE(command) << line;
    return command.value_or(QuitCommand{});
}

CommandProblem problem_of(std::string_view line) {
    const auto command = parse_command(line);
    EXPECT_FALSE(command) << line;
    return command ? CommandProblem{} : command.error();
}

TEST(ParseCommand, ReadsTheShortOnes) {
    EXPECT_EQ(command_of("uci"), Command(UciCommand{}));
    EXPECT_EQ(command_of(" isready\r"), Command(IsReadyCommand{}));
    EXPECT_EQ(command_of("ucinewgame"), Command(NewGameCommand{}));
    EXPECT_EQ(command_of("stop"), Command(StopCommand{}));
    EXPECT_EQ(command_of("ponderhit"), Command(PonderHitCommand{}));
    EXPECT_EQ(command_of("quit"), Command(QuitCommand{}));
    EXPECT_EQ(command_of("debug on"), Command(DebugCommand{true}));
    EXPECT_EQ(command_of("debug off"), Command(DebugCommand{false}));
    EXPECT_EQ(command_of("register later"), Command(RegisterCommand{"later"}));
}

TEST(ParseCommand, SkipsUnknownWordsInFront) {
    EXPECT_EQ(command_of("joho isready"), Command(IsReadyCommand{}));
    EXPECT_EQ(command_of("\xEF\xBB\xBFuci"), Command(UciCommand{}));
}

TEST(ParseCommand, ReadsOptionsWithNamesAndValuesOfSeveralWords) {
    EXPECT_EQ(command_of("setoption name Move Overhead value 30"), Command(SetOptionCommand{"Move Overhead", "30"}));
    EXPECT_EQ(command_of("setoption name Path value /a  b/value c"),
              Command(SetOptionCommand{"Path", "/a  b/value c"}));
    EXPECT_EQ(command_of("setoption name Clear Hash"), Command(SetOptionCommand{"Clear Hash"}));
    EXPECT_EQ(command_of("setoption name Book value"), Command(SetOptionCommand{"Book", ""}));
}

TEST(ParseCommand, ReadsPositions) {
    EXPECT_EQ(command_of("position startpos"), Command(PositionCommand{}));
    EXPECT_EQ(command_of("position  startpos moves"), Command(PositionCommand{}));
    EXPECT_EQ(command_of("position startpos moves e2e4\te7e5"), Command(PositionCommand{{}, {"e2e4", "e7e5"}}));
    EXPECT_EQ(command_of("position fen 4k3/8/8/8/8/8/8/4K3 w  - - moves e1e2"),
              Command(PositionCommand{"4k3/8/8/8/8/8/8/4K3 w - -", {"e1e2"}}));
}

TEST(ParseCommand, ReadsThousandsOfMoves) {
    std::string line = "position startpos moves";
    for (int i = 0; i < 1200; ++i) line += " g1f3 g8f6";
    EXPECT_EQ(std::get<PositionCommand>(command_of(line)).moves.size(), 2400U);
}

TEST(ParseCommand, ReadsEveryPartOfGoInAnyOrder) {
    GoCommand go;
    go.search_moves = {"e2e4", "d2d4"};
    go.ponder = true;
    go.white_time = 1000;
    go.black_time = -5;
    go.white_increment = 10;
    go.black_increment = 20;
    go.moves_to_go = 40;
    EXPECT_EQ(command_of("go wtime 1000 btime -5 winc 10 binc 20 movestogo 40 ponder searchmoves e2e4 d2d4"),
              Command(go));
    EXPECT_EQ(command_of("go searchmoves e2e4 d2d4 binc 20 movestogo 40 winc 10 btime -5 wtime 1000 ponder"),
              Command(go));
    EXPECT_EQ(command_of("go"), Command(GoCommand{}));
    EXPECT_TRUE(std::get<GoCommand>(command_of("go infinite")).infinite);
    const auto limits = std::get<GoCommand>(command_of("go depth 5 nodes 99999999999999999999 mate 2 movetime 0"));
    EXPECT_EQ(limits.depth, 5);
    EXPECT_EQ(limits.nodes, std::numeric_limits<std::int64_t>::max());
    EXPECT_EQ(limits.mate, 2);
    EXPECT_EQ(limits.move_time, 0);
    EXPECT_EQ(std::get<GoCommand>(command_of("go perft 3")).perft, 3);
}

TEST(ParseCommand, KnowsTheWordsOfItsCaller) {
    constexpr std::array<std::string_view, 2> kOwn{"d", "divide"};
    EXPECT_EQ(parse_command("divide 3", kOwn), Command(OwnCommand{"divide", "3"}));
    EXPECT_EQ(parse_command("d", kOwn), Command(OwnCommand{"d", ""}));
    EXPECT_EQ(problem_of("d"), (CommandProblem{CommandProblemKind::Unknown, "d"}));
}

TEST(ParseCommand, SaysWhatIsWrong) {
    EXPECT_EQ(problem_of(" \r"), (CommandProblem{CommandProblemKind::Empty, ""}));
    EXPECT_EQ(problem_of("hello there"), (CommandProblem{CommandProblemKind::Unknown, "hello"}));
    EXPECT_EQ(problem_of("position"), (CommandProblem{CommandProblemKind::MissingPosition, "position"}));
    EXPECT_EQ(problem_of("position fen"), (CommandProblem{CommandProblemKind::MissingPosition, "fen"}));
    EXPECT_EQ(problem_of("position start"), (CommandProblem{CommandProblemKind::MissingPosition, "start"}));
    EXPECT_EQ(problem_of("position startpos e2e4"), (CommandProblem{CommandProblemKind::UnexpectedWord, "e2e4"}));
    EXPECT_EQ(problem_of("setoption value 3"), (CommandProblem{CommandProblemKind::MissingName, "setoption"}));
    EXPECT_EQ(problem_of("go perft"), (CommandProblem{CommandProblemKind::MissingNumber, "perft"}));
    EXPECT_EQ(problem_of("go depth nodes 5"), (CommandProblem{CommandProblemKind::MissingNumber, "depth"}));
    EXPECT_EQ(problem_of("go depth five"), (CommandProblem{CommandProblemKind::NotANumber, "five"}));
}

TEST(ProblemText, NamesTheWord) {
    EXPECT_EQ(problem_text({CommandProblemKind::NotANumber, "five"}), "'five' is no whole number");
    EXPECT_THAT(problem_text({CommandProblemKind::MissingNumber, "perft"}), testing::HasSubstr("'perft'"));
    EXPECT_THAT(problem_text({CommandProblemKind::Unknown, "joho"}), testing::HasSubstr("joho"));
}

TEST(CommandText, IsReadBackAsTheSameCommand) {
    for (const char* line :
         {"uci", "debug on", "debug off", "isready", "setoption name A B value c d", "setoption name Clear Hash",
          "register later", "ucinewgame", "position startpos", "position startpos moves e2e4",
          "position fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1 moves e1e2", "go", "go ponder", "go infinite",
          "go wtime 1 btime 2 winc 3 binc 4 movestogo 5 depth 6 nodes 7 mate 8 movetime 9 searchmoves e2e4",
          "go perft 3", "stop", "ponderhit", "quit"}) {
        EXPECT_EQ(command_text(command_of(line)), line);
    }
    EXPECT_EQ(command_text(OwnCommand{"divide", "3"}), "divide 3");
    EXPECT_EQ(command_text(OwnCommand{"d", ""}), "d");
}

}  // namespace
}  // namespace plyproof::uci
