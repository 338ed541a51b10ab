// The greedy bot's deals: asking for help, giving help for pay, and trading at a profit.
#include <algorithm>

#include "bot/fight_math.h"
#include "bot/greedy_parts.h"
#include "bot/valuation.h"
#include "evaluation/evaluate.h"
#include "rules/chapters/for_the_win.h"
#include "rules/judge/parts.h"

namespace kickdoor {
namespace {

constexpr int kTreasureWorth = 60;
constexpr std::uint8_t kMostAsks = 2;  // of one player in one fight

int worthOfItems(const Sight& sight, const OfferedCards& items) {
    return worthOf(sight, {items.begin(), items.size()});
}

bool wouldWin(const Sight& sight, Seat helper) {
    return sumsWithHelper(sight, helper).winning();
}

// A fair share: half of the Treasures, rounded up.
int fairShare(int treasures) {
    return (treasures + 1) / 2;
}

bool acceptsHelping(const Sight& sight, Seat fighter, const Terms& terms) {
    if (!wouldWin(sight, sight.me)) return false;
    const int levels = statOf(sight.game, withHelper(sight.view, sight.me), sight.me, Stat::LevelsAsHelper) *
                       static_cast<int>(sight.view.combat.monsters.size() + sight.view.combat.killedMonsters);
    const int goal = sight.game.rules.goal();
    const bool winsToo = sight.levelOf(sight.me) + levels >= goal || sight.game.rules.sharedVictory;
    if (winsGame(sight) && !winsToo) return false;
    const int treasures = std::min<int>(terms.treasures, mostTreasures(sight.game, sight.view));
    const int pay = treasures * kTreasureWorth + worthOfItems(sight, terms.items) +
                    worthOfItems(sight, terms.cards) + levels * levelWorth(sight, sight.me) +
                    (winsToo && winsGame(sight) ? 5000 : 0);
    // The fighter's gain counts against it, more so near the goal.
    const int price = levelsAtStake(sight) * levelWorth(sight, fighter) * grudge(sight, fighter) / 300;
    return pay > price;
}

bool acceptsHelp(const Sight& sight, Seat helper, const Terms& terms) {
    if (combatSums(sight.game, sight.view).winning() || !wouldWin(sight, helper)) return false;
    const int reward = levelsAtStake(sight) * levelWorth(sight, sight.me) +
                       mostTreasures(sight.game, sight.view) * kTreasureWorth + escapeCost(sight, sight.me) +
                       (winsGame(sight) ? 5000 : 0);
    return reward > terms.treasures * kTreasureWorth + worthOfItems(sight, terms.items) +
                        worthOfItems(sight, terms.cards);
}

// The value of Items to the bot, whoever has them.
int worthToMe(const Sight& sight, const OfferedCards& items) {
    int sum = 0;
    for (const CardId card : items) {
        if (!sight.knows(card)) continue;
        const CardDef& def = sight.defOf(card);
        const bool usable = mayUseItem(sight.game, sight.view, card, sight.me);
        sum += 4 + def.gold / 16 + (usable ? 2 * wearWorth(sight, def) : 0);
    }
    return sum;
}

bool acceptsTrade(const Sight& sight, Seat from, const Offer& offer) {
    const int gain = worthToMe(sight, offer.terms.items);
    const int given = worthOfItems(sight, offer.want);
    const bool nearGoal = sight.levelOf(from) >= sight.game.rules.goal() - 1;
    return gain > given + (nearGoal ? 60 : 8);
}

}  // namespace

namespace {

// R8.7: adds a hand card to be played on the helper, if one costs less than the bot may spend. Returns its
// value.
int promiseCards(const Sight& sight, Seat helper, int most, Terms& terms) {
    if (!sight.game.rules.helpWithHandCards) return 0;
    for (const CardId card : sight.view.cards.in(Zone::Hand, sight.me)) {
        if (sight.defOf(card).kind != CardKind::Level) continue;
        const int worth = cardWorth(sight, card);
        if (worth >= most || !mayPromise(sight.game, sight.view, card, helper)) continue;
        terms.cards.push_back(card);
        return worth;
    }
    return 0;
}

}  // namespace

std::optional<Command> askForHelp(GreedyMind& mind, int stake) {
    const Sight& sight = mind.sight;
    const int treasures = mostTreasures(sight.game, sight.view);
    std::optional<Command> best;
    int bestRank = 0;
    const auto consider = [&](const Move& move) {
        if (move.kind != CommandKind::AskHelp || move.seat >= sight.view.players) return;
        std::uint8_t asked = mind.memory.asked[move.seat];
        if (asked >= kMostAsks || !wouldWin(sight, move.seat)) return;
        Command command = commandOf(move);
        // The second time it offers all Treasures.
        const int share = asked == 0 ? fairShare(treasures) : treasures;
        command.terms.treasures = static_cast<std::uint8_t>(std::clamp(share, 0, 255));
        int price = share * kTreasureWorth;
        if (price >= stake) return;
        if (asked > 0) price += promiseCards(sight, move.seat, stake - price, command.terms);
        if (price >= stake) return;
        // Players who have not been asked come first, then the least dangerous.
        const int rank = 100 - 50 * asked - sight.levelOf(move.seat);
        if (best && rank <= bestRank) return;
        if (!judge(sight.game, sight.view, command).empty()) return;
        best = command;
        bestRank = rank;
    };
    for (const Move& move : mind.legal.moves) consider(move);
    for (const CommandTemplate& family : mind.legal.templates) consider(family.move);
    if (best) ++mind.memory.asked[best->move.seat];
    return best;
}

std::optional<Command> answerOffer(GreedyMind& mind) {
    const Sight& sight = mind.sight;
    for (const Move& accept : mind.legal.moves) {
        if (accept.kind != CommandKind::Accept || accept.seat >= sight.view.players) continue;
        const Offer& offer = sight.view.offers[accept.seat];
        bool yes = false;
        switch (offer.kind) {
            case OfferKind::AskHelp: yes = acceptsHelping(sight, accept.seat, offer.terms); break;
            case OfferKind::OfferHelp: yes = acceptsHelp(sight, accept.seat, offer.terms); break;
            case OfferKind::Trade: yes = acceptsTrade(sight, accept.seat, offer); break;
            case OfferKind::None: break;
        }
        if (yes) return commandOf(accept);
    }
    if (const Move* decline = findMove(mind.legal, CommandKind::Decline)) return commandOf(*decline);
    return std::nullopt;
}

}  // namespace kickdoor
