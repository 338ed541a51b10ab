// The page of a form that is made anew when what it edits changes.
#pragma once

class QScrollArea;
class QWidget;

namespace kickdoor::workshop {

// Shows another page. The keyboard stays in the field that has the same accessible name, the view where it
// was scrolled to, and Tab finds the new fields where the old ones were.
void changePage(QScrollArea& area, QWidget* page);

}  // namespace kickdoor::workshop
