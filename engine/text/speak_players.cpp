// Effects on one player after another, or on one who is chosen.
#include <algorithm>
#include <utility>

#include "card/lint_selector.h"
#include "text/describe.h"
#include "text/speaker.h"

namespace kickdoor {

// "... who is an Elf": the condition as a relative clause of the players it is asked of.
Phrase Speaker::relativeTo(Phrase phrase, NodeRef ref, std::string_view key) {
    if (ref == kNoRef) return phrase;
    // Not a copy with eachPlayer reset: g++ 12 then takes its parts for uninitialised.
    Situation asked{at_.addressee,   at_.victimIsYou, at_.targetIsYou, at_.target,
                    at_.inOwnCombat, at_.isFighter,   Who::Player,     std::nullopt};
    const Node& c = node(ref);
    // "each Cleric" instead of "each player who is a Cleric"
    if (c.op == Op::HasIdentity && static_cast<Who>(c.arg[0]) == Who::Player &&
        phrase.key == "each.everyone") {
        Phrase each("each.identity");
        return each.name("identity", identityName(catalog_, static_cast<IdentityId>(c.arg[1])));
    }
    Phrase clause = Speaker(catalog_, std::move(asked)).condition(ref);
    return Phrase(key).phrase("player", std::move(phrase)).phrase("if", std::move(clause));
}

// Whether the first thing said is what the player does: then the sentence can begin with "each player".
bool Speaker::beginsWithPlayer(ListRef ref) const {
    const auto list = catalog_.list(ref);
    if (list.empty()) return false;
    const Node& first = node(list[0]);
    switch (first.op) {
        case Op::GainLevels:
        case Op::LoseLevels:
        case Op::SetLevel:
        case Op::Draw:
        case Op::Die:
        case Op::ChangeSex:
        case Op::Roll:
        case Op::May:
        case Op::ChooseOne: return static_cast<Who>(first.arg[0]) == Who::Player;
        case Op::Take: return static_cast<Who>(first.arg[1]) == Who::Player;
        case Op::Discard: {
            const Node& selector = node(first.arg[0]);
            return static_cast<Who>(selector.arg[param::kOf]) == Who::Player &&
                   static_cast<From>(selector.arg[param::kFrom]) != From::Curses;
        }
        default: return false;
    }
}

Phrase Speaker::forEach(const Node& e) {
    const auto who = static_cast<Who>(e.arg[0]);
    Phrase each = relativeTo(Phrase("each." + std::string(wordOf(who))), e.arg[1], "each.if");
    const std::optional<Phrase> before = std::exchange(at_.eachPlayer, std::nullopt);
    Phrase phrase;
    if (beginsWithPlayer(e.arg[2])) {
        at_.eachPlayer = std::move(each);
        phrase = clauses(e.arg[2]);
    } else {
        phrase = Phrase("effect.forEach");
        phrase.phrase("each", std::move(each)).phrase("effects", clauses(e.arg[2]));
    }
    at_.eachPlayer = before;
    return phrase;
}

Phrase Speaker::choosePlayer(const Node& e) {
    Phrase phrase = byWhom("effect.choosePlayer", e, 0);
    const std::string among(wordOf(static_cast<Who>(e.arg[1])));
    phrase.phrase("choice", relativeTo(Phrase("choice." + among), e.arg[2], "choice.if"));
    return phrase.phrase("effects", clauses(e.arg[3]));
}

std::vector<Phrase> Speaker::eachClause(ListRef ref) {
    std::vector<Phrase> out;
    for (const std::int16_t one : catalog_.list(ref)) out.push_back(effect(one));
    return out;
}

Speaker::Mood Speaker::moodOf(NodeRef ref) const {
    const Node& e = node(ref);
    const auto by = [&](std::size_t whoArg) {
        return voiceOf(static_cast<Who>(e.arg[whoArg])) == "you" ? Mood::Order : Mood::Statement;
    };
    const auto sum = [&](std::size_t amountArg) {
        const NodeRef amount = e.arg[amountArg];
        return amount == kNoRef || node(amount).op == Op::Const ? Mood::Bonus : Mood::Order;
    };
    switch (e.op) {
        case Op::GainLevels:
        case Op::LoseLevels:
        case Op::Draw:
        case Op::Escape:
        case Op::LeaveFight:
        case Op::LookAtHand:
        case Op::LookAtDeck:
        case Op::Roll:
        case Op::ChoosePlayer:
        case Op::ChooseOne: return by(0);
        case Op::Take: return by(1);
        case Op::Discard: {
            const Node& selector = node(e.arg[0]);
            const auto from = static_cast<From>(selector.arg[param::kFrom]);
            const bool ownerLoses = hasOwner(from) && from != From::Curses;
            const auto of = static_cast<Who>(selector.arg[param::kOf]);
            return ownerLoses && voiceOf(of) != "you" ? Mood::Statement : Mood::Order;
        }
        case Op::AddStrength: return sum(1);
        case Op::AddToRoll: return sum(0);
        case Op::If: return Mood::Order;
        default: return Mood::Statement;
    }
}

bool Speaker::anyOf(ListRef effects, Mood mood) const {
    const auto list = catalog_.list(effects);
    return std::any_of(list.begin(), list.end(),
                       [&](const std::int16_t effect) { return moodOf(effect) == mood; });
}

// Whether one player does something and leaves the fight.
bool Speaker::oneLeaves(ListRef ref) const {
    const auto list = catalog_.list(ref);
    if (list.size() != 2 || node(list[1]).op != Op::LeaveFight) return false;
    const Node& first = node(list[0]);
    const std::int16_t who = node(list[1]).arg[0];
    if (first.op == Op::Discard)
        return moodOf(list[0]) == Mood::Statement && node(first.arg[0]).arg[param::kOf] == who;
    return (first.op == Op::Draw || first.op == Op::LoseLevels || first.op == Op::GainLevels) &&
           first.arg[0] == who;
}

Phrase Speaker::clauses(ListRef ref) {
    const bool tells = anyOf(ref, Mood::Statement);
    const bool sums = anyOf(ref, Mood::Bonus);
    const bool several = catalog_.list(ref).size() > 1;
    // "it does nothing, and you draw": an order would be misread as part of what is told.
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
    for (const std::int16_t one : catalog_.list(ref)) {
        othersDid_ = false;
        sentences.push_back(Phrase("sentence").phrase("clause", effect(one)));
    }
    return Phrase("paragraph").list("of", ListStyle::Sentences, std::move(sentences));
}

}  // namespace kickdoor
