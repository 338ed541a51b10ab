// The size of the text in the program's widgets: the workshop and the dialogs.
#pragma once

namespace kickdoor::workshop {

// 1: as the system has it. The game's pages have sizes of their own.
void scaleText(double scale);

}  // namespace kickdoor::workshop
