#include "card/lint_selector.h"
#include "text/card_phrases.h"
#include "text/speaker.h"

namespace kickdoor {
namespace {

constexpr int kAll = 100;  // many, as the number of a noun

// Slots for one Item only (R7.2).
bool isSingle(Slot slot) {
    return slot == Slot::Headgear || slot == Slot::Armor || slot == Slot::Footgear || slot == Slot::TwoHands;
}

std::string nounOf(Selector selector) {
    const auto kind = selector.get<"kind">();
    if (const auto slot = selector.get<"slot">(); slot && *slot != Slot::None)
        return "noun.slot." + std::string(wordOf(*slot));
    if (kind != KindFilter::Any) return "noun." + std::string(wordOf(kind));
    switch (selector.get<"from">()) {
        case From::Carried:
        case From::Equipped:
        case From::Unequipped: return "noun.item";
        case From::Identities: return "noun.identity";
        case From::Allies: return "noun.ally";
        case From::Curses: return "noun.curse";
        case From::Hand:
        case From::InPlay:
        case From::HandOrPlay:
        case From::DoorDiscard:
        case From::TreasureDiscard:
        case From::This:
        case From::Subject:
        case From::Attached: break;
    }
    return selector.get<"size">() == SizeFilter::Any ? "noun.card" : "noun.item";
}

// True if both select the same cards, regardless of quantity and chooser.
bool fitTheSame(Selector a, Selector b) {
    return a.get<"of">() == b.get<"of">() && a.get<"from">() == b.get<"from">() &&
           a.get<"kind">() == b.get<"kind">() && a.get<"slot">() == b.get<"slot">() &&
           a.get<"size">() == b.get<"size">() && a.get<"type">() == b.get<"type">() &&
           a.get<"identity">() == b.get<"identity">() && a.get<"tag">() == b.get<"tag">() &&
           a.get<"minGold">() == b.get<"minGold">();
}

}  // namespace

Phrase Speaker::noun(Selector selector, int n) {
    Phrase phrase;
    if (selector.get<"identity">() != kNoIdentity) {
        phrase = Phrase("noun.named");
        phrase.name("identity", identityName(catalog_, selector.get<"identity">()));
    } else if (selector.get<"type">() != kNoIdentityType) {
        phrase = Phrase("noun.type");
        phrase.name("type", identityTypeName(catalog_, selector.get<"type">()));
    } else {
        phrase = Phrase(nounOf(selector));
    }
    phrase.number("n", n).word("size", wordOf(selector.get<"size">()));
    if (selector.get<"tag">() != kNoRef)
        phrase = Phrase("noun.tagged")
                     .name("tag", tagName(catalog_, selector.get<"tag">()))
                     .phrase("noun", phrase);
    if (selector.get<"minGold">() > 0)
        phrase = Phrase("noun.worth").number("gold", selector.get<"minGold">()).phrase("noun", phrase);
    return phrase;
}

void Speaker::addOwner(Phrase& phrase, Selector selector, bool ownersOwn) {
    const auto of = selector.get<"of">();
    if (!hasOwner(selector.get<"from">())) return;
    const std::string_view voice = voiceOf(of);
    // "each player discards 1 card from their hand": the sentence has already named the owner.
    const bool own = ownersOwn && voice != "you";
    phrase.word("owner", own ? "own" : of == Who::Everyone ? "everyone" : voice);
    // If another player acts, "a card from your hand" needs "your" in every language.
    phrase.word("doer", voice == "you" && doer_ && voiceOf(*doer_) != "you" ? "else" : "owner");
    phrase.phrase("ownerWho", own ? Phrase("who." + std::string(wordOf(of))) : whoPhrase(of));
}

// "Items you carry", without saying how many.
Phrase Speaker::counted(Selector selector, int n, bool ownersOwn) {
    Phrase phrase("cards." + std::string(wordOf(selector.get<"from">())) + ".counted");
    phrase.number("n", n).phrase("noun", noun(selector, n));
    addOwner(phrase, selector, ownersOwn);
    return phrase;
}

// Half of the cards selected from, as "half the cards in your hand".
bool Speaker::isHalfOfThese(NodeRef quantity, Selector selector) const {
    if (quantity == kNoRef || node(quantity).op != Op::Half || selector.get<"upTo">()) return false;
    const Node& of = node(Parameters<Op::Half>(node(quantity)).get<"of">());
    return of.op == Op::Count &&
           fitTheSame(Selector(node(Parameters<Op::Count>(of).get<"cards">())), selector);
}

Phrase Speaker::cards(NodeRef ref, bool ownersOwn) {
    const Selector selector(node(ref));
    const auto from = selector.get<"from">();
    const std::string key = "cards." + std::string(wordOf(from));
    const bool ofItem =
        from == From::Subject && (at_.target == Target::ItemOfOther || at_.target == Target::OwnItem);
    if (from == From::This || from == From::Subject || from == From::Attached)
        return Phrase(ofItem ? key + ".item" : key);

    const NodeRef quantity = selector.get<"quantity">();
    const bool upTo = selector.get<"upTo">();
    const auto slot = selector.get<"slot">();
    const bool single = from == From::Equipped && slot && isSingle(*slot);
    if (quantity == kNoRef && upTo)
        return chosenCards(Phrase("cards.anyNumber").phrase("cards", counted(selector, kAll, ownersOwn)),
                           selector, kAll);
    if (isHalfOfThese(quantity, selector)) {
        Phrase phrase("cards.half");
        phrase.phrase("cards", counted(selector, kAll, ownersOwn))
            .word("round", wordOf(Parameters<Op::Half>(node(quantity)).get<"round">()));
        return chosenCards(std::move(phrase), selector, kAll);
    }
    if (quantity != kNoRef && node(quantity).op != Op::Const) {
        Phrase phrase("cards.amountOf");
        phrase.phrase("cards", counted(selector, kAll, ownersOwn)).phrase("amount", amount(quantity));
        return chosenCards(upTo ? Phrase("cards.upTo").phrase("cards", phrase) : phrase, selector, kAll);
    }
    const int n = quantity == kNoRef ? kAll : constant(quantity);
    const bool all = quantity == kNoRef || (single && n == 1 && !upTo);
    Phrase phrase(key + (all ? ".all" : ".some"));
    const int nounNumber = all && single ? 1 : n;
    phrase.number("n", nounNumber).phrase("noun", noun(selector, nounNumber));
    phrase.word("slot", slot ? wordOf(*slot) : std::string_view("any"));
    phrase.word("worth", selector.get<"minGold">() > 0 ? "yes" : "no");
    addOwner(phrase, selector, ownersOwn);
    if (upTo) phrase = Phrase("cards.upTo").phrase("cards", phrase);
    return all ? phrase : chosenCards(std::move(phrase), selector, n);
}

Phrase Speaker::chosenCards(Phrase cards, Selector selector, int n) {
    const auto chooser = selector.get<"chooser">();
    const auto of = selector.get<"of">();
    const auto by = [&](Who who) {
        const bool ownersChoice = hasOwner(selector.get<"from">()) &&
                                  (who == of || (voiceOf(who) == "you" && voiceOf(of) == "you"));
        if (ownersChoice) return cards;
        Phrase phrase("cards.chosenBy");
        phrase.phrase("cards", cards).number("n", n).word("from", wordOf(selector.get<"from">()));
        phrase.word("voice", doer_ == who && voiceOf(who) != "you" ? "own" : voiceOf(who));
        return phrase.phrase("who", whoPhrase(who));
    };
    switch (chooser) {
        case Chooser::Owner: return cards;
        case Chooser::You: return by(Who::You);
        case Chooser::Victim: return by(Who::Victim);
        case Chooser::Target: return by(Who::Target);
        case Chooser::Fighter: return by(Who::Fighter);
        case Chooser::Left: return by(Who::Left);
        case Chooser::Right: return by(Who::Right);
        case Chooser::Chosen: return by(Who::Chosen);
        case Chooser::Player: return by(Who::Player);
        case Chooser::Random: return Phrase("cards.random").phrase("cards", cards).number("n", n);
        case Chooser::MostGold: return Phrase("cards.mostGold").phrase("cards", cards).number("n", n);
        case Chooser::HighestBonus: return Phrase("cards.highestBonus").phrase("cards", cards).number("n", n);
    }
    return cards;
}

}  // namespace kickdoor
