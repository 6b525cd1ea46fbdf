// SPDX-License-Identifier: MIT
// A UCI engine without any perft command still lists moves: with the option MultiPV set high, `go depth 1` prints each
// first move in a line of its own. Depth 1 is that list; deeper counts come from walking the engine's own moves, so
// that its opinion and not ours is counted.
//
// Where the option's maximum is smaller than the number of moves, the engine is asked again for the moves not yet
// listed with `searchmoves`; one that does not obey that is Unsuitable. An engine may take a game for over by the draw
// rules and list nothing: see AnswerNote.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "oracle/dialect.h"
#include "oracle/oracle.h"
#include "oracle/program.h"
#include "oracle/session.h"

namespace plyproof::oracle {

class MoveLister final : public Oracle {
public:
    /// Nothing is started before the first question. REQUIRES: the dialect's kind is MultiPv.
    MoveLister(Program program, Dialect dialect);

    [[nodiscard]] const std::string& name() const override { return program_.name; }
    [[nodiscard]] std::string own_name() const override { return own_name_; }
    [[nodiscard]] OracleTraits traits() const override {
        return {.follows_paths = sends_moves(dialect_), .walks = true, .min_depth = dialect_.min_depth};
    }
    [[nodiscard]] base::Result<Answer, OracleError> divide(const Question& question, base::Deadline deadline) override;

private:
    /// A place in the tree: the moves to it, and the position while all of them are legal.
    struct Place {
        std::vector<std::string> path;
        std::optional<chess::Position> position;
    };
    using Moves = base::Result<std::vector<std::string>, OracleError>;

    base::Result<void, OracleError> open();
    base::Result<Answer, OracleError> ask(const Question& question, Limit limit);
    base::Result<ForeignCount, OracleError> count_below(const Place& place, int depth, const Limit& limit);
    [[nodiscard]] Place after(const Place& place, const std::string& move) const;
    /// All first moves of the engine, and what is to be said about the list.
    Moves list(const Place& place, const Limit& limit);
    Moves list_in_turns(const Place& place, std::vector<std::string> listed, const Limit& limit);
    Moves search(const Place& place, const std::vector<std::string>& only, const Limit& limit);
    void note(AnswerNote note);

    Program program_;
    Dialect dialect_;
    std::unique_ptr<Session> session_;
    std::string own_name_;
    std::size_t width_ = 1;  ///< how many moves it lists at a time

    // Of the question at hand:
    chess::Variant variant_ = chess::Variant::Standard;
    std::string fen_;  ///< of the root
    std::vector<AnswerNote> notes_;
    std::size_t questions_ = 0;
};

}  // namespace plyproof::oracle
