pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// Chooses the packs of the mix, and its base, which decides the rules (R12.1).
Panel {
    id: panel

    required property SetupModel setup
    property PresetModel presets: null  // shown above the editions, which some of them choose
    readonly property PackList packs: panel.setup?.packs ?? null
    signal ruleActivated(string rule)
    property string refusedKey  // the pack whose switch would have left none
    readonly property bool mixed: (panel.packs?.mix.length ?? 0) > 1

    padding: Theme.px(16)
    implicitHeight: column.implicitHeight + panel.padding * 2

    Column {
        id: column

        width: parent.width
        spacing: Theme.gap

        TitleText { text: qsTr("Cards of this game"); Accessible.role: Accessible.Heading; Accessible.name: text }
        PresetsRow {
            width: parent.width
            visible: panel.presets !== null
            presets: panel.presets
            keeping: false
        }
        Repeater {
            id: shelf

            model: panel.packs

            Column {
                id: pack

                required property string key
                required property string name
                required property string about
                required property string problem
                required property string note
                required property var lacked
                required property string lackedName
                required property bool chosen

                width: column.width

                Toggle {
                    id: mixedIn

                    text: pack.name
                    checked: pack.chosen
                    onToggled: {
                        panel.refusedKey = pack.chosen && !panel.mixed ? pack.key : "";
                        panel.packs.toggle(pack.key);
                        mixedIn.checked = Qt.binding(() => pack.chosen);  // the last one stays in
                    }
                }
                BodyText {
                    width: parent.width
                    visible: pack.key === panel.refusedKey && !panel.mixed
                    text: qsTr("A game needs at least one edition: switch another one on first.")
                    color: Theme.gold
                }
                BodyText {
                    width: parent.width
                    visible: text !== ""
                    text: pack.about
                    color: Theme.inkMuted
                    font.pixelSize: Theme.textSmall
                }
                BodyText {
                    width: parent.width
                    visible: text !== ""
                    text: pack.note
                    textFormat: Text.PlainText
                    color: pack.lacked.length > 0 ? Theme.gold : Theme.inkMuted
                    font.pixelSize: Theme.textSmall
                }
                ActionButton {
                    objectName: "switchOnLacked"
                    visible: pack.lacked.length > 0
                    text: qsTr("Switch on %1, too").arg(pack.lackedName)
                    onAccepted: pack.lacked.slice().forEach(key => panel.packs.toggle(key))
                }
                BodyText {
                    width: parent.width
                    visible: text !== ""
                    text: pack.problem
                    textFormat: Text.PlainText
                    color: Theme.bad
                    font.pixelSize: Theme.textSmall
                }
            }
        }
        BodyText {
            width: parent.width
            visible: panel.setup?.bossesLeftOut ?? false
            text: qsTr("Boss Monsters and critical combat are options below: they are off until you switch them on.")
            color: Theme.gold
            font.pixelSize: Theme.textSmall
        }
        Flow {
            width: parent.width
            spacing: Theme.gap
            visible: panel.mixed

            BodyText { text: qsTr("Base:"); height: Theme.touch; verticalAlignment: Text.AlignVCenter; wrapMode: Text.NoWrap }
            PickRow {
                id: bases

                label: qsTr("Base of the mix")
                choices: (panel.packs?.mix.slice().sort() ?? []).map(key => ({key: key, text: panel.packs.nameOf(key)}))
                current: panel.packs?.base ?? ""
                onPicked: key => {
                    panel.packs.base = key;
                    bases.current = Qt.binding(() => panel.packs?.base ?? "");
                }
            }
        }
        // Apart from the last pack, which may be off.
        Column {
            width: parent.width
            visible: (panel.packs?.baseDecides.length ?? 0) > 0
            spacing: Theme.gapSmall

            Rectangle { width: parent.width; height: Theme.hairline; color: Theme.panelEdge }
            BodyText {
                width: parent.width
                text: (panel.mixed ? qsTr("The base, %1, decides:") : qsTr("In the edition %1:")).arg(panel.packs?.baseName ?? "")
                font.pixelSize: Theme.textSmall
                font.weight: Font.DemiBold
            }
            Grid {
                id: readings

                width: parent.width
                columns: width > Theme.px(700) * Theme.textScale ? 2 : 1
                columnSpacing: Theme.gap

                Repeater {
                    model: panel.packs?.baseDecides ?? []

                    RuleText {
                        required property string modelData

                        width: (readings.width - readings.columnSpacing) / readings.columns
                        sentence: modelData
                        onRuleActivated: rule => panel.ruleActivated(rule)
                    }
                }
            }
        }
    }
}
