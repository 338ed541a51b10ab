// Parameters of a compiled operation by name and with their types, both taken from the vocabulary's rows:
//
//     const Parameters<Op::Draw> p(node);
//     p.get<"deck">()    // a Deck
//     p.get<"amount">()  // a NodeRef
//
// A name that the operation's row lacks does not compile. Reads Node::arg and nothing else, so it costs
// nothing.
#pragma once

#include "card/definition.h"
#include "card/vocabulary_rows.h"

#include <algorithm>
#include <cassert>
#include <optional>

namespace kickdoor {

template <std::size_t n>
struct ParameterName {
    char text[n]{};
    consteval ParameterName(const char (&name)[n]) { std::copy_n(name, n, text); }
    constexpr std::string_view view() const { return {text, n - 1}; }
};

// The index of the parameter in Node::arg.
template <Op op>
consteval std::size_t parameterIndex(std::string_view name) {
    const OpSpec& row = rows::kVocabulary[static_cast<std::size_t>(op)];
    for (std::size_t i = 0; i < row.paramCount; ++i)
        if (row.params[i].name == name) return i;
    throw "this operation has no parameter of this name";
}

// The typed value of a parameter. A key that was left out is kNoIdentity or kNoIdentityType, or negative for
// a tag.
template <ParamType type>
constexpr auto parameterValue(std::int16_t value) {
    if constexpr (type == ParamType::Int || type == ParamType::Tag)
        return static_cast<int>(value);
    else if constexpr (type == ParamType::Bool)
        return value != 0;
    else if constexpr (type == ParamType::Amount || type == ParamType::Condition ||
                       type == ParamType::Selector)
        return NodeRef{value};
    else if constexpr (type == ParamType::Conditions || type == ParamType::Amounts ||
                       type == ParamType::Effects || type == ParamType::Outcomes ||
                       type == ParamType::Options)
        return ListRef{value};
    else if constexpr (type == ParamType::Identity)
        return IdentityId(value);
    else if constexpr (type == ParamType::IdentityType_)
        return IdentityType(value);
    else if constexpr (type == ParamType::Card)
        return DefId(value);
    else if constexpr (type == ParamType::Who)
        return static_cast<Who>(value);
    else if constexpr (type == ParamType::From)
        return static_cast<From>(value);
    else if constexpr (type == ParamType::Kind)
        return static_cast<KindFilter>(value);
    else if constexpr (type == ParamType::Slot)
        return value == kNoRef ? std::optional<Slot>() : static_cast<Slot>(value);
    else if constexpr (type == ParamType::Size)
        return static_cast<SizeFilter>(value);
    else if constexpr (type == ParamType::Chooser)
        return static_cast<Chooser>(value);
    else if constexpr (type == ParamType::Compare)
        return static_cast<Compare>(value);
    else if constexpr (type == ParamType::Into)
        return static_cast<Into>(value);
    else if constexpr (type == ParamType::Face)
        return static_cast<Face>(value);
    else if constexpr (type == ParamType::Rounding)
        return static_cast<Rounding>(value);
    else if constexpr (type == ParamType::TreasureFate)
        return static_cast<TreasureFate>(value);
    else if constexpr (type == ParamType::Side)
        return static_cast<Side>(value);
    else if constexpr (type == ParamType::WhichMonster)
        return static_cast<WhichMonster>(value);
    else if constexpr (type == ParamType::Cause)
        return static_cast<Cause>(value);
    else if constexpr (type == ParamType::Sex)
        return static_cast<Sex>(value);
    else if constexpr (type == ParamType::Deck)
        return static_cast<Deck>(value);
}

template <Op op>
class Parameters {
public:
    // `node` must be a node of this operation and outlive the object.
    constexpr explicit Parameters(const Node& node) : node_(&node) { assert(node.op == op); }

    template <ParameterName name>
    constexpr auto get() const {
        constexpr std::size_t index = parameterIndex<op>(name.view());
        constexpr ParamType type = rows::kVocabulary[static_cast<std::size_t>(op)].params[index].type;
        return parameterValue<type>(node_->arg[index]);
    }

private:
    const Node* node_;
};

// A node of this operation with every parameter left out.
inline Node nodeOf(Op op) {
    const OpSpec& row = rows::kVocabulary[static_cast<std::size_t>(op)];
    Node node;
    node.op = op;
    for (std::size_t i = 0; i < row.paramCount; ++i) node.arg[i] = row.params[i].fallback;
    return node;
}

template <Op op, ParameterName name, class Value>
void setParameter(Node& node, Value value) {
    assert(node.op == op);
    node.arg[parameterIndex<op>(name.view())] = static_cast<std::int16_t>(value);
}

// The cards that Count, Discard and similar operations select.
using Selector = Parameters<Op::Cards>;

}  // namespace kickdoor
