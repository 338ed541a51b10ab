// The game, its state and the event sink while a command is carried out.
#pragma once

#include "evaluation/evaluate.h"
#include "evaluation/strength.h"
#include "rules/engine.h"

namespace kickdoor {

inline constexpr SeatSet kEveryone{0x3F};

struct Context {
    const Game& game;
    GameState& state;
    EventSink* sink = nullptr;
    // Players whose cards in play, Level, sex or identity changed: their equipment and Big Items are checked
    // before anything else happens (R7.3, R7.4, R4.6).
    SeatSet touched{};

    const CardDef& defOf(CardId card) const { return game.catalog[state.cards.def(card)]; }
    void touch(Seat seat) { touched = touched.with(seat); }

    void emit(const Event& event) {
        if (sink == nullptr) return;
        Event told = event;
        if (told.card != kNoCard && told.def == kNoDef) told.def = state.cards.def(told.card);
        sink->onEvent(state, told);
    }
};

// Builders for common events.
inline Event eventOf(EventKind kind, Seat seat = kNoSeat, CardId card = kNoCard, int number = 0,
                     int number2 = 0) {
    Event event;
    event.kind = kind;
    event.seat = seat;
    event.card = card;
    event.number = static_cast<std::int16_t>(number);
    event.number2 = static_cast<std::int16_t>(number2);
    return event;
}
// The same for kinds with numbers of their own (event.h).
inline Event levelChanged(Seat seat, int from, int to) {
    return eventOf(EventKind::LevelChanged, seat, kNoCard, from, to);
}
inline Event dieRolled(Seat roller, CardId against, int face, int sides) {
    return eventOf(EventKind::DieRolled, roller, against, face, sides);
}
inline Event rollChanged(const DieRoll& roll, const Frame& cause) {
    Event event = eventOf(EventKind::RollChanged, roll.roller, cause.card, roll.face, roll.modifier);
    event.def = cause.def;
    return event;
}
inline Event phaseChanged(Seat active, Phase phase) {
    return eventOf(EventKind::PhaseChanged, active, kNoCard, static_cast<int>(phase));
}
inline Event windowOpened(WindowKind kind, Seat whose = kNoSeat, CardId card = kNoCard) {
    return eventOf(EventKind::WindowOpened, whose, card, static_cast<int>(kind));
}
inline Event cardDrawn(Seat seat, CardId card, Deck deck) {
    return eventOf(EventKind::CardDrawn, seat, card, static_cast<int>(deck));
}
inline Event cardTakenFromDiscards(Seat seat, CardId card, Deck deck) {
    return eventOf(EventKind::CardDrawn, seat, card, static_cast<int>(deck), 1);
}
inline Event deckSeen(Seat by, Deck deck, int cards) {
    return eventOf(EventKind::DeckSeen, by, kNoCard, static_cast<int>(deck), cards);
}
inline Event itemsSold(Seat by, int gold, int levels) {
    return eventOf(EventKind::ItemsSold, by, kNoCard, gold, levels);
}
inline Event dieCounted(Seat roller, int added, bool monsters) {
    return eventOf(EventKind::DieCounted, roller, kNoCard, added, monsters ? 1 : 0);
}
inline Event eventBetween(EventKind kind, Seat seat, Seat seat2, CardId card = kNoCard, int number = 0) {
    Event event = eventOf(kind, seat, card, number);
    event.seat2 = seat2;
    return event;
}

}  // namespace kickdoor
