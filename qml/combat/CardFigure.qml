import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand

// A card of the fight as a standing figure. Like a card, it is told by its name, shows its card large on hover or by the
// key L, and can be pressed.
FocusScope {
    id: root

    property var card: ({})
    property bool flipped: false
    property bool selected: false
    property bool targetLit: false
    // What is shown of its name, at its feet, and if that has no room; empty: nothing.
    property string tag: ""
    property string shortTag: ""
    property real tagLift: 0  // above its feet
    property var tagPlace: null  // {x, width, pad, fits}; null: as wide as the figure
    property int tagSize: Theme.textTiny
    property string name: ""  // cut before the short tag if there is no room for the tag; empty: it stands alone
    readonly property int cardId: root.card?.cardId ?? -1
    readonly property bool pointed: hover.meant
    property bool looked: false  // by key
    readonly property bool read: root.pointed || root.looked
    readonly property bool drawn: !inked.waits
    signal activated()
    property int shownId: -1  // see PlayCard
    signal peeked(bool on)

    function report(on: bool) {
        if (on) root.shownId = root.cardId;
        root.peeked(on);
    }

    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: Lists.told([Kinds.label(root.card?.kind ?? "other"), root.card?.called ?? root.card?.title ?? "", root.card?.figure ?? "",
        root.card?.footerLeft ?? "", root.card?.footerRight ?? ""])
    Accessible.description: (root.card?.rulesText ?? "").replace(/<[^>]*>/g, "")
    Accessible.selectable: root.selected
    Accessible.selected: root.selected
    Accessible.focusable: true
    Accessible.focused: root.activeFocus
    Accessible.onPressAction: root.activated()
    Keys.onReturnPressed: root.activated()
    Keys.onEnterPressed: root.activated()
    Keys.onSpacePressed: root.activated()
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_L && event.modifiers === Qt.NoModifier;
        if (event.accepted) root.looked = !root.looked;
    }
    onActiveFocusChanged: if (!root.activeFocus) root.looked = false
    onCardIdChanged: root.looked = hover.meant = false
    onReadChanged: root.report(root.read)
    Component.onDestruction: if (root.read) root.report(false)

    // A glow without an edge: soft from its middle on.
    Item {
        anchors.fill: parent
        anchors.margins: root.width * 0.22
        visible: root.selected || root.targetLit

        SoftLight {
            spread: parent.width * 0.5
            color: root.targetLit ? Theme.target : Theme.gold
        }
    }
    GroundShadow { width: root.width * 0.78 }
    InkedFigure {
        id: inked

        anchors.fill: parent
        grounded: true
        recipe: root.card?.artRecipe ?? ""
        mirrored: root.flipped
        scale: hover.hovered || root.activeFocus ? 1.05 : 1
        transformOrigin: Item.Bottom
        Behavior on scale { NumberAnimation { duration: Theme.quick } }
    }
    Rectangle {
        x: (root.tagPlace ? root.tagPlace.x + root.tagPlace.width / 2 : parent.width / 2) - width / 2
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.tagLift
        visible: root.tag !== ""
        width: label.width + label.pad
        height: label.height + Theme.hairline * 2
        radius: Theme.radiusSmall
        color: Theme.veil

        BodyText {
            id: label

            anchors.centerIn: parent
            readonly property real pad: root.tagPlace?.pad ?? Theme.gapSmall * 2
            readonly property real most: root.tagPlace ? root.tagPlace.width - label.pad : root.width
            readonly property bool fits: root.tagPlace ? root.tagPlace.fits : whole.implicitWidth <= label.most * (root.width < font.pixelSize * 9 ? 1 : 1.7)  // in two lines, at a large figure

            width: Math.ceil(Math.min(label.most, label.fits ? whole.implicitWidth : brief.implicitWidth))
            text: label.fits ? root.tag : brief.text
            textFormat: Text.PlainText  // keeps no-break spaces
            font.pixelSize: root.tagSize
            lineHeight: 0.95
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true

            BodyText { id: whole; visible: false; text: root.tag; font: label.font; wrapMode: Text.NoWrap }
            BodyText { id: brief; visible: false; text: Lists.line([cut.elidedText, root.shortTag]); font: label.font; wrapMode: Text.NoWrap }
            TextMetrics { id: figured; text: Lists.line(["", root.shortTag]); font: label.font }
            TextMetrics { id: cut; text: root.name; elide: Qt.ElideRight; elideWidth: label.most - figured.advanceWidth - label.font.pixelSize * 1.2; font: label.font }
        }
    }
    FocusRing { shown: root.activeFocus }
    MovedHover { id: hover }
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: {
            root.forceActiveFocus(Qt.MouseFocusReason);
            root.activated();
        }
        onLongPressed: root.report(true)
        onPressedChanged: if (!pressed && !root.read) root.report(false)
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.report(true)
    }
}
