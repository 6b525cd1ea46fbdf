// SPDX-License-Identifier: MIT
#include "process/line_buffer.h"

#include <algorithm>

namespace plyproof::process {

bool LineBuffer::add(std::string_view bytes) {
    while (!bytes.empty() && !overflowed_) {
        const std::size_t end = std::min(bytes.find('\n'), bytes.size());
        if (bytes_.size() - unfinished_ + end > longest_line_) {
            overflowed_ = true;
            bytes_.resize(unfinished_);
            break;
        }
        const std::size_t taken = std::min(end + 1, bytes.size());
        bytes_.append(bytes.substr(0, taken));
        bytes.remove_prefix(taken);
        if (end < taken) unfinished_ = bytes_.size();
    }
    return !overflowed_;
}

void LineBuffer::finish() {
    if (unfinished_ == bytes_.size()) return;
    bytes_ += '\n';
    unfinished_ = bytes_.size();
}

std::optional<std::string> LineBuffer::take() {
    if (!has_line()) return std::nullopt;
    const std::size_t end = bytes_.find('\n', begin_);
    std::string line = bytes_.substr(begin_, end - begin_);
    if (line.ends_with('\r')) line.pop_back();
    begin_ = end + 1;
    // Dropping what was taken only now and then keeps the cost of each line small.
    if (begin_ > bytes_.size() / 2) {
        bytes_.erase(0, begin_);
        unfinished_ -= begin_;
        begin_ = 0;
    }
    return line;
}

}  // namespace plyproof::process
