// The fields of every message, in the order of the wire, with their bounds: docs/protocol.md has the same
// table.
#pragma once

#include "net/wire/fields.h"
#include "net/wire/message.h"

namespace kickdoor::net {

// --- Parts ---

inline auto wordsOf(std::vector<std::string>& list, std::size_t most) {
    return each(list, most, [](std::string& item) { return text(item, kMaxWord); });
}
inline auto optionsField(std::vector<std::int16_t>& options) {
    return each(options, kMaxOptions, [](std::int16_t& item) { return number(item); });
}
template <class List>
auto cardsField(List& cards) {
    return each(cards, List::capacity(), [](CardId& item) { return number(item); });
}

template <class A>
void describe(A& a, TableSummary& m) {
    a.fields(number(m.id), text(m.name, kMaxName), word(m.stage, TableStage::kCount),
             number(m.seats, 0, kMaxSeats), number(m.taken, 0, kMaxSeats), number(m.watching),
             flag(m.pinNeeded), wordsOf(m.editions, kMaxEditions));
}
template <class A>
void describe(A& a, PackId& m) {
    a.fields(text(m.edition, kMaxWord), digest(m.files));
}
template <class A>
void describe(A& a, GameOptions& m) {
    a.fields(list(m.packs, kMaxEditions), optionsField(m.options), number(m.clockPermille),
             number(m.choiceMillis), number(m.botMillis), flag(m.chat), flag(m.watching), flag(m.hints),
             text(m.standIn, kMaxWord));
}
template <class A>
void describe(A& a, LobbySeat& m) {
    a.fields(text(m.name, kMaxName), text(m.colour, kMaxWord), number(m.sex, 0, 1),
             number(m.state, 0, kSeatStates - 1), flag(m.ready), text(m.bot, kMaxWord), number(m.owner),
             number(m.lostMillis));
}
template <class A>
void describe(A& a, Member& m) {
    a.fields(number(m.id), text(m.name, kMaxName), flag(m.connected), flag(m.owner),
             wordsOf(m.lacking, kMaxEditions), flag(m.saidBye));
}
template <class A>
void describe(A& a, PlayedSeat& m) {
    a.fields(text(m.name, kMaxName), text(m.colour, kMaxWord), number(m.sex, 0, 1), number(m.control, 0, 1),
             text(m.bot, kMaxWord));
}
template <class A>
void describe(A& a, Commitment& m) {
    a.fields(number(m.member), digest(m.digest));
}
template <class A>
void describe(A& a, OpenedSecret& m) {
    a.fields(number(m.member), digest(m.secret));
}
template <class A>
void describe(A& a, WireView& m) {
    a.fields(seat(m.seat), bytes(m.bytes, sizeof(GameState)));
}
template <class A>
void describe(A& a, PatchRun& m) {
    a.fields(number(m.at), number(m.length));
}
template <class A>
void describe(A& a, Event& e) {
    std::uint8_t audience = e.audience.bits();
    a.fields(word(e.kind, EventKind::kCount), seat(e.seat), seat(e.seat2), number(e.card), number(e.other),
             number(e.def), number(e.number), number(e.number2), seats(audience));
    e.audience = SeatSet(audience);
}
template <class A>
void describe(A& a, SeatEvent& m) {
    a.fields(part(m.event), list(m.patch.runs, kMaxRuns), bytes(m.patch.bytes, sizeof(GameState)));
}
template <class A>
void describe(A& a, WireEvents& m) {
    a.fields(seat(m.seat), list(m.events, kMaxEventsAtOnce));
}
template <class A>
void describe(A& a, Terms& m) {
    a.fields(number(m.treasures), number(m.chosenBy, 0, 1), cardsField(m.items), cardsField(m.cards));
}
template <class A>
void describe(A& a, Move& m) {
    a.fields(word(m.kind, CommandKind::kCount), seat(m.by), seat(m.seat), number(m.ability), number(m.card),
             number(m.with), number(m.subject), number(m.aim.kind, 0, static_cast<int>(AimKind::Card)),
             number(m.aim.value), number(m.number));
}
template <class A>
void describe(A& a, Command& m) {
    std::uint8_t chosen = m.seats.bits();
    a.fields(part(m.move), number(m.epoch), cardsField(m.cards),
             each(m.receivers, m.receivers.capacity(), [](Seat& item) { return seat(item); }), seats(chosen),
             part(m.terms), cardsField(m.want));
    m.seats = SeatSet(chosen);
}
template <class A>
void describe(A& a, Refusal& m) {
    a.fields(word(m.reason, Reason::kCount), seat(m.seat), number(m.card), number(m.number), number(m.other),
             word(m.topic, Topic::kCount));
}

// --- Messages ---

template <class A>
void describe(A& a, Hello& m) {
    a.fields(number(m.protocol), text(m.version, kMaxWord));
}
template <class A>
void describe(A& a, Welcome& m) {
    a.fields(number(m.protocol), text(m.version, kMaxWord), text(m.server, kMaxName),
             list(m.tables, kMaxTablesListed), flag(m.mayMake));
}
template <class A>
void describe(A& a, ListTables&) {
    a.fields();
}
template <class A>
void describe(A& a, Enter& m) {
    a.fields(number(m.table), text(m.pin, kMaxPin), text(m.name, kMaxName), flag(m.watch), flag(m.openView),
             each(m.tokens, 1, [](Token& item) { return digest(item); }), flag(m.past));
}
template <class A>
void describe(A& a, MakeTable& m) {
    a.fields(text(m.tableName, kMaxName), text(m.pin, kMaxPin), text(m.name, kMaxName));
}
template <class A>
void describe(A& a, Entered& m) {
    a.fields(number(m.table), number(m.you), digest(m.token), seats(m.seats));
}
template <class A>
void describe(A& a, Refused& m) {
    a.fields(word(m.reason, NetReason::kCount), text(m.text, kMaxNote), number(m.number));
}
template <class A>
void describe(A& a, Bye& m) {
    a.fields(word(m.reason, NetReason::kCount), text(m.text, kMaxNote));
}
template <class A>
void describe(A& a, Ping& m) {
    a.fields(number(m.id));
}
template <class A>
void describe(A& a, Pong& m) {
    a.fields(number(m.id));
}
template <class A>
void describe(A& a, Lobby& m) {
    a.fields(text(m.tableName, kMaxName), word(m.stage, TableStage::kCount), part(m.options),
             list(m.seats, kMaxSeats), list(m.members, kMaxMembers));
}
template <class A>
void describe(A& a, TakeSeat& m) {
    a.fields(seat(m.seat), text(m.name, kMaxName), text(m.colour, kMaxWord), number(m.sex, 0, 1),
             text(m.bot, kMaxWord));
}
template <class A>
void describe(A& a, LeaveSeat& m) {
    a.fields(seat(m.seat));
}
template <class A>
void describe(A& a, Ready& m) {
    a.fields(flag(m.ready), digest(m.commitment));
}
template <class A>
void describe(A& a, SetOptions& m) {
    a.fields(number(m.seats, 3, kMaxSeats), part(m.options));
}
template <class A>
void describe(A& a, Lacks& m) {
    a.fields(wordsOf(m.editions, kMaxEditions));
}
template <class A>
void describe(A& a, Kick& m) {
    a.fields(number(m.member));
}
template <class A>
void describe(A& a, Start&) {
    a.fields();
}
template <class A>
void describe(A& a, Chat& m) {
    a.fields(number(m.from), text(m.text, kMaxChat));
}
template <class A>
void describe(A& a, CastVote& m) {
    a.fields(seat(m.about), word(m.choice, Vote::kCount));
}
template <class A>
void describe(A& a, VoteState& m) {
    a.fields(seat(m.about), number(m.voters, 0, kMaxSeats), digest(m.votes));
}
template <class A>
void describe(A& a, Leave&) {
    a.fields();
}
template <class A>
void describe(A& a, Committed& m) {
    a.fields(number(m.round), digest(m.host), list(m.members, kMaxSeats), list(m.packs, kMaxEditions),
             optionsField(m.options), list(m.seats, kMaxSeats));
}
template <class A>
void describe(A& a, OpenSecret& m) {
    a.fields(digest(m.secret));
}
template <class A>
void describe(A& a, Started& m) {
    a.fields(list(m.secrets, kMaxSeats));
}
template <class A>
void describe(A& a, Views& m) {
    a.fields(number(m.number), digest(m.chain), list(m.views, kMaxSeats + 1));
}
template <class A>
void describe(A& a, Happened& m) {
    a.fields(number(m.number), digest(m.chain), list(m.views, kMaxSeats + 1));
}
template <class A>
void describe(A& a, Say& m) {
    a.fields(number(m.id), part(m.command));
}
template <class A>
void describe(A& a, Answered& m) {
    a.fields(number(m.id), number(m.kind, 0, static_cast<int>(Answer::Kind::Closed)),
             list(m.refusals, kMaxRefusals));
}
template <class A>
void describe(A& a, Clock& m) {
    a.fields(seats(m.running), number(m.totalMillis, 0, INT32_MAX), number(m.leftMillis, 0, INT32_MAX),
             flag(m.paused));
}
template <class A>
void describe(A& a, Reveal& m) {
    a.fields(digest(m.secret), number(m.commands));
}
template <class A>
void describe(A& a, RecordPart& m) {
    a.fields(number(m.from),
             each(m.lines, kMaxLinesAtOnce, [](std::string& item) { return text(item, kMaxLine); }));
}
template <class A>
void describe(A& a, RecordVerdict& m) {
    a.fields(number(m.member), flag(m.good), number(m.number), digest(m.chain), text(m.text, kMaxNote));
}
template <class A>
void describe(A& a, ShowHand& m) {
    a.fields(seat(m.seat), seat(m.to));
}
template <class A>
void describe(A& a, HandShown& m) {
    a.fields(seat(m.seat), seat(m.to), each(m.cards, kMaxHand, [](DefId& item) { return number(item); }));
}
template <class A>
void describe(A& a, RecallStart& m) {
    a.fields(number(m.number), number(m.commands, 0, kMaxRecalled), bytes(m.view, sizeof(GameState)));
}
template <class A>
void describe(A& a, Recalled& m) {
    a.fields(list(m.events, kMaxEventsAtOnce));
}
template <class A>
void describe(A& a, PlayAgain&) {
    a.fields();
}
template <class A>
void describe(A& a, AskTakeBack& m) {
    a.fields(number(m.id), seat(m.seat), number(m.epoch));
}
template <class A>
void describe(A& a, SayConsent& m) {
    a.fields(seat(m.asker), number(m.number), word(m.consent, Consent::kCount));
}
template <class A>
void describe(A& a, TakeBackState& m) {
    TakeBackNotice& n = m.notice;
    std::uint8_t freely = n.freely.bits();
    std::uint8_t withLeave = n.withLeave.bits();
    std::uint8_t waiting = n.waiting.bits();
    a.fields(seats(freely), seats(withLeave), seat(n.asker), word(n.need, TakeBackNeed::kCount),
             seats(waiting), part(n.move), word(n.end, TakeBackNotice::End::kCount), seat(n.declinedBy));
    n.freely = SeatSet(freely);
    n.withLeave = SeatSet(withLeave);
    n.waiting = SeatSet(waiting);
}
template <class A>
void describe(A& a, PackOffer& m) {
    a.fields(text(m.edition, kMaxWord), text(m.name, kMaxName), text(m.version, kMaxWord),
             text(m.author, kMaxName), text(m.licence, kMaxName), text(m.about, kMaxNote), number(m.doors),
             number(m.treasures), number(m.kinds), number(m.size, 1, kMaxPack), digest(m.file));
}
template <class A>
void describe(A& a, PackOffers& m) {
    a.fields(list(m.packs, kMaxEditions));
}
template <class A>
void describe(A& a, AskPackPart& m) {
    a.fields(digest(m.file), number(m.from, 0, kMaxPack));
}
template <class A>
void describe(A& a, PackPart& m) {
    a.fields(digest(m.file), number(m.from, 0, kMaxPack), bytes(m.bytes, kPackPart));
}

}  // namespace kickdoor::net
