#include "rules/chapters/characters.h"

#include <gtest/gtest.h>

#include <set>

#include "rules/engine.h"
#include "support/packs.h"

namespace kickdoor {
namespace {

TEST(Characters, EverybodyIsDealtOneOfTheirOwn) {
    const LoadResult packs = tests::loadEdition("critical");
    ASSERT_TRUE(packs.ok()) << tests::errorText(packs);
    const Game game{packs.catalog, packs.rules};
    std::set<DefId> seen;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const GameState state = newGame(game, 6, seed);
        std::set<DefId> dealt;
        for (Seat seat{0}; seat < 6; ++seat) {
            const CardId card = characterOf(state, seat);
            ASSERT_NE(card, kNoCard);
            EXPECT_EQ(packs.catalog[state.cards.def(card)].kind, CardKind::Character);
            dealt.insert(state.player[seat].character);
        }
        EXPECT_EQ(dealt.size(), 6U);
        EXPECT_EQ(unusedCharacters(game, state).size(), 1U);
        seen.insert(dealt.begin(), dealt.end());
        EXPECT_EQ(newGame(game, 6, seed).player[0].character, state.player[0].character);
    }
    EXPECT_EQ(seen.size(), 7U);
}

TEST(Characters, NobodyIsDealtOneWhereThereAreNone) {
    const LoadResult packs = tests::loadEdition("original");
    ASSERT_TRUE(packs.ok());
    const Game game{packs.catalog, packs.rules};
    const GameState state = newGame(game, 3, 1);
    for (Seat seat{0}; seat < 3; ++seat) EXPECT_EQ(characterOf(state, seat), kNoCard);
}

}  // namespace
}  // namespace kickdoor
