// Undo, redo and the keys of menus are the window's, also where a control has its own use for them.
#pragma once

class QLineEdit;
class QWidget;

namespace kickdoor::workshop {

void leaveUndoToWindow(QWidget& editor);

// For a line whose text is taken only when it is left, or when it makes sense: what was typed since
// (modified(), in the toolkit's words) is undone in the line before the window undoes anything. Whoever takes
// the text says so by setModified(false).
void undoTypingFirst(QLineEdit& line);

}  // namespace kickdoor::workshop
