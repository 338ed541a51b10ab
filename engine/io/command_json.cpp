#include "io/command_json.h"

#include "base/json_build.h"
#include "command/words.h"
#include "io/command_fields.h"

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
        describeFields(move.kind, *this);
        if (command_.epoch != 0) add("epoch", jsonInt(command_.epoch));
        return std::move(out_);
    }

private:
    template <class Fields>
    friend void kickdoor::describeFields(CommandKind kind, Fields& fields);

    void card(std::string_view key, CardRole role, CardId Move::*member) { cardIfAny(key, role, member); }
    void cardIfAny(std::string_view key, CardRole, CardId Move::*member) {
        if (command_.move.*member != kNoCard) add(key, context_.naming.nameOf(command_.move.*member));
    }
    template <class ListOf>
    void cards(std::string_view key, CardRole, ListOf listOf) {
        add(key, cards(listOf(command_)));
    }
    template <class ListOf>
    void cardsIfAny(std::string_view key, CardRole, ListOf listOf) {
        addUnlessEmpty(out_, key, cards(listOf(command_)));
    }
    void player(std::string_view key) { add(key, player(command_.move.seat)); }
    void playerIfAny(std::string_view key) {
        if (command_.move.seat != kNoSeat) player(key);
    }
    void escapingIfAny(std::string_view key) {
        const Move& move = command_.move;
        addUnlessEmpty(
            out_, key,
            seats(move.seat == kNoSeat ? command_.seats : command_.seats.with(move.by).with(move.seat)));
    }
    void abilityIfAny(std::string_view key) {
        const Move& move = command_.move;
        const auto& abilities = context_.catalog[faceOf(context_.state, move.card)].abilities;
        if (move.ability < abilities.size()) add(key, jsonText(abilities[move.ability].key));
    }

    void add(std::string_view key, JsonValue value) { addField(out_, key, std::move(value)); }
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
    void termsIfAny(std::string_view key) {
        const Terms& t = command_.terms;
        JsonValue json = jsonObject();
        addField(json, "treasures", jsonInt(t.treasures));
        addField(json, "chosenBy", jsonText(t.chosenBy == ChosenBy::Helper ? "helper" : "fighter"));
        addUnlessEmpty(json, "items", cards(t.items));
        addUnlessEmpty(json, "cards", cards(t.cards));
        add(key, std::move(json));
    }
    // A text is read as a player, then a side, then a card; a name that would be misread is written as an
    // object.
    void aimIfAny(std::string_view key) {
        const Aim& aim = command_.move.aim;
        switch (aim.kind) {
            case AimKind::None: return;
            case AimKind::Player: add(key, player(aim.seat())); return;
            case AimKind::Fighters: addSide(key, "fighters"); return;
            case AimKind::Monsters: addSide(key, "monsters"); return;
            case AimKind::Card: {
                JsonValue name = context_.naming.nameOf(aim.card());
                if (name.isString() && isPlayer(name.text)) {
                    JsonValue spelt = jsonObject();
                    addField(spelt, "card", std::move(name));
                    name = std::move(spelt);
                }
                add(key, std::move(name));
                return;
            }
        }
    }
    void addSide(std::string_view key, std::string_view side) {
        if (!isPlayer(side)) {
            add(key, jsonText(side));
            return;
        }
        JsonValue spelt = jsonObject();
        addField(spelt, "side", jsonText(side));
        add(key, std::move(spelt));
    }
    bool isPlayer(std::string_view name) const {
        for (const std::string& known : context_.players)
            if (known == name) return true;
        return false;
    }
    void choice(std::string_view ofCards, std::string_view ofPlayers, std::string_view ofNumber,
                std::string_view) {
        const QuestionKind kind = context_.state.question.kind;
        SeatSet named = command_.seats;
        if (named.empty() && kind == QuestionKind::Players) named = SeatSet::of(command_.move.seat);
        const bool asksCards =
            kind == QuestionKind::Cards || kind == QuestionKind::BigItems || kind == QuestionKind::FaceUpDraw;
        if (!command_.cards.empty() || asksCards)
            add(ofCards, cards(command_.cards));
        else if (!named.empty())
            add(ofPlayers, seats(named));
        else
            add(ofNumber, jsonInt(command_.move.number));
    }
    void charity(std::string_view givenKey, std::string_view discardedKey) {
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
        if (!to.items.empty()) add(givenKey, std::move(to));
        if (!discarded.items.empty()) add(discardedKey, std::move(discarded));
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
