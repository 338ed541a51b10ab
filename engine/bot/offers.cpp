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

constexpr std::uint8_t kMostAsks = 2;  // of one player in one fight

int worthOfItems(const Sight& sight, const OfferedCards& items) {
    return worthOf(sight, {items.begin(), items.size()});
}

bool wouldWin(const Sight& sight, Seat helper) {
    return sumsWithHelper(sight, helper).winning();
}

bool wouldWinSafely(const Sight& sight, Seat helper) {
    const CombatSums sums = sumsWithHelper(sight, helper);
    return lead(sums) >= needed(sums) + sight.weights.careLead;
}

// The share of the Treasures offered first, rounded up.
int fairShare(const Sight& sight, int treasures) {
    return (treasures * sight.weights.fairPercent + 99) / 100;
}

// Whether the helper would win the game with the fight, and the bot that fights would not.
bool givesVictory(const Sight& sight, Seat helper) {
    if (sight.weights.givesVictory != 0) return false;
    const SeatSet winners = sight.winnersWith(helper);
    return winners.has(helper) && !winners.has(sight.me);
}

// The Levels that this player would go up by helping (R5.4).
int levelsOfHelper(const Sight& sight, Seat helper) {
    return sight.levelsAsHelper(helper) *
           static_cast<int>(sight.combat().monsters.size() + sight.combat().killedMonsters);
}

// What a deal costs the bot that fights: `pay`, the worth of what it gives, and that the helper gains it,
// more so near the goal.
int priceOfHelp(const Sight& sight, Seat helper, int pay) {
    const int gain = pay + levelsOfHelper(sight, helper) * levelWorth(sight, helper);
    return pay + gain * grudge(sight, helper) / 100 * sight.weights.helperGain / 100;
}

// `cost`: what it would spend to win together.
bool acceptsHelping(const Sight& sight, Seat fighter, const Terms& terms, int cost) {
    const int levels = levelsOfHelper(sight, sight.me);
    const int goal = sight.game.rules.goal();
    const bool winsToo = sight.levelOf(sight.me) + levels >= goal || sight.game.rules.sharedVictory;
    if (winsGame(sight) && !winsToo) return false;
    const int treasures = std::min<int>(terms.treasures, sight.mostTreasures());
    if (100 * treasures < sight.weights.helpShare * sight.mostTreasures()) return false;
    const int pay = treasures * sight.weights.treasure + worthOfItems(sight, terms.items) +
                    worthOfItems(sight, terms.cards) + levels * levelWorth(sight, sight.me) +
                    (winsToo && winsGame(sight) ? sight.weights.winning : 0);
    // The fighter's gain counts against it, more so near the goal.
    const int price =
        levelsAtStake(sight) * levelWorth(sight, fighter) * grudge(sight, fighter) / sight.weights.helpPrice;
    return pay + sight.weights.helpGift > price + cost;
}

// The cheapest card with which fighter and bot would win together, and the fighter would not alone.
std::optional<Boost> winningCard(const GreedyMind& mind) {
    const Sight& sight = mind.sight;
    if (sight.weights.helpsWithCards == 0) return std::nullopt;
    const CombatSums alone = sight.combatSums();
    const CombatSums sums = sumsWithHelper(sight, sight.me);
    std::optional<Boost> best;
    for (const Boost& boost : ownBoosts(mind)) {
        if (boost.command.kind() != CommandKind::Play || lead(sums) + boost.gain < needed(sums)) continue;
        if (lead(alone) + boost.gain >= needed(alone)) continue;
        if (!best || boost.cost < best->cost) best = boost;
    }
    return best;
}

// Accepts, or first plays what it takes to win together; nothing: declines.
std::optional<Command> agreeToHelp(const GreedyMind& mind, const Move& accept, const Terms& terms) {
    const Sight& sight = mind.sight;
    if (wouldWin(sight, sight.me))
        return acceptsHelping(sight, accept.seat, terms, 0) ? std::optional(commandOf(accept)) : std::nullopt;
    const auto card = winningCard(mind);
    if (!card || !acceptsHelping(sight, accept.seat, terms, card->cost)) return std::nullopt;
    return card->command;
}

