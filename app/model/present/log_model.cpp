#include "model/present/log_model.h"

#include <QDeadlineTimer>
#include <QHash>
#include <algorithm>
#include <utility>

#include "table_api/event_rule.h"
#include "view/recorder.h"

namespace kickdoor {
namespace {

constexpr std::size_t kMostLines = 400;
constexpr int kSliceMillis = 3;  // of the window's time, while rewriting many lines
constexpr int kUnfoldMillis = 1100;

// Small: bookkeeping, told where there is room. Dull: never told.
enum class Weight { Dull, Small, Plain, Fight, Great, Own };

// Whether another player does this in the seat's fight, or to a card of the seat.
bool meddles(const Event& event, const GameState& now, Seat seat) {
    if (event.seat == seat) return false;
    const bool mine = event.other < now.cards.count() && now.cards.place(event.other).holder == seat;
    return mine || (now.combatOn() && now.inCombat(seat));
}

// The importance of a line to this seat, which has not seen the event.
Weight weightOf(const Event& event, const GameState& now, Seat seat) {
    using enum EventKind;
    switch (event.kind) {
        case TurnStarted: return Weight::Dull;
        // What Bad Stuff or a Curse took is news to everybody.
        case CardDiscarded:
            if (isByChoice(event)) return event.seat == seat ? Weight::Plain : Weight::Dull;
            return event.seat == seat ? Weight::Own : event.seat == kNoSeat ? Weight::Dull : Weight::Plain;
        case GameWon:
        case CombatWon:
        case BossDefeated: return Weight::Great;
        case Died: return event.seat == seat ? Weight::Own : Weight::Great;
        case CombatStarted:
        case CombatLost:
        case Caught:
        case Escaped: return event.seat == seat ? Weight::Own : Weight::Fight;
        case HelperJoined: return event.seat == seat ? Weight::Own : Weight::Fight;
        case CurseStruck:
        case CurseLifted:
        case StrikeLoomed:
        case SexChanged:
        case IdentityLost: return event.seat == seat ? Weight::Own : Weight::Plain;
        case LevelChanged: return event.seat == seat && wentDown(event) ? Weight::Own : Weight::Great;
        case CardPlayed:
            return event.seat2 == seat || meddles(event, now, seat) ? Weight::Own : Weight::Plain;
        case MonsterJoined: return meddles(event, now, seat) ? Weight::Own : Weight::Plain;
        case CardTaken:
        case Looted:
        case HandSeen:
        case StrengthMarked:
        case Traded:
        case CharityGiven:
        case BigItemsGiven:
        case HelpAsked:
        case TradeOffered: return event.seat2 == seat ? Weight::Own : Weight::Plain;
        // Of one's own offer it is the answer.
        case OfferDeclined: return event.seat2 == seat ? Weight::Own : Weight::Small;
        case AbilityUsed:
            return event.seat != seat && (event.seat2 == seat || meddles(event, now, seat)) ? Weight::Own
                                                                                            : Weight::Plain;
        case GameStarted:
        case InitiativeRolled:
        case CardDrawn:
        case DeckReshuffled:
        case CardKept:
        case CardEquipped:
        case CardUnequipped:
        case DieRolled:
        case RollChanged:
        case DieCounted:
        case FightDeclared:
        case HelpOffered:
        case OfferWithdrawn:
        case Reborn:
        case DeckSeen: return Weight::Small;
        // clang-format off
        case PhaseChanged: case DoorKicked: case DoorListened: case RoomLooted: case ItemsSold:
        case MonsterRemoved: case WindowOpened: case Passed: case WindowClosed:
        case HelperLeft: case StrikeCancelled: case CombatEnded: case PlayerSetUp: case Settled:
        case CriticalRolled: case CharacterTaken: case LevelsWithheld: case TakenBack: case kCount:
            // clang-format on
            break;
    }
    return Weight::Plain;
}

// Cards of one loot, one body or one loss, told one by one.
bool comesInSeveral(EventKind kind) {
    using enum EventKind;
    return kind == CardTaken || kind == CardDrawn || kind == Looted || kind == CardDiscarded;
}

}  // namespace

LogModel::LogModel(ShownGame& shown)
    : RowModel({"text", "turnStart", "since", "rule", "def"}), m_shown(shown) {
    m_seen.fill(kNever);
    connect(&shown, &ShownGame::told, this, &LogModel::onTold);
    shown.whenShown(this, &LogModel::showSinceLastSeen);
    connect(&shown, &ShownGame::reworded, this, &LogModel::tellAgain);
    connect(&shown, &ShownGame::openChanged, this, &LogModel::clear);
    connect(&shown, &ShownGame::recalled, this, &LogModel::recall);
    m_unfolding.setSingleShot(true);
    connect(&m_unfolding, &QTimer::timeout, this, [this] { setRows(m_lines); });
    connect(&m_recalling, &QTimer::timeout, this, [this] { recallSome(kSliceMillis); });
}

void LogModel::clear() {
    m_told.clear();
    forgetLines();
    m_viewer = kNoSeat;
    setRows({});
}

void LogModel::unfold() {
    if (!m_unfolding.isActive()) return;
    m_unfolding.stop();
    setRows(m_lines);
}

void LogModel::forgetLines() {
    m_recalling.stop();
    m_unfolding.stop();
    m_recalled = 0;
    m_lines.clear();
    m_teller.forget();
    m_seen.fill(kNever);
    m_news = {};
}

// Hundreds of sentences are written in slices, so that the window does not freeze.
void LogModel::recall(const Past& past) {
    forgetLines();
    m_told.clear();
    for (const Told& told : past.story) m_told.push_back({told, 0});
    m_news = past.news;
    m_recalling.start(0);
}

void LogModel::recallSome(int millis) {
    const QDeadlineTimer slice(millis);
    while (m_recalled < m_told.size() && !slice.hasExpired()) {
        Kept& kept = m_told[m_recalled++];
        kept.line = m_next;
        tell(kept.told.view, kept.told.event);
    }
    if (m_recalled < m_told.size()) return;
    m_recalling.stop();
    for (Seat seat{0}; seat < m_news.size(); ++seat) {
        if (!m_news[seat]) continue;
        const std::size_t seen = m_told.size() - std::min(*m_news[seat], m_told.size());
        m_seen[seat] = seen < m_told.size() ? m_told[seen].line : m_next;
    }
    m_news = {};
    resetRows(m_lines);
    emit toldAgain();
}

CardFace LogModel::cardOf(int row) const {
    const int def = at(row).value(QStringLiteral("def"), -1).toInt();
    return def < 0 || !m_shown.isOpen() ? CardFace{} : m_shown.faces().ofDef(DefId(def));
}

// The first line of what the take back at that place in the story undid: what followed the newest event
// before it with the same cards, players and fight.
qint64 LogModel::undoneFrom(std::size_t at) const {
    const GameState& restored = m_told[at].told.view;
    const auto isSame = [&restored](const GameState& view) {
        return view.turn == restored.turn && view.phase == restored.phase && view.cards == restored.cards &&
               view.player == restored.player && view.combat == restored.combat;
    };
    for (std::size_t before = at; before-- > 0;) {
        if (isSame(m_told[before].told.view)) return m_told[before + 1].line;
    }
    return m_told[at].line;
}

// A move that was taken back is no news. That it was is news to who has seen the move.
LogModel::News LogModel::newTo(Seat seat, std::size_t most) const {
    if (m_seen[seat] == kNever) return {};
    QHash<qint64, Weight> weights;
    QHash<qint64, EventKind> kinds;
    std::vector<std::pair<qint64, qint64>> undone;
    for (std::size_t at = 0; at < m_told.size(); ++at) {
        const Kept& kept = m_told[at];
        weights[kept.line] = weightOf(kept.told.event, kept.told.view, seat);
        kinds[kept.line] = kept.told.event.kind;
        if (kept.told.event.kind != EventKind::TakenBack) continue;
        const qint64 from = undoneFrom(at);
        const bool sawIt = from < m_seen[seat] || from == kept.line;
        undone.emplace_back(from, kept.line + (sawIt ? 0 : 1));
    }
    const auto isUndone = [&undone](qint64 line) {
        return std::any_of(undone.begin(), undone.end(),
                           [line](const auto& lines) { return line >= lines.first && line < lines.second; });
    };
    const auto firstNew =
        std::find_if(m_lines.begin(), m_lines.end(), [&](const Row& row) { return row.key >= m_seen[seat]; });
    struct Piece {
        qint64 key = 0;
        Weight weight = Weight::Dull;
        EventKind kind = EventKind::Settled;
        QStringList lines;
    };
    std::vector<Piece> pieces;  // what belongs together, such as the cards of one loot
    for (auto row = firstNew; row != m_lines.end(); ++row) {
        if (isUndone(row->key)) continue;
        const Weight weight = weights.value(row->key, Weight::Plain);
        const EventKind kind = kinds.value(row->key, EventKind::Settled);
        const bool goesOn = !pieces.empty() && pieces.back().kind == kind && comesInSeveral(kind) &&
                            weight != Weight::Dull && pieces.back().weight != Weight::Dull;
        if (!goesOn) pieces.push_back({row->key, weight, kind, {}});
        pieces.back().weight = std::max(pieces.back().weight, weight);
        pieces.back().lines << row->values[0].toString();
    }
    std::vector<const Piece*> chosen;
    News news;
    for (const Weight wanted : {Weight::Own, Weight::Great, Weight::Fight, Weight::Plain, Weight::Small}) {
        for (auto piece = pieces.end(); piece != pieces.begin();) {
            if ((--piece)->weight != wanted) continue;
            if (chosen.size() < most)
                chosen.push_back(&*piece);
            else
                news.more += static_cast<int>(piece->lines.size());
        }
    }
    std::sort(chosen.begin(), chosen.end(), [](const Piece* a, const Piece* b) { return a->key < b->key; });
    for (const Piece* piece : chosen) news.lines << piece->lines.join(QLatin1Char(' '));
    return news;
}

// Marks the lines that are new to the viewer.
void LogModel::showSinceLastSeen() {
    const Seat viewer = m_shown.isOpen() ? m_shown.viewer() : kNoSeat;
    if (viewer == m_viewer) return;
    if (m_viewer != kNoSeat) m_seen[m_viewer] = m_next;
    m_viewer = viewer;
    if (viewer == kNoSeat) return;
    bool found = m_seen[viewer] == kNever;
    for (Row& row : m_lines) {
        const bool first = !found && row.key >= m_seen[viewer];
        found = found || first;
        row.values[2] = first;
    }
    setRows(m_lines);
}

// The log stays when the screen is passed on, so on a shared screen it contains only public information.
Told LogModel::toldHere(const Event& event) const {
    const GameState& view = m_shown.view();
    if (!m_shown.isShared()) return {view, event};
    return {viewOf(m_shown.game(), view, kNoSeat), redacted(m_shown.game(), event, view, kNoSeat)};
}

void LogModel::onTold(const Event& event, int dwell) {
    if (m_recalling.isActive()) recallSome(-1);
    const Told told = toldHere(event);
    m_told.push_back({told, m_next});
    if (m_told.size() > Past::kMostTold) m_told.pop_front();
    tell(told.view, told.event);
    // The line must not tell what the table is still about to show: where a die will lie, what is behind a
    // door.
    const bool rolls = event.kind == EventKind::DieRolled || event.kind == EventKind::InitiativeRolled;
    // How long a die tumbles is known to who shows it.
    if (rolls && dwell > 0) return m_unfolding.start(dwell);
    if (event.kind == EventKind::DoorKicked && dwell > 0)
        return m_unfolding.start(std::min(dwell, kUnfoldMillis));
    m_unfolding.stop();
    setRows(m_lines);
}

// Lines whose events are no longer kept stay unchanged.
void LogModel::tellAgain() {
    if (m_told.empty()) return;
    if (m_recalling.isActive()) recallSome(-1);
    const std::vector<Row> before = std::exchange(m_lines, {});
    m_next = m_told.front().line;
    m_teller.forget();
    for (const Kept& kept : m_told) tell(kept.told.view, kept.told.event);
    for (Row& row : m_lines)
        for (const Row& old : before)
            if (old.key == row.key) row.values[2] = old.values[2];
    m_lines.insert(m_lines.begin(), before.begin(),
                   std::find_if(before.begin(), before.end(),
                                [&](const Row& row) { return row.key >= m_told.front().line; }));
    setRows(m_lines);
}

void LogModel::tell(const GameState& view, const Event& event) {
    for (const StoryLine& line : m_teller.tell(m_shown.game(), m_shown.wording(), view, event))
        add(line, event);
}

void LogModel::add(const StoryLine& line, const Event& event) {
    if (line.rewords && !m_lines.empty()) {
        m_lines.back().values[0] = line.text;
        return;
    }
    for (int i = 0; i < line.replaces && !m_lines.empty(); ++i) m_lines.pop_back();
    const int named = line.def == kNoDef || isUnknown(line.def) ? -1 : static_cast<int>(line.def);
    const std::string_view rule = ruleOf(event.kind);
    m_lines.push_back({m_next++,
                       {line.text, event.kind == EventKind::TurnStarted, false,
                        QString::fromUtf8(rule.data(), static_cast<qsizetype>(rule.size())), named}});
    if (m_lines.size() > kMostLines) m_lines.erase(m_lines.begin());
}

}  // namespace kickdoor
