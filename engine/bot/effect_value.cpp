#include "bot/effect_value.h"

#include <algorithm>

#include "bot/valuation.h"
#include "evaluation/strength.h"

namespace kickdoor {
namespace {

constexpr int kMaxDepth = 6;
constexpr int kDoorDraw = 30;
constexpr int kTreasureDraw = 60;

class Estimate {
public:
    explicit Estimate(const Sight& sight) : sight_(sight) {}

    int list(ListRef effects, const Bindings& at, int depth) const {
        if (effects < 0 || depth > kMaxDepth) return 0;
        int sum = 0;
        for (const std::int16_t ref : sight_.game.catalog.list(effects))
            sum += effect(sight_.game.catalog.node(ref), at, depth);
        return sum;
    }

private:
    // A gain of `points` by a seat, as the bot sees it.
    int share(Seat seat, int points) const {
        return seat == sight_.me ? points : -points * grudge(sight_, seat) / 100;
    }

    SeatSet seats(std::int16_t who, const Bindings& at) const {
        return resolve(sight_.game, sight_.view, static_cast<Who>(who), at);
    }

    int amount(std::int16_t ref, const Bindings& at, int fallback) const {
        return amountOr(sight_.game, sight_.view, ref, at, fallback);
    }

    template <class Fn>
    int sumOver(SeatSet among, Fn&& points) const {
        int sum = 0;
        for (Seat seat = 0; seat < sight_.view.players; ++seat)
            if (among.has(seat) && sight_.view.isLiving(seat)) sum += share(seat, points(seat));
        return sum;
    }

    int levelsLost(Seat seat, int levels) const {
        return -levelWorth(sight_, seat) * std::clamp(levels, 0, sight_.levelOf(seat) - 1);
    }

    int levelsWon(Seat seat, int levels, bool mayWin) const {
        const int room = sight_.game.rules.goal() - (mayWin ? 0 : 1) - sight_.levelOf(seat);
        const int won = std::clamp(levels, 0, std::max(0, room));
        const bool wins = sight_.levelOf(seat) + won >= sight_.game.rules.goal();
        return levelWorth(sight_, seat) * won + (wins ? 5000 : 0);
    }

    int everythingOf(Seat seat) const {
        int sum = 0;
        for (const CardId card : sight_.view.cards.in(Zone::InPlay, seat)) {
            if (!sight_.knows(card)) continue;
            const CardKind kind = sight_.defOf(card).kind;
            if (kind != CardKind::Identity && kind != CardKind::Doubling) sum += cardWorth(sight_, card);
        }
        for (const CardId card : sight_.view.cards.in(Zone::Hand, seat)) sum += cardWorth(sight_, card);
        return sum;
    }

    // Cards of the selector, of one owner, that move: by worth, cheapest first unless others choose.
    int cardsMoved(const Node& selector, Seat owner, const Bindings& at) const {
        CardList found;
        selectFrom(sight_.game, sight_.view, selector, owner, at, found);
        const auto from = static_cast<From>(selector.arg[param::kFrom]);
        const bool fromHand = from == From::Hand || from == From::HandOrPlay;
        const bool plain = static_cast<KindFilter>(selector.arg[param::kKind]) == KindFilter::Any;
        if (fromHand && plain && owner != kNoSeat)
            for (const CardId card : sight_.view.cards.in(Zone::Hand, owner))
                if (!sight_.knows(card)) found.push_back(card);
        sortByWorth(sight_, found);
        const int all = static_cast<int>(found.size());
        const int count = std::clamp(amount(selector.arg[param::kQuantity], at, all), 0, all);
        const auto chooser = static_cast<Chooser>(selector.arg[param::kChooser]);
        const bool dear =
            chooser != Chooser::Owner && chooser != Chooser::Victim && chooser != Chooser::Random;
        int sum = 0;
        for (int i = 0; i < count; ++i)
            sum += cardWorth(sight_, found[static_cast<std::size_t>(dear ? all - 1 - i : i)]);
        return count == 0 ? kNothingMoved : sum;
    }

