// SPDX-License-Identifier: MIT
#include "process/find_program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace plyproof::process {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

/// A folder with a program `tool`, a text `notes` and a folder `inner`.
class FindProgram : public testing::Test {
protected:
    FindProgram() {
        std::string name = (fs::temp_directory_path() / "plyproof-find-XXXXXX").string();
        folder_ = ::mkdtemp(name.data());
        std::ofstream(folder_ / "tool") << "#!/bin/sh\n";
        std::ofstream(folder_ / "notes") << "no program\n";
        fs::create_directory(folder_ / "inner");
        ::chmod((folder_ / "tool").c_str(), 0755);
        ::chmod((folder_ / "notes").c_str(), 0644);
    }
    ~FindProgram() override { fs::remove_all(folder_); }

    fs::path folder_;
};

TEST_F(FindProgram, LooksThroughTheFoldersOfPathInOrder) {
    const std::string path = "/does/not/exist:" + folder_.string() + ":/bin";
    EXPECT_EQ(find_program("tool", path), (folder_ / "tool").string());
    EXPECT_EQ(find_program("sh", path), "/bin/sh");
}

TEST_F(FindProgram, LooksAmongDebiansGamesLast) {
    EXPECT_EQ(find_program("stockfish", "/does/not/exist"), "/usr/games/stockfish");
}

TEST_F(FindProgram, TakesANameWithASlashAsAPath) {
    EXPECT_EQ(find_program((folder_ / "tool").string(), ""), (folder_ / "tool").string());
    EXPECT_EQ(find_program("inner/tool", folder_.string()).error().kind, ProgramErrorKind::NotFound);
}

TEST_F(FindProgram, TellsWhatIsThereButIsNoProgram) {
    const auto notes = find_program((folder_ / "notes").string(), "");
    ASSERT_FALSE(notes);
    EXPECT_EQ(notes.error().kind, ProgramErrorKind::NotExecutable);
    EXPECT_THAT(program_error_text(notes.error()), HasSubstr("chmod +x"));
    EXPECT_EQ(find_program("notes", folder_.string()).error().kind, ProgramErrorKind::NotExecutable);
    const auto inner = find_program((folder_ / "inner").string(), "");
    ASSERT_FALSE(inner);
    EXPECT_EQ(inner.error().kind, ProgramErrorKind::IsFolder);
    EXPECT_THAT(program_error_text(inner.error()), HasSubstr("is a folder"));
    // In PATH a folder of that name is passed over.
    EXPECT_EQ(find_program("inner", folder_.string()).error().kind, ProgramErrorKind::NotFound);
}

TEST_F(FindProgram, NamesTheDebianPackageOfWhatIsMissing) {
    EXPECT_EQ(program_error_text({ProgramErrorKind::NotFound, "phalanx", ""}),
              "there is no program 'phalanx' in PATH or /usr/games; on Debian: apt-get install phalanx");
    EXPECT_EQ(debian_package_of("gnuchessx"), "gnuchess");
    EXPECT_EQ(debian_package_of("mine"), std::nullopt);
    EXPECT_EQ(program_error_text({ProgramErrorKind::NotFound, "./mine", ""}), "there is no file './mine'");
}

TEST_F(FindProgram, HintsAtAFileHereThatNeedsItsPath) {
    const fs::path before = fs::current_path();
    fs::current_path(folder_);
    const auto found = find_program("tool", "/does/not/exist");
    ASSERT_FALSE(found);
    EXPECT_THAT(program_error_text(found.error()), HasSubstr("./tool"));
    const auto relative = find_program("./tool", "");
    fs::current_path(before);
    EXPECT_EQ(fs::weakly_canonical(relative.value()), fs::weakly_canonical(folder_ / "tool"));
    EXPECT_TRUE(fs::path(relative.value()).is_absolute());
}

TEST_F(FindProgram, FindsNothingUnderAnEmptyName) { EXPECT_FALSE(find_program("", folder_.string())); }

TEST_F(FindProgram, UsesThePathOfTheEnvironment) { EXPECT_TRUE(find_program("sh")); }

}  // namespace
}  // namespace plyproof::process
