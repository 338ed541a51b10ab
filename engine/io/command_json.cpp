#include "io/command_json.h"

#include "base/json_build.h"
#include "command/words.h"

namespace kickdoor {

JsonValue ExactNaming::nameOf(CardId card) const {
    return jsonText(names_.of(card));
}

std::vector<CardId> ExactNaming::cards(const JsonAt& name, CardRole, Seat, Seat) const {
    const auto card = names_.find(name.text(200));
    if (!card) name.fail("no card of this game is called '" + name.text() + "'");
    return {*card};
}

namespace {

class CommandWriter {
public:
    CommandWriter(const CommandContext& context, const Command& command)
        : context_(context), command_(command) {}

    JsonValue write() {
        const Move& move = command_.move;
        out_ = jsonObject();
        add("by", player(move.by));
        add("do", jsonText(wordOf(move.kind)));
        switch (move.kind) {
            case CommandKind::LookForTrouble:
            case CommandKind::Keep:
            case CommandKind::Equip:
            case CommandKind::Unequip: addCard("card", move.card); break;
            case CommandKind::Discard:
                addCard("card", move.card);
                addUnlessEmpty(out_, "for",
                               seats(move.seat == kNoSeat ? command_.seats
                                                          : command_.seats.with(move.by).with(move.seat)));
                break;
            case CommandKind::Play:
                addCard("card", move.card);
                addAim();
                addCard("with", move.with);
                break;
            case CommandKind::Sell:
                add("cards", cards(command_.cards));
                addCard("double", move.with);
                break;
            case CommandKind::Use: writeUse(); break;
            case CommandKind::OfferTrade:
                add("to", player(move.seat));
                add("give", cards(command_.terms.items));
                add("want", cards(command_.want));
                break;
            case CommandKind::AskHelp:
                add("of", player(move.seat));
                add("terms", terms());
                break;
            case CommandKind::OfferHelp: add("terms", terms()); break;
            case CommandKind::Accept:
            case CommandKind::Decline:
            case CommandKind::Withdraw:
            case CommandKind::LeaveCombat:
                if (move.seat != kNoSeat) add("from", player(move.seat));
                break;
            case CommandKind::Flee: addCard("from", move.card); break;
            case CommandKind::Choose: writeChoice(); break;
            case CommandKind::GiveCharity: writeCharity(); break;
            case CommandKind::KickOpenDoor:
            case CommandKind::ListenAtDoor:
            case CommandKind::LootRoom:
            case CommandKind::EndTurn:
            case CommandKind::Fight:
            case CommandKind::RunAway:
            case CommandKind::Pass:
            case CommandKind::kCount: break;
        }
        if (command_.epoch != 0) add("epoch", jsonInt(command_.epoch));
        return std::move(out_);
    }

private:
    void add(std::string_view key, JsonValue value) { addField(out_, key, std::move(value)); }
    void addCard(std::string_view key, CardId card) {
        if (card != kNoCard) add(key, context_.naming.nameOf(card));
    }
    JsonValue player(Seat seat) const { return jsonText(context_.players[seat]); }
    template <class List>
    JsonValue cards(const List& list) const {
        return jsonListOf(list, [&](CardId card) { return context_.naming.nameOf(card); });
    }
    JsonValue seats(SeatSet set) const {
        JsonValue list = jsonList();
        for (Seat seat{0}; seat < kMaxSeats; ++seat)
            if (set.has(seat)) list.items.push_back(player(seat));
        return list;
    }
    JsonValue terms() const {
        const Terms& t = command_.terms;
        JsonValue json = jsonObject();
        addField(json, "treasures", jsonInt(t.treasures));
        addField(json, "chosenBy", jsonText(t.chosenBy == ChosenBy::Helper ? "helper" : "fighter"));
        addUnlessEmpty(json, "items", cards(t.items));
        addUnlessEmpty(json, "cards", cards(t.cards));
        return json;
    }
    // A text is a player first, then a side, then a card: what would be misread is spelt out.
    void addAim() {
        const Aim& aim = command_.move.aim;
        switch (aim.kind) {
            case AimKind::None: return;
            case AimKind::Player: add("on", player(aim.seat())); return;
            case AimKind::Fighters: addSide("fighters"); return;
            case AimKind::Monsters: addSide("monsters"); return;
            case AimKind::Card: {
                JsonValue name = context_.naming.nameOf(aim.card());
                if (name.isString() && isPlayer(name.text)) {
                    JsonValue spelt = jsonObject();
                    addField(spelt, "card", std::move(name));
                    name = std::move(spelt);
                }
                add("on", std::move(name));
                return;
            }
        }
    }
    void addSide(std::string_view side) {
        if (!isPlayer(side)) {
            add("on", jsonText(side));
            return;
        }
        JsonValue spelt = jsonObject();
        addField(spelt, "side", jsonText(side));
        add("on", std::move(spelt));
    }
    bool isPlayer(std::string_view name) const {
        for (const std::string& known : context_.players)
            if (known == name) return true;
        return false;
    }
    void writeUse() {
        const Move& move = command_.move;
        addCard("source", move.card);
        const auto& abilities = context_.catalog[faceOf(context_.state, move.card)].abilities;
        if (move.ability < abilities.size()) add("ability", jsonText(abilities[move.ability].key));
        addUnlessEmpty(out_, "discard", cards(command_.cards));
        addAim();
        addCard("card", move.subject);
    }
    void writeChoice() {
        const QuestionKind kind = context_.state.question.kind;
        SeatSet named = command_.seats;
        if (named.empty() && kind == QuestionKind::Players) named = SeatSet::of(command_.move.seat);
        const bool ofCards = kind == QuestionKind::Cards || kind == QuestionKind::BigItems ||
                             kind == QuestionKind::Resurrection;
        if (!command_.cards.empty() || ofCards)
            add("cards", cards(command_.cards));
        else if (!named.empty())
            add("players", seats(named));
        else
            add("number", jsonInt(command_.move.number));
    }
    void writeCharity() {
        JsonValue to = jsonObject();
        JsonValue discarded = jsonList();
        for (std::size_t i = 0; i < command_.cards.size(); ++i) {
            const Seat receiver = i < command_.receivers.size() ? command_.receivers[i] : kNoSeat;
            JsonValue name = context_.naming.nameOf(command_.cards[i]);
            if (receiver == kNoSeat) {
                discarded.items.push_back(std::move(name));
                continue;
            }
            if (to.find(context_.players[receiver]) == nullptr)
                addField(to, context_.players[receiver], jsonList());
            for (std::size_t k = 0; k < to.keys.size(); ++k)
                if (to.keys[k] == context_.players[receiver]) to.items[k].items.push_back(name);
        }
        if (!to.items.empty()) add("to", std::move(to));
        if (!discarded.items.empty()) add("discard", std::move(discarded));
    }

    const CommandContext& context_;
    const Command& command_;
    JsonValue out_;
};

}  // namespace

DefId faceOf(const GameState& state, CardId card) {
    for (const MonsterEntry& entry : state.combat.monsters)
        if (entry.card == card) return entry.def;
    return state.cards.def(card);
}

JsonValue commandToJson(const CommandContext& context, const Command& command) {
    return CommandWriter(context, command).write();
}

}  // namespace kickdoor
