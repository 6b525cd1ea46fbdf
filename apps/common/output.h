// SPDX-License-Identifier: MIT
// Standard output that notices when it fails. Nothing is lost silently: after a failed write the rest is dropped, the
// failure is kept for run_app to report, and `on_failure` is called once so that long work can stop.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace plyproof::apps {

class Output {
public:
    enum class State : std::uint8_t {
        Open,
        Closed,  ///< the reader went away (EPIPE): nobody to tell, so be quiet
        Failed,  ///< any other error; error() says which
    };

    /// Writes to an open file descriptor, which stays the caller's.
    explicit Output(int descriptor, std::function<void()> on_failure = {});
    ~Output() { flush(); }
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    /// Appends text; it goes out when enough has come together.
    void write(std::string_view text);
    /// Sends what is waiting.
    void flush();

    [[nodiscard]] State state() const { return state_; }
    /// The errno of the failed write; 0 when there was none.
    [[nodiscard]] int error() const { return error_; }

private:
    void fail(int error);

    int descriptor_;
    std::function<void()> on_failure_;
    std::string waiting_;
    State state_ = State::Open;
    int error_ = 0;
};

}  // namespace plyproof::apps
