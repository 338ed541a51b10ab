import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// One side's sum, large, with who it is. A card may be dropped on it when `lit`.
FocusScope {
    id: side

    property int total: 0
    property string caption
    property string remark: ""
    property bool ahead: false
    property bool level: false  // both sums are the same
    property bool lit: false
    signal dropped(int cardId)
    signal activated()
    // Shown by fading in, so that a changed sum is noticed.
    onTotalChanged: flash.restart()

    implicitHeight: column.implicitHeight + Theme.gapTiny * 2
    activeFocusOnTab: side.lit
    Accessible.role: Accessible.StaticText
    Accessible.name: Lists.told([qsTr("%1: %2", "side of a fight: its sum").arg(side.caption).arg(side.total), side.remark])
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
    Column {
        id: column

        anchors.verticalCenter: parent.verticalCenter
        width: parent.width

        TitleText {
            width: parent.width
            text: side.total
            color: side.level ? Theme.goldLight : side.ahead ? Theme.good : Theme.bad
            font.pixelSize: Theme.total
            fontSizeMode: Text.HorizontalFit
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

            width: parent.width
            // "2 Treasures" stays on one line.
            text: side.remark === "" ? side.caption : side.caption + " · " + words.unbroken(side.remark.replace(/ /g, "\u00a0"))
            color: Theme.inkMuted
            font.pixelSize: Theme.textSmall
            horizontalAlignment: Text.AlignHCenter
            maximumLineCount: Theme.largeText ? 1 : 2
            fontSizeMode: Theme.largeText ? Text.HorizontalFit : Text.FixedSize
            minimumPixelSize: Theme.textSmall * 0.45
            elide: Text.ElideRight
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
