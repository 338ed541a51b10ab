#include "bot/weights.h"

#include <algorithm>
#include <array>

namespace kickdoor {
namespace {

constexpr std::array kFields = std::to_array<WeightField>({
    {"level", &Weights::level},
    {"levelNearGoal", &Weights::levelNearGoal},
    {"winning", &Weights::winning, false},
    {"unknownDoor", &Weights::unknownDoor},
    {"unknownTreasure", &Weights::unknownTreasure},
    {"doorDraw", &Weights::doorDraw},
    {"treasureDraw", &Weights::treasureDraw},
    {"treasure", &Weights::treasure},
    {"monster", &Weights::monster},
    {"weakMonster", &Weights::weakMonster},
    {"curseInHand", &Weights::curseInHand},
    {"curseBorne", &Weights::curseBorne},
    {"lastingCurseBorne", &Weights::lastingCurseBorne},
    {"enhancer", &Weights::enhancer},
    {"enhancerPoint", &Weights::enhancerPoint},
    {"join", &Weights::join},
    {"identityWorn", &Weights::identityWorn},
    {"identityTwin", &Weights::identityTwin},
    {"identityFitting", &Weights::identityFitting},
    {"identityOther", &Weights::identityOther},
    {"doublingWorn", &Weights::doublingWorn},
    {"doublingInHand", &Weights::doublingInHand},
    {"item", &Weights::item},
    {"itemUseless", &Weights::itemUseless},
    {"itemWearing", &Weights::itemWearing},
    {"goldForPoint", &Weights::goldForPoint},
    {"oneShot", &Weights::oneShot},
    {"oneShotPoint", &Weights::oneShotPoint},
    {"oneShotOther", &Weights::oneShotOther},
    {"oneShotGoldForPoint", &Weights::oneShotGoldForPoint},
    {"levelCard", &Weights::levelCard},
    {"ally", &Weights::ally},
    {"guestStar", &Weights::guestStar},
    {"cheat", &Weights::cheat},
    {"cheatLaid", &Weights::cheatLaid, false},
    {"other", &Weights::other},
    {"otherStrength", &Weights::otherStrength},
    {"strength", &Weights::strength},
    {"strengthSometimes", &Weights::strengthSometimes},
    {"runAway", &Weights::runAway},
    {"handLimit", &Weights::handLimit},
    {"curseProof", &Weights::curseProof},
    {"otherStat", &Weights::otherStat},
    {"ability", &Weights::ability},
    {"trigger", &Weights::trigger},
    {"wornBonus", &Weights::wornBonus},
    {"grudge", &Weights::grudge},
    {"grudgeByLevel", &Weights::grudgeByLevel},
    {"grudgeAhead", &Weights::grudgeAhead},
    {"grudgeNearGoal", &Weights::grudgeNearGoal},
    {"death", &Weights::death},
    {"changeOfSex", &Weights::changeOfSex},
    {"burdenStrength", &Weights::burdenStrength},
    {"burdenOther", &Weights::burdenOther},
    {"helpPrice", &Weights::helpPrice},
    {"tradeGain", &Weights::tradeGain},
    {"tradeNearGoal", &Weights::tradeNearGoal},
    {"fairPercent", &Weights::fairPercent},
    {"helperGain", &Weights::helperGain},
    {"givesVictory", &Weights::givesVictory, false},
    {"repeatsOffers", &Weights::repeatsOffers, false},
    {"helpsWithCards", &Weights::helpsWithCards, false},
    {"moodPercent", &Weights::moodPercent},
    {"moodLevel", &Weights::moodLevel},
    {"moodCost", &Weights::moodCost},
    {"press", &Weights::press},
    {"leavesPercent", &Weights::leavesPercent},
    {"boostPercent", &Weights::boostPercent},
    {"missPercent", &Weights::missPercent},
    {"faceUpDraw", &Weights::faceUpDraw},
    {"sparesDice", &Weights::sparesDice, false},
    {"chaseOff", &Weights::chaseOff},
    {"cheatWearing", &Weights::cheatWearing},
    {"cheatCost", &Weights::cheatCost},
    {"curseCost", &Weights::curseCost},
    {"curseCostLate", &Weights::curseCostLate},
    {"curseLevel", &Weights::curseLevel},
    {"loadItem", &Weights::loadItem},
    {"playAlly", &Weights::playAlly},
    {"playItem", &Weights::playItem},
    {"playIdentity", &Weights::playIdentity},
    {"playDoubling", &Weights::playDoubling},
    {"effectCost", &Weights::effectCost},
    {"lateItem", &Weights::lateItem},
    {"dieLevel", &Weights::dieLevel},
    {"helpShare", &Weights::helpShare, false},
    {"helpGift", &Weights::helpGift, false},
    {"careLead", &Weights::careLead, false},
    {"troubleLead", &Weights::troubleLead, false},
    {"moodOfAll", &Weights::moodOfAll, false},
    {"revenge", &Weights::revenge, false},
    {"revengePercent", &Weights::revengePercent, false},
    {"whim", &Weights::whim, false},
});
static_assert(sizeof(Weights) == kFields.size() * sizeof(int), "every number has its row");

}  // namespace

Weights sensible(Weights weights) {
    for (int* divisor : {&weights.goldForPoint, &weights.oneShotGoldForPoint, &weights.helpPrice})
        *divisor = std::max(1, *divisor);
    for (int* percent : {&weights.moodPercent, &weights.fairPercent, &weights.leavesPercent,
                         &weights.helpShare, &weights.revengePercent})
        *percent = std::clamp(*percent, 0, 100);
    weights.level = std::max(1, weights.level);
    weights.levelNearGoal = std::max(0, weights.levelNearGoal);
    return weights;
}

std::span<const WeightField> weightFields() {
    return kFields;
}

}  // namespace kickdoor