    int cardEffect(const Node& node, const Bindings& at, int depth) const {
        const Node& selector = sight_.game.catalog.node(node.arg[0]);
        const bool take = node.op == Op::Take;
        const Seat to = take ? seats(node.arg[1], at).first() : kNoSeat;
        const ListRef orElse = take ? node.arg[3] : node.arg[1];
        int sum = 0;
        bool moved = false;
        const auto count = [&](Seat owner) {
            const int worth = cardsMoved(selector, owner, at);
            if (worth == kNothingMoved) return;
            moved = true;
            if (owner != kNoSeat) sum += share(owner, -worth);
            if (to != kNoSeat) sum += share(to, worth);
        };
        if (isOwnerless(selector)) {
            count(kNoSeat);
        } else {
            const SeatSet owners = ownersOf(sight_.game, sight_.view, selector, at);
            for (Seat seat = 0; seat < sight_.view.players; ++seat)
                if (owners.has(seat) && sight_.view.isLiving(seat)) count(seat);
        }
        return moved ? sum : list(orElse, at, depth + 1);
    }

    int best(const Node& node, const Bindings& at, int depth, bool mine) const {
        bool first = true;
        int chosen = 0;
        for (const std::int16_t ref : sight_.game.catalog.list(node.arg[1])) {
            const Node& option = sight_.game.catalog.node(ref);
            if (!holds(sight_.game, sight_.view, option.arg[0], at)) continue;
            const int value = list(option.arg[1], at, depth + 1);
            if (first || (mine ? value > chosen : value < chosen)) chosen = value;
            first = false;
        }
        return chosen;
    }

    int bestPlayer(const Node& node, const Bindings& at, int depth, bool mine) const {
        const SeatSet among = seats(node.arg[1], at);
        bool first = true;
        int chosen = 0;
        for (Seat seat = 0; seat < sight_.view.players; ++seat) {
            if (!among.has(seat) || !sight_.view.isLiving(seat)) continue;
            Bindings inner = at;
            inner.player = seat;
            if (!holds(sight_.game, sight_.view, node.arg[2], inner)) continue;
            inner = at;
            inner.chosen = seat;
            const int value = list(node.arg[3], inner, depth + 1);
            if (first || (mine ? value > chosen : value < chosen)) chosen = value;
            first = false;
        }
        return chosen;
    }

    int rolled(const Node& node, const Bindings& at, int depth) const {
        int sum = 0;
        for (const std::int16_t ref : sight_.game.catalog.list(node.arg[1])) {
            const Node& outcome = sight_.game.catalog.node(ref);
            sum += (outcome.arg[1] - outcome.arg[0] + 1) * list(outcome.arg[2], at, depth + 1);
        }
        return sum / std::max<int>(1, node.arg[2]);
    }

    int forEach(const Node& node, const Bindings& at, int depth) const {
        const SeatSet among = seats(node.arg[0], at);
        int sum = 0;
        for (Seat seat = 0; seat < sight_.view.players; ++seat) {
            if (!among.has(seat)) continue;
            Bindings inner = at;
            inner.player = seat;
            if (holds(sight_.game, sight_.view, node.arg[1], inner))
                sum += list(node.arg[2], inner, depth + 1);
        }
        return sum;
    }

    bool mine(std::int16_t who, const Bindings& at) const { return seats(who, at).has(sight_.me); }

