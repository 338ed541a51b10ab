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
        case Op::Alone: phrase = Phrase("condition.alone"); break;
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
    std::vector<Phrase> parts;
    for (const std::int16_t part : catalog_.list(c.arg[0])) parts.push_back(condition(part, negated));
    const bool both = (c.op == Op::All) != negated;
    Phrase phrase("condition.list");
    return phrase.list("of", both ? ListStyle::And : ListStyle::Or, std::move(parts));
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
    if (left.op == Op::MonsterCount && right.op == Op::Const)
        return Phrase("condition.monsterCount").word("is", word).number("n", right.arg[0]);
    if (left.op == Op::MonsterLevel && right.op == Op::Const)
        return Phrase("condition.monsterLevel").word("is", word).number("n", right.arg[0]);
    Phrase phrase("condition.compare");
    phrase.word("is", word).phrase("left", amount(c.arg[0]));
    return phrase.phrase("right", amount(c.arg[2]));
}

// "has the highest Level" for "has at least the Level of the players of the highest Level".
std::optional<Phrase> Speaker::rank(Who who, std::string_view is, Who other) {
    const bool highest = other == Who::HighestLevel;
    if (!highest && other != Who::LowestLevel) return std::nullopt;
    const bool reached = is == "equal" || is == (highest ? "atLeast" : "atMost");
    const bool missed = is == "unequal" || is == (highest ? "less" : "more");
    if (!reached && !missed) return std::nullopt;
    return withSubject(highest ? "condition.highest" : "condition.lowest", who)
        .word("negated", yesNo(missed));
}

bool Speaker::asksForSubject(NodeRef ref) const {
    return ref != kNoRef && node(ref).op == Op::SubjectIs;
}

Phrase Speaker::subjectNoun(NodeRef ref) {
    // A selector's noun says the same things.
    Node selector;
    selector.op = Op::Cards;
    const OpSpec& cardsOp = specOf(Op::Cards);
    for (std::size_t i = 0; i < cardsOp.paramCount; ++i) selector.arg[i] = cardsOp.params[i].fallback;
    selector.arg[param::kFrom] = static_cast<std::int16_t>(From::Carried);
    if (asksForSubject(ref)) {
        const Node& c = node(ref);
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
