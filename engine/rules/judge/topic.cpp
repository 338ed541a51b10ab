// The topic of a command; refusals cite the rules of the topic (refusal_topics.cpp).
#include "rules/judge/parts.h"

#include <algorithm>

namespace kickdoor {
namespace {

bool forcesHelp(const Verdict& v, ListRef effects) {
    const auto list = v.game.catalog.list(effects);
    return std::any_of(list.begin(), list.end(),
                       [&](NodeRef ref) { return v.game.catalog.node(ref).op == Op::ForceHelp; });
}

Topic topicOfPlay(const Verdict& v, const CardDef& def) {
    switch (def.kind) {
        case CardKind::Monster: return Topic::Joining;
        case CardKind::Join: return def.play.with == WithCard::MonsterFromHand ? Topic::Joining : Topic::Mate;
        case CardKind::Curse: return Topic::Curse;
        case CardKind::Enhancer: return Topic::Enhancer;
        case CardKind::Identity: return Topic::Identity;
        case CardKind::Doubling:
            return v.game.rules.doubling[def.identityType] == DoublingReading::Shields ? Topic::Doubling
                                                                                       : Topic::OldDoubling;
        case CardKind::Item: return Topic::Item;
        case CardKind::Cheat: return Topic::Cheat;
        case CardKind::Level: return Topic::Level;
        case CardKind::Ally: return topicOfAlly(def.ally);
        case CardKind::OneShot:
        case CardKind::Other:
            if (forcesHelp(v, def.effects)) return Topic::ForcedHelp;
            return (def.play.when & bit(When::Fleeing)) != 0 ? Topic::Escape : Topic::OneShot;
        case CardKind::Character: break;
    }
    return Topic::None;
}

Topic topicOfUse(const Verdict& v, const CardDef& def) {
    if (def.kind == CardKind::Monster) return Topic::ChaseOff;
    if (v.move().ability >= def.abilities.size()) return Topic::Ability;
    const AbilityDef& ability = def.abilities[v.move().ability];
    if (ability.target == Target::ItemOfOther) return Topic::Theft;
    if (forcesHelp(v, ability.effects)) return Topic::ForcedHelp;
    if ((ability.when & bit(When::Fleeing)) != 0) return Topic::Escape;
    const bool own = def.kind == CardKind::Identity || def.kind == CardKind::Character;
    return own ? Topic::Ability : Topic::Device;
}

Topic topicOfDiscard(const Verdict& v) {
    const CardId card = v.move().card;
    if (!v.sees(card)) return Topic::Discard;
    if (v.state.cards.isIn(card, Zone::Curses)) return Topic::LastingCurse;
    return v.defOf(card).ally == AllyKind::GuestStar ? Topic::GuestStar : Topic::Discard;
}

}  // namespace

Topic topicOfAlly(AllyKind ally) {
    return ally == AllyKind::Hireling    ? Topic::Hireling
           : ally == AllyKind::GuestStar ? Topic::GuestStar
                                         : Topic::None;
}

Topic topicOf(const Verdict& v) {
    switch (v.command.kind()) {
        case CommandKind::KickOpenDoor: return Topic::Door;
        case CommandKind::ListenAtDoor: return Topic::Listen;
        case CommandKind::LootRoom:
        case CommandKind::LookForTrouble: return Topic::PhaseTwo;
        case CommandKind::Keep: return Topic::Keep;
        case CommandKind::EndTurn: return Topic::TurnEnd;
        case CommandKind::GiveCharity: return Topic::Charity;
        case CommandKind::Play:
            return v.sees(v.move().card) ? topicOfPlay(v, v.defOf(v.move().card)) : Topic::None;
        case CommandKind::Use:
            return v.sees(v.move().card) ? topicOfUse(v, v.defOf(v.move().card)) : Topic::Ability;
        case CommandKind::Equip:
        case CommandKind::Unequip: return Topic::Equipment;
        case CommandKind::Discard: return topicOfDiscard(v);
        case CommandKind::Sell: return Topic::Sale;
        case CommandKind::OfferTrade: return Topic::Trade;
        case CommandKind::AskHelp:
        case CommandKind::OfferHelp: return Topic::Help;
        case CommandKind::Fight: return Topic::Fight;
        case CommandKind::RunAway:
        case CommandKind::Flee: return Topic::Running;
        case CommandKind::Accept:  // answers: the topic of the offer
        case CommandKind::Decline:
        case CommandKind::Withdraw:
        case CommandKind::LeaveCombat:
        case CommandKind::Choose:
        case CommandKind::Pass:
        case CommandKind::kCount: break;
    }
    return Topic::None;
}

}  // namespace kickdoor
