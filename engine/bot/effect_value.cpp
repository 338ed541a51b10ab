#include "bot/effect_value.h"

#include <algorithm>

#include "bot/valuation.h"
#include "evaluation/strength.h"

namespace kickdoor {
namespace {

constexpr int kMaxDepth = 6;

class Estimate {
public:
    explicit Estimate(const Sight& sight) : sight_(sight) {}

    int list(ListRef effects, const Bindings& at, int depth) const {
        if (effects < 0 || depth > kMaxDepth) return 0;
        int sum = 0;
        for (const NodeRef ref : sight_.game.catalog.list(effects))
            sum += effect(sight_.game.catalog.node(ref), at, depth);
        return sum;
    }

private:
    // The value to the bot of a gain of `points` by a seat.
    int share(Seat seat, int points) const {
        return seat == sight_.me ? points : -points * grudge(sight_, seat) / 100;
    }

    SeatSet seats(Who who, const Bindings& at) const { return sight_.resolve(who, at); }

    int amount(NodeRef ref, const Bindings& at, int fallback) const {
        return sight_.amountOr(ref, at, fallback);
    }

    template <class Fn>
    int sumOver(SeatSet among, Fn&& points) const {
        int sum = 0;
        for (Seat seat{0}; seat < sight_.players(); ++seat)
            if (among.has(seat) && sight_.isLiving(seat)) sum += share(seat, points(seat));
        return sum;
    }

    int levelsLost(Seat seat, int levels) const {
        return -levelWorth(sight_, seat) * std::clamp(levels, 0, sight_.levelOf(seat) - 1);
    }

    int levelsWon(Seat seat, int levels, bool mayWin) const {
        const int room = sight_.game.rules.goal() - (mayWin ? 0 : 1) - sight_.levelOf(seat);
        const int won = std::clamp(levels, 0, std::max(0, room));
        const bool wins = sight_.levelOf(seat) + won >= sight_.game.rules.goal();
        return levelWorth(sight_, seat) * won + (wins ? sight_.weights.winning : 0);
    }

    int everythingOf(Seat seat) const {
        int sum = 0;
        for (const CardId card : sight_.known(Zone::InPlay, seat)) {
            if (!sight_.knows(card)) continue;
            const CardKind kind = sight_.defOf(card).kind;
            if (kind != CardKind::Identity && kind != CardKind::Doubling) sum += cardWorth(sight_, card);
        }
        for (const CardId card : sight_.known(Zone::Hand, seat)) sum += cardWorth(sight_, card);
        const Sight::Backs backs = sight_.unknown(Zone::Hand, seat);
        return sum + backs.doors * sight_.weights.unknownDoor +
               backs.treasures * sight_.weights.unknownTreasure;
    }

    template <class Worths>
    void addUnknown(const Sight::Backs& backs, Worths& worths) const {
        for (int i = 0; i < backs.doors; ++i) worths.push_back(sight_.weights.unknownDoor);
        for (int i = 0; i < backs.treasures; ++i) worths.push_back(sight_.weights.unknownTreasure);
    }

    // The cards of one owner that the selector moves, by value; cheapest first unless others choose.
    int cardsMoved(Selector selector, Seat owner, const Bindings& at) const {
        CardList found;
        const Sight::Backs backs = sight_.select(selector, owner, at, found);
        const From from = selector.get<"from">();
        const bool fromHand = from == From::Hand || from == From::HandOrPlay;
        const bool plain = selector.get<"kind">() == KindFilter::Any;
        FixedVector<int, 2 * kMaxCommandCards + 192> worths;
        for (const CardId card : found) worths.push_back(cardWorth(sight_, card));
        addUnknown(backs, worths);
        if (fromHand && plain && owner != kNoSeat) addUnknown(sight_.unknown(Zone::Hand, owner), worths);
        std::sort(worths.begin(), worths.end());
        const int all = static_cast<int>(worths.size());
        const int count = std::clamp(amount(selector.get<"quantity">(), at, all), 0, all);
        const Chooser chooser = selector.get<"chooser">();
        const bool dear =
            chooser != Chooser::Owner && chooser != Chooser::Victim && chooser != Chooser::Random;
        int sum = 0;
        for (int i = 0; i < count; ++i) sum += worths[static_cast<std::size_t>(dear ? all - 1 - i : i)];
        return count == 0 ? kNothingMoved : sum;
    }

    int cardEffect(const Node& node, const Bindings& at, int depth) const {
        const Selector selector = selectorOf(sight_.game.catalog, node);
        const bool take = node.op == Op::Take;
        const Seat to = take ? seats(Parameters<Op::Take>(node).get<"to">(), at).first() : kNoSeat;
        const ListRef orElse =
            take ? Parameters<Op::Take>(node).get<"orElse">() : Parameters<Op::Discard>(node).get<"orElse">();
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
            const SeatSet owners = sight_.ownersOf(selector, at);
            for (Seat seat{0}; seat < sight_.players(); ++seat)
                if (owners.has(seat) && sight_.isLiving(seat)) count(seat);
        }
        return moved ? sum : list(orElse, at, depth + 1);
    }

    int best(Parameters<Op::ChooseOne> choice, const Bindings& at, int depth) const {
        const bool mine = isMine(choice.get<"by">(), at);
        bool first = true;
        int chosen = 0;
        for (const NodeRef ref : sight_.game.catalog.list(choice.get<"options">())) {
            const Parameters<Op::Option> option(sight_.game.catalog.node(ref));
            if (!sight_.holds(option.get<"if">(), at)) continue;
            const int value = list(option.get<"do">(), at, depth + 1);
            if (first || (mine ? value > chosen : value < chosen)) chosen = value;
            first = false;
        }
        return chosen;
    }

