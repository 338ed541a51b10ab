pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// A new game's presets of house rules, single options (R12.3), curtain, clock and seed.
Panel {
    id: panel

    required property SetupModel setup
    required property PresetModel presets
    property Settings settings: null
    property bool seedShown: true
    property bool choosing: true  // from the presets, unless they are shown elsewhere
    signal ruleActivated(string rule)

    // False for an option that has no effect while another one is off.
    function matters(name: string): bool {
        if (name === "bossesToDefeat") return panel.flags.bossMonsters ?? false;
        if (name === "reactionMillis") return (panel.setup?.clock ?? false) && (panel.settings?.clocks ?? true);
        return true;
    }

    property var flags: ({})  // which switches are on, by name

    function lookAtFlags() {
        const now = {};
        const options = panel.setup?.options;
        for (let row = 0; options && row < options.count; ++row) now[options.at(row).name] = options.at(row).value !== 0;
        panel.flags = now;
    }

    Component.onCompleted: panel.lookAtFlags()
    onSetupChanged: panel.lookAtFlags()
    Connections {
        target: panel.setup?.options ?? null
        function onChanged() { panel.lookAtFlags(); }
    }

    padding: Theme.px(16)
    implicitHeight: column.implicitHeight + panel.padding * 2

    component Hint: BodyText {
        width: parent?.width ?? 0
        color: Theme.inkMuted
        font.pixelSize: Theme.textSmall
    }

    Column {
        id: column

        width: parent.width
        spacing: Theme.gap

        TitleText { text: qsTr("Rules of this game"); Accessible.role: Accessible.Heading; Accessible.name: text }
        PresetsRow {
            width: parent.width
            presets: panel.presets
            choosing: panel.choosing
        }
        OwnPresets {
            width: parent.width
            presets: panel.presets
        }
        Grid {
            id: options

            width: parent.width
            columns: width > Theme.px(800) * Theme.textScale ? 2 : 1
            columnSpacing: Theme.gapLarge
            rowSpacing: Theme.gap

            Repeater {
                model: panel.setup?.options ?? null

                Column {
                    id: option

                    required property string name
                    required property string title
                    required property string about
                    required property string rule
                    required property int value
                    required property int least
                    required property int most
                    required property int decimals
                    required property bool isFlag
                    required property string whyNot

                    width: (options.width - options.columnSpacing * (options.columns - 1)) / options.columns

                    // The clock's own time follows its switch.
                    Column {
                        width: parent.width
                        visible: option.name === "reactionMillis"
                        bottomPadding: Theme.gap

                        Toggle {
                            text: qsTr("Against the clock")
                            enabled: panel.settings?.clocks ?? true
                            checked: panel.setup?.clock ?? false
                            onToggled: panel.setup.clock = checked
                        }
                        Hint { visible: !(panel.settings?.clocks ?? true); text: qsTr("Your settings do not allow games against the clock.") }
                        Hint { text: qsTr("Players have only the seconds set below to interfere or to answer a roll, a curse or Bad Stuff, and a minute for a choice or an offer. Without the clock, the game waits until everybody has answered.") }
                    }
                    Toggle {
                        id: flag

                        visible: option.isFlag
                        enabled: option.whyNot === ""
                        text: option.title
                        checked: option.value !== 0
                        onToggled: {
                            panel.setup.options.set(option.name, flag.checked ? 1 : 0);
                            flag.checked = Qt.binding(() => option.value !== 0);
                        }
                    }
                    NumberStepper {
                        id: number

                        visible: !option.isFlag
                        enabled: panel.matters(option.name)
                        label: option.title
                        from: option.least
                        to: option.most
                        decimals: option.decimals
                        step: option.decimals > 1 ? 10 : 1
                        value: option.value
                        onMoved: value => {
                            panel.setup.options.set(option.name, value);
                            number.value = Qt.binding(() => option.value);
                        }
                    }
                    Hint { visible: option.whyNot !== ""; text: option.whyNot }
                    RuleText {
                        width: parent.width
                        sentence: qsTr("%1 (%2)").arg(option.about).arg(option.rule)
                        onRuleActivated: rule => panel.ruleActivated(rule)
                    }
                }
            }
            Column {
                width: (options.width - options.columnSpacing * (options.columns - 1)) / options.columns
                visible: panel.settings !== null

                Toggle {
                    text: qsTr("Curtain")
                    checked: panel.settings?.curtain ?? true
                    onToggled: panel.settings.curtain = checked
                }
                Hint { text: qsTr("Hands stay hidden until the next person is at the screen.") }
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.gap
            visible: panel.seedShown

            BodyText { text: qsTr("Seed (the same seed deals the same cards):"); height: Theme.touch; verticalAlignment: Text.AlignVCenter; wrapMode: Text.NoWrap }
            InputField {
                label: qsTr("Seed")
                placeholderText: qsTr("random")
                text: panel.setup?.seed ?? ""
                onEditingFinished: panel.setup.seed = text
            }
        }
    }
}
