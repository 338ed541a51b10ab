pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// The presets of house rules (`choosing`), and a field to keep the current rules as one (`keeping`).
Column {
    id: row

    required property PresetModel presets
    property bool choosing: true
    property bool keeping: true

    spacing: Theme.gapSmall

    Flow {
        width: parent.width
        visible: row.choosing
        spacing: Theme.gapSmall
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Ready-made house rules")

        Repeater {
            model: row.choosing ? row.presets : null

            ActionButton {
                id: preset

                required property string key
                required property string name
                required property string about
                required property bool own
                required property bool chosen

                text: preset.name
                iconName: preset.chosen ? "check-mark" : preset.own ? "scroll-unfurled" : ""
                look: preset.chosen ? "primary" : "plain"
                Accessible.checkable: true
                Accessible.checked: preset.chosen
                Accessible.description: preset.about
                onAccepted: row.presets.choose(preset.key)

                Tip { shown: preset.hovered; text: preset.about }
            }
        }
    }
    Flow {
        width: parent.width
        visible: row.keeping
        spacing: Theme.gapSmall

        InputField {
            id: keepAs

            width: Math.min(row.width, Math.max(Theme.px(320), Theme.textPx(270), keepAs.implicitWidth))
            placeholderText: qsTr("Name for these rules")
            maximumLength: 40
            onAccepted: row.keep()
        }
        ActionButton {
            text: qsTr("Save these rules")
            iconName: "save"
            allowed: keepAs.text.trim() !== ""
            whyNot: qsTr("Type a name first.")
            onAccepted: row.keep()
            onRefused: keepAs.forceActiveFocus()
        }
    }

    function keep() {
        if (keepAs.text.trim() === "") return;
        row.presets.keep(keepAs.text);
        keepAs.text = "";
    }
}
