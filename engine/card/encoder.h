// Definitions back into the JSON they are written in: the exact inverse of the loader, but for what the
// author left out or spelt out.
#pragma once

#include "base/json.h"
#include "card/catalog.h"

namespace kickdoor {

JsonValue encodeCard(const Catalog& catalog, const CardDef& card);

// Without names, flavour, picture and number of copies: cards with equal mechanics are the same card in other
// words.
JsonValue encodeMechanics(const Catalog& catalog, const CardDef& card);

JsonValue encodeNode(const Catalog& catalog, NodeRef ref);
JsonValue encodeList(const Catalog& catalog, ListRef ref);

}  // namespace kickdoor
