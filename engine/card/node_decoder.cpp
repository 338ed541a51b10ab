#include "card/node_decoder.h"

#include <algorithm>
#include <limits>

#include "base/nearest_word.h"
#include "card/field_reader.h"
#include "card/word_lists.h"

namespace kickdoor {
namespace {

constexpr std::size_t kMaxRef = std::numeric_limits<NodeRef>::max();

std::string_view nameOf(OpCategory category) {
    switch (category) {
        case OpCategory::Condition: return "condition";
        case OpCategory::Amount: return "amount";
        case OpCategory::Selector: return "selector";
        case OpCategory::Effect: return "effect";
        case OpCategory::Part: return "part";
        case OpCategory::None: break;
    }
    return "";
}

// What a list of parts holds is told by the parameter it stands for.
const OpSpec* impliedOp(ParamType type) {
    switch (type) {
        case ParamType::Selector: return &specOf(Op::Cards);
        case ParamType::Outcomes: return &specOf(Op::Outcome);
        case ParamType::Options: return &specOf(Op::Option);
        default: return nullptr;
    }
}

bool hasOp(const JsonValue& value) { return value.find("op") != nullptr; }

}  // namespace

void NodeDecoder::beginCard(std::string_view pack) {
    pack_ = pack;
    nodesOfCard_ = 0;
}

NodeRef NodeDecoder::condition(const JsonValue* value, const Place& place) {
    return value == nullptr ? kNoRef : operation(OpCategory::Condition, *value, place);
}

NodeRef NodeDecoder::amount(const JsonValue* value, const Place& place) {
    return value == nullptr ? kNoRef : operation(OpCategory::Amount, *value, place);
}

ListRef NodeDecoder::effects(const JsonValue* value, const Place& place) {
    return value == nullptr ? kNoRef : list(ParamType::Effects, *value, place);
}

NodeRef NodeDecoder::operation(OpCategory category, const JsonValue& value, const Place& place) {
    return decode(category, nullptr, value, place);
}

}  // namespace kickdoor
