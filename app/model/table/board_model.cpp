#include "model/table/board_model.h"

namespace kickdoor {

BoardModel::BoardModel(Stage& stage)
    : RowModel({"seat", "name", "colour", "female", "level", "dead", "active"}), m_stage(stage) {
    stage.whenShown(this, &BoardModel::refresh);
    connect(&stage, &Stage::openChanged, this, [this] {
        refresh();
        emit goalChanged();
    });
}

void BoardModel::refresh() {
    std::vector<Row> rows;
    if (m_stage.isOpen()) {
        const GameState& view = m_stage.view();
        for (Seat seat{0}; seat < view.players; ++seat) {
            const PlayerState& player = view.player[seat];
            const SeatLook& look = m_stage.wording().seats()[seat];
            rows.push_back({int{seat},
                            {int{seat}, look.name, look.colour, player.sex == Sex::Female, player.level,
                             player.status == PlayerStatus::Dead, seat == view.active}});
        }
    }
    setRows(std::move(rows));
}

}  // namespace kickdoor
