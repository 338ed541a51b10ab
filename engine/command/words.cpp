#include "command/words.h"

#include <array>

namespace kickdoor {
namespace {

constexpr std::size_t kKinds = static_cast<std::size_t>(CommandKind::kCount);

constexpr std::array<std::string_view, kKinds> kWords = {
    "kickOpenDoor", "listenAtDoor", "lootRoom",   "endTurn",     "lookForTrouble",
    "play",         "keep",         "equip",      "unequip",     "discard",
    "sell",         "use",          "offerTrade", "askHelp",     "offerHelp",
    "accept",       "decline",      "withdraw",   "leaveCombat", "fight",
    "runAway",      "flee",         "choose",     "pass",        "giveCharity"};

constexpr std::array<std::string_view, 5> kUseFields = {"source", "ability", "discard", "on", "card"};
constexpr std::array<std::string_view, 4> kChooseFields = {"cards", "players", "number", "option"};
constexpr std::array<std::string_view, 3> kPlayKeys = {"card", "on", "with"};
constexpr std::array<std::string_view, 3> kTradeFields = {"to", "give", "want"};
constexpr std::array<std::string_view, 2> kAskFields = {"of", "terms"};
constexpr std::array<std::string_view, 2> kDiscardFields = {"card", "for"};
constexpr std::array<std::string_view, 2> kSellFields = {"cards", "double"};
constexpr std::array<std::string_view, 2> kCharityFields = {"to", "discard"};
constexpr std::array<std::string_view, 1> kCardField = {"card"};
constexpr std::array<std::string_view, 1> kFromField = {"from"};
constexpr std::array<std::string_view, 1> kTermsField = {"terms"};

}  // namespace

std::span<const std::string_view> commandWords() {
    return kWords;
}

std::span<const std::string_view> commandFields(CommandKind kind) {
    switch (kind) {
        case CommandKind::LookForTrouble:
        case CommandKind::Keep:
        case CommandKind::Equip:
        case CommandKind::Unequip: return kCardField;
        case CommandKind::Play: return kPlayKeys;
        case CommandKind::Discard: return kDiscardFields;
        case CommandKind::Sell: return kSellFields;
        case CommandKind::Use: return kUseFields;
        case CommandKind::OfferTrade: return kTradeFields;
        case CommandKind::AskHelp: return kAskFields;
        case CommandKind::OfferHelp: return kTermsField;
        case CommandKind::Accept:
        case CommandKind::Decline:
        case CommandKind::Withdraw:
        case CommandKind::LeaveCombat:
        case CommandKind::Flee: return kFromField;
        case CommandKind::Choose: return kChooseFields;
        case CommandKind::GiveCharity: return kCharityFields;
        case CommandKind::KickOpenDoor:
        case CommandKind::ListenAtDoor:
        case CommandKind::LootRoom:
        case CommandKind::EndTurn:
        case CommandKind::Fight:
        case CommandKind::RunAway:
        case CommandKind::Pass:
        case CommandKind::kCount: break;
    }
    return {};
}

}  // namespace kickdoor
