// Encodes definitions as JSON. The exact inverse of the loader, except for defaults that the author left out
// or spelt out.
#pragma once

#include "base/json.h"
#include "card/catalog.h"

namespace kickdoor {

JsonValue encodeCard(const Catalog& catalog, const CardDef& card);

// Without names, flavour, picture and number of copies, so cards with equal mechanics give equal JSON.
JsonValue encodeMechanics(const Catalog& catalog, const CardDef& card);

JsonValue encodeNode(const Catalog& catalog, NodeRef ref);
JsonValue encodeList(const Catalog& catalog, ListRef ref);

}  // namespace kickdoor
