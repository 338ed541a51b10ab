#include "card/parameters.h"
#include "text/card_parts.h"
#include "text/card_phrases.h"

namespace kickdoor {
namespace {

// What the modifier applies to, as a word of the messages.
std::string_view placeOf(const CardDef& card) {
    switch (card.kind) {
        case CardKind::Monster:
        case CardKind::Enhancer: return "monster";
        case CardKind::OneShot: return "side";
        case CardKind::Curse:
        case CardKind::Join:
        case CardKind::Identity:
        case CardKind::Doubling:
        case CardKind::Item:
        case CardKind::Level:
        case CardKind::Ally:
        case CardKind::Cheat:
        case CardKind::Other:
        case CardKind::Character: break;
    }
    return "holder";
}

// The player of a condition on identity, type or sex; the first of alternatives.
std::optional<Who> asksOf(const Catalog& catalog, const Node& condition) {
    switch (condition.condition()) {
        case ConditionOp::Any:
            return asksOf(catalog, catalog.node(catalog.list(Parameters<Op::Any>(condition).get<"of">())[0]));
        case ConditionOp::HasIdentity: return Parameters<Op::HasIdentity>(condition).get<"who">();
        case ConditionOp::HasType: return Parameters<Op::HasType>(condition).get<"who">();
        case ConditionOp::SexIs: return Parameters<Op::SexIs>(condition).get<"who">();
        case ConditionOp::Not:
        case ConditionOp::All:
        case ConditionOp::Compare_:
        case ConditionOp::Has:
        case ConditionOp::Wears:
        case ConditionOp::InCombat:
        case ConditionOp::Alone:
        case ConditionOp::Helping:
        case ConditionOp::OwnTurn:
        case ConditionOp::MonsterIs:
        case ConditionOp::MonsterHasTag:
        case ConditionOp::SubjectIs:
        case ConditionOp::CauseIs: break;
    }
    return std::nullopt;
}

// Short form of modifiers in a fight: "+4 against Elves" instead of "+4 if a fighter is an Elf".
std::optional<Phrase> against(const Catalog& catalog, const CardDef& card, const ModifierDef& of,
                              Phrase modifier) {
    const NodeRef ref = of.condition;
    const Node& condition = catalog.node(ref);
    auto identities = namedIdentities(catalog, ref);
    auto monsters = namedMonsters(catalog, ref);
    const bool ofFighters = asksOf(catalog, condition) == Who::Fighters;
    const bool onMonster = card.kind == CardKind::Monster || card.kind == CardKind::Enhancer;
    if (onMonster && of.stat == Stat::FoeStrength) return std::nullopt;  // it is for them
    Phrase phrase;
    if (condition.op == Op::MonsterHasTag && !onMonster &&
        !Parameters<Op::MonsterHasTag>(condition).get<"targetOnly">()) {
        phrase = Phrase("modifier.against.tag");
        phrase.name("tag", tagName(catalog, Parameters<Op::MonsterHasTag>(condition).get<"tag">()));
    } else if (!monsters.empty() && !onMonster) {
        phrase = Phrase("modifier.against.card");
        phrase.list("cards", ListStyle::And, std::move(monsters));
    } else if (!onMonster || (!ofFighters && condition.op != Op::Alone)) {
        return std::nullopt;
    } else if (!identities.empty()) {
        phrase = Phrase("modifier.against.identity");
        phrase.list("identities", ListStyle::And, std::move(identities));
    } else if (condition.op == Op::HasType) {
        phrase = Phrase("modifier.against.type");
        phrase.name("type", identityTypeName(catalog, Parameters<Op::HasType>(condition).get<"type">()));
    } else if (condition.op == Op::SexIs) {
        phrase = Phrase("modifier.against.sex");
        phrase.word("sex", wordOf(Parameters<Op::SexIs>(condition).get<"sex">()));
    } else if (condition.op == Op::Alone) {
        phrase = Phrase("modifier.against.alone");
    } else {
        return std::nullopt;
    }
    return phrase.phrase("modifier", std::move(modifier));
}

// A bonus is "another" if the card has a printed one; without a printed one the first names its side.
std::string_view placeInLine(const CardDef& card, const ModifierDef& modifier, const Phrase& said) {
    const bool lent = card.kind == CardKind::OneShot || card.kind == CardKind::Enhancer;
    const Argument* n = said.find("n");
    if (modifier.stat != Stat::Strength || n == nullptr || card.kind == CardKind::Monster) return "no";
    if (card.bonus == 0 && lent) return "first";
    return card.bonus > 0 && n->number > 0 ? "yes" : "no";
}

// "Does not pursue anyone of Level 4 or less."
std::optional<int> levelSpared(const Catalog& catalog, const ModifierDef& modifier) {
    if (modifier.stat != Stat::NoPursuit || modifier.condition == kNoRef) return std::nullopt;
    const Node& c = catalog.node(modifier.condition);
    if (c.op != Op::Compare_) return std::nullopt;
    const Parameters<Op::Compare_> compare(c);
    const Node& left = catalog.node(compare.get<"left">());
    const Node& right = catalog.node(compare.get<"right">());
    if (compare.get<"is">() != Compare::AtMost || left.op != Op::LevelOf || right.op != Op::Const ||
        Parameters<Op::LevelOf>(left).get<"who">() != Who::Victim)
        return std::nullopt;
    return Parameters<Op::Const>(right).get<"value">();
}

}  // namespace

std::size_t printedModifiers(const CardDef& card) {
    return (card.bonus != 0 ? 1U : 0U) + (card.bonusTreasures != 0 ? 1U : 0U);
}

Phrase modifierClause(const Catalog& catalog, const CardDef& card, const ModifierDef& modifier, Among among) {
    if (const auto level = levelSpared(catalog, modifier))
        return Phrase("modifier.monster.noPursuit.level").number("n", *level);
    Situation at;
    const bool onMonster = placeOf(card) == "monster";
    // Monsters address the player who runs away from them.
    if (onMonster) at.addressee = Who::Victim;
    Speaker speaker(catalog, at);
    Phrase phrase("modifier." + std::string(placeOf(card)) + "." + std::string(wordOf(modifier.stat)));
    speaker.addAmount(phrase, modifier.amount, modifier.constant);
    const std::string_view more = placeInLine(card, modifier, phrase);
    phrase.word("more", among == Among::Nothing && more == "yes" ? "no" : more)
        .word("card", wordOf(card.kind));
    if (modifier.condition == kNoRef) return phrase;
    if (auto special = against(catalog, card, modifier, phrase)) return *std::move(special);
    Phrase conditional("modifier.if");
    conditional.phrase("modifier", std::move(phrase)).phrase("if", speaker.condition(modifier.condition));
    return conditional;
}

Phrase usableClause(const Catalog& catalog, NodeRef ref) {
    const Node& c = catalog.node(ref);
    const bool negated = c.op == Op::Not;
    const NodeRef innerRef = negated ? Parameters<Op::Not>(c).get<"of">() : ref;
    const Node& inner = catalog.node(innerRef);
    auto identities = namedIdentities(catalog, innerRef);
    Phrase phrase;
    if (!identities.empty()) {
        phrase = Phrase(negated ? "usable.not.identity" : "usable.identity");
        phrase.list("identities", ListStyle::And, std::move(identities));
    } else if (inner.op == Op::SexIs) {
        phrase = Phrase(negated ? "usable.not.sex" : "usable.sex");
        phrase.word("sex", wordOf(Parameters<Op::SexIs>(inner).get<"sex">()));
    } else {
        phrase = Phrase("usable.if");
        phrase.phrase("if", Speaker(catalog, {}).condition(ref));
    }
    return phrase;
}

Phrase modifierSentence(const Catalog& catalog, const CardDef& card, const ModifierDef& modifier) {
    return sentence(modifierClause(catalog, card, modifier));
}

Phrase usableSentence(const Catalog& catalog, NodeRef condition) {
    return sentence(usableClause(catalog, condition));
}

Phrase sentence(Phrase clause) {
    return Phrase("sentence").phrase("clause", std::move(clause));
}

Phrase paragraph(std::vector<Phrase> sentences) {
    return Phrase("paragraph").list("of", ListStyle::Sentences, std::move(sentences));
}

}  // namespace kickdoor
