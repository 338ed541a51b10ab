#include <algorithm>
#include <functional>

#include "base/nearest_word.h"
#include "command/words.h"
#include "io/command_fields.h"
#include "io/command_json.h"

namespace kickdoor {
namespace {

// The number of readings tried for one command.
constexpr std::size_t kMaxReadings = 64;
// More than any card has.
constexpr std::uint8_t kNoAbility = UINT8_MAX;

// Collects the allowed field names of a command.
struct FieldNames {
    void card(std::string_view key, CardRole, CardId Move::*) { names.push_back(key); }
    void cardIfAny(std::string_view key, CardRole, CardId Move::*) { names.push_back(key); }
    template <class ListOf>
    void cards(std::string_view key, CardRole, ListOf) {
        names.push_back(key);
    }
    template <class ListOf>
    void cardsIfAny(std::string_view key, CardRole, ListOf) {
        names.push_back(key);
    }
    void player(std::string_view key) { names.push_back(key); }
    void playerIfAny(std::string_view key) { names.push_back(key); }
    void escapingIfAny(std::string_view key) { names.push_back(key); }
    void abilityIfAny(std::string_view key) { names.push_back(key); }
    void aimIfAny(std::string_view key) { names.push_back(key); }
    void termsIfAny(std::string_view key) { names.push_back(key); }
    void choice(std::string_view cards, std::string_view players, std::string_view number,
                std::string_view option) {
        names.insert(names.end(), {cards, players, number, option});
    }
    void charity(std::string_view given, std::string_view discarded) {
        names.insert(names.end(), {given, discarded});
    }

    std::vector<std::string_view> names = {"by", "do", "epoch"};
};

class CommandReader {
public:
    CommandReader(const CommandContext& context, const JsonAt& json) : context_(context), json_(json) {}

    std::vector<Command> read() {
        by_ = seatFromJson(context_, json_.at("by"));
        const JsonAt kind = json_.at("do");
        Move& move = command_.move;
        move.by = by_;
        move.kind = wordAs<CommandKind>(kind, "command", commandWords());
        FieldNames allowed;
        describeFields(move.kind, allowed);
        json_.allowOnly(allowed.names);
        if (const auto epoch = json_.find("epoch"))
            command_.epoch = static_cast<std::uint32_t>(epoch->number(0, UINT32_MAX));
        describeFields(move.kind, *this);
        return readings();
    }

private:
    struct Slot {
        std::function<void(Command&, CardId)> put;
        std::vector<CardId> candidates;
    };

    template <class Fields>
    friend void kickdoor::describeFields(CommandKind kind, Fields& fields);

    void card(std::string_view key, CardRole role, CardId Move::*member) {
        slot(json_.at(key), role, member);
    }
    void cardIfAny(std::string_view key, CardRole role, CardId Move::*member) {
        if (const auto field = json_.find(key)) slot(*field, role, member);
    }
    template <class ListOf>
    void cards(std::string_view key, CardRole role, ListOf listOf) {
        putCards(json_.at(key), role, listOf(command_));
    }
    template <class ListOf>
    void cardsIfAny(std::string_view key, CardRole role, ListOf listOf) {
        if (const auto field = json_.find(key)) putCards(*field, role, listOf(command_));
    }
    void player(std::string_view key) { command_.move.seat = other_ = seatFromJson(context_, json_.at(key)); }
    void playerIfAny(std::string_view key) {
        if (const auto field = json_.find(key)) command_.move.seat = seatFromJson(context_, *field);
    }
    // The ability is looked up once the source is known (addReading).
    void abilityIfAny(std::string_view key) { ability_ = json_.find(key); }

    std::vector<CardId> named(const JsonAt& name, CardRole role) const {
        return context_.naming.cards(name, role, by_, other_);
    }
    void slot(const JsonAt& name, CardRole role, CardId Move::*member) {
        slots_.push_back({[member](Command& c, CardId id) { c.move.*member = id; }, named(name, role)});
    }
    // The k-th mention of a name is its k-th candidate.
    template <class List>
    void putCards(const JsonAt& list, CardRole role, List& into) {
        for (const JsonAt& name : entries(list)) {
            const std::vector<CardId> candidates = named(name, role);
            const auto unused = std::find_if(candidates.begin(), candidates.end(),
                                             [&](CardId id) { return !into.contains(id); });
            if (!into.push_back(unused == candidates.end() ? candidates.front() : *unused))
                list.fail("names more than " + std::to_string(List::capacity()) + " cards");
        }
    }
    // A single name needs no list.
    static std::vector<JsonAt> entries(const JsonAt& at) {
        return at.isList() ? at.list(kMaxCommandCards) : std::vector<JsonAt>{at};
    }
    SeatSet seats(const JsonAt& list) const {
        SeatSet set;
        for (const JsonAt& name : entries(list)) set = set.with(seatFromJson(context_, name));
        return set;
    }

