import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// What monsters do, where there is no room for their words: told on hover, focus and touch.
FocusScope {
    id: chip

    property var words: []
    property bool many: true  // there are several
    property real room: 100000  // with less than its text takes, it is a pictogram
    readonly property real wholeWidth: whole.implicitWidth
    readonly property real leastWidth: brief.implicitWidth
    readonly property alias bubble: all
    property bool dismissed: false  // until it is pointed at or focused again

    implicitWidth: look.implicitWidth
    implicitHeight: look.implicitHeight
    visible: chip.words.length > 0
    activeFocusOnTab: chip.visible || chip.activeFocus
    onActiveFocusChanged: chip.dismissed = false
    Keys.onEscapePressed: event => {
        event.accepted = all.shown;
        if (all.shown) chip.dismissed = true;
    }
    Accessible.role: Accessible.StaticText
    Accessible.name: whole.text
    Accessible.description: all.text.replace(/<[^>]*>/g, " ")

    Chip { id: look; text: chip.room < whole.implicitWidth ? "" : whole.text; iconName: whole.iconName }
    Chip { id: brief; visible: false; iconName: whole.iconName }
    Chip { id: whole; visible: false; text: chip.many ? qsTr("What they do", "the monsters of a fight") : qsTr("What it does", "the monster of a fight"); iconName: "scroll-unfurled" }
    FocusRing { shown: chip.activeFocus; radius: height / 2 }
    HoverHandler { id: over; acceptedDevices: PointerDevice.Mouse; onHoveredChanged: if (over.hovered) chip.dismissed = false }
    // The pointer need not press it.
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        acceptedDevices: PointerDevice.TouchScreen | PointerDevice.Stylus
        onTapped: {
            if (chip.activeFocus) chip.dismissed = !chip.dismissed;
            else chip.forceActiveFocus(Qt.MouseFocusReason);
        }
    }
    Tip {
        id: all

        shown: chip.visible && !chip.dismissed && (over.hovered || chip.activeFocus)
        most: Theme.px(620)
        text: chip.words.join("<br>")
        onTextChanged: chip.dismissed = true  // another fight, or what is left of it
    }
}
