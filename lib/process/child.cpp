// SPDX-License-Identifier: MIT
#include "process/child.h"

#include <fmt/format.h>
#include <sys/types.h>
#include <unistd.h>
#include <uv.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <csignal>
#include <filesystem>
#include <utility>

#include "process/broken_pipes.h"
#include "process/descriptors.h"
#include "process/family.h"
#include "process/last_lines.h"
#include "process/line_buffer.h"

namespace plyproof::process {

namespace {

using base::ChannelError;
using base::Deadline;

/// Both ends of a pipe until somebody takes them.
class Pipe {
public:
    Pipe() = default;
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    ~Pipe() {
        for (const uv_file end : ends_) close(end);
    }

    int open() { return uv_pipe(ends_.data(), 0, 0); }
    [[nodiscard]] uv_file reading() const { return ends_[0]; }
    [[nodiscard]] uv_file writing() const { return ends_[1]; }
    /// Gives an end to a handle, which will close it.
    int give(bool writing, uv_pipe_t& handle) {
        const int error = uv_pipe_open(&handle, ends_[writing ? 1 : 0]);
        if (error == 0) ends_[writing ? 1 : 0] = -1;
        return error;
    }

private:
    static void close(uv_file file) {
        if (file < 0) return;
        uv_fs_t request;
        uv_fs_close(nullptr, &request, file, nullptr);
        uv_fs_req_cleanup(&request);
    }

    std::array<uv_file, 2> ends_{-1, -1};
};

uv_stream_t* stream(uv_pipe_t& pipe) { return reinterpret_cast<uv_stream_t*>(&pipe); }
uv_stdio_container_t inherited(uv_file file) {
    uv_stdio_container_t container{};
    container.flags = UV_INHERIT_FD;
    container.data.fd = file;
    return container;
}

}  // namespace

/// The event loop of one child: it turns only while somebody waits. The handles of libuv point here, so it stays where
/// it is made.
class Child::Loop {
public:
    explicit Loop(const ChildOptions& options)
        : options_(options), output_(options.longest_line), errors_(options.longest_line) {}
    Loop(const Loop&) = delete;
    Loop& operator=(const Loop&) = delete;
    ~Loop();

    base::Result<void, std::string> start(const std::string& file, const std::vector<std::string>& arguments);

    base::Result<void, ChannelError> send(std::string_view line, Deadline deadline);
    base::Result<std::string, ChannelError> receive(Deadline deadline);
    base::Result<ExitStatus, ChannelError> wait(Deadline deadline);
    void close_input();
    /// The group at once, as one; then those who have left it.
    void kill_all() const {
        if (!started_ || exit_) return;
        ::kill(-process_.pid, SIGKILL);
        family_.kill();
    }

    [[nodiscard]] std::optional<ExitStatus> exit_status() const { return exit_; }
    [[nodiscard]] const LineBuffer& output() const { return output_; }
    [[nodiscard]] const LastLines& last_output() const { return last_output_; }
    [[nodiscard]] const LastLines& last_errors() const { return last_errors_; }
    [[nodiscard]] int id() const { return process_.pid; }

private:
    struct Write {
        uv_write_t request{};
        std::string text;
        Loop* loop = nullptr;
    };

    int make_handles();
    int spawn(const std::string& file, const std::vector<std::string>& arguments);
    /// Serves all pipes until `done` or until the deadline has passed, whichever is first.
    template <class Condition>
    base::Result<void, ChannelError> wait_until(Deadline deadline, Condition done);
    void turn(Deadline deadline);
    void take(const uv_stream_t* from, std::string_view bytes);
    void take_errors();
    void end_stream(const uv_stream_t* which);
    void stop_reading(ChannelError why);
    void close_handles();

    static Loop& of(const void* data) { return *static_cast<Loop*>(const_cast<void*>(data)); }
    static void on_room_wanted(uv_handle_t* handle, std::size_t, uv_buf_t* buffer);
    static void on_read(uv_stream_t* from, ssize_t size, const uv_buf_t* buffer);
    static void on_written(uv_write_t* request, int error);
    static void on_exit(uv_process_t* process, std::int64_t code, int signal);

