#include "net_support/honest_host.h"

#include "bot/default_answer.h"
#include "io/record.h"
#include "io/snapshot/raw.h"
#include "net/wire/game_options.h"
#include "rules/deal.h"
#include "support/source_dir.h"

namespace tests {

using namespace kickdoor;
using namespace kickdoor::net;

PackShelf& shelf() {
    static PackShelf shelf(sourceDir() / "assets" / "packs");
    return shelf;
}

namespace {

const LoadedPacks& packsOf(PackShelf& shelf, const std::vector<std::string>& editions) {
    std::string error;
    return *shelf.load(editions, error);
}

}  // namespace

HonestHost::HonestHost(PackShelf& shelf, const HonestTable& table)
    : packs_(packsOf(shelf, table.editions)),
      packIds_(packIdsOf(table.editions, packs_)),
      game_{*packs_.catalog, packs_.rules},
      names_{"Ann", "Bob", "Cem", "Dot", "Eve", "Fay"} {
    names_.resize(static_cast<std::size_t>(table.players));
    secret_.fill(static_cast<std::uint8_t>(table.seed));
    token_.fill(static_cast<std::uint8_t>(table.seed + 1));
    for (std::size_t seat = 0; seat < names_.size(); ++seat)
        bots_.push_back(makeBot("greedy", table.seed * 8 + seat));
}

HonestHost::HonestHost(PackShelf& shelf, const ToldGame& game, std::size_t from)
    : HonestHost(shelf, game.table) {
    toldGame_ = &game;
    from_ = std::min(from, game.steps.size());
}

ViewRecorder& HonestHost::recorder() const {
    if (!recorder_) recorder_ = std::make_unique<ViewRecorder>(game_, *state_);
    return *recorder_;
}

void HonestHost::send(std::vector<std::uint8_t> frame) {
    inbox_.push_back(std::move(frame));
}

void HonestHost::tell(ClientSession& client, const Message& message) {
    Message told = message;
    if (tamper && !tamper(told)) return;
    client.received(encode(told), now);
}

void HonestHost::talk(ClientSession& client) {
    while (!inbox_.empty()) {
        const std::vector<std::uint8_t> frame = std::move(inbox_.front());
        inbox_.pop_front();
        const Decoded decoded = decode(std::span(frame).subspan(kFrameHeader));
        heard.push_back(decoded.message);
        answer(client, decoded.message);
    }
}

Lobby HonestHost::lobby(TableStage stage) const {
    Lobby lobby;
    lobby.tableName = "Kitchen";
    lobby.stage = stage;
    lobby.options.packs = packIds_;
    lobby.options.options = optionsOf(packs_.rules);
    for (std::size_t seat = 0; seat < names_.size(); ++seat) {
        LobbySeat row;
        row.name = names_[seat];
        row.state = seat == 0 ? SeatState::Here : SeatState::Bot;
        row.owner = seat == 0 ? kMember : kNoMember;
        row.bot = "greedy";
        lobby.seats.push_back(row);
    }
    lobby.members.push_back({kMember, "Ann", true, true, {}});
    return lobby;
}

Committed HonestHost::agreement() const {
    Committed agreed;
    agreed.host = commitmentOf(secret_);
    agreed.members.push_back({kMember, commitment_});
    agreed.packs = packIds_;
    agreed.options = optionsOf(packs_.rules);
    for (std::size_t seat = 0; seat < names_.size(); ++seat)
        agreed.seats.push_back({names_[seat], "red", seat % 2 == 0 ? Sex::Female : Sex::Male,
                                seat == 0 ? Control::Person : Control::Bot, "greedy"});
    return agreed;
}

Views HonestHost::views() const {
    Views views{chain_->number(), chain_->link(), {}};
    for (const Seat seat : {Seat{0}, kNoSeat}) {
        const auto bytes = RawStates::bytesOf(recorder().view(seat));
        views.views.push_back({seat, {bytes.begin(), bytes.end()}});
    }
    return views;
}

void HonestHost::answer(ClientSession& client, const Message& message) {
    if (std::holds_alternative<Hello>(message)) {
        Welcome welcome{kProtocol, "test", "Host", {}, true};
        welcome.tables.push_back({1, "Kitchen", TableStage::Lobby, 4, 3, 0, true, {"original"}});
        tell(client, welcome);
    } else if (std::holds_alternative<Enter>(message) || std::holds_alternative<MakeTable>(message)) {
        tell(client, Entered{1, kMember, token_, 1});
        tell(client, lobby(started_ ? TableStage::Playing : TableStage::Lobby));
        if (!started_) return;
        tell(client, agreement());
        tell(client, *started_);
        tell(client, views());
    } else if (const auto* ready = std::get_if<Ready>(&message)) {
        commitment_ = ready->commitment;
    } else if (std::holds_alternative<Start>(message)) {
        tell(client, lobby(TableStage::Starting));
        tell(client, agreement());
    } else if (const auto* open = std::get_if<OpenSecret>(&message)) {
        if (!started_) startGame(client, open->secret);
    } else if (const auto* said = std::get_if<Say>(&message)) {
        const Refusals refusals = judge(game_, *state_, said->command);
        Answered answered{said->id, Answer::Kind::Accepted, {refusals.begin(), refusals.end()}};
        if (refusals.empty())
            carryOut(client, said->command);
        else
            answered.kind = refusals.has(Reason::StaleDecision) ? Answer::Kind::Stale : Answer::Kind::Refused;
        tell(client, answered);
    } else if (const auto* ping = std::get_if<Ping>(&message)) {
        tell(client, Pong{ping->id});
    }
}

void HonestHost::startGame(ClientSession& client, const Secret& opened) {
    started_ = Started{{{kMember, opened}}};
    std::vector<Sex> sexes;
    for (const PlayedSeat& seat : agreement().seats) sexes.push_back(seat.sex);
    chain_.emplace(agreement());
    if (toldGame_ != nullptr && toldGame_->opened != opened) toldGame_ = nullptr;
    if (toldGame_ == nullptr) {
        state_ = std::make_unique<GameState>(newGame(game_, static_cast<int>(names_.size()),
                                                     chanceOf(secret_, started_->secrets).cards, sexes));
    } else {
        state_ = std::make_unique<GameState>(toldGame_->start);
        for (std::size_t i = 0; i < from_; ++i) lines.push_back(toldGame_->steps[i].line);
        if (from_ > 0) {
            const ToldGame::Step& last = toldGame_->steps[from_ - 1];
            *state_ = last.after;
            chain_.emplace(last.told.number, last.told.chain);
        }
    }
    tell(client, *started_);
    tell(client, lobby(TableStage::Playing));
    if (toldGame_ != nullptr && from_ > 0) tellPast(client);
    tell(client, views());
    tell(client, Clock{1, 60000, 60000, false});
}

void HonestHost::carryOut(ClientSession& client, const Command& command) {
    toldGame_ = nullptr;
    RecordedCommand recorded{recordCommand(game_, *state_, names_, command), 0};
    ViewRecorder& recorder = this->recorder();
    applyLegal(game_, *state_, command, &recorder);
    recorder.settle(*state_);
    recorded.hashAfter = hashOf(*state_);
    lines.push_back(lineOf(recorded));
    chain_->add(secret_, lines.back());
    Happened happened{chain_->number(), chain_->link(), {}};
    for (const Seat seat : {Seat{0}, kNoSeat}) {
        const auto events = recorder.events(seat);
        happened.views.push_back({seat, {events.begin(), events.end()}});
    }
    recorder.clear();
    tell(client, happened);
}

void HonestHost::tellPast(ClientSession& client) {
    constexpr std::size_t kMost = 12;
    const std::size_t first = from_ - std::min(from_, kMost);
    const GameState& then = first == 0 ? toldGame_->start : toldGame_->steps[first - 1].after;
    const GameState open = viewOf(game_, then, kNoSeat);
    const auto bytes = RawStates::bytesOf(open);
    tell(client, RecallStart{static_cast<std::uint32_t>(first),
                             static_cast<std::uint32_t>(from_ - first),
                             {bytes.begin(), bytes.end()}});
    for (std::size_t i = first; i < from_; ++i)
        for (const WireEvents& told : toldGame_->steps[i].told.views)
            if (told.seat == kNoSeat) tell(client, Recalled{told.events});
}

void HonestHost::tellNext(ClientSession& client) {
    const ToldGame::Step& step = toldGame_->steps[lines.size()];
    *state_ = step.after;
    recorder_.reset();
    lines.push_back(step.line);
    chain_.emplace(step.told.number, step.told.chain);
    tell(client, step.told);
}

bool HonestHost::play(ClientSession& client) {
    if (!state_ || state_->phase == Phase::Over) return false;
    if (inToldGame()) {
        tellNext(client);
        return true;
    }
    for (int pass = 0; pass < 2; ++pass)
        for (Seat seat{0}; seat < state_->players; ++seat) {
            if (pass == 0 && !waitingFor(*state_).has(seat)) continue;
            legalCommands(game_, *state_, seat, legal_);
            if (legal_.moves.empty() && legal_.templates.empty()) continue;
            const GameState& view = recorder().view(seat);
            std::optional<Command> command = bots_[seat]->choose(game_, view, seat, legal_);
            if (!command && pass == 0) command = defaultAnswer(game_, view, seat, legal_);
            if (!command || !judge(game_, *state_, *command).empty()) continue;
            carryOut(client, *command);
            return true;
        }
    return false;
}

void HonestHost::reveal(ClientSession& client) {
    tell(client, lobby(TableStage::Over));
    tell(client, Reveal{secret_, static_cast<std::uint32_t>(lines.size())});
    constexpr std::size_t kAtOnce = 50;
    for (std::size_t from = 0; from < lines.size(); from += kAtOnce) {
        const auto first = lines.begin() + static_cast<std::ptrdiff_t>(from);
        const auto count = static_cast<std::ptrdiff_t>(std::min(kAtOnce, lines.size() - from));
        tell(client, RecordPart{static_cast<std::uint32_t>(from), {first, first + count}});
    }
    talk(client);
}

void HonestHost::begin(ClientSession& client) {
    client.connected(*this, now);
    client.enter(1, "1234", "Ann");
    talk(client);
    client.setReady(true);
    client.start();
    talk(client);
}

void HonestHost::reconnect(ClientSession& client) {
    inbox_.clear();
    closed.reset();
    client.connected(*this, now);
    talk(client);
}

void Looker::onView(Seat seat, const GameState&) {
    ++views;
    look(seat);
}

void Looker::onEvents(Seat seat, std::span<const SeatEvent> told) {
    events += static_cast<int>(told.size());
    look(seat);
}

void Looker::onClosed(NetReason reason, const std::string& text) {
    closed = reason;
    why = text;
}

void Looker::look(Seat seat) {
    const GameState* view = session != nullptr ? session->view(seat) : nullptr;
    if (view == nullptr || seat == kNoSeat) return;
    legalCommands(*session->game(), *view, seat, legal);
    for (const Move& move : legal.moves) judge(*session->game(), *view, commandOf(move));
}

}  // namespace tests
