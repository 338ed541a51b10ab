// Undo, redo and the keys of menus are the window's, also where a control has its own use for them.
#pragma once

class QWidget;

namespace kickdoor::workshop {

void leaveUndoToWindow(QWidget& editor);

}  // namespace kickdoor::workshop
