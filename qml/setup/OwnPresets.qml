pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// The user's own presets: renamed by typing, deleted by a button.
Column {
    id: list

    required property PresetModel presets
    property string complaint: ""

    spacing: Theme.gapSmall
    visible: list.presets?.anyOwn ?? false

    TitleText { text: qsTr("Your own house rules"); Accessible.role: Accessible.Heading; Accessible.name: text }
    BodyText {
        width: parent.width
        visible: text !== ""
        text: list.complaint
        color: Theme.bad
    }
    Repeater {
        model: list.presets

        Flow {
            id: preset

            required property string key
            required property string name
            required property string about
            required property bool own

            width: list.width
            visible: preset.own
            height: visible ? implicitHeight : 0
            spacing: Theme.gapSmall

            InputField {
                id: title

                width: Math.min(list.width, Math.max(Theme.px(320), Theme.textPx(270)))
                label: qsTr("Name of the rules %1").arg(preset.name)
                text: preset.name
                maximumLength: 40
                onEditingFinished: {
                    const renamed = list.presets.rename(preset.key, title.text);
                    list.complaint = renamed ? "" : qsTr("“%1” is already taken, or cannot be a name.").arg(title.text);
                    if (!renamed) title.text = Qt.binding(() => preset.name);
                }
            }
            ActionButton {
                text: qsTr("Delete")
                iconName: "cancel"
                look: "danger"
                Accessible.name: qsTr("Delete %1").arg(preset.name)
                onAccepted: () => Qt.callLater(() => list.presets.remove(preset.key))  // the row must outlive its click
            }
            BodyText {
                height: Theme.touch
                text: preset.about
                color: Theme.inkMuted
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.NoWrap
            }
        }
    }
}
