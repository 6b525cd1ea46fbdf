// SPDX-License-Identifier: MIT
#include "crosscheck/source_mix.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <set>
#include <utility>

namespace plyproof::crosscheck {

namespace {

constexpr std::string_view kChess960 = "chess960";

template <class Named>
std::optional<Named> named(std::string_view name) {
    for (const Named value : base::kAll<Named>) {
        if (name_of(value) == name) return value;
    }
    return std::nullopt;
}

std::optional<unsigned> weight_from(std::string_view text) {
    unsigned weight = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), weight);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    return whole && weight >= 1 && weight <= kMostWeight ? std::optional(weight) : std::nullopt;
}

/// Collects what the words say; what none of them spoke of keeps its default.
class MixReader {
public:
    [[nodiscard]] std::optional<SourceMixError> read(std::string_view word, std::size_t offset) {
        using Kind = SourceMixError::Kind;
        const std::string_view name = word.substr(0, word.find(':'));
        unsigned weight = 1;
        if (name.size() < word.size()) {
            const std::string_view number = word.substr(name.size() + 1);
            const auto given = weight_from(number);
            if (!given || name == kChess960) {
                return SourceMixError{Kind::BadWeight, offset + name.size() + 1, std::string(number)};
            }
            weight = *given;
        }
        if (!take(name, weight)) return SourceMixError{Kind::UnknownName, offset, std::string(name)};
        if (!seen_.insert(name).second) return SourceMixError{Kind::GivenTwice, offset, std::string(name)};
        return std::nullopt;
    }

    [[nodiscard]] SourceMix mix() const {
        SourceMix mix;
        mix.chess960 = chess960_;
        if (any_target_) mix.targets = targets_;
        if (!any_source_ && !any_target_) return mix;
        mix.sources = sources_;
        unsigned& all_targets = mix.sources[Source::Targets];
        if (any_target_ && all_targets == 0) all_targets = 1;
        return mix;
    }

private:
    bool take(std::string_view name, unsigned weight) {
        if (name == kChess960) return chess960_ = true;
        if (const auto source = named<Source>(name)) {
            sources_[*source] = weight;
            return any_source_ = true;
        }
        const auto target = named<Target>(name);
        if (!target) return false;
        targets_[*target] = weight;
        return any_target_ = true;
    }

    base::EnumArray<Source, unsigned> sources_ = {};
    base::EnumArray<Target, unsigned> targets_ = {};
    bool any_source_ = false;
    bool any_target_ = false;
    bool chess960_ = false;
    std::set<std::string_view> seen_;
};

}  // namespace

std::string_view name_of(Source source) {
    constexpr base::EnumArray<Source, std::string_view> kNames = {{"games", "placements", "suites", "targets"}};
    return kNames[source];
}

base::Result<SourceMix, SourceMixError> parse_source_mix(std::string_view text) {
    MixReader reader;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        if (auto error = reader.read(text.substr(begin, end - begin), begin)) return base::failure(std::move(*error));
        begin = end + 1;
    }
    return reader.mix();
}

}  // namespace plyproof::crosscheck
