// All numbers by which a sensible bot decides, in one place, so that they can be tuned. Points are those of
// bot/valuation.h. The defaults are those of the bot `greedy`.
#pragma once

#include <span>
#include <string_view>

namespace kickdoor {

// clang-format off
struct Weights {
    // What a Level is worth: the first one, and what the last one is worth more.
    int level = 80;
    int levelNearGoal = 90;
    int winning = 5000;
    // Cards, unknown and known.
    int unknownDoor = 30;
    int unknownTreasure = 55;
    int doorDraw = 30;
    int treasureDraw = 60;
    int treasure = 60;         // a Treasure to be won
    int monster = 12;
    int weakMonster = 10;      // besides
    int curseInHand = 35;
    int curseBorne = -30;
    int lastingCurseBorne = -60;
    int enhancer = 12;
    int enhancerPoint = 3;     // for each point of strength
    int join = 24;
    int identityWorn = 70;
    int identityTwin = 4;
    int identityFitting = 60;
    int identityOther = 14;
    int doublingWorn = 60;
    int doublingInHand = 26;
    int item = 6;
    int itemUseless = 4;
    int itemWearing = 2;       // times what wearing it is worth
    int goldForPoint = 16;
    int oneShot = 16;
    int oneShotPoint = 9;
    int oneShotOther = 30;
    int oneShotGoldForPoint = 20;
    int levelCard = 110;
    int ally = 40;
    int guestStar = 15;        // besides
    int cheat = 45;
    int cheatLaid = 0;         // 1: one on an Item is worth also what wearing that is
    int other = 40;
    int otherStrength = 4;
    // Wearing an Item.
    int strength = 10;
    int strengthSometimes = 5;
    int runAway = 4;
    int handLimit = 2;
    int curseProof = 14;
    int otherStat = 6;
    int ability = 8;
    int trigger = 4;
    int wornBonus = 25;        // for each point of a worn Item that is sold
    // What an opponent's loss is worth, in hundredths.
    int grudge = 15;
    int grudgeByLevel = 60;
    int grudgeAhead = 15;
    int grudgeNearGoal = 40;
    // Effects.
    int death = 60;
    int changeOfSex = 10;
    int burdenStrength = 8;
    int burdenOther = 12;
    // Help and trades.
    int helpPrice = 300;       // the fighter's gain times the grudge, over this
    int tradeGain = 8;
    int tradeNearGoal = 60;
    int fairPercent = 50;      // the share of the Treasures offered first, rounded up
    int helperGain = 0;        // what a helper's gain counts against the fighter, in percent of the grudge
    int givesVictory = 1;      // 0: takes no help from whom alone it would make the winner
    int repeatsOffers = 1;     // 0: once refused, asks again only for more
    int helpsWithCards = 0;    // 1: judges help by its own cards, and plays one to win with it
    // Hindering others.
    int moodPercent = 35;
    int moodLevel = 5;
    int moodCost = 60;
    int press = 6;
    int leavesPercent = 0;     // leaves a deciding fight to others who may still answer
    // The own turn.
    int boostPercent = 100;    // how much of the stake may be spent on cards that win a fight
    int missPercent = 5;
    int faceUpDraw = 0;        // what the top of the discards must bring to be drawn as a door; 0: never drawn
    int sparesDice = 0;        // 1: leaves a die alone that turns nothing
    int chaseOff = 20;
    int cheatWearing = 3;
    int cheatCost = 30;
    int curseCost = 25;
    int curseCostLate = 4;
    int curseLevel = 6;        // who has at least this Level is cursed also by those ahead
    int loadItem = 20;
    int playAlly = 70;
    int playItem = 50;
    int playIdentity = 80;
    int playDoubling = 60;
    int effectCost = 20;
    int lateItem = 12;
    int dieLevel = 80;
    // Tempers (tempers.h).
    int helpShare = 0;         // the least share of the Treasures for which it helps
    int helpGift = 0;          // helps for so much less than the price
    int careLead = 0;          // how far it must lead with a helper or cards to spend anything on a fight
    int troubleLead = 1;       // the least lead with which it looks for trouble
    int moodOfAll = 0;         // 1: hinders also who is not ahead of it
    int revenge = 0;           // what each wrong adds to the grudge
    int revengePercent = 0;    // how often it hinders who has hurt it
    int whim = 0;              // what chance adds to the value of a card to be played

    bool operator==(const Weights&) const = default;
};
// clang-format on

struct WeightField {
    std::string_view name;
    int Weights::*value;
    bool tuned = true;  // false: a habit or a temper, which `tune` leaves as it is
};
// Every number of Weights.
std::span<const WeightField> weightFields();

// The numbers brought into the ranges in which they make sense: divisors are not 0, percents lie between 0
// and 100.
Weights sensible(Weights weights);

}  // namespace kickdoor
