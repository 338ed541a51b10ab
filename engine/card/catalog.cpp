#include "card/catalog.h"

namespace kickdoor {

std::optional<DefId> Catalog::find(std::string_view key, std::string_view pack) const {
    // Packs are merged base first, so the first hit is the base edition's.
    for (std::size_t i = 0; i < cards.size(); ++i)
        if (cards[i].key == key && (pack.empty() || cards[i].pack == pack)) return DefId(i);
    return std::nullopt;
}

std::optional<IdentityId> Catalog::findIdentity(std::string_view key) const {
    for (std::size_t i = 0; i < identities.size(); ++i)
        if (identities[i].key == key) return IdentityId(i);
    return std::nullopt;
}

int Catalog::findTag(std::string_view key) const {
    for (std::size_t i = 0; i < tags.size(); ++i)
        if (tags[i] == key) return static_cast<int>(i);
    return -1;
}

bool speaksOfTarget(const Catalog& catalog, ListRef effects) {
    for (const NodeRef ref : catalog.list(effects)) {
        const OpSpec& spec = specOf(catalog.node(ref).op);
        for (std::size_t i = 0; i < spec.paramCount; ++i)
            if (spec.params[i].type == ParamType::Who &&
                static_cast<Who>(catalog.node(ref).arg[i]) == Who::Target)
                return true;
    }
    return false;
}

}  // namespace kickdoor
