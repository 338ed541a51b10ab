pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme

// Chooses one of a few. `choices`: objects {key, text, tone, icon, allowed, whyNot}. Arrow keys move along the row, and out of
// it at its ends.
Flow {
    id: row

    property var choices: []
    property string current: ""
    property string label
    signal picked(string key)
    signal refused(string reason)

    // False at the end of the row.
    function lead(index: int): bool {
        const item = items.itemAt(index);
        if (item) item.forceActiveFocus();
        return item !== null;
    }

    spacing: Theme.gapSmall
    Accessible.role: Accessible.Grouping
    Accessible.name: row.label

    Repeater {
        id: items

        model: row.choices

        FocusScope {
            id: choice

            required property var modelData
            required property int index
            readonly property bool on: choice.modelData.key === row.current
            readonly property bool allowed: choice.modelData.allowed ?? true

            function take() {
                if (!choice.allowed) {
                    row.refused(choice.modelData.whyNot ?? "");
                    return;
                }
                choice.forceActiveFocus();
                row.current = choice.modelData.key;
                row.picked(row.current);
            }

            width: look.implicitWidth + Theme.px(6)
            height: Math.max(Theme.touch, look.implicitHeight + Theme.px(6))
            activeFocusOnTab: true
            opacity: choice.allowed ? 1 : 0.45
            Accessible.role: Accessible.RadioButton
            Accessible.name: choice.modelData.text
            Accessible.checked: choice.on
            Accessible.onPressAction: choice.take()
            Keys.onSpacePressed: choice.take()
            Keys.onReturnPressed: choice.take()
            Keys.onEnterPressed: choice.take()
            Keys.onLeftPressed: event => { event.accepted = row.lead(choice.index - 1); }
            Keys.onRightPressed: event => { event.accepted = row.lead(choice.index + 1); }

            Rectangle {
                anchors.centerIn: look
                width: look.width + Theme.px(6)
                height: look.height + Theme.px(6)
                radius: height / 2
                visible: choice.on
                color: Theme.gold
            }
            Chip {
                id: look

                anchors.centerIn: parent
                text: choice.modelData.text
                iconName: choice.modelData.icon ?? ""
                tone: choice.modelData.tone ?? Theme.panelRaised
            }
            FocusRing { anchors.fill: look; shown: choice.activeFocus; radius: height / 2 }
            TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; onTapped: choice.take() }
        }
    }
}
