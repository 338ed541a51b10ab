#include "model/present/log_model.h"

namespace kickdoor {
namespace {

constexpr std::size_t kMostLines = 400;

}  // namespace

LogModel::LogModel(Stage& stage) : RowModel({"text", "turnStart"}), m_stage(stage) {
    connect(&stage, &Stage::told, this, &LogModel::onTold);
    connect(&stage, &Stage::openChanged, this, &LogModel::clear);
}

void LogModel::clear() {
    m_lines.clear();
    m_lastKind = EventKind::Settled;
    setRows({});
}

void LogModel::onTold(const Event& event) {
    QString line = m_stage.wording().story(m_stage.view(), event);
    if (line.isEmpty()) return;
    const bool hiddenDraw =
        event.kind == EventKind::CardDrawn && (event.def == kNoDef || isUnknown(event.def));
    if (hiddenDraw && m_lastKind == EventKind::CardDrawn && m_lastSeat == event.seat && !m_lines.empty()) {
        ++m_repeats;
        line = tr("<b>%1</b> drew %n card(s).", nullptr, m_repeats)
                   .arg(m_stage.wording().name(event.seat).toHtmlEscaped());
        m_lines.back().values[0] = line;
    } else {
        m_repeats = 1;
        m_lines.push_back({m_next++, {line, event.kind == EventKind::TurnStarted}});
        if (m_lines.size() > kMostLines) m_lines.erase(m_lines.begin());
    }
    m_lastKind = hiddenDraw ? EventKind::CardDrawn : EventKind::Settled;
    m_lastSeat = event.seat;
    setRows(m_lines);
}

}  // namespace kickdoor
