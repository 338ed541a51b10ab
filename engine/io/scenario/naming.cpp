#include "io/scenario/naming.h"

#include <algorithm>
#include <cctype>
#include <charconv>

#include "base/json_build.h"
#include "base/nearest_word.h"
#include "io/scenario/state_builder.h"
#include "rules/engine.h"

namespace kickdoor::scenario {
namespace {

using Cards = std::vector<CardId>;

struct CardName {
    std::string key;
    std::string pack;
    std::size_t copy = 0;  // 0: any
};

CardName readName(const JsonAt& at) {
    CardName name;
    if (at.isText()) {
        name.key = at.text(200);
    } else {
        at.allowOnly({"card", "pack"});
        name.key = at.at("card").text(200);
        if (const auto pack = at.find("pack")) name.pack = pack->text(200);
    }
    const std::size_t hash = name.key.rfind('#');
    if (hash == std::string::npos) return name;
    const std::string digits = name.key.substr(hash + 1);
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), name.copy);
    if (error != std::errc() || end != digits.data() + digits.size() || name.copy == 0)
        at.fail("has no number behind its #");
    name.key.resize(hash);
    return name;
}

// The places searched for a card name, each as a group in its own order.
class Search {
public:
    Search(const Game& game, const GameState& state, const FightOrder& order, std::vector<DefId> defs)
        : game_(game), state_(state), order_(order), defs_(std::move(defs)) {}

    std::vector<Cards> groups;

    // The monster with this number in order of entry, even if it has left; kNoCard if there is none.
    CardId entrant(std::size_t number) const {
        for (const FightOrder::Entry& entry : order_.entries())
            if ((means(entry.face) || means(state_.cards.def(entry.card))) && --number == 0)
                return entry.card;
        return kNoCard;
    }
    bool meansMonster() const {
        for (const DefId def : defs_)
            if (game_.catalog[def].kind == CardKind::Monster) return true;
        return false;
    }

    void question() {
        Cards found;
        for (const CardId card : questionCards(game_, state_))
            if (means(state_.cards.def(card))) found.push_back(card);
        add(std::move(found));
    }
    // In order of entry; a mate has the name of the monster it doubles and its own.
    void monsters() {
        Cards found;
        for (const FightOrder::Entry& entry : order_.entries())
            if (entry.here && (means(entry.face) || means(state_.cards.def(entry.card))))
                found.push_back(entry.card);
        add(std::move(found));
    }
    void zone(Zone where, Seat holder = kNoSeat) {
        if (isPerSeat(where) && holder >= state_.players) return;
        Cards found;
        for (const CardId card : state_.cards.in(where, holder))
            if (means(state_.cards.def(card))) found.push_back(card);
        add(std::move(found));
    }
    void others(Zone where, Seat but) {
        for (int i = 1; i < state_.players; ++i) zone(where, Seat((but + i) % state_.players));
    }
    void everywhere() {
        Cards found;
        for (int i = 0; i < state_.cards.count(); ++i)
            if (means(state_.cards.def(CardId(i)))) found.push_back(CardId(i));
        add(std::move(found));
    }

private:
    bool means(DefId def) const { return std::find(defs_.begin(), defs_.end(), def) != defs_.end(); }
    void add(Cards found) {
        if (!found.empty()) groups.push_back(std::move(found));
    }

    const Game& game_;
    const GameState& state_;
    const FightOrder& order_;
    std::vector<DefId> defs_;
};

// Roles that name a monster of the fight: "x#2" then never means a card outside it.
constexpr bool isOfTheFight(CardRole role) {
    return role == CardRole::Source || role == CardRole::Aim || role == CardRole::Monster;
}

