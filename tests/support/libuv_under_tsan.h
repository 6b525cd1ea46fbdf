// SPDX-License-Identifier: MIT
// For test programs that start children, to be included by one file of each: libuv closes descriptors by a bare system
// call, which the thread sanitizer does not see. When the system gives their numbers to another thread, it takes that
// for a race of the two openings. Only reports whose stack ends in such an opening are silenced.
#pragma once

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
// NOLINTNEXTLINE: the sanitizer's own name
extern "C" const char* __tsan_default_suppressions() { return "race:pipe2$\nrace:epoll_create1$\nrace:eventfd$\n"; }
#endif
#endif
