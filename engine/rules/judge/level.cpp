// R2.5: a level card is illegal, its price and side effects included, for a player whose winning level it
// would bring.
#include "base/seats.h"
#include "card/branches.h"
#include "card/parameters.h"
#include "rules/judge/parts.h"

#include <algorithm>

namespace kickdoor {
namespace {

struct Gainers {
    SeatSet named;   // the card's player and target
    SeatSet others;  // gain with others ("each player") or by a choice: they stop one short of the goal
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
    // Collects the gainers over all results of dice and choices.
    void collect(ListRef effects, const Bindings& at, bool amongOthers) {
        for (const NodeRef ref : v_.game.catalog.list(effects)) {
            const Node& node = v_.game.catalog.node(ref);
            if (node.op == Op::GainLevels) note(Parameters<Op::GainLevels>(node), at, amongOthers);
            switch (branchOf(node)) {
                case BranchOp::If:
                    collect(Parameters<Op::If>(node).get<"then">(), at, amongOthers);
                    collect(Parameters<Op::If>(node).get<"else">(), at, amongOthers);
                    break;
                case BranchOp::Roll:
                    collectAny<Op::Outcome>(Parameters<Op::Roll>(node).get<"outcomes">(), at, amongOthers);
                    break;
                case BranchOp::ChooseOne:
                    collectAny<Op::Option>(Parameters<Op::ChooseOne>(node).get<"options">(), at, amongOthers);
                    break;
                case BranchOp::May: collect(Parameters<Op::May>(node).get<"do">(), at, amongOthers); break;
                case BranchOp::ForEach: collectEach(Parameters<Op::ForEach>(node), at); break;
                case BranchOp::ChoosePlayer: break;
            }
        }
    }
    void note(Parameters<Op::GainLevels> gain, const Bindings& at, bool amongOthers) {
        SeatSet& to = gain.get<"mayWin">() ? found_.mayWin : amongOthers ? found_.others : found_.named;
        to = to | resolve(v_.game, v_.state, gain.get<"who">(), at);
    }
    template <Op part>
    void collectAny(ListRef branches, const Bindings& at, bool amongOthers) {
        for (const NodeRef ref : v_.game.catalog.list(branches))
            collect(Parameters<part>(v_.game.catalog.node(ref)).template get<"do">(), at, amongOthers);
    }
    void collectEach(Parameters<Op::ForEach> each, Bindings at) {
        const SeatSet seats = resolve(v_.game, v_.state, each.get<"who">(), at);
        for (const Seat seat : everySeat(v_.state.players)) {
            at.player = seat;
            if (seats.has(seat) && holds(v_.game, v_.state, each.get<"if">(), at))
                collect(each.get<"do">(), at, true);
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