    ChildOptions options_;
    Family family_;
    uv_loop_t loop_{};
    uv_process_t process_{};
    uv_pipe_t in_{}, out_{}, err_{};
    uv_timer_t timer_{};
    uv_async_t wake_{};
    bool has_loop_ = false;
    bool started_ = false;
    std::optional<std::stop_callback<std::function<void()>>> on_stop_;

    std::array<char, 65536> room_{};  ///< where a pipe's bytes are read to
    LineBuffer output_;
    LineBuffer errors_;
    LastLines last_output_;
    LastLines last_errors_;
    std::size_t received_ = 0;    ///< bytes of both streams, ever
    std::size_t sent_after_ = 0;  ///< how many of them had come, and been taken, before our last line
    std::size_t pending_writes_ = 0;
    bool input_open_ = false;
    bool output_open_ = false;
    bool errors_open_ = false;
    std::optional<ChannelError> fault_;  ///< why nothing more is read
    std::optional<ExitStatus> exit_;
};

Child::Loop::~Loop() {
    on_stop_.reset();
    if (!has_loop_) return;
    if (started_ && !exit_) {
        // A killed process is gone at once, unless the kernel itself is stuck in one of its calls.
        constexpr std::chrono::seconds kLongestDeath{5};
        kill_all();
        options_.stop = {};
        stop_reading(ChannelError::Closed);
        (void)wait_until(Deadline::in(kLongestDeath), [this] { return exit_.has_value(); });
    }
    close_handles();
}

void Child::Loop::close_handles() {
    const BrokenPipes no_signal;
    input_open_ = false;  // writes that are still waiting fail now, and must not close it once more
    uv_walk(
        &loop_,
        [](uv_handle_t* handle, void*) {
            if (uv_is_closing(handle) == 0) uv_close(handle, nullptr);
        },
        nullptr);
    uv_run(&loop_, UV_RUN_DEFAULT);
    [[maybe_unused]] const int error = uv_loop_close(&loop_);
    assert(error == 0);
}

int Child::Loop::make_handles() {
    if (const int error = uv_loop_init(&loop_); error != 0) return error;
    has_loop_ = true;
    loop_.data = this;
    for (uv_pipe_t* pipe : {&in_, &out_, &err_}) {
        if (const int error = uv_pipe_init(&loop_, pipe, 0); error != 0) return error;
        pipe->data = this;
    }
    if (const int error = uv_timer_init(&loop_, &timer_); error != 0) return error;
    return uv_async_init(&loop_, &wake_, nullptr);
}

int Child::Loop::spawn(const std::string& file, const std::vector<std::string>& arguments) {
    Pipe in;
    Pipe out;
    Pipe err;
    for (Pipe* pipe : {&in, &out, &err}) {
        if (const int error = pipe->open(); error != 0) return error;
    }
    for (const int error : {in.give(true, in_), out.give(false, out_), err.give(false, err_)}) {
        if (error != 0) return error;
    }
    std::array stdio{inherited(in.reading()), inherited(out.writing()), inherited(err.writing())};
    std::vector<char*> words{const_cast<char*>(file.c_str())};
    for (const std::string& argument : arguments) words.push_back(const_cast<char*>(argument.c_str()));
    words.push_back(nullptr);
    std::vector<char*> environment;
    for (char** word = ::environ; *word != nullptr; ++word) environment.push_back(*word);
    environment.push_back(const_cast<char*>(family_.mark().c_str()));
    environment.push_back(nullptr);

    uv_process_options_t options{};
    options.exit_cb = on_exit;
    options.file = file.c_str();
    options.args = words.data();
    options.env = environment.data();
    options.cwd = options_.folder.empty() ? nullptr : options_.folder.c_str();
    options.flags = UV_PROCESS_DETACHED;  // a session of its own: Ctrl-C is ours to handle, and its group can be killed
    options.stdio_count = static_cast<int>(stdio.size());
    options.stdio = stdio.data();
    process_.data = this;
    seal_descriptors();
    return uv_spawn(&loop_, &process_, &options);
}

base::Result<void, std::string> Child::Loop::start(const std::string& file, const std::vector<std::string>& arguments) {
    std::error_code ignored;
    if (!options_.folder.empty() && !std::filesystem::is_directory(options_.folder, ignored)) {
        return base::failure(fmt::format("there is no folder '{}' to start it in", options_.folder));
    }
    int error = make_handles();
    if (error == 0) error = spawn(file, arguments);
    if (error != 0) return base::failure(fmt::format("'{}' cannot be started: {}", file, uv_strerror(error)));
    started_ = input_open_ = output_open_ = errors_open_ = true;
    if (const auto limited = apply_limits(process_.pid, options_.limits); !limited) {
        return base::failure(fmt::format("'{}' is not tried: {}", file, limited.error()));
    }
    for (uv_pipe_t* pipe : {&out_, &err_}) uv_read_start(stream(*pipe), on_room_wanted, on_read);
    // Only waking up is allowed from another thread; the waits see for themselves that they are to stop.
    on_stop_.emplace(options_.stop, [this] { uv_async_send(&wake_); });
    return {};
}

template <class Condition>
base::Result<void, ChannelError> Child::Loop::wait_until(Deadline deadline, Condition done) {
    if (done()) return {};  // most lines have come long before somebody asks for them
    const BrokenPipes no_signal;
    for (bool looked = false;; looked = true) {
        if (done()) return {};
        if (options_.stop.stop_requested()) return base::failure(ChannelError::Stopped);
        // What has come already counts, however late we are.
        if (looked && deadline.expired()) return base::failure(ChannelError::TimedOut);
        turn(deadline);
    }
}

/// Waits for something to happen, and sees to it. When the child has ended, what is left in its pipes is all there is:
/// processes that keep them open without being of its group are not waited for.
void Child::Loop::turn(Deadline deadline) {
    using std::chrono::milliseconds;
    const bool draining = exit_ && (output_open_ || errors_open_);
    const bool waits = !draining && !deadline.expired();
    const std::size_t before = received_;
    if (waits && !deadline.is_never()) {
        constexpr milliseconds kLongestTurn = std::chrono::hours(1);
        const auto left = std::chrono::ceil<milliseconds>(deadline.remaining());
        uv_update_time(&loop_);
        uv_timer_start(
            &timer_, [](uv_timer_t*) {}, static_cast<std::uint64_t>(std::min(left, kLongestTurn).count()), 0);
    }
    uv_run(&loop_, waits ? UV_RUN_ONCE : UV_RUN_NOWAIT);
    uv_timer_stop(&timer_);
    if (draining && received_ == before) {
        end_stream(stream(out_));
        end_stream(stream(err_));
    }
}

base::Result<void, ChannelError> Child::Loop::send(std::string_view line, Deadline deadline) {
    assert(line.find('\n') == std::string_view::npos);
    if (!input_open_) return base::failure(ChannelError::Closed);
    sent_after_ = received_ - std::min(received_, output_.size());
    auto* write = new Write{{}, std::string(line) + '\n', this};  // on_written frees it
    write->request.data = write;
    const uv_buf_t buffer = uv_buf_init(write->text.data(), static_cast<unsigned>(write->text.size()));
    {
        const BrokenPipes no_signal;
        if (uv_write(&write->request, stream(in_), &buffer, 1, on_written) != 0) {
            delete write;
            return base::failure(ChannelError::Closed);
        }
    }
    ++pending_writes_;
    const auto waited = wait_until(deadline, [this] { return pending_writes_ == 0 || exit_; });
    if (!waited) return waited;
    if (!input_open_ || pending_writes_ > 0) return base::failure(ChannelError::Closed);
    return {};
}

base::Result<std::string, ChannelError> Child::Loop::receive(Deadline deadline) {
    const auto waited = wait_until(deadline, [this] { return output_.has_line() || !output_open_; });
    if (auto line = output_.take()) {
        last_output_.add(*line);
        return std::move(*line);
    }
    if (!waited) return base::failure(waited.error());
    return base::failure(fault_.value_or(ChannelError::Closed));
}

base::Result<ExitStatus, ChannelError> Child::Loop::wait(Deadline deadline) {
    const auto waited = wait_until(deadline, [this] { return exit_ && !output_open_ && !errors_open_; });
    if (exit_) return *exit_;
    return base::failure(waited.error());
}

void Child::Loop::close_input() {
    if (!input_open_) return;
    input_open_ = false;
    uv_close(reinterpret_cast<uv_handle_t*>(&in_), nullptr);
}

void Child::Loop::take(const uv_stream_t* from, std::string_view bytes) {
    received_ += bytes.size();
    if (from == stream(err_)) {
        if (!errors_.add(bytes)) {
            // Its errors are only kept for a message: the rest of an endless line is worth nothing.
            take_errors();
            errors_ = LineBuffer(options_.longest_line);
        }
        take_errors();
    } else if (!output_.add(bytes)) {
        stop_reading(ChannelError::LineTooLong);
    }
    if (received_ - sent_after_ > options_.most_output) stop_reading(ChannelError::TooMuchOutput);
}

void Child::Loop::take_errors() {
    while (const auto line = errors_.take()) {
        last_errors_.add(*line);
        if (options_.on_error_line) options_.on_error_line(*line);
    }
}

void Child::Loop::stop_reading(ChannelError why) {
    if (!fault_) fault_ = why;
    end_stream(stream(out_));
    end_stream(stream(err_));
}

void Child::Loop::end_stream(const uv_stream_t* which) {
    const bool is_output = which == stream(out_);
    bool& open = is_output ? output_open_ : errors_open_;
    if (!open) return;
    open = false;
    uv_read_stop(const_cast<uv_stream_t*>(which));
    if (is_output) return;
    errors_.finish();
    take_errors();
}

void Child::Loop::on_room_wanted(uv_handle_t* handle, std::size_t /*suggested*/, uv_buf_t* buffer) {
    Loop& loop = of(handle->data);
    *buffer = uv_buf_init(loop.room_.data(), static_cast<unsigned>(loop.room_.size()));
}

void Child::Loop::on_read(uv_stream_t* from, ssize_t size, const uv_buf_t* buffer) {
    Loop& loop = of(from->data);
    if (size > 0) loop.take(from, {buffer->base, static_cast<std::size_t>(size)});
    if (size < 0) loop.end_stream(from);
}

void Child::Loop::on_written(uv_write_t* request, int error) {
    const std::unique_ptr<Write> write(static_cast<Write*>(request->data));
    --write->loop->pending_writes_;
    if (error != 0) write->loop->close_input();
}

void Child::Loop::on_exit(uv_process_t* process, std::int64_t code, int signal) {
    Loop& loop = of(process->data);
    // What it started goes with it. At this moment its number cannot belong to anybody else yet.
    loop.kill_all();
    loop.exit_ = ExitStatus{static_cast<int>(code), signal};
}

base::Result<std::unique_ptr<Child>, std::string> Child::start(const std::string& file,
                                                               const std::vector<std::string>& arguments,
                                                               const ChildOptions& options) {
    auto loop = std::make_unique<Loop>(options);
    if (const auto started = loop->start(file, arguments); !started) return base::failure(started.error());
    return std::unique_ptr<Child>(new Child(std::move(loop)));
}

Child::Child(std::unique_ptr<Loop> loop) : loop_(std::move(loop)) {}
Child::~Child() = default;

base::Result<void, ChannelError> Child::send(std::string_view line, Deadline deadline) {
    return loop_->send(line, deadline);
}
base::Result<std::string, ChannelError> Child::receive(Deadline deadline) { return loop_->receive(deadline); }
std::string Child::unfinished_line() const { return std::string(loop_->output().unfinished()); }
void Child::close_input() { loop_->close_input(); }
base::Result<ExitStatus, ChannelError> Child::wait(Deadline deadline) { return loop_->wait(deadline); }
std::optional<ExitStatus> Child::exit_status() const { return loop_->exit_status(); }
void Child::kill() { loop_->kill_all(); }
std::vector<std::string> Child::last_output() const { return loop_->last_output().lines(); }
std::vector<std::string> Child::last_errors() const { return loop_->last_errors().lines(); }
int Child::id() const { return loop_->id(); }

}  // namespace plyproof::process
