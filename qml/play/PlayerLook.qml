pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Dialogs

// All cards that one player has in play. Each is shown large while pointed at.
ZoomingDialog {
    id: look

    required property PlayersModel players
    required property Seating seating
    property int viewer: -1  // whose hand is open
    property int seat: -1
    // The revision is read, so that this follows the rows.
    readonly property var row: look.seat >= 0 && look.players.revision >= 0 ? look.players.at(look.seat) : ({})
    readonly property PlayModel play: look.row.play ?? null

    // As large as fits in one row, so that their texts are not cut.
    readonly property var shown: Array.from(parts.children).filter(part => part.widths !== undefined && part.count > 0)
    readonly property real widths: look.shown.reduce((sum, part) => sum + part.widths, 0)
    readonly property real gaps: look.shown.reduce((sum, part) => sum + part.count, -1) * Theme.gap
    readonly property real cardWidth: Math.max(Theme.cardHand * 0.9, Math.min(Theme.cardRead, Math.floor((parts.width - look.gaps - 1) / Math.max(1, look.widths))))

    // The player's entry if several people share this screen.
    readonly property var person: look.seating.shared ? Array.from(look.seating.people).find(one => one.seat === look.seat) : undefined

    function show(seat: int) {
        look.seat = seat;
    }

    visible: look.seat >= 0
    preferredWidth: Theme.px(640)
    contentWish: look.widths * Theme.cardRead + look.gaps
    title: look.row.name ?? ""
    subtitle: Lists.line([look.row.identity ?? "", qsTr("Level %1").arg(look.row.level ?? 1), qsTr("strength %1").arg(Lists.number(look.row.strength ?? 0)),
               qsTr("%n card(s) in hand", "", look.row.handCount ?? 0)])
    onDismissed: look.seat = -1
    actions: ActionButton {
        text: qsTr("Close")
        look: "primary"
        onAccepted: look.seat = -1
    }

    component Part: Column {
        id: part

        property string label
        property alias model: cards.model
        property alias upright: cards.upright
        readonly property alias count: cards.count
        readonly property alias widths: cards.widths

        width: Math.min(parent?.width ?? 0, Math.max(name.implicitWidth, cards.natural))
        spacing: Theme.gapTiny + look.cardWidth * 0.08  // a card that is pointed at rises, and leans
        visible: cards.count > 0

        BodyText { id: name; text: part.label; color: Theme.inkMuted; font.pixelSize: Theme.textSmall; wrapMode: Text.NoWrap }
        PlainCards { id: cards; width: parent.width; cardWidth: look.cardWidth; zoomer: look }
    }

    // Side by side, so that nothing important needs scrolling.
    Flow {
        id: parts

        width: parent.width
        spacing: Theme.gap

        Column {
            width: parent.width
            visible: look.person !== undefined

            Toggle {
                id: quiet

                width: Math.min(implicitWidth, parent.width)
                enabled: look.seat === look.viewer && !look.seating.handClosed
                text: qsTr("Ask %1 only when there is something to answer with").arg(look.row.name ?? "")
                checked: look.person?.askedIfAble ?? false
                onToggled: look.seating.setAskedIfAble(look.seat, quiet.checked)
            }
            BodyText {
                width: parent.width
                text: quiet.enabled ? qsTr("Quicker, but the others may notice when there is nothing.")
                    : qsTr("Only %1 can change this, while their own hand is open.").arg(look.row.name ?? "")
                color: Theme.inkMuted
                font.pixelSize: Theme.textSmall
            }
        }
        Part { label: qsTr("Character"); model: look.play ? look.play.characterCard : null }
        Part { label: qsTr("Who they are"); model: look.play ? look.play.identities : null }
        Part { objectName: "withThem"; label: qsTr("With them"); model: look.play ? look.play.followers : null }
        Part { label: qsTr("Curses"); model: look.play ? look.play.curses : null }
        Part { objectName: "seenHand"; label: qsTr("In hand, as far as you have seen it"); upright: true; model: look.play ? look.play.seenHand : null }
        Part { label: qsTr("Items, carried ones sideways"); model: look.play ? look.play.items : null }
    }
}
