// SPDX-License-Identifier: MIT
#include "oracle/oracle_error.h"

namespace plyproof::oracle {

std::string_view name_of(OracleErrorKind kind) {
    static constexpr base::EnumArray<OracleErrorKind, std::string_view> kNames{
        {"not-started", "died", "timed-out", "unreadable", "refused", "other-position", "unsuitable", "stopped"}};
    return kNames[kind];
}

}  // namespace plyproof::oracle
