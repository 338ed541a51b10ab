import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// How the game looks, sounds and waits.
ScreenFrame {
    id: page

    property var window: null
    readonly property var settings: page.window ? page.window.settings : null

    title: qsTr("Settings")
    onBack: page.window.go(page.window.session.playing ? "table" : "start")

    Column {
        width: page.innerWidth
        spacing: Theme.gap

        NumberStepper {
            label: qsTr("Size of the text, per cent")
            from: 80
            to: 200
            step: 10
            value: Math.round((page.settings?.textScale ?? 1) * 100)
            onMoved: value => page.settings.textScale = value / 100
        }
        NumberStepper {
            label: qsTr("Sound, per cent")
            from: 0
            to: 100
            step: 10
            value: Math.round((page.settings?.volume ?? 0) * 100)
            onMoved: value => page.settings.volume = value / 100
        }
        NumberStepper {
            label: qsTr("Bots think for, tenths of a second")
            from: 0
            to: 50
            value: Math.round((page.settings?.botMillis ?? 0) / 100)
            onMoved: value => page.settings.botMillis = value * 100
        }
        NumberStepper {
            label: qsTr("Speed of the table, per cent")
            from: 50
            to: 400
            step: 50
            value: Math.round((page.settings?.speed ?? 1) * 100)
            onMoved: value => page.settings.speed = value / 100
        }
        Toggle {
            text: qsTr("Curtain: hands stay hidden until the next person has the screen")
            checked: page.settings?.curtain ?? true
            onToggled: page.settings.curtain = checked
        }
        Toggle {
            text: qsTr("Pass for me when I have nothing to answer (only when I play alone against bots)")
            checked: page.settings?.autoPass ?? true
            onToggled: page.settings.autoPass = checked
        }
        Toggle {
            text: qsTr("Less motion")
            checked: page.settings?.reducedMotion ?? false
            onToggled: page.settings.reducedMotion = checked
        }
        OwnPresets {
            width: parent.width
            presets: page.window?.session?.presets ?? null
        }
    }
    actions: ActionButton { text: qsTr("Done"); look: "primary"; onAccepted: page.back() }
}
