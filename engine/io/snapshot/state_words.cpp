#include "io/snapshot/state_words.h"

#include <array>

namespace kickdoor::save_words {
namespace {

using Word = std::string_view;

constexpr std::array<Word, 7> kPhases = {"setup", "arrange", "kickOpenDoor", "lookOrLoot",
                                         "end",   "charity", "over"};
constexpr std::array<Word, 2> kSexes = {"male", "female"};
constexpr std::array<Word, 3> kStatuses = {"alive", "dead", "needsHand"};
constexpr std::array<Word, 2> kChoosers = {"fighter", "helper"};
constexpr std::array<Word, 4> kOffers = {"none", "trade", "askHelp", "offerHelp"};
constexpr std::array<Word, 7> kStages = {"none", "open", "settling", "fleeing", "done", "dice", "lastCard"};
constexpr std::array<Word, 5> kWindows = {"none", "settle", "roll", "strike", "lastCard"};
constexpr std::array<Word, 7> kPurposes = {"none",      "initiative",  "runAway",    "effect",
                                           "lootOrder", "fightersDie", "monstersDie"};
// The last is FaceUpDraw, by its name in R4.10, as files and scenarios say it.
constexpr std::array<Word, 8> kQuestions = {"none",   "cards",    "players", "number",
                                            "option", "bigItems", "charity", "resurrection"};
constexpr std::array<Word, 14> kFrames = {"none",       "block",     "strike", "roll",        "fleeResult",
                                          "rewards",    "endCombat", "death",  "excess",      "nextTurn",
                                          "initiative", "afterPlay", "dice",   "newCharacter"};
constexpr std::array<Word, static_cast<std::size_t>(Zone::kCount)> kZones = {
    "box",      "doorDeck", "treasureDeck", "doorDiscard",  "treasureDiscard",
    "revealed", "monsters", "fighterCards", "monsterCards", "resolving",
    "body",     "hand",     "inPlay",       "curses"};

static_assert(kPhases.size() == static_cast<std::size_t>(Phase::Over) + 1);
static_assert(kStages.size() == static_cast<std::size_t>(CombatStage::LastCard) + 1);
static_assert(kWindows.size() == static_cast<std::size_t>(WindowKind::LastCard) + 1);
static_assert(kPurposes.size() == static_cast<std::size_t>(RollPurpose::MonstersDie) + 1);
static_assert(kQuestions.size() == static_cast<std::size_t>(QuestionKind::FaceUpDraw) + 1);
static_assert(kFrames.size() == static_cast<std::size_t>(FrameKind::NewCharacter) + 1);

}  // namespace

std::span<const std::string_view> phases() {
    return kPhases;
}
std::span<const std::string_view> sexes() {
    return kSexes;
}
std::span<const std::string_view> statuses() {
    return kStatuses;
}
std::span<const std::string_view> choosers() {
    return kChoosers;
}
std::span<const std::string_view> offerKinds() {
    return kOffers;
}
std::span<const std::string_view> combatStages() {
    return kStages;
}
std::span<const std::string_view> windowKinds() {
    return kWindows;
}
std::span<const std::string_view> rollPurposes() {
    return kPurposes;
}
std::span<const std::string_view> questionKinds() {
    return kQuestions;
}
std::span<const std::string_view> frameKinds() {
    return kFrames;
}
std::span<const std::string_view> zones() {
    return kZones;
}

}  // namespace kickdoor::save_words
