#include <array>
#include <map>

#include "io/snapshot/snapshot.h"
#include "io/snapshot/state_fields.h"

namespace kickdoor {
namespace {

using namespace snapshot;

template <class T, class Describe>
JsonValue write(const Names& names, const T& value, Describe describe) {
    Writer<T> writer(names, value);
    describe(writer);
    return writer.take();
}

JsonValue writeTerms(const Names& names, const Terms& terms) {
    return write(names, terms, [](auto& r) { describeTerms(r); });
}

JsonValue writeOffers(const Names& names, const GameState& state) {
    JsonValue list = jsonList();
    for (Seat by{0}; by < kMaxSeats; ++by) {
        const Offer& offer = state.offers[by];
        if (offer == Offer{}) continue;
        JsonValue json = jsonObject();
        addField(json, "by", jsonInt(by));
        JsonValue rest = write(names, offer, [](auto& r) { describeOffer(r); });
        for (std::size_t i = 0; i < rest.keys.size(); ++i)
            addField(json, rest.keys[i], std::move(rest.items[i]));
        addUnlessEmpty(json, "terms", writeTerms(names, offer.terms));
        list.items.push_back(std::move(json));
    }
    return list;
}

JsonValue writeCombat(const Names& names, const Combat& combat) {
    JsonValue json = write(names, combat, [](auto& r) { describeCombat(r); });
    addUnlessEmpty(json, "monsters", jsonListOf(combat.monsters, [&](const MonsterEntry& entry) {
                       return write(names, entry, [](auto& r) { describeMonster(r); });
                   }));
    addUnlessEmpty(json, "marks", jsonListOf(combat.marks, [&](const StrengthMark& mark) {
                       return write(names, mark, [](auto& r) { describeMark(r); });
                   }));
    addUnlessEmpty(json, "terms", writeTerms(names, combat.terms));
    return json;
}

template <class Numbers>
JsonValue numbers(const Numbers& list) {
    return jsonListOf(list, [](auto n) { return jsonInt(n); });
}

// The place of every card, list by list, and the properties of single cards.
JsonValue writeZones(const Names& names, const CardTable& cards) {
    JsonValue zones = jsonList();
    const auto add = [&](Zone zone, Seat holder) {
        if (cards.size(zone, holder) == 0) return;
        JsonValue json = jsonObject();
        addField(json, "zone", jsonText(save_words::zones()[static_cast<std::size_t>(zone)]));
        if (holder != kNoSeat) addField(json, "of", jsonInt(holder));
        addField(json, "cards", jsonListOf(cards.in(zone, holder), [&](CardId card) {
                     return jsonText(names.cards.of(card));
                 }));
        zones.items.push_back(std::move(json));
    };
    for (std::size_t z = 0; z < static_cast<std::size_t>(Zone::kCount); ++z) {
        const auto zone = static_cast<Zone>(z);
        if (!isPerSeat(zone))
            add(zone, kNoSeat);
        else
            for (Seat seat{0}; seat < names.players; ++seat) add(zone, seat);
    }
    return zones;
}

// Cards with the same value of a byte, grouped.
template <class Of>
JsonValue grouped(const Names& names, const CardTable& cards, std::string_view key, Of valueOf) {
    std::map<int, JsonValue> groups;
    for (int i = 0; i < cards.count(); ++i) {
        const auto card = CardId(i);
        const int value = valueOf(card);
        if (value == 0) continue;
        auto [at, fresh] = groups.try_emplace(value, jsonList());
        at->second.items.push_back(jsonText(names.cards.of(card)));
    }
    JsonValue list = jsonList();
    for (auto& [value, members] : groups) {
        JsonValue json = jsonObject();
        JsonValue set = jsonList();
        for (int bit = 0; bit < 8; ++bit)
            if ((value >> bit) & 1) set.items.push_back(jsonInt(bit));
        addField(json, key, std::move(set));
        addField(json, "cards", std::move(members));
        list.items.push_back(std::move(json));
    }
    return list;
}

JsonValue writeFlags(const Names& names, const CardTable& cards) {
    static constexpr std::array<std::pair<std::string_view, std::uint8_t>, 5> kFlags = {
        {{"equipped", card_flag::kEquipped},
         {"attached", card_flag::kAttached},
         {"fresh", card_flag::kFresh},
         {"given", card_flag::kGiven},
         {"unlicensed", card_flag::kUnlicensed}}};
    JsonValue json = jsonObject();
    for (const auto& [word, flag] : kFlags) {
        JsonValue list = jsonList();
        for (int i = 0; i < cards.count(); ++i)
            if (cards.has(CardId(i), flag)) list.items.push_back(jsonText(names.cards.of(CardId(i))));
        addUnlessEmpty(json, word, std::move(list));
    }
    return json;
}

std::vector<DefId> tableOrder(const CardTable& cards) {
    std::vector<DefId> defs;
    for (int i = 0; i < cards.count(); ++i) defs.push_back(cards.def(CardId(i)));
    return defs;
}

JsonValue writeRng(const Rng& rng) {
    JsonValue json = jsonObject();
    addField(json, "key", numbers(rng.key));
    addField(json, "counter", numbers(rng.counter));
    return json;
}

}  // namespace

JsonValue snapshotToJson(const Catalog& catalog, const GameState& state) {
    const CardNames cardNames(catalog, state.cards);
    const Names names{catalog, cardNames, state.players};
    JsonValue json = jsonObject();
    addField(json, "cards", jsonListOf(tableOrder(state.cards), [&](DefId def) {
                 return jsonText(nameOfDef(catalog, def));
             }));
    addField(json, "players",
             jsonListOf(std::span(state.player.data(), state.players), [&](const PlayerState& p) {
                 return write(names, p, [](auto& r) { describePlayer(r); });
             }));
    addField(json, "table", write(names, state, [](auto& r) { describeTable(r); }));
    addUnlessEmpty(json, "window", write(names, state.window, [](auto& r) { describeWindow(r); }));
    addUnlessEmpty(json, "question", write(names, state.question, [](auto& r) { describeQuestion(r); }));
    addUnlessEmpty(json, "roll", write(names, state.roll, [](auto& r) { describeRoll(r); }));
    addUnlessEmpty(json, "lootOrder", numbers(state.lootOrder));
    addUnlessEmpty(json, "stackedD6", numbers(state.stackedD6));
    addUnlessEmpty(json, "stackedD20", numbers(state.stackedD20));
    addUnlessEmpty(json, "stack", jsonListOf(state.stack, [&](const Frame& frame) {
                       return write(names, frame, [](auto& r) { describeFrame(r); });
                   }));
    addUnlessEmpty(json, "usage", jsonListOf(state.usage, [&](const Usage& usage) {
                       return write(names, usage, [](auto& r) { describeUsage(r); });
                   }));
    addUnlessEmpty(json, "offers", writeOffers(names, state));
    addUnlessEmpty(json, "combat", writeCombat(names, state.combat));
    addField(json, "rng", writeRng(state.rng));
    addField(json, "zones", writeZones(names, state.cards));
    addUnlessEmpty(json, "flags", writeFlags(names, state.cards));
    addUnlessEmpty(json, "known", grouped(names, state.cards, "by", [&](CardId card) {
                       return state.cards.knownBy(card).bits();
                   }));
    return json;
}

}  // namespace kickdoor
