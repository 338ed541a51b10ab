import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// One line of a sum: what adds to it, and how much. `words` are those shown, if there is no room for all of `text`.
// `gathered` are lines too small to stand by themselves, [{text, amount, ...}]: they share this line. They, and all that is
// left out, are told on hover and focus, and at once by a click, Enter or Space.
Item {
    id: line

    property string text
    property string words: line.text
    property int amount: 0
    property bool first: false  // a Level: without a sign
    property bool monsterSide: false
    property bool fresh: false  // it has just come, and glows for a moment
    property var gathered: []
    property int mostRows: 100
    property int fontSize: Theme.textSmall
    property int rowHeight: Math.ceil(line.fontSize * 1.28)
    property real pad: 0  // left and right of the words
    property real air: 0  // above and below them, together
    readonly property bool gathers: line.gathered.length > 0
    readonly property bool cut: said.truncated || line.words !== line.text
    readonly property alias bubble: tip
    readonly property bool tells: line.gathers || line.cut
    property bool opened: false
    property bool hushed: false  // until it is pointed at once more
    // What is gathered and counts for both sides is not offset against each other.
    readonly property var amounts: Array.from([line.gathered.reduce((sum, one) => sum + Math.max(0, one.amount), 0),
        line.gathered.reduce((sum, one) => sum + Math.min(0, one.amount), 0)]).filter(amount => amount !== 0)
    readonly property string shownAmount: line.amounts.length > 1 ? line.amounts.map(amount => Lists.signed(amount, false)).join(" ") : Lists.signed(line.amount, line.first)
    readonly property string told: (line.gathers ? line.gathered : line.cut ? [line] : [])
        .map(one => one.text + " " + Lists.signed(one.amount, one.first)).join("<br>")

    implicitHeight: Math.min(line.mostRows, said.lineCount) * line.rowHeight + Theme.hairline * 2 + line.air
    activeFocusOnTab: line.tells || line.activeFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: (line.gathers ? said.text : line.text) + ": " + number.text
    Accessible.description: line.gathers ? line.told.replace(/<br>/g, ", ") : ""
    Accessible.onPressAction: line.opened = line.tells
    Keys.onPressed: event => {
        event.accepted = line.tells && [Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space].includes(event.key);
        if (event.accepted) line.opened = !line.opened;
    }
    onActiveFocusChanged: {
        line.hushed = false;
        if (!line.activeFocus) line.opened = false;
    }
    onTellsChanged: line.opened = false

    Rectangle {
        anchors.fill: parent
        anchors.bottomMargin: Theme.hairline
        radius: Theme.radiusSmall
        color: Theme.veil
    }
    Rectangle {
        id: glow

        anchors.fill: parent
        anchors.bottomMargin: Theme.hairline
        visible: glow.opacity > 0
        opacity: 0
        radius: Theme.radiusSmall
        readonly property color tone: line.monsterSide !== (line.amount < 0) ? Theme.bad : Theme.good

        color: Theme.alpha(glow.tone, 0.3)
        border.color: glow.tone
        border.width: Theme.line

        Component.onCompleted: if (line.fresh && Theme.slow > 0) fading.start()
        NumberAnimation { id: fading; target: glow; property: "opacity"; from: 1; to: 0; duration: 1600; easing.type: Easing.InQuad }
    }
    BodyText {
        id: said

        readonly property bool bounded: line.mostRows > 1 && line.mostRows < 100

        x: line.pad
        y: line.air / 2
        width: parent.width - number.width - Theme.gapSmall - line.pad * 2
        text: line.gathers ? qsTr("and %n more", "lines of a sum", line.gathered.length) : line.words
        color: line.gathers ? Theme.inkMuted : Theme.ink
        font.pixelSize: line.fontSize
        // Rather smaller than cut.
        wrapMode: line.mostRows > 1 ? Text.WordWrap : Text.NoWrap
        fontSizeMode: said.bounded ? Text.Fit : line.mostRows > 1 ? Text.FixedSize : Text.HorizontalFit
        minimumPixelSize: Math.max(7, line.fontSize * 0.6)
        height: said.bounded ? line.mostRows * line.rowHeight : implicitHeight
        font.underline: line.gathers
        // A font that is fitted knows of no fixed height.
        lineHeightMode: said.bounded ? Text.ProportionalHeight : Text.FixedHeight
        lineHeight: said.bounded ? 1 : line.rowHeight
        maximumLineCount: line.mostRows
        elide: Text.ElideRight
    }
    BodyText {
        id: number

        anchors.right: parent.right
        anchors.rightMargin: line.pad
        anchors.baseline: said.baseline
        text: line.shownAmount
        // A negative amount is good for the other side.
        color: line.monsterSide !== (line.amount < 0) ? Theme.bad : Theme.good
        font.pixelSize: line.fontSize
        font.weight: Font.Bold
        wrapMode: Text.NoWrap
        lineHeightMode: Text.FixedHeight
        lineHeight: line.rowHeight
    }
    FocusRing { shown: line.activeFocus }
    HoverHandler {
        id: hover

        cursorShape: line.tells ? Qt.PointingHandCursor : Qt.ArrowCursor
        onHoveredChanged: {
            line.hushed = false;
            if (!hover.hovered) line.opened = false;
        }
    }
    TapHandler {
        enabled: line.tells
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: line.opened = !line.opened
    }
    // What was opened on purpose closes before the menu opens.
    Shortcut {
        sequence: "Esc"
        enabled: tip.visible && line.opened
        onActivated: {
            line.opened = false;
            line.hushed = true;
        }
    }
    Tip {
        id: tip

        shown: line.opened || !line.hushed && (hover.hovered || line.activeFocus)
        after: line.opened ? 0 : Theme.tipDelay
        text: line.tells ? line.told : line.text + " " + line.shownAmount + "<br>" + (line.monsterSide ? qsTr("counts for the monsters") : qsTr("counts for the fighters"))
    }
}
