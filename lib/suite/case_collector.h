// SPDX-License-Identifier: MIT
// CaseCollector: what all readers share. A reader finds the parts of a case; the collector judges them (FEN, depth,
// count, mode), keeps the good cases, and notes every fault with the line and column where it stands.
// Places are views into the text that the collector was made with: that is how a fault knows its line.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/text_fields.h"
#include "suite/clean_text.h"
#include "suite/parse.h"

namespace plyproof::suite {

/// A FEN with single blanks, and where each of its fields stands in the text.
struct FenText {
    std::string text;
    std::vector<std::string_view> places;
};

/// The FEN in a stretch of the text.
[[nodiscard]] FenText fen_text(std::string_view place);
/// A FEN that the text spells otherwise (escapes, doubled quotes): faults point at the whole `place`.
[[nodiscard]] FenText fen_text(std::string_view text, std::string_view place);

/// A case on its way.
struct CaseDraft {
    FenText fen;
    std::string id;  ///< empty: none given
    std::optional<chess::VariantMode> mode;
    std::vector<Expectation> expected;
    bool faulty = false;  ///< a fault was noted: no case will come of it
};

class CaseCollector {
public:
    /// REQUIRES: `text` outlives the collector; it is clean_text().
    CaseCollector(std::string_view text, std::string_view name, IsOver is_over = {});

    [[nodiscard]] std::string_view text() const { return text_; }
    [[nodiscard]] const std::vector<Line>& lines() const { return lines_; }

    /// Somebody asked to stop: readers look at it before each line or entry and then read no more.
    [[nodiscard]] bool is_over();

    /// Notes a fault. REQUIRES (here and below): `place` lies within the text.
    void fault(SuiteErrorKind kind, std::string_view place);

    /// The value of a text, or a fault at `place`.
    std::optional<int> depth(std::string_view text, std::string_view place);
    std::optional<std::uint64_t> count(std::string_view text, std::string_view place);
    std::optional<chess::VariantMode> mode(std::string_view text, std::string_view place);

    /// Puts an expectation in its place by depth. False, and a fault, when the depth has another count already.
    bool expect(std::vector<Expectation>& expected, Expectation expectation, std::string_view place);

    /// Judges the position and takes the case, unless something is wrong with it.
    void add(const CaseDraft& draft);

    /// As add(), but a case that was added or merged before with the same id, FEN and mode takes the expectations
    /// instead; contradictions are noted at `place`.
    void merge(const CaseDraft& draft, std::string_view place);

    /// What was collected. Ids are made up where none was given, and made unique.
    [[nodiscard]] ParsedSuite finish(Format format);

private:
    [[nodiscard]] SuiteError error_at(SuiteErrorKind kind, std::string_view place) const;
    bool judge(const FenText& fen, chess::VariantMode mode);
    void name_cases(ParsedSuite& parsed) const;

    std::string_view text_;
    std::string name_;
    std::vector<Line> lines_;
    IsOver asked_to_stop_;
    unsigned steps_ = 0;  ///< calls of is_over()
    bool over_ = false;
    std::vector<Case> cases_;
    std::vector<SuiteError> errors_;
    std::map<std::string, std::size_t, std::less<>> merged_;  ///< id, FEN and mode -> index of the case
};

}  // namespace plyproof::suite
