#include "model/replay/recording.h"

#include <algorithm>

#include "table/game_files.h"
#include "table/pacing.h"
#include "view/recorder.h"

namespace kickdoor {
namespace {

constexpr std::size_t kMostKept = 1024;  // of 8 KB each

// Collects the events until a position as one seat sees them.
class PastSink : public EventSink {
public:
    PastSink(const Game& game, Seat seat, Past& past) : game_(game), seat_(seat), past_(past) {}
    void onEvent(const GameState& now, const Event& event) override {
        past_.add(viewOf(game_, now, seat_), redacted(game_, event, now, seat_));
    }

private:
    const Game& game_;
    Seat seat_;
    Past& past_;
};

class Unheard : public EventSink {
public:
    void onEvent(const GameState&, const Event&) override {}
};

}  // namespace

// Collects facts while playing the game for the first time.
class Recording::Reader : public EventSink {
public:
    explicit Reader(Recording& recording) : reel_(recording) {}

    void onEvent(const GameState& now, const Event& event) override {
        Fact& fact = reel_.facts_.back();
        ++fact.events;
        fact.seen = fact.seen || dwellOf(now, event) > 0;
        const std::size_t at = reel_.facts_.size();
        Landmark mark{Landmark::Kind::Turn, at, now.turn, event.seat, kNoDef, {}};
        using enum EventKind;
        switch (event.kind) {
            case TurnStarted: break;
            case CombatStarted:
                mark.kind = Landmark::Kind::Fight;
                mark.def = event.card == kNoCard ? event.def : now.cards.def(event.card);
                break;
            case GameWon:
                mark.kind = Landmark::Kind::End;
                mark.winners = now.winners;
                break;
            // clang-format off
            case GameStarted: case InitiativeRolled: case PhaseChanged: case DoorKicked: case DoorListened:
            case RoomLooted: case CardDrawn: case DeckReshuffled: case CardKept: case CardPlayed:
            case CardEquipped: case CardUnequipped: case CardDiscarded: case CardTaken: case ItemsSold:
            case LevelChanged: case SexChanged: case IdentityLost: case AbilityUsed: case MonsterJoined:
            case MonsterRemoved: case StrengthMarked: case FightDeclared: case WindowOpened: case Passed:
            case WindowClosed: case HelpAsked: case HelpOffered: case OfferDeclined: case OfferWithdrawn:
            case HelperJoined: case HelperLeft: case TradeOffered: case Traded: case CombatWon:
            case CombatLost: case DieRolled: case RollChanged: case Escaped: case Caught: case StrikeLoomed:
            case StrikeCancelled: case CurseStruck: case CurseLifted: case CombatEnded: case Died:
            case Looted: case Reborn: case HandSeen: case CharityGiven: case BigItemsGiven: case PlayerSetUp:
            case Settled: case DieCounted: case CriticalRolled: case BossDefeated: case CharacterTaken:
            case LevelsWithheld: case DeckSeen: case TakenBack: case kCount:
                // clang-format on
                return;
        }
        reel_.landmarks_.push_back(mark);
        if (mark.kind != Landmark::Kind::Fight) reel_.turns_.emplace_back(at, levelsIn(now));
    }

private:
    Recording& reel_;
};

std::unique_ptr<Recording> Recording::open(const std::filesystem::path& file, TableError& error,
                                           const std::stop_token& stop) {
    GameRecord record;
    error = readRecord(file, record);
    if (error) return nullptr;
    std::string cause;
    std::unique_ptr<Recording> recording(new Recording);
    recording->replay_ = Replay::open(std::move(record), cause);
    if (!recording->replay_) {
        error = {TableErrorKind::NotAGame, file, cause};
        return nullptr;
    }
    recording->setup_ = setupOf(recording->replay_->record(), *recording->replay_->catalog());
    if (!recording->read(stop)) return nullptr;
    if (recording->length() == 0) {
        error = recording->cutShort_.empty()
                    ? TableError{TableErrorKind::NotAGame, file, "nothing has happened in it yet"}
                    : TableError{TableErrorKind::RulesMoved, file, recording->cutShort_};
        return nullptr;
    }
    return recording;
}

bool Recording::read(const std::stop_token& stop) {
    Reader reader(*this);
    keepState();
    while (!replay_->atEnd() && !stop.stop_requested()) {
        const std::size_t marks = landmarks_.size();
        const std::size_t turns = turns_.size();
        facts_.emplace_back();
        facts_.back().decider = decider();
        if (!replay_->step(cutShort_, &reader)) {
            facts_.pop_back();
            landmarks_.resize(marks);
            turns_.resize(turns);
            break;
        }
        if (replay_->position() % interval_ == 0) keepState();
    }
    over_ = replay_->state().phase == Phase::Over;
    keepLastBeginnings();
    return !stop.stop_requested();
}

// A turn that began again because its beginning was taken back counts from the last one.
void Recording::keepLastBeginnings() {
    std::vector<std::size_t> undone;
    for (auto mark = landmarks_.begin(); mark != landmarks_.end(); ++mark) {
        const auto isSameTurn = [mark](const Landmark& later) {
            return later.kind == Landmark::Kind::Turn && later.turn == mark->turn;
        };
        if (isSameTurn(*mark) && std::any_of(mark + 1, landmarks_.end(), isSameTurn))
            undone.push_back(mark->at);
    }
    const auto isUndone = [&undone](std::size_t at) {
        return std::find(undone.begin(), undone.end(), at) != undone.end();
    };
    std::erase_if(landmarks_, [&](const Landmark& mark) {
        return mark.kind == Landmark::Kind::Turn && isUndone(mark.at);
    });
    std::erase_if(turns_, [&](const auto& turn) { return isUndone(turn.first); });
}

// The player who decides the next command. A pass does not count, as it may be automatic, except in the
// set-up.
Seat Recording::decider() const {
    std::string error;
    const std::optional<Command> next = replay_->peek(error);
    if (!next || (next->kind() == CommandKind::Pass && replay_->state().phase != Phase::Setup))
        return kNoSeat;
    return next->by();
}

void Recording::keepState() {
    kept_.push_back(replay_->state());
    if (kept_.size() <= kMostKept) return;
    // Drops every second state.
    for (std::size_t i = 1; 2 * i < kept_.size(); ++i) kept_[i] = kept_[2 * i];
    kept_.resize((kept_.size() + 1) / 2);
    interval_ *= 2;
}

const GameState& Recording::stateAt(std::size_t position) {
    const std::size_t wanted = std::min(position, length());
    if (wanted < replay_->position() || wanted >= replay_->position() + interval_) {
        const std::size_t near = std::min(wanted / interval_, kept_.size() - 1);
        replay_->goTo(near * interval_, kept_[near]);
    }
    Unheard nobody;
    while (replay_->position() < wanted) step(nobody);
    return replay_->state();
}

// No errors here: open() has played all these commands before.
void Recording::step(EventSink& sink) {
    std::string error;
    if (position() < length()) replay_->step(error, &sink);
}

std::size_t Recording::stopAfter(std::size_t position) const {
    for (std::size_t at = position; at < length(); ++at)
        if (facts_[at].seen) return at + 1;
    return length();
}

std::size_t Recording::stopBefore(std::size_t position) const {
    for (std::size_t at = std::min(position, length() + 1); at > 1; --at)
        if (facts_[at - 2].seen) return at - 1;
    return 0;
}

std::optional<std::size_t> Recording::nextDecision(std::size_t position, SeatSet of) const {
    for (std::size_t at = position; at < length(); ++at)
        if (facts_[at].decider != kNoSeat && of.has(facts_[at].decider)) return at;
    return std::nullopt;
}

std::optional<Command> Recording::commandAt(std::size_t position) {
    stateAt(position);
    std::string error;
    return position < length() ? replay_->peek(error) : std::nullopt;
}

Past Recording::pastAt(std::size_t position, Seat seat) {
    const std::size_t until = std::min(position, length());
    std::size_t from = until;
    std::size_t events = 0;
    while (from > 0 && events < Past::kMostTold) events += facts_[--from].events;
    Past past;
    for (const auto& [at, levels] : turns_)
        if (at <= from) past.turns.push_back(levels);
    const auto decidedAt = [&](std::size_t at) {
        if (facts_[at].decider != kNoSeat) past.decided(facts_[at].decider);
    };
    for (std::size_t at = 0; at < from; ++at) decidedAt(at);
    PastSink sink(game(), seat, past);
    stateAt(from);
    while (this->position() < until) {
        step(sink);
        decidedAt(this->position() - 1);
    }
    return past;
}

}  // namespace kickdoor
