#include "rule_set/rule_fields.h"

#include <array>
#include <charconv>
#include <optional>

#include "base/nearest_word.h"

namespace kickdoor {
namespace {

constexpr RuleField number(std::string_view name, int RuleSet::*member, int least, int most,
                           std::string_view rule, std::string_view doc) {
    return {name, member, nullptr, least, most, false, rule, doc};
}
constexpr RuleField flag(std::string_view name, bool RuleSet::*member, std::string_view rule,
                         std::string_view doc) {
    return {name, nullptr, member, 0, 1, false, rule, doc};
}
constexpr RuleField option(std::string_view name, bool RuleSet::*member, std::string_view rule,
                           std::string_view doc) {
    return {name, nullptr, member, 0, 1, true, rule, doc};
}

constexpr std::array kFields = {
    number("goalLevel", &RuleSet::goalLevel, 2, 50, "R2.1", "The Level that wins."),
    number("openingDoors", &RuleSet::openingDoors, 0, 8, "R1.3",
           "Door cards of the opening hand, and of one reborn."),
    number("openingTreasures", &RuleSet::openingTreasures, 0, 8, "R1.3",
           "Treasure cards of the opening hand, and of one reborn."),
    number("initiativeSides", &RuleSet::initiativeSides, 6, 20, "R1.7",
           "Sides of the die for the first player."),
    number("handLimit", &RuleSet::handLimit, 1, 20, "R3.3", "Cards in hand at the end of one's own turn."),
    number("bigLimit", &RuleSet::bigLimit, 0, 20, "R7.4", "Big Items one may carry."),
    number("bossesToDefeat", &RuleSet::bossesToDefeat, 1, 6, "R2.8",
           "How many Boss Monsters must fall first, where the option asks for them; a mix needs fewer, the "
           "rarer they are in it."),
    number("reactionMillis", &RuleSet::reactionMillis, 0, 30000, "R8.10",
           "Time to interfere before a win is final, in thousandths of a second."),
    flag("mayDiscardFromPlay", &RuleSet::mayDiscardFromPlay, "R3.4",
         "A card in play may be discarded to get rid of it, outside combat."),
    flag("cardsAlwaysWin", &RuleSet::cardsAlwaysWin, "R3.5",
         "A card beats the rules about levels and winning without saying so outright."),
    flag("identityHandLimits", &RuleSet::identityHandLimits, "R5.7",
         "Identity cards change their player's hand limit, where they say so."),
    flag("levelCardsAnyone", &RuleSet::levelCardsAnyone, "R7.8",
         "Level cards may be played on any player at any time, not only on oneself in one's own turn."),
    flag("helpWithHandCards", &RuleSet::helpWithHandCards, "R8.7",
         "Cards from hand may be promised for help."),
    flag("rebirthAtOnce", &RuleSet::rebirthAtOnce, "R11.4",
         "The new character appears at once, and may help from the next turn on."),
    flag("setupAnyItem", &RuleSet::setupAnyItem, "R1.8",
         "Items that their player cannot use may be laid before the first turn, too."),
    flag("layAnyOneShot", &RuleSet::layAnyOneShot, "R7.7",
         "Any one-shot Treasure may be laid on the table, also one that is no Item."),
    option("sharedVictory", &RuleSet::sharedVictory, "R2.7", "A helper wins with the fighter."),
    option("listenAtTheDoor", &RuleSet::listenAtTheDoor, "R5.2",
           "A turn begins with a face-down Door card, and an empty room gives a Treasure."),
    option("criticalCombat", &RuleSet::criticalCombat, "R8.13", "Fights are settled with a d20 a side."),
    option("bossMonsters", &RuleSet::bossMonsters, "R2.8",
           "Nobody wins before so many Boss Monsters are defeated as `bossesToDefeat` says."),
    option("epic", &RuleSet::epic, "R2.9", "A long way: the goal is Level 20."),
    option("itemsInCombat", &RuleSet::itemsInCombat, "R6.5",
           "The fighter may play Items during combat (ruling 16)."),
};

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return text;
}

std::optional<std::int64_t> valueOf(const RuleField& field, std::string_view word) {
    if (field.flag != nullptr) {
        if (word == "on" || word == "true" || word == "yes" || word == "1") return 1;
        if (word == "off" || word == "false" || word == "no" || word == "0") return 0;
        return std::nullopt;
    }
    int value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
    return value;
}

std::string readOption(std::string_view text, RuleSet& rules) {
    const std::size_t equals = text.find('=');
    const std::string_view name = trimmed(text.substr(0, equals));
    const RuleField* field = findRuleField(name);
    if (field == nullptr) {
        std::vector<std::string_view> names;
        for (const RuleField& known : kFields) names.push_back(known.name);
        return unknownWord("option", name, names);
    }
    const std::string quoted = "'" + std::string(name) + "'";
    if (equals == std::string_view::npos) {
        if (field->flag == nullptr)
            return quoted + " needs a number, as in " + std::string(name) + "=" +
                   std::to_string(field->least);
        rules.*field->flag = true;
        return {};
    }
    const auto value = valueOf(*field, trimmed(text.substr(equals + 1)));
    if (!value) return quoted + (field->flag != nullptr ? " is either on or off" : " needs a whole number");
    if (!field->set(rules, *value))
        return quoted + " must be from " + std::to_string(field->least) + " to " +
               std::to_string(field->most);
    return {};
}

}  // namespace

bool RuleField::set(RuleSet& rules, std::int64_t value) const {
    if (value < least || value > most) return false;
    if (number != nullptr)
        rules.*number = static_cast<int>(value);
    else
        rules.*flag = value != 0;
    return true;
}

std::span<const RuleField> ruleFields() {
    return kFields;
}

const RuleField* findRuleField(std::string_view name) {
    for (const RuleField& field : kFields)
        if (field.name == name) return &field;
    return nullptr;
}

std::vector<std::string> parseRuleOptions(std::string_view text, RuleSet& rules) {
    std::vector<std::string> mistakes;
    while (!text.empty()) {
        const std::size_t comma = text.find(',');
        const std::string_view one = trimmed(text.substr(0, comma));
        text = comma == std::string_view::npos ? std::string_view() : text.substr(comma + 1);
        if (one.empty()) continue;
        if (std::string mistake = readOption(one, rules); !mistake.empty())
            mistakes.push_back(std::move(mistake));
    }
    return mistakes;
}

}  // namespace kickdoor
