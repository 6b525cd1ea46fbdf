// SPDX-License-Identifier: MIT
#include "doctor/judges.h"

#include <gmock/gmock.h>

#include <csignal>

namespace plyproof::doctor {
namespace {

using namespace std::chrono_literals;

/// "> " we, "? " the line that is tried, "< " the engine.
Talk talk_of(const std::vector<std::string>& lines) {
    Talk talk{.patience = 10s};
    for (const std::string& line : lines) {
        const Way way = line.front() == '>' ? Way::Sent : line.front() == '?' ? Way::Tried : Way::Said;
        talk.lines.push_back({way, line.substr(2)});
    }
    return talk;
}

Judgement judged(const Judge& judge_of_row, Talk talk) { return judge({.judge = judge_of_row}, talk); }

Judgement judged(Ending ending, Talk talk) {
    talk.ending = ending;
    return judged(answered({}), std::move(talk));
}

const Check kNever = [](const Talk&) { return std::optional<std::string>("never right"); };

TEST(Judge, OfAnEngineThatDiedNamesTheSignalAndTheLineThatKilledIt) {
    Talk talk = talk_of({"> position fen x", "> isready"});
    talk.exit = process::ExitStatus{0, SIGSEGV};
    EXPECT_EQ(judged(Ending::Ended, talk),
              (Judgement{Verdict::Crashed, "SIGSEGV (Segmentation fault) after 'position fen x'"}));
    talk.exit = process::ExitStatus{1, 0};
    EXPECT_EQ(judged(Ending::Ended, talk).text, "it ended with exit code 1 after 'position fen x'");
    talk.exit.reset();
    EXPECT_EQ(judged(Ending::Ended, talk).text, "it closed its output after 'position fen x', and still runs");
    talk.exit = process::ExitStatus{0, SIGSEGV};
    EXPECT_EQ(judged(Ending::Ended, {.exit = talk.exit}).text, "SIGSEGV (Segmentation fault) at its start");
}

TEST(Judge, TellsAnEngineThatIgnoresFromOneThatHangs) {
    Talk talk = talk_of({"> go depth 1"});
    talk.waited_for = "bestmove";
    EXPECT_EQ(judged(Ending::Silent, talk),
              (Judgement{Verdict::Hung, "no bestmove within 10 s, and nothing after it"}));
    talk.alive = true;
    EXPECT_EQ(judged(Ending::Silent, talk),
              (Judgement{Verdict::Ignored, "no bestmove within 10 s, nor after stop; it still answers isready"}));
    talk.stopped_late = true;
    EXPECT_EQ(judged(Ending::Silent, talk), (Judgement{Verdict::Wrong, "no bestmove within 10 s, only after stop"}));
}

TEST(Judge, TakesAnAnswerThatComesLateForIgnored) {
    Talk talk = talk_of({"> uci"});
    talk.waited_for = "uciok";
    talk.alive = true;
    EXPECT_EQ(judged(Ending::Silent, talk).verdict, Verdict::Ignored);
}

TEST(Judge, TakesAnEngineThatDoesNotEndForHung) {
    Talk talk = talk_of({"> quit"});
    talk.waited_for = "its end";
    EXPECT_EQ(judged(Ending::Silent, talk), (Judgement{Verdict::Hung, "it did not end within 10 s after 'quit'"}));
}

TEST(Judge, HasAVerdictForEachEnding) {
    EXPECT_EQ(judged(Ending::Endless, talk_of({"> go"})),
              (Judgement{Verdict::Wrong, "it writes without end after 'go'"}));
    EXPECT_EQ(judged(Ending::Stopped, {}).verdict, Verdict::NotTried);
    EXPECT_EQ(judged(Ending::NotStarted, {.trouble = "no memory"}), (Judgement{Verdict::NotTried, "no memory"}));
    EXPECT_EQ(judged(Ending::Complete, {}).verdict, Verdict::Answered);
}

TEST(Judge, SeesASignalAtTheEndAndAStrayMoveInEveryProbe) {
    EXPECT_EQ(judged(Ending::Complete, {.exit = process::ExitStatus{0, SIGABRT}}).verdict, Verdict::Crashed);
    EXPECT_EQ(judged(Ending::Complete, talk_of({"< bestmove e2e4"})).text, "'bestmove e2e4' without a go");
}

TEST(Answered, IsWhatNoCheckRefutes) {
    EXPECT_EQ(judged(answered({said_times("x", 0)}), {}).verdict, Verdict::Answered);
    EXPECT_EQ(judged(answered({said_times("x", 0), kNever}), {}), (Judgement{Verdict::Wrong, "never right"}));
}

TEST(Survived, TellsErrorTextFromSilence) {
    EXPECT_EQ(judged(survived({}), talk_of({"? foo", "< readyok"})).verdict, Verdict::Ignored);
    EXPECT_EQ(judged(survived({}), talk_of({"? foo", "< what?", "< readyok"})),
              (Judgement{Verdict::ErrorText, "what?"}));
    EXPECT_EQ(judged(survived({kNever}), talk_of({"? foo", "< what?"})).verdict, Verdict::Wrong);
    EXPECT_EQ(judged(accepted({}), talk_of({"? foo", "< readyok"})).verdict, Verdict::Answered);
    EXPECT_EQ(judged(accepted({}), talk_of({"? foo", "< No such option: foo"})).verdict, Verdict::ErrorText);
    EXPECT_EQ(judged(accepted({}), talk_of({"? foo", "< info string set foo"})), (Judgement{Verdict::Answered}))
        << "a confirmation is no refusal";
}

TEST(Survived, ShowsNoiseInFewCharacters) {
    const Judgement judgement = judged(survived({}), talk_of({"? foo", "< " + std::string(200, '\x01')}));
    EXPECT_EQ(judgement.verdict, Verdict::ErrorText);
    EXPECT_LT(judgement.text.size(), 60u);
}

Judgement refusal(const std::string& first, const std::string& second, const std::vector<std::string>& said = {}) {
    std::vector<std::string> lines{"? position fen x"};
    lines.insert(lines.end(), said.begin(), said.end());
    for (const std::string& line : {std::string("< readyok"), std::string("> go"), "< bestmove " + first,
                                    std::string("> go"), "< bestmove " + second}) {
        lines.push_back(line);
    }
    return judged(refused({Game{}}), talk_of(lines));
}

TEST(Refused, TellsWhatWasPlayedInstead) {
    EXPECT_EQ(refusal("(none)", "e2e4"), (Judgement{Verdict::Answered, "bestmove (none)"}));
    EXPECT_EQ(refusal("(none)", "e2e4", {"< info string no"}), (Judgement{Verdict::ErrorText, "info string no"}));
    EXPECT_EQ(refusal("h8g8", "e2e4"), (Judgement{Verdict::Ignored, "bestmove h8g8, a move of the game before"}));
    EXPECT_EQ(refusal("d2d4", "e2e4"), (Judgement{Verdict::Wrong, "bestmove d2d4, a move of 'position startpos'"}));
    EXPECT_EQ(refusal("d2d4", "e2e4", {"< info string no"}).verdict, Verdict::Wrong) << "words do not mend it";
    EXPECT_EQ(refusal("d1d2", "e2e4"), (Judgement{Verdict::Answered, "bestmove d1d2"}));
    EXPECT_THAT(refusal("(none)", "(none)").text, testing::HasSubstr("after it, bestmove (none) is not legal"));
}

TEST(Refused, TakesAnyOtherMoveForWrongWhereThatIsProved) {
    const Judge strict = refused({}, Verdict::Wrong);
    EXPECT_EQ(judged(strict, talk_of({"? position startpos moves e2e4 x", "> go", "< bestmove c7c5", "> go",
                                      "< bestmove e2e4"})),
              (Judgement{Verdict::Wrong, "bestmove c7c5, for a position that nobody asked about"}));
}

TEST(Understood, TellsALineThatDidNotArriveFromOneThatWasGarbled) {
    const auto verdict = [](const std::string& move, const std::string& said) {
        return judged(understood({.moves = "e2e4"}),
                      talk_of({"? joho position startpos moves e2e4", said, "< readyok", "> go", "< bestmove " + move}))
            .verdict;
    };
    EXPECT_EQ(verdict("e7e5", "< "), Verdict::Answered);
    EXPECT_EQ(verdict("e2e4", "< "), Verdict::Ignored);
    EXPECT_EQ(verdict("e2e4", "< Unknown command"), Verdict::ErrorText);
    EXPECT_EQ(verdict("a1a8", "< "), Verdict::Wrong);
}

TEST(Refused, SaysAllThatTheJudgeWants) {
    const Steps steps = position_refused("position fen x");
    EXPECT_EQ(std::ranges::count(steps, StepKind::Try, &Step::kind), 1);
    EXPECT_EQ(std::ranges::count(steps, Step{StepKind::Await, "bestmove"}), 2);
    EXPECT_EQ(judged(refused({}), talk_of({"? x"})), (Judgement{Verdict::Wrong, "0 bestmoves for 2 searches"}));
}

TEST(AnsweredWhenSaid, CountsTheWord) {
    const Judge judge_of_row = answered_when_said("readyok", 2);
    EXPECT_EQ(judged(judge_of_row, talk_of({"< readyok", "< readyok"})).verdict, Verdict::Answered);
    EXPECT_EQ(judged(judge_of_row, talk_of({"< readyok"})).verdict, Verdict::Ignored);
    EXPECT_EQ(judged(judge_of_row, talk_of({"? joho isready", "< what?", "< readyok"})).verdict, Verdict::ErrorText);
}

TEST(AnsweredIfKnown, NeverCallsAnExtensionWrong) {
    EXPECT_EQ(judged(answered_if_known(kNever), talk_of({"? go perft 1"})).verdict, Verdict::Ignored);
    EXPECT_EQ(judged(answered_if_known(said_times("x", 0)), {}).verdict, Verdict::Answered);
}

}  // namespace
}  // namespace plyproof::doctor
