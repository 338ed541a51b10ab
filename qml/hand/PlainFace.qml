import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The front of a card, quickly made: its frame, title and picture, without paper left blank for a text. Shown until CardFace is
// created. `card`: see there. A picture whose height depends on the text waits for that: until then its figure in one colour is there.
Rectangle {
    id: plain

    property var card: ({})
    property real inSight: plain.width
    property bool hushed: false
    property bool wordless: false
    readonly property alias pictured: art.ready
    readonly property string kind: plain.card?.kind ?? "other"
    readonly property real unit: plain.width / 100
    readonly property bool small: plain.wordless || plain.width < Theme.cardWords
    readonly property real head: (plain.small ? 36 : 25) * plain.unit
    readonly property bool tiny: plain.width < Math.max(44, Theme.px(64))

    radius: 6 * plain.unit
    color: Kinds.ink(plain.kind)

    TitleText {
        x: 5 * plain.unit
        y: 2 * plain.unit
        width: plain.inSight - 10 * plain.unit
        height: plain.head
        visible: !plain.tiny
        text: plain.card?.title ?? ""
        color: Theme.titleOnCard
        font.pixelSize: Math.max(8, 10 * plain.unit)
        maximumLineCount: 2
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
    Rectangle {
        x: 4 * plain.unit
        y: plain.tiny ? 4 * plain.unit : plain.head + 2 * plain.unit
        width: plain.width - 8 * plain.unit
        height: plain.height - y - 4 * plain.unit
        radius: 2 * plain.unit
        color: Kinds.paper(plain.kind)

        CardArt {
            id: art

            readonly property bool wordy: !plain.wordless && plain.width >= Theme.cardWords

            width: parent.width
            height: art.wordy && plain.hushed ? Math.min(parent.height, 74 * plain.unit) : parent.height
            figureOnly: art.wordy && !plain.hushed
            recipe: plain.card?.artRecipe ?? ""
            kind: plain.kind
            edition: plain.card?.edition ?? ""
        }
    }
}
