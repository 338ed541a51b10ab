// Commands as JSON: the public contract of docs/scenarios.md, also the lines of journals and saves. What a
// card is called is up to a naming: scenarios name cards as people do ("the elf"), journals exactly.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/json_reader.h"
#include "card/catalog.h"
#include "command/command.h"
#include "io/card_names.h"

namespace kickdoor {

// What a card is in a command: says where a name that several cards bear is looked for first.
enum class CardRole : std::uint8_t {
    Trouble,   // LookForTrouble: a monster from hand
    Played,    // Play, Keep: from hand, the middle or the table
    Second,    // the second card of a play
    Worn,      // Equip, Unequip, Discard
    Sold,      // Sell
    Source,    // whose ability is used
    Cost,      // discarded for an ability
    Subject,   // the card an ability is about
    Aim,       // what a card or ability is aimed at
    Given,     // the giver's side of a trade
    Wanted,    // the other side of it
    HelpItem,  // an Item the fighter promises
    HelpCard,  // a hand card the fighter promises
    Monster,   // fled from
    Chosen,    // the answer to a question
    Charity    // given away, or discarded
};

class CommandNaming {
public:
    virtual ~CommandNaming() = default;
    // The JSON that names the card: a text, or {"card", "pack"}.
    virtual JsonValue nameOf(CardId card) const = 0;
    // Every card that the name may mean, the likeliest first; never empty. Fails at `name` when there is
    // none. `other` is the player a command is addressed to, where there is one.
    virtual std::vector<CardId> cards(const JsonAt& name, CardRole role, Seat by, Seat other) const = 0;
    // The index of an option that is said in words: yes and no, unless the naming knows more.
    virtual std::int16_t option(const JsonAt& at) const;
};

// Names that mean one card each (card_names.h).
class ExactNaming : public CommandNaming {
public:
    ExactNaming(const Catalog& catalog, const CardTable& table) : names_(catalog, table) {}
    JsonValue nameOf(CardId card) const override;
    std::vector<CardId> cards(const JsonAt& name, CardRole role, Seat by, Seat other) const override;

private:
    CardNames names_;
};

struct CommandContext {
    const Catalog& catalog;
    const GameState& state;
    std::span<const std::string> players;  // names, all different
    const CommandNaming& naming;
};

// What a card is in play as: a mate is the monster it doubles (R8.4).
DefId faceOf(const GameState& state, CardId card);

JsonValue commandToJson(const CommandContext& context, const Command& command);

// A use of what its source cannot do: well said, but no command (R4.10). judge() refuses `command`.
struct NoSuchUse : ReadError {
    Command command;
};

// Everything the JSON may mean, the likeliest first; never empty: a name may stand for several copies of a
// card, and a use may leave its ability out: what is meant shows only in what makes the command legal. Throws
// ReadError, NoSuchUse among them.
std::vector<Command> commandsFromJson(const CommandContext& context, const JsonAt& json);

// The player of this name; throws ReadError.
Seat seatFromJson(const CommandContext& context, const JsonAt& name);

}  // namespace kickdoor
