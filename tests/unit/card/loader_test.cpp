#include "card/loader.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "card/parameters.h"
#include "io/pack_files.h"
#include "support/packs.h"

namespace kickdoor {
namespace {

using tests::errorText;
using tests::loadSmall;

const CardDef& cardOf(const LoadResult& result, std::string_view key) {
    return result.catalog[result.catalog.find(key).value()];
}

TEST(Loader, ReadsAMonsterWhole) {
    const LoadResult result =
        loadSmall(R"({"id": "slime", "name": "Slime", "kind": "monster", "copies": 2, "level": 3,
        "treasures": 1, "levels": 2, "tags": ["undead"], "flavour": "Hug.", "art": {"icon": "slime", "tint": "#7aa33a", "seed": 3},
        "modifiers": [{"stat": "strength", "amount": 4, "if": {"op": "hasIdentity", "who": "fighters", "identity": "elf"}}],
        "badStuff": [{"op": "discard", "cards": {"of": "victim", "from": "equipped", "slot": "footgear"},
                      "orElse": [{"op": "loseLevels"}]}]})");
    ASSERT_TRUE(result.ok()) << errorText(result);
    const Catalog& catalog = result.catalog;
    const CardDef& slime = cardOf(result, "slime");
    EXPECT_EQ(slime.pack, "small");
    EXPECT_EQ(slime.copies, 2);
    EXPECT_EQ(slime.deck, Deck::Door);
    EXPECT_EQ(slime.level, 3);
    EXPECT_EQ(slime.levels, 2);
    EXPECT_TRUE(slime.hasTag(catalog.findTag("undead")));
    EXPECT_EQ(slime.art.icon, "slime");
    EXPECT_EQ(slime.statMask, 1U << static_cast<unsigned>(Stat::Strength));
    EXPECT_EQ(slime.play.when, 0U);

    ASSERT_EQ(slime.modifiers.size(), 1U);
    EXPECT_EQ(slime.modifiers[0].constant, 4);
    const Node& condition = catalog.node(slime.modifiers[0].condition);
    EXPECT_EQ(condition.op, Op::HasIdentity);
    const Parameters<Op::HasIdentity> asked(condition);
    EXPECT_EQ(asked.get<"who">(), Who::Fighters);
    EXPECT_EQ(asked.get<"identity">(), catalog.findIdentity("elf"));

