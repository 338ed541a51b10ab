#include "words/vain_roll.h"

#include <utility>

#include "table_api/pending.h"

namespace kickdoor {
namespace {

// Events between a roll and the end of its procedure that change nothing.
bool changesNothing(EventKind kind) {
    using enum EventKind;
    switch (kind) {
        // clang-format off
        case DieRolled: case RollChanged: case WindowOpened: case Passed: case WindowClosed: case PhaseChanged:
        case CombatEnded: case PlayerSetUp: case Settled: case TurnStarted: case kCount:
            return true;
        case GameStarted: case InitiativeRolled: case DoorKicked: case DoorListened: case StrikeLoomed:
        case RoomLooted: case CardDrawn: case DeckReshuffled: case CardKept: case CardPlayed: case CurseStruck:
        case CardEquipped: case CardUnequipped: case CardDiscarded: case CardTaken: case ItemsSold:
        case LevelChanged: case SexChanged: case IdentityLost: case AbilityUsed: case CombatStarted:
        case MonsterJoined: case MonsterRemoved: case StrengthMarked: case FightDeclared: case HelpAsked:
        case HelpOffered: case OfferDeclined: case OfferWithdrawn: case HelperJoined: case HelperLeft:
        case TradeOffered: case Traded: case CombatWon: case CombatLost: case Escaped: case Caught:
        case StrikeCancelled: case CurseLifted: case Died: case Looted: case Reborn: case HandSeen:
        case CharityGiven: case BigItemsGiven: case GameWon: case DieCounted: case CriticalRolled:
        case BossDefeated: case CharacterTaken: case LevelsWithheld: case DeckSeen: case TakenBack:
            break;
            // clang-format on
    }
    return false;
}

}  // namespace

std::optional<VainRoll::Roll> VainRoll::after(const Game& game, const GameState& now, const Event& event) {
    const std::size_t depth = proceduresInProgress(now);
    if (event.kind == EventKind::StrikeLoomed || event.kind == EventKind::CurseStruck) m_struck = true;
    if (depth == 0) m_struck = false;
    if (event.kind == EventKind::DieRolled) {
        const std::optional<RollOutcome> outcome = rollOutcome(game, now);
        m_roll = outcome && !m_struck ? Roll{outcome->def, event.seat} : Roll{};
        m_depth = depth;
    }
    if (!changesNothing(event.kind)) m_roll = {};
    // The roll and the effect that asked for it, each a procedure, have ended.
    if (m_roll.roller == kNoSeat || depth + 2 > m_depth) return std::nullopt;
    return std::exchange(m_roll, {});
}

QString VainRoll::told(const Wording& words, const Roll& roll) {
    return tr("<b>%1</b> rolled for <b>%2</b>, and nothing came of it.")
        .arg(words.name(roll.roller).toHtmlEscaped(), words.title(roll.def).toHtmlEscaped());
}

}  // namespace kickdoor
