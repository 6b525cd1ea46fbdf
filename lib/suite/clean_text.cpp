// SPDX-License-Identifier: MIT
#include "suite/clean_text.h"

#include <algorithm>
#include <array>

#include "base/text_fields.h"

namespace plyproof::suite {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

struct Magic {
    std::string_view bytes;
    std::string_view kind;
};

constexpr std::array kMagics = {
    Magic{"\x1F\x8B"sv, "gzip"},
    Magic{"BZh"sv, "bzip2"},
    Magic{"\xFD"
          "7zXZ"sv,
          "xz"},
    Magic{"\x28\xB5\x2F\xFD"sv, "zstd"},
    Magic{"PK\x03\x04"sv, "zip"},
    Magic{"7z\xBC\xAF"sv, "7z"},
    Magic{"%PDF-"sv, "PDF"},
    Magic{"\xFF\xFE\0\0"sv, "UTF-32"},
    Magic{"\0\0\xFE\xFF"sv, "UTF-32"},
    Magic{"\xFF\xFE"sv, "UTF-16"},
    Magic{"\xFE\xFF"sv, "UTF-16"},
};

bool is_control(char letter) { return static_cast<unsigned char>(letter) < 0x20 || letter == 0x7F; }

/// Control characters that text files do have.
bool is_layout(char letter) { return (letter >= '\t' && letter <= '\r') || letter == 0x1A; }

}  // namespace

std::optional<std::string_view> binary_kind(std::string_view bytes) {
    for (const Magic& magic : kMagics) {
        if (bytes.starts_with(magic.bytes)) return magic.kind;
    }
    // Files written in blocks end in NULs; those in the middle are what tells text from data.
    const std::size_t last = bytes.find_last_not_of('\0');
    if (last == std::string_view::npos) return std::nullopt;
    const std::string_view sample = bytes.substr(0, std::min<std::size_t>(last + 1, 4096));
    const auto nuls = static_cast<std::size_t>(std::count(sample.begin(), sample.end(), '\0'));
    const auto controls = static_cast<std::size_t>(std::count_if(
        sample.begin(), sample.end(), [](char letter) { return is_control(letter) && !is_layout(letter); }));
    // Plain letters in UTF-16 are NULs by one half, less one when the last NUL was taken for padding.
    if (nuls >= 2 && nuls * 3 >= sample.size()) return "UTF-16";
    if (controls * 10 > sample.size()) return "binary data";
    return std::nullopt;
}

std::string clean_text(std::string_view bytes) {
    if (bytes.starts_with(kByteOrderMark)) bytes.remove_prefix(kByteOrderMark.size());
    std::string text(bytes);
    for (char& letter : text) {
        if (letter == '\0' || letter == '\v' || letter == '\f' || letter == 0x1A) letter = ' ';
    }
    return text;
}

std::vector<Line> split_lines(std::string_view text) {
    std::vector<Line> lines;
    std::size_t begin = 0;
    while (begin < text.size()) {
        const std::size_t end = std::min(text.find_first_of("\r\n", begin), text.size());
        lines.push_back({lines.size() + 1, text.substr(begin, end - begin)});
        begin = end + (text.substr(end, 2) == "\r\n" ? 2 : 1);
    }
    return lines;
}

bool is_silent(std::string_view line) {
    const std::string_view text = base::trim(line);
    return text.empty() || text[0] == '#' || text[0] == '%' || text.starts_with("//");
}

std::string small_letters(std::string_view text) {
    std::string result(text);
    for (char& letter : result) {
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    }
    return result;
}

std::string_view unquoted(std::string_view text) {
    if (text.size() < 2 || text.front() != '"' || text.back() != '"') return text;
    return text.substr(1, text.size() - 2);
}

std::string printable(std::string_view text, char replacement) {
    std::string shown(text);
    std::replace_if(shown.begin(), shown.end(), is_control, replacement);
    return shown;
}

}  // namespace plyproof::suite
