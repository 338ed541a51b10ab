#include "tally/fold.h"

#include <algorithm>
#include <deque>

#include "base/checksum.h"
#include "history/earlier.h"
#include "io/replay.h"

namespace kickdoor {
namespace {

// After so many commands, two games with the same seed have parted.
constexpr std::size_t kTellingCommands = 30;
constexpr std::string_view kBotWord = "bot";

DefId defOf(const GameState& now, const Event& event) {
    if (event.def != kNoDef) return event.def;
    return event.card < now.cards.count() ? now.cards.def(event.card) : kNoDef;
}

bool isUndecided(const Combat& combat) {
    return combat.stage != CombatStage::None && combat.stage != CombatStage::Done &&
           combat.stage != CombatStage::Fleeing;
}

// kNoSeat: several share the highest Level.
Seat leaderIn(const GameState& now) {
    Seat leader = kNoSeat;
    int best = 0;
    for (Seat seat{0}; seat < now.players; ++seat) {
        if (now.player[seat].level < best) continue;
        leader = now.player[seat].level == best ? kNoSeat : seat;
        best = now.player[seat].level;
    }
    return leader;
}

// How far the seat alone is behind the leader; 0 unless it is alone in the last place.
int behindIn(const GameState& now, Seat seat) {
    int best = 0;
    for (Seat other{0}; other < now.players; ++other) {
        if (other != seat && now.player[other].level <= now.player[seat].level) return 0;
        best = std::max<int>(best, now.player[other].level);
    }
    return best - now.player[seat].level;
}

int itemsIn(const Game& game, const GameState& now, Seat seat) {
    int items = 0;
    for (const CardId card : now.cards.in(Zone::InPlay, seat)) {
        const DefId def = now.cards.def(card);
        if (def < game.catalog.cards.size() && game.catalog[def].isItem) ++items;
    }
    return items;
}

// Hears the events of one line of a record. A take back tells only how many commands it undoes.
class LineSink : public EventSink {
public:
    explicit LineSink(FactFolder& folder) : m_folder(folder) {}
    void onEvent(const GameState& now, const Event& event) override {
        if (event.kind == EventKind::TakenBack)
            m_undone = static_cast<std::size_t>(event.number);
        else
            m_folder.onEvent(now, event);
    }
    std::size_t undone() const { return m_undone; }

private:
    FactFolder& m_folder;
    std::size_t m_undone = 0;
};

}  // namespace

FactFolder::FactFolder(const Game& game) : m_game(&game) {
    m_strike.fill(kNoDef);
}

std::string FactFolder::named(DefId def) {
    if (def >= m_game->catalog.cards.size()) return {};
    const CardDef& card = m_game->catalog[def];
    std::string name = card.pack + '/' + card.key;
    m_names[name] = card.name;
    return name;
}

void FactFolder::noteSwing(const GameState& now) {
    for (Seat seat{0}; seat < now.players; ++seat) {
        const Swing swing{seat, m_levels[seat], now.player[seat].level, m_turn};
        if (m_turn > 0 && swing.size() > m_swing.size()) m_swing = swing;
        m_levels[seat] = now.player[seat].level;
    }
}

void FactFolder::noteLead(const GameState& now) {
    const Seat leader = leaderIn(now);
    if (leader == kNoSeat || leader == m_leader) return;
    if (m_leader != kNoSeat) ++m_leads;
    m_leader = leader;
}

void FactFolder::noteTurn(const GameState& now, int turn) {
    noteSwing(now);
    noteLead(now);
    m_turn = turn;
    m_strike.fill(kNoDef);
    if (turn <= now.players) return;  // not everybody has had a turn
    for (Seat seat{0}; seat < now.players; ++seat)
        of(seat).behind = std::max(of(seat).behind, behindIn(now, seat));
}

void FactFolder::endFight(FightFacts::End end) {
    if (!m_fight || m_fight->fighter >= kMaxSeats) return;
    m_fight->end = end;
    of(m_fight->fighter).fights.push_back(*m_fight);
    if (end == FightFacts::End::Won && m_fight->helper < kMaxSeats) ++of(m_fight->helper).helped;
    m_fight.reset();
}

void FactFolder::noteFight(const GameState& now, const Event& event) {
    if (event.kind == EventKind::CombatStarted)
        m_fight = FightFacts{named(defOf(now, event)), event.seat, kNoSeat, m_turn};
    if (!m_fight) return;
    if (event.kind == EventKind::CardPlayed) ++m_fight->cards;
    const bool won = event.kind == EventKind::CombatWon;
    const bool lost = event.kind == EventKind::CombatLost;
    // What the last card did may be told by no event but these two; all monsters are still there.
    if (won || lost || isUndecided(now.combat)) noteSums(now);
    if (won) return endFight(FightFacts::End::Won);
    if (lost) return endFight(FightFacts::End::Lost);
    if (!now.combatOn()) m_fight.reset();
}

void FactFolder::noteSums(const GameState& now) {
    if (now.combat.monsters.empty()) return;
    const CombatSums sums = combatSums(*m_game, now);
    m_fight->fighters = sums.fighters;
    m_fight->monsters = sums.monsters;
    m_fight->fighter = now.combat.fighter;
    m_fight->helper = now.combat.helper;
}

void FactFolder::onEvent(const GameState& now, const Event& event) {
    noteFight(now, event);
    if (event.kind == EventKind::GameWon) {
        noteSwing(now);
        noteLead(now);
    }
    if (event.seat >= kMaxSeats) return;
    SeatFacts& who = of(event.seat);
    if (event.kind == EventKind::TurnStarted) {
        noteTurn(now, event.number);
        if (now.player[event.seat].level == m_game->rules.goal() - 1) ++who.atTheDoor;
    } else if (event.kind == EventKind::StrikeLoomed) {
        m_strike[event.seat] = defOf(now, event);
    } else if (event.kind == EventKind::StrikeCancelled) {
        m_strike[event.seat] = kNoDef;
    } else if (event.kind == EventKind::CurseStruck) {
        ++who.curses;
    } else if (event.kind == EventKind::Died) {
        const DefId def = m_strike[event.seat];
        const int level = def < m_game->catalog.cards.size() ? m_game->catalog[def].level : 0;
        who.deaths.push_back({named(def), level});
    } else if (event.kind == EventKind::Escaped) {
        ++who.escapes;
    } else if (event.kind == EventKind::Caught) {
        ++who.caught;
    } else if (event.kind == EventKind::ItemsSold) {
        who.bestSale = std::max(who.bestSale, levelsBought(event));
    } else if (event.kind == EventKind::LevelChanged && wentDown(event)) {
        who.levelsLost += event.number - event.number2;
    }
}

GameFacts FactFolder::facts(const GameState& end) const {
    GameFacts facts;
    facts.editions = m_game->catalog.packs;
    facts.turns = end.turn;
    facts.goal = m_game->rules.goal();
    facts.leads = m_leads;
    facts.swing = m_swing;
    facts.names = m_names;
    for (Seat seat{0}; seat < end.players; ++seat) {
        SeatFacts one = m_seats[seat];
        one.won = end.winners.has(seat);
        one.level = end.player[seat].level;
        one.items = itemsIn(*m_game, end, seat);
        facts.seats.push_back(std::move(one));
    }
    return facts;
}

TableError factsOf(GameRecord record, GameFacts& facts) {
    const std::uint64_t key = keyOf(record);
    std::string cause;
    const auto replay = Replay::open(std::move(record), cause);
    if (!replay) return {TableErrorKind::NotAGame, {}, cause};
    FactFolder folder(replay->game());
    // As it was before each command that can still be taken back: then it has not happened (ruling 21).
    std::deque<FactFolder> before;
    while (!replay->atEnd()) {
        before.push_back(folder);
        LineSink sink(folder);
        if (!replay->step(cause, &sink)) return {TableErrorKind::RulesMoved, {}, cause};
        if (const std::size_t undone = sink.undone(); undone > 0) {
            before.pop_back();  // of the taking back itself
            if (undone > before.size()) return {TableErrorKind::NotAGame, {}, "takes back too much"};
            before.resize(before.size() - undone + 1, folder);
            folder = before.back();
            before.pop_back();
        }
        while (before.size() > Earlier::kMost) before.pop_front();
    }
    if (replay->state().phase != Phase::Over)
        return {TableErrorKind::SetupInvalid, {}, "the game has not ended"};
    facts = folder.facts(replay->state());
    facts.key = key;
    for (std::size_t i = 0; i < facts.seats.size() && i < replay->record().seats.size(); ++i) {
        const RecordedSeat& seat = replay->record().seats[i];
        facts.seats[i].name = seat.name;
        if (seat.control == kBotWord) facts.seats[i].bot = seat.bot;
    }
    return {};
}

std::uint64_t keyOf(const GameRecord& record) {
    std::uint64_t key = hashOfText(writeJson(rulesToJson(record.rules)));
    key = hashOfText(std::to_string(record.seed), key);
    for (const RecordedSeat& seat : record.seats) key = hashOfText(seat.name + '\n', key);
    const std::size_t telling = std::min(kTellingCommands, record.commands.size());
    for (std::size_t i = 0; i < telling; ++i) key = hashOfText(hex64(record.commands[i].hashAfter), key);
    return key;
}

}  // namespace kickdoor
