#include "text/card_parts.h"
#include "text/card_phrases.h"
#include "text/speaker.h"

namespace kickdoor {
namespace {

Compare opposite(Compare how) {
    switch (how) {
        case Compare::AtLeast: return Compare::Less;
        case Compare::AtMost: return Compare::More;
        case Compare::Less: return Compare::AtLeast;
        case Compare::More: return Compare::AtMost;
        case Compare::Equal: break;
    }
    return Compare::Equal;
}

std::string_view yesNo(bool yes) {
    return yes ? "yes" : "no";
}

}  // namespace

// Each message has its own negation ("you are not", "nobody is"), since no word negates a whole clause in
// every language.
Phrase Speaker::condition(NodeRef ref, bool negated) {
    const Node& c = node(ref);
    Phrase phrase;
    switch (c.condition()) {
        case ConditionOp::Not: return condition(Parameters<Op::Not>(c).get<"of">(), !negated);
        case ConditionOp::All: return conditionList(c.op, Parameters<Op::All>(c).get<"of">(), negated);
        case ConditionOp::Any: {
            const ListRef any = Parameters<Op::Any>(c).get<"of">();
            auto identities = namedIdentities(catalog_, ref);
            auto monsters = namedMonsters(catalog_, ref);
            if (!identities.empty()) {
                const Parameters<Op::HasIdentity> first(node(catalog_.list(any)[0]));
                phrase = withSubject("condition.hasIdentity", first.get<"who">());
                phrase.list("identities", ListStyle::Or, std::move(identities));
            } else if (!monsters.empty()) {
                phrase = Phrase("condition.monsterIs").list("cards", ListStyle::Or, std::move(monsters));
            } else {
                return conditionList(c.op, any, negated);
            }
            break;
        }
        case ConditionOp::Compare_: return comparison(Parameters<Op::Compare_>(c), negated);
        case ConditionOp::Has: return possession(Parameters<Op::Has>(c), negated);
        case ConditionOp::HasIdentity:
            phrase = withSubject("condition.hasIdentity", Parameters<Op::HasIdentity>(c).get<"who">());
            phrase.list("identities", ListStyle::Or, namedIdentities(catalog_, ref));
            break;
        case ConditionOp::HasType: {
            const Parameters<Op::HasType> p(c);
            phrase = withSubject("condition.hasType", p.get<"who">());
            phrase.name("type", identityTypeName(catalog_, p.get<"type">()));
            break;
        }
        case ConditionOp::SexIs: {
            const Parameters<Op::SexIs> p(c);
            phrase = withSubject("condition.sexIs", p.get<"who">());
            phrase.word("sex", wordOf(p.get<"sex">()));
            break;
        }
        case ConditionOp::Wears: {
            const Parameters<Op::Wears> p(c);
            phrase = withSubject("condition.wears", p.get<"who">());
            phrase.name("card", cardName(catalog_, p.get<"card">()));
            break;
        }
        case ConditionOp::InCombat: {
            const Who who = Parameters<Op::InCombat>(c).get<"who">();
            phrase = withSubject(who == Who::Helper ? "condition.helped" : "condition.inCombat", who);
            break;
        }
        case ConditionOp::Helping:
            phrase = withSubject("condition.helping", Parameters<Op::Helping>(c).get<"who">());
            break;
        case ConditionOp::OwnTurn:
            phrase = withSubject("condition.ownTurn", Parameters<Op::OwnTurn>(c).get<"who">());
            break;
        case ConditionOp::Alone:
            phrase = Phrase(at_.isFighter ? "condition.alone.you" : "condition.alone");
            break;
        case ConditionOp::MonsterIs:
            phrase = Phrase("condition.monsterIs");
            phrase.list("cards", ListStyle::Or, namedMonsters(catalog_, ref));
            break;
        case ConditionOp::MonsterHasTag: {
            const Parameters<Op::MonsterHasTag> p(c);
            phrase = Phrase(p.get<"targetOnly">() ? "condition.targetHasTag" : "condition.monsterHasTag");
            phrase.name("tag", tagName(catalog_, p.get<"tag">()));
            break;
        }
        case ConditionOp::SubjectIs:
            phrase = Phrase("condition.subjectIs");
            phrase.phrase("noun", subjectNoun(ref));
            break;
        case ConditionOp::CauseIs:
            phrase = Phrase("condition.causeIs");
            phrase.word("cause", wordOf(Parameters<Op::CauseIs>(c).get<"is">()));
            break;
    }
    return phrase.word("negated", yesNo(negated));
}

Phrase Speaker::conditionList(Op op, ListRef of, bool negated) {
    const auto list = catalog_.list(of);
    if (!negated && op == Op::All) {
        if (auto types = severalTypes(list)) return *std::move(types);
        if (auto alone = fightsAlone(list)) return *std::move(alone);
    }
    if (!negated && op == Op::Any) {
        if (auto tags = severalTags(list)) return *std::move(tags);
    }
    std::vector<Phrase> parts;
    for (const NodeRef part : list) parts.push_back(condition(part, negated));
    const bool both = (op == Op::All) != negated;
    Phrase phrase("condition.list");
    return phrase.list("of", both ? ListStyle::And : ListStyle::Or, std::move(parts));
}

// "you have a Class and a Faction"
std::optional<Phrase> Speaker::severalTypes(std::span<const NodeRef> all) {
    if (all.size() < 2) return std::nullopt;
    std::optional<Who> who;
    std::vector<Phrase> types;
    for (const NodeRef part : all) {
        if (node(part).op != Op::HasType) return std::nullopt;
        const Parameters<Op::HasType> one(node(part));
        if (who && one.get<"who">() != *who) return std::nullopt;
        who = one.get<"who">();
        types.push_back(Phrase("named.type").name("name", identityTypeName(catalog_, one.get<"type">())));
    }
    Phrase phrase = withSubject("condition.hasTypes", *who);
    return phrase.list("types", ListStyle::And, std::move(types));
}

// "a monster in the fight is Undead or a Fiend"
std::optional<Phrase> Speaker::severalTags(std::span<const NodeRef> any) {
    if (any.size() < 2) return std::nullopt;
    std::vector<Phrase> tags;
    for (const NodeRef part : any) {
        if (node(part).op != Op::MonsterHasTag) return std::nullopt;
        const Parameters<Op::MonsterHasTag> one(node(part));
        if (one.get<"targetOnly">()) return std::nullopt;
        tags.push_back(Phrase("named.tag").name("name", tagName(catalog_, one.get<"tag">())));
    }
    return Phrase("condition.monsterHasTags").list("tags", ListStyle::Or, std::move(tags));
}

// "you fight alone": in combat, and no helper in it.
std::optional<Phrase> Speaker::fightsAlone(std::span<const NodeRef> all) {
    if (all.size() != 2) return std::nullopt;
    const Node& fights = node(all[0]);
    if (fights.op != Op::InCombat || node(all[1]).op != Op::Alone) return std::nullopt;
    return withSubject("condition.fightsAlone", Parameters<Op::InCombat>(fights).get<"who">());
}

Phrase Speaker::comparison(Parameters<Op::Compare_> c, bool negated) {
    const NodeRef leftRef = c.get<"left">();
    const NodeRef rightRef = c.get<"right">();
    const Node& left = node(leftRef);
    const Node& right = node(rightRef);
    Compare how = c.get<"is">();
    const bool unequal = negated && how == Compare::Equal;
    if (negated) how = opposite(how);
    const std::string_view word = unequal ? "unequal" : wordOf(how);
    if (left.op == Op::LevelOf && (right.op == Op::Const || right.op == Op::LevelOf)) {
        const bool fixed = right.op == Op::Const;
        const Who who = Parameters<Op::LevelOf>(left).get<"who">();
        Phrase phrase = withSubject(fixed ? "condition.level" : "condition.levels", who);
        phrase.word("is", word);
        if (fixed) return phrase.number("n", constant(rightRef));
        const Who other = Parameters<Op::LevelOf>(right).get<"who">();
        if (auto ranked = rank(who, word, other)) return std::move(*ranked);
        return phrase.word("otherVoice", voiceOf(other)).phrase("other", whoPhrase(other));
    }
    if (left.op == Op::GoldOf && right.op == Op::Const)
        return Phrase("condition.gold")
            .word("is", word)
            .number("n", constant(rightRef))
            .phrase("cards", cards(Parameters<Op::GoldOf>(left).get<"cards">()));
    if (left.op == Op::MonsterCount && right.op == Op::Const)
        return Phrase("condition.monsterCount").word("is", word).number("n", constant(rightRef));
    if (left.op == Op::MonsterLevel && right.op == Op::Const)
        return Phrase("condition.monsterLevel").word("is", word).number("n", constant(rightRef));
    Phrase phrase("condition.compare");
    phrase.word("is", word).phrase("left", amount(leftRef));
    return phrase.phrase("right", amount(rightRef));
}

// "nobody has a higher Level than you" for "you have at least the Level of the players of the highest Level",
// "you alone have the lowest Level" for "you have a lower Level than the lowest of the others".
std::optional<Phrase> Speaker::rank(Who who, std::string_view is, Who other) {
    if (other == Who::OthersHighest && (is == "more" || is == "atMost"))
        return withSubject("condition.aloneHighest", who).word("negated", yesNo(is == "atMost"));
    if (other == Who::OthersLowest && (is == "less" || is == "atLeast"))
        return withSubject("condition.aloneLowest", who).word("negated", yesNo(is == "atLeast"));
    const bool highest = other == Who::HighestLevel;
    if (!highest && other != Who::LowestLevel) return std::nullopt;
    const bool reached = is == "equal" || is == (highest ? "atLeast" : "atMost");
    const bool missed = is == "unequal" || is == (highest ? "less" : "more");
    if (!reached && !missed) return std::nullopt;
    return withSubject(highest ? "condition.highest" : "condition.lowest", who)
        .word("negated", yesNo(missed));
}

// The condition itself, or its part about the kind of the subject.
NodeRef Speaker::subjectPart(NodeRef ref) const {
    if (ref == kNoNode) return kNoNode;
    const Node& c = node(ref);
    if (c.op == Op::SubjectIs) return ref;
    if (c.op != Op::All) return kNoNode;
    for (const NodeRef part : catalog_.list(Parameters<Op::All>(c).get<"of">()))
        if (node(part).op == Op::SubjectIs) return part;
    return kNoNode;
}

std::optional<Phrase> Speaker::besideSubject(NodeRef ref) {
    const NodeRef subject = subjectPart(ref);
    if (ref == kNoRef || subject == ref) return std::nullopt;
    if (subject == kNoRef) return condition(ref);
    std::vector<Phrase> parts;
    for (const NodeRef part : catalog_.list(Parameters<Op::All>(node(ref)).get<"of">()))
        if (part != subject) parts.push_back(condition(part));
    if (parts.empty()) return std::nullopt;
    return Phrase("condition.list").list("of", ListStyle::And, std::move(parts));
}

Phrase Speaker::subjectNoun(NodeRef ref) {
    // A selector's noun has the same contents.
    Node selector = nodeOf(Op::Cards);
    setParameter<Op::Cards, "from">(selector, From::Carried);
    if (const NodeRef subject = subjectPart(ref); subject != kNoRef) {
        const Parameters<Op::SubjectIs> asked(node(subject));
        setParameter<Op::Cards, "kind">(selector, asked.get<"kind">());
        if (const auto slot = asked.get<"slot">()) setParameter<Op::Cards, "slot">(selector, *slot);
        setParameter<Op::Cards, "size">(selector, asked.get<"size">());
    }
    return noun(Selector(selector), 1);
}

Phrase Speaker::possession(Parameters<Op::Has> c, bool negated) {
    const Selector selector(node(c.get<"cards">()));
    const int n = c.get<"atLeast">();
    const auto from = selector.get<"from">();
    Phrase phrase = withSubject("condition.has." + std::string(wordOf(from)), selector.get<"of">());
    return phrase.number("n", n).phrase("noun", noun(selector, n)).word("negated", yesNo(negated));
}

}  // namespace kickdoor
