// Converts flat structs to JSON and back with one description each, used with a Writer and a Reader. Fields
// with their default value are left out.
#pragma once

#include "base/json_build.h"
#include "base/json_reader.h"
#include "io/card_names.h"
#include "io/snapshot/list_names.h"
#include "state/game_state.h"

namespace kickdoor::snapshot {

// The catalog and cards that fields refer to.
struct Names {
    const Catalog& catalog;
    const CardNames& cards;
    int players = 0;
};

template <class T>
class Writer {
public:
    Writer(const Names& names, const T& value) : names_(names), value_(value) {}

    template <class M>
    void number(std::string_view key, M T::*member, std::int64_t, std::int64_t) {
        if (value_.*member != defaults_.*member) add(key, jsonInt(value_.*member));
    }
    template <class M>
    void word(std::string_view key, M T::*member, std::span<const std::string_view> words) {
        if (value_.*member != defaults_.*member)
            add(key, jsonText(words[static_cast<std::size_t>(value_.*member)]));
    }
    void seat(std::string_view key, Seat T::*member) {
        if (value_.*member != defaults_.*member) add(key, jsonInt(value_.*member));
    }
    void seats(std::string_view key, SeatSet T::*member) {
        if (value_.*member == defaults_.*member) return;
        JsonValue list = jsonList();
        for (Seat s{0}; s < 8; ++s)
            if (((value_.*member).bits() >> s) & 1U) list.items.push_back(jsonInt(s));
        add(key, std::move(list));
    }
    void card(std::string_view key, CardId T::*member) {
        if (value_.*member != defaults_.*member) add(key, jsonText(names_.cards.of(value_.*member)));
    }
    template <class List>
    void cards(std::string_view key, List T::*member) {
        if (!(value_.*member).empty())
            add(key, jsonListOf(value_.*member, [&](CardId id) { return jsonText(names_.cards.of(id)); }));
    }
    void def(std::string_view key, DefId T::*member) {
        if (value_.*member != defaults_.*member)
            add(key, jsonText(nameOfDef(names_.catalog, value_.*member)));
    }
    template <class List>
    void defs(std::string_view key, List T::*member) {
        if (!(value_.*member).empty())
            add(key, jsonListOf(value_.*member,
                                [&](DefId def) { return jsonText(nameOfDef(names_.catalog, def)); }));
    }
    void list(std::string_view key, ListRef T::*member, DefId near) {
        if (value_.*member != defaults_.*member)
            add(key, jsonText(nameOfList(names_.catalog, near, value_.*member)));
    }
    const T& value() const { return value_; }
    void add(std::string_view key, JsonValue json) { addField(out_, key, std::move(json)); }
    JsonValue take() { return std::move(out_); }
    const Names& names() const { return names_; }

private:
    const Names& names_;
    const T& value_;
    const T defaults_{};
    JsonValue out_ = jsonObject();
};

template <class T>
class Reader {
public:
    Reader(const Names& names, const JsonAt& json) : names_(names), json_(json) {}

    template <class M>
    void number(std::string_view key, M T::*member, std::int64_t least, std::int64_t most) {
        if (const auto field = find(key)) value_.*member = static_cast<M>(field->number(least, most));
    }
    template <class M>
    void word(std::string_view key, M T::*member, std::span<const std::string_view> words) {
        if (const auto field = find(key)) value_.*member = wordAs<M>(*field, key, words);
    }
    void seat(std::string_view key, Seat T::*member) {
        if (const auto field = find(key)) value_.*member = seatOf(*field);
    }
    void seats(std::string_view key, SeatSet T::*member) {
        const auto field = find(key);
        if (!field) return;
        unsigned bits = 0;
        for (const JsonAt& entry : field->list(8)) bits |= 1U << static_cast<unsigned>(entry.number(0, 7));
        value_.*member = SeatSet(static_cast<std::uint8_t>(bits));
    }
    void card(std::string_view key, CardId T::*member) {
        if (const auto field = find(key)) value_.*member = cardOf(*field);
    }
    template <class List>
    void cards(std::string_view key, List T::*member) {
        if (const auto field = find(key))
            for (const JsonAt& entry : field->list(List::capacity()))
                (value_.*member).push_back(cardOf(entry));
    }
    void def(std::string_view key, DefId T::*member) {
        if (const auto field = find(key)) value_.*member = defOf(*field);
    }
    template <class List>
    void defs(std::string_view key, List T::*member) {
        if (const auto field = find(key))
            for (const JsonAt& entry : field->list(List::capacity()))
                (value_.*member).push_back(defOf(entry));
    }
    void list(std::string_view key, ListRef T::*member, DefId) {
        const auto field = find(key);
        if (!field) return;
        const auto found = listOfName(names_.catalog, field->text(400));
        if (!found) field->fail("no pack has the effects '" + field->text() + "'");
        value_.*member = *found;
    }
    T& value() { return value_; }
    std::optional<JsonAt> find(std::string_view key) {
        known_.push_back(key);
        return json_.find(key);
    }
    Seat seatOf(const JsonAt& at) const {
        const auto seat = at.number(0, kNoSeat);
        if (seat >= names_.players && seat != kNoSeat) at.fail("is no player's seat");
        return Seat(seat);
    }
    DefId defOf(const JsonAt& at) const {
        const auto def = defOfName(names_.catalog, at.text(200));
        if (!def) at.fail("no pack has the card '" + at.text() + "'");
        return *def;
    }
    CardId cardOf(const JsonAt& at) const {
        const auto card = names_.cards.find(at.text(200));
        if (!card) at.fail("no card of this game is called '" + at.text() + "'");
        return *card;
    }
    // Must be called after all fields have been read. Throws ReadError for unknown fields.
    T take() {
        json_.allowOnly(known_);
        return value_;
    }
    const Names& names() const { return names_; }
    const JsonAt& json() const { return json_; }

private:
    const Names& names_;
    const JsonAt& json_;
    T value_{};
    std::vector<std::string_view> known_;
};

}  // namespace kickdoor::snapshot
