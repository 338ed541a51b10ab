#include "bot/sight.h"

#include "evaluation/card_fits.h"
#include "rules/chapters/allies.h"
#include "rules/chapters/characters.h"
#include "rules/chapters/for_the_win.h"
#include "rules/judge/parts.h"
#include "rules/judge/situation.h"
#include "view/view.h"

namespace kickdoor {
namespace {

void count(Sight::Backs& backs, Deck back) {
    ++(back == Deck::Door ? backs.doors : backs.treasures);
}

}  // namespace

Offer Sight::offerOf(Seat maker) const {
    Offer offer = state_.offers[maker];
    for (std::size_t i = offer.terms.cards.size(); i > 0; --i)
        if (!knows(offer.terms.cards[i - 1])) offer.terms.cards.eraseAt(i - 1);
    return offer;
}

CardList Sight::known(Zone zone, Seat holder) const {
    CardList cards;
    for (const CardId card : state_.cards.in(zone, holder))
        if (knows(card)) cards.push_back(card);
    return cards;
}

Sight::Backs Sight::unknown(Zone zone, Seat holder) const {
    Backs backs;
    for (const CardId card : state_.cards.in(zone, holder))
        if (!knows(card)) count(backs, backOf(card));
    return backs;
}

Sight::Backs Sight::select(Selector selector, Seat owner, const Bindings& at, CardList& known) const {
    CardList found;
    selectFrom(game, state_, selector, owner, at, found);
    Backs backs;
    for (const CardId card : found) {
        if (knows(card))
            known.push_back(card);
        else if (fitsAnyCard(selector))
            count(backs, backOf(card));
    }
    return backs;
}

int Sight::levelsAsHelper(Seat helper) const {
    return kickdoor::statOf(game, withHelper(state_, helper), helper, Stat::LevelsAsHelper);
}

SeatSet Sight::winnersWith(Seat helper) const {
    return winnersOfFight(game, withHelper(state_, helper));
}

bool Sight::isForTheWin() const {
    return kickdoor::isForTheWin(game, state_);
}

bool Sight::mayPromise(CardId card, Seat helper) const {
    return kickdoor::mayPromise(game, state_, card, helper);
}

bool Sight::laysOneShotDown(const Command& command) const {
    return kickdoor::laysOneShotDown(game, state_, command, openWhen(state_, me));
}

CardId Sight::characterOf(Seat seat) const {
    return kickdoor::characterOf(state_, seat);
}

CardId Sight::guestStarOf(Seat seat) const {
    return kickdoor::guestStarOf(game, state_, seat);
}

CardId Sight::hirelingOf(CardId item) const {
    return kickdoor::hirelingOf(game, state_, item);
}

Imagined Sight::imagine() const {
    return {game, state_};
}

GameState Sight::view() const {
    return viewOf(game, state_, me);
}

void Imagined::beginCombat(Seat fighter) {
    state_.combat = Combat();
    state_.combat.stage = CombatStage::Open;
    state_.combat.fighter = fighter;
}

bool Imagined::addMonster(CardId monster) {
    MonsterEntry entry;
    entry.card = monster;
    entry.def = state_.cards.def(monster);
    if (!state_.combat.monsters.push_back(entry)) return false;
    move(monster, Zone::Monsters);
    return true;
}

void Imagined::removeMonster(CardId monster) {
    for (std::size_t i = 0; i < state_.combat.monsters.size(); ++i) {
        if (state_.combat.monsters[i].card != monster) continue;
        state_.combat.monsters.eraseAt(i);
        return;
    }
}

bool Imagined::isForTheWin() const {
    return kickdoor::isForTheWin(game_, state_);
}

}  // namespace kickdoor
