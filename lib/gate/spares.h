// SPDX-License-Identifier: MIT
// Things that are dear to make and can be used by one thread at a time, such as running programs: who needs one takes
// one that nobody uses, or makes another; so there are never more than threads.
#pragma once

#include <functional>
#include <mutex>
#include <utility>
#include <vector>

namespace plyproof::gate {

template <class T>
class Spares {
public:
    explicit Spares(std::function<T()> make) : make_(std::move(make)) {}

    [[nodiscard]] T take() {
        {
            const std::lock_guard lock(mutex_);
            if (!spares_.empty()) {
                T spare = std::move(spares_.back());
                spares_.pop_back();
                return spare;
            }
        }
        return make_();
    }

    /// What is not given back is gone.
    void give_back(T spare) {
        const std::lock_guard lock(mutex_);
        spares_.push_back(std::move(spare));
    }

private:
    const std::function<T()> make_;  // called by several threads at once
    std::mutex mutex_;
    std::vector<T> spares_;
};

}  // namespace plyproof::gate
