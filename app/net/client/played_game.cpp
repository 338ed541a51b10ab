#include "net/client/played_game.h"

#include <algorithm>

#include "io/snapshot/validate.h"
#include "net/wire/fairness.h"

namespace kickdoor::net {
namespace {

// The limit of the history that a host can make a client store.
constexpr std::size_t kMaxPastBytes = 2U << 20U;

}  // namespace

PlayedGame::PlayedGame(const LoadedPacks& packs, const RuleSet& rules, Committed agreed)
    : packs_(packs),
      catalog_(packs.catalog),
      agreed_(std::move(agreed)),
      game_{*catalog_, rules},
      raw_(game_) {
    setup_.editions = catalog_->packs;
    setup_.rules = rules;
    for (const PlayedSeat& seat : agreed_.seats)
        setup_.seats.push_back({seat.name, seat.sex, seat.colour, seat.control, seat.bot});
}

const GameState* PlayedGame::view(Seat seat) const {
    return seat < kMaxSeats || seat == kNoSeat ? views_[indexOf(seat)].get() : nullptr;
}

std::string PlayedGame::takeSecrets(const Started& started) {
    if (started.secrets.size() != agreed_.members.size()) return "not everybody's secret was opened";
    for (std::size_t i = 0; i < started.secrets.size(); ++i)
        if (started.secrets[i].member != agreed_.members[i].member ||
            commitmentOf(started.secrets[i].secret) != agreed_.members[i].digest)
            return "a secret is not the one that was committed";
    if (started_ && started.secrets != secrets_) return "the secrets have changed";
    secrets_ = started.secrets;
    started_ = true;
    return {};
}

std::string PlayedGame::viewMistake(const GameState& view, Seat seat) const {
    if (view.viewer != seat || view.rng != Rng{}) return "a view is somebody else's";
    if (view.players != agreed_.seats.size()) return "a view has other players";
    return raw_.check(view);
}

std::string PlayedGame::takePast(const RecallStart& past) {
    if (!started_ || !told_.empty() || past_) return "a past out of turn";
    if (past.number > kMostCommands) return "too long a past";
    auto taken = std::make_shared<ToldPast>();
    if (!RawStates::copy(past.view, taken->start)) return "a view of another size";
    if (std::string mistake = viewMistake(taken->start, kNoSeat); !mistake.empty()) return mistake;
    if (std::string mistake = validate(game_, taken->start); !mistake.empty()) return mistake;
    pastView_ = taken->start;
    pastLeft_ = past.commands;
    past_ = std::move(taken);
    pastTold_ = {{past.number, {}, {}}};
    pastTold_.back().views[indexOf(kNoSeat)] = hashOf(pastView_);
    return {};
}

std::string PlayedGame::recall(const Recalled& recalled) {
    if (pastLeft_ == 0) return "more of the past than there was";
    --pastLeft_;
    for (const SeatEvent& event : recalled.events) {
        pastBytes_ += sizeof event + event.patch.bytes.size() + event.patch.runs.size() * sizeof(PatchRun);
        if (pastBytes_ > kMaxPastBytes) return "too long a past";
        if (std::string mistake = foldOne(pastView_, kNoSeat, event); !mistake.empty()) return mistake;
        past_->events.push_back(event);
    }
    if (std::string mistake = validate(game_, pastView_); !mistake.empty()) return mistake;
    pastTold_.push_back({pastTold_.back().number + 1, {}, {}});
    pastTold_.back().views[indexOf(kNoSeat)] = hashOf(pastView_);
    return {};
}

// Checks that the history leads to the first views.
std::string PlayedGame::joinPast(const Views& views) {
    if (pastLeft_ != 0 || pastTold_.back().number != views.number) return "the past leads elsewhere";
    const GameState* open = view(kNoSeat);
    if (open != nullptr && !(*open == pastView_)) return "the past leads elsewhere";
    pastTold_.pop_back();
    told_ = std::exchange(pastTold_, {});
    return {};
}

std::string PlayedGame::takeViews(const Views& views, SeatSet seats) {
    if (!started_) return "views of no game";
    if (views.number < number_) return "the game goes backwards";
    if (views.number == 0 && views.chain != Chain(agreed_).link()) return "the chain begins elsewhere";
    std::array<std::unique_ptr<GameState>, kMaxSeats + 1> taken;
    for (const WireView& told : views.views) {
        if (told.seat != kNoSeat && !seats.has(told.seat)) return "a view of somebody else's seat";
        auto view = std::make_unique<GameState>();
        if (!RawStates::copy(told.bytes, *view)) return "a view of another size";
        if (std::string mistake = viewMistake(*view, told.seat); !mistake.empty()) return mistake;
        if (std::string mistake = validate(game_, *view); !mistake.empty()) return mistake;
        taken[indexOf(told.seat)] = std::move(view);
    }
    views_ = std::move(taken);
    if (!pastTold_.empty())
        if (std::string mistake = joinPast(views); !mistake.empty()) return mistake;
    return note(views.number, views.chain);
}

std::string PlayedGame::foldOne(GameState& view, Seat seat, const SeatEvent& event) const {
    if (!kickdoor::fold(view, event.patch)) return "a patch does not fit";
    if (std::string mistake = viewMistake(view, seat); !mistake.empty()) return mistake;
    return raw_.check(view, event.event);
}

std::string PlayedGame::fold(const Happened& happened) {
    if (!started_ || told_.empty()) return "events of no game";
    if (happened.number != number_ + 1) return "a command is missing";
    for (const WireEvents& told : happened.views) {
        GameState* view = views_[indexOf(told.seat)].get();
        if (view == nullptr) return "events of a view that was not told";
        for (const SeatEvent& event : told.events)
            if (std::string mistake = foldOne(*view, told.seat, event); !mistake.empty()) return mistake;
        if (std::string mistake = validate(game_, *view); !mistake.empty()) return mistake;
    }
    return note(happened.number, happened.chain);
}

bool PlayedGame::fits(const Event& event) const {
    const auto known =
        std::find_if(views_.begin(), views_.end(), [](const auto& view) { return view != nullptr; });
    return known != views_.end() && raw_.check(**known, event).empty();
}

std::string PlayedGame::note(std::uint32_t number, const Digest& chain) {
    number_ = number;
    chain_ = chain;
    Told told{number, chain, {}};
    for (std::size_t i = 0; i < views_.size(); ++i)
        if (views_[i]) told.views[i] = hashOf(*views_[i]);
    if (!told_.empty() && told_.back().number == number) {
        if (told_.back().chain != chain) return "the chain has changed";
        told_.pop_back();
    }
    if (told_.size() < kMostCommands) told_.push_back(told);
    return {};
}

std::string mistakeIn(const Committed& agreed) {
    if (agreed.seats.size() < 3 || agreed.seats.size() > kMaxSeats) return "a game has 3 to 6 players";
    for (std::size_t i = 0; i < agreed.seats.size(); ++i) {
        if (agreed.seats[i].name.empty()) return "a player has no name";
        for (std::size_t k = 0; k < i; ++k)
            if (agreed.seats[k].name == agreed.seats[i].name) return "two players bear the same name";
    }
    for (std::size_t i = 1; i < agreed.members.size(); ++i)
        if (agreed.members[i - 1].member >= agreed.members[i].member) return "the members are not in order";
    return {};
}

}  // namespace kickdoor::net
