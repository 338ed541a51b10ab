// Says the parts of a card. One Speaker speaks of one part, in one situation: who is "you" there, and what is
// aimed at.
#pragma once

#include <optional>
#include <string>

#include "card/catalog.h"
#include "card/parameters.h"
#include "text/phrase.h"

namespace kickdoor {

// Where the words stand that a Speaker makes.
struct Situation {
    // Whom the card speaks to: the victim in curses and Bad Stuff, elsewhere its player.
    Who addressee = Who::You;
    bool victimIsYou = false;  // the player is about to be struck
    bool targetIsYou = false;  // a level card that one plays on oneself (R7.8)
    Target target = Target::None;
    bool inOwnCombat = false;  // only the fighters themselves come to read this
    bool isFighter = false;    // the reader is the fighter, not a helper
    // A condition follows "who ...": its subject is left out where it is the player asked about.
    std::optional<Who> relative;
    // Introduces `player` inside forEach, until it has been said.
    std::optional<Phrase> eachPlayer;
};

class Speaker {
public:
    Speaker(const Catalog& catalog, Situation situation) : catalog_(catalog), at_(std::move(situation)) {}

    Phrase condition(NodeRef ref, bool negated = false);
    Phrase effect(NodeRef ref);
    // "all of these" as one phrase, sentences a paragraph.
    Phrase effects(ListRef ref);
    // In the middle of a sentence.
    Phrase clauses(ListRef ref);

    // "+2", "+1 for each card discarded", "as much as ...": three ways in which a message may speak of an
    // amount. Adds `n`, and `unit` or `amount`, and ends the message's key accordingly.
    void addAmount(Phrase& phrase, NodeRef ref);
    void addAmount(Phrase& phrase, NodeRef ref, int leftOut);

    // you, one, many, rel: what the grammar of a sentence about them needs. "youDo" in effects: somebody else
    // did something earlier in the sentence, so that an order to "you" would be misread as theirs.
    std::string_view voiceOf(Who who) const;
    Phrase whoPhrase(Who who);
    // Adds `voice` and `who`.
    void addWho(Phrase& phrase, Who who);

    Phrase cards(NodeRef selector, bool ownersOwn = false);
    // "a small Item": what a condition on the subject asks for; without one, an Item.
    Phrase subjectNoun(NodeRef condition);
    // What a condition asks beside the kind of the subject; nothing when that is all.
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
    // How an effect is said: as an order to the reader, as what somebody else or something does, or as a sum.
    enum class Mood : std::uint8_t { Order, Statement, Bonus };
    Mood moodOf(NodeRef effect) const;
    bool anyOf(ListRef effects, Mood mood) const;
    bool oneLeaves(ListRef effects) const;
    bool beginsWithPlayer(ListRef ref) const;

    const Node& node(NodeRef ref) const { return catalog_.node(ref); }
    // Who does an effect, or to whom it is done; nothing where its row names no player.
    std::optional<Who> doerOf(const Node& effect) const;
    int constant(NodeRef amount) const { return Parameters<Op::Const>(node(amount)).get<"value">(); }

    const Catalog& catalog_;
    Situation at_;
    std::optional<Who> doer_;  // of the effect being said
    bool othersDid_ = false;   // in this sentence
    bool sameDoer_ = false;    // of all the clauses being listed
    int inList_ = 0;           // inside one of several outcomes, options or alternatives
};

}  // namespace kickdoor
