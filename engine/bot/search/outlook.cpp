#include "bot/search/outlook.h"

#include "base/seats.h"
#include "bot/levels.h"
#include "bot/value/value.h"

namespace kickdoor {
namespace {

// A game that lasts longer is valued as it then stands.
constexpr int kMostTurns = 300;
constexpr int kLongestGame = 3'000;

std::unique_ptr<GameState> withoutDecks(const Game& game, const GameState& state) {
    auto open = std::make_unique<GameState>(state);
    for (CardId card{0}; card < open->cards.count(); ++card) {
        const Zone zone = open->cards.place(card).zone;
        if (zone != Zone::DoorDeck && zone != Zone::TreasureDeck) continue;
        const Deck back = game.catalog[state.cards.def(card)].deck;
        open->cards.setDef(card, back == Deck::Door ? kUnknownDoor : kUnknownTreasure);
    }
    return open;
}

}  // namespace

Outlook::Outlook(const Game& game, const GameState& state)
    : game_(game), open_(withoutDecks(game, state)), worlds_(game, *open_), rollout_(game) {
    // Not from the dice or the order of the decks.
    seed_ = state.turn * 0x9E3779B97F4A7C15ULL + state.epoch;
}

void Outlook::step() {
    const std::uint64_t number =
        (seed_ + static_cast<std::uint64_t>(games_)) * 0x9E3779B97F4A7C15ULL + 0x0D05ULL;
    worlds_.draw(number, played_);
    rollout_.play(played_, number, kMostTurns, kLongestGame);
    for (const Seat seat : everySeat(played_.players))
        sums_[seat] += positionValue({game_, played_, seat, regularWeights()});
    ++games_;
}

int Outlook::chance(Seat seat) const {
    return games_ > 0 ? static_cast<int>(sums_[seat] / games_) : 0;
}

}  // namespace kickdoor
