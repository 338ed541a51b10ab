#include "text/card_parts.h"
#include "text/describe.h"
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

// Negation goes into each message ("you are not", "nobody is"): no language has to put a word before a whole
// clause.
Phrase Speaker::condition(NodeRef ref, bool negated) {
    const Node& c = node(ref);
    const auto who = static_cast<Who>(c.arg[0]);
    Phrase phrase;
    switch (c.op) {
        case Op::Not: return condition(c.arg[0], !negated);
        case Op::All: return conditionList(c, negated);
        case Op::Any: {
            auto identities = namedIdentities(catalog_, ref);
            auto monsters = namedMonsters(catalog_, ref);
            if (!identities.empty()) {
                phrase = withSubject("condition.hasIdentity",
                                     static_cast<Who>(node(catalog_.list(c.arg[0])[0]).arg[0]));
                phrase.list("identities", ListStyle::Or, std::move(identities));
            } else if (!monsters.empty()) {
                phrase = Phrase("condition.monsterIs").list("cards", ListStyle::Or, std::move(monsters));
            } else {
                return conditionList(c, negated);
            }
            break;
        }
        case Op::Compare_: return comparison(c, negated);
        case Op::Has: return possession(c, negated);
        case Op::HasIdentity:
            phrase = withSubject("condition.hasIdentity", who);
            phrase.list("identities", ListStyle::Or, namedIdentities(catalog_, ref));
            break;
        case Op::HasType:
            phrase = withSubject("condition.hasType", who);
            phrase.name("type", identityTypeName(catalog_, static_cast<IdentityType>(c.arg[1])));
            break;
        case Op::SexIs:
            phrase = withSubject("condition.sexIs", who);
            phrase.word("sex", wordOf(static_cast<Sex>(c.arg[1])));
            break;
        case Op::Wears:
            phrase = withSubject("condition.wears", who);
            phrase.name("card", cardName(catalog_, static_cast<DefId>(c.arg[1])));
            break;
        case Op::InCombat:
            phrase = withSubject(who == Who::Helper ? "condition.helped" : "condition.inCombat", who);
            break;
        case Op::Helping: phrase = withSubject("condition.helping", who); break;
        case Op::OwnTurn: phrase = withSubject("condition.ownTurn", who); break;
        case Op::Alone: phrase = Phrase(at_.isFighter ? "condition.alone.you" : "condition.alone"); break;
        case Op::MonsterIs:
            phrase = Phrase("condition.monsterIs");
            phrase.list("cards", ListStyle::Or, namedMonsters(catalog_, ref));
            break;
        case Op::MonsterHasTag:
            phrase = Phrase(c.arg[1] != 0 ? "condition.targetHasTag" : "condition.monsterHasTag");
            phrase.name("tag", tagName(catalog_, c.arg[0]));
            break;
        case Op::SubjectIs:
            phrase = Phrase("condition.subjectIs");
            phrase.phrase("noun", subjectNoun(ref));
            break;
        case Op::CauseIs:
            phrase = Phrase("condition.causeIs");
            phrase.word("cause", wordOf(static_cast<Cause>(c.arg[0])));
            break;
        default: break;
    }
    return phrase.word("negated", yesNo(negated));
}

Phrase Speaker::conditionList(const Node& c, bool negated) {
    if (!negated) {
        if (auto types = severalTypes(c)) return *std::move(types);
        if (auto tags = severalTags(c)) return *std::move(tags);
        if (auto alone = fightsAlone(c)) return *std::move(alone);
    }
    std::vector<Phrase> parts;
    for (const std::int16_t part : catalog_.list(c.arg[0])) parts.push_back(condition(part, negated));
    const bool both = (c.op == Op::All) != negated;
    Phrase phrase("condition.list");
    return phrase.list("of", both ? ListStyle::And : ListStyle::Or, std::move(parts));
}

// "you have a Class and a Faction"
std::optional<Phrase> Speaker::severalTypes(const Node& c) {
    const auto list = catalog_.list(c.arg[0]);
    if (c.op != Op::All || list.size() < 2) return std::nullopt;
    const std::int16_t who = node(list[0]).arg[0];
    std::vector<Phrase> types;
    for (const std::int16_t part : list) {
        const Node& one = node(part);
        if (one.op != Op::HasType || one.arg[0] != who) return std::nullopt;
        types.push_back(Phrase("named.type")
                            .name("name", identityTypeName(catalog_, static_cast<IdentityType>(one.arg[1]))));
    }
    Phrase phrase = withSubject("condition.hasTypes", static_cast<Who>(who));
    return phrase.list("types", ListStyle::And, std::move(types));
}

