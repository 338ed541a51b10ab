#include "pack/try_pack.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>

#include "bot/bots.h"
#include "bot/playout.h"
#include "rules/engine.h"
#include "strength/card_tally.h"

namespace kickdoor {
namespace {

// How the users of cards usually fare.
class Usual {
public:
    Usual(const Catalog& catalog, const std::string& pack, const strength::CardTally& tally) {
        const bool alone = catalog.packs.size() == 1;
        std::vector<double> lifts;
        for (std::size_t def = 0; def < catalog.cards.size(); ++def) {
            const CardDef& card = catalog.cards[def];
            if ((card.pack == pack) != alone || card.sameAs != DefId(def)) continue;
            const strength::CardUse use = tally.useOf(DefId(def));
            if (use.players >= kLeastPlayers) lifts.push_back(use.lift);
        }
        if (lifts.size() < kLeastCards) return;
        const auto count = static_cast<double>(lifts.size());
        mean_ = std::accumulate(lifts.begin(), lifts.end(), 0.0) / count;
        double squares = 0;
        for (const double lift : lifts) squares += (lift - mean_) * (lift - mean_);
        deviation_ = std::sqrt(squares / count);
    }
    // A card that was seldom used is uncertain in itself.
    double off(const strength::CardUse& use) const {
        const double spread = std::hypot(deviation_, use.error);
        return deviation_ > 0 && use.players >= kLeastPlayers ? (use.lift - mean_) / spread : 0;
    }

private:
    static constexpr std::int64_t kLeastPlayers = 20;
    static constexpr std::size_t kLeastCards = 10;
    double mean_ = 0;
    double deviation_ = 0;
};

void addCards(TryResult& result, const Catalog& catalog, const std::string& pack,
              const strength::CardTally& tally) {
    const Usual usual(catalog, pack, tally);
    for (const CardDef& card : catalog.cards) {
        if (card.pack != pack) continue;
        const DefId def = card.sameAs;
        const strength::CardUse use = tally.useOf(def);
        if (use.players == 0)
            result.never.push_back(card.key);
        else
            result.cards.push_back({card.key, use.games, use.lift, use.error, usual.off(use)});
    }
    std::stable_sort(result.cards.begin(), result.cards.end(),
                     [](const TriedCard& a, const TriedCard& b) { return a.lift > b.lift; });
}

void addLengths(TryResult& result) {
    std::sort(result.lengths.begin(), result.lengths.end());
    if (result.lengths.empty()) return;
    const auto count = static_cast<double>(result.lengths.size());
    result.turns = std::accumulate(result.lengths.begin(), result.lengths.end(), 0.0) / count;
    result.shortest = result.lengths.front();
    result.median = result.lengths[result.lengths.size() / 2];
    result.longest = result.lengths.back();
}

}  // namespace

TryResult tryPack(const Game& game, const std::string& pack, const TryPlan& plan,
                  const std::function<bool(int played)>& goOn) {
    TryResult result;
    strength::CardTally tally(game.catalog, plan.players);
    for (int i = 0; i < plan.games; ++i) {
        const std::uint64_t seed = plan.seed + static_cast<std::uint64_t>(i);
        std::vector<std::unique_ptr<Bot>> bots;
        for (Seat seat{0}; seat < plan.players; ++seat)
            bots.push_back(makeBot(plan.bot, botSeed(seed, seat)));
        Playout playout(game, newGame(game, plan.players, seed), bots, seed);
        const PlayoutResult played = playout.run({}, &tally);
        tally.endGame(played.winners);
        ++result.games;
        if (played.end == PlayoutEnd::Won) {
            ++result.finished;
            result.lengths.push_back(played.turns);
        } else {
            ++result.stuck;
        }
        if (goOn && !goOn(result.games)) break;
    }
    addLengths(result);
    addCards(result, game.catalog, pack, tally);
    return result;
}

}  // namespace kickdoor
