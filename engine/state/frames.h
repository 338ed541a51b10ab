// Names for the fields of a Frame that mean something else in each kind of procedure: `spare` everywhere,
// `position` and `number` where they are not a Block's.
#pragma once

#include "state/game_state.h"

#include <optional>

namespace kickdoor {

// --- Block: the side of the combat that its card was aimed at ---
enum class AimedSide : std::uint8_t { None, Fighters, Monsters };
inline AimedSide aimedSide(const Frame& block) {
    return static_cast<AimedSide>(block.spare);
}
inline void aimAtSide(Frame& block, AimedSide side) {
    block.spare = static_cast<std::uint8_t>(side);
}

// --- Excess: what its player has too much of; 1 is not used ---
enum class Surplus : std::uint8_t {
    BigItems = 0,    // R7.4
    Identities = 2,  // of one type (R4.5)
    InHands = 3,     // Items for more hands than there are (R7.2)
    Unlicensed = 4   // Items worn whose Cheat! has gone (ruling 20)
};
inline Surplus surplusOf(const Frame& excess) {
    return static_cast<Surplus>(excess.spare);
}
inline void setSurplus(Frame& excess, Surplus surplus) {
    excess.spare = static_cast<std::uint8_t>(surplus);
}
inline bool isWornSurplus(const Frame& excess) {
    return surplusOf(excess) == Surplus::InHands || surplusOf(excess) == Surplus::Unlicensed;
}
// The type of the identities.
inline IdentityType surplusType(const Frame& excess) {
    return IdentityType(excess.number);
}
inline void setIdentitySurplus(Frame& excess, IdentityType type) {
    setSurplus(excess, Surplus::Identities);
    excess.number = type;
}

// --- Roll: the roll that waits in its frame while another is thrown in answer to it. `position` has the
// sides in its high byte and the face in its low one; 0: no roll waits ---
inline void keepRoll(Frame& frame, const DieRoll& roll) {
    frame.position = static_cast<std::uint16_t>(roll.sides << 8U | roll.face);
    frame.number = roll.modifier;
    frame.card = roll.against;
    frame.spare = static_cast<std::uint8_t>(roll.purpose);
}
// Nothing if no roll waits.
inline std::optional<DieRoll> keptRoll(const Frame& frame) {
    if (frame.position == 0) return std::nullopt;
    DieRoll roll;
    roll.purpose = static_cast<RollPurpose>(frame.spare);
    roll.roller = frame.you;
    roll.sides = static_cast<std::uint8_t>(frame.position >> 8U);
    roll.face = static_cast<std::uint8_t>(frame.position & 0xFFU);
    roll.modifier = frame.number;
    roll.against = frame.card;
    return roll;
}
inline std::optional<DieRoll> takeKeptRoll(Frame& frame) {
    const std::optional<DieRoll> roll = keptRoll(frame);
    frame.position = 0;
    return roll;
}

}  // namespace kickdoor
