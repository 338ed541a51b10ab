// Rows of a tree whose texts are never cut: they take as many lines as they need.
#pragma once

class QTreeView;

namespace kickdoor::workshop {

// For a tree with one column.
void wrapRows(QTreeView& tree);

}  // namespace kickdoor::workshop