    int bestPlayer(Parameters<Op::ChoosePlayer> choice, const Bindings& at, int depth) const {
        const bool mine = isMine(choice.get<"by">(), at);
        const SeatSet among = seats(choice.get<"among">(), at);
        bool first = true;
        int chosen = 0;
        for (Seat seat{0}; seat < sight_.players(); ++seat) {
            if (!among.has(seat) || !sight_.isLiving(seat)) continue;
            Bindings inner = at;
            inner.player = seat;
            if (!sight_.holds(choice.get<"if">(), inner)) continue;
            inner = at;
            inner.chosen = seat;
            const int value = list(choice.get<"do">(), inner, depth + 1);
            if (first || (mine ? value > chosen : value < chosen)) chosen = value;
            first = false;
        }
        return chosen;
    }

    int rolled(Parameters<Op::Roll> roll, const Bindings& at, int depth) const {
        int sum = 0;
        for (const NodeRef ref : sight_.game.catalog.list(roll.get<"outcomes">())) {
            const Parameters<Op::Outcome> outcome(sight_.game.catalog.node(ref));
            const int faces = outcome.get<"to">() - outcome.get<"from">() + 1;
            sum += faces * list(outcome.get<"do">(), at, depth + 1);
        }
        return sum / std::max(1, roll.get<"sides">());
    }

    int forEach(Parameters<Op::ForEach> each, const Bindings& at, int depth) const {
        const SeatSet among = seats(each.get<"who">(), at);
        int sum = 0;
        for (Seat seat{0}; seat < sight_.players(); ++seat) {
            if (!among.has(seat)) continue;
            Bindings inner = at;
            inner.player = seat;
            if (sight_.holds(each.get<"if">(), inner)) sum += list(each.get<"do">(), inner, depth + 1);
        }
        return sum;
    }

    bool isMine(Who who, const Bindings& at) const { return seats(who, at).has(sight_.me); }

    int effect(const Node& node, const Bindings& at, int depth) const {
        switch (node.effect()) {
            case EffectOp::GainLevels: {
                const Parameters<Op::GainLevels> p(node);
                const int levels = amount(p.get<"amount">(), at, 1);
                return sumOver(seats(p.get<"who">(), at),
                               [&](Seat s) { return levelsWon(s, levels, p.get<"mayWin">()); });
            }
            case EffectOp::LoseLevels: {
                const Parameters<Op::LoseLevels> p(node);
                const int levels = amount(p.get<"amount">(), at, 1);
                return sumOver(seats(p.get<"who">(), at), [&](Seat s) { return levelsLost(s, levels); });
            }
            case EffectOp::SetLevel: {
                const Parameters<Op::SetLevel> p(node);
                const int to = amount(p.get<"amount">(), at, 1);
                return sumOver(seats(p.get<"who">(), at), [&](Seat s) {
                    const int change = to - sight_.levelOf(s);
                    return change > 0 ? levelsWon(s, change, false) : levelsLost(s, -change);
                });
            }
            case EffectOp::Discard:
            case EffectOp::Take: return cardEffect(node, at, depth);
            case EffectOp::Draw: {
                const Parameters<Op::Draw> p(node);
                const int one =
                    p.get<"deck">() == Deck::Door ? sight_.weights.doorDraw : sight_.weights.treasureDraw;
                const int count = amount(p.get<"amount">(), at, 1);
                return sumOver(seats(p.get<"who">(), at), [&](Seat) { return one * count; });
            }
            case EffectOp::Die:
                return sumOver(seats(Parameters<Op::Die>(node).get<"who">(), at),
                               [&](Seat s) { return -everythingOf(s) - sight_.weights.death; });
            case EffectOp::ChangeSex:
                return sumOver(seats(Parameters<Op::ChangeSex>(node).get<"who">(), at),
                               [this](Seat) { return -sight_.weights.changeOfSex; });
            case EffectOp::Roll: return rolled(Parameters<Op::Roll>(node), at, depth);
            case EffectOp::If: {
                const Parameters<Op::If> p(node);
                const bool so = sight_.holds(p.get<"if">(), at);
                return list(so ? p.get<"then">() : p.get<"else">(), at, depth + 1);
            }
            case EffectOp::ForEach: return forEach(Parameters<Op::ForEach>(node), at, depth);
            case EffectOp::ChoosePlayer: return bestPlayer(Parameters<Op::ChoosePlayer>(node), at, depth);
            case EffectOp::ChooseOne: return best(Parameters<Op::ChooseOne>(node), at, depth);
            case EffectOp::May: {
                const Parameters<Op::May> p(node);
                const int value = list(p.get<"do">(), at, depth + 1);
                return isMine(p.get<"by">(), at) ? std::max(0, value) : std::min(0, value);
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
            // Looking at cards has no value.
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
    if (sight.statOf(victim, Stat::CurseProof) > 0) return 0;
    Bindings at;
    at.you = by;
    at.victim = victim;
    at.target = victim;
    at.cause = static_cast<std::uint8_t>(Cause::Curse);
    int value = effectValue(sight, curse.effects, at);
    int burden = 0;
    at.you = victim;
    for (const ModifierDef& modifier : curse.modifiers) {
        const int change = sight.amountOr(modifier.amount, at, modifier.constant);
        burden += modifier.stat == Stat::Strength    ? sight.weights.burdenStrength * change
                  : modifier.stat == Stat::Treasures ? 0
                                                     : sight.weights.burdenOther * change;
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
