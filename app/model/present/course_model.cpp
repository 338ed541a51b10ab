#include "model/present/course_model.h"

namespace kickdoor {

CourseModel::CourseModel(Stage& stage) : RowModel({"name", "colour", "levels", "winner"}), m_stage(stage) {
    connect(&stage, &Stage::told, this, [this](const Event& event) { onTold(event); });
    connect(&stage, &Stage::openChanged, this, [this] {
        m_turns.clear();
        refresh();
    });
    connect(&stage, &Stage::recalled, this, [this](const Past& past) {
        m_turns.clear();
        for (const SeatLevels& levels : past.turns) note(levels);
        refresh();
    });
}

void CourseModel::note(const SeatLevels& levels) {
    m_turns.emplace_back(levels.begin(), levels.end());
}

void CourseModel::onTold(const Event& event) {
    if (event.kind != EventKind::TurnStarted && event.kind != EventKind::GameWon) return;
    const GameState& view = m_stage.view();
    note(levelsIn(view));
    refresh();
}

void CourseModel::refresh() {
    std::vector<Row> rows;
    if (m_stage.isOpen()) {
        const QList<SeatLook>& seats = m_stage.wording().seats();
        for (Seat seat = 0; seat < seats.size(); ++seat) {
            QVariantList levels;
            for (const QVariantList& turn : m_turns) levels << turn.value(seat);
            rows.push_back(
                {seat, {seats[seat].name, seats[seat].colour, levels, m_stage.view().winners.has(seat)}});
        }
    }
    setRows(std::move(rows));
}

}  // namespace kickdoor
