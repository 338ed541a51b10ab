// Commands as JSON: the public contract of docs/scenarios.md, also the lines of journals and saves. A
// CommandNaming names the cards: scenarios use natural names ("elf" is the elf that is meant), journals exact
// ones.
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

// The role of a card in a command. If several cards have a name, the role decides where the search begins.
enum class CardRole : std::uint8_t {
    Trouble,   // LookForTrouble: a monster from hand
    Played,    // Play, Keep: from hand, the middle of the table or in play
    Second,    // the second card of a play
    Worn,      // Equip, Unequip, Discard
    Sold,      // Sell
    Source,    // the card whose ability is used
    Cost,      // discarded to pay for an ability
    Subject,   // the card that an ability concerns
    Aim,       // the target of a card or ability
    Given,     // in a trade: given by the sender
    Wanted,    // in a trade: wanted by the sender
    HelpItem,  // an Item the fighter promises
    HelpCard,  // a hand card the fighter promises
    Monster,   // fled from
    Chosen,    // the answer to a question
    Charity    // given away, or discarded
};

class CommandNaming {
public:
    virtual ~CommandNaming() = default;
    // The JSON for the card: a text, or {"card", "pack"}.
    virtual JsonValue nameOf(CardId card) const = 0;
    // All cards that the name may mean, the likeliest first; never empty. Throws ReadError at `name` if there
    // is none. `other`: the player that the command is addressed to, or kNoSeat.
    virtual std::vector<CardId> cards(const JsonAt& name, CardRole role, Seat by, Seat other) const = 0;
    // The index of an option given in words: "yes" and "no", unless a derived class knows more. Throws
    // ReadError.
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

// The definition that the card counts as: a mate counts as the monster it doubles (R8.4).
DefId faceOf(const GameState& state, CardId card);

JsonValue commandToJson(const CommandContext& context, const Command& command);

// A well-formed use of an ability that its source does not have (R4.10). judge() refuses `command`.
struct NoSuchUse : ReadError {
    Command command;
};

// All commands that the JSON may mean, the likeliest first; never empty. There are several if a name fits
// several copies of a card or a use leaves out its ability; the caller chooses a legal one. Throws ReadError
// or NoSuchUse.
std::vector<Command> commandsFromJson(const CommandContext& context, const JsonAt& json);

// The player of this name; throws ReadError.
Seat seatFromJson(const CommandContext& context, const JsonAt& name);

}  // namespace kickdoor
