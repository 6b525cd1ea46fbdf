// SPDX-License-Identifier: MIT
// A UCI engine without any perft command still lists moves: with the option MultiPV set high, `go depth 1` prints each
// first move in a line of its own. Depth 1 is that list; deeper counts come from walking the engine's own moves, so
// that its opinion and not ours is counted.
//
// Where the option's maximum is smaller than the number of moves, the engine is asked again for the moves not yet
// listed with `searchmoves`; one that does not obey that is Unsuitable. An engine may take a game for over by the draw
// rules and list nothing: see AnswerNote.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "oracle/persistent_oracle.h"

namespace plyproof::oracle {

class MoveLister final : public PersistentOracle {
public:
    /// REQUIRES: the dialect's kind is MultiPv.
    MoveLister(Program program, Dialect dialect);

    [[nodiscard]] OracleTraits traits() const override {
        return {.follows_paths = sends_moves(dialect()),
                .walks = true,
                .keeps_state = true,
                .min_depth = dialect().min_depth};
    }

private:
    /// A place in the tree: the moves to it, and the position while all of them are legal.
    struct Place {
        std::vector<std::string> path;
        std::optional<chess::Position> position;
    };
    using Moves = base::Result<std::vector<std::string>, OracleError>;

    [[nodiscard]] base::Result<void, OracleError> opened() override;
    [[nodiscard]] base::Result<Answer, OracleError> answer(const Question& question, const Filling& filling,
                                                           const Limit& limit) override;
    base::Result<ForeignCount, OracleError> count_below(const Place& place, int depth, const Limit& limit);
    [[nodiscard]] Place after(const Place& place, const std::string& move) const;
    /// All first moves of the engine, and what is to be said about the list.
    Moves list(const Place& place, const Limit& limit);
    Moves list_in_turns(const Place& place, std::vector<std::string> listed, const Limit& limit);
    /// One search. Who is silent is asked once more in a new process: some engines hang now and then.
    Moves search(const Place& place, const std::vector<std::string>& only, const Limit& limit);
    Moves search_once(const Place& place, const std::vector<std::string>& only, const Limit& limit);
    [[nodiscard]] Limit first_limit(const Limit& limit) const;
    void note(AnswerNote note);

    std::size_t width_ = 1;  ///< how many moves it lists at a time

    // Of the question at hand:
    chess::Variant variant_ = chess::Variant::Standard;
    std::string fen_;  ///< of the root
    std::vector<AnswerNote> notes_;
    std::size_t questions_ = 0;
    std::chrono::nanoseconds longest_{};  ///< of its searches
    bool asked_again_ = false;
};

}  // namespace plyproof::oracle
