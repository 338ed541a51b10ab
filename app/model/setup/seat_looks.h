// The players of a game as its screens show them.
#pragma once

#include <QList>

#include "table/setup.h"
#include "words/wording.h"

namespace kickdoor {

// Each player in the colour that was chosen. Without one, or where a player before has it already (two guests
// who take seats at the same time), a player gets a free one.
QList<SeatLook> looksOf(const TableSetup& setup);

}  // namespace kickdoor
