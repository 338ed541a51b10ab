pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Pages

// The kept games, newest first; roles of `model`: see KeptGame. With `canSave`, the running game can be saved. Arrow keys
// move between games; Delete asks whether to delete one.
ScreenFrame {
    id: screen

    property alias model: list.model
    property bool canSave: false
    property string notice: ""  // below the list, which must not move
    property alias suggestion: head.suggestion
    signal loadRequested(int index)
    signal exportRequested(int index)
    signal watchRequested(int index)
    signal resultRequested(int index)
    signal removeRequested(int index)
    signal saveRequested(string name)

    title: qsTr("Saved games")

    SaveHere {
        id: head

        width: screen.innerWidth
        focus: screen.canSave
        canSave: screen.canSave
        empty: list.count === 0
        onSaveRequested: name => screen.saveRequested(name)
    }
    ListView {
        id: list

        y: head.height
        width: screen.innerWidth
        height: screen.room - head.height
        clip: true
        spacing: Theme.gap
        boundsBehavior: Flickable.StopAtBounds
        cacheBuffer: Math.max(0, height)
        keyNavigationEnabled: true
        focus: !screen.canSave
        T.ScrollBar.vertical: SlimScrollBar {}
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Saved games")

        delegate: KeptGame {
            id: entry

            required property var model
            required property int index

            width: list.width - Theme.px(14)
            focus: ListView.isCurrentItem
            name: entry.model.name ?? ""
            when: entry.model.when ?? ""
            kind: entry.model.kind ?? "save"
            detail: entry.model.detail ?? ""
            known: entry.model.known ?? true
            picture: entry.model.picture ?? ""
            edition: entry.model.edition ?? ""
            stand: entry.model.stand ?? ""
            players: entry.model.players ?? []
            goal: entry.model.goal ?? 10
            trouble: entry.model.trouble ?? ""
            onActiveFocusChanged: if (entry.activeFocus) list.currentIndex = entry.index
            onLoadRequested: screen.loadRequested(entry.index)
            onExportRequested: screen.exportRequested(entry.index)
            onWatchRequested: screen.watchRequested(entry.index)
            onResultRequested: screen.resultRequested(entry.index)
            onRemoveRequested: question.ask(entry.index, Lists.line([entry.name, entry.when]).replace(/ · /g, "\u00a0· "))  // no line begins with the dot
        }
    }
    FocusFollower { pane: list }
    actions: [
        ActionButton { text: qsTr("Back"); onAccepted: screen.back() },
        BodyText {
            width: Math.min(implicitWidth, Theme.px(520) * Math.max(1, Theme.textScale * 0.8))
            visible: text !== ""
            text: screen.notice
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    ]

    readonly property DialogFrame question: DialogFrame {
        id: question

        property int row: -1
        property string name

        function ask(row: int, name: string) {
            question.row = row;
            question.name = name;
            question.visible = true;
        }

        parent: screen
        z: 10
        visible: false
        preferredWidth: Theme.px(520)
        title: qsTr("Delete %1?").arg(question.name)
        subtitle: qsTr("This cannot be undone.")
        onDismissed: {
            question.visible = false;
            list.forceActiveFocus();
        }
        actions: [
            ActionButton {
                text: qsTr("Keep it")
                look: "primary"
                focus: true
                onAccepted: question.dismissed()
            },
            ActionButton {
                text: qsTr("Delete")
                look: "danger"
                onAccepted: {
                    question.dismissed();
                    screen.removeRequested(question.row);
                }
            }
        ]
    }
}
