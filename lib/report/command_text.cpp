// SPDX-License-Identifier: MIT
#include "report/command_text.h"

namespace plyproof::report {

namespace {

constexpr std::string_view kPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./:=+,@%";

}  // namespace

std::string shell_word(std::string_view text) {
    if (!text.empty() && text.find_first_not_of(kPlain) == std::string_view::npos) return std::string(text);
    std::string word = "'";
    for (const char c : text) {
        if (c == '\'') {
            word += R"('\'')";
        } else {
            word += c;
        }
    }
    return word + "'";
}

std::string divide_command(std::string_view fen, const std::vector<std::string>& moves, int depth,
                           std::string_view mode) {
    std::string command = "divide --fen ";
    command += shell_word(fen);
    if (!mode.empty()) (command += ' ') += mode;
    std::string line;
    for (const std::string& move : moves) (line += line.empty() ? "" : " ") += move;
    if (!moves.empty()) (command += " --moves ") += shell_word(line);
    return command + " --depth " + std::to_string(depth);
}

}  // namespace plyproof::report
