// Undo and redo are the window's, also where a control has its own.
#pragma once

class QWidget;

namespace kickdoor::workshop {

void leaveUndoToWindow(QWidget& editor);

}  // namespace kickdoor::workshop
