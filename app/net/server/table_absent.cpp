// NetTable: absent and idle members. The table's ownership passes on, and the others vote about a seat that
// must act.
#include <algorithm>

#include "net/server/net_table.h"

namespace kickdoor::net {
namespace {

constexpr NetTime kOwnerLost{20'000};
// The time that an owner without a seat, who wants to play, has to sit down while others have seats.
constexpr NetTime kOwnerStands{60'000};
// The time that an owner may be idle outside a game while another member is active.
constexpr NetTime kOwnerAway{5 * 60'000};
// The time for a decision, after which the others may vote.
constexpr NetTime kIdle{3 * 60'000};
// The time to vote. Missing votes are then ignored.
constexpr NetTime kTimeToVote{60'000};
// The time that the clock pauses for a disconnected seat that must act, unless a vote extends it.
constexpr NetTime kGrace{30'000};

int rankOf(const Person& person) {
    return person.plays() ? 2 : person.watches ? 0 : 1;
}

}  // namespace

const Person* NetTable::bestOwner() const {
    // Of equal ranks, the earliest member wins.
    const Person* best = nullptr;
    for (const Person& person : people_)
        if (person.connected() && (best == nullptr || rankOf(person) > rankOf(*best))) best = &person;
    return best;
}

void NetTable::tendOwner(NetTime now) {
    const Person* best = bestOwner();
    if (best == nullptr) return;
    const Person* owner = person(owner_);
    const bool stands = owner != nullptr && rankOf(*owner) == 1 && rankOf(*best) == 2;
    if (!stands)
        ownerStandsSince_.reset();
    else if (!ownerStandsSince_)
        ownerStandsSince_ = now;
    bool passes = owner == nullptr;
    if (owner != nullptr && !owner->connected()) passes = now - owner->lostAt >= kOwnerLost;
    if (owner != nullptr && owner->connected() && rankOf(*owner) < rankOf(*best))
        passes = owner->watches || game_ != nullptr || now - *ownerStandsSince_ >= kOwnerStands;
    const bool resting = stage_ == TableStage::Lobby || stage_ == TableStage::Over;
    if (!passes && resting && now - owner->actedAt >= kOwnerAway) {
        const auto waits = [&](const Person& other) {
            return other.connected() && other.plays() && now - other.actedAt < kOwnerAway;
        };
        const auto other = std::find_if(people_.begin(), people_.end(), waits);
        passes = other != people_.end();
        if (passes) best = &*other;
    }
    if (!passes || best->id == owner_) return;
    owner_ = best->id;
    ownerStandsSince_.reset();
    lobbyChanged_ = true;
}

bool NetTable::attends(const Person& person) const {
    if (!person.connected() || !person.plays()) return false;
    for (Seat seat{0}; seat < kMaxSeats; ++seat)
        if (person.seats.has(seat) && stateOf(seat) != SeatState::Stepped) return true;
    return false;
}

std::vector<MemberId> NetTable::voters(Seat about) const {
    std::vector<MemberId> ids;
    for (const Person& person : people_)
        if (attends(person) && !person.seats.has(about)) ids.push_back(person.id);
    return ids;
}

Seat NetTable::lostAndAsked() const {
    if (stage_ != TableStage::Playing) return kNoSeat;
    const SeatSet asked = waitingFor(game_->table().state());
    for (Seat seat{0}; seat < kMaxSeats; ++seat) {
        if (!asked.has(seat)) continue;
        const SeatState state = stateOf(seat);
        if (state == SeatState::Lost || state == SeatState::Open) return seat;
    }
    return kNoSeat;
}

Seat NetTable::idleAndAsked(NetTime now) const {
    for (Seat seat{0}; seat < kMaxSeats; ++seat)
        if (askedSince_[seat] && stateOf(seat) == SeatState::Here && now - *askedSince_[seat] >= kIdle)
            return seat;
    return kNoSeat;
}

void NetTable::tendAskedSeats(NetTime now) {
    const SeatSet asked = stage_ == TableStage::Playing ? waitingFor(game_->table().state()) : SeatSet();
    for (Seat seat{0}; seat < kMaxSeats; ++seat) {
        if (!asked.has(seat))
            askedSince_[seat].reset();
        else if (!askedSince_[seat])
            askedSince_[seat] = now;
    }
    const Seat lost = lostAndAsked();
    Seat about = lost != kNoSeat ? lost : idleAndAsked(now);
    const auto may = voters(about);
    if (may.empty()) about = kNoSeat;
    if (ballot_.about() != about) ballot_.openFor(about, now);
    carryOutVote(now);
    VoteState state = ballot_.state(may);
    if (!ballot_.open()) state = {};
    if (state != toldVote_) {
        toldVote_ = state;
        tellAll(state);
    }
    if (stage_ != TableStage::Playing) return;
    const Person* owner = lost == kNoSeat ? nullptr : ownerOf(lost);
    const bool stands = options_.clockPermille != 0 && owner != nullptr &&
                        (awaited_.has(lost) || now - owner->lostAt < kGrace);
    game_->table().setPaused(stands, now);
}

NetReason NetTable::hear(Person& from, const CastVote& vote, NetTime now) {
    if (!game_ || !ballot_.open() || ballot_.about() != vote.about) return NetReason::NoVote;
    if (!from.plays()) return NetReason::NotYourSeat;
    const auto may = voters(vote.about);
    if (std::find(may.begin(), may.end(), from.id) == may.end()) return NetReason::NotYourSeat;
    ballot_.cast(from.id, vote.choice);
    carryOutVote(now);
    return NetReason::None;
}

void NetTable::carryOutVote(NetTime now) {
    if (!ballot_.open()) return;
    const Seat seat = ballot_.about();
    switch (ballot_.decided(voters(seat), now - ballot_.openedAt() >= kTimeToVote)) {
        case Vote::Wait:
            if (stateOf(seat) == SeatState::Here) {
                // Allows some more minutes.
                askedSince_[seat] = now;
                ballot_.close();
            } else {
                awaited_ = awaited_.with(seat);
            }
            break;
        case Vote::Bot:
            note(TableNote::Kind::Bot, seat);
            game_->table().setControl(seat, Control::Bot, now);
            ballot_.close();
            break;
        case Vote::End:
            note(TableNote::Kind::Ended, 0);
            ended_ = true;
            endGame(now);
            tellAll(Refused{NetReason::TableEnded, {}, 0});
            break;
        case Vote::None:
        case Vote::kCount: break;
    }
}

}  // namespace kickdoor::net
