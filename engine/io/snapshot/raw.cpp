#include "io/snapshot/raw.h"

#include <algorithm>
#include <cstring>

#include "io/snapshot/list_names.h"
#include "io/snapshot/state_fields.h"
#include "io/snapshot/validate.h"

namespace kickdoor {
namespace {

struct Bounds {
    const Catalog& catalog;
    const std::vector<ListRef>& effectLists;
    int players = 0;
    int cards = 0;
    std::string cause;

    void need(bool condition, std::string_view what) {
        if (!condition && cause.empty()) cause = std::string(what) + " is out of range";
    }
};

// Has the interface of Writer and Reader (record.h).
template <class T>
class Checker {
public:
    Checker(Bounds& bounds, const T& value) : bounds_(bounds), value_(value) {}

    template <class M>
    void number(std::string_view key, M T::*member, std::int64_t least, std::int64_t most) {
        const auto value = static_cast<std::int64_t>(value_.*member);
        bounds_.need(value >= least && value <= most, key);
    }
    template <class M>
    void word(std::string_view key, M T::*member, std::span<const std::string_view> words) {
        bounds_.need(static_cast<std::size_t>(value_.*member) < words.size(), key);
    }
    void seat(std::string_view key, Seat T::*member) {
        const Seat seat = value_.*member;
        bounds_.need(seat < bounds_.players || seat == kNoSeat, key);
    }
    void seats(std::string_view, SeatSet T::*) {}  // the code that uses the bits checks them
    void card(std::string_view key, CardId T::*member) { isCard(key, value_.*member); }
    template <class List>
    void cards(std::string_view key, List T::*member) {
        if (fits(key, value_.*member))
            for (const CardId card : value_.*member) bounds_.need(card < bounds_.cards, key);
    }
    void def(std::string_view key, DefId T::*member) { isDef(key, value_.*member); }
    template <class List>
    void defs(std::string_view key, List T::*member) {
        if (fits(key, value_.*member))
            for (const DefId def : value_.*member) isDef(key, def);
    }
    void list(std::string_view key, ListRef T::*member, DefId) {
        const ListRef list = value_.*member;
        bounds_.need(list == kNoList ||
                         std::binary_search(bounds_.effectLists.begin(), bounds_.effectLists.end(), list),
                     key);
    }
    const T& value() const { return value_; }

private:
    template <class List>
    bool fits(std::string_view key, const List& list) {
        bounds_.need(list.size() <= List::capacity(), key);
        return list.size() <= List::capacity();
    }
    void isCard(std::string_view key, CardId card) {
        bounds_.need(card < bounds_.cards || card == kNoCard, key);
    }
    void isDef(std::string_view key, DefId def) {
        bounds_.need(def < bounds_.catalog.cards.size() || def == kNoDef || isUnknown(def), key);
    }

