#include "net/server/net_game.h"

#include <algorithm>
#include <utility>

#include "io/journal.h"
#include "io/replay.h"
#include "net/wire/codec.h"
#include "net/wire/game_options.h"
#include "net/wire/limits.h"
#include "rules/deal.h"
#include "view/recorder.h"

namespace kickdoor::net {
namespace {

std::string withoutEnd(std::string line) {
    if (!line.empty() && line.back() == '\n') line.pop_back();
    return line;
}

WireView wireView(const Game& game, const GameState& state, Seat seat) {
    const GameState view = viewOf(game, state, seat);
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(&view);
    return {seat, {bytes, bytes + sizeof view}};
}

bool isPerson(const Committed& agreed, Seat seat) {
    return seat < agreed.seats.size() && agreed.seats[seat].control == Control::Person;
}

// Records what everybody sees, and what people see of it for themselves.
class PastSink : public EventSink {
public:
    PastSink(const Game& game, const GameState& start, const Committed& agreed)
        : game_(game), agreed_(agreed), open_(game, start, ViewRecorder::Watch::OpenOnly) {}
    void onEvent(const GameState& now, const Event& event) override {
        const auto at = static_cast<std::uint16_t>(open_.events(kNoSeat).size());
        const Event open = redacted(game_, event, now, kNoSeat);
        for (Seat seat{0}; seat < now.players; ++seat) {
            const Event own = redacted(game_, event, now, seat);
            if (isPerson(agreed_, seat) && own != open) own_.push_back({seat, at, own});
        }
        open_.onEvent(now, event);
    }
    // A command has been carried out.
    void addTo(PublicPast& past, const GameState& now) {
        open_.settle(now);
        past.add(open_.events(kNoSeat), std::exchange(own_, {}));
        open_.clear();
    }

private:
    const Game& game_;
    const Committed& agreed_;
    ViewRecorder open_;
    std::vector<OwnEvent> own_;
};

// Enough to show a lost fight up to a death. Limited, so that endless actions of bots cannot delay the clock
// forever.
constexpr TableTime kMostToShow{10'000};
constexpr std::size_t kRecordPartBytes = 96U << 10U;

}  // namespace

class NetGame::Sink : public JournalSink {
public:
    explicit Sink(NetGame& game) : game_(game) {}
    TableError append(const RecordedCommand& command) override {
        game_.accepted(command);
        return {};
    }

private:
    NetGame& game_;
};

NetGame::NetGame(OpenGame game, const Deal& deal, const Pace& pace, GroupJournal& journal, GameKey key,
                 const std::vector<std::string>& commands, std::unique_ptr<PublicPast> past, NetTime now)
    : deal_(deal), journal_(journal), key_(key), chain_(deal.committed), past_(std::move(past)) {
    for (const std::string& line : commands) chain_.add(deal_.host, line);
    game.journal = std::make_unique<Sink>(*this);
    game.keepCommands = false;
    // The server keeps these once for all tables.
    game.record.packs.clear();
    game.record.commands.clear();
    table_ = std::make_unique<Table>(std::move(game), pace, now);
    table_->giveTimeToShow(kMostToShow);
    table_->join(SeatSet::firstN(table_->state().players), *this, now);
    if (past_) return;
    past_ = std::make_unique<PublicPast>();
    past_->begin(viewOf(table_->game(), table_->state(), kNoSeat), chain_.number());
}

void NetGame::accepted(const RecordedCommand& command) {
    const std::string line = withoutEnd(journalLine(command));
    journal_.append(key_, EntryKind::Command, line);
    chain_.add(deal_.host, line);
    happened_ = true;
}

void NetGame::onEvents(Seat seat, std::span<const SeatEvent> events) {
    events_.push_back({seat, {events.begin(), events.end()}});
}

void NetGame::settle() {
    const auto open = std::find_if(events_.begin(), events_.end(),
                                   [](const WireEvents& told) { return told.seat == kNoSeat; });
    std::vector<OwnEvent> own;
    for (const WireEvents& told : events_) {
        if (open == events_.end() || !isPerson(deal_.committed, told.seat)) continue;
        const std::size_t count = std::min(told.events.size(), open->events.size());
        for (std::size_t i = 0; i < count; ++i)
            if (told.events[i].event != open->events[i].event)
                own.push_back({told.seat, static_cast<std::uint16_t>(i), told.events[i].event});
    }
    past_->add(open == events_.end() ? std::span<const SeatEvent>() : open->events, std::move(own));
    events_.clear();
    happened_ = false;
}

// People who share a screen see a story for all of them.
std::vector<std::vector<std::uint8_t>> NetGame::pastFrames(SeatSet seats) const {
    return past_->frames(seats.size() == 1 ? seats.first() : kNoSeat);
}

std::vector<std::uint8_t> NetGame::happenedFrame(const VisibleSeats& sight) const {
    Happened message{chain_.number(), chain_.link(), {}};
    for (const WireEvents& events : events_) {
        const bool seen = events.seat == kNoSeat ? sight.open : sight.seats.has(events.seat);
        // Too many for a message; the complete view is shorter.
        if (seen && events.events.size() > kMaxEventsAtOnce) return viewsFrame(sight);
        if (seen) message.views.push_back(events);
    }
    auto frame = encode(message);
    return frame.size() > kMaxToClient ? viewsFrame(sight) : frame;
}

std::vector<std::uint8_t> NetGame::viewsFrame(const VisibleSeats& sight) const {
    Views message{chain_.number(), chain_.link(), {}};
    const GameState& state = table_->state();
    for (Seat seat{0}; seat < state.players; ++seat)
        if (sight.seats.has(seat)) message.views.push_back(wireView(table_->game(), state, seat));
    if (sight.open) message.views.push_back(wireView(table_->game(), state, kNoSeat));
    return encode(message);
}

void NetGame::onClock(const ClockNotice& notice) {
    clock_ = notice;
    clockTold_ = true;
}

void NetGame::onTakeBack(const TakeBackNotice& notice) {
    takeBackTold_ = takeBackTold_ || notice != takeBack_;
    takeBack_ = notice;
}

Clock NetGame::clockNow(NetTime now) const {
    int left = clock_.leftMillis;
    if (!clock_.paused && clockSet_ < now)
        left = static_cast<int>(std::max<std::int64_t>(0, left - (now - clockSet_).count()));
    return {clock_.running.bits(), static_cast<std::uint32_t>(clock_.totalMillis),
            static_cast<std::uint32_t>(left), clock_.paused};
}

bool NetGame::takeClockTold(NetTime now) {
    if (!clockTold_) return false;
    clockTold_ = false;
    clockSet_ = now;
    return true;
}

bool NetGame::takeControlTold() {
    return std::exchange(controlTold_, false);
}

std::vector<std::vector<std::uint8_t>> NetGame::revealFrames() const {
    const std::vector<std::string> lines = journal_.commandsOf(key_);
    std::vector<std::vector<std::uint8_t>> frames;
    frames.push_back(encode(Reveal{deal_.host, static_cast<std::uint32_t>(lines.size())}));
    RecordPart part;
    std::size_t bytes = 0;
    for (const std::string& line : lines) {
        if (part.lines.size() == kMaxLinesAtOnce || bytes > kRecordPartBytes) {
            frames.push_back(encode(part));
            part = {part.from + static_cast<std::uint32_t>(part.lines.size()), {}};
            bytes = 0;
        }
        part.lines.push_back(line);
        bytes += line.size();
    }
    if (!part.lines.empty()) frames.push_back(encode(part));
    return frames;
}

TableError openDeal(const Deal& deal, const LoadedPacks& packs, const std::vector<std::string>& commands,
                    OpenGame& out, PublicPast& past) {
    TableSetup setup;
    for (const PackId& pack : deal.committed.packs) setup.editions.push_back(pack.edition);
    setup.rules = packs.rules;
    if (!applyOptions(deal.committed.options, setup.rules))
        return {TableErrorKind::SetupInvalid, {}, "an option is out of range"};
    for (const PlayedSeat& seat : deal.committed.seats)
        setup.seats.push_back({seat.name, seat.sex, seat.colour, seat.control, seat.bot});
    const GameChance chance = chanceOf(deal.host, deal.opened);
    setup.seed = chance.bots;
    if (TableError error = startGame(packs, setup, {}, out)) return error;
    out.record.packs.clear();
    std::vector<Sex> sexes;
    for (const SeatSetup& seat : setup.seats) sexes.push_back(seat.sex);
    const Game game{*out.catalog, setup.rules};
    out.state = newGame(game, static_cast<int>(sexes.size()), chance.cards, sexes);
    past.begin(viewOf(game, out.state, kNoSeat), 0);
    if (commands.empty()) return {};

    std::string text = journalHeader(out.record);
    for (const std::string& line : commands) text += line + "\n";
    JournalRead read = readJournal(text);
    if (!read.ok()) return {TableErrorKind::NotAGame, {}, read.error};
    std::string cause;
    const auto replay = Replay::open(std::move(read.record), packs.catalog, out.state, cause);
    PastSink sink(game, out.state, deal.committed);
    while (replay && !replay->atEnd() && replay->step(cause, &sink)) sink.addTo(past, replay->state());
    if (!replay || !replay->atEnd()) return {TableErrorKind::RulesMoved, {}, cause};
    out.state = replay->state();
    out.earlier = replay->earlier();
    return {};
}

}  // namespace kickdoor::net
