pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand

// The first screen, and the one behind Menu. `entries`: {key, text, icon, look, whyNot, half, note}; two with `half` share a
// row, and a `note` has a line below the button, also while it is empty.
FocusScope {
    id: screen

    property var entries: []
    property string footnote: ""
    property bool noted: false  // it is a notice, to be read now
    signal chosen(string key)
    signal refused(string reason)
    readonly property int first: screen.entries.findIndex(one => (one.whyNot ?? "") === "")  // of those that can be chosen
    readonly property int noteHeight: Math.ceil(Theme.textSmall * 1.5)

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
            width: Math.min(parent.width - Theme.gapLarge * 2, Theme.px(entries.halves > 0 ? 520 : 420) * Math.max(1, Theme.textScale * 0.8) * (entries.columns > 1 ? 1.7 : 1))
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
            Flow {
                id: entries

                readonly property int halves: screen.entries.filter(one => one.half ?? false).length
                readonly property real needed: (screen.entries.length - Math.floor(entries.halves / 2)) * (Theme.touch + entries.spacing) + (screen.entries[0]?.note !== undefined ? screen.noteHeight : 0)
                readonly property int columns: words.height + entries.needed + column.spacing > pane.height ? 2 : 1

                width: parent.width
                spacing: Theme.gap

                // By number: what changes in an entry leaves the others as they are.
                Repeater {
                    model: screen.entries.length

                    Item {
                        id: entry

                        required property int index
                        readonly property var told: screen.entries[entry.index] ?? {}

                        width: entries.columns > 1 || (entry.told.half ?? false) ? Math.floor((entries.width - entries.spacing) / 2) : entries.width
                        height: choice.height + (entry.told.note === undefined ? 0 : screen.noteHeight)

                        ActionButton {
                            id: choice

                            width: entry.width
                            focus: entry.index === screen.first
                            text: entry.told.text ?? ""
                            iconName: entry.told.icon ?? ""
                            look: entry.told.look ?? (entry.index === screen.first ? "primary" : "plain")
                            allowed: choice.whyNot === ""
                            whyNot: entry.told.whyNot ?? ""
                            Accessible.description: choice.allowed ? entry.told.note ?? "" : choice.whyNot
                            onAccepted: screen.chosen(entry.told.key)
                            onRefused: reason => screen.refused(reason)
                        }
                        BodyText {
                            anchors.top: choice.bottom
                            anchors.topMargin: Theme.gapTiny
                            width: entry.width
                            visible: text !== ""
                            text: entry.told.note ?? ""
                            color: Theme.inkMuted
                            font.pixelSize: Theme.textSmall
                            fontSizeMode: Text.HorizontalFit
                            wrapMode: Text.NoWrap
                            horizontalAlignment: Text.AlignHCenter
                            Accessible.ignored: true
                        }
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
