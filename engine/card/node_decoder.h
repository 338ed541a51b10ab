// Turns operations written in JSON into nodes of a catalog, driven by vocabulary() alone: it knows no operation by name.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "base/json.h"
#include "card/catalog.h"
#include "card/pack_error.h"

namespace kickdoor {

class NodeDecoder {
public:
    NodeDecoder(Catalog& catalog, Reporter& reporter) : catalog_(catalog), reporter_(reporter) {}

    // The caps count a card at a time; card references look in `pack` first.
    void beginCard(std::string_view pack);

    // kNoRef when there is nothing, or after reporting.
    NodeRef condition(const JsonValue* value, const Place& place);
    NodeRef amount(const JsonValue* value, const Place& place);
    ListRef effects(const JsonValue* value, const Place& place);

    // Cards may name cards that stand further down: call once all are read.
    void resolveCards();

private:
    struct CardReference {
        NodeRef node = kNoRef;
        std::size_t arg = 0;
        std::string key;
        std::string pack;
        PackError spot;  // all but the cause
    };

    NodeRef operation(OpCategory category, const JsonValue& value, const Place& place);
    const OpSpec* specFor(OpCategory category, const JsonValue& value, const Place& place);
    void checkParams(const OpSpec& spec, const JsonValue& value, const Place& place);
    std::int16_t argument(const OpSpec& spec, const ParamSpec& param, const JsonValue& value, const Place& place);
    std::int16_t key(ParamType type, const JsonValue& value, const Place& place);
    ListRef list(OpCategory category, const JsonValue& value, const Place& place);
    NodeRef constant(const JsonValue& value, const Place& place);
    NodeRef store(const Node& node, const Place& place);
    bool enter(OpCategory category, const Place& place);
    void leave(OpCategory category);
    int& depthOf(OpCategory category);

    Catalog& catalog_;
    Reporter& reporter_;
    std::string pack_;
    int effectDepth_ = 0;
    int expressionDepth_ = 0;
    int nodesOfCard_ = 0;
    std::map<std::int16_t, NodeRef> constants_;
    std::vector<CardReference> references_;
};

}  // namespace kickdoor
