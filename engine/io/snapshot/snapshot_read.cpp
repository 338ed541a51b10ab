#include <array>

#include "io/snapshot/snapshot.h"
#include "io/snapshot/state_fields.h"
#include "io/snapshot/validate.h"

namespace kickdoor {
namespace {

using namespace snapshot;

template <class T, class Describe>
T read(const Names& names, const JsonAt& json, Describe describe) {
    Reader<T> reader(names, json);
    describe(reader);
    return reader.take();
}

Terms readTerms(const Names& names, const JsonAt& json) {
    return read<Terms>(names, json, [](auto& r) { describeTerms(r); });
}

template <class List>
void readNumbers(const JsonAt& json, std::string_view key, std::int64_t most, List& out) {
    const auto field = json.find(key);
    if (!field) return;
    for (const JsonAt& entry : field->list(List::capacity()))
        out.push_back(static_cast<typename List::value_type>(entry.number(0, most)));
}

void readOffers(const Names& names, const JsonAt& list, GameState& state) {
    for (const JsonAt& json : list.list(kMaxSeats)) {
        Reader<Offer> reader(names, json);
        describeOffer(reader);
        const auto by = Seat(json.at("by").number(0, names.players - 1));
        reader.find("by");
        if (const auto terms = reader.find("terms")) reader.value().terms = readTerms(names, *terms);
        state.offers[by] = reader.take();
    }
}

Combat readCombat(const Names& names, const JsonAt& json) {
    Reader<Combat> reader(names, json);
    describeCombat(reader);
    Combat& combat = reader.value();
    if (const auto monsters = reader.find("monsters"))
        for (const JsonAt& entry : monsters->list(kMaxMonsters))
            combat.monsters.push_back(read<MonsterEntry>(names, entry, [](auto& r) { describeMonster(r); }));
    if (const auto marks = reader.find("marks"))
        for (const JsonAt& entry : marks->list(decltype(Combat::marks)::capacity()))
            combat.marks.push_back(read<StrengthMark>(names, entry, [](auto& r) { describeMark(r); }));
    if (const auto terms = reader.find("terms")) combat.terms = readTerms(names, *terms);
    return reader.take();
}

template <class Numbers>
void readWords(const JsonAt& list, Numbers& out) {
    const std::vector<JsonAt> entries = list.list(out.size());
    if (entries.size() != out.size()) list.fail("must have " + std::to_string(out.size()) + " numbers");
    for (std::size_t i = 0; i < out.size(); ++i)
        out[i] = static_cast<std::uint32_t>(entries[i].number(0, UINT32_MAX));
}

void readCards(const Catalog& catalog, const JsonAt& list, CardTable& cards) {
    for (const JsonAt& entry : list.list(kMaxCards)) {
        const auto def = defOfName(catalog, entry.text(200));
        if (!def) entry.fail("no pack has the card '" + entry.text() + "'");
        cards.add(*def, {});
    }
}

void readZones(const Names& names, const JsonAt& list, CardTable& cards) {
    std::vector<bool> placed(static_cast<std::size_t>(cards.count()), false);
    const Reader<GameState> find(names, list);
    for (const JsonAt& json : list.list(CardTable::kLists)) {
        json.allowOnly({"zone", "of", "cards"});
        const auto zone = wordAs<Zone>(json.at("zone"), "zone", save_words::zones());
        Seat holder = kNoSeat;
        if (isPerSeat(zone)) holder = Seat(json.at("of").number(0, names.players - 1));
        for (const JsonAt& name : json.at("cards").list(kMaxCards)) {
            const CardId card = find.cardOf(name);
            if (placed[card]) name.fail("lies in two places");
            placed[card] = true;
            cards.move(card, {zone, holder}, CardTable::End::Bottom);
        }
    }
    for (std::size_t card = 0; card < placed.size(); ++card)
        if (!placed[card]) list.fail("leaves out '" + names.cards.of(CardId(card)) + "'");
}

void readFlags(const Names& names, const JsonAt& json, CardTable& cards) {
    static constexpr std::array<std::string_view, 5> kWords = {"equipped", "attached", "fresh", "given",
                                                               "unlicensed"};
    static constexpr std::array<std::uint8_t, 5> kFlags = {card_flag::kEquipped, card_flag::kAttached,
                                                           card_flag::kFresh, card_flag::kGiven,
                                                           card_flag::kUnlicensed};
    json.allowOnly(kWords);
    const Reader<GameState> find(names, json);
    for (std::size_t i = 0; i < kWords.size(); ++i)
        if (const auto list = json.find(kWords[i]))
            for (const JsonAt& name : list->list(kMaxCards)) cards.set(find.cardOf(name), kFlags[i], true);
}

void readKnown(const Names& names, const JsonAt& list, CardTable& cards) {
    const Reader<GameState> find(names, list);
    for (const JsonAt& json : list.list(256)) {
        json.allowOnly({"by", "cards"});
        unsigned bits = 0;
        for (const JsonAt& bit : json.at("by").list(8)) bits |= 1U << static_cast<unsigned>(bit.number(0, 7));
        for (const JsonAt& name : json.at("cards").list(kMaxCards))
            cards.setKnown(find.cardOf(name), SeatSet(static_cast<std::uint8_t>(bits)));
    }
}

}  // namespace

GameState snapshotFromJson(const Game& game, const JsonAt& json) {
    json.allowOnly({"cards", "players", "table", "window", "question", "roll", "lootOrder", "stackedD6",
                    "stackedD20", "stack", "usage", "offers", "combat", "rng", "zones", "flags", "known"});
    CardTable cards;
    readCards(game.catalog, json.at("cards"), cards);
    const CardNames cardNames(game.catalog, cards);
    const std::vector<JsonAt> players = json.at("players").list(kMaxSeats);
    const Names names{game.catalog, cardNames, static_cast<int>(players.size())};

    auto state = read<GameState>(names, json.at("table"), [](auto& r) { describeTable(r); });
    state.players = static_cast<std::uint8_t>(players.size());
    for (std::size_t seat = 0; seat < players.size(); ++seat)
        state.player[seat] = read<PlayerState>(names, players[seat], [](auto& r) { describePlayer(r); });
    if (const auto at = json.find("window"))
        state.window = read<Window>(names, *at, [](auto& r) { describeWindow(r); });
    if (const auto at = json.find("question"))
        state.question = read<Question>(names, *at, [](auto& r) { describeQuestion(r); });
    if (const auto at = json.find("roll"))
        state.roll = read<DieRoll>(names, *at, [](auto& r) { describeRoll(r); });
    readNumbers(json, "lootOrder", kMaxSeats - 1, state.lootOrder);
    readNumbers(json, "stackedD6", 6, state.stackedD6);
    readNumbers(json, "stackedD20", 20, state.stackedD20);
    if (const auto list = json.find("stack"))
        for (const JsonAt& entry : list->list(kMaxFrames))
            state.stack.push_back(read<Frame>(names, entry, [](auto& r) { describeFrame(r); }));
    if (const auto list = json.find("usage"))
        for (const JsonAt& entry : list->list(decltype(GameState::usage)::capacity()))
            state.usage.push_back(read<Usage>(names, entry, [](auto& r) { describeUsage(r); }));
    if (const auto list = json.find("offers")) readOffers(names, *list, state);
    if (const auto at = json.find("combat")) state.combat = readCombat(names, *at);
    const JsonAt rng = json.at("rng");
    rng.allowOnly({"key", "counter"});
    readWords(rng.at("key"), state.rng.key);
    readWords(rng.at("counter"), state.rng.counter);
    readZones(names, json.at("zones"), cards);
    if (const auto at = json.find("flags")) readFlags(names, *at, cards);
    if (const auto at = json.find("known")) readKnown(names, *at, cards);
    state.cards = cards;
    if (const std::string cause = validate(game, state); !cause.empty()) json.fail(cause);
    return state;
}

}  // namespace kickdoor