    Bounds& bounds_;
    const T& value_;
};

template <class List, class Check>
void checkEach(Bounds& bounds, std::string_view key, const List& list, Check check) {
    if (list.size() > List::capacity()) return bounds.need(false, key);
    for (const auto& item : list) {
        Checker checker(bounds, item);
        check(checker);
    }
}

template <class T, class Check>
void checkOne(Bounds& bounds, const T& value, Check check) {
    Checker<T> checker(bounds, value);
    check(checker);
}

void checkTerms(Bounds& bounds, const Terms& terms) {
    checkOne(bounds, terms, [](auto& r) { snapshot::describeTerms(r); });
}

void checkFields(Bounds& bounds, const GameState& state) {
    using namespace snapshot;
    checkOne(bounds, state, [](auto& r) { describeTable(r); });
    for (const PlayerState& player : state.player)
        checkOne(bounds, player, [](auto& r) { describePlayer(r); });
    checkOne(bounds, state.window, [](auto& r) { describeWindow(r); });
    checkOne(bounds, state.question, [](auto& r) { describeQuestion(r); });
    checkOne(bounds, state.roll, [](auto& r) { describeRoll(r); });
    bounds.need(state.lootOrder.size() <= state.lootOrder.capacity(), "lootOrder");
    bounds.need(state.stackedD6.size() <= state.stackedD6.capacity(), "stackedD6");
    bounds.need(state.stackedD20.size() <= state.stackedD20.capacity(), "stackedD20");
    checkEach(bounds, "stack", state.stack, [](auto& r) { describeFrame(r); });
    checkEach(bounds, "usage", state.usage, [](auto& r) { describeUsage(r); });
    if (!bounds.cause.empty()) return;
    for (const Usage& usage : state.usage)
        bounds.need(usage.def < bounds.catalog.cards.size() &&
                        usage.ability < bounds.catalog[usage.def].abilities.size(),
                    "usage");
    for (const Offer& offer : state.offers) {
        checkOne(bounds, offer, [](auto& r) { describeOffer(r); });
        checkTerms(bounds, offer.terms);
    }
    checkOne(bounds, state.combat, [](auto& r) { describeCombat(r); });
    checkEach(bounds, "monsters", state.combat.monsters, [](auto& r) { describeMonster(r); });
    checkEach(bounds, "marks", state.combat.marks, [](auto& r) { describeMark(r); });
    checkTerms(bounds, state.combat.terms);
}

// The highest number of an event whose number is an enum, a Level or a face.
int mostNumber(EventKind kind) {
    switch (kind) {
        case EventKind::PhaseChanged: return static_cast<int>(Phase::Over);
        case EventKind::DeckReshuffled:
        case EventKind::DeckSeen: return static_cast<int>(Deck::Treasure);
        case EventKind::WindowOpened:
        case EventKind::WindowClosed: return static_cast<int>(WindowKind::LastCard);
        case EventKind::StrikeLoomed: return static_cast<int>(Cause::CurseOrBadStuff);
        case EventKind::GameWon: return (1 << kMaxSeats) - 1;
        case EventKind::InitiativeRolled:
        case EventKind::LevelChanged:
        case EventKind::DieRolled:
        case EventKind::RollChanged: return 100;
        // clang-format off
        case EventKind::GameStarted: case EventKind::TurnStarted: case EventKind::DoorKicked:
        case EventKind::DoorListened: case EventKind::RoomLooted: case EventKind::CardDrawn:
        case EventKind::CardKept: case EventKind::CardPlayed: case EventKind::CardEquipped:
        case EventKind::CardUnequipped: case EventKind::CardDiscarded: case EventKind::CardTaken:
        case EventKind::ItemsSold: case EventKind::SexChanged: case EventKind::IdentityLost:
        case EventKind::AbilityUsed: case EventKind::CombatStarted: case EventKind::MonsterJoined:
        case EventKind::MonsterRemoved: case EventKind::StrengthMarked: case EventKind::FightDeclared:
        case EventKind::Passed: case EventKind::HelpAsked: case EventKind::HelpOffered:
        case EventKind::OfferDeclined: case EventKind::OfferWithdrawn: case EventKind::HelperJoined:
        case EventKind::HelperLeft: case EventKind::TradeOffered: case EventKind::Traded:
        case EventKind::CombatWon: case EventKind::CombatLost: case EventKind::Escaped:
        case EventKind::Caught: case EventKind::StrikeCancelled: case EventKind::CurseStruck:
        case EventKind::CurseLifted: case EventKind::CombatEnded: case EventKind::Died:
        case EventKind::Looted: case EventKind::Reborn: case EventKind::HandSeen:
        case EventKind::CharityGiven: case EventKind::BigItemsGiven: case EventKind::PlayerSetUp:
        case EventKind::Settled: case EventKind::DieCounted: case EventKind::CriticalRolled:
        case EventKind::BossDefeated: case EventKind::CharacterTaken: case EventKind::LevelsWithheld:
        case EventKind::TakenBack: case EventKind::kCount:
            // clang-format on
            break;
    }
    return INT16_MAX;
}
int leastNumber(EventKind kind) {
    return mostNumber(kind) == INT16_MAX ? INT16_MIN : 0;
}

}  // namespace

RawStates::RawStates(const Game& game) : game_(game), effectLists_(effectListsOf(game.catalog)) {}

std::string RawStates::check(const GameState& state) const {
    if (state.players < 3 || state.players > kMaxSeats) return "players is out of range";
    if (state.cards.count() > kMaxCards) return "cards is out of range";
    Bounds bounds{game_.catalog, effectLists_, state.players, state.cards.count(), {}};
    checkFields(bounds, state);
    if (!bounds.cause.empty()) return bounds.cause;
    return validateCards(game_, state);
}

std::string RawStates::check(const GameState& state, const Event& event) const {
    const auto isSeat = [&state](Seat seat) { return seat < state.players || seat == kNoSeat; };
    const auto isCard = [&state](CardId card) { return card < state.cards.count() || card == kNoCard; };
    if (event.kind >= EventKind::kCount) return "an event is of no kind";
    if (!isSeat(event.seat) || !isSeat(event.seat2)) return "an event is of nobody";
    if (!isCard(event.card) || !isCard(event.other)) return "an event is of no card";
    if (event.def >= game_.catalog.cards.size() && event.def != kNoDef && !isUnknown(event.def))
        return "an event is of no card";
    if (event.number < leastNumber(event.kind) || event.number > mostNumber(event.kind))
        return "an event's number means nothing";
    return {};
}

bool RawStates::copy(std::span<const std::uint8_t> bytes, GameState& state) {
    if (bytes.size() != sizeof(GameState)) return false;
    std::memcpy(&state, bytes.data(), sizeof(GameState));
    return true;
}

std::span<const std::uint8_t> RawStates::bytesOf(const GameState& state) {
    return {reinterpret_cast<const std::uint8_t*>(&state), sizeof(GameState)};
}

}  // namespace kickdoor
