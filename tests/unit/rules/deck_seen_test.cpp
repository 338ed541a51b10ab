// Who looks at the top of a deck is told as that (R3.1), with how many cards there were to see.
#include <gtest/gtest.h>

#include <vector>

#include "rules/engine.h"
#include "support/packs.h"

namespace kickdoor {
namespace {

struct Heard : EventSink {
    std::vector<Event> events;
    void onEvent(const GameState&, const Event& event) override { events.push_back(event); }
    std::vector<Event> of(EventKind kind) const {
        std::vector<Event> found;
        for (const Event& event : events)
            if (event.kind == kind) found.push_back(event);
        return found;
    }
};

TEST(DeckSeen, TellsWhoseLookAtWhichDeckAndHowFar) {
    const LoadResult packs = tests::loadEdition("critical");
    ASSERT_TRUE(packs.ok()) << tests::errorText(packs);
    const Game game{packs.catalog, packs.rules};
    GameState state = newGame(game, 3, 1);
    state.phase = Phase::Arrange;
    state.turn = 1;
    state.active = Seat{0};
    CardId crossbow = kNoCard;
    for (int i = 0; i < state.cards.count(); ++i)
        if (packs.catalog[state.cards.def(CardId(i))].key == "crossbow-of-foreshadowing")
            crossbow = CardId(i);
    ASSERT_NE(crossbow, kNoCard);
    state.cards.move(crossbow, {Zone::InPlay, Seat{0}}, CardTable::End::Bottom);
    state.cards.set(crossbow, card_flag::kEquipped, true);

    Command use;
    use.move.kind = CommandKind::Use;
    use.move.by = Seat{0};
    use.move.card = crossbow;
    Heard heard;
    ASSERT_TRUE(apply(game, state, use, &heard).empty());
    EXPECT_TRUE(heard.of(EventKind::HandSeen).empty());
    const std::vector<Event> seen = heard.of(EventKind::DeckSeen);
    ASSERT_EQ(seen.size(), 1U);
    EXPECT_EQ(seen[0].seat, 0);
    EXPECT_EQ(seen[0].number, static_cast<int>(Deck::Door));
    EXPECT_EQ(seen[0].number2, 1);
}

}  // namespace
}  // namespace kickdoor
