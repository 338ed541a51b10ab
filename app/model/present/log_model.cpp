#include "model/present/log_model.h"

#include <QLocale>
#include <algorithm>
#include <utility>

#include "model/present/event_rules.h"

namespace kickdoor {
namespace {

constexpr std::size_t kMostLines = 400;
constexpr std::size_t kMostTold = 600;  // each with its view: some megabytes in all

}  // namespace

LogModel::LogModel(Stage& stage) : RowModel({"text", "turnStart", "since", "rule", "def"}), m_stage(stage) {
    connect(&stage, &Stage::told, this, &LogModel::onTold);
    stage.whenShown(this, &LogModel::showSinceLastSeen);
    connect(&stage, &Stage::reworded, this, &LogModel::tellAgain);
    connect(&stage, &Stage::openChanged, this, &LogModel::clear);
}

void LogModel::clear() {
    m_told.clear();
    m_lines.clear();
    m_lastKind = EventKind::Settled;
    m_discarded.clear();
    m_seen.fill(0);
    m_viewer = kNoSeat;
    setRows({});
}

CardFace LogModel::cardOf(int row) const {
    const int def = at(row).value(QStringLiteral("def"), -1).toInt();
    return def < 0 || !m_stage.isOpen() ? CardFace{} : m_stage.faces().ofDef(static_cast<DefId>(def));
}

// Marks where the story is new to whom the screen was given.
void LogModel::showSinceLastSeen() {
    const Seat viewer = m_stage.isOpen() ? m_stage.viewer() : kNoSeat;
    if (viewer == m_viewer) return;
    if (m_viewer != kNoSeat) m_seen[m_viewer] = m_next;
    m_viewer = viewer;
    if (viewer == kNoSeat) return;
    bool found = m_seen[viewer] == 0;
    for (Row& row : m_lines) {
        const bool first = !found && row.key >= m_seen[viewer];
        found = found || first;
        row.values[2] = first;
    }
    setRows(m_lines);
}

// A sale is told in one line, not as a loss first.
QString LogModel::soldLine(const Event& event) {
    const QString titles = m_stage.wording().texts().joined(m_discarded);
    for (qsizetype i = 0; i < m_discarded.size() && !m_lines.empty(); ++i) m_lines.pop_back();
    return tr("<b>%1</b> sold <b>%2</b> for %3 gp: %n level(s).", nullptr, event.number2)
        .arg(m_stage.wording().name(event.seat).toHtmlEscaped(), titles.toHtmlEscaped(),
             QLocale().toString(event.number));
}

QString LogModel::lineOf(const GameState& view, const Event& event) {
    const Wording& words = m_stage.wording();
    switch (event.kind) {
        case EventKind::TradeOffered:
            m_trades[event.seat] = words.trade(view, view.offers[event.seat]);
            break;
        case EventKind::Traded:
            if (m_trades[event.seat].isEmpty()) break;
            return tr("<b>%1</b> and <b>%2</b> traded: %3.")
                .arg(words.name(event.seat).toHtmlEscaped(), words.name(event.seat2).toHtmlEscaped(),
                     m_trades[event.seat].toHtmlEscaped());
        case EventKind::ItemsSold:
            if (!m_discarded.isEmpty() && m_lastSeat == event.seat) return soldLine(event);
            break;
        case EventKind::DieRolled:
            if (view.roll.roller == event.seat && view.roll.face == event.number)
                return tr("<b>%1</b> rolled %2.")
                    .arg(words.name(event.seat).toHtmlEscaped(), Wording::rolled(m_stage.game(), view));
            break;
        default: break;
    }
    return words.story(view, event);
}

void LogModel::onTold(const Event& event) {
    m_told.push_back({m_stage.view(), event, m_next});
    if (m_told.size() > kMostTold) m_told.pop_front();
    tell(m_stage.view(), event);
    setRows(m_lines);
}

// Lines older than what is kept stay as they were told.
void LogModel::tellAgain() {
    if (m_told.empty()) return;
    const std::vector<Row> before = std::exchange(m_lines, {});
    m_next = m_told.front().line;
    m_lastKind = EventKind::Settled;
    m_lastSeat = kNoSeat;
    m_discarded.clear();
    for (const Told& told : m_told) tell(told.view, told.event);
    for (Row& row : m_lines)
        for (const Row& old : before)
            if (old.key == row.key) row.values[2] = old.values[2];
    m_lines.insert(m_lines.begin(), before.begin(),
                   std::find_if(before.begin(), before.end(),
                                [&](const Row& row) { return row.key >= m_told.front().line; }));
    setRows(m_lines);
}

void LogModel::tell(const GameState& view, const Event& event) {
    QString line = lineOf(view, event);
    if (line.isEmpty()) {
        m_discarded.clear();  // a sale tells of nothing between its losses
        return;
    }
    const bool hiddenDraw =
        event.kind == EventKind::CardDrawn && (event.def == kNoDef || isUnknown(event.def));
    if (hiddenDraw && m_lastKind == EventKind::CardDrawn && m_lastSeat == event.seat && !m_lines.empty()) {
        ++m_repeats;
        line = tr("<b>%1</b> drew %n card(s).", nullptr, m_repeats)
                   .arg(m_stage.wording().name(event.seat).toHtmlEscaped());
        m_lines.back().values[0] = line;
    } else {
        m_repeats = 1;
        const DefId def = m_stage.wording().defOf(view, event);
        const int named = def == kNoDef || isUnknown(def) ? -1 : static_cast<int>(def);
        m_lines.push_back(
            {m_next++, {line, event.kind == EventKind::TurnStarted, false, ruleOf(event.kind), named}});
        if (m_lines.size() > kMostLines) m_lines.erase(m_lines.begin());
    }
    if (event.kind != EventKind::CardDiscarded || event.seat != m_lastSeat) m_discarded.clear();
    if (event.kind == EventKind::CardDiscarded && event.seat != kNoSeat)
        m_discarded << m_stage.wording().title(m_stage.wording().defOf(view, event));
    m_lastKind = hiddenDraw ? EventKind::CardDrawn : EventKind::Settled;
    m_lastSeat = event.seat;
}

}  // namespace kickdoor
