pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand

// The first screen, and the one behind Menu. `entries`: {key, text, icon, look, allowed, whyNot}.
FocusScope {
    id: screen

    property var entries: []
    property string footnote: ""
    signal chosen(string key)
    signal refused(string reason)

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Kickdoor, main menu")
    onWidthChanged: Theme.fit(width, height)
    onHeightChanged: Theme.fit(width, height)

    Rectangle { anchors.fill: parent; color: "#24150c" }
    Image {
        anchors.fill: parent
        asynchronous: true
        source: "image://kickdoor/texture/wood?ink=" + Theme.hex(Theme.wood)
        sourceSize.width: 1024
        sourceSize.height: 640
        Accessible.ignored: true
    }
    Repeater {
        model: [{x: 0.1, y: 0.16, turn: -14, back: "door"}, {x: 0.82, y: 0.12, turn: 11, back: "treasure"},
                {x: 0.16, y: 0.6, turn: 8, back: "treasure"}, {x: 0.78, y: 0.58, turn: -9, back: "door"}]

        Card {
            required property var modelData

            x: screen.width * modelData.x - width / 2 + Theme.px(40)
            y: screen.height * modelData.y
            rotation: modelData.turn
            cardWidth: Theme.px(190)
            faceDown: true
            back: modelData.back
        }
    }
    // Large text makes the column taller than a small window.
    Flickable {
        id: pane

        anchors {
            fill: parent
            topMargin: Theme.gapSmall
            bottomMargin: foot.height + Theme.gap * 2
        }
        contentHeight: Math.max(column.height, pane.height)
        interactive: column.height > pane.height
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: column

            anchors.horizontalCenter: parent.horizontalCenter
            y: Math.max(0, (pane.height - column.height) / 2)
            width: Math.min(parent.width - Theme.gapLarge * 2, Theme.px(420) * Math.max(1, Theme.textScale * 0.8))
            spacing: Theme.gap

            TitleText {
                width: parent.width
                text: qsTr("Kickdoor")
                font.pixelSize: Theme.hero * (Theme.largeText ? 1 : 1.5)
                fontSizeMode: Text.HorizontalFit
                horizontalAlignment: Text.AlignHCenter
                style: Text.Raised
                styleColor: "black"
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            BodyText {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(implicitWidth, pane.width - Theme.gapLarge * 2)
                text: qsTr("Kick open the door. Fight what is behind it. Keep the loot.")
                horizontalAlignment: Text.AlignHCenter
                color: Theme.inkMuted
            }
            Repeater {
                model: screen.entries

                ActionButton {
                    required property var modelData
                    required property int index

                    width: parent ? parent.width : 0
                    focus: index === 0
                    text: modelData.text
                    iconName: modelData.icon ?? ""
                    look: modelData.look ?? (index === 0 ? "primary" : "plain")
                    allowed: modelData.allowed ?? true
                    whyNot: modelData.whyNot ?? ""
                    onAccepted: screen.chosen(modelData.key)
                    onRefused: reason => screen.refused(reason)
                }
            }
        }
    }
    FocusFollower { pane: pane }
    BodyText {
        id: foot

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap
        x: Theme.gapLarge
        width: parent.width - Theme.gapLarge * 2
        text: screen.footnote
        color: Theme.inkFaint
        font.pixelSize: Theme.textTiny
        horizontalAlignment: Text.AlignHCenter
    }
}
