import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The front of a card. `card` is anything with the roles title, kind, figure, rulesText, flavour, footerLeft,
// footerRight and artRecipe: a model row, a gadget or a plain object. Below 48 units of width only figure and
// picture show, below Theme.cardWords no texts; everything else fits itself to the card.
Rectangle {
    id: face

    property var card: ({})
    readonly property string kind: face.card?.kind ?? "other"
    readonly property real unit: face.width / 100
    readonly property color ink: Kinds.ink(face.kind)
    readonly property color paper: Kinds.paper(face.kind)
    readonly property bool tiny: face.width < 44
    readonly property bool small: face.width < Theme.cardWords
    // The width that other cards leave visible, from the left; the title fits into it.
    property real inSight: face.width
    // A zoomed card shows its flavour text; a card in the hand only if it has no rules text.
    property bool withFlavour: face.width > 220 || (face.width > 130 && (face.card?.rulesText ?? "") === "")

    // An Item without effects shows its price.
    readonly property bool priced: face.kind === "item" && (face.card?.rulesText ?? "") === "" && (face.card?.figure ?? "") === ""

    radius: 6 * unit
    color: face.ink
    border.color: Qt.darker(face.ink, 1.5)
    border.width: Math.max(1, unit * 0.6)

    CardHeader {
        id: header

        x: 3 * face.unit
        y: 3 * face.unit
        width: parent.width - 6 * face.unit
        height: (face.tiny ? 36 : header.stacked ? 38 : 25) * face.unit
        inSight: Math.min(width, face.inSight - x)
        radius: 3 * face.unit
        ink: face.ink
        unit: face.unit
        title: face.card?.title ?? ""
        figure: face.card?.figure ?? ""
        withTitle: !face.tiny
        visible: !face.tiny || figure !== ""
    }
    Rectangle {
        id: paperSheet

        x: 3.5 * face.unit
        anchors.top: header.visible ? header.bottom : parent.top
        anchors.topMargin: header.visible ? 0.5 * face.unit : 3.5 * face.unit
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 3.5 * face.unit
        width: parent.width - 7 * face.unit
        color: face.paper
        radius: 2 * face.unit
        clip: true

        // Paper and text are created only if visible. (About the linter, see Card.)
        // qmllint disable unqualified
        Loader {
            anchors.fill: parent
            active: !face.small
            sourceComponent: Image {
                fillMode: Image.Tile
                asynchronous: true
                source: "image://kickdoor/texture/grain?ink=" + Theme.hex(face.ink)
                sourceSize.width: 256
                sourceSize.height: 256
            }
        }
        CardArt {
            width: parent.width
            height: parent.height - (face.small ? 0 : footer.height + rules.height + 3 * face.unit)
            recipe: face.card?.artRecipe ?? ""
            kind: face.kind
        }
        Loader {
            id: rules

            anchors {
                left: parent.left
                right: parent.right
                bottom: footer.top
                margins: 4 * face.unit
                bottomMargin: 1.5 * face.unit
            }
            active: !face.small
            sourceComponent: CardText {
                unit: face.unit
                room: paperSheet.height - footer.height - 29 * face.unit
                text: face.card?.rulesText ?? ""
                price: face.priced ? face.card?.footerRight ?? "" : ""
                flavour: face.withFlavour ? face.card?.flavour ?? "" : ""
                ink: Qt.darker(face.ink, 2.1)
            }
        }
        Loader {
            id: footer

            readonly property string leftText: face.card?.footerLeft ?? ""
            readonly property string rightText: face.priced ? "" : face.card?.footerRight ?? ""

            anchors.bottom: parent.bottom
            width: parent.width
            height: item?.implicitHeight ?? 0
            active: !face.small && (footer.leftText !== "" || footer.rightText !== "")
            sourceComponent: CardFooter {
                leftText: footer.leftText
                rightText: footer.rightText
                ink: face.ink
                unit: face.unit
            }
        }
        // The crown of a Boss Monster (R2.8), on cards of any size.
        Loader {
            anchors.right: parent.right
            anchors.rightMargin: 3 * face.unit
            y: 3 * face.unit
            width: (face.tiny ? 40 : 17) * face.unit
            height: width
            active: face.card?.boss ?? false
            sourceComponent: GameIcon {
                name: "imperial-crown"
                color: "#a5760f"
            }
        }
        // A mark for the cards attached to an Item (R7.11), which lie under it.
        Loader {
            x: 3 * face.unit
            y: 3 * face.unit
            active: face.kind === "item" && (face.card?.attached?.length ?? 0) > 0
            sourceComponent: AttachedMark {
                titles: Array.from(face.card?.attached ?? [])
                spelled: !face.small
                unit: face.unit
                most: paperSheet.width - 6 * face.unit
            }
        }
        // qmllint enable unqualified
    }
}
