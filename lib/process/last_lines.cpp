// SPDX-License-Identifier: MIT
#include "process/last_lines.h"

#include <algorithm>
#include <array>

namespace plyproof::process {

bool is_complaint(std::string_view line) {
    constexpr std::array kWords{
        "panic", "assert", "terminate called", "exception",   "traceback",  "sanitizer", "fatal",
        "abort", "error",  "segmentation",     "core dumped", "unreachable"};
    std::string text(line.substr(0, LastLines::kLength));
    std::ranges::transform(text, text.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return std::ranges::any_of(kWords, [&](std::string_view word) { return text.find(word) != std::string::npos; });
}

void LastLines::add(std::string_view line) {
    const std::string_view kept = line.substr(0, kLength);
    // The lines right behind the first one are kept whatever they say: a panic says its message in the second.
    const bool goes_on = !complaint_.empty() && added_ < complaint_begin_ + kComplaint;
    const bool is_new = complaint_.empty() || added_ >= complaint_begin_ + kSameComplaint;
    if (goes_on) {
        complaint_.emplace_back(kept);
    } else if (is_new && is_complaint(kept)) {
        complaint_.assign(1, std::string(kept));
        complaint_begin_ = added_;
    }
    if (lines_.size() == kNumber) lines_.pop_front();
    lines_.emplace_back(kept);
    ++added_;
}

std::vector<std::string> LastLines::lines() const {
    const std::size_t last_begin = added_ - lines_.size();
    std::vector<std::string> result;
    if (complaint_begin_ < last_begin) {
        const std::size_t number = std::min(complaint_.size(), last_begin - complaint_begin_);
        result.assign(complaint_.begin(), complaint_.begin() + static_cast<std::ptrdiff_t>(number));
        if (!result.empty() && complaint_begin_ + number < last_begin) result.emplace_back(kLeftOut);
    }
    result.insert(result.end(), lines_.begin(), lines_.end());
    return result;
}

}  // namespace plyproof::process
