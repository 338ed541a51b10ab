#include "net/server/net_table.h"

#include <algorithm>
#include <type_traits>

#include "net/wire/clean_text.h"
#include "net/wire/codec.h"
#include "net/wire/game_options.h"
#include "net/wire/limits.h"

namespace kickdoor::net {
namespace {

constexpr int kStepsAtOnce = 16;
constexpr NetTime kLostInLobby{60'000};
constexpr NetTime kTimeToOpen{15'000};
constexpr std::size_t kMaxWatching = kMaxMembers - kMaxSeats;

// Whether a person has acted: not messages that a program sends by itself, nor Leave.
bool isAnAct(const Message& message) {
    return !std::holds_alternative<Lacks>(message) && !std::holds_alternative<OpenSecret>(message) &&
           !std::holds_alternative<RecordVerdict>(message) && !std::holds_alternative<Leave>(message) &&
           !std::holds_alternative<AskPackPart>(message);
}

template <class M, class... Of>
constexpr bool kIsAnyOf = (std::is_same_v<M, Of> || ...);

// Messages that the server handles before a table gets them, or that only a table sends.
template <class M>
constexpr bool kIsOutOfTurn =
    kIsAnyOf<M, Hello, Welcome, ListTables, Enter, MakeTable, Entered, Refused, Bye, Ping, Pong, Lobby,
             VoteState, Committed, Started, Views, Happened, Answered, Clock, Reveal, RecordPart, HandShown,
             RecallStart, Recalled, TakeBackState, PackOffers, PackPart>;

}  // namespace

NetTable::NetTable(TableId id, const NewTable& table, TableHome& home)
    : id_(id),
      name_(cleaned(table.name, kMaxName)),
      pin_(table.pin),
      options_(table.options),
      home_(home),
      plan_(std::clamp(table.seats, 3, kMaxSeats)) {}

NetTable::~NetTable() {
    for (Person& person : people_)
        if (person.session != nullptr) person.session->leaveTable();
}

TableSummary NetTable::summary() const {
    TableSummary summary;
    summary.id = id_;
    summary.name = name_;
    summary.stage = stage_;
    const bool playing = game_ != nullptr;
    summary.seats =
        static_cast<std::uint8_t>(playing ? static_cast<int>(deal_.committed.seats.size()) : plan_.size());
    summary.taken = playing ? summary.seats : static_cast<std::uint8_t>(plan_.taken());
    summary.watching = static_cast<std::uint8_t>(people_.size() - cameToPlay());
    summary.pinNeeded = pin_.needed();
    for (const PackId& pack : options_.packs) summary.editions.push_back(pack.edition);
    return summary;
}

Person* NetTable::person(MemberId member) {
    const auto found =
        std::find_if(people_.begin(), people_.end(), [member](const Person& p) { return p.id == member; });
    return found == people_.end() ? nullptr : &*found;
}

Person* NetTable::holderOf(const Token& token) {
    const Digest digest = digestOfToken(token);
    for (Person& person : people_)
        if (sameSecretly(person.tokenDigest, digest)) return &person;
    return nullptr;
}

// Those who came to play, with a seat or not.
std::size_t NetTable::cameToPlay() const {
    return static_cast<std::size_t>(
        std::count_if(people_.begin(), people_.end(), [](const Person& p) { return !p.watches; }));
}

NetReason NetTable::mayEnter(const Enter& wish) const {
    if (!pin_.isRight(wish.pin)) return NetReason::WrongPin;
    if (wish.watch && !options_.watching) return NetReason::NoWatching;
    if (!wish.watch && stage_ != TableStage::Lobby) return NetReason::GameRunning;
    const bool full = wish.watch ? people_.size() - cameToPlay() >= kMaxWatching
                                 : cameToPlay() >= static_cast<std::size_t>(kMaxSeats);
    if (full) return NetReason::TableFull;
    const std::string name = cleaned(wish.name, kMaxName);
    if (name.empty()) return NetReason::SetupWrong;
    for (const Person& person : people_)
        if (person.name == name) return NetReason::NameTaken;
    return NetReason::None;
}

// `wish`, changed if a member or a seat has that name. Seats include bots and several people at one screen.
std::string NetTable::freeName(const std::string& wish) const {
    const std::vector<PlayedSeat> seats =
        game_ != nullptr ? deal_.committed.seats : plan_.played(options_.standIn);
    const auto taken = [&](const std::string& name) {
        const auto has = [&name](const auto& one) { return one.name == name; };
        return std::any_of(seats.begin(), seats.end(), has) ||
               std::any_of(people_.begin(), people_.end(), has);
    };
    std::string name = cleaned(wish, kMaxName);
    const std::string root = cleaned(wish, kMaxName - 3);
    for (int next = 2; taken(name); ++next) name = root + " " + std::to_string(next);
    return name;
}

NetReason NetTable::enter(ServerSession& session, const Enter& wish, NetTime now) {
    if (!wish.tokens.empty()) {
        Person* back = holderOf(wish.tokens.front());
        if (back == nullptr) return NetReason::TokenUnknown;
        back->token = wish.tokens.front();
        back->openView = wish.openView;
        back->wantsPast = wish.past;
        if (ServerSession* old = back->session) {
            old->leaveTable();
            back->saidBefore = talk_.lines();
            back->session = nullptr;
            old->end(NetReason::Replaced, now);
        }
        // A program without the history also lacks the chat.
        welcome(*back, session, now, wish.past);
        return NetReason::None;
    }
    if (const NetReason reason = mayEnter(wish); reason != NetReason::None) return reason;
    Person fresh;
    fresh.id = nextMember_++;
    fresh.name = freeName(wish.name);
    fresh.token = randomToken();
    fresh.tokenDigest = digestOfToken(fresh.token);
    fresh.watches = wish.watch;
    fresh.openView = wish.openView;
    fresh.wantsPast = wish.past;
    people_.push_back(fresh);
    welcome(people_.back(), session, now, true);
    return NetReason::None;
}

void NetTable::welcome(Person& person, ServerSession& session, NetTime now, bool anew) {
    person.session = &session;
    person.cameSince = true;
    session.seatAt(*this, person.id);
    person.actedAt = now;
    tendOwner(now);
    person.send(Entered{id_, person.id, person.token, person.seats.bits()});
    tellWhatWasSaid(person, anew);
    person.send(lobbyNow(now));
    returnSeats(person, now);
    tellAllOfGame(person, now);
    person.takeBack = {};
    if (game_) tellTakeBack();
    person.wantsPast = false;
    lobbyChanged_ = true;
    settle(now);
}

// Sends the whole chat, or only what the person has missed.
void NetTable::tellWhatWasSaid(const Person& person, bool all) const {
    for (const Chat& said : talk_.since(all ? 0 : person.saidBefore)) person.send(said);
}

void NetTable::tellAllOfGame(const Person& person, NetTime now) const {
    if (stage_ == TableStage::Starting) person.send(deal_.committed);
    if (!game_ || person.session == nullptr) return;
    person.send(deal_.committed);
    person.send(Started{deal_.opened});
    if (person.wantsPast)
        for (auto& frame : game_->pastFrames(person.seats)) person.session->sendFrame(std::move(frame));
    person.session->sendFrame(game_->viewsFrame(person.sight()));
    person.send(game_->clockNow(now));
    if (toldVote_.about != kNoSeat) person.send(toldVote_);
    if (stage_ == TableStage::Over)
        for (auto& frame : game_->revealFrames()) person.session->sendFrame(std::move(frame));
}

void NetTable::tellAll(const Message& message) const {
    const auto frame = encode(message);
    for (const Person& person : people_)
        if (person.session != nullptr) person.session->sendFrame(frame);
}

Lobby NetTable::lobbyNow(NetTime now) const {
    Lobby lobby;
    lobby.tableName = name_;
    lobby.stage = stage_;
    lobby.options = options_;
    const bool playing = game_ != nullptr;
    const int seats = playing ? static_cast<int>(deal_.committed.seats.size()) : plan_.size();
    for (Seat i{0}; i < seats; ++i) {
        LobbySeat seat;
        const Person* owner = ownerOf(i);
        seat.owner = owner == nullptr ? kNoMember : owner->id;
        seat.state = stateOf(i);
        if (playing) {
            const PlayedSeat& played = deal_.committed.seats[i];
            seat.name = played.name;
            seat.colour = played.colour;
            seat.sex = played.sex;
            seat.bot = played.bot;
        } else {
            const PlannedSeat& planned = plan_.seat(i);
            seat.name = planned.name;
            seat.colour = planned.colour;
            seat.sex = planned.sex;
            seat.bot = planned.forBot ? planned.bot : options_.standIn;
            seat.ready = planned.forBot || (owner != nullptr && owner->ready);
        }
        if (seat.state == SeatState::Lost)
            seat.lostMillis = static_cast<std::uint32_t>(std::max(NetTime(0), now - owner->lostAt).count());
        lobby.seats.push_back(seat);
    }
    for (const Person& person : people_)
        lobby.members.push_back({person.id, person.name, person.connected(), person.id == owner_,
                                 person.lacking, !person.connected() && person.saidBye});
    return lobby;
}

void NetTable::settle(NetTime now) {
    tendOwner(now);
    if (game_) {
        tendAskedSeats(now);
        if (game_->takeControlTold()) lobbyChanged_ = true;
    }
    if (std::exchange(lobbyChanged_, false)) {
        lobbyToKeep_ = talkToKeep_ = true;
        tellAll(lobbyNow(now));
    }
    if (game_ && game_->takeClockTold(now)) tellAll(game_->clockNow(now));
    if (game_ && game_->takeTakeBackTold()) tellTakeBack();
}

void NetTable::lost(ServerSession& session, NetTime now) {
    Person* gone = person(session.member());
    if (gone == nullptr || gone->session != &session) return;
    gone->session = nullptr;
    gone->lostAt = now;
    gone->saidBye = session.saidBye();
    gone->saidBefore = talk_.lines();
    emptySince_ = now;
    lobbyChanged_ = true;
    if (stage_ == TableStage::Starting && gone->plays()) startFails();
    settle(now);
}

void NetTable::remove(MemberId member, NetReason reason, NetTime now) {
    Person* gone = person(member);
    if (gone == nullptr) return;
    ServerSession* session = gone->session;
    if (stage_ == TableStage::Starting && gone->plays()) startFails();
    if (!game_) plan_.forget(member);
    talk_.sign(member, gone->name);
    people_.erase(people_.begin() + (gone - people_.data()));
    if (owner_ == member) owner_ = kNoMember;
    lobbyChanged_ = true;
    emptySince_ = now;
    if (session == nullptr) return;
    session->leaveTable();
    session->end(reason, now);
}

void NetTable::heard(ServerSession& session, const Message& message, NetTime now) {
    Person* from = person(session.member());
    if (from == nullptr) return;
    const MemberId member = from->id;
    if (isAnAct(message)) {
        from->actedAt = now;
        returnSeats(*from, now);
    }
    const NetReason reason = std::visit(
        [&]<class M>(const M& said) {
            if constexpr (kIsOutOfTurn<M>)
                return NetReason::OutOfTurn;
            else if constexpr (requires { hear(*from, said); })
                return hear(*from, said);
            else
                return hear(*from, said, now);  // a message without a hear() does not compile
        },
        message);
    if (reason != NetReason::None)
        if (const Person* still = person(member)) still->send(Refused{reason, {}, 0});
    settle(now);
}

NetReason NetTable::hear(Person&, const PlayAgain&) {
    return game_ ? NetReason::None : NetReason::NoGame;  // any action has already returned the seats
}

NetReason NetTable::hear(Person& from, const Leave&, NetTime now) {
    leave(from, NetReason::Left, now);
    return NetReason::None;
}

void NetTable::tick(NetTime now) {
    if (game_ && stage_ == TableStage::Playing) {
        for (int i = 0; i < kStepsAtOnce && game_->step(now); ++i) tellHappened();
        if (game_->over()) endGame(now);
    }
    if (stage_ == TableStage::Starting && now - startedAt_ >= kTimeToOpen) startFails();
    std::vector<MemberId> gone;
    for (const Person& person : people_) {
        const bool bound = game_ && person.plays();
        if (!person.connected() && !bound && now - person.lostAt >= kLostInLobby) gone.push_back(person.id);
    }
    for (const MemberId member : gone) remove(member, NetReason::Silent, now);
    settle(now);
}

std::optional<NetTime> NetTable::nextDue() const {
    if (game_ && stage_ == TableStage::Playing) return game_->table().nextDue();
    return std::nullopt;
}

std::optional<NetTime> NetTable::emptySince() const {
    const bool any =
        std::any_of(people_.begin(), people_.end(), [](const Person& p) { return p.connected(); });
    return any ? std::nullopt : std::optional(emptySince_);
}

}  // namespace kickdoor::net
