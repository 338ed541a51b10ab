// Which cards a selector means: by each of its fields, and of cards that nobody has seen.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "evaluation/evaluate.h"
#include "support/packs.h"
#include "view/view.h"

namespace kickdoor {
namespace {

using Names = std::set<std::string>;

constexpr std::string_view kCards = R"(
    {"id": "helmet", "name": "Helmet", "kind": "item", "slot": "headgear", "gold": 200},
    {"id": "dagger", "name": "Dagger", "kind": "item", "slot": "oneHand", "gold": 100},
    {"id": "sword", "name": "Sword", "kind": "item", "slot": "twoHands", "gold": 500},
    {"id": "piano", "name": "Piano", "kind": "item", "big": true},
    {"id": "pickle", "name": "Pickle", "kind": "oneShot", "bonus": 3, "play": {"on": "side", "when": ["anyCombat"]}},
    {"id": "ghoul", "name": "Ghoul", "kind": "monster", "level": 1, "treasures": 1, "tags": ["undead"],
     "badStuff": [{"op": "loseLevels"}]},
    {"id": "ache", "name": "Ache", "kind": "curse", "effects": [{"op": "loseLevels", "who": "victim"}]},
    {"id": "elf-only", "name": "Elf Only", "kind": "doubling", "type": "race"},
    {"id": "guide", "name": "Guide", "kind": "ally", "ally": "companion", "bonus": 2},
    {"id": "angry", "name": "Angry", "kind": "enhancer", "bonus": 5},
    {"id": "party", "name": "Party", "kind": "level", "effects": [{"op": "gainLevels"}]},
    {"id": "asks", "name": "Asks", "kind": "curse", "effects": [{"op": "discard", "cards": {"of": "you", "from": "hand")";

// What a player who holds each card of a pack would be asked for, or what the next would see of it.
class Chosen {
public:
    explicit Chosen(const std::string& fields)
        : packs_(tests::loadSmall(std::string(kCards) + (fields.empty() ? "" : ", ") + fields + "}}]}")) {
        EXPECT_TRUE(packs_.ok()) << tests::errorText(packs_);
        state_.players = 3;
        for (std::size_t def = 0; def < packs_.catalog.cards.size(); ++def)
            state_.cards.add(DefId(def), {Zone::Hand, Seat{0}});
    }
    Names byOwner() const {
        Names names;
        for (const CardId card : from(state_)) names.insert(packs_.catalog[state_.cards.def(card)].key);
        return names;
    }
    std::size_t byNeighbour() const { return from(viewOf(game_, state_, Seat{1})).size(); }

private:
    CardList from(const GameState& state) const {
        const CardDef& asks = packs_.catalog[packs_.catalog.find("asks").value()];
        const Node& discard = packs_.catalog.node(packs_.catalog.list(asks.effects)[0]);
        CardList found;
        selectFrom(game_, state, selectorOf(packs_.catalog, discard), Seat{0}, {}, found);
        return found;
    }

    LoadResult packs_;
    Game game_{packs_.catalog, packs_.rules};
    GameState state_;
};

TEST(Select, TellsCardsByEachField) {
    EXPECT_EQ(Chosen("").byOwner().size(), 15U);
    const std::vector<std::pair<std::string, Names>> meant = {
        {R"("kind": "item")", {"boots", "helmet", "dagger", "sword", "piano"}},
        {R"("kind": "oneShot")", {"pickle"}},
        {R"("kind": "monster")", {"ghoul"}},
        {R"("kind": "curse")", {"ache", "asks"}},
        {R"("kind": "identity")", {"elf", "cleric"}},
        {R"("kind": "doubling")", {"elf-only"}},
        {R"("kind": "ally")", {"guide"}},
        {R"("kind": "enhancer")", {"angry"}},
        {R"("kind": "level")", {"party"}},
        {R"("slot": "headgear")", {"helmet"}},
        {R"("slot": "oneHand")", {"dagger", "sword"}},
        {R"("slot": "twoHands")", {"sword"}},
        {R"("kind": "item", "size": "big")", {"piano"}},
        {R"("kind": "item", "size": "small")", {"boots", "helmet", "dagger", "sword"}},
        {R"("kind": "identity", "type": "class")", {"cleric"}},
        {R"("identity": "elf")", {"elf"}},
        {R"("tag": "undead")", {"ghoul"}},
        {R"("minGold": 400)", {"boots", "sword"}}};
    for (const auto& [fields, names] : meant) EXPECT_EQ(Chosen(fields).byOwner(), names) << fields;
}

// A view knows how many cards a hand holds, not which: where anything is asked of them, none is sure to fit.
TEST(Select, CardsNobodyHasSeenFitWhereNothingIsAskedOfThem) {
    EXPECT_EQ(Chosen("").byNeighbour(), 15U);
    EXPECT_EQ(Chosen(R"("quantity": 2, "upTo": true)").byNeighbour(), 15U);
    for (const std::string fields :
         {R"("kind": "item")", R"("size": "big")", R"("size": "small")", R"("slot": "headgear")",
          R"("type": "race")", R"("identity": "elf")", R"("tag": "undead")", R"("minGold": 1)"})
        EXPECT_EQ(Chosen(fields).byNeighbour(), 0U) << fields;
}

}  // namespace
}  // namespace kickdoor
