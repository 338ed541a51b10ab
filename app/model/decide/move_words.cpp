#include "model/decide/move_words.h"

#include <algorithm>
#include <array>

#include "table_api/company.h"
#include "table_api/fight.h"
#include "words/window_words.h"

namespace kickdoor {
namespace {

// A Hireling comes into play and takes an Item at once (R7.9).
bool hires(const ShownGame& shown, const Move& play) {
    return play.aim.kind == AimKind::Card && play.card != kNoCard &&
           shown.game().catalog[shown.view().cards.def(play.card)].ally == AllyKind::Hireling;
}

}  // namespace

QString MoveWords::aimed(const ShownGame& shown, const Aim& aim) {
    switch (aim.kind) {
        case AimKind::None: return {};
        case AimKind::Player:
            return aim.seat() == shown.viewer() ? tr("yourself") : shown.wording().name(aim.seat());
        case AimKind::Fighters: return tr("the fighters");
        case AimKind::Monsters: return tr("the monsters");
        case AimKind::Card: return shown.wording().title(shown.view().cards.def(aim.card()));
    }
    return {};
}

QString MoveWords::held(const ShownGame& shown, CardId card) {
    const QString title = shown.wording().title(shown.view().cards.def(card));
    const Seat holder = shown.view().cards.place(card).holder;
    if (holder == kNoSeat || holder == shown.viewer()) return title;
    return tr("%1 from %2", "a card and whose it is").arg(title, shown.wording().name(holder));
}

QString MoveWords::abilityTarget(const ShownGame& shown, const Move& use) {
    return use.subject != kNoCard ? held(shown, use.subject) : aimed(shown, use.aim);
}

QString MoveWords::ofCard(const ShownGame& shown, const QString& power, CardId card) {
    const QString title = shown.face(card).title;
    return title.isEmpty() || title == power ? power
                                             : tr("%1 (%2)", "an ability, its card").arg(power, title);
}

QString MoveWords::power(const ShownGame& shown, const Move& use) {
    const QString ability = shown.wording().ability(shown.view().cards.def(use.card), use.ability);
    return aimedAt(ofCard(shown, ability, use.card), abilityTarget(shown, use));
}

QString MoveWords::aimedAt(const QString& ability, const QString& target) {
    return target.isEmpty() ? ability : tr("%1: %2", "ability: target").arg(ability, target);
}

QString MoveWords::power(const ShownGame& shown, const std::vector<Move>& uses) {
    if (uses.size() == 1) return power(shown, uses.front());
    const Move& first = uses.front();
    const QString ability = shown.wording().ability(shown.view().cards.def(first.card), first.ability);
    const auto holder = [&](const Move& use) {
        return use.subject == kNoCard ? kNoSeat : shown.view().cards.place(use.subject).holder;
    };
    const Seat from = holder(first);
    const bool same =
        from != kNoSeat && from != shown.viewer() &&
        std::all_of(uses.begin(), uses.end(), [&](const Move& use) { return holder(use) == from; });
    const QString named = ofCard(shown, ability, first.card);
    return same ? tr("%1 from %2", "an ability, whose cards it is used on")
                      .arg(named, shown.wording().name(from))
                : named;
}

bool MoveWords::joinsFight(const ShownGame& shown, const Move& play) {
    return play.kind == CommandKind::Play && shown.view().combatOn() && play.aim.kind == AimKind::None &&
           play.with == kNoCard && play.card != kNoCard &&
           shown.game().catalog[shown.view().cards.def(play.card)].kind == CardKind::Monster;
}

QString MoveWords::whyJoins(const ShownGame& shown, const Move& play) {
    if (!joinsFight(shown, play)) return {};
    const Catalog& catalog = shown.game().catalog;
    std::uint64_t kinds = 0;
    for (const MonsterEntry& monster : shown.view().combat.monsters)
        kinds |= tagsInFight(shown.game(), shown.view(), monster);
    kinds &= catalog.joiningTags & catalog[shown.view().cards.def(play.card)].tags;
    for (std::size_t tag = 0; tag < 64; ++tag)
        if (((kinds >> tag) & 1U) != 0)
            return tr("Monsters of this kind join each other in any fight: %1.", "Undead")
                .arg(shown.wording().texts().tagName(tag));
    return {};
}

QString MoveWords::played(const ShownGame& shown, const Move& move) {
    if (joinsFight(shown, move)) return tr("Play: it joins the fight", "a monster");
    const QString target = aimed(shown, move.aim);
    const QString with =
        move.with == kNoCard ? QString() : shown.wording().title(shown.view().cards.def(move.with));
    if (target.isEmpty() && with.isEmpty()) return tr("Play");
    if (handsToHireling(shown.game(), shown.view(), move)) return tr("Hand to %1").arg(target);
    if (hires(shown, move)) return tr("Play: it carries %1", "a Hireling, and an Item").arg(target);
    if (with.isEmpty()) return tr("Play on %1").arg(target);
    if (target.isEmpty()) return tr("Play with %1").arg(with);
    return tr("Play with %1 on %2").arg(with, target);
}

QString MoveWords::playedWith(const ShownGame& shown, const Move& move) {
    const auto title = [&](CardId card) { return shown.wording().title(shown.view().cards.def(card)); };
    const QString target = aimed(shown, move.aim);
    return target.isEmpty() ? tr("Play %1 with %2").arg(title(move.card), title(move.with))
                            : tr("Play %1 with %2 on %3").arg(title(move.card), title(move.with), target);
}

bool MoveWords::isSacrifice(const ShownGame& shown, const Move& move) {
    return givesUpGuestStar(shown.game(), shown.view(), move);
}

QString MoveWords::discarded(const ShownGame& shown, const Move& move) {
    if (!isSacrifice(shown, move)) return tr("Discard");
    const QString star = shown.wording().title(shown.view().cards.def(move.card));
    return move.seat == kNoSeat
               ? tr("Give up %1 and escape").arg(star)
               : tr("Give up %1 and escape with %2").arg(star, shown.wording().name(move.seat));
}

QString MoveWords::of(const ShownGame& shown, const Move& move) {
    const auto title = [&](CardId card) { return shown.wording().title(shown.view().cards.def(card)); };
    switch (move.kind) {
        case CommandKind::KickOpenDoor: return tr("Kick open the door");
        case CommandKind::ListenAtDoor: return tr("Listen at the door");
        case CommandKind::LootRoom: return tr("Loot the room");
        case CommandKind::EndTurn: return tr("End turn");
        case CommandKind::LookForTrouble: return tr("Look for trouble: fight it");
        case CommandKind::Play: return played(shown, move);
        case CommandKind::Keep: return tr("Take %1 into your hand").arg(title(move.card));
        case CommandKind::Equip: return tr("Equip");
        case CommandKind::Unequip: return tr("Carry, unequipped");
        case CommandKind::Discard: return discarded(shown, move);
        case CommandKind::Sell: return tr("Sell Items");
        case CommandKind::Use: {
            const QString ability = shown.wording().ability(shown.view().cards.def(move.card), move.ability);
            return aimedAt(ability, abilityTarget(shown, move));
        }
        case CommandKind::OfferTrade: return tr("Trade or give");
        case CommandKind::AskHelp: return tr("Ask for help");
        case CommandKind::OfferHelp: return tr("Offer help");
        case CommandKind::Accept: return tr("Accept");
        case CommandKind::Decline: return tr("Decline");
        case CommandKind::Withdraw: return tr("Withdraw the offer");
        case CommandKind::LeaveCombat: return tr("Leave the fight");
        case CommandKind::Fight: return tr("Fight!");
        case CommandKind::RunAway: return tr("Run away");
        case CommandKind::Flee: return tr("Flee from %1").arg(title(move.card));
        case CommandKind::Choose: return tr("Choose");
        case CommandKind::Pass:
            return shown.view().phase == Phase::Setup ? tr("Ready")
                                                      : WindowWords::pass(shown.view().window.kind);
        case CommandKind::GiveCharity: return tr("Charity");
        case CommandKind::kCount: break;
    }
    return {};
}

QString MoveWords::templateOf(const ShownGame& shown, const CommandTemplate& family) {
    return tr("%1 …", "opens a dialog").arg(of(shown, family.move));
}

QString MoveWords::kind(CommandKind kind) {
    static constexpr std::array kWords = {
        "kickOpenDoor", "listenAtDoor", "lootRoom",   "endTurn",     "lookForTrouble",
        "play",         "keep",         "equip",      "unequip",     "discard",
        "sell",         "use",          "offerTrade", "askHelp",     "offerHelp",
        "accept",       "decline",      "withdraw",   "leaveCombat", "fight",
        "runAway",      "flee",         "choose",     "pass",        "giveCharity"};
    static_assert(kWords.size() == static_cast<std::size_t>(CommandKind::kCount));
    return QString::fromLatin1(kWords[static_cast<std::size_t>(kind)]);
}

}  // namespace kickdoor
