// NetTable: restores a table after a crash of the server, from its game's file and its lines in the group
// journal.
#include <algorithm>

#include "net/server/net_table.h"
#include "net/wire/game_options.h"

namespace kickdoor::net {
namespace {

struct Changes {
    std::vector<std::string> commands;
    std::vector<TableNote> notes;
};

Changes changesIn(const std::vector<JournalEntry>& entries) {
    Changes changes;
    for (const JournalEntry& entry : entries) {
        TableNote note;
        if (entry.kind == EntryKind::Command)
            changes.commands.push_back(entry.text);
        else if (readNote(entry.text, note))
            changes.notes.push_back(note);
    }
    return changes;
}

}  // namespace

std::unique_ptr<NetTable> NetTable::resume(const KeptTable& kept, const std::vector<JournalEntry>& entries,
                                           TableHome& home, NetTime now, TableError& error) {
    const Changes changes = changesIn(entries);
    std::string cause;
    std::shared_ptr<const LoadedPacks> old;
    const LoadedPacks* packs = matchPacks(*home.shelf, kept.deal.committed.packs).packs;
    if (packs == nullptr) {
        old = keptPacks(home.folder, kept.deal.committed.packs, cause);
        packs = old.get();
    }
    if (packs == nullptr) {
        error = {TableErrorKind::CannotRead, keptFile(home.folder, kept.key), cause};
        return nullptr;
    }
    OpenGame open;
    auto past = std::make_unique<PublicPast>();
    error = openDeal(kept.deal, *packs, changes.commands, open, *past);
    if (error) {
        error.file = keptFile(home.folder, kept.key);
        return nullptr;
    }
    auto table = standing(kept, std::move(open), changes.commands, std::move(past), home, now);
    for (const TableNote& note : changes.notes) table->repeat(note, now);
    if (table->game_->over() || table->ended_) table->stage_ = TableStage::Over;
    table->lobbyChanged_ = false;
    return table;
}

std::unique_ptr<NetTable> NetTable::standing(const KeptTable& kept, OpenGame open,
                                             const std::vector<std::string>& commands,
                                             std::unique_ptr<PublicPast> past, TableHome& home, NetTime now) {
    NewTable like{kept.name, {}, static_cast<int>(kept.deal.committed.seats.size()), kept.options};
    auto table = std::make_unique<NetTable>(kept.id, like, home);
    table->resumeGame(kept, std::move(open), commands, std::move(past), now);
    return table;
}

void NetTable::resumeGame(const KeptTable& kept, OpenGame open, const std::vector<std::string>& commands,
                          std::unique_ptr<PublicPast> past, NetTime now) {
    pin_ = TablePin(kept.pin);
    owner_ = kept.owner;
    deal_ = kept.deal;
    round_ = deal_.committed.round;
    stage_ = TableStage::Playing;
    emptySince_ = now;
    for (const KeptMember& member : kept.members) {
        resumePerson(member, now);
        for (Seat seat{0}; seat < kMaxSeats; ++seat)
            if (member.seats.has(seat)) plan_.take(member.id, false, wishFor(seat));
    }
    for (Seat seat{0}; seat < plan_.size(); ++seat)
        if (deal_.committed.seats[seat].control == Control::Bot) plan_.take(kNoMember, true, wishFor(seat));
    game_ = std::make_unique<NetGame>(std::move(open), deal_, paceOf(options_), *home_.journal, kept.key,
                                      commands, std::move(past), now);
}

Person& NetTable::resumePerson(const KeptMember& member, NetTime now) {
    Person person;
    person.id = member.id;
    person.name = member.name;
    person.tokenDigest = member.tokenDigest;
    person.seats = member.seats;
    person.lostAt = now;
    people_.push_back(person);
    nextMember_ = std::max<MemberId>(nextMember_, static_cast<MemberId>(member.id + 1));
    return people_.back();
}

KeptTable NetTable::keptLobby() const {
    KeptTable kept;
    kept.id = id_;
    kept.name = name_;
    kept.pin = pin_.kept();
    kept.options = options_;
    kept.owner = owner_;
    kept.deal.committed.seats = plan_.played(options_.standIn);
    for (const Person& person : people_)
        if (!person.watches)
            kept.members.push_back({person.id, person.name, person.tokenDigest, plan_.seatsOf(person.id)});
    return kept;
}

std::unique_ptr<NetTable> NetTable::lobby(const KeptTable& kept, TableHome& home, NetTime now) {
    const auto seats = static_cast<int>(kept.deal.committed.seats.size());
    auto table = std::make_unique<NetTable>(kept.id, NewTable{kept.name, {}, seats, kept.options}, home);
    table->pin_ = TablePin(kept.pin);
    table->owner_ = kept.owner;
    table->emptySince_ = now;
    for (const KeptMember& member : kept.members) table->resumePerson(member, now);
    for (Seat seat{0}; seat < seats; ++seat) {
        const PlayedSeat& planned = kept.deal.committed.seats[seat];
        const bool bot = planned.control == Control::Bot;
        const Person* owner = table->ownerOf(seat);
        if (!bot && owner == nullptr) continue;
        table->plan_.take(
            owner == nullptr ? kNoMember : owner->id, bot,
            {seat, planned.name, planned.colour, planned.sex, bot ? planned.bot : std::string()});
    }
    return table;
}

// Only who will be resumed can be named by a number.
TableTalk NetTable::keptTalk() const {
    TableTalk kept = talk_;
    for (const Person& person : people_) {
        if (game_ ? person.plays() : !person.watches)
            kept.heard[person.id] = person.connected() ? kept.lines() : person.saidBefore;
        else
            kept.sign(person.id, person.name);
    }
    return kept;
}

void NetTable::resumeTalk(const TableTalk& talk) {
    talk_ = talk;
    for (Person& person : people_) {
        const auto heard = talk_.heard.find(person.id);
        if (heard != talk_.heard.end()) person.saidBefore = heard->second;
    }
    talk_.heard.clear();
}

TakeSeat NetTable::wishFor(Seat seat) const {
    const PlayedSeat& played = deal_.committed.seats[seat];
    const bool bot = played.control == Control::Bot;
    return {seat, played.name, played.colour, played.sex, bot ? played.bot : std::string()};
}

void NetTable::repeat(const TableNote& note, NetTime now) {
    const auto seat = Seat(note.number);
    switch (note.kind) {
        case TableNote::Kind::Left:
            if (Person* left = person(static_cast<MemberId>(note.number))) {
                givenUp_ = givenUp_ | left->seats;
                for (Seat mine{0}; mine < kMaxSeats; ++mine)
                    if (left->seats.has(mine)) game_->table().setControl(mine, Control::Bot, now);
                remove(left->id, NetReason::Left, now);
            }
            break;
        case TableNote::Kind::Bot: game_->table().setControl(seat, Control::Bot, now); break;
        case TableNote::Kind::Back: game_->table().setControl(seat, Control::Person, now); break;
        case TableNote::Kind::Ended: ended_ = true; break;
        case TableNote::Kind::kCount: break;
    }
}

}  // namespace kickdoor::net