    ASSERT_EQ(catalog.list(slime.badStuff).size(), 1U);
    const Node& discard = catalog.node(catalog.list(slime.badStuff)[0]);
    EXPECT_EQ(discard.op, Op::Discard);
    const Selector cards(catalog.node(Parameters<Op::Discard>(discard).get<"cards">()));
    EXPECT_EQ(cards.get<"of">(), Who::Victim);
    EXPECT_EQ(cards.get<"from">(), From::Equipped);
    EXPECT_EQ(cards.get<"slot">(), Slot::Footgear);
    EXPECT_EQ(cards.get<"type">(), kNoIdentityType);
    EXPECT_EQ(cards.get<"quantity">(), kNoRef);
    const Parameters<Op::LoseLevels> lose(
        catalog.node(catalog.list(Parameters<Op::Discard>(discard).get<"orElse">())[0]));
    EXPECT_EQ(lose.get<"who">(), Who::Victim);
    EXPECT_EQ(lose.get<"amount">(), kNoRef);
}

TEST(Loader, PrintedFiguresBecomeModifiers) {
    const LoadResult result = loadSmall(
        R"({"id": "ancient", "name": "Ancient", "kind": "enhancer", "bonus": 10, "bonusTreasures": 2})");
    ASSERT_TRUE(result.ok()) << errorText(result);
    const CardDef& ancient = cardOf(result, "ancient");
    ASSERT_EQ(ancient.modifiers.size(), 2U);
    EXPECT_EQ(ancient.modifiers[0].stat, Stat::Strength);
    EXPECT_EQ(ancient.modifiers[0].constant, 10);
    EXPECT_EQ(ancient.modifiers[1].stat, Stat::Treasures);
    EXPECT_EQ(ancient.play.target, Target::Monster);
    EXPECT_EQ(ancient.play.when, bit(When::AnyCombat));
}

TEST(Loader, EveryKindKnowsHowItIsPlayed) {
    const LoadResult result = loadSmall(R"(
        {"id": "c", "name": "C", "kind": "curse", "effects": [{"op": "loseLevels"}]},
        {"id": "j", "name": "J", "kind": "join", "play": {"with": "monsterFromHand"}, "effects": [{"op": "joinFight"}]},
        {"id": "d", "name": "D", "kind": "doubling", "type": "race"},
        {"id": "o", "name": "O", "kind": "oneShot", "bonus": 3},
        {"id": "p", "name": "P", "kind": "oneShot", "gold": 100, "play": {"when": ["fleeing"]}, "effects": [{"op": "escape"}]},
        {"id": "l", "name": "L", "kind": "level", "effects": [{"op": "gainLevels"}]},
        {"id": "a", "name": "A", "kind": "ally", "ally": "companion", "bonus": 1},
        {"id": "h", "name": "H", "kind": "cheat", "deck": "door"})");
    ASSERT_TRUE(result.ok()) << errorText(result);
    const auto play = [&](std::string_view key) { return cardOf(result, key).play; };
    EXPECT_EQ(play("c").when, bit(When::AnyTime));
    EXPECT_EQ(play("c").target, Target::Player);
    EXPECT_NE(cardOf(result, "c").effects, kNoRef);
    EXPECT_EQ(play("j").when, bit(When::AnyCombat));
    EXPECT_EQ(play("j").with, WithCard::MonsterFromHand);
    EXPECT_EQ(play("d").when, bit(When::OwnTurnAlways));
    EXPECT_EQ(play("elf").when, bit(When::OwnTurnAlways));
    EXPECT_EQ(play("boots").when, bit(When::OwnTurn));
    EXPECT_EQ(play("o").target, Target::Side);
    EXPECT_EQ(play("p").when, bit(When::Fleeing));
    EXPECT_EQ(play("p").target, Target::None);
    EXPECT_TRUE(cardOf(result, "p").isItem);
    EXPECT_FALSE(cardOf(result, "o").isItem);
    EXPECT_EQ(play("l").when, 0U);
    EXPECT_NE(cardOf(result, "l").effects, kNoRef);
    EXPECT_EQ(play("a").when, bit(When::AnyTime));
    EXPECT_EQ(play("h").target, Target::OwnItem);
    EXPECT_EQ(result.catalog.answers & bit(When::Fleeing), bit(When::Fleeing));
    EXPECT_EQ(result.catalog.answers & bit(When::AnyRoll), 0U);
}

TEST(Loader, AbilitiesKeepCostAndLimit) {
    const LoadResult result =
        loadSmall(R"({"id": "warrior", "name": "Warrior", "kind": "identity", "identity": "warrior",
        "type": "class", "abilities": [{"id": "berserk", "when": ["ownCombat", "anyRoll"], "cost": {"least": 1, "most": 3},
        "limit": "perCombat", "limitCount": 3, "limitDiscards": true,
        "effects": [{"op": "addStrength", "to": "fighters", "amount": {"op": "number"}}]},
        {"id": "charm", "when": ["ownCombat"], "on": "monster", "cost": {"least": 3, "wholeHand": true},
        "effects": [{"op": "removeMonster"}]}]})");
    ASSERT_TRUE(result.ok()) << errorText(result);
    const CardDef& warrior = cardOf(result, "warrior");
    ASSERT_EQ(warrior.abilities.size(), 2U);
    EXPECT_EQ(warrior.abilities[0].cost.most, 3);
    EXPECT_TRUE(warrior.abilities[0].limitDiscards);
    EXPECT_TRUE(warrior.abilities[1].cost.handOnly);
    EXPECT_EQ(warrior.abilities[1].target, Target::Monster);
    EXPECT_EQ(warrior.abilityWhen, bit(When::OwnCombat) | bit(When::AnyRoll));
    EXPECT_NE(result.catalog.answers & bit(When::AnyRoll), 0U);
}

