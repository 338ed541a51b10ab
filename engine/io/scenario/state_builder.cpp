#include "io/scenario/state_builder.h"

#include <algorithm>

#include "base/nearest_word.h"
#include "io/scenario/dressing.h"
#include "io/snapshot/validate.h"
#include "rules/engine.h"

namespace kickdoor::scenario {
namespace {

constexpr Zone deckOf(Deck deck) {
    return deck == Deck::Door ? Zone::DoorDeck : Zone::TreasureDeck;
}

class StateBuilder {
public:
    StateBuilder(const Game& game, const Setting& setting) : game_(game), setting_(setting) {
        std::vector<Sex> sexes;
        for (const PlayerSetting& player : setting.players) sexes.push_back(player.sex);
        state_ = newGame(game, static_cast<int>(setting.players.size()), setting.seed, sexes);
    }

    GameState build() {
        takeHandsBack();
        for (Seat seat{0}; seat < state_.players; ++seat) layPlayer(seat);
        layPile(setting_.doorDiscard, Zone::DoorDiscard, Deck::Door);
        layPile(setting_.treasureDiscard, Zone::TreasureDiscard, Deck::Treasure);
        layPile(setting_.doorDeck, Zone::DoorDeck, Deck::Door);
        layPile(setting_.treasureDeck, Zone::TreasureDeck, Deck::Treasure);
        for (Seat seat{0}; seat < state_.players; ++seat)
            dressPlayer(game_, state_, seat, setting_.players[seat], inPlay_[seat]);
        if (setting_.phase == Phase::Setup) dealMissingHands();
        if (setting_.restRemoved) removeRest();
        begin();
        return state_;
    }

private:
    const CardDef& defOf(CardId card) const { return game_.catalog[state_.cards.def(card)]; }

    void takeHandsBack() {
        for (Seat seat{0}; seat < state_.players; ++seat) {
            while (state_.cards.size(Zone::Hand, seat) > 0) {
                const CardId card = state_.cards.first(Zone::Hand, seat);
                state_.cards.move(card, {deckOf(defOf(card).deck), kNoSeat}, CardTable::End::Bottom);
                state_.cards.setKnown(card, SeatSet());
            }
        }
    }

    // A copy of the card that has not been placed yet; created if the pack has no more.
    CardId take(const CardMention& mention) {
        const DefId def = defsOf(game_.catalog, mention.at, mention.key, mention.pack).front();
        for (int i = 0; i < state_.cards.count(); ++i) {
            const auto card = CardId(i);
            if (state_.cards.def(card) != def || isTaken(card)) continue;
            taken_.push_back(card);
            return card;
        }
        if (state_.cards.count() >= kMaxCards) mention.at.fail("is one card too many for a game");
        const CardId card = state_.cards.add(def, {Zone::Box, kNoSeat});
        taken_.push_back(card);
        return card;
    }
    bool isTaken(CardId card) const { return std::find(taken_.begin(), taken_.end(), card) != taken_.end(); }

    CardId put(const CardMention& mention, Place place, SeatSet known) {
        const CardId card = take(mention);
        state_.cards.move(card, place, CardTable::End::Bottom);
        state_.cards.setKnown(card, known);
        return card;
    }

    void layPlayer(Seat seat) {
        const PlayerSetting& setting = setting_.players[seat];
        PlayerState& player = state_.player[seat];
        player.level = static_cast<std::int8_t>(setting.level);
        if (setting.dead) player.status = PlayerStatus::Dead;
        player.character = kNoDef;
        if (setting.character) layCharacter(seat, *setting.character);
        if (setting.hand)
            for (const CardMention& mention : *setting.hand) {
                needPlain(mention);
                needOfDecks(mention, put(mention, {Zone::Hand, seat}, SeatSet::of(seat)));
            }
        for (const CardMention& mention : setting.curses) {
            needPlain(mention);
            const CardId card = put(mention, {Zone::Curses, seat}, kAll);
            if (defOf(card).kind != CardKind::Curse || !defOf(card).lasting)
                mention.at.fail("is no curse that stays (R10.2)");
        }
        for (const CardMention& mention : setting.inPlay) {
            const CardId card = put(mention, {Zone::InPlay, seat}, kAll);
            inPlay_[seat].push_back(card);
        }
    }
    static void needPlain(const CardMention& mention) {
        if (mention.equipped || !mention.on.empty())
            mention.at.fail("can be equipped, or sit on a card, only in play");
    }
    void needOfDecks(const CardMention& mention, CardId card) const {
        if (defOf(card).kind == CardKind::Character)
            mention.at.fail("is a Character: it lies in no deck and no hand, but beside its player (R1.4)");
    }
    void layCharacter(Seat seat, const CardMention& mention) {
        const CardId card = take(mention);
        if (defOf(card).kind != CardKind::Character) mention.at.fail("is no Character card (R1.4)");
        for (Seat other{0}; other < seat; ++other)
            if (state_.player[other].character == state_.cards.def(card))
                mention.at.fail("is the Character of " + setting_.players[other].name + " (R1.4)");
        state_.player[seat].character = state_.cards.def(card);
    }

