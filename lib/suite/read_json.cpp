// SPDX-License-Identifier: MIT
#include "suite/read_json.h"

#include <algorithm>

#include "suite/field_name.h"
#include "suite/json_tree.h"

namespace plyproof::suite {
namespace {

using Kind = JsonValue::Kind;

/// The schema of docs/suite-format.md that this reader knows.
constexpr std::string_view kSchema = "1";

bool is_text(const JsonValue& value) { return value.kind == Kind::String || value.kind == Kind::Number; }

/// Reads one object that describes a case, or part of one.
class EntryReader {
public:
    explicit EntryReader(CaseCollector& collector) : collector_(collector) {}

    void read(const JsonValue& entry) {
        if (!entry.complete) return;
        for (const JsonValue& member : entry.members) {
            if (const auto name = field_named(member.key)) read_member(*name, member);
        }
        read_single_count();
        if (draft_.fen.text.empty()) {
            if (!draft_.faulty) collector_.fault(SuiteErrorKind::NoPosition, entry.place);
            return;
        }
        collector_.merge(draft_, nodes_ != nullptr ? nodes_->place : entry.place);
    }

    /// The entry {"FEN": counts} of an object that has FENs for keys.
    void read_keyed(const JsonValue& member) {
        if (!member.complete) return;
        draft_.fen = fen_text(member.key, member.key_place);
        read_counts(member);
        if (nodes_ != nullptr) shape_fault(member);
        collector_.merge(draft_, member.key_place);
    }

    /// A FEN without counts.
    void read_fen(const JsonValue& value) {
        draft_.fen = fen_text(value.text, value.place);
        collector_.merge(draft_, value.place);
    }

private:
    void fault(SuiteErrorKind kind, std::string_view place) {
        collector_.fault(kind, place);
        draft_.faulty = true;
    }
    void shape_fault(const JsonValue& value) { fault(SuiteErrorKind::JsonShape, value.place); }

    void read_member(FieldName name, const JsonValue& value) {
        if (name.role != FieldRole::NodesAt) {
            if (seen_[static_cast<std::size_t>(name.role)]) return fault(SuiteErrorKind::Repeated, value.key_place);
            seen_[static_cast<std::size_t>(name.role)] = true;
        }
        if (value.kind == Kind::Null) return;
        if (name.role == FieldRole::Nodes) return read_counts(value);
        if (!is_text(value)) return shape_fault(value);
        switch (name.role) {
            case FieldRole::Fen:
                draft_.fen = fen_text(value.text, value.place);
                break;
            case FieldRole::Id:
                draft_.id = value.text;
                break;
            case FieldRole::Mode:
                draft_.mode = collector_.mode(value.text, value.place);
                draft_.faulty |= !draft_.mode;
                break;
            case FieldRole::Depth:
                depth_ = &value;
                break;
            case FieldRole::NodesAt:
                read_count_at(name.depth, value.key_place, value);
                break;
            case FieldRole::Nodes:
                break;
        }
    }

    /// 20 (its depth stands beside it), [20, 400], [{"depth": 1, "nodes": 20}], or {"1": 20, "2": 400}.
    void read_counts(const JsonValue& value) {
        if (is_text(value)) {
            nodes_ = &value;
        } else if (value.kind == Kind::Object) {
            for (const JsonValue& member : value.members) {
                const auto name = field_named(member.key);
                if (!name || name->role != FieldRole::NodesAt) return fault(SuiteErrorKind::BadDepth, member.key_place);
                read_count_at(name->depth, member.key_place, member);
            }
        } else if (value.kind == Kind::Array) {
            for (std::size_t i = 0; i < value.items.size(); ++i)
                read_count_item(static_cast<int>(i + 1), value.items[i]);
        } else {
            shape_fault(value);
        }
    }

    void read_count_item(int depth, const JsonValue& item) {
        if (item.kind == Kind::Null) return;
        if (item.kind != Kind::Object) return read_count_at(depth <= kMaxDepth ? depth : 0, item.place, item);
        const JsonValue* at = nullptr;
        const JsonValue* nodes = nullptr;
        for (const JsonValue& member : item.members) {
            const auto name = field_named(member.key);
            if (name && name->role == FieldRole::Depth) at = &member;
            if (name && name->role == FieldRole::Nodes) nodes = &member;
        }
        if (at == nullptr || nodes == nullptr) return fault(SuiteErrorKind::NoCount, item.place);
        read_pair(*at, *nodes);
    }

