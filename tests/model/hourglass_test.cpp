// Whom the table waits for: the hourglass on a player's tile.
#include "model/table/players_model.h"
#include "table_fixture.h"

namespace kickdoor {
namespace {

class Hourglass : public TableFixture {
protected:
    Hourglass() { endSetUp(); }
    SeatSet bearers() {
        show(state.active);
        SeatSet seats;
        for (Seat seat{0}; seat < state.players; ++seat)
            if (m_players.at(seat).value(QStringLiteral("mustAct")).toBool()) seats = seats.with(seat);
        return seats;
    }
    void offer(Seat from, Seat to) {
        state.offers[from].kind = OfferKind::Trade;
        state.offers[from].to = to;
    }

private:
    PlayersModel m_players{shown};
};

TEST_F(Hourglass, IsThePlayersWhoseTurnItIs) {
    state.phase = Phase::Arrange;
    EXPECT_EQ(bearers(), SeatSet::of(state.active));
}

TEST_F(Hourglass, GoesToWhoHasAnOfferToAnswer) {
    state.phase = Phase::Arrange;
    const Seat left = state.leftOf(state.active);
    offer(state.active, left);
    EXPECT_EQ(bearers(), SeatSet::of(left)) << "who has made it waits, too";
    state.offers[state.active] = Offer{};
    offer(left, state.active);
    EXPECT_EQ(bearers(), SeatSet::of(state.active));
    state.offers[left] = Offer{};
    offer(left, state.leftOf(left));
    EXPECT_EQ(bearers(), SeatSet::of(state.active).with(state.leftOf(left)))
        << "of others' offers the table does not wait for the turn less";
}

// What may be answered later does not hold up the table.
TEST_F(Hourglass, StaysWithThoseWhoAreAskedWhileAnOfferWaits) {
    state.phase = Phase::Arrange;
    const Seat left = state.leftOf(state.active);
    const Seat right = state.leftOf(left);
    state.window = {WindowKind::Roll, SeatSet::of(left)};
    offer(state.active, right);
    EXPECT_EQ(bearers(), SeatSet::of(left));
    offer(left, state.active);
    EXPECT_EQ(bearers(), SeatSet::of(left)) << "also after an offer of their own";
}

}  // namespace
}  // namespace kickdoor
