// The setting of a scenario as it is written, before it is a game.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/json_reader.h"
#include "io/pack_shelf.h"
#include "state/game_state.h"

namespace kickdoor::scenario {

// A card as it is set out: "wizard-hat", or {"card", "pack", "equipped", "on"}.
struct CardMention {
    JsonAt at;
    std::string key;
    std::string pack;  // empty: the base edition's, should several have it
    std::optional<bool> equipped;
    std::string on;  // the card it sits on
};
using CardMentions = std::vector<CardMention>;

struct PlayerSetting {
    std::string name;
    Sex sex = Sex::Male;
    int level = 1;
    bool dead = false;
    std::optional<CardMentions> hand;  // in set-up, a player without one is dealt it
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

// Throws ReadError. First what the packs depend on, the base first, then the rest, which their rules and
// names are needed for. `present`: the editions there are; empty: not asked.
std::vector<std::string> editionsOf(const JsonAt& json, std::span<const std::string> present = {});
Setting readSetting(const JsonAt& json, const LoadedPacks& packs);

}  // namespace kickdoor::scenario
