// Decodes one card of a pack into a definition.
#pragma once

#include <optional>

#include "card/field_reader.h"
#include "card/node_decoder.h"

namespace kickdoor {

// "race" in {"kind": "identity", "identity": "elf", "type": "race"}. The conditions of all cards may name it.
// Empty if the card is no identity card, or is invalid (decodeCard reports why).
struct IdentityClaim {
    std::string key;
    std::string type;
    std::string name;
    std::string plural;
};
std::optional<IdentityClaim> identityClaim(const JsonValue& card);

// Call it once all identities and tags are known. Reports the errors of an invalid card and returns what
// could be decoded.
CardDef decodeCard(const Catalog& catalog, NodeDecoder& nodes, Reporter& reporter, const JsonValue& json,
                   const JsonPlace& place, std::string_view pack, std::uint8_t packIndex);

// The deck of a kind; empty for kinds whose cards must name it.
std::optional<Deck> deckOf(CardKind kind);

// How a card of this kind is played without a `play` field (docs/card-authoring.md). Its modifiers must be
// decoded.
PlayDef defaultPlay(const CardDef& card);

// Computes statMask, triggerMask and abilityWhen.
void fillMasks(CardDef& card);

}  // namespace kickdoor
