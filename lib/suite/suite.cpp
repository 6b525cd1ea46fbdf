// SPDX-License-Identifier: MIT
#include "suite/suite.h"

namespace plyproof::suite {

std::string made_up_id(const Suite& suite, std::size_t line) {
    const std::size_t slash = suite.name.find_last_of("/\\");
    const std::string file = slash == std::string::npos ? suite.name : suite.name.substr(slash + 1);
    if (file.empty() || file == "-") return "line-" + std::to_string(line);
    return file + ":" + std::to_string(line);
}

bool has_made_up_id(const Suite& suite, const Case& test_case) {
    const std::string plain = made_up_id(suite, test_case.line);
    return test_case.id == plain || test_case.id.starts_with(plain + "#");
}

}  // namespace plyproof::suite