// "a monster in the fight is Undead or a Fiend"
std::optional<Phrase> Speaker::severalTags(const Node& c) {
    const auto list = catalog_.list(c.arg[0]);
    if (c.op != Op::Any || list.size() < 2) return std::nullopt;
    std::vector<Phrase> tags;
    for (const std::int16_t part : list) {
        const Node& one = node(part);
        if (one.op != Op::MonsterHasTag || one.arg[1] != 0) return std::nullopt;
        tags.push_back(Phrase("named.tag").name("name", tagName(catalog_, one.arg[0])));
    }
    return Phrase("condition.monsterHasTags").list("tags", ListStyle::Or, std::move(tags));
}

// "you fight alone": in combat, and no helper in it.
std::optional<Phrase> Speaker::fightsAlone(const Node& c) {
    const auto list = catalog_.list(c.arg[0]);
    if (c.op != Op::All || list.size() != 2) return std::nullopt;
    const Node& fights = node(list[0]);
    if (fights.op != Op::InCombat || node(list[1]).op != Op::Alone) return std::nullopt;
    return withSubject("condition.fightsAlone", static_cast<Who>(fights.arg[0]));
}

Phrase Speaker::comparison(const Node& c, bool negated) {
    const Node& left = node(c.arg[0]);
    const Node& right = node(c.arg[2]);
    auto how = static_cast<Compare>(c.arg[1]);
    const bool unequal = negated && how == Compare::Equal;
    if (negated) how = opposite(how);
    const std::string_view word = unequal ? "unequal" : wordOf(how);
    if (left.op == Op::LevelOf && (right.op == Op::Const || right.op == Op::LevelOf)) {
        const bool fixed = right.op == Op::Const;
        Phrase phrase =
            withSubject(fixed ? "condition.level" : "condition.levels", static_cast<Who>(left.arg[0]));
        phrase.word("is", word);
        if (fixed) return phrase.number("n", right.arg[0]);
        const auto other = static_cast<Who>(right.arg[0]);
        if (auto ranked = rank(static_cast<Who>(left.arg[0]), word, other)) return std::move(*ranked);
        return phrase.word("otherVoice", voiceOf(other)).phrase("other", whoPhrase(other));
    }
    if (left.op == Op::GoldOf && right.op == Op::Const)
        return Phrase("condition.gold")
            .word("is", word)
            .number("n", right.arg[0])
            .phrase("cards", cards(left.arg[0]));
    if (left.op == Op::MonsterCount && right.op == Op::Const)
        return Phrase("condition.monsterCount").word("is", word).number("n", right.arg[0]);
    if (left.op == Op::MonsterLevel && right.op == Op::Const)
        return Phrase("condition.monsterLevel").word("is", word).number("n", right.arg[0]);
    Phrase phrase("condition.compare");
    phrase.word("is", word).phrase("left", amount(c.arg[0]));
    return phrase.phrase("right", amount(c.arg[2]));
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

// The condition itself, or the part of it that says what the subject is.
NodeRef Speaker::subjectPart(NodeRef ref) const {
    if (ref == kNoRef) return kNoRef;
    const Node& c = node(ref);
    if (c.op == Op::SubjectIs) return ref;
    if (c.op != Op::All) return kNoRef;
    for (const std::int16_t part : catalog_.list(c.arg[0]))
        if (node(part).op == Op::SubjectIs) return part;
    return kNoRef;
}

std::optional<Phrase> Speaker::besideSubject(NodeRef ref) {
    const NodeRef subject = subjectPart(ref);
    if (ref == kNoRef || subject == ref) return std::nullopt;
    if (subject == kNoRef) return condition(ref);
    std::vector<Phrase> parts;
    for (const std::int16_t part : catalog_.list(node(ref).arg[0]))
        if (part != subject) parts.push_back(condition(part));
    if (parts.empty()) return std::nullopt;
    return Phrase("condition.list").list("of", ListStyle::And, std::move(parts));
}

Phrase Speaker::subjectNoun(NodeRef ref) {
    // A selector's noun says the same things.
    Node selector;
    selector.op = Op::Cards;
    const OpSpec& cardsOp = specOf(Op::Cards);
    for (std::size_t i = 0; i < cardsOp.paramCount; ++i) selector.arg[i] = cardsOp.params[i].fallback;
    selector.arg[param::kFrom] = static_cast<std::int16_t>(From::Carried);
    if (const NodeRef subject = subjectPart(ref); subject != kNoRef) {
        const Node& c = node(subject);
        selector.arg[param::kKind] = c.arg[0];
        selector.arg[param::kSlot] = c.arg[1];
        selector.arg[param::kSize] = c.arg[2];
    }
    return noun(selector, 1);
}

Phrase Speaker::possession(const Node& c, bool negated) {
    const Node& selector = node(c.arg[0]);
    const auto from = static_cast<From>(selector.arg[param::kFrom]);
    Phrase phrase =
        withSubject("condition.has." + std::string(wordOf(from)), static_cast<Who>(selector.arg[param::kOf]));
    return phrase.number("n", c.arg[1])
        .phrase("noun", noun(selector, c.arg[1]))
        .word("negated", yesNo(negated));
}

}  // namespace kickdoor
