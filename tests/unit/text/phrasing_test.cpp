// How cards say whose choice it is, who gets what and from where; one card for each class of phrase.
#include <gtest/gtest.h>

#include "support/packs.h"
#include "support/source_dir.h"
#include "text/card_text.h"

namespace kickdoor {
namespace {

struct Said {
    std::string_view name;
    std::string_view fields;  // of the card, beside id and name
    std::string_view text;
};

std::string textOf(std::string_view language, std::string_view fields) {
    const LoadResult result = tests::loadSmall(R"({"id": "card", "name": "Card", )" + std::string(fields) +
                                               R"(},
        {"id": "ghoul", "name": "Ghoul", "kind": "monster", "level": 1, "treasures": 1, "tags": ["undead"]})");
    if (!result.ok()) return tests::errorText(result);
    Texts texts;
    if (const std::string trouble =
            texts.load(tests::sourceDir() / "translations" / ("text_" + std::string(language) + ".json"));
        !trouble.empty())
        return trouble;
    std::string all;
    for (const std::string& paragraph :
         cardText(texts, result.catalog, result.catalog.find("card").value(), result.rules))
        all += (all.empty() ? "" : "\n") + paragraph;
    for (const std::string& problem : texts.takeProblems()) all += "\n" + problem;
    return all;
}

constexpr Said kEnglish[] = {
    {"AHelperMayRemoveAMonsterForTheFighter",
     R"("kind": "oneShot", "play": {"when": ["anyCombat"], "on": "monster"}, "effects": [{"op": "removeMonster", "monster": "target", "treasure": "kept"}])",
     "In any combat, on a monster: that monster leaves the fight; the fighter gains no level for it, but "
     "takes its Treasures."},
    {"OnlyTheFighterIsYou",
     R"("kind": "oneShot", "play": {"when": ["fighterOnly"], "if": {"op": "alone"}}, "effects": [{"op": "removeMonster", "monster": "all"}, {"op": "draw", "who": "you", "deck": "door"}])",
     "As the fighter in combat, if you have no helper: all monsters leave the fight; you gain no level and "
     "no Treasures; you draw 1 Door card."},
    {"TheTakerChooses",
     R"("kind": "curse", "effects": [{"op": "take", "cards": {"of": "victim", "from": "carried", "kind": "item", "quantity": 1, "chooser": "left"}, "to": "left", "into": "play"}])",
     "The player on your left takes 1 Item you carry (they choose which)."},
    {"TheVictimChooses",
     R"("kind": "curse", "effects": [{"op": "take", "cards": {"of": "victim", "from": "carried", "kind": "item", "quantity": 1}, "to": "left", "into": "play"}])",
     "The player on your left takes 1 Item you carry (you choose which)."},
    {"TheOwnerChoosesWhatYouTake",
     R"("kind": "other", "deck": "treasure", "play": {"when": ["notInCombat"], "on": "otherPlayer"}, "effects": [{"op": "take", "cards": {"of": "target", "from": "carried", "kind": "item", "quantity": 1, "chooser": "target"}, "to": "you", "into": "play"}])",
     "When you are not in combat, on another player: take 1 Item carried by that player, chosen by that "
     "player."},
    {"FromADiscardPile",
     R"("kind": "oneShot", "play": {"when": ["anyTime"]}, "effects": [{"op": "take", "cards": {"from": "doorDiscard", "quantity": 1, "chooser": "you"}, "to": "you", "into": "hand"}])",
     "At any time: look through the Door discards and take any 1 card into your hand."},
    {"WhatIsToldAndWhatIsOrdered",
     R"("kind": "oneShot", "play": {"when": ["curseOnYou"]}, "effects": [{"op": "cancelStrike"}, {"op": "draw", "who": "you", "deck": "door"}])",
     "When a Curse strikes you: it does nothing, and you draw 1 Door card."},
    {"ASumAndWhatElse",
     R"("kind": "oneShot", "play": {"when": ["anyRoll"]}, "effects": [{"op": "reroll"}, {"op": "addToRoll", "amount": 1}])",
     "After any die roll: it is rolled again; +1 to the roll."},
    {"AnAmountIsAdded",
     R"("kind": "oneShot", "play": {"when": ["anyRoll"]}, "effects": [{"op": "addToRoll", "amount": {"op": "half", "of": {"op": "levelOf", "who": "you"}, "round": "up"}}])",
     "After any die roll: add half your Level (rounded up) to the roll."},
    {"OneWhoLeavesIsNamedOnce",
     R"("kind": "oneShot", "play": {"when": ["anyCombat"]}, "effects": [{"op": "draw", "who": "helper", "deck": "treasure"}, {"op": "leaveFight", "who": "helper"}])",
     "In any combat: the helper draws 1 Treasure and leaves the fight."},
    {"OptionsOfSeveralPartsStandApart",
     R"("kind": "oneShot", "play": {"when": ["anyTime"]}, "effects": [{"op": "chooseOne", "by": "you", "options": [{"do": [{"op": "draw", "who": "you", "deck": "treasure", "amount": 2}]}, {"do": [{"op": "loseLevels", "who": "you"}, {"op": "draw", "who": "you", "deck": "door"}]}]}])",
     "At any time: choose: draw 2 Treasures; or lose 1 level and draw 1 Door card."},
    {"DeathAmongTheOptions",
     R"("kind": "curse", "effects": [{"op": "chooseOne", "by": "victim", "options": [{"do": [{"op": "die", "who": "victim"}]}, {"do": [{"op": "loseLevels", "who": "victim"}]}]}])",
     "Choose: you are dead or you lose 1 level."},
    {"TiesForTheHighestCount",
     R"("kind": "item", "gold": 100, "modifiers": [{"stat": "strength", "amount": 2, "if": {"op": "compare", "left": {"op": "levelOf", "who": "you"}, "is": "atLeast", "right": {"op": "levelOf", "who": "highestLevel"}}}])",
     "+2 if nobody has a higher Level than you."},
    {"AloneAtTheLowest",
     R"("kind": "item", "gold": 100, "modifiers": [{"stat": "strength", "amount": 2, "if": {"op": "compare", "left": {"op": "levelOf", "who": "you"}, "is": "less", "right": {"op": "levelOf", "who": "othersLowest"}}}])",
     "+2 if you alone have the lowest Level."},
    {"TheLowestOfTheOthers",
     R"("kind": "curse", "effects": [{"op": "choosePlayer", "by": "victim", "among": "othersLowest", "do": [{"op": "gainLevels", "who": "chosen"}]}])",
     "Choose a player of the lowest Level among the others: that player gains 1 level."},
    {"AloneInAFight",
     R"("kind": "item", "gold": 100, "modifiers": [{"stat": "strength", "amount": 2, "if": {"op": "all", "of": [{"op": "inCombat", "who": "you"}, {"op": "alone"}]}}])",
     "+2 if you fight alone."},
    {"RunningAwayFromThisMonster",
     R"("kind": "monster", "level": 1, "treasures": 1, "modifiers": [{"stat": "runAway", "amount": -2}])",
     "−2 to Run Away from it."},
    {"TheFloorOfABaby", R"("kind": "enhancer", "bonus": -5, "bonusTreasures": -1, "atLeast": 1)",
     "−5 to the monster. −1 Treasure. Never brings its Level or its Treasures below 1."},
    {"OneOfTwoClasses",
     R"("kind": "curse", "effects": [{"op": "discard", "cards": {"of": "victim", "from": "identities", "type": "class", "quantity": 1}}])",
     "Lose 1 Class card."},
    {"ACurseIsTurnedOnAnother",
     R"("kind": "item", "gold": 100, "abilities": [{"id": "turnTheTable", "when": ["curseOnYou"], "on": "otherPlayer", "cost": {"least": 2, "most": 2}, "effects": [{"op": "redirectStrike", "to": "target"}]}])",
     "Turn the Table: when a Curse strikes you, discard 2 cards and choose another player: it strikes that "
     "player instead."},
    {"AThiefAsksWhatKindOfItem",
     R"("kind": "item", "gold": 100, "abilities": [{"id": "steal", "when": ["notInCombat"], "on": "itemOfOther", "targetIf": {"op": "all", "of": [{"op": "subjectIs", "size": "small"}, {"op": "not", "of": {"op": "inCombat", "who": "target"}}]}, "effects": [{"op": "loseLevels", "who": "you"}]}])",
     "Steal: when you are not in combat, on a small Item of another player, if its owner is not in combat: "
     "lose 1 level."},
    {"EachOfSeveral",
     R"("kind": "oneShot", "play": {"when": ["anyTime"]}, "effects": [{"op": "draw", "who": "others", "deck": "treasure"}])",
     "At any time: all other players each draw 1 Treasure."},
    {"AlliesOfAll",
     R"("kind": "oneShot", "bonus": 2, "modifiers": [{"stat": "strength", "amount": {"op": "count", "cards": {"of": "everyone", "from": "allies"}}}])",
     "+2 to either side. Another +1 for each ally in play."},
    {"WhoseStrengthWhereNoneIsPrinted",
     R"("kind": "oneShot", "modifiers": [{"stat": "strength", "amount": {"op": "times", "of": {"op": "monsterCount"}, "by": 3}}])",
     "+3 to either side for each monster in the fight."},
    {"ForAMonsterToo",
     R"("kind": "enhancer", "bonusTreasures": 1, "modifiers": [{"stat": "strength", "amount": {"op": "playerCount", "who": "everyone"}}])",
     "+1 Treasure. +1 to the monster for each player."},
    {"AnotherBonusOfAMonster",
     R"("kind": "enhancer", "bonus": 3, "modifiers": [{"stat": "strength", "amount": 4, "if": {"op": "alone"}}])",
     "+3 to the monster. Another +4 against a fighter without a helper."},
    {"ALevelIsHalved",
     R"("kind": "curse", "effects": [{"op": "setLevel", "who": "victim", "amount": {"op": "half", "of": {"op": "levelOf", "who": "victim"}, "round": "up"}}])",
     "Your Level is halved (rounded up)."},
    {"UpToSeveralTimes",
     R"("kind": "item", "gold": 100, "abilities": [{"id": "guess", "when": ["anyTime"], "limit": "perCombat", "limitCount": 3, "effects": [{"op": "draw", "who": "you", "deck": "door"}]}])",
     "Guess: at any time: draw 1 Door card. Up to 3 times a combat."},
    {"AnItemThatDoesNothing", R"("kind": "item", "gold": 600, "slot": "headgear")",
     "Gives no bonus; good for a sale, a trade or a bribe."},
    {"WhatItemsAreWorth",
     R"("kind": "item", "gold": 100, "bonus": 1, "usableBy": {"op": "compare", "left": {"op": "goldOf", "cards": {"of": "you", "from": "carried", "kind": "item"}}, "is": "atLeast", "right": 1000})",
     "Usable only if all Items you carry are worth at least 1,000 gp together."},
};

// The same trap in the other languages, where it has another shape.
struct Translated {
    std::string_view language;
    Said said;
};
constexpr std::string_view kLeftTakesFromHand =
    R"("kind": "curse", "effects": [{"op": "take", "cards": {"of": "victim", "from": "hand", "quantity": 1, "chooser": "random"}, "to": "left", "into": "hand"}])";
constexpr std::string_view kPaysAfterARoll =
    R"("kind": "item", "gold": 100, "abilities": [{"id": "again", "when": ["anyRoll"], "cost": {"least": 1, "most": 1}, "effects": [{"op": "reroll"}]}])";
constexpr std::string_view kTurnsACurse =
    R"("kind": "oneShot", "play": {"when": ["curseOnYou"], "on": "otherPlayer"}, "effects": [{"op": "redirectStrike", "to": "target"}])";
constexpr Translated kTranslated[] = {
    {"ru", {"whoseHand", kLeftTakesFromHand, "Сосед слева берёт 1 карту с твоей руки наугад."}},
    {"ru",
     {"noCommaAfterAMoment", kPaysAfterARoll,
      "Again: После любого броска кубика сбрось 1 карту: кубик бросают снова."}},
    {"ru",
     {"onWhom", kTurnsACurse,
      "Когда тебе достаётся Проклятие, выбери другого игрока: удар достаётся этому игроку."}},
    {"ru",
     {"aCommaAfterAClause",
      R"("kind": "item", "gold": 100, "abilities": [{"id": "cry", "when": ["fighterOnly"], "cost": {"least": 1, "most": 1}, "effects": [{"op": "draw", "who": "you", "deck": "door"}]}])",
      "Cry: Когда ты боец, сбрось 1 карту: возьми 1 карту Двери."}},
    {"de",
     {"noCommaAfterAMoment", kPaysAfterARoll,
      "Again: Nach einem beliebigen Wurf lege 1 Karte ab: Der Wurf wird wiederholt."}},
    {"de",
     {"onWhom", kTurnsACurse,
      "Wenn dich ein Fluch trifft, wähle einen anderen Spieler: Die Wirkung trifft stattdessen diesen "
      "Spieler."}},
    {"fr",
     {"onWhom", kTurnsACurse,
      "Quand une Malédiction te frappe, choisis un autre joueur : l’effet retombe sur ce joueur."}},
    {"es",
     {"onWhom", kTurnsACurse,
      "Cuando te alcance una maldición, elige a otro jugador: recae en ese jugador."}},
};

class Phrasing : public testing::TestWithParam<Said> {};

TEST_P(Phrasing, IsPlainEnglish) {
    EXPECT_EQ(textOf("en", GetParam().fields), GetParam().text);
}

INSTANTIATE_TEST_SUITE_P(All, Phrasing, testing::ValuesIn(kEnglish),
                         [](const auto& said) { return std::string(said.param.name); });

class PhrasingAbroad : public testing::TestWithParam<Translated> {};

TEST_P(PhrasingAbroad, IsIdiomatic) {
    EXPECT_EQ(textOf(GetParam().language, GetParam().said.fields), GetParam().said.text);
}

INSTANTIATE_TEST_SUITE_P(All, PhrasingAbroad, testing::ValuesIn(kTranslated), [](const auto& one) {
    return std::string(one.param.language) + "_" + std::string(one.param.said.name);
});

}  // namespace
}  // namespace kickdoor
