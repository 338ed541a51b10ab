import QtQuick
import QtQuick.Templates as T
import Kickdoor.Theme

// A column that scrolls, by wheel, drag and keyboard.
Flickable {
    id: pane

    default property alias contents: column.data
    property alias spacing: column.spacing
    property bool overPaper: false
    readonly property real innerWidth: pane.width - Theme.px(14)

    clip: true
    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: pane.contentHeight > pane.height || pane.activeFocus
    Keys.onUpPressed: pane.flick(0, 900)
    Keys.onDownPressed: pane.flick(0, -900)
    T.ScrollBar.vertical: SlimScrollBar { overPaper: pane.overPaper }

    // Around the pane, not inside the scrolling content.
    FocusRing { parent: pane; anchors.margins: 0; radius: Theme.radiusSmall; shown: pane.activeFocus }
    Column {
        id: column

        width: pane.innerWidth
        spacing: Theme.gapSmall
    }
}
