// SPDX-License-Identifier: MIT
#include "suite/json_tree.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <utility>

namespace plyproof::suite {
namespace {

using Json = nlohmann::json;

/// No suite needs more; without a limit the tree's destructor could run out of stack.
constexpr std::size_t kMaxNesting = 32;

/// nlohmann-json's error number for a number that no type holds ("number overflow parsing").
constexpr int kNumberOverflow = 406;

/// How far the parser has read.
struct Progress {
    const char* reached;
    bool wanted_more = false;  ///< it asked for a byte behind the end
};

/// An iterator over the text that keeps a Progress.
class Reader {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    Reader(const char* at, Progress& progress) : at_(at), progress_(&progress) {}

    reference operator*() const { return *at_; }
    Reader& operator++() {
        progress_->reached = ++at_;
        return *this;
    }
    Reader operator++(int) {
        Reader before = *this;
        ++*this;
        return before;
    }
    friend bool operator!=(const Reader& at, const Reader& end) {
        if (at.at_ == end.at_) at.progress_->wanted_more = true;
        return at.at_ != end.at_;
    }

private:
    const char* at_;
    Progress* progress_;
};

/// Builds the tree from the parser's events.
class Builder : public nlohmann::json_sax<Json> {
public:
    Builder(std::string_view text, JsonTree& tree)
        : text_(text), end_(text.data() + text.size()), done_(text.data()), progress_{text.data()}, tree_(tree) {}

    /// Reads the values of the text until its end or a fault.
    void run() {
        while (!tree_.fault && skipped(done_) != end_) {
            Json::sax_parse(Reader(skipped(done_), progress_), Reader(end_, progress_), this,
                            Json::input_format_t::json, /*strict=*/false);
        }
        while (!open_.empty()) close(false);
    }

    bool null() override { return scalar(JsonValue::Kind::Null); }
    bool boolean(bool) override { return scalar(JsonValue::Kind::Bool); }
    bool number_integer(number_integer_t) override { return scalar(JsonValue::Kind::Number); }
    bool number_unsigned(number_unsigned_t) override { return scalar(JsonValue::Kind::Number); }
    bool number_float(number_float_t, const string_t&) override { return scalar(JsonValue::Kind::Number); }
    bool binary(binary_t&) override { return scalar(JsonValue::Kind::Null); }

    bool string(string_t& value) override {
        JsonValue result{JsonValue::Kind::String, without_quotes(token())};
        result.text = std::move(value);
        put(std::move(result));
        return true;
    }
    bool key(string_t& value) override {
        keys_.back() = {without_quotes(token()), std::move(value)};
        return true;
    }

    bool start_object(std::size_t) override { return open(JsonValue::Kind::Object); }
    bool start_array(std::size_t) override { return open(JsonValue::Kind::Array); }
    bool end_object() override { return close(true); }
    bool end_array() override { return close(true); }

    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception& error) override {
        const auto kind = error.id == kNumberOverflow ? SuiteErrorKind::CountTooBig : SuiteErrorKind::JsonSyntax;
        const std::string_view token = number();
        if (!token.empty() && std::string_view("-0123456789").find(token[0]) != std::string_view::npos) {
            tree_.fault = JsonFault{kind, token};
            return false;
        }
        // Of other tokens the last byte read is the one that does not fit, unless the text ended too early.
        const bool too_short = progress_.wanted_more || progress_.reached == text_.data();
        const char* at = too_short ? end_ : progress_.reached - 1;
        tree_.fault = JsonFault{kind, {at, at == end_ ? 0u : 1u}};
        return false;
    }

private:
    struct Key {
        std::string_view place;
        std::string text;
    };

    /// The first byte at or behind `at` that can begin a value.
    [[nodiscard]] const char* skipped(const char* at) const {
        const std::size_t offset = text_.find_first_not_of(" \t\r\n,:", static_cast<std::size_t>(at - text_.data()));
        return text_.data() + std::min(offset, text_.size());
    }

    /// The token that the parser has just read.
    std::string_view token() {
        const char* begin = skipped(done_);
        done_ = progress_.reached;
        return {begin, static_cast<std::size_t>(done_ - begin)};
    }

    /// The word or number that begins behind the last token; the parser reads one byte more to find its end.
    [[nodiscard]] std::string_view number() const {
        const std::string_view rest = text_.substr(static_cast<std::size_t>(skipped(done_) - text_.data()));
        return rest.substr(0, rest.find_first_of(" \t\r\n,:]}"));
    }

    static std::string_view without_quotes(std::string_view token) {
        return token.size() >= 2 ? token.substr(1, token.size() - 2) : token;
    }

    bool scalar(JsonValue::Kind kind) {
        JsonValue value{kind, number()};
        value.text = value.place;
        done_ = value.place.data() + value.place.size();
        put(std::move(value));
        return true;
    }

    bool open(JsonValue::Kind kind) {
        const std::string_view bracket = token();
        if (open_.size() == kMaxNesting) {
            tree_.fault = JsonFault{SuiteErrorKind::JsonTooDeep, bracket};
            return false;
        }
        open_.push_back({kind, bracket});
        keys_.emplace_back();
        return true;
    }

    bool close(bool complete) {
        JsonValue value = std::move(open_.back());
        open_.pop_back();
        keys_.pop_back();
        if (complete) token();
        value.complete = complete;
        put(std::move(value));
        return true;
    }

    void put(JsonValue value) {
        if (open_.empty()) {
            tree_.roots.push_back(std::move(value));
        } else if (open_.back().kind == JsonValue::Kind::Array) {
            open_.back().items.push_back(std::move(value));
        } else {
            value.key_place = keys_.back().place;
            value.key = std::move(keys_.back().text);
            open_.back().members.push_back(std::move(value));
        }
    }

    std::string_view text_;
    const char* end_;
    const char* done_;  ///< everything before was seen as tokens
    Progress progress_;
    JsonTree& tree_;
    std::vector<JsonValue> open_;  ///< the arrays and objects being read, outermost first
    std::vector<Key> keys_;        ///< the key being read in each of them
};

}  // namespace

JsonTree parse_json_tree(std::string_view text) {
    JsonTree tree;
    Builder(text, tree).run();
    return tree;
}

}  // namespace plyproof::suite
