// Turns operations written in JSON into nodes of a catalog, driven by vocabulary() alone: it knows no
// operation's meaning.
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
    NodeRef condition(const JsonValue* value, const JsonPlace& place);
    NodeRef amount(const JsonValue* value, const JsonPlace& place);
    ListRef effects(const JsonValue* value, const JsonPlace& place);

    // Cards may name cards that stand further down: call once all are read.
    void resolveCards();

private:
    struct CardReference {
        NodeRef node = kNoNode;
        std::size_t arg = 0;
        std::string key;
        std::string pack;
        PackError spot;  // all but the cause
    };

    NodeRef operation(ParamType type, const JsonValue& value, const JsonPlace& place);
    NodeRef decode(const OpSpec& spec, const JsonValue& value, const JsonPlace& place);
    const OpSpec* specFor(ParamType type, const JsonValue& value, const JsonPlace& place);
    void checkNames(const OpSpec& spec, const JsonValue& value, const JsonPlace& place);
    std::int16_t argument(const OpSpec& spec, const ParamSpec& param, const JsonValue& value,
                          const JsonPlace& place);
    std::int16_t key(ParamType type, const JsonValue& value, const JsonPlace& place);
    ListRef list(ParamType type, const JsonValue& value, const JsonPlace& place);
    NodeRef constant(const JsonValue& value, const JsonPlace& place);
    NodeRef store(const Node& node, const JsonPlace& place);

    Catalog& catalog_;
    Reporter& reporter_;
    std::string pack_;
    int effectDepth_ = 0;
    int expressionDepth_ = 0;
    int nodesOfCard_ = 0;
    std::map<int, NodeRef> constants_;
    std::vector<CardReference> references_;
    std::vector<CardReference> pending_;  // of operations not stored yet
};

}  // namespace kickdoor
