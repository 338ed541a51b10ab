#include "card/lint_selector.h"
#include "text/speaker.h"

namespace kickdoor {
namespace {

std::string_view wordOfArg(std::span<const std::string_view> words, std::int16_t value) {
    return words[static_cast<std::size_t>(value)];
}

}  // namespace

// An effect done by or to somebody, with nothing else to say.
Phrase Speaker::byWhom(std::string_view key, const Node& e, std::size_t whoArg) {
    return done(key, static_cast<Who>(e.arg[whoArg]));
}

// By whom it is done decides the grammar of the rest of the sentence.
Phrase Speaker::done(std::string_view key, Who who) {
    const std::string_view voice = voiceOf(who);
    Phrase phrase(key);
    phrase.word("voice", voice == "you" && othersDid_ ? "youDo" : voice).phrase("who", whoPhrase(who));
    othersDid_ = othersDid_ || voice != "you";
    doer_ = who;
    return phrase;
}

// The same with an amount.
Phrase Speaker::counting(std::string_view key, const Node& e, std::size_t whoArg, std::size_t amountArg) {
    Phrase phrase = byWhom(key, e, whoArg);
    addAmount(phrase, e.arg[amountArg]);
    return phrase;
}

// "Your Level becomes half your Level" is halved.
Phrase Speaker::setLevel(std::string_view key, const Node& e) {
    const Node* half = e.arg[1] != kNoRef && node(e.arg[1]).op == Op::Half ? &node(e.arg[1]) : nullptr;
    const bool own =
        half != nullptr && node(half->arg[0]).op == Op::LevelOf && node(half->arg[0]).arg[0] == e.arg[0];
    if (!own) return counting(key, e, 0, 1);
    return byWhom(std::string(key) + ".half", e, 0)
        .word("round", wordOf(static_cast<Rounding>(half->arg[1])));
}

Phrase Speaker::effect(NodeRef ref) {
    const Node& e = node(ref);
    const std::string key = "effect." + std::string(specOf(e.op).word);
    switch (e.op) {
        case Op::GainLevels: return counting(key, e, 0, 1).word("mayWin", e.arg[2] != 0 ? "yes" : "no");
        case Op::LoseLevels:
        case Op::SetLevel: return setLevel(key, e);
        case Op::Discard: return discard(e);
        case Op::Take: return take(e);
        case Op::Draw:
            return counting(key, e, 0, 2)
                .word("deck", wordOfArg(wordsOf<Deck>(), e.arg[1]))
                .word("face", wordOfArg(wordsOf<Face>(), e.arg[3]));
        case Op::Die:
        case Op::ChangeSex:
        case Op::Escape:
        case Op::ForceHelp: return byWhom(key, e, 0);
        case Op::LeaveFight: {
            // "the helper draws 1 Treasure and leaves the fight"
            const auto who = static_cast<Who>(e.arg[0]);
            if (sameDoer_) return Phrase(key).word("voice", "same").phrase("who", whoPhrase(who));
            return byWhom(key, e, 0);
        }
        case Op::Roll: return roll(e);
        case Op::If: return ifThen(e);
        case Op::ForEach: return forEach(e);
        case Op::ChoosePlayer: return choosePlayer(e);
        case Op::ChooseOne: return choice(e);
        case Op::May: {
            Phrase phrase = byWhom(key, e, 0);
            return phrase.phrase("effects", clauses(e.arg[1]));
        }
        case Op::AddStrength: return addStrength(e);
        case Op::RemoveMonster:
            return Phrase(key)
                .word("monster", wordOfArg(wordsOf<WhichMonster>(), e.arg[0]))
                .word("treasure", wordOfArg(wordsOf<TreasureFate>(), e.arg[1]))
                .word("gains", at_.isFighter ? "you" : "fighter");
        case Op::KillMonster:
            return Phrase(key).word("monster", wordOfArg(wordsOf<WhichMonster>(), e.arg[0]));
        case Op::LookAtHand: {
            Phrase phrase = byWhom(key, e, 0);
            const auto of = static_cast<Who>(e.arg[1]);
            return phrase.word("owner", voiceOf(of)).phrase("ownerWho", whoPhrase(of));
        }
        case Op::LookAtDeck: return counting(key, e, 0, 2).word("deck", wordOfArg(wordsOf<Deck>(), e.arg[1]));
        case Op::RedirectStrike: return byWhom(key, e, 0);
        case Op::AddToRoll: {
            Phrase phrase(key);
            addAmount(phrase, e.arg[0]);
            return phrase;
        }
        default:
            return Phrase(key);  // nothing more to say: cancelStrike, reroll, setRoll, joinFight, joinAsMate
    }
}

Phrase Speaker::discard(const Node& e) {
    const Node& selector = node(e.arg[0]);
    const auto of = static_cast<Who>(selector.arg[param::kOf]);
    const auto from = static_cast<From>(selector.arg[param::kFrom]);

    // Cards of nobody, and curses upon somebody, are discarded by whoever reads this; other cards their owner
    // loses.
    const bool ownerLoses = from != From::This && from != From::Subject && from != From::Attached &&
                            from != From::DoorDiscard && from != From::TreasureDiscard &&
                            from != From::Curses;
    Phrase phrase("effect.discard");
    if (ownerLoses)
        phrase = done("effect.discard", of);
    else
        phrase.word("voice", "you").phrase("who", Phrase("who.you"));
    phrase.word("from", wordOf(from)).phrase("cards", cards(e.arg[0], ownerLoses));
    return orElse(std::move(phrase), selector, e.arg[1]);
}

Phrase Speaker::take(const Node& e) {
    const Node& selector = node(e.arg[0]);
    const auto from = static_cast<From>(selector.arg[param::kFrom]);
    const bool toHand = static_cast<Into>(e.arg[2]) == Into::Hand;
    // From hand to hand and from the table to the table goes without saying.
    const bool usual =
        (from == From::Hand) == toHand && from != From::DoorDiscard && from != From::TreasureDiscard;
    if (auto picked = pickFromDiscards(e)) return orElse(*std::move(picked), selector, e.arg[3]);
    Phrase phrase = byWhom("effect.take", e, 1);
    const bool byYou = voiceOf(static_cast<Who>(e.arg[1])) == "you";
    phrase.word("into", usual    ? "usual"
                        : toHand ? "hand"
                                 : "play")
        .phrase("cards", takenCards(selector, e.arg[0], byYou));
    return orElse(std::move(phrase), selector, e.arg[3]);
}

// Who picks from a discard pile looks through it all.
std::optional<Phrase> Speaker::pickFromDiscards(const Node& e) {
    const Node& selector = node(e.arg[0]);
    const auto from = static_cast<From>(selector.arg[param::kFrom]);
    const NodeRef quantity = selector.arg[param::kQuantity];
    const auto chooser = static_cast<Chooser>(selector.arg[param::kChooser]);
    const bool picks =
        chooser != Chooser::Random && chooser != Chooser::MostGold && chooser != Chooser::HighestBonus;
    if ((from != From::DoorDiscard && from != From::TreasureDiscard) || !picks || quantity == kNoRef ||
        node(quantity).op != Op::Const || selector.arg[param::kUpTo] != 0)
        return std::nullopt;
    const int n = node(quantity).arg[0];
    return byWhom("effect.takeDiscard", e, 1)
        .word("deck", from == From::DoorDiscard ? "door" : "treasure")
        .word("into", static_cast<Into>(e.arg[2]) == Into::Hand ? "hand" : "play")
        .number("n", n)
        .phrase("noun", noun(selector, n));
}

// Who gives a card away says which, though another takes it.
Phrase Speaker::takenCards(const Node& selector, NodeRef ref, bool byYou) {
    Phrase taken = cards(ref);
    const auto of = static_cast<Who>(selector.arg[param::kOf]);
    const NodeRef quantity = selector.arg[param::kQuantity];
    const bool fromYou = voiceOf(of) == "you";
    const auto chooser = static_cast<Chooser>(selector.arg[param::kChooser]);
    const bool ownerChooses = chooser == Chooser::Owner ||
                              (chooser == Chooser::Target && of == Who::Target) ||
                              (chooser == Chooser::Victim && of == Who::Victim);
    const bool chosen = ownerChooses && quantity != kNoRef && fromYou != byYou;
    const auto from = static_cast<From>(selector.arg[param::kFrom]);
    if (!chosen || !hasOwner(from)) return taken;
    Phrase phrase("cards.chosenBy");
    phrase.phrase("cards", std::move(taken)).number("n", 1).word("from", wordOf(from));
    return phrase.word("voice", fromYou ? "giver" : "one").phrase("who", whoPhrase(of));
}

Phrase Speaker::orElse(Phrase first, const Node& selector, ListRef otherwise) {
    if (otherwise == kNoRef) return first;
    const auto from = static_cast<From>(selector.arg[param::kFrom]);
    Phrase phrase("effect.orElse");
    phrase.phrase("first", std::move(first));
    addOwner(phrase, selector, true);
    if (phrase.find("owner") == nullptr) phrase.word("owner", "none");
    return phrase.word("from", wordOf(from)).phrase("second", clauses(otherwise));
}

Phrase Speaker::roll(const Node& e) {
    std::vector<Phrase> outcomes;
    Phrase phrase = byWhom("effect.roll", e, 0).number("sides", e.arg[2]);
    for (const std::int16_t ref : catalog_.list(e.arg[1])) {
        const Node& outcome = node(ref);
        const bool single = outcome.arg[0] == outcome.arg[1];
        Phrase one(single ? "outcome.one" : "outcome.range");
        ++inList_;
        one.number("from", outcome.arg[0])
            .number("to", outcome.arg[1])
            .phrase("effects", clauses(outcome.arg[2]));
        --inList_;
        outcomes.push_back(std::move(one));
    }
    return phrase.list("outcomes", ListStyle::Semicolon, std::move(outcomes));
}

Phrase Speaker::choice(const Node& e) {
    std::vector<Phrase> options;
    Phrase phrase = byWhom("effect.chooseOne", e, 0);
    const auto list = catalog_.list(e.arg[1]);
    // Options of several parts are set apart; where one tells what happens, all do.
    bool apart = false;
    for (const std::int16_t ref : list) {
        const Node& option = node(ref);
        apart = apart || option.arg[0] != kNoRef || catalog_.list(option.arg[1]).size() > 1;
        othersDid_ = othersDid_ || anyOf(option.arg[1], Mood::Statement);
    }
    ++inList_;
    for (const std::int16_t ref : list) {
        const Node& option = node(ref);
        Phrase one = clauses(option.arg[1]);
        if (option.arg[0] != kNoRef)
            one =
                Phrase("option.if").phrase("if", condition(option.arg[0])).phrase("effects", std::move(one));
        options.push_back(std::move(one));
    }
    --inList_;
    return phrase.list("options", apart ? ListStyle::Either : ListStyle::Or, std::move(options));
}

Phrase Speaker::ifThen(const Node& e) {
    if (e.arg[1] == kNoRef)
        return Phrase("effect.if").phrase("if", condition(e.arg[0], true)).phrase("then", clauses(e.arg[2]));
    Phrase phrase(e.arg[2] == kNoRef ? "effect.if" : "effect.if.else");
    ++inList_;
    phrase.phrase("if", condition(e.arg[0])).phrase("then", clauses(e.arg[1]));
    if (e.arg[2] != kNoRef) phrase.phrase("else", clauses(e.arg[2]));
    --inList_;
    return phrase;
}

Phrase Speaker::addStrength(const Node& e) {
    const auto side = static_cast<Side>(e.arg[0]);
    std::string to = "target." + std::string(wordOf(at_.target));
    if (side != Side::Target) to = wordOf(side);
    if (side == Side::Fighters && at_.inOwnCombat) to = "own";
    Phrase phrase("effect.addStrength");
    addAmount(phrase, e.arg[1]);
    return phrase.phrase("side", Phrase("side." + to));
}

}  // namespace kickdoor
