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
    property bool noted: false  // it is a notice, to be read now
    signal chosen(string key)
    signal refused(string reason)

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Kickdoor, main menu")
    Keys.onPressed: event => { event.accepted = arrows.take(event); }
    onWidthChanged: Theme.fit(width, height)
    onHeightChanged: Theme.fit(width, height)

    Rectangle { anchors.fill: parent; color: Theme.ground }
    Image {
        anchors.fill: parent
        asynchronous: true
        source: "image://kickdoor/texture/wood?ink=" + Theme.hex(Theme.wood)
        sourceSize.width: 1024
        sourceSize.height: 640
        Accessible.ignored: true
    }
    Repeater {
        model: [{side: -0.4, y: 0.16, turn: -14, back: "door"}, {side: 0.32, y: 0.12, turn: 11, back: "treasure"},
                {side: -0.34, y: 0.6, turn: 8, back: "treasure"}, {side: 0.28, y: 0.58, turn: -9, back: "door"}]

        Item {
            id: card

            required property var modelData
            readonly property real unit: card.width / 100

            // Large text needs the middle of the window.
            x: screen.width * (0.5 + card.modelData.side * (Theme.largeText ? 1.2 : 1)) - width / 2 + Theme.px(40)
            y: screen.height * card.modelData.y
            width: Theme.px(190)
            height: width * Theme.cardRatio
            rotation: card.modelData.turn

            SoftShadow { spread: 6 * Math.max(1, card.unit * 0.8); drop: spread * 0.4 }
            CardBack { anchors.fill: parent; deck: card.modelData.back }
        }
    }
    // With large text in a small window, the entries form two columns.
    Flickable {
        id: pane

        anchors {
            fill: parent
            topMargin: Theme.gapSmall
            bottomMargin: foot.height + Theme.gap * 2
        }
        contentHeight: Math.max(column.height, pane.height)
        interactive: column.height > pane.height
        clip: pane.interactive
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: column

            anchors.horizontalCenter: parent.horizontalCenter
            y: Math.max(0, (pane.height - column.height) / 2)
            width: Math.min(parent.width - Theme.gapLarge * 2, Theme.px(420) * Math.max(1, Theme.textScale * 0.8) * (entries.columns > 1 ? 1.7 : 1))
            spacing: Theme.gap

            Column {
                id: words

                anchors.horizontalCenter: parent.horizontalCenter
                width: pane.width - Theme.gapLarge * 2
                spacing: column.spacing

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
                    width: Math.min(implicitWidth, parent.width)
                    text: qsTr("Kick open the door. Fight what is behind it. Keep the loot.")
                    horizontalAlignment: Text.AlignHCenter
                    color: Theme.inkMuted
                }
            }
            Grid {
                id: entries

                readonly property real needed: screen.entries.length * (Theme.touch + entries.spacing)

                width: parent.width
                columns: words.height + entries.needed + column.spacing > pane.height ? 2 : 1
                spacing: Theme.gap

                Repeater {
                    model: screen.entries

                    ActionButton {
                        required property var modelData
                        required property int index

                        width: (entries.width - entries.spacing * (entries.columns - 1)) / entries.columns
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
    }
    FocusFollower { pane: pane }
    ArrowFocus { id: arrows; area: screen }
    Rectangle {
        anchors.fill: foot
        anchors.margins: -Theme.gapSmall
        visible: screen.noted
        radius: Theme.radius
        color: Theme.panelSolid
        border.color: Theme.gold
        border.width: Theme.line
    }
    BodyText {
        id: foot

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap
        x: Theme.gapLarge
        width: parent.width - Theme.gapLarge * 2
        text: screen.footnote
        color: screen.noted ? Theme.ink : Theme.inkMuted
        font.pixelSize: screen.noted ? Theme.text : Theme.textTiny
        horizontalAlignment: Text.AlignHCenter
    }
}
