#include "card/node_decoder.h"

#include <algorithm>
#include <limits>

#include "base/nearest_word.h"
#include "card/field_reader.h"
#include "card/parameters.h"
#include "card/word_lists.h"

namespace kickdoor {
namespace {

constexpr std::size_t kMaxRef = static_cast<std::size_t>(std::numeric_limits<std::int16_t>::max());

std::string_view wordFor(OpCategory category) {
    switch (category) {
        case OpCategory::Condition: return "condition";
        case OpCategory::Amount: return "amount";
        case OpCategory::Selector: return "selector";
        case OpCategory::Effect: return "effect";
        case OpCategory::Part: return "part";
        case OpCategory::None: break;
    }
    return "operation";
}

// The name may be left out if only one operation is possible.
const OpSpec* onlyOp(ParamType type) {
    switch (type) {
        case ParamType::Selector: return &specOf(Op::Cards);
        case ParamType::Outcomes: return &specOf(Op::Outcome);
        case ParamType::Options: return &specOf(Op::Option);
        // clang-format off
        case ParamType::Int: case ParamType::Bool: case ParamType::Amount: case ParamType::Condition:
        case ParamType::Conditions: case ParamType::Amounts: case ParamType::Effects:
        case ParamType::Identity: case ParamType::IdentityType_: case ParamType::Tag:
        case ParamType::Card: case ParamType::Who: case ParamType::From: case ParamType::Kind:
        case ParamType::Slot: case ParamType::Size: case ParamType::Chooser: case ParamType::Compare:
        case ParamType::Into: case ParamType::Face: case ParamType::Rounding:
        case ParamType::TreasureFate: case ParamType::Side: case ParamType::WhichMonster:
        case ParamType::Cause: case ParamType::Sex: case ParamType::Deck:
            // clang-format on
            break;
    }
    return nullptr;
}

bool isEffect(const OpSpec& spec) {
    return spec.category == OpCategory::Effect || spec.category == OpCategory::Part;
}

std::vector<std::string_view> wordsOfCategory(OpCategory category) {
    std::vector<std::string_view> words;
    for (const OpSpec& spec : vocabulary())
        if (spec.category == category && !spec.word.empty()) words.push_back(spec.word);
    return words;
}

// What may stand where operations of a category may, or only one of them.
std::vector<std::string_view> wordsOfPlace(OpCategory category, const OpSpec* only) {
    return only != nullptr ? std::vector{only->word} : wordsOfCategory(category);
}

// A word of another category is in the wrong place, not misspelt.
std::string misplacedOp(OpCategory wanted, std::string_view word) {
    for (const OpSpec& spec : vocabulary())
        if (spec.word == word && !word.empty())
            return "'" + quotable(word) + "' cannot stand here: wanted is a word for '" +
                   std::string(wordFor(wanted)) + "', and it is one for '" +
                   std::string(wordFor(spec.category)) + "'";
    return unknownWord(wordFor(wanted), word, wordsOfCategory(wanted));
}

template <class List, class Key>
int indexOf(const List& list, Key matches) {
    const auto found = std::find_if(list.begin(), list.end(), matches);
    return found == list.end() ? -1 : static_cast<int>(found - list.begin());
}

// Counts one level of nesting during its lifetime.
class Depth {
public:
    explicit Depth(int& depth) : depth_(depth) { ++depth_; }
    ~Depth() { --depth_; }
    Depth(const Depth&) = delete;
    Depth& operator=(const Depth&) = delete;

private:
    int& depth_;
};

}  // namespace

void NodeDecoder::beginCard(std::string_view pack) {
    pack_ = pack;
    nodesOfCard_ = 0;
}

NodeRef NodeDecoder::condition(const JsonValue* value, const JsonPlace& place) {
    return value == nullptr ? kNoNode : operation(ParamType::Condition, *value, place);
}

NodeRef NodeDecoder::amount(const JsonValue* value, const JsonPlace& place) {
    return value == nullptr ? kNoNode : operation(ParamType::Amount, *value, place);
}

ListRef NodeDecoder::effects(const JsonValue* value, const JsonPlace& place) {
    return value == nullptr ? kNoList : list(ParamType::Effects, *value, place);
}

NodeRef NodeDecoder::operation(ParamType type, const JsonValue& value, const JsonPlace& place) {
    if (categoryOfParam(type) == OpCategory::Amount && value.isInt()) return constant(value, place);
    const OpSpec* spec = specFor(type, value, place);
    return spec == nullptr ? kNoNode : decode(*spec, value, place);
}

const OpSpec* NodeDecoder::specFor(ParamType type, const JsonValue& value, const JsonPlace& place) {
    if (!expectKind(reporter_, value, place, JsonValue::Kind::Object)) return nullptr;
    const JsonValue* op = value.find("op");
    const OpSpec* only = onlyOp(type);
    if (op == nullptr) {
        if (only == nullptr) reporter_.report(place, "'op' is missing");
        return only;
    }
    const JsonPlace at{&place, "op", -1};
    if (!expectKind(reporter_, *op, at, JsonValue::Kind::String)) return nullptr;
    const OpCategory category = categoryOfParam(type);
    const OpSpec* spec = findOp(category, op->text);
    if (spec == nullptr || (only != nullptr && spec != only)) {
        reporter_.report(at, misplacedOp(category, op->text),
                         mendByNearest(at.text(), op->text, wordsOfPlace(category, only)));
        return nullptr;
    }
    return spec;
}

NodeRef NodeDecoder::decode(const OpSpec& spec, const JsonValue& value, const JsonPlace& place) {
    int& depth = isEffect(spec) ? effectDepth_ : expressionDepth_;
    if (depth >= kMaxEffectDepth) {
        reporter_.report(place, "nested deeper than " + std::to_string(kMaxEffectDepth) + " operations");
        return kNoNode;
    }
    const Depth nested(depth);
    checkNames(spec, value, place);
    Node node;
    node.op = spec.op;
    const std::size_t pendingBefore = pending_.size();
    for (std::size_t i = 0; i < spec.paramCount; ++i) {
        const ParamSpec& param = spec.params[i];
        const JsonValue* given = value.find(param.name);
        if (given == nullptr) {
            if (param.required) reporter_.report(place, "'" + std::string(param.name) + "' is missing");
            node.arg[i] = param.fallback;
            continue;
        }
        const JsonPlace at{&place, param.name, -1};
        if (param.type == ParamType::Card) {
            if (!expectKind(reporter_, *given, at, JsonValue::Kind::String)) continue;
            pending_.push_back(
                {kNoNode, i, given->text, pack_, {reporter_.file(), reporter_.card(), at.text(), {}}});
            continue;
        }
        node.arg[i] = argument(spec, param, *given, at);
    }
    const NodeRef ref = store(node, place);
    // Nested operations have already been stored with their own references.
    while (pending_.size() > pendingBefore) {
        CardReference reference = std::move(pending_.back());
        pending_.pop_back();
        reference.node = ref;
        if (ref != kNoNode) references_.push_back(std::move(reference));
    }
    return ref;
}

void NodeDecoder::checkNames(const OpSpec& spec, const JsonValue& value, const JsonPlace& place) {
    for (const std::string& key : value.keys) {
        if (key == "op") continue;
        std::vector<std::string_view> names;
        for (std::size_t i = 0; i < spec.paramCount; ++i) names.push_back(spec.params[i].name);
        if (std::find(names.begin(), names.end(), key) == names.end())
            reporter_.report(place, unknownWord("field of '" + std::string(spec.word) + "':", key, names),
                             mendOfField(place.text(), value, key, names));
    }
}

std::int16_t NodeDecoder::argument(const OpSpec& spec, const ParamSpec& param, const JsonValue& value,
                                   const JsonPlace& place) {
    if (isListParam(param.type)) return list(param.type, value, place);
    if (categoryOfParam(param.type) != OpCategory::None) return operation(param.type, value, place);
    if (const auto words = wordsOfParam(param.type); !words.empty())
        return static_cast<std::int16_t>(std::max(0, readWord(reporter_, value, place, param.name, words)));
    switch (param.type) {
        case ParamType::Int:
            return static_cast<std::int16_t>(
                readNumber(reporter_, value, place, rangeOfParam(spec.op, param.name)).value_or(0));
        case ParamType::Bool:
            return expectKind(reporter_, value, place, JsonValue::Kind::Bool) && value.boolean ? 1 : 0;
        // clang-format off
        case ParamType::Amount: case ParamType::Condition: case ParamType::Conditions:
        case ParamType::Amounts: case ParamType::Selector: case ParamType::Effects:
        case ParamType::Outcomes: case ParamType::Options: case ParamType::Identity:
        case ParamType::IdentityType_: case ParamType::Tag: case ParamType::Card: case ParamType::Who:
        case ParamType::From: case ParamType::Kind: case ParamType::Slot: case ParamType::Size:
        case ParamType::Chooser: case ParamType::Compare: case ParamType::Into: case ParamType::Face:
        case ParamType::Rounding: case ParamType::TreasureFate: case ParamType::Side:
        case ParamType::WhichMonster: case ParamType::Cause: case ParamType::Sex: case ParamType::Deck:
            // clang-format on
            break;
    }
    return key(param.type, value, place);
}

std::int16_t NodeDecoder::key(ParamType type, const JsonValue& value, const JsonPlace& place) {
    if (!expectKind(reporter_, value, place, JsonValue::Kind::String)) return 0;
    const std::string& text = value.text;
    const auto byKey = [&](const auto& entry) { return entry.key == text; };
    std::vector<std::string_view> known;
    std::string_view what = "tag";
    int index = -1;
    if (type == ParamType::Identity) {
        what = "identity";
        index = indexOf(catalog_.identities, byKey);
        for (const IdentityDef& identity : catalog_.identities) known.push_back(identity.key);
    } else if (type == ParamType::IdentityType_) {
        what = "identity type";
        index = indexOf(catalog_.identityTypes, byKey);
        for (const IdentityTypeDef& identityType : catalog_.identityTypes) known.push_back(identityType.key);
    } else {
        index = catalog_.findTag(text);
        known.assign(catalog_.tags.begin(), catalog_.tags.end());
    }
    if (index < 0)
        reporter_.report(place, unknownWord(what, text, known), mendByNearest(place.text(), text, known));
    return static_cast<std::int16_t>(std::max(0, index));
}

ListRef NodeDecoder::list(ParamType type, const JsonValue& value, const JsonPlace& place) {
    if (!expectKind(reporter_, value, place, JsonValue::Kind::Array)) return kNoList;
    if (value.items.size() > static_cast<std::size_t>(kMaxListLength)) {
        reporter_.report(place, "the list is longer than " + std::to_string(kMaxListLength));
        return kNoList;
    }
    std::vector<NodeRef> refs;
    for (std::size_t i = 0; i < value.items.size(); ++i) {
        const JsonPlace at{&place, {}, static_cast<int>(i)};
        refs.push_back(operation(type, value.items[i], at));
    }
    if (refs.empty()) return kNoList;
    if (catalog_.lists.size() + refs.size() + 1 > kMaxRef) {
        reporter_.report(place, "the packs hold too many effects together");
        return kNoList;
    }
    const auto ref = ListRef(catalog_.lists.size());
    catalog_.lists.push_back(NodeRef(refs.size()));
    catalog_.lists.insert(catalog_.lists.end(), refs.begin(), refs.end());
    return ref;
}

NodeRef NodeDecoder::constant(const JsonValue& value, const JsonPlace& place) {
    const auto number = readNumber(reporter_, value, place, kConstantRange);
    if (!number) return kNoNode;
    if (const auto known = constants_.find(*number); known != constants_.end()) return known->second;
    Node node = nodeOf(Op::Const);
    setParameter<Op::Const, "value">(node, *number);
    const NodeRef ref = store(node, place);
    if (ref != kNoNode) constants_.emplace(*number, ref);
    return ref;
}

NodeRef NodeDecoder::store(const Node& node, const JsonPlace& place) {
    if (++nodesOfCard_ > kMaxNodesPerCard) {
        if (nodesOfCard_ == kMaxNodesPerCard + 1)
            reporter_.report(place,
                             "the card has more than " + std::to_string(kMaxNodesPerCard) + " operations");
        return kNoNode;
    }
    if (catalog_.nodes.size() >= kMaxRef) {
        reporter_.report(place, "the packs hold too many operations together");
        return kNoNode;
    }
    catalog_.nodes.push_back(node);
    return NodeRef(catalog_.nodes.size() - 1);
}

void NodeDecoder::resolveCards() {
    std::vector<std::string_view> known;
    for (const CardDef& card : catalog_.cards) known.push_back(card.key);
    for (CardReference& reference : references_) {
        auto def = catalog_.find(reference.key, reference.pack);
        if (!def) def = catalog_.find(reference.key);
        if (def) {
            catalog_.nodes[static_cast<std::size_t>(reference.node)].arg[reference.arg] =
                static_cast<std::int16_t>(*def);
        } else {
            reference.spot.cause = unknownWord("card", reference.key, known);
            reference.spot.mend = mendByNearest(reference.spot.place, reference.key, known);
            reporter_.report(std::move(reference.spot));
        }
    }
    references_.clear();
}

}  // namespace kickdoor