TEST(Loader, MonstersSayHowTheyJoin) {
    const LoadResult result = loadSmall(R"(
        {"id": "one", "name": "One", "kind": "monster", "level": 2, "treasures": 0, "boss": true, "specialTreasure": true,
         "joins": {"op": "monsterHasTag", "tag": "undead"}, "asEnhancer": {"on": "two", "bonus": 10},
         "triggers": [{"on": "victory", "do": [{"op": "gainLevels", "who": "victim"}]}], "badStuff": [{"op": "die"}]},
        {"id": "two", "name": "Two", "kind": "monster", "level": 2, "treasures": 1, "badStuff": [{"op": "die"}]},
        {"id": "rotten", "name": "Rotten", "kind": "enhancer", "bonus": -5, "atLeast": 1, "gives": ["undead"]})");
    ASSERT_TRUE(result.ok()) << errorText(result);
    const CardDef& one = cardOf(result, "one");
    EXPECT_TRUE(one.boss);
    EXPECT_TRUE(one.specialTreasure);
    EXPECT_EQ(result.catalog.node(one.joins).op, Op::MonsterHasTag);
    EXPECT_EQ(Parameters<Op::MonsterIs>(result.catalog.node(one.asEnhancerOn)).get<"card">(),
              result.catalog.find("two"));
    EXPECT_EQ(one.asEnhancerBonus, 10);
    const CardDef& rotten = cardOf(result, "rotten");
    EXPECT_EQ(rotten.floor, 1);
    EXPECT_EQ(rotten.gives, 1U);
    EXPECT_EQ(rotten.tags, 0U);
    EXPECT_EQ(cardOf(result, "two").floor, kNoFloor);
}

TEST(Loader, AlliesSayWhatSortTheyAre) {
    const LoadResult result = loadSmall(R"(
        {"id": "porter", "name": "Porter", "kind": "ally", "ally": "hireling", "itemFate": "discard"},
        {"id": "star", "name": "Star", "kind": "ally", "ally": "guestStar", "bonus": 2})");
    ASSERT_TRUE(result.ok()) << errorText(result);
    EXPECT_EQ(cardOf(result, "porter").ally, AllyKind::Hireling);
    EXPECT_EQ(cardOf(result, "porter").itemFate, ItemFate::Discard);
    EXPECT_EQ(cardOf(result, "star").ally, AllyKind::GuestStar);
    EXPECT_EQ(cardOf(result, "boots").ally, AllyKind::None);
    EXPECT_NE(errorText(loadSmall(R"({"id": "a", "name": "A", "kind": "ally", "bonus": 1})")).find("'ally'"),
              std::string::npos);
}

// Several packs at once (R12.1).
LoadResult mix(const std::vector<std::pair<std::string, std::string>>& packs) {
    std::vector<PackSource> sources;
    for (const auto& [edition, cards] : packs)
        sources.push_back({edition, {{"edition.json", edition}, {"cards.json", cards}}});
    return loadCatalog(sources);
}

std::string edition(std::string_view id, std::string_view rest) {
    return R"({"format": 1, "id": ")" + std::string(id) + R"(", "name": "X", )" + std::string(rest) + "}";
}

const std::string kThief =
    R"({"id": "thief", "name": "Thief", "kind": "identity", "identity": "thief", "type": "class", "copies": 2})";
const std::string kOldTypes =
    R"("identityTypes": [{"key": "race", "name": "Race", "doubling": "halfUntilSecond"},
    {"key": "class", "name": "Class", "doubling": "needsSecond"}], "tags": [{"key": "undead", "name": "Undead"}])";
const std::string kNewTypes =
    R"("identityTypes": [{"key": "class", "name": "Class"}, {"key": "faction", "name": "Faction"}],
    "tags": [{"key": "goblin", "name": "Goblin"}, {"key": "undead", "name": "Undead", "joins": true}])";

TEST(Mixing, CardsOfOneNameAreTheSameInEveryPack) {
    const LoadResult result = mix(
        {{edition("old", kOldTypes), "[" + kThief + "]"}, {edition("new", kNewTypes), "[" + kThief + "]"}});
    ASSERT_TRUE(result.ok()) << errorText(result);
    const Catalog& catalog = result.catalog;
    ASSERT_EQ(catalog.cards.size(), 2U);
    EXPECT_EQ(catalog.identities.size(), 1U);
    EXPECT_TRUE(catalog.isSame(DefId{0}, DefId{1}));
    EXPECT_EQ(catalog.find("thief"), DefId{0});
    EXPECT_EQ(catalog.find("thief", "new"), DefId{1});
    EXPECT_EQ(catalog[DefId{0}].identity, catalog[DefId{1}].identity);
}

