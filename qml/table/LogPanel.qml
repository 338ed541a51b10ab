pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Kickdoor.Theme
import Kickdoor.Controls

// The story so far: one row of `model` (roles: text, and turnStart for the first of a turn, since for the first
// that is new to the one looking) an event, newest at the end.
Panel {
    id: log

    property alias model: list.model
    property string heading: qsTr("Story so far")
    // See OptionBadges. With large text, many of them would leave no room for the log, so the first represents all.
    property var badges: []
    readonly property bool folded: Theme.largeText && log.badges.length > 2
    // The height covered at the top of the panel.
    property real topInset: 0
    property int reader: -1  // the viewer's seat; a new viewer starts at the newest line
    // Where its lines end, if they do not fill it, and begin, in its coordinates.
    readonly property real linesTop: log.padding + list.y
    readonly property real linesEnd: log.linesTop + Math.min(list.contentHeight, list.height + log.footRoom)
    // Notices leave little: the story has it all.
    readonly property bool squeezed: log.topInset > 0 && log.inner.height - log.topInset < Theme.text * 12
    readonly property bool roomy: (log.squeezed ? log.topInset + Theme.text * 5 : title.y + title.height * 2) < log.inner.height
    property real footRoom: 0  // below the lines, for the button
    signal linkActivated(string link)
    // Emitted on a click, or on Enter. `where`: the line's rectangle in the window's coordinates.
    signal lineActivated(int row, rect where)

    padding: Theme.gap
    onReaderChanged: log.toNewest()

    function toNewest() {
        list.following = true;
        settle.restart();
    }

    OptionBadges {
        id: options

        y: log.topInset
        width: parent.width
        badges: !log.folded ? log.badges : [log.badges[0], {
            text: qsTr("%n more option(s)", "", log.badges.length - 1),
            about: log.badges.slice(1).map(one => one.text + ": " + one.about).join("\n")
        }]
        visible: !log.squeezed && options.y + options.height < log.inner.height
    }
    TitleText {
        id: title

        y: options.y + (options.height > 0 ? options.height + Theme.gapSmall : 0)
        width: parent.width
        visible: log.roomy && !log.squeezed
        text: log.heading
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    ListView {
        id: list

        // Follows the newest line until the reader scrolls back.
        property bool following: true
        property real cut: 0  // of a text line that has no room as a whole at the upper edge
        property bool grown: false  // since it was cut

        anchors.top: parent.top
        anchors.topMargin: (log.squeezed ? log.topInset : title.y + title.height + Theme.gapSmall) + list.cut
        anchors.bottom: parent.bottom
        anchors.bottomMargin: log.footRoom
        width: parent.width
        visible: log.roomy
        clip: true
        spacing: Theme.gapSmall
        boundsBehavior: Flickable.StopAtBounds
        reuseItems: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        Keys.onReturnPressed: if (list.currentItem) (list.currentItem as LogLine).choose()
        Keys.onEnterPressed: if (list.currentItem) (list.currentItem as LogLine).choose()
        Keys.onPressed: event => { event.accepted = ends.take(event, list.count); }
        T.ScrollBar.vertical: SlimScrollBar { onPressedChanged: list.following = !pressed && list.atYEnd }
        Accessible.role: Accessible.List
        Accessible.name: log.heading
        onCountChanged: {
            list.grown = true;
            if (list.following) settle.restart();
        }
        onHeightChanged: if (list.following) settle.restart()
        // A row has grown or got its mark.
        onContentHeightChanged: if (list.following) settle.restart()
        onActiveFocusChanged: if (list.activeFocus) list.beginInSight()
        onMovementStarted: list.following = false
        onMovementEnded: list.following = list.atYEnd
        onAtYEndChanged: if (list.atYEnd) list.following = true
        onCurrentIndexChanged: if (list.activeFocus) list.following = list.currentIndex === list.count - 1

        // Selects a visible line, not the one selected before if that is out of view.
        function beginInSight() {
            const first = list.rowAt(list.contentY + 1);
            const last = list.rowAt(list.contentY + list.height - 1 - list.spacing);
            if (list.following) list.currentIndex = list.count - 1;
            else if (list.currentIndex < first || list.currentIndex > last) list.currentIndex = list.rowAt(list.contentY + list.height / 2);
        }
        // The row at `y`, or the one below a gap.
        function rowAt(y: real): int {
            const row = list.indexAt(1, y);
            return Math.max(0, row >= 0 ? row : list.indexAt(1, y + list.spacing));
        }

        EndKeys {
            id: ends

            onWanted: index => {
                list.currentIndex = index;
                list.following = index === list.count - 1;
                if (list.following) settle.restart();
                else list.positionViewAtBeginning();
            }
        }
        // The wheel moves the list without movement signals.
        WheelHandler {
            blocking: false
            target: null
            onWheel: {
                list.following = false;
                glance.restart();
            }
        }
        Timer { id: glance; interval: 300; onTriggered: list.following = list.atYEnd }

        // The log was rewritten from another position.
        Connections {
            target: list.model
            ignoreUnknownSignals: true
            function onModelReset() { settle.restart(); }
        }
        // After the new row has its height.
        Timer {
            id: settle

            interval: 0
            onTriggered: {
                if (list.grown) list.cut = 0;
                list.grown = false;
                list.positionViewAtEnd();
                const top = list.contentY - list.cut, row = list.itemAt(1, top) as LogLine;
                // A row that is cut off as a whole is gone: the cut stays, or it would come back.
                if (!row) return;
                const begun = row.wholeFrom(top - row.y) - (top - row.y);
                const wish = begun < Theme.textSmall * 2 ? begun : 0;
                // The rest of a rounding would change the list's height, and that this, for ever.
                if (Math.abs(wish - list.cut) >= 1) list.cut = wish;
            }
        }

        delegate: LogLine {
            width: ListView.view ? ListView.view.width - Theme.px(14) : 0
            newest: index === list.count - 1
            walked: list.activeFocus && ListView.isCurrentItem
            onLinkActivated: link => log.linkActivated(link)
            onChosen: where => log.lineActivated(index, where)
        }
    }
    // The same as the key End in the log. It stands below the lines, unless there is room for few.
    ActionButton {
        id: down

        objectName: "newestLine"
        anchors.right: list.right
        anchors.bottom: parent.bottom
        anchors.rightMargin: Theme.px(14)
        visible: list.visible && !list.following && !list.atYEnd
        focusPolicy: Qt.NoFocus
        text: "\u25BE"
        tip: qsTr("To the newest line")
        Accessible.name: tip
        Accessible.description: ""
        onAccepted: log.toNewest()
        onVisibleChanged: footing.restart()
    }
    // Not a binding: whether the button is seen depends on the height of the list.
    Timer {
        id: footing

        interval: 0
        onTriggered: log.footRoom = down.visible && list.height + log.footRoom > down.height * 3 ? down.height + Theme.gapTiny : 0
    }
    FocusRing { anchors.fill: list; shown: list.activeFocus }
}
