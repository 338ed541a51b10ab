#include "tally/telling.h"

namespace kickdoor {
namespace {

// What counts as remarkable, and by how much more with each further point.
struct Worth {
    int least;
    int base;
    int each;
    // 0: not worth a line.
    int of(int number) const { return number < least ? 0 : base + each * (number - least); }
};
constexpr Worth kComeback{3, 60, 12};
constexpr Worth kCards{7, 40, 6};
constexpr Worth kSums{50, 35, 1};
constexpr Worth kWhiskerSums{20, 38, 1};  // both sums together
constexpr Worth kShort{1, 30, 18};
constexpr Worth kSwing{3, 28, 14};
constexpr Worth kDeaths{2, 34, 16};
constexpr Worth kLeads{4, 25, 7};
constexpr int kDiedAndWon = 50;

class Choice {
public:
    void offer(int worth, Telling telling) {
        if (worth <= m_worth) return;
        m_worth = worth;
        m_best = std::move(telling);
    }
    const Telling& best() const { return m_best; }

private:
    int m_worth = 0;
    Telling m_best;
};

void offerFight(Choice& choice, const FightFacts& fight) {
    using Kind = Telling::Kind;
    const int sum = fight.fighters + fight.monsters;
    if (fight.monster.empty()) return;
    choice.offer(kCards.of(fight.cards), {Kind::LongFight, fight.fighter, {}, fight.monster, fight.cards});
    choice.offer(kSums.of(sum),
                 {Kind::GreatFight, fight.fighter, {}, fight.monster, fight.fighters, fight.monsters});
    if (fight.end == FightFacts::End::Won && fight.margin() == 1)
        choice.offer(kWhiskerSums.of(sum),
                     {Kind::Whisker, fight.fighter, {}, fight.monster, fight.fighters, fight.monsters});
}

}  // namespace

Telling worthTelling(const GameFacts& facts) {
    using Kind = Telling::Kind;
    Choice choice;
    choice.offer(1, {Kind::Turns, kNoSeat, {}, {}, facts.turns});
    SeatSet nearly;
    for (Seat seat{0}; seat < facts.seats.size(); ++seat) {
        const SeatFacts& one = facts.seats[seat];
        const int deaths = static_cast<int>(one.deaths.size());
        if (one.won) choice.offer(kComeback.of(one.behind), {Kind::Comeback, seat, {}, {}, one.behind});
        if (one.won && deaths > 0) choice.offer(kDiedAndWon, {Kind::DiedAndWon, seat});
        choice.offer(kDeaths.of(deaths), {Kind::Deaths, seat, {}, {}, deaths});
        for (const FightFacts& fight : one.fights) offerFight(choice, fight);
        if (!one.won && one.level == facts.goal - 1) nearly = nearly.with(seat);
    }
    choice.offer(kShort.of(nearly.size()), {Kind::CloseRun, kNoSeat, nearly});
    const Swing& swing = facts.swing;
    choice.offer(kSwing.of(swing.size()),
                 {Kind::Swing, swing.seat, {}, {}, swing.from, swing.to, swing.turn});
    choice.offer(kLeads.of(facts.leads), {Kind::Leads, kNoSeat, {}, {}, facts.leads});
    return choice.best();
}

}  // namespace kickdoor
