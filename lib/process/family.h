// SPDX-License-Identifier: MIT
// Family: all that descends from a child, wherever it has gone. A process can leave its group and its session, and its
// parent can end before it; but what stood in the environment that it was started with stays to be read (/proc). Each
// child gets a name of its own there, and by it the family is found. What was started with another environment, or as
// another user, is not.
#pragma once

#include <string>

namespace plyproof::process {

class Family {
public:
    /// With a name that no other family has.
    Family();

    /// "NAME=1", to be put into the environment of the child behind all that stands there: it may be of a family
    /// itself.
    [[nodiscard]] const std::string& mark() const { return mark_; }

    /// Kills all of it that runs, but never ourselves. Ours to collect are none but the child: the others are somebody
    /// else's children.
    void kill() const;

private:
    std::string mark_;
};

}  // namespace plyproof::process
