pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Pages
import Kickdoor.Setup

// Sets up a table to host: its name, PIN and port, its cards and rules.
ScreenFrame {
    id: page

    required property Navigator navigator
    required property NetPlay net
    readonly property bool opening: page.net?.opening ?? false
    readonly property bool busy: page.opening || (page.net?.host.busy ?? true)
    readonly property string told: page.opening ? qsTr("The table is being opened…") : page.busy ? qsTr("The last table is being closed…") : ""
    readonly property string complaint: who.text.trim() === "" && !screenOnly.checked ? qsTr("Type your name first.")
        : Number(port.text) >= 1 && Number(port.text) <= 65535 ? page.net?.setup.packs.problem ?? ""
        : qsTr("The port is a number from 1 to 65535.")

    title: qsTr("Host a table")
    subtitle: qsTr("This computer deals for everybody, so its program could reveal all hands: play only with a host you trust.")
    onBack: page.navigator.go("net")
    Component.onCompleted: page.net.setup.packs.look()

    component Label: BodyText {
        height: Theme.touch
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.NoWrap
    }

    Column {
        width: page.innerWidth
        spacing: Theme.gap

        Panel {
            width: parent.width
            padding: Theme.px(16)
            implicitHeight: flow.implicitHeight + padding * 2
            height: implicitHeight

            Flow {
                id: flow

                width: parent.width
                spacing: Theme.gap

                Row {
                    spacing: Theme.gapSmall
                    Label { text: qsTr("Your name:") }
                    InputField { id: who; objectName: "who"; focus: true; label: qsTr("Your name"); maximumLength: 20; text: page.net?.memory.name ?? ""; onEditingFinished: page.net.rememberName(text) }
                }
                Row {
                    spacing: Theme.gapSmall
                    Label { text: qsTr("Name of the table:") }
                    InputField {
                        id: table

                        label: qsTr("Name of the table")
                        placeholderText: who.text.trim() === "" ? "" : qsTr("%1's table").arg(who.text.trim())
                        maximumLength: 30
                    }
                }
                Row {
                    spacing: Theme.gapSmall
                    Label { text: qsTr("PIN:") }
                    InputField {
                        id: pin

                        objectName: "pin"
                        width: Theme.px(130) * Math.max(1, Theme.textScale * 0.7)
                        label: qsTr("PIN")
                        placeholderText: qsTr("none")
                        maximumLength: 32
                        text: page.net ? page.net.host.freshPin() : ""
                    }
                }
                Row {
                    spacing: Theme.gapSmall
                    Label { text: qsTr("Port:") }
                    InputField {
                        id: port

                        objectName: "port"
                        width: Theme.px(100) * Math.max(1, Theme.textScale * 0.7)
                        label: qsTr("Port")
                        inputMethodHints: Qt.ImhDigitsOnly
                        maximumLength: 5
                        text: page.net?.memory.port ?? "4510"
                    }
                }
                Toggle {
                    id: screenOnly

                    objectName: "screenOnly"
                    width: Math.min(implicitWidth, flow.width)
                    text: qsTr("This screen is only the table: everybody plays on a device of their own")
                }
                NumberStepper {
                    label: qsTr("Seats at the table")
                    from: 3
                    to: 6
                    value: page.net?.seats ?? 4
                    onMoved: value => page.net.seats = value
                }
                BotPace { net: page.net }
            }
        }
        PacksPanel {
            width: parent.width
            setup: page.net ? page.net.setup : null
            onRuleActivated: rule => page.navigator.rulesAsked(rule)
        }
        OptionsPanel {
            width: parent.width
            setup: page.net ? page.net.setup : null
            presets: page.net ? page.net.presets : null
            seedShown: false
            onRuleActivated: rule => page.navigator.rulesAsked(rule)
        }
    }
    note: page.told !== "" ? page.told : page.complaint !== "" ? page.complaint : page.navigator.notice
    noteColor: page.told !== "" ? Theme.inkMuted : Theme.bad
    actions: [
        ActionButton {
            objectName: "open"
            text: page.opening ? qsTr("Opening…") : qsTr("Open the table")
            look: "primary"
            iconName: "round-table"
            allowed: page.complaint === "" && !page.busy
            whyNot: page.complaint !== "" ? page.complaint : page.told
            onAccepted: {
                page.navigator.notice = "";
                page.net.hostTable(who.text, table.text, pin.text, Number(port.text), screenOnly.checked);
            }
        },
        ActionButton { text: qsTr("Back"); onAccepted: page.back() }
    ]
}
