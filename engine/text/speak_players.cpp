// Effects on one player after another, or on one who is chosen.
#include <utility>

#include "text/describe.h"
#include "text/speaker.h"

namespace kickdoor {

// "... who is an Elf": the condition as a relative clause of the players it is asked of.
Phrase Speaker::relativeTo(Phrase phrase, NodeRef ref, std::string_view key) {
    if (ref == kNoRef) return phrase;
    // Not a copy with eachPlayer reset: g++ 12 then takes its parts for uninitialised.
    Situation asked{at_.addressee,   at_.victimIsYou, at_.targetIsYou, at_.target,
                    at_.inOwnCombat, Who::Player,     std::nullopt};
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

Phrase Speaker::clauses(ListRef ref) {
    std::vector<Phrase> all = eachClause(ref);
    if (all.empty()) return Phrase("effect.nothing");
    if (all.size() == 1) return std::move(all.front());
    return Phrase("effect.list").list("of", ListStyle::And, std::move(all));
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
