#include "strength/card_tally.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <string_view>

#include "base/json_build.h"

namespace kickdoor::strength {
namespace {

constexpr std::array<std::string_view, 2> kUseNames = {"played", "struck"};

}  // namespace

CardTally::CardTally(const Catalog& catalog, int players)
    : catalog_(catalog), players_(players), rows_(catalog.cards.size()) {}

double CardTally::Figures::error() const {
    return chance > 0 ? std::sqrt(squares) / chance : 0;
}

void CardTally::onEvent(const GameState& now, const Event& event) {
    const auto noteCard = [&](Use use) {
        if (event.card != kNoCard) note(now, use, event.seat, now.cards.def(event.card));
    };
    switch (event.kind) {
        // Characters are dealt before the first turn (R1.4).
        case EventKind::TurnStarted:
            for (Seat seat{0}; now.turn == 1 && seat < now.players; ++seat)
                note(now, Use::Played, seat, now.player[seat].character);
            return;
        case EventKind::CardPlayed:
        case EventKind::CardEquipped:
        case EventKind::CombatStarted:
        case EventKind::MonsterJoined: return noteCard(Use::Played);
        case EventKind::CharacterTaken:
            return note(now, Use::Played, event.seat, now.player[event.seat].character);
        case EventKind::StrikeLoomed: return noteCard(Use::Struck);
        // clang-format off
        case EventKind::GameStarted: case EventKind::InitiativeRolled: case EventKind::PhaseChanged:
        case EventKind::DoorKicked: case EventKind::DoorListened: case EventKind::RoomLooted:
        case EventKind::CardDrawn: case EventKind::DeckReshuffled: case EventKind::CardKept:
        case EventKind::CardUnequipped: case EventKind::CardDiscarded: case EventKind::CardTaken:
        case EventKind::ItemsSold: case EventKind::LevelChanged: case EventKind::SexChanged:
        case EventKind::IdentityLost: case EventKind::AbilityUsed: case EventKind::MonsterRemoved:
        case EventKind::StrengthMarked: case EventKind::FightDeclared: case EventKind::WindowOpened:
        case EventKind::Passed: case EventKind::WindowClosed: case EventKind::HelpAsked:
        case EventKind::HelpOffered: case EventKind::OfferDeclined: case EventKind::OfferWithdrawn:
        case EventKind::HelperJoined: case EventKind::HelperLeft: case EventKind::TradeOffered:
        case EventKind::Traded: case EventKind::CombatWon: case EventKind::CombatLost:
        case EventKind::DieRolled: case EventKind::RollChanged: case EventKind::Escaped:
        case EventKind::Caught: case EventKind::StrikeCancelled: case EventKind::CurseStruck:
        case EventKind::CurseLifted: case EventKind::CombatEnded: case EventKind::Died:
        case EventKind::Looted: case EventKind::Reborn: case EventKind::HandSeen:
        case EventKind::CharityGiven: case EventKind::BigItemsGiven: case EventKind::PlayerSetUp:
        case EventKind::GameWon: case EventKind::Settled: case EventKind::DieCounted:
        case EventKind::CriticalRolled: case EventKind::BossDefeated: case EventKind::LevelsWithheld:
        case EventKind::DeckSeen: case EventKind::TakenBack: case EventKind::kCount:
            // clang-format on
            return;
    }
}

void CardTally::note(const GameState& now, Use use, Seat seat, DefId def) {
    if (seat == kNoSeat || def == kNoDef) return;
    if (const DefId first = catalog_[def].sameAs; first != kNoDef) def = first;
    Figures& figures = rows_[def][static_cast<std::size_t>(use)];
    if (figures.thisGame.has(seat)) return;
    if (figures.thisGame.empty()) inGame_.push_back(&figures);
    figures.thisGame = figures.thisGame.with(seat);
    ++figures.players;
    figures.rounds += now.turn == 0 ? 0 : (now.turn - 1) / now.players + 1;
    double sum = 0;
    for (Seat other{0}; other < now.players; ++other) sum += now.player[other].level;
    figures.lead += now.player[seat].level - sum / now.players;
}

void CardTally::endGame(SeatSet winners) {
    const double share = static_cast<double>(winners.size()) / players_;
    for (Figures* figures : inGame_) {
        ++figures->games;
        std::int64_t wins = 0;
        for (Seat seat{0}; seat < players_; ++seat)
            if (figures->thisGame.has(seat) && winners.has(seat)) ++wins;
        const double chance = figures->thisGame.size() * share;
        figures->wins += wins;
        figures->chance += chance;
        figures->squares += (static_cast<double>(wins) - chance) * (static_cast<double>(wins) - chance);
        figures->thisGame = {};
    }
    inGame_.clear();
}

CardUse CardTally::useOf(DefId def) const {
    const Row& row = rows_.at(def);
    const Figures& most = row[0].players >= row[1].players ? row[0] : row[1];
    return {most.games, most.players, most.lift(), most.error()};
}

JsonValue CardTally::figuresToJson(const Figures& figures) {
    JsonValue json = jsonObject();
    addField(json, "games", jsonInt(figures.games));
    addField(json, "players", jsonInt(figures.players));
    addField(json, "wins", jsonInt(figures.wins));
    addField(json, "chance", jsonReal(figures.chance));
    addField(json, "lift", jsonReal(figures.lift()));
    addField(json, "error", jsonReal(figures.error()));
    addField(json, "round", jsonReal(figures.perPlayer(static_cast<double>(figures.rounds))));
    addField(json, "lead", jsonReal(figures.perPlayer(figures.lead)));
    return json;
}

JsonValue CardTally::toJson() const {
    JsonValue cards = jsonList();
    for (std::size_t def = 0; def < rows_.size(); ++def) {
        JsonValue card = jsonObject();
        addField(card, "card", jsonText(catalog_.cards[def].key));
        for (std::size_t use = 0; use < kUses; ++use)
            if (rows_[def][use].players > 0)
                addField(card, kUseNames.at(use), figuresToJson(rows_[def][use]));
        if (card.keys.size() > 1) cards.items.push_back(std::move(card));
    }
    return cards;
}

void CardTally::writeTable(std::ostream& out) const {
    out << std::fixed;
    for (std::size_t use = 0; use < kUses; ++use) {
        std::vector<std::size_t> order;
        for (std::size_t def = 0; def < rows_.size(); ++def)
            if (rows_[def][use].players > 0) order.push_back(def);
        // The card's index breaks ties, so that the table is the same on every machine.
        std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            const double left = rows_[a][use].lift();
            const double right = rows_[b][use].lift();
            return left > right || (!(left < right) && a < b);
        });
        out << '\n' << std::left << std::setw(36) << kUseNames.at(use) << std::right;
        for (const char* head : {"games", "players", "wins", "lift", "error", "round", "lead"})
            out << std::setw(9) << head;
        out << '\n';
        for (const std::size_t def : order) {
            const Figures& row = rows_[def][use];
            out << std::left << std::setw(36) << catalog_.cards[def].key << std::right << std::setw(9)
                << row.games << std::setw(9) << row.players << std::setw(9) << row.wins
                << std::setprecision(3) << std::setw(9) << row.lift() << std::setw(9) << row.error()
                << std::setprecision(2) << std::setw(9) << row.perPlayer(static_cast<double>(row.rounds))
                << std::setw(9) << row.perPlayer(row.lead) << '\n';
        }
    }
    out << std::defaultfloat;
}

}  // namespace kickdoor::strength
