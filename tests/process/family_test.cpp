// SPDX-License-Identifier: MIT
#include "process/family.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <string>
#include <vector>

namespace plyproof::process {
namespace {

/// A process of ours that waits for ever, with these words for an environment.
int sleeper(const std::vector<std::string>& environment) {
    int ready[2];
    EXPECT_EQ(::pipe(ready), 0);
    std::vector<char*> words;
    for (const std::string& word : environment) words.push_back(const_cast<char*>(word.c_str()));
    words.push_back(nullptr);
    const int process = ::fork();
    if (process == 0) {
        ::dup2(ready[1], 1);
        const char* arguments[] = {"sh", "-c", "echo up; exec sleep 1000", nullptr};
        ::execve("/bin/sh", const_cast<char**>(arguments), words.data());
        ::_exit(1);
    }
    char up[3];
    EXPECT_EQ(::read(ready[0], up, sizeof up), 3);
    ::close(ready[0]);
    ::close(ready[1]);
    return process;
}

/// The signal by which a child of ours has ended.
int end_of(int process) {
    int status = 0;
    EXPECT_EQ(::waitpid(process, &status, 0), process);
    return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

TEST(Family, IsKilledAndNobodyElse) {
    const Family family;
    const Family other;
    const std::string path = "PATH=/usr/bin:/bin";
    const int member = sleeper({path, family.mark()});
    const int of_both = sleeper({path, other.mark(), family.mark()});
    const int stranger = sleeper({path, other.mark()});
    const int pretender = sleeper({path, "NOT_" + family.mark()});
    family.kill();
    EXPECT_EQ(end_of(member), SIGKILL);
    EXPECT_EQ(end_of(of_both), SIGKILL) << "a program that starts programs may be one of ours itself";
    for (const int spared : {stranger, pretender}) {
        EXPECT_EQ(::waitpid(spared, nullptr, WNOHANG), 0);
        ::kill(spared, SIGTERM);
        EXPECT_EQ(end_of(spared), SIGTERM);
    }
}

TEST(Family, HasANameOfItsOwnThatShellsPassOn) {
    const Family family;
    const Family other;
    EXPECT_NE(family.mark(), other.mark());
    EXPECT_THAT(family.mark(), testing::MatchesRegex("[A-Z][A-Za-z0-9_]+=1"));
}

}  // namespace
}  // namespace plyproof::process
