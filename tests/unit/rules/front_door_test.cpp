// The engine's front door (rules/engine.h): what it makes of a new game, and of commands that nobody should
// say.
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "evaluation/strength.h"
#include "rules/engine.h"
#include "rules/judge/situation.h"
#include "support/packs.h"
#include "view/view.h"

namespace kickdoor {
namespace {

class FrontDoor : public ::testing::Test {
protected:
    void SetUp() override { ASSERT_TRUE(packs_.ok()) << tests::errorText(packs_); }

    std::vector<DefId> faces(const GameState& state, Zone zone, Seat holder = kNoSeat) const {
        std::vector<DefId> found;
        for (const CardId card : state.cards.in(zone, holder)) found.push_back(state.cards.def(card));
        return found;
    }

    LoadResult packs_ = tests::loadEdition("original");
    Game game_{packs_.catalog, packs_.rules};
};

TEST_F(FrontDoor, EachSeedShufflesBothDecksAnew) {
    const GameState one = newGame(game_, 3, 1);
    const GameState other = newGame(game_, 3, 2);
    EXPECT_NE(faces(one, Zone::DoorDeck), faces(other, Zone::DoorDeck));
    EXPECT_NE(faces(one, Zone::TreasureDeck), faces(other, Zone::TreasureDeck));
    EXPECT_EQ(newGame(game_, 3, 1), one);
    for (Seat seat{0}; seat < 3; ++seat) {
        EXPECT_NE(faces(one, Zone::Hand, seat), faces(other, Zone::Hand, seat));
        int doors = 0;
        for (const DefId def : faces(one, Zone::Hand, seat)) doors += packs_.catalog[def].deck == Deck::Door;
        EXPECT_EQ(doors, packs_.rules.openingDoors);
        EXPECT_EQ(one.cards.size(Zone::Hand, seat),
                  packs_.rules.openingDoors + packs_.rules.openingTreasures);
    }
}

TEST_F(FrontDoor, SexesAreAsChosen) {
    constexpr std::array sexes = {Sex::Female, Sex::Male, Sex::Female};
    const GameState state = newGame(game_, 3, 1, sexes);
    for (Seat seat{0}; seat < 3; ++seat) EXPECT_EQ(state.player[seat].sex, sexes[seat]);
}

TEST_F(FrontDoor, WhatIsNoCommandIsRefused) {
    const GameState state = newGame(game_, 3, 1);
    Command command;
    command.move.by = Seat{0};
    command.move.kind = CommandKind::kCount;
    const Refusals refusals = judge(game_, state, command);
    ASSERT_FALSE(refusals.empty());
    EXPECT_EQ(refusals.begin()->reason, Reason::Malformed);
}

TEST_F(FrontDoor, WhoDoesNotSitThereIsOfferedNothing) {
    GameState state = newGame(game_, 3, 1);
    for (const Phase phase : {Phase::Setup, Phase::Arrange}) {
        state.phase = phase;
        for (const Seat seat : {Seat{3}, Seat{5}, kNoSeat}) {
            LegalCommands legal;
            legalCommands(game_, state, seat, legal);
            EXPECT_TRUE(legal.moves.empty() && legal.templates.empty()) << int{seat};
            EXPECT_EQ(openWhen(state, seat), 0U) << int{seat};
        }
    }
}

// What lies just behind the last seat, card or ability is refused for the same as what lies far behind it.
TEST_F(FrontDoor, OnePastTheEndIsAsUnknownAsAnythingBehind) {
    GameState state = newGame(game_, 3, 1);
    state.phase = Phase::Arrange;
    state.turn = 1;
    const auto reasons = [&](const Command& command) {
        std::vector<Reason> found;
        for (const Refusal& refusal : judge(game_, state, command)) found.push_back(refusal.reason);
        return found;
    };
    const auto past = CardId(state.cards.count());
    for (int kind = 0; kind < static_cast<int>(CommandKind::kCount); ++kind) {
        Command near;
        near.move.kind = static_cast<CommandKind>(kind);
        near.move.by = Seat{0};
        Command far = near;
        const auto expectSame = [&](const char* what) {
            EXPECT_EQ(reasons(near), reasons(far)) << "kind " << kind << ", " << what;
            EXPECT_FALSE(reasons(near).empty()) << "kind " << kind << ", " << what;
            near = far = Command{};
            near.move.kind = far.move.kind = static_cast<CommandKind>(kind);
            near.move.by = far.move.by = Seat{0};
        };
        if (near.kind() == CommandKind::KickOpenDoor) continue;  // is legal, and names nothing
        near.move.by = Seat{3};
        far.move.by = Seat{5};
        expectSame("who");
        near.move.card = past;
        far.move.card = CardId(past + 9);
        expectSame("card");
        near.move.seat = Seat{3};
        far.move.seat = Seat{5};
        expectSame("seat");
        near.move.card = far.move.card = state.cards.first(Zone::Hand, Seat{0});
        near.move.aim = Aim::atPlayer(Seat{3});
        far.move.aim = Aim::atPlayer(Seat{5});
        expectSame("player aimed at");
        near.move.card = far.move.card = state.cards.first(Zone::Hand, Seat{0});
        near.move.aim = Aim::atCard(past);
        far.move.aim = Aim::atCard(CardId(past + 9));
        expectSame("card aimed at");
        near.cards.push_back(past);
        far.cards.push_back(CardId(past + 9));
        expectSame("cards");
    }
}

// How much Treasure at most is at stake for seat 0, who fights this monster.
int mostFor(const LoadResult& packs, const char* monster) {
    const Game game{packs.catalog, packs.rules};
    GameState state = newGame(game, 3, 1);
    MonsterEntry entry;
    entry.def = packs.catalog.find(monster).value();
    for (int card = 0; card < state.cards.count(); ++card)
        if (state.cards.def(CardId(card)) == entry.def) entry.card = CardId(card);
    state.cards.move(entry.card, {Zone::Monsters, kNoSeat}, CardTable::End::Bottom);
    state.phase = Phase::KickOpenDoor;
    state.combat.stage = CombatStage::Open;
    state.combat.fighter = Seat{0};
    state.combat.monsters.push_back(entry);
    LegalCommands legal;
    legalCommands(game, viewOf(game, state, Seat{0}), Seat{0}, legal);
    for (const CommandTemplate& family : legal.templates)
        if (family.move.kind == CommandKind::AskHelp && family.most != mostTreasures(game, state)) return -1;
    return mostTreasures(game, state);
}

// Ruling 19: as much as the card may bring to the fighter; what others draw does not count.
TEST(SpecialTreasure, ComesAtMostAsTheCardSays) {
    const std::vector<std::pair<const char*, std::pair<const char*, int>>> monsters = {
        {"original", {"insecure-mimic", 3}},
        {"pathfinder", {"lost-luggage", 1}},
        {"shakespeare", {"cauldron-of-trouble", 4}},
        {"critical", {"overgrown-loot-chest", 5}},
        {"grimm", {"gold-ass", 2}}};
    for (const auto& [edition, special] : monsters) {
        const LoadResult packs = tests::loadEdition(edition);
        ASSERT_TRUE(packs.ok()) << tests::errorText(packs);
        EXPECT_EQ(mostFor(packs, special.first), special.second) << special.first;
    }
}

TEST(SpecialTreasure, IsWhatComesToTheFighterHoweverTheCardSaysIt) {
    const auto mostBy = [](const std::string& effects) {
        const LoadResult packs =
            tests::loadSmall(R"({"id": "m", "name": "M", "kind": "monster", "level": 1, "treasures": 0,
                "specialTreasure": true, "badStuff": [{"op": "loseLevels"}],
                "triggers": [{"on": "victory", "do": [)" +
                             effects + "]}]}");
        EXPECT_TRUE(packs.ok()) << tests::errorText(packs);
        return packs.ok() ? mostFor(packs, "m") : -1;
    };
    const auto draw = [](const std::string& who, int count) {
        return R"({"op": "draw", "who": ")" + who + R"(", "deck": "treasure", "amount": )" +
               std::to_string(count) + "}";
    };
    for (const std::string who : {"victim", "you", "fighter"}) EXPECT_EQ(mostBy(draw(who, 3)), 3) << who;
    EXPECT_EQ(mostBy(draw("fighter", 2) + "," + draw("neighbours", 5)), 2);
    EXPECT_EQ(mostBy(R"({"op": "may", "do": [)" + draw("you", 2) + "]}"), 2);
    EXPECT_EQ(mostBy(R"({"op": "if", "if": {"op": "alone"}, "then": [)" + draw("you", 1) + R"(], "else": [)" +
                     draw("you", 4) + "]}"),
              4);
    EXPECT_EQ(mostBy(R"({"op": "draw", "who": "you", "deck": "treasure",
                         "amount": {"op": "levelOf", "who": "you"}})"),
              6);  // not said: plenty
}

}  // namespace
}  // namespace kickdoor
