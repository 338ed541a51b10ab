pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Kickdoor.Theme
import Kickdoor.Controls

// Where both sums come from, line by line. Roles of `model`: text, amount, monsterSide, first (true: Levels come without
// a sign).
ListView {
    id: list

    // The line that came or changed last stays in sight.
    property int latest: -1

    function showLatest() {
        if (list.latest >= 0 && list.latest < list.count) list.positionViewAtIndex(list.latest, ListView.Contain);
    }

    onModelChanged: list.latest = -1
    onHeightChanged: settle.restart()
    onMovementStarted: list.latest = -1
    Connections {
        target: list.model as QtObject
        ignoreUnknownSignals: true
        function onRowsInserted(parent: var, first: int, last: int) {
            list.latest = last;
            settle.restart();
        }
        function onDataChanged(from: var, to: var) {
            list.latest = to.row;
            settle.restart();
        }
    }
    Timer { id: settle; interval: 0; onTriggered: list.showLatest() }

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: contentHeight > height
    Accessible.role: Accessible.List
    Accessible.name: qsTr("What the sums are made of")
    T.ScrollBar.vertical: SlimScrollBar {}
    section.property: "monsterSide"
    delegate: Item {
        id: line

        required property var model
        required property int index
        // A gap between the two sides.
        readonly property real lead: line.index > 0 && ListView.section !== ListView.previousSection ? Theme.gap : 0

        width: ListView.view ? ListView.view.width - Theme.px(14) : 0
        implicitHeight: words.implicitHeight + Theme.px(2) + line.lead
        Accessible.role: Accessible.ListItem
        Accessible.name: words.text + ": " + number.text

        BodyText {
            id: words

            width: parent.width - number.width - Theme.gapSmall
            y: line.lead
            text: line.model.text
            font.pixelSize: Theme.textSmall
        }
        BodyText {
            id: number

            anchors.right: parent.right
            anchors.baseline: words.baseline
            text: (line.model.first ?? false) || line.model.amount < 0 ? String(line.model.amount).replace("-", "\u2212") : "+" + line.model.amount
            color: line.model.monsterSide ? Theme.bad : Theme.good
            font.pixelSize: Theme.textSmall
            font.weight: Font.Bold
            wrapMode: Text.NoWrap
        }
        Image {
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.hairline
            fillMode: Image.TileHorizontally
            source: "image://kickdoor/texture/dots?ink=" + Theme.hex(Theme.alpha(Theme.inkMuted, 0.4))
            sourceSize.width: Theme.px(5)
            sourceSize.height: Theme.hairline
            Accessible.ignored: true
        }
    }
}