    // The players who escape by a Guest Star: its player, and one other. judge() refuses anything else.
    void escapingIfAny(std::string_view key) {
        const auto field = json_.find(key);
        if (!field) return;
        const SeatSet players = seats(*field);
        const SeatSet others = players.without(by_);
        if (!players.has(by_) || others.size() > 1)
            command_.seats = players;
        else if (!others.empty())
            command_.move.seat = others.first();
    }

    void aimIfAny(std::string_view key) {
        const auto on = json_.find(key);
        if (!on) return;
        JsonAt name = *on;
        bool maySide = true;
        if (on->isObject()) {
            if (const auto side = on->find("side")) {
                on->allowOnly({"side"});
                if (!aimAtSide(side->text())) side->fail("is either fighters or monsters");
                return;
            }
            // {"card": ...} without a pack only states that no player is meant; otherwise the naming reads
            // it.
            if (!on->has("pack")) name = on->at("card");
            if (!name.isText()) name = *on;
            maySide = false;
        }
        if (maySide) {
            for (std::size_t seat = 0; seat < context_.players.size(); ++seat) {
                if (context_.players[seat] != name.text(200)) continue;
                command_.move.aim = Aim::atPlayer(Seat(seat));
                other_ = Seat(seat);
                return;
            }
            if (aimAtSide(name.text())) return;
        }
        slots_.push_back({[](Command& c, CardId id) { c.move.aim = Aim::atCard(id); }, aimedAt(name)});
    }
    // A name without a card may be a misspelt player or side.
    std::vector<CardId> aimedAt(const JsonAt& name) const {
        try {
            return named(name, CardRole::Aim);
        } catch (const ReadError&) {
            std::vector<std::string_view> known = playerNames();
            known.insert(known.end(), {"fighters", "monsters"});
            if (name.isText() && !nearestWord(name.text(), known).empty())
                name.fail(unknownWord("player, side or card", name.text(), known));
            throw;
        }
    }
    bool aimAtSide(std::string_view side) {
        if (side == "fighters")
            command_.move.aim = Aim::atFighters();
        else if (side == "monsters")
            command_.move.aim = Aim::atMonsters();
        else
            return false;
        return true;
    }

    void termsIfAny(std::string_view key) {
        const auto field = json_.find(key);
        if (!field) return;
        const JsonAt& at = *field;
        at.allowOnly({"treasures", "chosenBy", "items", "cards"});
        Terms& terms = command_.terms;
        if (const auto n = at.find("treasures"))
            terms.treasures = static_cast<std::uint8_t>(n->number(0, 255));
        if (const auto who = at.find("chosenBy")) {
            static constexpr std::array<std::string_view, 2> kChoosers = {"fighter", "helper"};
            terms.chosenBy = wordAs<ChosenBy>(*who, "chooser", kChoosers);
        }
        if (const auto items = at.find("items")) putCards(*items, CardRole::HelpItem, terms.items);
        if (const auto list = at.find("cards")) putCards(*list, CardRole::HelpCard, terms.cards);
    }

    void choice(std::string_view ofCards, std::string_view ofPlayers, std::string_view ofNumber,
                std::string_view ofOption) {
        int given = 0;
        if (const auto list = json_.find(ofCards)) {
            putCards(*list, CardRole::Chosen, command_.cards);
            ++given;
            needAnswerOf(answersCards);
        }
        if (const auto list = json_.find(ofPlayers)) {
            command_.seats = seats(*list);
            ++given;
            needAnswerOf([](QuestionKind kind) { return kind == QuestionKind::Players; });
        }
        if (const auto number = json_.find(ofNumber)) {
            command_.move.number = static_cast<std::int16_t>(number->number(INT16_MIN, INT16_MAX));
            ++given;
            needAnswerOf(answersNumber);
        }
        if (const auto option = json_.find(ofOption)) {
            command_.move.number = optionOf(*option);
            ++given;
            needAnswerOf(answersNumber);
        }
        if (given != 1) json_.fail("chooses one of cards, players, number and option");
    }
    static bool answersCards(QuestionKind kind) {
        return kind == QuestionKind::Cards || kind == QuestionKind::BigItems ||
               kind == QuestionKind::FaceUpDraw;
    }
    // An option may also be given by its number.
    static bool answersNumber(QuestionKind kind) {
        return kind == QuestionKind::Number || kind == QuestionKind::Option;
    }
    // An answer of another kind than the question becomes an impossible one, so that judge() refuses it.
    template <class Fits>
    void needAnswerOf(Fits fits) {
        const Question& question = context_.state.question;
        if (question.kind == QuestionKind::None || question.asked != by_ || fits(question.kind)) return;
        command_.cards.clear();
        command_.cards.push_back(kNoCard);
        command_.seats = SeatSet();
        command_.move.number = INT16_MIN;
    }
    // Options count from 0; in a yes-or-no question 0 is no.
    std::int16_t optionOf(const JsonAt& at) const {
        if (at.isFlag()) return at.flag() ? 1 : 0;
        if (at.isInt()) return static_cast<std::int16_t>(at.number(0, 31));
        return context_.naming.option(at);
    }

