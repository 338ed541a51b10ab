#include "io/scenario/told.h"

#include <array>
#include <string_view>

namespace kickdoor::scenario {
namespace {

constexpr std::array<std::string_view, 63> kEventWords = {
    "gameStarted",    "initiativeRolled", "turnStarted",    "phaseChanged",    "doorKicked",
    "doorListened",   "roomLooted",       "cardDrawn",      "deckReshuffled",  "cardKept",
    "cardPlayed",     "cardEquipped",     "cardUnequipped", "cardDiscarded",   "cardTaken",
    "itemsSold",      "levelChanged",     "sexChanged",     "identityLost",    "abilityUsed",
    "combatStarted",  "monsterJoined",    "monsterRemoved", "strengthMarked",  "fightDeclared",
    "windowOpened",   "passed",           "windowClosed",   "helpAsked",       "helpOffered",
    "offerDeclined",  "offerWithdrawn",   "helperJoined",   "helperLeft",      "tradeOffered",
    "traded",         "combatWon",        "combatLost",     "dieRolled",       "rollChanged",
    "escaped",        "caught",           "strikeLoomed",   "strikeCancelled", "curseStruck",
    "curseLifted",    "combatEnded",      "died",           "looted",          "reborn",
    "handSeen",       "charityGiven",     "bigItemsGiven",  "playerSetUp",     "gameWon",
    "settled",        "dieCounted",       "criticalRolled", "bossDefeated",    "characterTaken",
    "levelsWithheld", "deckSeen",         "takenBack"};
static_assert(kEventWords.size() == static_cast<std::size_t>(EventKind::kCount));

class Line {
public:
    Line(const Game& game, const std::vector<std::string>& players) : game_(game), players_(players) {}

    void add(std::string_view word) {
        if (!text.empty()) text += ' ';
        text += word;
    }
    void addSeat(Seat seat) {
        if (seat < players_.size()) add(players_[seat]);
    }
    void addFace(DefId def) {
        if (def != kNoDef) add(isUnknown(def) ? std::string_view("?") : game_.catalog[def].key);
    }

    std::string text;

private:
    const Game& game_;
    const std::vector<std::string>& players_;
};

}  // namespace

std::string toldLine(const Game& game, const GameState& now, const std::vector<std::string>& players,
                     const Event& event) {
    const auto faceOf = [&](CardId card) { return card < now.cards.count() ? now.cards.def(card) : kNoDef; };
    Line line(game, players);
    line.add(kEventWords[static_cast<std::size_t>(event.kind)]);
    line.addSeat(event.seat);
    if (event.seat2 != kNoSeat) line.add(">");
    line.addSeat(event.seat2);
    line.addFace(event.def != kNoDef ? event.def : faceOf(event.card));
    if (event.other != kNoCard) line.add("+");
    line.addFace(faceOf(event.other));
    if (event.number != 0 || event.number2 != 0) line.add(std::to_string(event.number));
    if (event.number2 != 0) line.add(std::to_string(event.number2));
    const SeatSet everybody = SeatSet::firstN(now.players);
    if ((event.audience & everybody) == everybody) return line.text;
    line.add("(");
    for (Seat seat{0}; seat < now.players; ++seat)
        if (event.audience.has(seat)) line.addSeat(seat);
    line.add(")");
    return line.text;
}

std::string refusedLine(const Refusals& refusals) {
    std::string text = "refused";
    for (const Refusal& refusal : refusals) text += " " + std::string(keyOf(refusal.reason));
    return text;
}

}  // namespace kickdoor::scenario
