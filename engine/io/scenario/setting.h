// The setting of a scenario as read from JSON, before a game is made from it.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/json_reader.h"
#include "io/pack_shelf.h"
#include "state/game_state.h"

namespace kickdoor::scenario {

// A card in a setting: "wizard-hat", or {"card", "pack", "equipped", "on"}.
struct CardMention {
    JsonAt at;
    std::string key;
    std::string pack;  // empty: the base edition's card, if several packs have it
    std::optional<bool> equipped;
    std::string on;  // the card it is attached to
};
using CardMentions = std::vector<CardMention>;

struct PlayerSetting {
    std::string name;
    Sex sex = Sex::Male;
    int level = 1;
    bool dead = false;
    std::optional<CardMentions> hand;  // none: dealt, if the phase is set-up
    CardMentions inPlay;
    CardMentions curses;
    std::optional<CardMention> character;
};

struct Setting {
    std::string name;
    std::vector<std::string> covers;
    std::vector<std::string> cards;
    std::vector<std::string> editions;
    bool strict = false;
    RuleSet rules;
    std::vector<PlayerSetting> players;
    CardMentions doorDeck, treasureDeck, doorDiscard, treasureDiscard;
    bool restRemoved = false;
    std::uint64_t seed = 1;
    int bossesDefeated = 0;
    std::vector<int> d6, d20;
    Seat active{0};
    Phase phase = Phase::Arrange;
    std::vector<JsonAt> steps;

    std::vector<std::string> playerNames() const;
};

// Both throw ReadError. editionsOf reads the editions first, the base first, because readSetting needs their
// rules and names. `present`: the available editions; empty: not checked.
std::vector<std::string> editionsOf(const JsonAt& json, std::span<const std::string> present = {});
Setting readSetting(const JsonAt& json, const LoadedPacks& packs);

}  // namespace kickdoor::scenario
