// The rules in force as data: the base edition's readings (R12.1) and the options of the table (R12.3). The
// defaults hold where a pack sets nothing. rule_fields.h holds the one table of names and ranges that packs,
// command lines and set-up screens use.
#pragma once

#include "base/ids.h"

#include <array>
#include <cstdint>

namespace kickdoor {

// What a doubling card does with a single identity of its type (R4.7, R4.8).
enum class DoublingReading : std::uint8_t {
    Shields,          // all advantages, no disadvantages (R4.7)
    HalfUntilSecond,  // nothing changes until a second is added (R4.8 Half-Breed)
    NeedsSecond       // not allowed without a second (R4.8 Super Munchkin)
};

inline constexpr std::size_t kMaxIdentityTypes = 8;

struct RuleSet {
    // Base rules
    int goalLevel = 10;    // R2.1, R2.9
    int openingDoors = 2;  // R1.3, R11.5
    int openingTreasures = 2;
    int initiativeSides = 6;          // R1.7
    int handLimit = 5;                // R3.3
    int bigLimit = 1;                 // R7.4
    int reactionMillis = 2600;        // R8.10; the host's clock, never the engine's
    bool mayDiscardFromPlay = true;   // R3.4 original
    bool cardsAlwaysWin = true;       // R3.5
    bool identityHandLimits = false;  // R5.7, R12.1: identities' changes of the hand limit count
    bool levelCardsAnyone = false;    // R7.8: on any player at any time, else on oneself in one's own turn
    bool helpWithHandCards = false;   // R8.7
    bool rebirthAtOnce = true;        // R11.4
    bool setupAnyItem = true;         // R1.8: also Items that their player cannot use
    bool layAnyOneShot = true;        // R7.7: also Treasures that are no Items
    std::array<DoublingReading, kMaxIdentityTypes> doubling{};

    // Options
    bool sharedVictory = false;    // R2.7
    bool bossMonsters = false;     // R2.8
    int bossesToDefeat = 3;        // R2.8; a mix in which they are rarer needs fewer (card/loader.h)
    bool listenAtTheDoor = false;  // R5.2, R5.5
    bool criticalCombat = false;   // R8.13
    bool epic = false;             // R2.9: goal 20
    bool itemsInCombat =
        false;  // ruling 16's house rule: the fighter may play and equip Items in his own fight

    int goal() const { return epic ? 20 : goalLevel; }
    bool operator==(const RuleSet&) const = default;
};

}  // namespace kickdoor
