// SPDX-License-Identifier: MIT
#include "common/input.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

namespace plyproof::apps {
namespace {

/// A pipe that holds a text (short enough to fit in it) and then ends.
class TextPipe {
public:
    explicit TextPipe(const std::string& text, bool ends = true) {
        EXPECT_EQ(::pipe(ends_.data()), 0);
        EXPECT_EQ(::write(ends_[1], text.data(), text.size()), static_cast<ssize_t>(text.size()));
        if (ends) close_end(ends_[1]);
    }
    ~TextPipe() {
        close_end(ends_[0]);
        close_end(ends_[1]);
    }
    [[nodiscard]] int reader() const { return ends_[0]; }

private:
    static void close_end(int& end) {
        if (end >= 0) ::close(end);
        end = -1;
    }
    std::array<int, 2> ends_{-1, -1};
};

/// A name for a file that no test running at the same time uses.
std::string own_path(const std::string& extension) {
    return testing::TempDir() + "read_text_test." + std::to_string(::getpid()) + "." + extension;
}

std::vector<std::string> lines_of(const std::string& text) {
    const TextPipe pipe(text);
    LineReader reader(pipe.reader());
    std::vector<std::string> lines;
    while (auto line = reader.next()) lines.push_back(*line);
    EXPECT_EQ(reader.line_number(), lines.size());
    EXPECT_EQ(reader.error(), std::nullopt);
    return lines;
}

TEST(LineReader, CutsAtLineEndsOfBothKinds) {
    EXPECT_THAT(lines_of("a\nb\r\n\nc"), testing::ElementsAre("a", "b", "", "c"));
    EXPECT_THAT(lines_of("a\n"), testing::ElementsAre("a"));
    EXPECT_THAT(lines_of(""), testing::IsEmpty());
}

TEST(LineReader, DropsAByteOrderMarkOnlyAtTheStart) {
    EXPECT_THAT(lines_of("\xEF\xBB\xBF"
                         "a\n\xEF\xBB\xBF"
                         "b\n"),
                testing::ElementsAre("a",
                                     "\xEF\xBB\xBF"
                                     "b"));
}

TEST(LineReader, KeepsNulBytes) {
    EXPECT_THAT(lines_of(std::string("a\0b\n", 4)), testing::ElementsAre(std::string("a\0b", 3)));
}

TEST(LineReader, AStopEndsTheWaiting) {
    const TextPipe pipe("a\nhalf a line", false);
    std::stop_source source;
    LineReader reader(pipe.reader(), source.get_token());
    EXPECT_EQ(reader.next(), "a");
    source.request_stop();
    EXPECT_EQ(reader.next(), std::nullopt);
}

TEST(LineReader, AFailedReadIsNotTheEndOfTheText) {
    LineReader reader(9999);
    EXPECT_EQ(reader.next(), std::nullopt);
    EXPECT_NE(reader.error(), std::nullopt);
}

TEST(LineReader, RefusesALineThatIsTooLongAndGivesNothingMore) {
    const std::string path = own_path("long");
    std::FILE* file = std::fopen(path.c_str(), "w+");
    ASSERT_NE(file, nullptr);
    std::fputs(
        ("first\n" + std::string(kLongestLine, 'x') + "\n" + std::string(kLongestLine + 1, 'y') + "\nlast\n").c_str(),
        file);
    std::rewind(file);
    LineReader reader(::fileno(file));
    EXPECT_EQ(reader.next(), "first");
    EXPECT_EQ(reader.next(), std::string(kLongestLine, 'x'));
    EXPECT_EQ(reader.next(), std::nullopt);
    EXPECT_EQ(reader.error(), "line 3 has more than 1 MiB");
    EXPECT_EQ(reader.next(), std::nullopt);
    std::fclose(file);
    ::unlink(path.c_str());
}

TEST(ReadText, GivesTheWholeFile) {
    const std::string path = own_path("txt");
    std::FILE* file = std::fopen(path.c_str(), "w");
    ASSERT_NE(file, nullptr);
    std::fputs("e2e4: 20\r\n", file);
    std::fclose(file);
    EXPECT_EQ(read_text(path, {}), "e2e4: 20\r\n");
    ::unlink(path.c_str());
}

TEST(ReadText, NamesTheFileThatCannotBeRead) {
    EXPECT_THAT(read_text("/nowhere/at/all", {}).error(), testing::HasSubstr("cannot open '/nowhere/at/all'"));
    EXPECT_THAT(read_text("/", {}).error(), testing::HasSubstr("cannot read '/'"));
}

TEST(ReadText, TakesNoMoreThanTheMost) {
    EXPECT_THAT(read_text("/dev/zero", {}).error(), testing::HasSubstr("it has more than 256 MiB"));
}

TEST(ReadText, CanBeStoppedAtAPipeThatNobodyWritesTo) {
    const std::string path = own_path("pipe");
    ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
    std::stop_source stop;
    std::jthread stopper([&stop] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        stop.request_stop();
    });
    EXPECT_EQ(read_text(path, stop.get_token()), "");
    ::unlink(path.c_str());
}

}  // namespace
}  // namespace plyproof::apps