bool acceptsHelp(const Sight& sight, Seat helper, const Terms& terms) {
    if (sight.combatSums().winning() || !wouldWin(sight, helper)) return false;
    if (givesVictory(sight, helper)) return false;
    const int reward = levelsAtStake(sight) * levelWorth(sight, sight.me) +
                       sight.mostTreasures() * sight.weights.treasure + escapeCost(sight, sight.me) +
                       (winsGame(sight) ? sight.weights.winning : 0);
    const int pay = terms.treasures * sight.weights.treasure + worthOfItems(sight, terms.items) +
                    worthOfItems(sight, terms.cards);
    return reward > priceOfHelp(sight, helper, pay);
}

// The value of Items to the bot, whoever has them.
int worthToMe(const Sight& sight, const OfferedCards& items) {
    int sum = 0;
    for (const CardId card : items) {
        if (!sight.knows(card)) continue;
        const CardDef& def = sight.defOf(card);
        const bool usable = sight.mayUseItem(card, sight.me);
        sum += sight.weights.itemUseless + def.gold / sight.weights.goldForPoint +
               (usable ? sight.weights.itemWearing * wearWorth(sight, def) : 0);
    }
    return sum;
}

bool acceptsTrade(const Sight& sight, Seat from, const Offer& offer) {
    const int gain = worthToMe(sight, offer.terms.items);
    const int given = worthOfItems(sight, offer.want);
    const bool nearGoal = sight.levelOf(from) >= sight.game.rules.goal() - 1;
    return gain > given + (nearGoal ? sight.weights.tradeNearGoal : sight.weights.tradeGain);
}

}  // namespace

namespace {

// R8.7: adds a hand card to be played on the helper, if one costs less than the bot may spend. Returns its
// value.
int promiseCards(const Sight& sight, Seat helper, int most, Terms& terms) {
    if (!sight.game.rules.helpWithHandCards) return 0;
    for (const CardId card : sight.known(Zone::Hand, sight.me)) {
        if (sight.defOf(card).kind != CardKind::Level) continue;
        const int worth = cardWorth(sight, card);
        if (worth >= most || !sight.mayPromise(card, helper)) continue;
        terms.cards.push_back(card);
        return worth;
    }
    return 0;
}

}  // namespace

std::optional<Command> askForHelp(GreedyMind& mind, int stake) {
    const Sight& sight = mind.sight;
    const int treasures = sight.mostTreasures();
    std::optional<Command> best;
    int bestRank = 0;
    const auto consider = [&](const Move& move) {
        if (move.kind != CommandKind::AskHelp || move.seat >= sight.players()) return;
        std::uint8_t asked = mind.memory.asked[move.seat];
        if (asked >= kMostAsks || !wouldWinSafely(sight, move.seat) || givesVictory(sight, move.seat)) return;
        Command command = commandOf(move);
        // The second time it offers all Treasures.
        const int share = asked == 0 ? fairShare(sight, treasures) : treasures;
        command.terms.treasures = static_cast<std::uint8_t>(std::clamp(share, 0, 255));
        int pay = share * sight.weights.treasure;
        if (pay >= stake) return;
        if (asked > 0) pay += promiseCards(sight, move.seat, stake - pay, command.terms);
        if (priceOfHelp(sight, move.seat, pay) >= stake) return;
        // Players who have not been asked come first, then the least dangerous.
        const int rank = 100 - 50 * asked - sight.levelOf(move.seat) - 10 * sight.wrongsBy(move.seat);
        if (best && rank <= bestRank) return;
        if (sight.weights.repeatsOffers == 0 && isRepeated(mind.memory.offered, command)) return;
        if (!sight.judge(command).empty()) return;
        best = command;
        bestRank = rank;
    };
    for (const Move& move : mind.legal.moves) consider(move);
    for (const CommandTemplate& family : mind.legal.templates) consider(family.move);
    if (best) {
        ++mind.memory.asked[best->move.seat];
        noteOffer(mind.memory.offered, *best);
    }
    return best;
}

std::optional<Command> answerOffer(GreedyMind& mind) {
    const Sight& sight = mind.sight;
    for (const Move& accept : mind.legal.moves) {
        if (accept.kind != CommandKind::Accept || accept.seat >= sight.players()) continue;
        const Offer offer = sight.offerOf(accept.seat);
        bool yes = false;
        switch (offer.kind) {
            case OfferKind::AskHelp:
                if (auto answer = agreeToHelp(mind, accept, offer.terms)) return answer;
                break;
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