    int effect(const Node& node, const Bindings& at, int depth) const {
        switch (node.effect()) {
            case EffectOp::GainLevels: {
                const int levels = amount(node.arg[1], at, 1);
                return sumOver(seats(node.arg[0], at),
                               [&](Seat s) { return levelsWon(s, levels, node.arg[2] != 0); });
            }
            case EffectOp::LoseLevels: {
                const int levels = amount(node.arg[1], at, 1);
                return sumOver(seats(node.arg[0], at), [&](Seat s) { return levelsLost(s, levels); });
            }
            case EffectOp::SetLevel: {
                const int to = amount(node.arg[1], at, 1);
                return sumOver(seats(node.arg[0], at), [&](Seat s) {
                    const int change = to - sight_.levelOf(s);
                    return change > 0 ? levelsWon(s, change, false) : levelsLost(s, -change);
                });
            }
            case EffectOp::Discard:
            case EffectOp::Take: return cardEffect(node, at, depth);
            case EffectOp::Draw: {
                const int one = static_cast<Deck>(node.arg[1]) == Deck::Door ? kDoorDraw : kTreasureDraw;
                const int count = amount(node.arg[2], at, 1);
                return sumOver(seats(node.arg[0], at), [&](Seat) { return one * count; });
            }
            case EffectOp::Die:
                return sumOver(seats(node.arg[0], at), [&](Seat s) { return -everythingOf(s) - 60; });
            case EffectOp::ChangeSex: return sumOver(seats(node.arg[0], at), [](Seat) { return -10; });
            case EffectOp::Roll: return rolled(node, at, depth);
            case EffectOp::If:
                return list(holds(sight_.game, sight_.view, node.arg[0], at) ? node.arg[1] : node.arg[2], at,
                            depth + 1);
            case EffectOp::ForEach: return forEach(node, at, depth);
            case EffectOp::ChoosePlayer: return bestPlayer(node, at, depth, mine(node.arg[0], at));
            case EffectOp::ChooseOne: return best(node, at, depth, mine(node.arg[0], at));
            case EffectOp::May: {
                const int value = list(node.arg[1], at, depth + 1);
                return mine(node.arg[0], at) ? std::max(0, value) : std::min(0, value);
            }
            // Fights and dice are judged where they happen (fight_math.cpp, reactions.cpp).
            case EffectOp::AddStrength:
            case EffectOp::RemoveMonster:
            case EffectOp::KillMonster:
            case EffectOp::JoinFight:
            case EffectOp::JoinAsMate:
            case EffectOp::Escape:
            case EffectOp::ForceHelp:
            case EffectOp::LeaveFight:
            case EffectOp::CancelStrike:
            case EffectOp::RedirectStrike:
            case EffectOp::Reroll:
            case EffectOp::SetRoll:
            case EffectOp::AddToRoll:
            // What is seen changes nothing.
            case EffectOp::LookAtHand:
            case EffectOp::LookAtDeck: break;
        }
        return 0;
    }

    static constexpr int kNothingMoved = -1'000'000;
    const Sight& sight_;
};

}  // namespace

int effectValue(const Sight& sight, ListRef effects, const Bindings& at) {
    return Estimate(sight).list(effects, at, 0);
}

int curseValue(const Sight& sight, const CardDef& curse, Seat by, Seat victim) {
    if (statOf(sight.game, sight.view, victim, Stat::CurseProof) > 0) return 0;
    Bindings at;
    at.you = by;
    at.victim = victim;
    at.target = victim;
    at.cause = static_cast<std::uint8_t>(Cause::Curse);
    int value = effectValue(sight, curse.effects, at);
    int burden = 0;
    at.you = victim;
    for (const ModifierDef& modifier : curse.modifiers) {
        const int change = amountOr(sight.game, sight.view, modifier.amount, at, modifier.constant);
        burden += modifier.stat == Stat::Strength    ? 8 * change
                  : modifier.stat == Stat::Treasures ? 0
                                                     : 12 * change;
    }
    value += victim == sight.me ? burden : -burden * grudge(sight, victim) / 100;
    return value;
}

int badStuffValue(const Sight& sight, const CardDef& monster, Seat victim) {
    Bindings at;
    at.victim = victim;
    at.cause = static_cast<std::uint8_t>(Cause::BadStuff);
    return effectValue(sight, monster.badStuff, at);
}

}  // namespace kickdoor
