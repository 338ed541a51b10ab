// R2.5: a level card is illegal, its price and side effects included, for a player whose winning level it
// would bring.
#include "base/seats.h"
#include "rules/judge_parts.h"

#include <algorithm>

namespace kickdoor {
namespace {

struct Gainers {
    SeatSet named;   // on whom the card is played: its player, its target
    SeatSet others;  // who gain with others ("each player"), or after a choice: for them a level stops short
    SeatSet mayWin;  // the card says that the level may win
};

class LevelCard {
public:
    LevelCard(const Verdict& v, const CardDef& def) : v_(v), def_(def) {}

    Gainers gainers(const Bindings& at) {
        collect(def_.effects, at, false);
        return found_;
    }

private:
    // Every way the card could go, whatever a die or a player decides.
    void collect(ListRef effects, const Bindings& at, bool amongOthers) {
        for (const std::int16_t ref : v_.game.catalog.list(effects)) {
            const Node& node = v_.game.catalog.node(ref);
            switch (node.op) {
                case Op::GainLevels: {
                    const SeatSet seats = resolve(v_.game, v_.state, static_cast<Who>(node.arg[0]), at);
                    SeatSet& to = node.arg[2] != 0 ? found_.mayWin
                                  : amongOthers    ? found_.others
                                                   : found_.named;
                    to = to | seats;
                    break;
                }
                case Op::If:
                    collect(node.arg[1], at, amongOthers);
                    collect(node.arg[2], at, amongOthers);
                    break;
                case Op::Roll:
                    for (const std::int16_t outcome : v_.game.catalog.list(node.arg[1]))
                        collect(v_.game.catalog.node(outcome).arg[2], at, amongOthers);
                    break;
                case Op::ChooseOne:
                    for (const std::int16_t option : v_.game.catalog.list(node.arg[1]))
                        collect(v_.game.catalog.node(option).arg[1], at, amongOthers);
                    break;
                case Op::May: collect(node.arg[1], at, amongOthers); break;
                case Op::ForEach: collectEach(node, at); break;
                default: break;
            }
        }
    }
    void collectEach(const Node& node, Bindings at) {
        const SeatSet seats = resolve(v_.game, v_.state, static_cast<Who>(node.arg[0]), at);
        for (const Seat seat : everySeat(v_.state.players)) {
            at.player = seat;
            if (seats.has(seat) && holds(v_.game, v_.state, node.arg[1], at)) collect(node.arg[2], at, true);
        }
    }

    const Verdict& v_;
    const CardDef& def_;
    Gainers found_;
};

}  // namespace

void judgeLevelCard(Verdict& v, const CardDef& def, CardId card, Seat whom) {
    if (whom >= v.state.players) return;
    Bindings at;
    at.you = v.by();
    at.target = whom;
    at.card = card;
    const Gainers gainers = LevelCard(v, def).gainers(at);
    const auto isOneShort = [&](Seat seat) {
        return v.state.player[seat].level + 1 >= v.game.rules.goal() && !gainers.mayWin.has(seat);
    };
    bool anyGains = !gainers.mayWin.empty() || !gainers.named.empty();
    for (const Seat seat : everySeat(v.state.players))
        anyGains = anyGains || (gainers.others.has(seat) && v.state.isLiving(seat) && !isOneShort(seat));
    for (const Seat seat : everySeat(v.state.players))
        if ((gainers.named.has(seat) || (!anyGains && gainers.others.has(seat))) && isOneShort(seat))
            v.refuse(Reason::LevelWouldWin, card, seat);
}

}  // namespace kickdoor
