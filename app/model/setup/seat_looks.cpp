#include "model/setup/seat_looks.h"

#include <QColor>

#include "model/setup/setup_model.h"

namespace kickdoor {

QList<SeatLook> looksOf(const TableSetup& setup) {
    QList<SeatLook> looks;
    QStringList taken;
    for (const SeatSetup& seat : setup.seats) {
        const QColor chosen(QString::fromStdString(seat.colour));
        const bool free = chosen.isValid() && !taken.contains(chosen.name());
        looks.append({QString::fromStdString(seat.name), free ? chosen.name() : QString(),
                      seat.control == Control::Person});
        taken << looks.back().colour;
    }
    const QStringList all = SetupModel::colours();
    for (qsizetype seat = 0; seat < looks.size(); ++seat) {
        if (!looks[seat].colour.isEmpty()) continue;
        qsizetype at = seat % all.size();
        for (qsizetype tries = 0; tries < all.size() && taken.contains(all[at]); ++tries)
            at = (at + 1) % all.size();
        looks[seat].colour = all[at];
        taken << all[at];
    }
    return looks;
}

}  // namespace kickdoor
