#include "model/present/log_model.h"

namespace kickdoor {
namespace {

constexpr std::size_t kMostLines = 400;

}  // namespace

LogModel::LogModel(Stage& stage) : RowModel({"text", "turnStart", "since"}), m_stage(stage) {
    connect(&stage, &Stage::told, this, &LogModel::onTold);
    connect(&stage, &Stage::shown, this, &LogModel::showSinceLastSeen);
    connect(&stage, &Stage::openChanged, this, &LogModel::clear);
}

void LogModel::clear() {
    m_lines.clear();
    m_lastKind = EventKind::Settled;
    m_discarded.clear();
    m_seen.fill(0);
    m_viewer = kNoSeat;
    setRows({});
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
    const QString titles = m_discarded.join(tr(", ", "between cards"));
    for (qsizetype i = 0; i < m_discarded.size() && !m_lines.empty(); ++i) m_lines.pop_back();
    return tr("<b>%1</b> sold <b>%2</b> for %3 gp: %n level(s).", nullptr, event.number2)
        .arg(m_stage.wording().name(event.seat).toHtmlEscaped(), titles.toHtmlEscaped())
        .arg(event.number);
}

QString LogModel::lineOf(const Event& event) {
    const Wording& words = m_stage.wording();
    const GameState& view = m_stage.view();
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
    QString line = lineOf(event);
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
        m_lines.push_back({m_next++, {line, event.kind == EventKind::TurnStarted, false}});
        if (m_lines.size() > kMostLines) m_lines.erase(m_lines.begin());
    }
    if (event.kind != EventKind::CardDiscarded || event.seat != m_lastSeat) m_discarded.clear();
    if (event.kind == EventKind::CardDiscarded && event.seat != kNoSeat)
        m_discarded << m_stage.wording().title(m_stage.wording().defOf(m_stage.view(), event));
    m_lastKind = hiddenDraw ? EventKind::CardDrawn : EventKind::Settled;
    m_lastSeat = event.seat;
    setRows(m_lines);
}

}  // namespace kickdoor
