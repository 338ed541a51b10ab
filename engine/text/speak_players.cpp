// Effects on several players in turn, or on a chosen one.
#include <algorithm>
#include <utility>

#include "card/lint_selector.h"
#include "text/card_phrases.h"
#include "text/speaker.h"

namespace kickdoor {

// "... who is an Elf": the condition as a relative clause about its players.
Phrase Speaker::relativeTo(Phrase phrase, NodeRef ref, std::string_view key) {
    if (ref == kNoRef) return phrase;
    // Not a copy with eachPlayer reset, for which g++ 12 warns about uninitialised parts.
    Situation asked{at_.addressee, at_.victimIsYou, at_.targetIsYou, at_.target, at_.inOwnCombat,
                    at_.isFighter, Who::Player,     std::nullopt,    at_.named};
    const Node& c = node(ref);
    // "each Cleric" instead of "each player who is a Cleric"
    if (c.op == Op::HasIdentity && phrase.key == "each.everyone") {
        const Parameters<Op::HasIdentity> asks(c);
        if (asks.get<"who">() == Who::Player)
            return Phrase("each.identity").name("identity", identityName(catalog_, asks.get<"identity">()));
    }
    Phrase clause = Speaker(catalog_, std::move(asked)).condition(ref);
    return Phrase(key).phrase("player", std::move(phrase)).phrase("if", std::move(clause));
}

// True if the player is the subject of the first clause, so that the sentence can begin with "each player".
bool Speaker::beginsWithPlayer(ListRef ref) const {
    const auto list = catalog_.list(ref);
    if (list.empty()) return false;
    const Node& first = node(list[0]);
    switch (first.effect()) {
        case EffectOp::GainLevels:
        case EffectOp::LoseLevels:
        case EffectOp::SetLevel:
        case EffectOp::Draw:
        case EffectOp::Die:
        case EffectOp::ChangeSex:
        case EffectOp::Roll:
        case EffectOp::May:
        case EffectOp::ChooseOne:
        case EffectOp::Take: return doerOf(first) == Who::Player;
        case EffectOp::Discard: {
            const Selector selector(node(Parameters<Op::Discard>(first).get<"cards">()));
            return selector.get<"of">() == Who::Player && selector.get<"from">() != From::Curses;
        }
        case EffectOp::If:
        case EffectOp::ForEach:
        case EffectOp::ChoosePlayer:
        case EffectOp::AddStrength:
        case EffectOp::RemoveMonster:
        case EffectOp::KillMonster:
        case EffectOp::JoinFight:
        case EffectOp::JoinAsMate:
        case EffectOp::Escape:
        case EffectOp::ForceHelp:
        case EffectOp::LeaveFight:
        case EffectOp::LookAtHand:
        case EffectOp::LookAtDeck:
        case EffectOp::CancelStrike:
        case EffectOp::RedirectStrike:
        case EffectOp::Reroll:
        case EffectOp::SetRoll:
        case EffectOp::AddToRoll: break;
    }
    return false;
}

Phrase Speaker::forEach(Parameters<Op::ForEach> e) {
    const ListRef effects = e.get<"do">();
    Phrase each = relativeTo(Phrase("each." + std::string(wordOf(e.get<"who">()))), e.get<"if">(), "each.if");
    const std::optional<Phrase> before = std::exchange(at_.eachPlayer, std::nullopt);
    Phrase phrase;
    if (beginsWithPlayer(effects)) {
        at_.eachPlayer = std::move(each);
        phrase = clauses(effects);
    } else {
        phrase = Phrase("effect.forEach");
        phrase.phrase("each", std::move(each)).phrase("effects", clauses(effects));
    }
    at_.eachPlayer = before;
    return phrase;
}

Phrase Speaker::choosePlayer(Parameters<Op::ChoosePlayer> e) {
    Phrase phrase = done("effect.choosePlayer", e.get<"by">());
    const std::string among(wordOf(e.get<"among">()));
    phrase.phrase("choice", relativeTo(Phrase("choice." + among), e.get<"if">(), "choice.if"));
    return phrase.phrase("effects", clauses(e.get<"do">()));
}

std::optional<Who> Speaker::doerOf(const Node& effect) const {
    const OpSpec& row = specOf(effect.op);
    for (std::size_t i = 0; i < row.paramCount; ++i)
        if (row.params[i].type == ParamType::Who) return parameterValue<ParamType::Who>(effect.arg[i]);
    return std::nullopt;
}

std::vector<Phrase> Speaker::eachClause(ListRef ref) {
    std::vector<Phrase> out;
    for (const NodeRef one : catalog_.list(ref)) out.push_back(effect(one));
    return out;
}

Speaker::Mood Speaker::moodOf(NodeRef ref) const {
    const Node& e = node(ref);
    const auto sum = [&](NodeRef amount) {
        return amount == kNoRef || node(amount).op == Op::Const ? Mood::Bonus : Mood::Order;
    };
    switch (e.effect()) {
        case EffectOp::GainLevels:
        case EffectOp::LoseLevels:
        case EffectOp::Draw:
        case EffectOp::Escape:
        case EffectOp::LeaveFight:
        case EffectOp::LookAtHand:
        case EffectOp::LookAtDeck:
        case EffectOp::Roll:
        case EffectOp::ChoosePlayer:
        case EffectOp::ChooseOne:
        case EffectOp::Take: return voiceOf(*doerOf(e)) == "you" ? Mood::Order : Mood::Statement;
        case EffectOp::Discard: {
            const Selector selector(node(Parameters<Op::Discard>(e).get<"cards">()));
            const auto from = selector.get<"from">();
            const bool ownerLoses = hasOwner(from) && from != From::Curses;
            const auto of = selector.get<"of">();
            return ownerLoses && voiceOf(of) != "you" ? Mood::Statement : Mood::Order;
        }
        case EffectOp::AddStrength: return sum(Parameters<Op::AddStrength>(e).get<"amount">());
        case EffectOp::AddToRoll: return sum(Parameters<Op::AddToRoll>(e).get<"amount">());
        case EffectOp::If: return Mood::Order;
        case EffectOp::SetLevel:
        case EffectOp::Die:
        case EffectOp::ChangeSex:
        case EffectOp::ForEach:
        case EffectOp::May:
        case EffectOp::RemoveMonster:
        case EffectOp::KillMonster:
        case EffectOp::JoinFight:
        case EffectOp::JoinAsMate:
        case EffectOp::ForceHelp:
        case EffectOp::CancelStrike:
        case EffectOp::RedirectStrike:
        case EffectOp::Reroll:
        case EffectOp::SetRoll: break;
    }
    return Mood::Statement;
}

bool Speaker::anyOf(ListRef effects, Mood mood) const {
    const auto list = catalog_.list(effects);
    return std::any_of(list.begin(), list.end(),
                       [&](const NodeRef effect) { return moodOf(effect) == mood; });
}

// True if one player does something and leaves the fight.
bool Speaker::oneLeaves(ListRef ref) const {
    const auto list = catalog_.list(ref);
    if (list.size() != 2 || node(list[1]).op != Op::LeaveFight) return false;
    const Node& first = node(list[0]);
    const Who who = Parameters<Op::LeaveFight>(node(list[1])).get<"who">();
    if (first.op == Op::Discard) {
        const Selector discarded(node(Parameters<Op::Discard>(first).get<"cards">()));
        return moodOf(list[0]) == Mood::Statement && discarded.get<"of">() == who;
    }
    return (first.op == Op::Draw || first.op == Op::LoseLevels || first.op == Op::GainLevels) &&
           doerOf(first) == who;
}

Phrase Speaker::clauses(ListRef ref) {
    const bool tells = anyOf(ref, Mood::Statement);
    const bool sums = anyOf(ref, Mood::Bonus);
    const bool several = catalog_.list(ref).size() > 1;
    // "it does nothing, and you draw": an order would read as part of the statement.
    if (several && tells) othersDid_ = true;
    const bool outer = std::exchange(sameDoer_, oneLeaves(ref));
    std::vector<Phrase> all = eachClause(ref);
    const bool one = std::exchange(sameDoer_, outer);
    if (all.empty()) return Phrase("effect.nothing");
    if (!several) return std::move(all.front());
    ListStyle style = tells && !one ? ListStyle::Also : ListStyle::And;
    // "-3 to the roll; discard 1 card". Inside outcomes and options semicolons stand between these.
    const bool apart = sums || std::any_of(all.begin(), all.end() - 1, [](const Phrase& clause) {
                           return clause.key == "effect.removeMonster";
                       });
    if (apart && inList_ == 0) style = ListStyle::Semicolon;
    return Phrase("effect.list").list("of", style, std::move(all));
}

Phrase Speaker::effects(ListRef ref) {
    std::vector<Phrase> sentences;
    for (const NodeRef one : catalog_.list(ref)) {
        othersDid_ = false;
        sentences.push_back(Phrase("sentence").phrase("clause", effect(one)));
    }
    return Phrase("paragraph").list("of", ListStyle::Sentences, std::move(sentences));
}

}  // namespace kickdoor
