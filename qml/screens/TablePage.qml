pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The table, its menu and its curtain.
FocusScope {
    id: page

    property var window: null

    onWindowChanged: if (page.window) table.setSource("TableScreen.qml", {session: page.window.session})

    Loader {
        id: table

        anchors.fill: parent
        focus: true
        onLoaded: (table.item as TableScreen).forceActiveFocus()
    }
    Connections {
        target: table.item as TableScreen

        function onMenuRequested() { page.menu(true); }
        function onSaveRequested() { page.window.go("saves"); }
        function onRulesRequested(rule: string) { page.window.showRules(rule); }
    }

    function menu(open: bool) {
        pause.visible = open;
        page.window.session.setMenuOpen(open);
        if (!open) table.forceActiveFocus();
    }

    DialogFrame {
        id: pause

        visible: false
        preferredWidth: Theme.px(460)
        title: qsTr("The game waits")
        subtitle: qsTr("Every move is kept: whenever you leave, you can go on here.")
        onDismissed: page.menu(false)

        Column {
            width: parent.width
            spacing: Theme.gapSmall

            Repeater {
                model: [
                    {key: "on", text: qsTr("Go on"), icon: "boot-kick"},
                    {key: "saves", text: qsTr("Save, load"), icon: "save"},
                    {key: "rules", text: qsTr("Rules"), icon: "scroll-unfurled"},
                    {key: "settings", text: qsTr("Settings"), icon: "gears"},
                    {key: "leave", text: qsTr("Leave the table"), icon: "exit-door"},
                    {key: "quit", text: qsTr("Quit"), icon: "cancel"}]

                ActionButton {
                    required property var modelData
                    required property int index

                    width: parent ? parent.width : 0
                    focus: index === 0
                    text: modelData.text
                    iconName: modelData.icon
                    look: index === 0 ? "primary" : "plain"
                    onAccepted: page.entry(modelData.key)
                }
            }
        }
    }

    function entry(key: string) {
        page.menu(false);
        switch (key) {
        case "saves":
        case "settings":
            page.window.backTo = "table";
            page.window.go(key);
            break;
        case "rules": page.window.showRules(""); break;
        case "leave": page.window.session.leave(); break;
        case "quit": Qt.quit(); break;
        }
    }
}