// R2.8: three where they come from; fewer, the more other Door cards there are, and at least one.
TEST(Mixing, OfBossMonstersTheMixNeedsAsManyAsItCanMeet) {
    const auto doors = [](int copies, std::string_view more) {
        std::string cards;
        for (int left = copies; left > 0; left -= 20)
            cards += R"({"id": "curse-)" + std::to_string(left) + R"(", "name": "Doom )" +
                     std::to_string(left) + R"(", "kind": "curse", "effects": [{"op": "die"}], "copies": )" +
                     std::to_string(std::min(left, 20)) + "}, ";
        return "[" + cards + std::string(more) + "]";
    };
    const std::string boss =
        R"({"id": "king", "name": "King", "kind": "monster", "level": 16, "treasures": 4, "levels": 2,
            "boss": true, "badStuff": [{"op": "die"}]})";
    const std::string last =
        R"({"id": "imp", "name": "Imp", "kind": "monster", "level": 1, "treasures": 1,
            "badStuff": [{"op": "die"}]})";
    const std::pair<std::string, std::string> kings{edition("new", kNewTypes), doors(9, boss)};
    const auto needed = [&](int others) {
        const LoadResult result = mix({{edition("old", kOldTypes), doors(others, last)}, kings});
        EXPECT_TRUE(result.ok()) << errorText(result);
        return result.rules.bossesToDefeat;
    };
    EXPECT_EQ(mix({kings}).rules.bossesToDefeat, 3);
    EXPECT_EQ(needed(1), 3);
    EXPECT_EQ(needed(6), 2);
    EXPECT_EQ(needed(30), 1);
    EXPECT_EQ(needed(300), 1);
    EXPECT_EQ(mix({{edition("old", kOldTypes), doors(10, last)}}).rules.bossesToDefeat, 3);
}

TEST(Mixing, TypesAndTagsAreJoined) {
    const LoadResult result = mix({{edition("old", kOldTypes), "[]"}, {edition("new", kNewTypes), "[]"}});
    ASSERT_TRUE(result.ok()) << errorText(result);
    EXPECT_EQ(result.catalog.identityTypes.size(), 3U);
    ASSERT_EQ(result.catalog.tags.size(), 2U);
    // Undead join as soon as one pack says so.
    EXPECT_EQ(result.catalog.joiningTags, 1U << static_cast<unsigned>(result.catalog.findTag("undead")));
}

TEST(Mixing, TheBaseDecidesHowDoublingCardsWork) {
    const std::pair<std::string, std::string> old{edition("old", kOldTypes), "[]"};
    const std::pair<std::string, std::string> other{edition("new", kNewTypes), "[]"};
    const LoadResult oldBase = mix({old, other});
    const LoadResult newBase = mix({other, old});
    ASSERT_TRUE(oldBase.ok() && newBase.ok());
    const auto reading = [](const LoadResult& result, std::string_view type) {
        const auto& types = result.catalog.identityTypes;
        for (std::size_t i = 0; i < types.size(); ++i)
            if (types[i].key == type) return result.rules.doubling[i];
        return DoublingReading::HalfUntilSecond;
    };
    EXPECT_EQ(reading(oldBase, "race"), DoublingReading::HalfUntilSecond);
    EXPECT_EQ(reading(oldBase, "class"), DoublingReading::NeedsSecond);
    EXPECT_EQ(reading(oldBase, "faction"), DoublingReading::Shields);
    for (const std::string_view type : {"race", "class", "faction"})
        EXPECT_EQ(reading(newBase, type), DoublingReading::Shields);
}

TEST(Mixing, BigItemsCountAsSoonAsAnyPackHasThem) {
    const std::string big = R"([{"id": "wardrobe", "name": "Wardrobe", "kind": "item", "big": true}])";
    EXPECT_FALSE(mix({{edition("old", kOldTypes), "[]"}, {edition("new", kNewTypes), "[]"}}).catalog.hasBig);
    EXPECT_TRUE(mix({{edition("old", kOldTypes), "[]"}, {edition("new", kNewTypes), big}}).catalog.hasBig);
}

TEST(Mixing, TheBaseDecidesTheRules) {
    const std::string four = R"("rules": {"openingDoors": 4, "identityHandLimits": true})";
    const LoadResult result = mix({{edition("old", kOldTypes), "[]"}, {edition("new", four), "[]"}});
    ASSERT_TRUE(result.ok()) << errorText(result);
    EXPECT_EQ(result.rules.openingDoors, RuleSet{}.openingDoors);
    EXPECT_FALSE(result.rules.identityHandLimits);
}

