#include "text/speaker.h"

namespace kickdoor {

void Speaker::addAmount(Phrase& phrase, NodeRef ref) {
    addAmount(phrase, ref, 1);
}

void Speaker::addAmount(Phrase& phrase, NodeRef ref, int constant) {
    if (ref == kNoRef || node(ref).op == Op::Const) {
        phrase.number("n", ref == kNoRef ? constant : node(ref).arg[0]);
        return;
    }
    const bool times = node(ref).op == Op::Times;
    if (auto unit = unitOf(times ? node(ref).arg[0] : ref, 1)) {
        phrase.key += ".each";
        phrase.number("n", times ? node(ref).arg[1] : 1).phrase("unit", std::move(*unit));
        return;
    }
    phrase.key += ".amount";
    phrase.phrase("amount", amount(ref));
}

// What "for each" can count; the noun stands in the number of n.
std::optional<Phrase> Speaker::unitOf(NodeRef ref, int n) {
    const Node& a = node(ref);
    switch (a.op) {
        case Op::Number: return Phrase("unit.discarded").number("n", n);
        case Op::MonsterCount: return Phrase("unit.monster").number("n", n);
        case Op::PlayerCount: return playerUnit(a, n);
        case Op::Count: return counted(node(a.arg[0]), n, false);
        default: return std::nullopt;
    }
}

Phrase Speaker::playerUnit(const Node& a, int n) {
    Phrase unit("unit.player." + std::string(wordOf(static_cast<Who>(a.arg[0]))));
    unit.number("n", n);
    return relativeTo(std::move(unit), a.arg[1], "unit.player.if");
}

Phrase Speaker::amount(NodeRef ref) {
    constexpr int kSeveral = 2;
    const Node& a = node(ref);
    Phrase phrase("amount." + std::string(a.op == Op::Const ? "const" : specOf(a.op).word));
    switch (a.op) {
        case Op::Const: return phrase.number("n", a.arg[0]);
        case Op::LevelOf: addWho(phrase, static_cast<Who>(a.arg[0])); return phrase;
        case Op::Number:
        case Op::MonsterCount:
        case Op::PlayerCount:
        case Op::Count:
            if (auto unit = unitOf(ref, kSeveral))
                return Phrase("amount.count").phrase("unit", std::move(*unit));
            return phrase;
        case Op::Plus: {
            std::vector<Phrase> parts;
            for (const std::int16_t part : catalog_.list(a.arg[0])) parts.push_back(amount(part));
            return phrase.list("of", ListStyle::And, std::move(parts));
        }
        case Op::Times: return phrase.number("n", a.arg[1]).phrase("of", amount(a.arg[0]));
        case Op::Half:
            return phrase.word("round", wordOf(static_cast<Rounding>(a.arg[1])))
                .phrase("of", amount(a.arg[0]));
        case Op::LeastOf:
        case Op::MostOf: return extreme(phrase.key, a);
        case Op::BonusOf:
        case Op::GoldOf: return phrase.phrase("cards", cards(a.arg[0]));
        default: return phrase;
    }
}

// "half your hand, but at least 1" reads better than "the larger of 1 and half your hand".
Phrase Speaker::extreme(std::string_view key, const Node& a) {
    const auto list = catalog_.list(a.arg[0]);
    if (list.size() == 2 && (node(list[0]).op == Op::Const) != (node(list[1]).op == Op::Const)) {
        const bool firstIsNumber = node(list[0]).op == Op::Const;
        const std::int16_t limit = node(list[firstIsNumber ? 0 : 1]).arg[0];
        Phrase phrase(std::string(key) + ".limit");
        return phrase.number("n", limit).phrase("of", amount(list[firstIsNumber ? 1 : 0]));
    }
    std::vector<Phrase> parts;
    for (const std::int16_t part : list) parts.push_back(amount(part));
    return Phrase(key).list("of", ListStyle::And, std::move(parts));
}

}  // namespace kickdoor