    void read_count_at(int depth, std::string_view depth_place, const JsonValue& value) {
        if (depth == 0) return fault(SuiteErrorKind::BadDepth, depth_place);
        if (value.kind == Kind::Null) return;
        if (!is_text(value)) return shape_fault(value);
        const auto nodes = collector_.count(value.text, value.place);
        draft_.faulty |= !nodes || !collector_.expect(draft_.expected, {depth, *nodes}, value.place);
    }

    void read_pair(const JsonValue& at, const JsonValue& nodes) {
        if (!is_text(at)) return shape_fault(at);
        const auto depth = collector_.depth(at.text, at.place);
        draft_.faulty |= !depth;
        if (depth) read_count_at(*depth, at.place, nodes);
    }

    void read_single_count() {
        if (depth_ == nullptr && nodes_ == nullptr) return;
        if (depth_ != nullptr && nodes_ != nullptr) return read_pair(*depth_, *nodes_);
        // One of another kind was reported already.
        if (!draft_.faulty) fault(SuiteErrorKind::NoCount, (depth_ != nullptr ? depth_ : nodes_)->place);
    }

    CaseCollector& collector_;
    CaseDraft draft_;
    bool seen_[6] = {};  ///< by FieldRole: a key with this meaning was there
    const JsonValue* depth_ = nullptr;
    const JsonValue* nodes_ = nullptr;
};

const JsonValue* member_named(const JsonValue& object, std::string_view key) {
    const auto found = std::find_if(object.members.begin(), object.members.end(),
                                    [key](const JsonValue& member) { return small_letters(member.key) == key; });
    return found == object.members.end() ? nullptr : &*found;
}

bool has_fen(const JsonValue& object) {
    return std::any_of(object.members.begin(), object.members.end(), [](const JsonValue& member) {
        const auto name = field_named(member.key);
        return name && name->role == FieldRole::Fen && member.kind != Kind::Array;
    });
}

bool looks_like_fen(const JsonValue& member) { return member.key.find('/') != std::string::npos; }

void read_list(CaseCollector& collector, const JsonValue& list) {
    for (const JsonValue& item : list.items) {
        if (collector.is_over()) return;
        if (item.kind == Kind::Object) {
            EntryReader(collector).read(item);
        } else if (item.kind == Kind::String) {
            EntryReader(collector).read_fen(item);
        } else if (item.complete) {
            // (What is broken off was reported where it breaks off.)
            collector.fault(SuiteErrorKind::JsonShape, item.place);
        }
    }
}

/// An object at the top: our schema or another list with a name, one case, or FENs as keys.
void read_object(CaseCollector& collector, const JsonValue& object) {
    const JsonValue* schema = member_named(object, "schema");
    if (schema != nullptr && schema->text != kSchema) {
        return collector.fault(SuiteErrorKind::UnknownSchema, schema->place);
    }
    for (const std::string_view key : {"cases", "positions", "tests", "suite", "data"}) {
        const JsonValue* list = member_named(object, key);
        if (list != nullptr && list->kind == Kind::Array) return read_list(collector, *list);
    }
    if (has_fen(object)) return EntryReader(collector).read(object);
    const bool fens = std::all_of(object.members.begin(), object.members.end(), looks_like_fen);
    // Broken off: the fault is reported already, and what is missing may be the very key that would explain the object.
    if (!fens && object.complete) collector.fault(SuiteErrorKind::JsonShape, object.place);
    if (!fens) return;
    for (const JsonValue& member : object.members) {
        if (collector.is_over()) return;
        EntryReader(collector).read_keyed(member);
    }
}

}  // namespace

void read_json(CaseCollector& collector) {
    const JsonTree tree = parse_json_tree(collector.text());
    if (tree.fault) collector.fault(tree.fault->kind, tree.fault->place);
    for (const JsonValue& root : tree.roots) {
        if (collector.is_over()) return;
        if (root.kind == Kind::Array) {
            read_list(collector, root);
        } else if (root.kind == Kind::Object) {
            read_object(collector, root);
        } else {
            collector.fault(SuiteErrorKind::JsonShape, root.place);
        }
    }
}

}  // namespace plyproof::suite
