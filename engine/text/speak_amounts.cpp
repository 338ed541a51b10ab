#include "text/speaker.h"

namespace kickdoor {

void Speaker::addAmount(Phrase& phrase, NodeRef ref) {
    addAmount(phrase, ref, 1);
}

void Speaker::addAmount(Phrase& phrase, NodeRef ref, int leftOut) {
    if (ref == kNoRef || node(ref).op == Op::Const) {
        phrase.number("n", ref == kNoRef ? leftOut : constant(ref));
        return;
    }
    NodeRef counted = ref;
    int times = 1;
    if (node(ref).op == Op::Times) {
        const Parameters<Op::Times> product(node(ref));
        counted = product.get<"of">();
        times = product.get<"by">();
    }
    if (auto unit = unitOf(counted, 1)) {
        phrase.key += ".each";
        phrase.number("n", times).phrase("unit", std::move(*unit));
        return;
    }
    phrase.key += ".amount";
    phrase.phrase("amount", amount(ref));
}

// The units that "for each" can count; n decides the number of the noun.
std::optional<Phrase> Speaker::unitOf(NodeRef ref, int n) {
    const Node& a = node(ref);
    switch (a.amount()) {
        case AmountOp::Number: return Phrase("unit.discarded").number("n", n);
        case AmountOp::MonsterCount: return Phrase("unit.monster").number("n", n);
        case AmountOp::PlayerCount: return playerUnit(Parameters<Op::PlayerCount>(a), n);
        case AmountOp::Count:
            return counted(Selector(node(Parameters<Op::Count>(a).get<"cards">())), n, false);
        case AmountOp::Const:
        case AmountOp::LevelOf:
        case AmountOp::RollResult:
        case AmountOp::Plus:
        case AmountOp::Times:
        case AmountOp::Half:
        case AmountOp::LeastOf:
        case AmountOp::MostOf:
        case AmountOp::BonusOf:
        case AmountOp::GoldOf:
        case AmountOp::MonsterLevel: break;
    }
    return std::nullopt;
}

Phrase Speaker::playerUnit(Parameters<Op::PlayerCount> a, int n) {
    Phrase unit("unit.player." + std::string(wordOf(a.get<"who">())));
    unit.number("n", n);
    return relativeTo(std::move(unit), a.get<"if">(), "unit.player.if");
}

Phrase Speaker::amount(NodeRef ref) {
    constexpr int kSeveral = 2;
    const Node& a = node(ref);
    Phrase phrase("amount." + std::string(a.op == Op::Const ? "const" : specOf(a.op).word));
    switch (a.amount()) {
        case AmountOp::Const: return phrase.number("n", constant(ref));
        case AmountOp::LevelOf: addWho(phrase, Parameters<Op::LevelOf>(a).get<"who">()); return phrase;
        case AmountOp::Number:
        case AmountOp::MonsterCount:
        case AmountOp::PlayerCount:
        case AmountOp::Count:
            if (auto unit = unitOf(ref, kSeveral))
                return Phrase("amount.count").phrase("unit", std::move(*unit));
            return phrase;
        case AmountOp::Plus: {
            std::vector<Phrase> parts;
            for (const NodeRef part : catalog_.list(Parameters<Op::Plus>(a).get<"of">()))
                parts.push_back(amount(part));
            return phrase.list("of", ListStyle::And, std::move(parts));
        }
        case AmountOp::Times: {
            const Parameters<Op::Times> product(a);
            return phrase.number("n", product.get<"by">()).phrase("of", amount(product.get<"of">()));
        }
        case AmountOp::Half: {
            const Parameters<Op::Half> half(a);
            return phrase.word("round", wordOf(half.get<"round">())).phrase("of", amount(half.get<"of">()));
        }
        case AmountOp::LeastOf:
            return extreme(phrase.key, catalog_.list(Parameters<Op::LeastOf>(a).get<"of">()));
        case AmountOp::MostOf:
            return extreme(phrase.key, catalog_.list(Parameters<Op::MostOf>(a).get<"of">()));
        case AmountOp::BonusOf:
            return phrase.phrase("cards", cards(Parameters<Op::BonusOf>(a).get<"cards">()));
        case AmountOp::GoldOf: return phrase.phrase("cards", cards(Parameters<Op::GoldOf>(a).get<"cards">()));
        case AmountOp::RollResult:
        case AmountOp::MonsterLevel: break;
    }
    return phrase;
}

// "half your hand, but at least 1" reads better than "the larger of 1 and half your hand".
Phrase Speaker::extreme(std::string_view key, std::span<const NodeRef> list) {
    if (list.size() == 2 && (node(list[0]).op == Op::Const) != (node(list[1]).op == Op::Const)) {
        const bool firstIsNumber = node(list[0]).op == Op::Const;
        const int limit = constant(list[firstIsNumber ? 0 : 1]);
        Phrase phrase(std::string(key) + ".limit");
        return phrase.number("n", limit).phrase("of", amount(list[firstIsNumber ? 1 : 0]));
    }
    std::vector<Phrase> parts;
    for (const NodeRef part : list) parts.push_back(amount(part));
    return Phrase(key).list("of", ListStyle::And, std::move(parts));
}

}  // namespace kickdoor
