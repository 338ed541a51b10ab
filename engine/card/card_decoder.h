// One card of a pack: its fields, read into a definition.
#pragma once

#include <optional>

#include "card/field_reader.h"
#include "card/node_decoder.h"

namespace kickdoor {

// "race" in {"kind": "identity", "identity": "elf", "type": "race"}: what all cards' conditions may then
// name. Nothing where the card is no identity card, or not in order (decodeCard says why).
struct IdentityClaim {
    std::string key;
    std::string type;
    std::string name;
    std::string plural;
};
std::optional<IdentityClaim> identityClaim(const JsonValue& card);

// After all identities and tags are known. A card with mistakes is reported, and still returned as far as it
// was understood.
CardDef decodeCard(const Catalog& catalog, NodeDecoder& nodes, Reporter& reporter, const JsonValue& json,
                   const JsonPlace& place, std::string_view pack, std::uint8_t packIndex);

// The deck a kind belongs to; nothing for those that must say.
std::optional<Deck> deckOf(CardKind kind);

// How a card of this kind is played when it does not say (docs/card-authoring.md); needs its modifiers.
PlayDef defaultPlay(const CardDef& card);

// The sets of what its modifiers, triggers and abilities name.
void fillMasks(CardDef& card);

}  // namespace kickdoor
