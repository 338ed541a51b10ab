#include <algorithm>
#include <array>
#include <cctype>

#include "text/card_parts.h"
#include "text/describe.h"

namespace kickdoor {
namespace {

bool staysSmall(std::string_view word) {
    constexpr std::array<std::string_view, 7> kSmall = {"A", "At", "In", "Of", "On", "The", "To"};
    return std::find(kSmall.begin(), kSmall.end(), word) != kSmall.end();
}

// "chaseOff" -> "Chase Off", "lendAHorse" -> "Lend a Horse"
std::string spaced(std::string_view key) {
    std::vector<std::string> words(1);
    for (const char c : key) {
        const auto code = static_cast<unsigned char>(c);
        if (std::isupper(code) != 0 && !words.back().empty()) words.emplace_back();
        words.back() += words.size() == 1 && words.back().empty() ? static_cast<char>(std::toupper(code)) : c;
    }
    std::string out = words.front();
    for (std::size_t i = 1; i < words.size(); ++i) {
        if (i + 1 < words.size() && staysSmall(words[i]))
            words[i].front() = static_cast<char>(std::tolower(static_cast<unsigned char>(words[i].front())));
        out += ' ' + words[i];
    }
    return out;
}

// The condition itself, or those it is content with any one of, as long as all ask the same in the same way.
std::vector<const Node*> alternatives(const Catalog& catalog, NodeRef ref, Op op) {
    const Node& c = catalog.node(ref);
    if (c.op == op) return {&c};
    std::vector<const Node*> all;
    if (c.op != Op::Any) return all;
    for (const std::int16_t part : catalog.list(c.arg[0])) {
        const Node& one = catalog.node(part);
        if (one.op != op || (op == Op::HasIdentity && !all.empty() && one.arg[0] != all.front()->arg[0]))
            return {};
        all.push_back(&one);
    }
    return all;
}

}  // namespace

std::vector<Phrase> namedIdentities(const Catalog& catalog, NodeRef condition) {
    std::vector<Phrase> names;
    for (const Node* c : alternatives(catalog, condition, Op::HasIdentity))
        names.push_back(
            Phrase("named.identity").name("name", identityName(catalog, static_cast<IdentityId>(c->arg[1]))));
    return names;
}

std::vector<Phrase> namedMonsters(const Catalog& catalog, NodeRef condition) {
    std::vector<Phrase> names;
    for (const Node* c : alternatives(catalog, condition, Op::MonsterIs))
        names.push_back(Phrase("named.card").name("name", cardName(catalog, static_cast<DefId>(c->arg[0]))));
    return names;
}

Name cardName(const Catalog& catalog, DefId def) {
    const CardDef& card = catalog[def];
    return {NameKind::Card, card.key, card.name, card.name, card.pack};
}

Name identityName(const Catalog& catalog, IdentityId identity) {
    const IdentityDef& def = catalog.identities[identity];
    return {NameKind::Identity, def.key, def.name, def.plural};
}

Name identityTypeName(const Catalog& catalog, IdentityType type) {
    const IdentityTypeDef& def = catalog.identityTypes[type];
    return {NameKind::Type, def.key, def.name, def.name};
}

Name tagName(const Catalog& catalog, int tag) {
    const auto index = static_cast<std::size_t>(tag);
    return {NameKind::Tag, catalog.tags[index], catalog.tagNames[index], catalog.tagNames[index]};
}

Name abilityName(const AbilityDef& ability) {
    const std::string name = spaced(ability.key);
    return {NameKind::Ability, ability.key, name, name};
}

}  // namespace kickdoor
