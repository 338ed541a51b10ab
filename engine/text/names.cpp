#include <algorithm>
#include <array>
#include <cctype>

#include "card/parameters.h"
#include "text/card_parts.h"
#include "text/card_phrases.h"

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

// The condition itself, or its alternatives if all of them are of this operation.
template <Op op>
std::vector<Parameters<op>> alternatives(const Catalog& catalog, NodeRef ref) {
    const Node& c = catalog.node(ref);
    if (c.op == op) return {Parameters<op>(c)};
    std::vector<Parameters<op>> all;
    if (c.op != Op::Any) return all;
    for (const NodeRef part : catalog.list(Parameters<Op::Any>(c).get<"of">())) {
        const Node& one = catalog.node(part);
        if (one.op != op) return {};
        all.emplace_back(one);
    }
    return all;
}

}  // namespace

std::vector<Phrase> namedIdentities(const Catalog& catalog, NodeRef condition) {
    std::vector<Phrase> names;
    const auto all = alternatives<Op::HasIdentity>(catalog, condition);
    for (const auto& one : all) {
        if (one.get<"who">() != all.front().get<"who">()) return {};
        names.push_back(Phrase("named.identity").name("name", identityName(catalog, one.get<"identity">())));
    }
    return names;
}

std::vector<Phrase> namedMonsters(const Catalog& catalog, NodeRef condition) {
    std::vector<Phrase> names;
    for (const auto& one : alternatives<Op::MonsterIs>(catalog, condition))
        names.push_back(Phrase("named.card").name("name", cardName(catalog, one.get<"card">())));
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

Name abilityName(const CardDef& card, const AbilityDef& ability) {
    const std::string name = spaced(ability.key);
    return {NameKind::Ability, ability.key, name, name, card.pack};
}

}  // namespace kickdoor
