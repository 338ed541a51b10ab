import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The front of a card. `card` is anything with the roles title, kind, figure, rulesText, flavour, footerLeft,
// footerRight, artRecipe and edition: a model row, a gadget or a plain object. A chip shows only figure and picture;
// below Theme.cardWords there are no texts. Texts that would be too small to be read are left out, for a larger picture; a
// card of some size shows how they begin.
Rectangle {
    id: face

    property var card: ({})
    readonly property string kind: face.card?.kind ?? "other"
    readonly property real unit: face.width / 100
    readonly property color ink: Kinds.ink(face.kind)
    readonly property color paper: Kinds.paper(face.kind)
    readonly property bool tiny: face.width < Math.max(44, Theme.px(64))
    property bool wordless: false  // title and picture only
    readonly property bool small: face.wordless || face.width < Theme.cardWords
    // The width that other cards leave visible, from the left; the title fits into it.
    property real inSight: face.width
    // A zoomed card shows its flavour text; a card in the hand only if it has no rules text.
    property bool withFlavour: (face.width > Math.max(220, Theme.px(210)) && rules.length <= 220) || (face.width > 130 && (face.card?.rulesText ?? "") === "")

    // How many times its size the card is shown when it is read, and now.
    property real readScale: 1
    property real shownScale: 1
    property bool excerpts: true  // a text that does not fit is begun
    // The picture's least height, in hundredths of the card's width, beside a long text.
    property real leastPicture: 14
    property bool textFirst: false  // the picture gives way before a text is cut
    property bool hushed: false  // the texts wait until the card is read
    readonly property int leastText: Math.ceil(Theme.cardTextLeast / face.readScale)
    readonly property bool footed: !face.small && 7.4 * face.unit * face.readScale >= Theme.cardTextLeast * 0.8
    readonly property bool tells: (face.card?.rulesText ?? "") === "" || (rules.item?.told ?? false)
    readonly property bool worded: face.tells || (rules.item?.begun ?? false)
    // Texts that are readable only on the enlarged card are hidden on the small one.
    readonly property real textOpacity: face.hushed ? 0 : face.shownScale >= face.readScale * 0.97 || 7.6 * face.unit * Theme.cardTextGrowth >= Theme.cardTextLeast ? 1 : 0

    readonly property bool pictured: face.quiet ? (large.item as CardArt)?.ready ?? false : art.ready
    readonly property bool filled: face.quiet ? (large.item as CardArt)?.filled ?? false : art.filled
    // Its picture is wholly in sight, or there is none.
    readonly property bool clear: face.quiet ? !((large.item as CardArt)?.pending ?? true) : !art.pending
    readonly property bool quiet: face.textOpacity === 0 && !face.small
    onQuietChanged: if (face.quiet) large.kept = true

    // An Item without effects shows its price.
    readonly property bool priced: face.kind === "item" && (face.card?.rulesText ?? "") === "" && (face.card?.figure ?? "") === ""

    radius: 6 * unit
    color: face.ink
    border.color: face.tiny ? Qt.lighter(face.ink, 1.4) : Theme.outline
    border.width: Math.max(1, (face.tiny ? 4 : 1) * face.unit)

    CardHeader {
        id: header

        x: 2 * face.unit
        y: 2 * face.unit
        width: parent.width - 4 * face.unit
        inSight: Math.min(width, face.inSight - x)
        radius: 3 * face.unit
        ink: face.ink
        unit: face.unit
        title: face.card?.title ?? ""
        figure: face.card?.figure ?? ""
        roomy: face.small
        visible: !face.tiny
    }
    Rectangle {
        id: paperSheet

        x: Math.round(4 * face.unit)
        // Not by whether the header is visible: a card that is hidden as a whole would change its picture's size, and paint it anew.
        anchors.top: face.tiny ? parent.top : header.bottom
        anchors.topMargin: face.tiny ? 4 * face.unit : 0
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 4 * face.unit
        width: Math.round(parent.width) - 2 * x
        color: face.small ? face.ink : face.paper  // at the edges of a picture alone
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
            id: art

            width: parent.width
            height: parent.height - (face.small ? 0 : footer.height + (face.worded ? rules.height + 4.5 * face.unit : 0))
            recipe: face.card?.artRecipe ?? ""
            kind: face.kind
            edition: face.card?.edition ?? ""
        }
        // While the texts are hidden, the picture is larger. Kept, so that it is there when the card lies down again.
        Loader {
            id: large

            property bool kept: false

            width: parent.width
            height: face.hushed ? Math.min(parent.height, 74 * face.unit) : parent.height
            active: large.kept
            visible: face.quiet
            sourceComponent: CardArt {
                recipe: face.card?.artRecipe ?? ""
                kind: face.kind
                edition: face.card?.edition ?? ""
            }
        }
        // The picture's frame.
        Rectangle {
            anchors.fill: face.quiet ? large : art
            color: "transparent"
            border.color: Theme.outline
            border.width: Math.max(1, 1.3 * face.unit)
        }
        Loader {
            id: rules

            readonly property int length: (face.card?.rulesText ?? "").length

            anchors {
                left: parent.left
                right: parent.right
                bottom: footer.top
                margins: 4 * face.unit
                bottomMargin: 1.5 * face.unit
            }
            active: !face.small
            visible: face.worded
            opacity: face.textOpacity
            sourceComponent: CardText {
                unit: face.unit
                least: face.leastText
                excerpts: face.excerpts && face.width * face.readScale >= Theme.px(150)
                // A long text leaves the picture less room.
                room: paperSheet.height - footer.height - Math.max(face.leastPicture, rules.length > 220 ? 14 : face.textFirst ? 20 : (rules.length > 120 ? 32 : 44) - (header.tall ? 8 : 0)) * face.unit
                text: face.card?.rulesText ?? ""
                price: face.priced ? face.card?.footerRight ?? "" : ""
                flavour: face.withFlavour ? face.card?.flavour ?? "" : ""
                ink: Qt.darker(face.ink, 2.3)
            }
        }
        Loader {
            id: footer

            readonly property string leftText: face.card?.footerLeft ?? ""
            readonly property string rightText: face.priced ? "" : face.card?.footerRight ?? ""

            anchors.bottom: parent.bottom
            width: parent.width
            height: item?.implicitHeight ?? 0
            active: face.footed && (footer.leftText !== "" || footer.rightText !== "")
            opacity: face.textOpacity
            sourceComponent: CardFooter {
                leftText: footer.leftText
                rightText: footer.rightText
                ink: face.ink
                unit: face.unit
            }
        }
        // On a chip the figure is written on the picture.
        Loader {
            anchors.bottom: parent.bottom
            width: parent.width
            active: face.tiny && (face.card?.figure ?? "") !== ""
            sourceComponent: TitleText {
                text: face.card?.figure ?? ""
                color: Theme.figureGold
                style: Text.Outline
                styleColor: Theme.outline
                font.pixelSize: Math.max(9, 40 * face.unit)
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.NoWrap
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
                color: Theme.figureGold
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
