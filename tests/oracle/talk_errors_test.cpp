// SPDX-License-Identifier: MIT
#include "oracle/talk_errors.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/transcript.h"

namespace plyproof::oracle {
namespace {

using base::ChannelError;
using namespace std::chrono_literals;

OracleError error_after(std::string_view text, ChannelError error, std::chrono::milliseconds wait = 60s) {
    support::Transcript peer(text);
    const std::string name = "./mine";
    return talk_error(peer, error, {name, "after 'go perft 3'", wait, "--timeout"});
}

TEST(TalkError, TellsADeathFromASilence) {
    const OracleError signal = error_after(". SIGSEGV\n", ChannelError::Closed);
    EXPECT_EQ(signal.kind, OracleErrorKind::Died);
    EXPECT_EQ(signal.text, "./mine died after 'go perft 3': SIGSEGV (Segmentation fault)");
    const OracleError code = error_after(". 0\n", ChannelError::Closed);
    EXPECT_EQ(code.text, "./mine ended after 'go perft 3' with exit code 0");
    const OracleError closed = error_after("", ChannelError::Closed);
    EXPECT_EQ(closed.kind, OracleErrorKind::Died);
    EXPECT_EQ(closed.text, "./mine closed its input or output after 'go perft 3', and still runs");
    EXPECT_EQ(closed.exit, std::nullopt);
    const OracleError silent = error_after("", ChannelError::TimedOut);
    EXPECT_EQ(silent.kind, OracleErrorKind::TimedOut);
    EXPECT_EQ(silent.text,
              "./mine did not answer within 60 s after 'go perft 3' (it was killed; --timeout waits longer)");
}

TEST(TalkError, SpellsTheWaitAsItWasGiven) {
    EXPECT_THAT(error_after("", ChannelError::TimedOut, 1500ms).text, testing::HasSubstr("within 1.5 s"));
    EXPECT_THAT(error_after("", ChannelError::TimedOut, 0ms).text, testing::HasSubstr("in time"));
}

TEST(TalkError, ShowsALineThatHasNoEnd) {
    EXPECT_THAT(error_after("~ Nodes searched: 4\n", ChannelError::TimedOut).text,
                testing::HasSubstr("it wrote 'Nodes searched: 4' without a line end"));
}

TEST(TalkError, CallsOutputWithoutMeasureUnreadable) {
    EXPECT_EQ(error_after("", ChannelError::LineTooLong).kind, OracleErrorKind::Unreadable);
    EXPECT_EQ(error_after("", ChannelError::TooMuchOutput).kind, OracleErrorKind::Unreadable);
    EXPECT_EQ(error_after("", ChannelError::Stopped).kind, OracleErrorKind::Stopped);
}

}  // namespace
}  // namespace plyproof::oracle
