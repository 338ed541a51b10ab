#include "model/table/board_model.h"

namespace kickdoor {

BoardModel::BoardModel(ShownGame& shown)
    : RowModel({"seat", "name", "colour", "female", "level", "dead", "active"}), m_shown(shown) {
    shown.whenShown(this, &BoardModel::refresh);
    connect(&shown, &ShownGame::openChanged, this, [this] {
        refresh();
        emit goalChanged();
    });
}

void BoardModel::refresh() {
    std::vector<Row> rows;
    if (m_shown.isOpen()) {
        const GameState& view = m_shown.view();
        for (Seat seat{0}; seat < view.players; ++seat) {
            const PlayerState& player = view.player[seat];
            const SeatLook& look = m_shown.wording().seats()[seat];
            rows.push_back(
                {int{seat},
                 {int{seat}, look.name, look.colour, player.sex == Sex::Female, player.level,
                  player.status == PlayerStatus::Dead, view.phase != Phase::Setup && seat == view.active}});
        }
    }
    setRows(std::move(rows));
}

}  // namespace kickdoor