    // The first of the list is placed on top.
    void layPile(const CardMentions& mentions, Zone zone, Deck deck) {
        const bool open = zone == Zone::DoorDiscard || zone == Zone::TreasureDiscard;
        std::vector<CardId> cards;
        for (const CardMention& mention : mentions) {
            needPlain(mention);
            cards.push_back(take(mention));
            needOfDecks(mention, cards.back());
            if (defOf(cards.back()).deck != deck) mention.at.fail("belongs to the other deck (R1.2)");
        }
        for (std::size_t i = cards.size(); i > 0; --i) {
            state_.cards.move(cards[i - 1], {zone, kNoSeat}, CardTable::End::Top);
            state_.cards.setKnown(cards[i - 1], open ? kAll : SeatSet());
        }
    }

    // R1.3: dealt from below the named cards of the decks.
    void dealMissingHands() {
        for (Seat seat{0}; seat < state_.players; ++seat) {
            if (setting_.players[seat].hand) continue;
            dealFrom(Zone::DoorDeck, seat, game_.rules.openingDoors);
            dealFrom(Zone::TreasureDeck, seat, game_.rules.openingTreasures);
        }
    }
    void dealFrom(Zone deck, Seat seat, int count) {
        for (int k = 0; k < count; ++k) {
            CardId next = kNoCard;
            for (const CardId card : state_.cards.in(deck))
                if (!isTaken(card)) {
                    next = card;
                    break;
                }
            if (next == kNoCard || setting_.restRemoved) return;
            taken_.push_back(next);
            state_.cards.move(next, {Zone::Hand, seat}, CardTable::End::Bottom);
            state_.cards.setKnown(next, SeatSet::of(seat));
        }
    }

    void removeRest() {
        for (int i = 0; i < state_.cards.count(); ++i) {
            const auto card = CardId(i);
            const bool inDeck =
                state_.cards.isIn(card, Zone::DoorDeck) || state_.cards.isIn(card, Zone::TreasureDeck);
            if (inDeck && !isTaken(card))
                state_.cards.move(card, {Zone::Box, kNoSeat}, CardTable::End::Bottom);
        }
    }

    void begin() {
        state_.bossesDefeated = static_cast<std::uint8_t>(setting_.bossesDefeated);
        for (const int face : setting_.d6) state_.stackedD6.push_back(static_cast<std::uint8_t>(face));
        for (const int face : setting_.d20) state_.stackedD20.push_back(static_cast<std::uint8_t>(face));
        state_.phase = setting_.phase;
        if (setting_.phase == Phase::Setup) return;
        state_.turn = 1;
        state_.active = setting_.active;
        if (setting_.phase != Phase::End && setting_.players[setting_.active].dead)
            throw ReadError{"active", "is dead: the dead only end their turn (R11.3)"};
        for (Seat seat{0}; seat < state_.players; ++seat) state_.player[seat].setUpDone = 1;
        state_.listened = game_.rules.listenAtTheDoor && setting_.phase != Phase::Arrange ? 1 : 0;
    }

    static constexpr SeatSet kAll{0x3F};

    const Game& game_;
    const Setting& setting_;
    GameState state_;
    std::vector<CardId> taken_;
    std::array<std::vector<CardId>, kMaxSeats> inPlay_;
};

}  // namespace

std::vector<DefId> defsOf(const Catalog& catalog, const JsonAt& place, const std::string& key,
                          const std::string& pack) {
    std::vector<DefId> defs;
    std::vector<std::string_view> known;
    for (std::size_t def = 0; def < catalog.cards.size(); ++def) {
        const CardDef& card = catalog.cards[def];
        if (card.key == key && (pack.empty() || card.pack == pack)) defs.push_back(DefId(def));
        if (pack.empty() || card.pack == pack) known.emplace_back(card.key);
    }
    if (defs.empty() && !pack.empty() &&
        std::find_if(catalog.cards.begin(), catalog.cards.end(),
                     [&](const CardDef& card) { return card.pack == pack; }) == catalog.cards.end())
        place.fail("names the pack '" + quotable(pack) + "', which is not in this game");
    if (defs.empty()) place.fail(unknownWord(pack.empty() ? "card" : "card of " + pack, key, known));
    return defs;
}

GameState buildState(const Game& game, const Setting& setting) {
    GameState state = StateBuilder(game, setting).build();
    if (const std::string cause = validate(game, state); !cause.empty()) throw ReadError{"setting", cause};
    return state;
}

}  // namespace kickdoor::scenario