    void charity(std::string_view givenKey, std::string_view discardedKey) {
        if (const auto to = json_.find(givenKey)) {
            for (const auto& [player, list] : to->fields()) {
                const Seat receiver = seatOf(player);
                if (receiver == kNoSeat) list.fail(unknownWord("player", player, playerNames()));
                putCards(list, CardRole::Charity, command_.cards);
                while (command_.receivers.size() < command_.cards.size())
                    command_.receivers.push_back(receiver);
            }
        }
        if (const auto list = json_.find(discardedKey)) {
            putCards(*list, CardRole::Charity, command_.cards);
            while (command_.receivers.size() < command_.cards.size()) command_.receivers.push_back(kNoSeat);
        }
    }
    std::vector<std::string_view> playerNames() const {
        return {context_.players.begin(), context_.players.end()};
    }
    Seat seatOf(std::string_view name) const {
        for (std::size_t seat = 0; seat < context_.players.size(); ++seat)
            if (context_.players[seat] == name) return Seat(seat);
        return kNoSeat;
    }

    // Every combination of the cards that the names may mean, the likeliest first.
    std::vector<Command> readings() {
        std::vector<Command> out;
        std::vector<std::size_t> at(slots_.size(), 0);
        std::optional<NoSuchUse> mistake;
        for (;;) {
            Command reading = command_;
            for (std::size_t i = 0; i < slots_.size(); ++i)
                slots_[i].put(reading, slots_[i].candidates[at[i]]);
            addReading(reading, out, mistake);
            std::size_t next = slots_.size();
            while (next > 0 && ++at[next - 1] == slots_[next - 1].candidates.size()) at[--next] = 0;
            if (next == 0 || out.size() >= kMaxReadings) break;
        }
        if (out.empty()) throw std::move(*mistake);
        return out;
    }
    // A use gives one reading for the named ability, or one for each ability of the source.
    void addReading(Command& reading, std::vector<Command>& out, std::optional<NoSuchUse>& mistake) const {
        if (reading.kind() != CommandKind::Use) return out.push_back(reading);
        const auto none = [&](std::string cause) {
            reading.move.ability = kNoAbility;
            if (!mistake) mistake = NoSuchUse{{json_.place(), std::move(cause)}, reading};
        };
        const DefId def = faceOf(context_.state, reading.move.card);
        if (isUnknown(def)) return none("the source lies face down");
        const CardDef& card = context_.catalog[def];
        if (card.abilities.empty()) return none("'" + card.key + "' has no ability");
        std::vector<std::string_view> known;
        const std::size_t before = out.size();
        for (std::size_t i = 0; i < card.abilities.size(); ++i) {
            known.emplace_back(card.abilities[i].key);
            if (ability_ && card.abilities[i].key != ability_->text(200)) continue;
            reading.move.ability = static_cast<std::uint8_t>(i);
            out.push_back(reading);
        }
        if (out.size() == before) none(unknownWord("ability of '" + card.key + "'", ability_->text(), known));
    }

    const CommandContext& context_;
    const JsonAt& json_;
    Command command_;
    Seat by_ = kNoSeat;
    Seat other_ = kNoSeat;
    std::optional<JsonAt> ability_;
    std::vector<Slot> slots_;
};

}  // namespace

std::int16_t CommandNaming::option(const JsonAt& at) const {
    static constexpr std::array<std::string_view, 2> kYesNo = {"no", "yes"};
    return static_cast<std::int16_t>(at.word("option", kYesNo));
}

Seat seatFromJson(const CommandContext& context, const JsonAt& name) {
    std::vector<std::string_view> known;
    for (std::size_t seat = 0; seat < context.players.size(); ++seat) {
        if (context.players[seat] == name.text(200)) return Seat(seat);
        known.emplace_back(context.players[seat]);
    }
    name.fail(unknownWord("player", name.text(), known));
}

std::vector<Command> commandsFromJson(const CommandContext& context, const JsonAt& json) {
    return CommandReader(context, json).read();
}

}  // namespace kickdoor
