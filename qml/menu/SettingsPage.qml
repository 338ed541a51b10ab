pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Pages

// The settings, shown over the current page. Changes take effect at once.
ScreenFrame {
    id: page

    required property SettingPages settings
    property int current: 0
    // While the page is taken away its properties may be gone before their bindings.
    readonly property var parts: [{title: qsTr("Look"), list: page.settings ? page.settings.look : null},
                                  {title: qsTr("Play"), list: page.settings ? page.settings.play : null},
                                  {title: qsTr("Sound"), list: page.settings ? page.settings.sound : null}]
    readonly property SettingList list: page.parts ? page.parts[page.current].list : null
    signal closed()

    title: qsTr("Settings")
    contentWidth: Theme.px(860) * Math.max(1, Theme.textScale * 0.8)
    onBack: page.closed()

    head: Flow {
        width: parent.width
        spacing: Theme.gapSmall
        Accessible.role: Accessible.PageTabList
        Accessible.name: page.title

        Repeater {
            id: tabs

            model: page.parts ? page.parts.length : 0

            ActionButton {
                required property int index

                focus: index === 0
                text: page.parts[index].title
                look: page.current === index ? "primary" : "plain"
                Accessible.role: Accessible.PageTab
                Accessible.selectable: true
                Accessible.selected: page.current === index
                onAccepted: page.current = index
            }
        }
    }
    Panel {
        width: page.innerWidth
        padding: Theme.gapLarge
        implicitHeight: rows.height + padding * 2

        Column {
            id: rows

            width: parent.width
            spacing: Theme.gap

            Repeater {
                model: page.list

                SettingRow {
                    required property var model
                    required property int index

                    width: rows.width
                    list: page.list
                    at: index
                    kind: model.kind
                    label: model.label
                    about: model.about
                    value: model.value
                    least: model.least
                    most: model.most
                    step: model.step
                    words: model.words
                    onChosen: value => page.list.set(index, value)
                }
            }
        }
    }
    actions: [
        ActionButton { text: qsTr("Close"); look: "primary"; onAccepted: page.closed() },
        ActionButton { text: qsTr("Restore defaults"); onAccepted: page.settings?.restoreDefaults() }  // the page may be going
    ]
}
