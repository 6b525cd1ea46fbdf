// SPDX-License-Identifier: MIT
// Our own counter as an oracle: the reference where no other is named.
#pragma once

#include "oracle/oracle.h"
#include "perft/count.h"

namespace plyproof::oracle {

class BuiltinOracle final : public Oracle {
public:
    /// `options.stop` ends a count with Stopped.
    explicit BuiltinOracle(perft::CountOptions options = {});

    [[nodiscard]] const std::string& name() const override { return name_; }
    [[nodiscard]] std::string own_name() const override { return name_; }
    /// The deadline is looked at after each first move. A count beyond 64 bits is Unsuitable.
    [[nodiscard]] base::Result<Answer, OracleError> divide(const Question& question, base::Deadline deadline) override;

private:
    perft::CountOptions options_;
    std::string name_ = "plyproof";
};

}  // namespace plyproof::oracle
