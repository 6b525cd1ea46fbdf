// SPDX-License-Identifier: MIT
// File descriptors that a child must not get. Our own pipes close themselves when a program starts; this is for those
// that others have opened: libraries, files of the standard library, the shell that started us.
#pragma once

namespace plyproof::process {

/// Marks every descriptor from 3 on so that it closes when a program is started. (Only this layer starts programs, so
/// nobody can miss them.) Descriptors that another thread opens at the same time may escape.
void seal_descriptors();

}  // namespace plyproof::process
