import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// A card as it lies on the table: face or back, upright or turned sideways (carried, not equipped), with the states that
// the table shows. `cardWidth` is the upright width; the item's own size follows `sideways`.
Item {
    id: root

    property var card: ({})
    property real cardWidth: Theme.cardSlot
    // The width that other cards leave visible, from the left.
    property real inSight: root.cardWidth
    // See CardFace.
    property real readScale: 1
    property real shownScale: 1
    property bool hushed: false
    property bool wordless: false
    property bool excerpts: true
    property real leastPicture: 14
    property bool textFirst: false
    property bool sideways: false
    property bool faceDown: root.card?.faceDown ?? false
    property string back: root.card?.back ?? "door"
    property bool highlighted: false
    property bool selected: false
    property bool targetLit: false
    property bool dimmed: false
    property bool focused: false  // a ring shows it
    property bool lifted: false
    property bool pressed: false
    // How a lifted card grows, and a pressed one.
    property real swell: 1.08
    property real squeeze: 1.2
    // A turn in degrees, for a moment.
    property real punch: 0
    // How far the shadow of a lifted card falls to the side: away from the middle of the window.
    property real fall: 0
    // Its lean in degrees, and how far it trails behind its place.
    property real lean: 0
    property real trailX: 0
    property real trailY: 0
    Behavior on lean { enabled: root.trailX === 0; NumberAnimation { duration: Theme.quick; easing.type: Easing.OutBack } }
    // 0 on the table, 1 lifted.
    property real altitude: root.pressed ? 1.6 : root.lifted ? 1 : 0
    Behavior on altitude { NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic } }
    property bool casting: root.cardWidth > 48
    // Foil on a rare card that is lifted, or `shone` on; the light falls here, 0 to 1 from the upper left corner.
    property bool shone: root.altitude > 0
    readonly property point usualLight: Qt.point(0.35 + root.lean / 25, 0.3)
    property point light: root.usualLight
    // Whether the face is created synchronously, for single cards; the faces of many come one after the other.
    property bool atOnce: false
    // The face bears its rules text.
    readonly property bool tells: (front.item as CardFace)?.tells ?? false
    readonly property bool painted: root.faceDown || (root.faced && ((front.item as CardFace)?.filled ?? false))
    // Painted with its picture, and no plain figure in its place.
    readonly property bool clear: root.faceDown || (root.faced && ((front.item as CardFace)?.clear ?? false))
    // The face is shown: not before its picture, if the plain face already has one.
    property bool faced: false
    readonly property bool pictured: (front.item as CardFace)?.pictured ?? false
    onPicturedChanged: () => Qt.callLater(root.weighFaces)  // not while the picture is still changing

    function weighFaces() {
        root.faced = front.status === Loader.Ready && (root.pictured || !((plain.item as PlainFace)?.pictured ?? false));
    }

    // Call when the card is lifted or moves.
    function castAside() {
        const all = root.Window.width;
        root.fall = all > 0 ? (root.mapToItem(null, root.width / 2, 0).x / all - 0.5) * 2 * Theme.px(16) : 0;
    }

    onLiftedChanged: if (root.lifted) root.castAside()
    readonly property real cardHeight: root.cardWidth * Theme.cardRatio
    readonly property real unit: root.cardWidth / 100
    // The card's text for screen readers.
    readonly property string spoken: root.faceDown
        ? (root.back === "treasure" ? qsTr("A face-down Treasure card") : qsTr("A face-down Door card"))
        : Lists.told([Kinds.label(root.card?.kind ?? "other"), root.card?.title ?? "", root.card?.figure ?? "", root.card?.footerLeft ?? "",
           root.card?.footerRight ?? "", root.sideways ? qsTr("carried, not equipped") : "",
           (root.card?.attached?.length ?? 0) > 0 ? qsTr("with %1").arg(Lists.names(root.card.attached)) : ""])

    implicitWidth: root.sideways ? root.cardHeight : root.cardWidth
    implicitHeight: root.sideways ? root.cardWidth : root.cardHeight

    Item {
        id: turned

        anchors.centerIn: parent
        width: root.cardWidth
        height: root.cardHeight
        rotation: root.sideways ? 90 : 0
        scale: root.pressed ? root.squeeze : root.lifted ? root.swell : 1
        transform: [
            Rotation {
                origin.x: turned.width / 2
                origin.y: turned.height / 2
                angle: root.lean + root.punch
            },
            Translate { x: root.trailX; y: root.trailY }
        ]
        Behavior on rotation { NumberAnimation { duration: Theme.normal; easing.type: Easing.OutCubic } }
        Behavior on scale { NumberAnimation { duration: Theme.press; easing.type: Easing.OutBack } }

        // Creates only visible parts: a table has many cards, most of them small. Qt 6.4 does not support bound components in
        // loaders, and in others the linter does not know this file's ids.
        // qmllint disable unqualified
        Loader {
            anchors.fill: parent
            active: root.casting
            sourceComponent: Item {
                SoftShadow {
                    spread: 6 * Math.max(1, root.unit * 0.8)
                    drop: root.sideways ? 0 : spread * 0.4
                }
            }
        }
        // The higher the card, the wider and deeper its shadow.
        Loader {
            anchors.fill: parent
            active: root.altitude > 0
            opacity: Math.min(1, root.altitude)
            sourceComponent: Item {
                SoftShadow {
                    spread: 14 * Math.max(1, root.unit * 0.8)
                    drop: root.sideways ? 0 : spread * 0.7 + Theme.px(20) * Math.max(0, root.altitude - 1)
                    aside: root.sideways ? 0 : root.fall * root.altitude
                }
            }
        }
        Loader {
            anchors.fill: parent
            active: root.highlighted || root.selected || root.targetLit
            sourceComponent: CardGlow {
                tone: root.targetLit ? Theme.target : Theme.gold
                strong: root.selected || root.targetLit
                pulsing: root.targetLit
                unit: root.unit
            }
        }
        // Faces are created between frames, as a question may show a dozen. Until then, there is a frame with title and picture.
        Loader {
            id: plain

            anchors.fill: parent
            active: !root.faceDown && !root.atOnce && !root.faced
            sourceComponent: PlainFace { card: root.card; inSight: root.inSight; hushed: root.hushed; wordless: root.wordless }
        }
        Loader {
            id: front

            anchors.fill: parent
            asynchronous: !root.atOnce
            active: !root.faceDown
            opacity: root.faced ? 1 : 0
            onStatusChanged: root.weighFaces()
            sourceComponent: CardFace { card: root.card; inSight: root.inSight; readScale: root.readScale; shownScale: root.shownScale; hushed: root.hushed; wordless: root.wordless; excerpts: root.excerpts; leastPicture: root.leastPicture; textFirst: root.textFirst }
        }
        Loader {
            anchors.fill: parent
            active: root.shone && root.faced && (root.card?.rare ?? false) && !Theme.highContrast
            sourceComponent: FoilLight { unit: root.unit; light: root.light }
        }
        Loader {
            anchors.fill: parent
            active: root.faceDown
            sourceComponent: CardBack { deck: root.back }
        }
        // qmllint enable unqualified
        Rectangle {
            anchors.fill: parent
            visible: root.dimmed
            radius: 6 * root.unit
            color: Theme.dimmed
        }
        FocusRing { shown: root.focused; radius: 8 * root.unit }
    }
}
