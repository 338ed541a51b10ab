// All definitions of the packs in play, merged: R12.1. Immutable once loaded.
#pragma once

#include "card/definition.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kickdoor {

struct IdentityTypeDef {
    std::string key;   // "race"
    std::string name;  // "Race"
};

struct IdentityDef {
    std::string key;     // "elf"
    std::string name;    // "Elf"
    std::string plural;  // "Elves"
    IdentityType type = kNoIdentityType;
};

struct Catalog {
    std::vector<CardDef> cards;
    std::vector<Node> nodes;
    // A list is its length followed by its elements.
    std::vector<NodeRef> lists;
    std::vector<IdentityTypeDef> identityTypes;
    std::vector<IdentityDef> identities;
    std::vector<std::string> tags;      // "undead"
    std::vector<std::string> tagNames;  // "Undead"
    std::uint64_t joiningTags = 0;      // R6.7, if any pack sets it; bits by index into `tags`
    std::vector<std::string> packs;     // edition keys, base first
    // All moments that any card of these packs answers; decides which windows open (scenarios.md, "Windows").
    WhenSet answers = 0;
    bool hasBoss = false;  // R2.8 applies only if the packs have Boss Monsters
    bool hasBig = false;   // R12.1: R7.4 applies as soon as any pack has Big Items

    const CardDef& operator[](DefId def) const { return cards[def]; }
    // The same card, in whichever pack (R12.1).
    bool isSame(DefId a, DefId b) const {
        return a == b || (a < cards.size() && b < cards.size() && cards[a].sameAs == cards[b].sameAs);
    }
    const Node& node(NodeRef ref) const { return nodes[static_cast<std::size_t>(ref)]; }
    std::span<const NodeRef> list(ListRef ref) const {
        if (ref < 0) return {};
        const auto at = static_cast<std::size_t>(ref);
        return {lists.data() + at + 1, static_cast<std::size_t>(lists[at])};
    }
    // An id in several packs means the base edition's card unless `pack` is given.
    std::optional<DefId> find(std::string_view key, std::string_view pack = {}) const;
    std::optional<IdentityId> findIdentity(std::string_view key) const;
    int findTag(std::string_view key) const;  // -1: none
};

// Whether the effects refer to the target player.
bool speaksOfTarget(const Catalog& catalog, ListRef effects);

}  // namespace kickdoor
