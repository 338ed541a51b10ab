#include "pack/try_pack.h"

#include <algorithm>
#include <memory>
#include <numeric>

#include "bot/bots.h"
#include "bot/playout.h"
#include "rules/engine.h"
#include "strength/card_tally.h"

namespace kickdoor {
namespace {

void addCards(TryResult& result, const Catalog& catalog, const std::string& pack,
              const strength::CardTally& tally) {
    for (const CardDef& card : catalog.cards) {
        if (card.pack != pack) continue;
        const DefId def = card.sameAs;
        const strength::CardUse use = tally.useOf(def);
        if (use.players == 0)
            result.never.push_back(card.key);
        else
            result.cards.push_back({card.key, use.games, use.lift, use.error});
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
