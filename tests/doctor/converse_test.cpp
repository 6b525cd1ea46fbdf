// SPDX-License-Identifier: MIT
#include "doctor/converse.h"

#include <gmock/gmock.h>

#include "support/transcript.h"

namespace plyproof::doctor {
namespace {

using namespace std::chrono_literals;
using support::Transcript;
using testing::ElementsAre;

Talk talk_with(std::string_view text, const Steps& steps, const ConverseOptions& options = {.patience = 5s}) {
    Transcript peer(text);
    return converse(peer, steps, options);
}

std::vector<std::string> texts_of(const Talk& talk) {
    std::vector<std::string> texts;
    for (const TalkLine& line : talk.lines) {
        texts.push_back((line.way == Way::Said ? "< " : line.way == Way::Sent ? "> " : "? ") + line.text);
    }
    return texts;
}

TEST(Converse, WritesDownWhatWasSaidInOrder) {
    const Talk talk =
        talk_with("> uci\n< id name X\n< option name Hash type spin default 1 min 1 max 9\n< uciok\n", greet());
    EXPECT_EQ(talk.ending, Ending::Complete);
    EXPECT_THAT(texts_of(talk),
                ElementsAre("> uci", "< id name X", "< option name Hash type spin default 1 min 1 max 9", "< uciok"));
    ASSERT_EQ(talk.options.size(), 1u);
    EXPECT_EQ(talk.options[0].max, 9);
    EXPECT_EQ(talk.patience, 5s);
    EXPECT_FALSE(talk.exit);
}

TEST(Converse, FillsInTheValuesOfTheOption) {
    const uci::OptionLine option{.name = "Hash", .type = uci::OptionType::Spin, .min = 1, .max = 64};
    EXPECT_EQ(filled("a {min} {max} {below} {above}", option), "a 1 64 0 65");
    const Talk talk = talk_with("> setoption name Hash value 65\n", try_line("setoption name Hash value {above}"),
                                {.patience = 5s, .option = option});
    EXPECT_THAT(texts_of(talk), ElementsAre("? setoption name Hash value 65"));
}

TEST(Converse, IsContentWithAWordThatCameBeforeItWasWaitedFor) {
    const Talk talk = talk_with("> go infinite\n< bestmove e2e4\n> stop\n",
                                send("go infinite") + listen(1ms) + send("stop") + await("bestmove"));
    EXPECT_EQ(talk.ending, Ending::Complete);
    EXPECT_THAT(texts_of(talk), ElementsAre("> go infinite", "< bestmove e2e4", "> stop"));
}

TEST(Converse, WantsAnAnswerToEachIsready) {
    const Steps steps = send("isready") + greet() + ready();
    EXPECT_EQ(talk_with("> isready\n< readyok\n> uci\n< uciok\n> isready\n< readyok\n", steps).ending,
              Ending::Complete);
    const Talk deaf = talk_with("> isready\n> uci\n< uciok\n> isready\n< readyok\n> isready\n< readyok\n", steps);
    EXPECT_EQ(deaf.ending, Ending::Silent);
    EXPECT_TRUE(deaf.alive);
}

TEST(Converse, WaitsForAsManyLinesAsAreWanted) {
    EXPECT_EQ(talk_with("< readyok\n< readyok\n", await("readyok", 2)).ending, Ending::Complete);
    const Talk talk = talk_with("< readyok\n> isready\n", await("readyok", 2));
    EXPECT_EQ(talk.ending, Ending::Silent);
    EXPECT_EQ(talk.waited_for, "readyok");
    EXPECT_FALSE(talk.alive);
}

TEST(Converse, AsksASilentEngineWhetherItIsAlive) {
    const Talk alive = talk_with("> uci\n> isready\n< readyok\n", greet());
    EXPECT_EQ(alive.ending, Ending::Silent);
    EXPECT_TRUE(alive.alive);
    EXPECT_FALSE(alive.stopped_late);
    const Talk late = talk_with("> go depth 0\n> stop\n> isready\n< bestmove e2e4\n< readyok\n", search("go depth 0"));
    EXPECT_EQ(late.ending, Ending::Silent);
    EXPECT_TRUE(late.alive);
    EXPECT_TRUE(late.stopped_late);
    EXPECT_EQ(late.waited_for, "bestmove");
}

TEST(Converse, StopsASearchBeforeItCallsAnEngineDeaf) {
    const Talk talk = talk_with("> go infinite\n> isready\n> stop\n> isready\n< bestmove e2e4\n< readyok\n",
                                send("go infinite") + ready());
    EXPECT_EQ(talk.ending, Ending::Silent);
    EXPECT_TRUE(talk.alive);
    EXPECT_FALSE(talk.stopped_late) << "nobody waited for the move";
}

TEST(Converse, NoticesThatAnEngineDiesOfBeingAskedWhetherItLives) {
    const Talk talk = talk_with("> go\n> stop\n> isready\n. SIGSEGV\n", search("go"));
    EXPECT_EQ(talk.ending, Ending::Ended);
    EXPECT_EQ(talk.exit->signal, SIGSEGV);
}

TEST(Converse, KeepsTheLastWordsOfAnEngineThatDied) {
    const Talk talk = talk_with("> go\n< info depth 1\n! out of memory\n. 3\n", search("go"));
    EXPECT_EQ(talk.ending, Ending::Ended);
    EXPECT_EQ(talk.exit->code, 3);
    EXPECT_THAT(talk.errors, ElementsAre("out of memory"));
    EXPECT_THAT(texts_of(talk), ElementsAre("> go", "< info depth 1"));
}

TEST(Converse, WaitsForTheEndWhereThatIsWanted) {
    const Talk talk = talk_with("> go\n< bestmove e2e4\n. 0\n", send("go") + close_input() + end());
    EXPECT_EQ(talk.ending, Ending::Complete);
    EXPECT_TRUE(talk.exit->success());
    EXPECT_EQ(best_moves(talk).size(), 1u);
    const Talk stays = talk_with("> go\n", send("go") + close_input() + end());
    EXPECT_EQ(stays.ending, Ending::Silent);
    EXPECT_EQ(stays.waited_for, "its end");
}

TEST(Converse, SetsNumbersSwitchesAndChoicesToTheirDefaults) {
    const Talk talk = talk_with(
        "< option name A type spin default 1 min 1 max 9\n< option name B type check default false\n"
        "< option name C type button\n< option name D type string default x\n"
        "< option name E type combo default e var e\n< uciok\n"
        "> setoption name A value 1\n> setoption name B value false\n> setoption name E value e\n",
        await("uciok") + set_defaults());
    EXPECT_EQ(talk.ending, Ending::Complete);
}

TEST(Converse, TriesEachOptionOfASet) {
    const std::string greeting =
        "< option name A type spin default 1 min 1 max 9\n< option name D type string default x\n"
        "< option name E type combo default e var e\n< option name F type string default <empty>\n< uciok\n";
    const auto tried = [&](OptionSet set, const std::string& line) {
        const Talk talk = talk_with(greeting + "> " + line + "\n", await("uciok") + try_each(set));
        return talk.ending == Ending::Complete &&
               talk.lines.back() == TalkLine{Way::Tried, line, talk.lines.back().time};
    };
    EXPECT_TRUE(tried(OptionSet::Combos, "setoption name E value NoSuchChoice"));
    EXPECT_TRUE(tried(OptionSet::EmptyStrings, "setoption name F value <empty>"));
    EXPECT_TRUE(tried(OptionSet::FilledStrings, "setoption name D value <empty>"));
}

TEST(Converse, KeepsHalfALine) {
    const Talk talk = talk_with("> go\n> stop\n> isready\n~ bestmo\n", search("go"));
    EXPECT_EQ(talk.unfinished, "bestmo");
}

/// Speaks for ever, or does not speak any more, in each of the ways that a channel knows.
class BrokenPeer final : public process::Peer {
public:
    explicit BrokenPeer(base::ChannelError error) : error_(error) {}
    base::Result<void, base::ChannelError> send(std::string_view, base::Deadline) override { return {}; }
    base::Result<std::string, base::ChannelError> receive(base::Deadline) override { return base::failure(error_); }
    [[nodiscard]] std::string unfinished_line() const override { return {}; }
    void close_input() override {}
    base::Result<process::ExitStatus, base::ChannelError> wait(base::Deadline) override {
        return base::failure(error_);
    }
    [[nodiscard]] std::vector<std::string> last_output() const override { return {}; }
    [[nodiscard]] std::vector<std::string> last_errors() const override { return {}; }

private:
    base::ChannelError error_;
};

TEST(Converse, TellsHowATalkBrokeOff) {
    const auto ending_with = [](base::ChannelError error) {
        BrokenPeer peer(error);
        return converse(peer, greet(), {.patience = 5s}).ending;
    };
    EXPECT_EQ(ending_with(base::ChannelError::LineTooLong), Ending::Endless);
    EXPECT_EQ(ending_with(base::ChannelError::TooMuchOutput), Ending::Endless);
    EXPECT_EQ(ending_with(base::ChannelError::Stopped), Ending::Stopped);
    EXPECT_EQ(ending_with(base::ChannelError::Closed), Ending::Ended);
}

}  // namespace
}  // namespace plyproof::doctor