void lookIn(Search& search, CardRole role, Seat by, Seat other, const GameState& state) {
    switch (role) {
        case CardRole::Trouble:
        case CardRole::Second:
        case CardRole::Charity: search.zone(Zone::Hand, by); break;
        case CardRole::Played:
            search.zone(Zone::Revealed);
            search.zone(Zone::Hand, by);
            search.zone(Zone::InPlay, by);
            break;
        case CardRole::Worn:
        case CardRole::Given: search.zone(Zone::InPlay, by); break;
        case CardRole::Sold:
            search.zone(Zone::InPlay, by);
            search.zone(Zone::Hand, by);
            break;
        case CardRole::Source:
            search.zone(Zone::InPlay, by);
            search.monsters();
            search.zone(Zone::Hand, by);
            search.zone(Zone::Curses, by);
            search.zone(Zone::Box);
            break;
        case CardRole::Cost:
            search.zone(Zone::Hand, by);
            search.zone(Zone::InPlay, by);
            break;
        case CardRole::Subject:
            if (other != kNoSeat) search.zone(Zone::InPlay, other);
            search.others(Zone::InPlay, by);
            search.zone(Zone::InPlay, by);
            search.zone(Zone::Hand, by);
            break;
        case CardRole::Aim:
            search.monsters();
            search.zone(Zone::InPlay, by);
            search.others(Zone::InPlay, by);
            search.zone(Zone::Curses, by);
            break;
        case CardRole::Wanted: search.zone(Zone::InPlay, other); break;
        case CardRole::HelpItem: search.zone(Zone::InPlay, state.combat.fighter); break;
        case CardRole::HelpCard: search.zone(Zone::Hand, state.combat.fighter); break;
        case CardRole::Monster: search.monsters(); break;
        case CardRole::Chosen: search.question(); break;
    }
    search.zone(Zone::Hand, by);
    search.zone(Zone::InPlay, by);
    search.others(Zone::InPlay, by);
    search.everywhere();
}

}  // namespace

JsonValue ScenarioNaming::nameOf(CardId card) const {
    return jsonText(game_.catalog[faceOf(state_, card)].key);
}

std::vector<CardId> ScenarioNaming::cards(const JsonAt& at, CardRole role, Seat by, Seat other) const {
    const CardName name = readName(at);
    Search search(game_, state_, order_, defsOf(game_.catalog, at, name.key, name.pack));
    if (name.copy > 0 && isOfTheFight(role) && state_.combatOn() && search.meansMonster()) {
        const CardId card = search.entrant(name.copy);
        if (card == kNoCard)
            at.fail("there is no '" + name.key + "' number " + std::to_string(name.copy) + " in the fight");
        return {card};
    }
    // A literal "x" is the first one in the fight; with Latitude::Natural it may be a later one if only that
    // is legal.
    if (name.copy == 0 && latitude_ == Latitude::Spelt && isOfTheFight(role)) {
        search.monsters();
        if (!search.groups.empty()) return {search.groups.front().front()};
    }
    lookIn(search, role, by, other, state_);
    Cards out;
    for (const Cards& group : search.groups) {
        if (name.copy > 0) {
            // The copy with this number in the first place that has that many.
            if (group.size() >= name.copy) return {group[name.copy - 1]};
            continue;
        }
        for (const CardId card : group)
            if (std::find(out.begin(), out.end(), card) == out.end()) out.push_back(card);
    }
    if (out.empty()) at.fail("there are not so many of '" + name.key + "' in this game");
    return out;
}

namespace {

// Ignores case, surrounding spaces and a final full stop.
std::string plainText(std::string_view text) {
    std::string plain;
    for (const char c : text) plain += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    while (!plain.empty() && (plain.back() == '.' || plain.back() == ' ')) plain.pop_back();
    return plain.substr(std::min(plain.find_first_not_of(' '), plain.size()));
}

}  // namespace

std::int16_t ScenarioNaming::option(const JsonAt& at) const {
    if (!words_ || questionOptionList(game_, state_) == kNoRef) return CommandNaming::option(at);
    const std::string said = plainText(at.text(300));
    std::string known;
    const std::vector<std::string> options = words_(game_, state_);
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (plainText(options[i]) == said) return static_cast<std::int16_t>(i);
        known += (known.empty() ? "" : ", ") + std::to_string(i) + " '" + options[i] + "'";
    }
    at.fail("unknown option '" + quotable(at.text()) + "'; there are: " + known);
}

}  // namespace kickdoor::scenario
