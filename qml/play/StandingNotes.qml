pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// What is passed for the players here, near the hand: each note ends it by a press. Below, the way to more of them.
Column {
    id: notes

    required property StandingPasses standing
    signal passingWanted()

    spacing: Theme.gapTiny

    Repeater {
        model: notes.standing

        FocusScope {
            id: note

            required property string text
            required property string about
            required property int index

            width: Math.min(look.implicitWidth, notes.width)
            height: Math.max(Theme.touch, look.implicitHeight)
            activeFocusOnTab: true
            Accessible.role: Accessible.Button
            Accessible.name: qsTr("Stop this: %1").arg(note.text)
            Accessible.description: note.about
            Accessible.onPressAction: note.revoke()
            Keys.onReturnPressed: note.revoke()
            Keys.onEnterPressed: note.revoke()
            Keys.onSpacePressed: note.revoke()

            function revoke() {
                if (note.activeFocus) more.forceActiveFocus();
                notes.standing.revoke(note.index);
            }

            Chip {
                id: look

                anchors.verticalCenter: parent.verticalCenter
                most: notes.width
                text: note.text
                iconName: "cancel"
                tone: Theme.goldDark
                Accessible.ignored: true
            }
            FocusRing { shown: note.activeFocus; radius: Theme.radiusSmall }
            HoverHandler { id: hover }
            Tip { shown: hover.hovered || note.activeFocus; text: Lists.told([note.text, note.about, qsTr("Press to stop this.")]) }
            TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; onTapped: note.revoke() }
        }
    }
    LinkButton {
        id: more

        width: Math.min(implicitWidth, notes.width)
        text: qsTr("When to ask …")
        iconName: "hourglass"
        sequence: "N"
        tipText: qsTr("Choose which questions you are asked, and which are passed for you.")
        onClicked: notes.passingWanted()
    }
}
