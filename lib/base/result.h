// SPDX-License-Identifier: MIT
// Result<T, E>: either the value asked for or an error that carries its evidence. Expected failures are values here;
// exceptions are left to the standard library and end in run_app.
#pragma once

#include <tl/expected.hpp>
#include <utility>

namespace plyproof::base {

template <class T, class E>
using Result = tl::expected<T, E>;

/// Makes the failing side of a Result: `return failure(FenError{...});`
template <class E>
constexpr auto failure(E error) {
    return tl::unexpected<E>(std::move(error));
}

}  // namespace plyproof::base
