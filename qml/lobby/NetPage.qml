pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Pages

// The start of a network game: tables announced nearby, a join code, or a table to host.
ScreenFrame {
    id: page

    required property Navigator navigator
    required property NetPlay net
    readonly property NetClient client: page.net ? page.net.client : null
    readonly property bool busy: page.net !== null && (page.net.searching || page.net.opening || page.client.state === "reaching" || page.client.state === "entering")
    // After too many wrong guesses, only the time left is said.
    readonly property string trouble: page.pause !== "" && !page.client.wrongPin ? "" : page.client?.trouble ?? ""
    readonly property string complaint: page.trouble !== "" && !page.pinComplaint ? page.trouble : page.navigator.notice

    // The PIN was typed with a code, so a complaint about it is shown there.
    property bool typedPin: false
    readonly property bool pinComplaint: page.typedPin && !page.busy && (page.client?.wrongPin ?? false)
    readonly property string pause: page.client && page.client.waitSeconds > 0 ? qsTr("You can try another PIN in %n second(s).", "", page.client.waitSeconds) : ""

    onPinComplaintChanged: {
        if (!page.pinComplaint) return;
        pin.forceActiveFocus();
        pin.selectAll();
    }

    // The table whose PIN was asked for last. After a wrong one, the dialog asks again.
    property var askedAbout: null

    Connections {
        target: page.client

        function onChanged() {
            if (page.askedAbout === null || !page.client.wrongPin || page.busy || page.client.waitSeconds > 0) return;
            const asked = page.askedAbout;
            page.askedAbout = null;
            pinDialog.ask(asked.row, asked.name, asked.watch, page.client.trouble);
        }
    }

    function joinTyped(watch: bool) {
        page.navigator.notice = "";
        page.askedAbout = null;
        page.typedPin = true;
        page.net.join(who.text, where.text, pin.text, watch);
    }

    title: qsTr("Play over the network")
    // Visible even if the page is scrolled. Complaints about a PIN are shown where it was typed.
    readonly property string warning: page.busy || pinDialog.visible ? "" : Lists.sentences([page.complaint, page.pinComplaint ? "" : page.pause])

    subtitle: page.warning !== "" ? page.warning : qsTr("Everybody at their own computer, or several people at one.")
    subtitleColor: page.warning !== "" ? Theme.bad : Theme.inkMuted
    onBack: {
        page.net.leave();
        page.navigator.go("start");
    }
    Component.onCompleted: page.net.found.start()
    Component.onDestruction: if (page.net) page.net.found.stop()

    Column {
        width: page.innerWidth
        spacing: Theme.gap

        Flow {
            width: parent.width
            spacing: Theme.gap

            BodyText { text: qsTr("Your name:"); height: Theme.touch; verticalAlignment: Text.AlignVCenter; wrapMode: Text.NoWrap }
            InputField {
                id: who

                objectName: "who"
                focus: true
                label: qsTr("Your name")
                maximumLength: 20
                text: page.net?.memory.name ?? ""
                onEditingFinished: page.net.rememberName(text)
            }
        }
        Toggle {
            id: handOnly

            objectName: "handOnly"
            width: Math.min(implicitWidth, parent.width)
            text: qsTr("This device shows only my hand: another screen shows the table")
            checked: page.net?.handOnly ?? false
            onToggled: page.net.handOnly = handOnly.checked
        }
        BodyText {
            width: parent.width
            text: qsTr("For that, the table is hosted with “This screen is only the table”, and each device takes its seat before the game begins. The table's menu switches between hand and table at any time.")
            color: Theme.inkMuted
            font.pixelSize: Theme.textSmall
        }
        // The growing list of tables is beside the rest, or above it in a narrow window, which scrolls so that a field does not move while one
        // types.
        Item {
            id: places

            readonly property bool wide: width > Theme.px(900) * Theme.textScale
            readonly property real share: places.wide ? (width - Theme.gap) / 2 : width

            width: parent.width
            height: places.wide ? Math.max(nearby.height, byHand.height) : byHand.y + byHand.height
            property real typedAt: 0

            function hold() {
                if (where.activeFocus || pin.activeFocus) page.scrollBy(byHand.y - places.typedAt);
                places.typedAt = byHand.y;
            }

            Panel {
                id: nearby

                width: places.share
                padding: Theme.px(16)
                implicitHeight: near.implicitHeight + padding * 2
                height: implicitHeight

                Column {
                    id: near

                    width: parent.width
                    spacing: Theme.gapSmall

                    TitleText { text: qsTr("Tables in this network"); Accessible.role: Accessible.Heading; Accessible.name: text }
                    Repeater {
                        id: tables

                        model: page.net ? page.net.found : null

                        FoundTable {
                            required property var model
                            required property int index

                            width: near.width
                            table: model
                            allowed: who.text.trim() !== "" && !page.busy
                            whyNot: who.text.trim() === "" ? qsTr("Type your name first.") : qsTr("You can join only one table at a time.")
                            onWanted: watch => {
                                page.navigator.notice = "";
                                if (model.pinNeeded) pinDialog.ask(index, model.name, watch, "");
                                else page.net.joinFound(who.text, index, "", watch);
                            }
                        }
                    }
                    BodyText {
                        width: parent.width
                        visible: tables.count === 0
                        text: page.net && page.net.found.hint !== "" ? page.net.found.hint : qsTr("Looking…")
                        color: Theme.inkMuted
                    }
                }
            }
            Column {
                id: byHand

                x: places.wide ? places.share + Theme.gap : 0
                y: places.wide ? 0 : nearby.height + Theme.gap
                width: places.share
                spacing: Theme.gap
                // When the page has its new height.
                onYChanged: () => Qt.callLater(places.hold)

                Panel {
                    width: parent.width
                    padding: Theme.px(16)
                    implicitHeight: typed.implicitHeight + padding * 2
                    height: implicitHeight

                    Column {
                        id: typed

                        width: parent.width
                        spacing: Theme.gapSmall

                        TitleText { text: qsTr("With a code"); Accessible.role: Accessible.Heading; Accessible.name: text }
                        BodyText {
                            width: parent.width
                            text: qsTr("The host's screen shows a join code and a PIN. The address of its machine works, too.")
                            color: Theme.inkMuted
                        }
                        Flow {
                            width: parent.width
                            spacing: Theme.gap

                            InputField {
                                id: where

                                objectName: "where"
                                width: typed.width
                                placeholderText: qsTr("Join code or address")
                                // No binding: what is remembered of the name must not undo what is typed here.
                                Component.onCompleted: where.text = page.net?.memory.where ?? ""
                                onAccepted: pin.forceActiveFocus()
                            }
                            InputField {
                                id: pin

                                objectName: "pin"
                                width: Theme.px(130) * Math.max(1, Theme.textScale * 0.7)
                                placeholderText: qsTr("PIN")
                                maximumLength: 32
                                Component.onCompleted: pin.text = page.net?.typedPin() ?? ""
                                onAccepted: join.clicked()  // or says what is missing
                            }
                            ActionButton {
                                id: join

                                objectName: "join"
                                text: qsTr("Sit down")
                                look: "primary"
                                iconName: "round-table"
                                allowed: who.text.trim() !== "" && where.text.trim() !== "" && !page.busy && page.client?.waitSeconds === 0
                                whyNot: who.text.trim() === "" ? qsTr("Type your name first.") : where.text.trim() === "" ? qsTr("Type the join code, or the host's address.")
                                    : page.busy ? qsTr("You can join only one table at a time.") : qsTr("You can try another PIN in %n second(s).", "", page.client?.waitSeconds ?? 0)
                                onAccepted: page.joinTyped(false)
                                onRefused: reason => page.navigator.notice = reason
                            }
                            ActionButton {
                                objectName: "watch"
                                text: qsTr("Watch")
                                iconName: "spyglass"
                                allowed: join.allowed
                                whyNot: join.whyNot
                                onAccepted: page.joinTyped(true)
                                onRefused: reason => page.navigator.notice = reason
                            }
                        }
                        BodyText {
                            width: parent.width
                            visible: page.pinComplaint
                            text: page.pinComplaint ? Lists.sentences([page.client.trouble, page.pause]) : ""
                            color: Theme.bad
                            font.weight: Font.DemiBold
                            Accessible.role: Accessible.AlertMessage
                            Accessible.name: text
                        }
                        Flow {
                            width: parent.width
                            spacing: Theme.gapSmall
                            visible: (page.client?.state ?? "") === "choosing" && (page.client?.tables.length ?? 0) > 1

                            BodyText { text: qsTr("Which of its tables?"); height: Theme.touch; verticalAlignment: Text.AlignVCenter; wrapMode: Text.NoWrap }
                            Repeater {
                                model: page.client ? page.client.tables : []

                                ActionButton {
                                    required property var modelData

                                    text: qsTr("%1 (%2 of %3)").arg(modelData.name).arg(modelData.taken).arg(modelData.seats)
                                    onAccepted: page.client.chooseTable(modelData.id)
                                }
                            }
                        }
                    }
                }
                Panel {
                    width: parent.width
                    padding: Theme.px(16)
                    implicitHeight: own.implicitHeight + padding * 2
                    height: implicitHeight

                    Column {
                        id: own

                        width: parent.width
                        spacing: Theme.gapSmall

                        TitleText { text: qsTr("A table of your own"); Accessible.role: Accessible.Heading; Accessible.name: text }
                        BodyText {
                            width: parent.width
                            text: qsTr("Choose the cards and rules on this computer; the others can then find the table. It stays open as long as this window.")
                            color: Theme.inkMuted
                        }
                        ActionButton {
                            objectName: "host"
                            text: qsTr("Host a table")
                            iconName: "key"
                            onAccepted: page.navigator.go("host")
                        }
                    }
                }
            }
        }
    }
    note: page.busy && !pinDialog.visible ? qsTr("Connecting to the table…") : ""
    actions: [
        Repeater {
            model: page.net?.waiting ?? []

            ActionButton {
                required property string modelData
                required property int index

                text: qsTr("Return to %1").arg(modelData)
                look: index === 0 ? "primary" : "plain"
                iconName: "cycle"
                onAccepted: page.net.comeBack(index)
            }
        },
        ActionButton { text: qsTr("Back"); onAccepted: page.back() }
    ]

    PinDialog {
        id: pinDialog

        parent: page
        z: 2
        onSaid: (row, pin, watch) => {
            page.typedPin = false;
            page.askedAbout = {row: row, name: pinDialog.table, watch: watch};
            page.net.joinFound(who.text, row, pin, watch);
        }
    }
}
