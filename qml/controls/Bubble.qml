import QtQuick
import Kickdoor.Theme

// A slip of paper that explains why something is forbidden (with links to rules), or what would happen.
Item {
    id: bubble

    property string text
    property string hint: ""
    property bool closable: true
    signal ruleActivated(string rule)
    signal closed()

    implicitWidth: Math.min(Theme.px(360) * Math.max(1, Theme.textScale * 0.8), words.implicitWidth + Theme.gap * 2)
    implicitHeight: column.implicitHeight + Theme.gap * 1.6
    visible: bubble.text !== ""
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.text.replace(/<[^>]*>/g, "") + " " + bubble.hint

    SoftShadow { drop: Theme.px(3) }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.parchment
        border.color: Theme.goldDark
        border.width: Theme.hairline
    }
    Column {
        id: column

        anchors {
            left: parent.left
            right: parent.right
            margins: Theme.gap
            verticalCenter: parent.verticalCenter
        }
        spacing: Theme.gapTiny

        BodyText {
            id: words

            width: parent.width
            text: bubble.text
            color: Theme.inkOnPaper
            linkColor: Theme.danger
            onLinkActivated: link => bubble.ruleActivated(link)
        }
        BodyText {
            width: parent.width
            visible: bubble.hint !== ""
            text: bubble.hint
            color: Theme.inkMutedOnPaper
            font.pixelSize: Theme.textSmall
        }
    }
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        enabled: bubble.closable
        onTapped: bubble.closed()
    }
}
