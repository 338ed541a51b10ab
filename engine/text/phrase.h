// Text independent of a language: a message's key and its arguments. app/text turns it into words.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kickdoor {

// A name printed on cards, with its English forms for languages that have no translation of the pack; or a
// player's.
enum class NameKind : std::uint8_t { Card, Identity, Type, Tag, Ability, Player };
struct Name {
    NameKind kind = NameKind::Card;
    std::string key;
    std::string name;
    std::string plural;
    std::string pack = {};  // of a card or ability; translations find its name by pack and key
    bool operator==(const Name&) const = default;
};

// How several phrases are joined.
enum class ListStyle : std::uint8_t {
    One,        // there is only one
    And,        // lose 1 level, draw a card and run
    Or,         // a, b or c
    Comma,      // in combat, on a monster
    Semicolon,  // on 1, die; on 2, dance
    Also,       // she loses 1 level, and you gain 1 level
    Either,     // lose 1 level; or discard 2 cards (only if you have 2)
    Sentences   // Each ends with a full stop. Each begins with a capital.
};

struct Phrase;

struct Argument {
    enum class Kind : std::uint8_t { Number, Word, Name, Phrases };

    std::string name;
    Kind kind = Kind::Number;
    std::int64_t number = 0;
    std::string word;  // selects a variant of the message; never shown
    Name spoken;
    ListStyle style = ListStyle::One;
    std::vector<Phrase> phrases;
    bool operator==(const Argument&) const;
};

struct Phrase {
    std::string key;
    std::vector<Argument> arguments;

    Phrase() = default;
    explicit Phrase(std::string_view messageKey) : key(messageKey) {}

    Phrase& number(std::string_view name, std::int64_t value);
    Phrase& word(std::string_view name, std::string_view value);
    Phrase& name(std::string_view name, Name value);
    Phrase& phrase(std::string_view name, Phrase value);
    Phrase& list(std::string_view name, ListStyle style, std::vector<Phrase> values);

    const Argument* find(std::string_view name) const;
    bool operator==(const Phrase&) const = default;
};

}  // namespace kickdoor
