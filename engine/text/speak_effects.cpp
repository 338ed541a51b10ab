#include "card/lint_selector.h"
#include "text/speaker.h"

namespace kickdoor {
namespace {}  // namespace

// The doer decides the grammar of the rest of the sentence.
Phrase Speaker::done(std::string_view key, Who who) {
    const std::string_view voice = voiceOf(who);
    Phrase phrase(key);
    phrase.word("voice", voice == "you" && othersDid_ ? "youDo" : voice).phrase("who", whoPhrase(who));
    othersDid_ = othersDid_ || voice != "you";
    doer_ = who;
    return phrase;
}

// The same with an amount.
Phrase Speaker::counting(std::string_view key, Who who, NodeRef amount) {
    Phrase phrase = done(key, who);
    addAmount(phrase, amount);
    return phrase;
}

// "Your Level becomes half your Level" is written as "is halved".
Phrase Speaker::setLevel(std::string_view key, Who who, NodeRef amount) {
    if (amount == kNoRef || node(amount).op != Op::Half) return counting(key, who, amount);
    const Parameters<Op::Half> half(node(amount));
    const Node& whole = node(half.get<"of">());
    if (whole.op != Op::LevelOf || Parameters<Op::LevelOf>(whole).get<"who">() != who)
        return counting(key, who, amount);
    return done(std::string(key) + ".half", who).word("round", wordOf(half.get<"round">()));
}

Phrase Speaker::effect(NodeRef ref) {
    const Node& e = node(ref);
    const std::string key = "effect." + std::string(specOf(e.op).word);
    switch (e.effect()) {
        case EffectOp::GainLevels: {
            const Parameters<Op::GainLevels> p(e);
            return counting(key, p.get<"who">(), p.get<"amount">())
                .word("mayWin", p.get<"mayWin">() ? "yes" : "no");
        }
        case EffectOp::LoseLevels: {
            const Parameters<Op::LoseLevels> p(e);
            return setLevel(key, p.get<"who">(), p.get<"amount">());
        }
        case EffectOp::SetLevel: {
            const Parameters<Op::SetLevel> p(e);
            return setLevel(key, p.get<"who">(), p.get<"amount">());
        }
        case EffectOp::Discard: return discard(Parameters<Op::Discard>(e));
        case EffectOp::Take: return take(Parameters<Op::Take>(e));
        case EffectOp::Draw: {
            const Parameters<Op::Draw> p(e);
            return counting(key, p.get<"who">(), p.get<"amount">())
                .word("deck", wordOf(p.get<"deck">()))
                .word("face", wordOf(p.get<"face">()));
        }
        case EffectOp::Die: return done(key, Parameters<Op::Die>(e).get<"who">());
        case EffectOp::ChangeSex: return done(key, Parameters<Op::ChangeSex>(e).get<"who">());
        case EffectOp::Escape: return done(key, Parameters<Op::Escape>(e).get<"who">());
        case EffectOp::ForceHelp: return done(key, Parameters<Op::ForceHelp>(e).get<"who">());
        case EffectOp::LeaveFight: {
            // "the helper draws 1 Treasure and leaves the fight"
            const Who who = Parameters<Op::LeaveFight>(e).get<"who">();
            if (sameDoer_) return Phrase(key).word("voice", "same").phrase("who", whoPhrase(who));
            return done(key, who);
        }
        case EffectOp::Roll: return roll(Parameters<Op::Roll>(e));
        case EffectOp::If: return ifThen(Parameters<Op::If>(e));
        case EffectOp::ForEach: return forEach(Parameters<Op::ForEach>(e));
        case EffectOp::ChoosePlayer: return choosePlayer(Parameters<Op::ChoosePlayer>(e));
        case EffectOp::ChooseOne: return choice(Parameters<Op::ChooseOne>(e));
        case EffectOp::May: {
            const Parameters<Op::May> p(e);
            Phrase phrase = done(key, p.get<"by">());
            return phrase.phrase("effects", clauses(p.get<"do">()));
        }
        case EffectOp::AddStrength: return addStrength(Parameters<Op::AddStrength>(e));
        case EffectOp::RemoveMonster: {
            const Parameters<Op::RemoveMonster> p(e);
            return Phrase(key)
                .word("monster", wordOf(p.get<"monster">()))
                .word("treasure", wordOf(p.get<"treasure">()))
                .word("gains", at_.isFighter ? "you" : "fighter");
        }
        case EffectOp::KillMonster:
            return Phrase(key).word("monster", wordOf(Parameters<Op::KillMonster>(e).get<"monster">()));
        case EffectOp::LookAtHand: {
            const Parameters<Op::LookAtHand> p(e);
            Phrase phrase = done(key, p.get<"by">());
            const Who of = p.get<"of">();
            return phrase.word("owner", voiceOf(of)).phrase("ownerWho", whoPhrase(of));
        }
        case EffectOp::LookAtDeck: {
            const Parameters<Op::LookAtDeck> p(e);
            return counting(key, p.get<"by">(), p.get<"amount">()).word("deck", wordOf(p.get<"deck">()));
        }
        case EffectOp::RedirectStrike: return done(key, Parameters<Op::RedirectStrike>(e).get<"to">());
        case EffectOp::AddToRoll: {
            Phrase phrase(key);
            addAmount(phrase, Parameters<Op::AddToRoll>(e).get<"amount">());
            return phrase;
        }
        case EffectOp::CancelStrike:
        case EffectOp::Reroll:
        case EffectOp::SetRoll:
        case EffectOp::JoinFight:
        case EffectOp::JoinAsMate: break;  // nothing more to say
    }
    return Phrase(key);
}

Phrase Speaker::discard(Parameters<Op::Discard> e) {
    const Selector selector(node(e.get<"cards">()));
    const auto of = selector.get<"of">();
    const auto from = selector.get<"from">();

    // The reader discards cards without an owner and curses in force; other cards are lost by their owner.
    const bool ownerLoses = from != From::This && from != From::Subject && from != From::Attached &&
                            from != From::DoorDiscard && from != From::TreasureDiscard &&
                            from != From::Curses;
    Phrase phrase("effect.discard");
    if (ownerLoses)
        phrase = done("effect.discard", of);
    else
        phrase.word("voice", "you").phrase("who", Phrase("who.you"));
    phrase.word("from", wordOf(from)).phrase("cards", cards(e.get<"cards">(), ownerLoses));
    return orElse(std::move(phrase), selector, e.get<"orElse">());
}

Phrase Speaker::take(Parameters<Op::Take> e) {
    const Selector selector(node(e.get<"cards">()));
    const auto from = selector.get<"from">();
    const bool toHand = e.get<"into">() == Into::Hand;
    // The destination is not mentioned from hand to hand or from table to table.
    const bool usual =
        (from == From::Hand) == toHand && from != From::DoorDiscard && from != From::TreasureDiscard;
    if (auto picked = pickFromDiscards(e)) return orElse(*std::move(picked), selector, e.get<"orElse">());
    Phrase phrase = done("effect.take", e.get<"to">());
    const bool byYou = voiceOf(e.get<"to">()) == "you";
    phrase.word("into", usual    ? "usual"
                        : toHand ? "hand"
                                 : "play")
        .phrase("cards", takenCards(selector, e.get<"cards">(), byYou));
    return orElse(std::move(phrase), selector, e.get<"orElse">());
}

// A player who picks from a discard pile looks through all of it.
std::optional<Phrase> Speaker::pickFromDiscards(Parameters<Op::Take> e) {
    const Selector selector(node(e.get<"cards">()));
    const auto from = selector.get<"from">();
    const NodeRef quantity = selector.get<"quantity">();
    const auto chooser = selector.get<"chooser">();
    const bool picks =
        chooser != Chooser::Random && chooser != Chooser::MostGold && chooser != Chooser::HighestBonus;
    if ((from != From::DoorDiscard && from != From::TreasureDiscard) || !picks || quantity == kNoRef ||
        node(quantity).op != Op::Const || selector.get<"upTo">())
        return std::nullopt;
    const int n = constant(quantity);
    return done("effect.takeDiscard", e.get<"to">())
        .word("deck", from == From::DoorDiscard ? "door" : "treasure")
        .word("into", e.get<"into">() == Into::Hand ? "hand" : "play")
        .number("n", n)
        .phrase("noun", noun(selector, n));
}

// The giver chooses the card, although another player takes it.
Phrase Speaker::takenCards(Selector selector, NodeRef ref, bool byYou) {
    Phrase taken = cards(ref);
    const auto of = selector.get<"of">();
    const NodeRef quantity = selector.get<"quantity">();
    const bool fromYou = voiceOf(of) == "you";
    const auto chooser = selector.get<"chooser">();
    const bool ownerChooses = chooser == Chooser::Owner ||
                              (chooser == Chooser::Target && of == Who::Target) ||
                              (chooser == Chooser::Victim && of == Who::Victim);
    const bool chosen = ownerChooses && quantity != kNoRef && fromYou != byYou;
    const auto from = selector.get<"from">();
    if (!chosen || !hasOwner(from)) return taken;
    Phrase phrase("cards.chosenBy");
    phrase.phrase("cards", std::move(taken)).number("n", 1).word("from", wordOf(from));
    return phrase.word("voice", fromYou ? "giver" : "one").phrase("who", whoPhrase(of));
}

Phrase Speaker::orElse(Phrase first, Selector selector, ListRef otherwise) {
    if (otherwise == kNoRef) return first;
    const auto from = selector.get<"from">();
    Phrase phrase("effect.orElse");
    phrase.phrase("first", std::move(first));
    addOwner(phrase, selector, true);
    if (phrase.find("owner") == nullptr) phrase.word("owner", "none");
    return phrase.word("from", wordOf(from)).phrase("second", clauses(otherwise));
}

Phrase Speaker::roll(Parameters<Op::Roll> e) {
    std::vector<Phrase> outcomes;
    Phrase phrase = done("effect.roll", e.get<"who">()).number("sides", e.get<"sides">());
    for (const NodeRef ref : catalog_.list(e.get<"outcomes">())) {
        const Parameters<Op::Outcome> outcome(node(ref));
        const int from = outcome.get<"from">();
        const int to = outcome.get<"to">();
        const bool single = from == to;
        Phrase one(single ? "outcome.one" : "outcome.range");
        ++inList_;
        one.number("from", from).number("to", to).phrase("effects", clauses(outcome.get<"do">()));
        --inList_;
        outcomes.push_back(std::move(one));
    }
    return phrase.list("outcomes", ListStyle::Semicolon, std::move(outcomes));
}

Phrase Speaker::choice(Parameters<Op::ChooseOne> e) {
    std::vector<Phrase> options;
    Phrase phrase = done("effect.chooseOne", e.get<"by">());
    const auto list = catalog_.list(e.get<"options">());
    // Options of several parts are separated; if one is a statement, all are.
    bool apart = false;
    for (const NodeRef ref : list) {
        const Parameters<Op::Option> option(node(ref));
        apart = apart || option.get<"if">() != kNoRef || catalog_.list(option.get<"do">()).size() > 1;
        othersDid_ = othersDid_ || anyOf(option.get<"do">(), Mood::Statement);
    }
    ++inList_;
    for (const NodeRef ref : list) {
        const Parameters<Op::Option> option(node(ref));
        Phrase one = clauses(option.get<"do">());
        if (option.get<"if">() != kNoRef)
            one = Phrase("option.if")
                      .phrase("if", condition(option.get<"if">()))
                      .phrase("effects", std::move(one));
        options.push_back(std::move(one));
    }
    --inList_;
    return phrase.list("options", apart ? ListStyle::Either : ListStyle::Or, std::move(options));
}

Phrase Speaker::ifThen(Parameters<Op::If> e) {
    const NodeRef asked = e.get<"if">();
    const ListRef then = e.get<"then">();
    const ListRef otherwise = e.get<"else">();
    if (then == kNoRef)
        return Phrase("effect.if").phrase("if", condition(asked, true)).phrase("then", clauses(otherwise));
    Phrase phrase(otherwise == kNoRef ? "effect.if" : "effect.if.else");
    ++inList_;
    phrase.phrase("if", condition(asked)).phrase("then", clauses(then));
    if (otherwise != kNoRef) phrase.phrase("else", clauses(otherwise));
    --inList_;
    return phrase;
}

Phrase Speaker::addStrength(Parameters<Op::AddStrength> e) {
    const Side side = e.get<"to">();
    std::string to = "target." + std::string(wordOf(at_.target));
    if (side != Side::Target) to = wordOf(side);
    if (side == Side::Fighters && at_.inOwnCombat) to = "own";
    if (side == Side::Target && at_.aimed != Side::Target) to = wordOf(at_.aimed);
    Phrase phrase("effect.addStrength");
    addAmount(phrase, e.get<"amount">());
    return phrase.phrase("side", Phrase("side." + to));
}

}  // namespace kickdoor
