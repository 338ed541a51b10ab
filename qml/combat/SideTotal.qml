import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// One side's sum, with its names. Cards can be dropped on it while `lit`.
FocusScope {
    id: side

    property int total: 0
    property string caption
    property string remark: ""
    property bool ahead: false
    property bool level: false  // both sums are the same
    property bool lit: false
    // Number and text share a row, after `lead`.
    property bool dense: false
    property real lead: 0
    signal dropped(int cardId)
    signal activated()
    // Shown by fading in, so that a changed sum is noticed.
    onTotalChanged: flash.restart()

    implicitHeight: column.implicitHeight + Theme.gapTiny * 2
    activeFocusOnTab: side.lit || side.activeFocus
    Accessible.role: Accessible.StaticText
    Accessible.name: Lists.told([qsTr("%1: %2", "side of a fight: its sum").arg(side.caption).arg(Lists.number(side.total)), side.remark])
    Keys.onReturnPressed: side.activated()
    Keys.onEnterPressed: side.activated()

    Rectangle {
        anchors.fill: parent
        visible: side.lit
        radius: Theme.radius
        color: Theme.alpha(Theme.target, drop.containsDrag ? 0.35 : 0.14)
        border.color: Theme.target
        border.width: Theme.line
    }
    Item {
        id: column

        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        implicitHeight: side.dense ? Math.max(number.height, words.height) : number.height + words.height
        height: implicitHeight

        TitleText {
            id: number

            x: side.dense ? side.lead : 0
            width: side.dense ? implicitWidth : parent.width
            text: Lists.number(side.total)
            color: side.level ? Theme.goldLight : side.ahead ? Theme.good : Theme.bad
            font.pixelSize: Theme.total * (side.dense ? 0.72 : 1)
            fontSizeMode: side.dense ? Text.FixedSize : Text.HorizontalFit
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.NoWrap
            lineHeight: 0.9

            SequentialAnimation on scale {
                id: flash

                running: false
                NumberAnimation { to: 1.18; duration: Theme.quick }
                NumberAnimation { to: 1; duration: Theme.normal; easing.type: Easing.OutBack }
            }
        }
        BodyText {
            id: words

            x: side.dense ? number.x + number.width + Theme.gapSmall : 0
            y: side.dense ? (column.height - height) / 2 : number.height
            width: parent.width - x
            text: side.remark === "" || !whole.truncated ? whole.text : begun.elidedText + "<br>" + words.kept
            color: Theme.inkMuted
            font.pixelSize: Theme.textSmall * (side.dense && Theme.largeText ? 0.8 : 1)
            horizontalAlignment: side.dense ? Text.AlignLeft : Text.AlignHCenter
            lineHeight: side.dense ? 0.95 : 1.08
            maximumLineCount: Theme.largeText && !side.dense ? 1 : 2
            fontSizeMode: Theme.largeText && !side.dense ? Text.HorizontalFit : side.dense ? Text.Fit : Text.FixedSize
            minimumPixelSize: Theme.textSmall * 0.45
            elide: Text.ElideRight

            // "2 Treasures" stays on one line.
            readonly property string kept: words.unbroken(side.remark.replace(/ /g, "\u00a0"))

            // With too little room, the names are cut, not the loot.
            BodyText {
                id: whole

                visible: false
                width: words.width
                // A line may begin with the dot, never end with it.
                text: side.remark === "" ? side.caption : side.caption + " ·&nbsp;" + words.kept
                font: words.font
                lineHeight: words.lineHeight
                maximumLineCount: words.maximumLineCount
                fontSizeMode: words.fontSizeMode
                minimumPixelSize: words.minimumPixelSize
                elide: words.elide
            }
            TextMetrics { id: begun; font: words.font; text: side.caption; elide: Text.ElideRight; elideWidth: words.width }
        }
    }
    FocusRing { shown: side.activeFocus }
    TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; enabled: side.lit; onTapped: side.activated() }
    CardDrop {
        id: drop

        anchors.fill: parent
        lit: side.lit
        onCardDropped: cardId => side.dropped(cardId)
    }
}