TEST(Loader, ConstantsAreStoredOnce) {
    const LoadResult result = loadSmall(R"({"id": "c", "name": "C", "kind": "curse",
        "effects": [{"op": "loseLevels", "amount": 7}, {"op": "loseLevels", "amount": 7}]})");
    ASSERT_TRUE(result.ok()) << errorText(result);
    int sevens = 0;
    for (const Node& node : result.catalog.nodes)
        sevens += node.op == Op::Const && Parameters<Op::Const>(node).get<"value">() == 7 ? 1 : 0;
    EXPECT_EQ(sevens, 1);
}

TEST(Loader, CardsMayNameCardsFurtherDown) {
    const LoadResult result = loadSmall(R"(
        {"id": "bow", "name": "Bow", "kind": "item", "bonus": 1, "gold": 100,
         "modifiers": [{"stat": "strength", "amount": 2, "if": {"op": "wears", "who": "you", "card": "quiver"}}]},
        {"id": "quiver", "name": "Quiver", "kind": "item", "bonus": 1, "gold": 100})");
    ASSERT_TRUE(result.ok()) << errorText(result);
    const Node& wears = result.catalog.node(cardOf(result, "bow").modifiers[1].condition);
    EXPECT_EQ(Parameters<Op::Wears>(wears).get<"card">(), result.catalog.find("quiver"));
}

TEST(Loader, PacksShareIdentitiesTypesAndTags) {
    const std::vector<PackSource> packs = {tests::smallPack("", "one"), tests::smallPack("", "two")};
    const LoadResult result = loadCatalog(packs);
    ASSERT_TRUE(result.ok()) << errorText(result);
    EXPECT_EQ(result.catalog.identityTypes.size(), 2U);
    EXPECT_EQ(result.catalog.identities.size(), 2U);
    EXPECT_EQ(result.catalog.tags.size(), 1U);
    EXPECT_EQ(result.catalog.cards.size(), 6U);
    EXPECT_EQ(result.catalog.packs, (std::vector<std::string>{"one", "two"}));
    EXPECT_EQ(result.catalog[result.catalog.find("elf").value()].pack, "one");
    EXPECT_EQ(result.catalog[result.catalog.find("elf", "two").value()].packIndex, 1);
    EXPECT_EQ(cardOf(result, "elf").identity,
              result.catalog[result.catalog.find("elf", "two").value()].identity);
}

TEST(Loader, TheBaseEditionsRulesCount) {
    PackSource base = tests::smallPack("", "base");
    base.files[0].second =
        R"({"format": 1, "id": "base", "name": "Base", "rules": {"handLimit": 7, "rebirthAtOnce": false},
        "identityTypes": [{"key": "race", "name": "Race"}, {"key": "class", "name": "Class", "doubling": "needsSecond"}]})";
    const std::vector<PackSource> packs = {base, tests::smallPack("", "other")};
    const LoadResult result = loadCatalog(packs);
    ASSERT_TRUE(result.ok()) << errorText(result);
    EXPECT_EQ(result.rules.handLimit, 7);
    EXPECT_FALSE(result.rules.rebirthAtOnce);
    EXPECT_EQ(result.rules.doubling[0], DoublingReading::Shields);
    EXPECT_EQ(result.rules.doubling[1], DoublingReading::NeedsSecond);
    EXPECT_EQ(result.editions[1].rules.handLimit, 5);
}

TEST(Loader, TheOriginalEditionLoads) {
    const LoadResult result = tests::loadEdition("original");
    ASSERT_TRUE(result.ok()) << errorText(result);
    int doors = 0;
    int treasures = 0;
    for (const CardDef& card : result.catalog.cards)
        (card.deck == Deck::Door ? doors : treasures) += card.copies;
    EXPECT_EQ(doors, 94);
    EXPECT_EQ(treasures, 74);
    EXPECT_TRUE(result.catalog.hasBig);
    EXPECT_NE(result.catalog.answers & bit(When::AnyRoll), 0U);
}

TEST(PackFiles, AMissingFolderIsAnError) {
    const PackFiles pack = readPack("no/such/folder");
    EXPECT_FALSE(pack.ok());
    EXPECT_EQ(pack.source.name, "folder");
    EXPECT_FALSE(loadPacks({"no/such/folder"}).ok());
}

}  // namespace
}  // namespace kickdoor
