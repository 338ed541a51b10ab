#include "bot/value/features.h"

#include <algorithm>

#include "bot/valuation.h"
#include "evaluation/strength.h"

namespace kickdoor {
namespace {

// Appends features in units that make most of them lie between -1 and 1.
class Row {
public:
    explicit Row(SeatFeatures& out) : out_(out) { out_.fill(0); }
    void add(int amount, int one) {
        const int scaled = amount * kFeatureOne / one;
        out_[next_++] = static_cast<std::int16_t>(std::clamp(scaled, -4 * kFeatureOne, 4 * kFeatureOne));
    }
    void flag(bool on) { add(on ? 1 : 0, 1); }

private:
    SeatFeatures& out_;
    std::size_t next_ = 0;
};

void addBelongings(const Sight& sight, Seat seat, Row& row) {
    auto [doors, treasures] = sight.unknown(Zone::Hand, seat);
    for (const CardId card : sight.known(Zone::Hand, seat))
        ++(sight.backOf(card) == Deck::Door ? doors : treasures);
    int gold = 0;
    int items = 0;
    int identities = 0;
    int allies = 0;
    int spare = 0;  // bonus of Items that are not worn
    for (const CardId card : sight.known(Zone::InPlay, seat)) {
        const CardDef& def = sight.defOf(card);
        gold += def.gold;
        items += def.kind == CardKind::Item ? 1 : 0;
        identities += def.kind == CardKind::Identity || def.kind == CardKind::Doubling ? 1 : 0;
        allies += def.kind == CardKind::Ally ? 1 : 0;
        if (def.kind == CardKind::Item && !sight.isEquipped(card)) spare += def.bonus;
    }
    row.add(doors, 6);
    row.add(treasures, 6);
    row.add(gold, 3000);
    row.add(items, 6);
    row.add(identities, 3);
    row.add(allies, 2);
    row.add(spare, 6);
    row.add(sight.size(Zone::Curses, seat), 2);
}

// Only the bot's own hand has faces.
void addOwnHand(const Sight& sight, Seat seat, int strength, Row& row) {
    int worth = 0;
    int levels = 0;
    int help = 0;
    int harm = 0;
    int prey = 0;
    int curses = 0;
    if (seat == sight.me) {
        // Always by the same numbers: the network was trained with them.
        static constexpr Weights kPlain;
        const Sight plain = sight.with(kPlain);
        for (const CardId card : sight.known(Zone::Hand, seat)) {
            const CardDef& def = sight.defOf(card);
            worth += cardWorth(plain, card);
            levels += def.kind == CardKind::Level ? 1 : 0;
            curses += def.kind == CardKind::Curse ? 1 : 0;
            if (def.kind == CardKind::OneShot) help += def.bonus;
            if (def.kind == CardKind::Enhancer) harm += std::abs(def.bonus);
            if (def.kind == CardKind::Monster && def.level < strength) prey += def.levels;
        }
    }
    row.flag(seat == sight.me);
    row.add(worth, 300);
    row.add(levels, 1);
    row.add(help, 10);
    row.add(harm, 10);
    row.add(prey, 2);
    row.add(curses, 2);
}

}  // namespace

void featuresOf(const Sight& sight, PositionFeatures& out) {
    const int goal = std::max(2, sight.game.rules.goal());
    std::array<int, kMaxSeats> strength{};
    for (Seat seat{0}; seat < sight.players(); ++seat) strength[seat] = sight.strengthOf(seat);
    for (Seat seat{0}; seat < sight.players(); ++seat) {
        int best = 1;
        int strongest = 0;
        for (Seat other{0}; other < sight.players(); ++other) {
            if (other == seat) continue;
            best = std::max(best, sight.levelOf(other));
            strongest = std::max(strongest, strength[other]);
        }
        const int level = sight.levelOf(seat);
        const int distance =
            (seat + sight.players() - (sight.active() < sight.players() ? sight.active() : 0)) %
            sight.players();
        Row row(out[seat]);
        row.flag(true);
        row.add(level, goal);
        row.flag(level >= goal - 1);
        row.flag(level >= goal - 2);
        row.flag(level >= goal - 3);
        row.add(level - best, goal);
        row.add(strength[seat] - level, 12);
        row.add(strength[seat], 20);
        row.add(strength[seat] - strongest, 12);
        row.flag(distance == 0);
        row.flag(distance == 1);
        row.add(distance, sight.players());
        row.flag(sight.statusOf(seat) != PlayerStatus::Alive);
        row.add(sight.statOf(seat, Stat::RunAway), 3);
        row.add(sight.players() - 4, 2);
        addBelongings(sight, seat, row);
        addOwnHand(sight, seat, strength[seat], row);
    }
}

}  // namespace kickdoor
