// NetTable: the lobby, with seats, options and readiness, and the deal from everybody's secrets.
#include <algorithm>

#include "net/server/net_table.h"
#include "net/wire/clean_text.h"
#include "net/wire/codec.h"
#include "net/wire/game_options.h"
#include "net/wire/limits.h"

namespace kickdoor::net {

void NetTable::seatsChanged() {
    for (Person& person : people_) {
        const SeatSet seats = plan_.seatsOf(person.id);
        if (seats == person.seats) continue;
        person.seats = seats;
        if (seats.empty()) person.ready = false;
        person.send(Entered{id_, person.id, person.token, seats.bits()});
    }
    lobbyChanged_ = true;
}

void NetTable::nobodyIsReady() {
    for (Person& person : people_) {
        person.ready = false;
        person.opened.reset();
    }
    lobbyChanged_ = true;
}

// Whether somebody else at the table has that name.
bool NetTable::isAnothers(const std::string& name, const Person* person) const {
    return std::any_of(people_.begin(), people_.end(),
                       [&](const Person& other) { return &other != person && other.name == name; });
}

NetReason NetTable::hear(Person& person, const TakeSeat& wish) {
    if (stage_ != TableStage::Lobby) return NetReason::GameRunning;
    const bool sitsDown = person.watches && wish.bot.empty();
    if (sitsDown && cameToPlay() >= static_cast<std::size_t>(kMaxSeats)) return NetReason::TableFull;
    const Person* player = wish.bot.empty() ? &person : nullptr;
    if (isAnothers(cleaned(wish.name, kMaxName), player)) return NetReason::NameTaken;
    const NetReason reason = plan_.take(person.id, person.id == owner_, wish);
    if (reason != NetReason::None) return reason;
    if (sitsDown) person.watches = false;
    seatsChanged();
    return reason;
}

NetReason NetTable::hear(Person& person, const LeaveSeat& wish) {
    if (stage_ != TableStage::Lobby) return NetReason::GameRunning;
    const NetReason reason = plan_.leave(person.id, person.id == owner_, wish.seat);
    if (reason == NetReason::None) seatsChanged();
    return reason;
}

NetReason NetTable::hear(Person& person, const Ready& wish) {
    if (stage_ == TableStage::Over && person.id == owner_) backToLobby();
    if (stage_ != TableStage::Lobby) return NetReason::GameRunning;
    if (wish.ready && !person.plays()) return NetReason::NoSuchSeat;
    person.ready = wish.ready;
    person.commitment = wish.commitment;
    lobbyChanged_ = true;
    return NetReason::None;
}

NetReason NetTable::hear(Person& person, const SetOptions& wish) {
    if (person.id != owner_) return NetReason::NotOwner;
    if (stage_ == TableStage::Over) backToLobby();
    if (stage_ != TableStage::Lobby) return NetReason::GameRunning;
    const PackMatch match = matchPacks(*home_.shelf, wish.options.packs);
    if (match.packs == nullptr) return match.reason;
    RuleSet rules = match.packs->rules;
    if (!applyOptions(wish.options.options, rules)) return NetReason::SetupWrong;
    if (!isBot(wish.options.standIn)) return NetReason::SetupWrong;
    options_ = wish.options;
    plan_.resize(wish.seats);
    seatsChanged();
    nobodyIsReady();
    return NetReason::None;
}

NetReason NetTable::hear(Person& from, const Kick& wish, NetTime now) {
    if (from.id != owner_) return NetReason::NotOwner;
    Person* out = person(wish.member);
    if (out == nullptr || out->id == from.id) return NetReason::NoSuchSeat;
    leave(*out, NetReason::Kicked, now);
    return NetReason::None;
}

NetReason NetTable::hear(Person& from, const Start&, NetTime now) {
    if (from.id != owner_) return NetReason::NotOwner;
    if (stage_ != TableStage::Lobby) return NetReason::GameRunning;
    if (plan_.taken() < 3) return NetReason::NotReady;
    const PackMatch match = matchPacks(*home_.shelf, options_.packs);
    if (match.packs == nullptr) return match.reason;
    for (const Person& person : people_) {
        if (!person.plays()) continue;
        if (!person.ready || !person.connected()) return NetReason::NotReady;
        if (!person.lacking.empty()) return NetReason::MissingPack;
    }
    plan_.closeGaps();
    seatsChanged();
    deal_ = {};
    deal_.host = home_.newSecret();
    Committed& committed = deal_.committed;
    committed.round = round_;
    committed.host = commitmentOf(deal_.host);
    for (const Person& person : people_)
        if (person.plays()) committed.members.push_back({person.id, person.commitment});
    committed.packs = options_.packs;
    committed.options = options_.options;
    committed.seats = plan_.played(options_.standIn);
    stage_ = TableStage::Starting;
    startedAt_ = now;
    lobbyChanged_ = true;
    tellAll(committed);
    if (committed.members.empty()) deal(now);
    return NetReason::None;
}

NetReason NetTable::hear(Person& from, const OpenSecret& secret, NetTime now) {
    // A member who returns to a game opens the secret again.
    if (game_ && from.plays()) return NetReason::None;
    if (stage_ != TableStage::Starting || !from.plays() || from.opened) return NetReason::OutOfTurn;
    if (commitmentOf(secret.secret) != from.commitment) {
        startFails();
        return NetReason::SetupWrong;
    }
    from.opened = secret.secret;
    const bool all = std::all_of(people_.begin(), people_.end(),
                                 [](const Person& p) { return !p.plays() || p.opened.has_value(); });
    if (all) deal(now);
    return NetReason::None;
}

void NetTable::startFails() {
    stage_ = TableStage::Lobby;
    ++round_;
    deal_ = {};
    nobodyIsReady();
}

void NetTable::backToLobby() {
    if (game_) home_.journal->forget(game_->key());
    if (game_ && !home_.folder.empty()) {
        std::error_code ignored;
        std::filesystem::remove(keptFile(home_.folder, game_->key()), ignored);
    }
    game_ = nullptr;
    ballot_.close();
    toldVote_ = {};
    awaited_ = {};
    ended_ = false;
    // Frees the seats of people who have left meanwhile.
    for (Seat seat{0}; seat < plan_.size(); ++seat)
        if (!plan_.seat(seat).open() && !plan_.seat(seat).forBot && person(plan_.seat(seat).owner) == nullptr)
            plan_.forget(plan_.seat(seat).owner);
    givenUp_ = {};
    for (Person& person : people_) person.judged = false;
    startFails();
    seatsChanged();
}

KeptTable NetTable::kept() const {
    KeptTable kept;
    kept.id = id_;
    kept.key = game_->key();
    kept.name = name_;
    kept.pin = pin_.kept();
    kept.options = options_;
    kept.owner = owner_;
    for (const Person& person : people_)
        if (person.plays())
            kept.members.push_back({person.id, person.name, person.tokenDigest, person.seats});
    kept.deal = deal_;
    return kept;
}

void NetTable::deal(NetTime now) {
    for (const Person& person : people_)
        if (person.opened) deal_.opened.push_back({person.id, *person.opened});
    std::sort(deal_.opened.begin(), deal_.opened.end(),
              [](const OpenedSecret& a, const OpenedSecret& b) { return a.member < b.member; });
    const PackMatch match = matchPacks(*home_.shelf, deal_.committed.packs);
    OpenGame open;
    auto past = std::make_unique<PublicPast>();
    TableError error;
    if (match.packs == nullptr)
        error = {TableErrorKind::SetupInvalid, {}, "a pack is not there any more"};
    else
        error = openDeal(deal_, *match.packs, {}, open, *past);
    if (error) {
        startFails();
        return;
    }
    const GameKey key = home_.newKey();
    game_ = std::make_unique<NetGame>(std::move(open), deal_, paceOf(options_), *home_.journal, key,
                                      std::vector<std::string>(), std::move(past), now);
    if (!home_.folder.empty()) {
        error = keepPacks(home_.folder, deal_.committed.packs, *match.packs);
        if (!error) error = writeAtomically(keptFile(home_.folder, key), textOf(kept()));
    }
    if (error) {
        game_ = nullptr;
        home_.trouble(error);
        startFails();
        return;
    }
    stage_ = TableStage::Playing;
    lobbyChanged_ = true;
    tellAll(Started{deal_.opened});
    for (const Person& person : people_)
        if (person.session != nullptr) person.session->sendFrame(game_->viewsFrame(person.sight()));
}

}  // namespace kickdoor::net
