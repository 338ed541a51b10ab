// Makes phrases for the parts of a card. A Speaker handles one part in one situation, which determines who
// "you" is and what the target is.
#pragma once

#include <optional>
#include <string>

#include "card/catalog.h"
#include "card/parameters.h"
#include "text/card_phrases.h"
#include "text/phrase.h"

namespace kickdoor {

// The context of a Speaker's phrases.
struct Situation {
    // The player the card addresses: the victim in curses and Bad Stuff, otherwise the card's player.
    Who addressee = Who::You;
    bool victimIsYou = false;  // the card's player is the victim
    bool targetIsYou = false;  // a level card that is played on its player (R7.8)
    Target target = Target::None;
    bool inOwnCombat = false;  // only shown to the fighters
    bool isFighter = false;    // the reader is the fighter, not a helper
    // The condition follows "who"; its subject is left out if it is this player.
    std::optional<Who> relative;
    // Introduces `player` at its first mention inside forEach.
    std::optional<Phrase> eachPlayer;
    NamedPlayers named{};
    Side aimed = Side::Target;  // the side that the card was played on; Target: not known
};

class Speaker {
public:
    Speaker(const Catalog& catalog, Situation situation) : catalog_(catalog), at_(std::move(situation)) {}

    Phrase condition(NodeRef ref, bool negated = false);
    Phrase effect(NodeRef ref);
    // The effects as sentences of one paragraph.
    Phrase effects(ListRef ref);
    // The effects as clauses in the middle of a sentence.
    Phrase clauses(ListRef ref);

    // "+2", "+1 for each card discarded", "as much as ...": a message has three forms for an amount. Adds
    // `n`, and `unit` or `amount`, and appends the form to the message's key.
    void addAmount(Phrase& phrase, NodeRef ref);
    void addAmount(Phrase& phrase, NodeRef ref, int leftOut);

    // The grammatical form for a sentence about the player: you, one, many, rel. "youDo" in effects: another
    // player is the subject earlier in the sentence, so an order would seem to be addressed to that player.
    std::string_view voiceOf(Who who) const;
    Phrase whoPhrase(Who who);
    // Adds `voice` and `who`.
    void addWho(Phrase& phrase, Who who);

    Phrase cards(NodeRef selector, bool ownersOwn = false);
    // "a small Item": the subject that the condition requires; an Item without a condition.
    Phrase subjectNoun(NodeRef condition);
    // The rest of a condition besides the kind of the subject; nothing if there is no more.
    std::optional<Phrase> besideSubject(NodeRef condition);

private:
    bool isHalfOfThese(NodeRef quantity, Selector selector) const;
    Phrase withSubject(std::string_view key, Who who);
    Phrase conditionList(Op op, ListRef of, bool negated);
    std::optional<Phrase> severalTypes(std::span<const NodeRef> all);
    std::optional<Phrase> severalTags(std::span<const NodeRef> any);
    std::optional<Phrase> fightsAlone(std::span<const NodeRef> all);
    NodeRef subjectPart(NodeRef condition) const;
    std::optional<Phrase> rank(Who who, std::string_view is, Who other);
    Phrase comparison(Parameters<Op::Compare_> condition, bool negated);
    Phrase possession(Parameters<Op::Has> condition, bool negated);

    Phrase amount(NodeRef ref);
    Phrase extreme(std::string_view key, std::span<const NodeRef> of);
    std::optional<Phrase> unitOf(NodeRef ref, int n);
    Phrase playerUnit(Parameters<Op::PlayerCount> amount, int n);

    Phrase noun(Selector selector, int n);
    Phrase counted(Selector selector, int n, bool ownersOwn);
    void addOwner(Phrase& phrase, Selector selector, bool ownersOwn);
    Phrase chosenCards(Phrase cards, Selector selector, int n);

    Phrase discard(Parameters<Op::Discard> effect);
    Phrase take(Parameters<Op::Take> effect);
    Phrase takenCards(Selector selector, NodeRef ref, bool byYou);
    std::optional<Phrase> pickFromDiscards(Parameters<Op::Take> effect);
    Phrase roll(Parameters<Op::Roll> effect);
    Phrase choice(Parameters<Op::ChooseOne> effect);
    Phrase ifThen(Parameters<Op::If> effect);
    Phrase forEach(Parameters<Op::ForEach> effect);
    Phrase choosePlayer(Parameters<Op::ChoosePlayer> effect);
    Phrase addStrength(Parameters<Op::AddStrength> effect);
    Phrase done(std::string_view key, Who who);
    Phrase counting(std::string_view key, Who who, NodeRef amount);
    Phrase setLevel(std::string_view key, Who who, NodeRef amount);
    Phrase orElse(Phrase first, Selector selector, ListRef otherwise);
    Phrase relativeTo(Phrase phrase, NodeRef condition, std::string_view key);
    std::vector<Phrase> eachClause(ListRef ref);
    // The form of an effect: an order to the reader, a statement about another subject, or a bonus.
    enum class Mood : std::uint8_t { Order, Statement, Bonus };
    Mood moodOf(NodeRef effect) const;
    bool anyOf(ListRef effects, Mood mood) const;
    bool oneLeaves(ListRef effects) const;
    bool beginsWithPlayer(ListRef ref) const;

    const Node& node(NodeRef ref) const { return catalog_.node(ref); }
    // The player who does an effect or is affected by it; nothing if its row names no player.
    std::optional<Who> doerOf(const Node& effect) const;
    int constant(NodeRef amount) const { return Parameters<Op::Const>(node(amount)).get<"value">(); }

    const Catalog& catalog_;
    Situation at_;
    std::optional<Who> doer_;  // of the current effect
    bool othersDid_ = false;   // another player was the subject in this sentence
    bool sameDoer_ = false;    // the current list has one subject
    int inList_ = 0;           // depth of outcomes, options or alternatives
};

}  // namespace kickdoor
