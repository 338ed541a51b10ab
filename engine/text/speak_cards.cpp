#include "card/lint_selector.h"
#include "text/describe.h"
#include "text/speaker.h"

namespace kickdoor {
namespace {

constexpr int kAll = 100;  // as the number of a noun: many

// One cannot wear two of it (R7.2).
bool isSingle(Slot slot) {
    return slot == Slot::Headgear || slot == Slot::Armor || slot == Slot::Footgear || slot == Slot::TwoHands;
}

std::string nounOf(const Node& selector) {
    const auto kind = static_cast<KindFilter>(selector.arg[param::kKind]);
    if (selector.arg[param::kSlot] != kNoRef && static_cast<Slot>(selector.arg[param::kSlot]) != Slot::None)
        return "noun.slot." + std::string(wordOf(static_cast<Slot>(selector.arg[param::kSlot])));
    if (kind != KindFilter::Any) return "noun." + std::string(wordOf(kind));
    switch (static_cast<From>(selector.arg[param::kFrom])) {
        case From::Carried:
        case From::Equipped:
        case From::Unequipped: return "noun.item";
        case From::Identities: return "noun.identity";
        case From::Allies: return "noun.ally";
        case From::Curses: return "noun.curse";
        default:
            return static_cast<SizeFilter>(selector.arg[param::kSize]) == SizeFilter::Any ? "noun.card"
                                                                                          : "noun.item";
    }
}

}  // namespace

Phrase Speaker::noun(const Node& selector, int n) {
    Phrase phrase;
    if (selector.arg[param::kIdentity] != kNoRef) {
        phrase = Phrase("noun.named");
        phrase.name("identity",
                    identityName(catalog_, static_cast<IdentityId>(selector.arg[param::kIdentity])));
    } else if (selector.arg[param::kType] != kNoRef) {
        phrase = Phrase("noun.type");
        phrase.name("type",
                    identityTypeName(catalog_, static_cast<IdentityType>(selector.arg[param::kType])));
    } else {
        phrase = Phrase(nounOf(selector));
    }
    phrase.number("n", n).word("size", wordOf(static_cast<SizeFilter>(selector.arg[param::kSize])));
    if (selector.arg[param::kTag] != kNoRef)
        phrase = Phrase("noun.tagged")
                     .name("tag", tagName(catalog_, selector.arg[param::kTag]))
                     .phrase("noun", phrase);
    if (selector.arg[param::kMinGold] > 0)
        phrase = Phrase("noun.worth").number("gold", selector.arg[param::kMinGold]).phrase("noun", phrase);
    return phrase;
}

void Speaker::addOwner(Phrase& phrase, const Node& selector, bool ownersOwn) {
    const auto of = static_cast<Who>(selector.arg[param::kOf]);
    if (!hasOwner(static_cast<From>(selector.arg[param::kFrom]))) return;
    const std::string_view voice = voiceOf(of);
    // "each player discards 1 card from their hand": the sentence has named the owner.
    const bool own = ownersOwn && voice != "you";
    phrase.word("owner", own ? "own" : of == Who::Everyone ? "everyone" : voice);
    // Somebody else does it: "a card from your hand" then cannot do without "your" in any language.
    phrase.word("doer", voice == "you" && doer_ && voiceOf(*doer_) != "you" ? "else" : "owner");
    phrase.phrase("ownerWho", own ? Phrase("who." + std::string(wordOf(of))) : whoPhrase(of));
}

// "Items you carry", without saying how many.
Phrase Speaker::counted(const Node& selector, int n, bool ownersOwn) {
    Phrase phrase("cards." + std::string(wordOf(static_cast<From>(selector.arg[param::kFrom]))) + ".counted");
    phrase.number("n", n).phrase("noun", noun(selector, n));
    addOwner(phrase, selector, ownersOwn);
    return phrase;
}

// Half of just the cards that are chosen from, as "half the cards in your hand".
bool Speaker::isHalfOfThese(NodeRef quantity, const Node& selector) const {
    if (quantity == kNoRef || node(quantity).op != Op::Half || selector.arg[param::kUpTo] != 0) return false;
    const Node& of = node(node(quantity).arg[0]);
    if (of.op != Op::Count) return false;
    const Node& counted = node(of.arg[0]);
    const std::size_t fields = specOf(Op::Cards).paramCount;
    for (std::size_t i = 0; i < fields; ++i) {
        const bool howMany = i == param::kQuantity || i == param::kChooser || i == param::kUpTo;
        if (!howMany && counted.arg[i] != selector.arg[i]) return false;
    }
    return true;
}

Phrase Speaker::cards(NodeRef ref, bool ownersOwn) {
    const Node& selector = node(ref);
    const auto from = static_cast<From>(selector.arg[param::kFrom]);
    const std::string key = "cards." + std::string(wordOf(from));
    const bool ofItem =
        from == From::Subject && (at_.target == Target::ItemOfOther || at_.target == Target::OwnItem);
    if (from == From::This || from == From::Subject || from == From::Attached)
        return Phrase(ofItem ? key + ".item" : key);

    const NodeRef quantity = selector.arg[param::kQuantity];
    const bool upTo = selector.arg[param::kUpTo] != 0;
    const auto slot = static_cast<Slot>(selector.arg[param::kSlot]);
    const bool single = from == From::Equipped && selector.arg[param::kSlot] != kNoRef && isSingle(slot);
    if (quantity == kNoRef && upTo)
        return chosenCards(Phrase("cards.anyNumber").phrase("cards", counted(selector, kAll, ownersOwn)),
                           selector, kAll);
    if (isHalfOfThese(quantity, selector)) {
        Phrase phrase("cards.half");
        phrase.phrase("cards", counted(selector, kAll, ownersOwn))
            .word("round", wordOf(static_cast<Rounding>(node(quantity).arg[1])));
        return chosenCards(std::move(phrase), selector, kAll);
    }
    if (quantity != kNoRef && node(quantity).op != Op::Const) {
        Phrase phrase("cards.amountOf");
        phrase.phrase("cards", counted(selector, kAll, ownersOwn)).phrase("amount", amount(quantity));
        return chosenCards(upTo ? Phrase("cards.upTo").phrase("cards", phrase) : phrase, selector, kAll);
    }
    const int n = quantity == kNoRef ? kAll : node(quantity).arg[0];
    const bool all = quantity == kNoRef || (single && n == 1 && !upTo);
    Phrase phrase(key + (all ? ".all" : ".some"));
    const int nounNumber = all && single ? 1 : n;
    phrase.number("n", nounNumber).phrase("noun", noun(selector, nounNumber));
    phrase.word("slot", selector.arg[param::kSlot] == kNoRef ? std::string_view("any") : wordOf(slot));
    phrase.word("worth", selector.arg[param::kMinGold] > 0 ? "yes" : "no");
    addOwner(phrase, selector, ownersOwn);
    if (upTo) phrase = Phrase("cards.upTo").phrase("cards", phrase);
    return all ? phrase : chosenCards(std::move(phrase), selector, n);
}

Phrase Speaker::chosenCards(Phrase cards, const Node& selector, int n) {
    const auto chooser = static_cast<Chooser>(selector.arg[param::kChooser]);
    const auto of = static_cast<Who>(selector.arg[param::kOf]);
    const auto by = [&](Who who) {
        const bool ownersChoice = hasOwner(static_cast<From>(selector.arg[param::kFrom])) &&
                                  (who == of || (voiceOf(who) == "you" && voiceOf(of) == "you"));
        if (ownersChoice) return cards;
        Phrase phrase("cards.chosenBy");
        phrase.phrase("cards", cards)
            .number("n", n)
            .word("from", wordOf(static_cast<From>(selector.arg[param::kFrom])));
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
