pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// Over the table: a lost connection, seats that wait for their players, the vote about one of them, the chat.
FocusScope {
    id: over

    required property NetPlay net
    readonly property NetClient client: over.net ? over.net.client : null
    // Watching without a seat.
    readonly property bool spectator: (over.client?.seats.mine ?? 0) === 0
    property bool talking: false
    property string heard: ""
    property var offered: null  // a hand that is shown to somebody here
    // The area of notices, over the log, which makes room for them. Empty if there is no table yet.
    property rect area: Qt.rect(0, 0, 0, 0)
    // Large text has room for no third notice, and the usual one for no fourth: what is only told gives way to what is asked, which is shorter.
    readonly property var asking: Array.from([lost, ballot, replaced, handOffer]).filter(slip => slip.visible)
    readonly property bool full: over.asking.length > (Theme.largeText ? 1 : 2)
    readonly property real askedHeight: over.asking.reduce((sum, slip) => sum + slip.height + Theme.gapSmall, 0)
    readonly property real noticeHeight: notices.height > 0 ? notices.height + Theme.gapSmall : 0
    signal closed()             // nothing here needs the focus any more
    signal handWanted(var hand)

    function toggleChat() {
        over.talking = !over.talking;
        over.heard = "";
        if (over.talking) chat.enter();
        else over.closed();
    }

    function lastLine(): var {
        return over.client.chat.at(over.client.chat.count - 1);
    }

    Connections {
        target: over.client

        function onChatted() {
            if (over.talking) return;
            const last = over.lastLine();
            over.heard = qsTr("%1: %2").arg(last.name).arg(last.said);
            hush.restart();
        }
        function onRefused(text: string) {
            over.heard = text;
            hush.restart();
        }
        function onTold(text: string) {
            over.heard = text;
            hush.restart();
        }
    }
    Connections {
        target: over.net

        function onHandShown(shown: var) {
            if (shown.forMe) {
                over.offered = shown;
                return;
            }
            if (shown.mine) over.heard = shown.guest < 0 ? qsTr("You are showing everybody your hand.") : qsTr("You are showing %1 your hand.").arg(shown.guestName);
            else over.heard = qsTr("%1 is showing %2 a hand of cards.").arg(shown.owner).arg(shown.guestName);
            hush.restart();
        }
    }
    Timer { id: hush; interval: 8000; onTriggered: over.heard = "" }

    component SlipButton: ActionButton {
        id: slipButton

        // Two in a row, where they have to.
        property int mates: 1
        readonly property real room: parent?.width ?? slipButton.implicitWidth

        tight: Theme.largeText
        width: Math.min(implicitWidth, over.full && slipButton.mates > 1 ? Math.floor((slipButton.room - Theme.gapSmall * (slipButton.mates - 1)) / slipButton.mates) : slipButton.room)
        // A hidden button gives up the focus.
        onVisibleChanged: if (!slipButton.visible && slipButton.activeFocus && over.visible) over.closed()
    }

    component Slip: Panel {
        id: slip

        property string text
        property string iconName: ""
        default property alias buttons: row.data

        width: notices.width
        padding: Math.round(Theme.gapSmall * 1.5)
        fill: Theme.panelSolid
        rim: Theme.gold
        // Whole pixels: the software renderer leaves gaps in a round frame that ends between two.
        implicitHeight: Math.ceil(Math.max(words.implicitHeight + (row.visibleChildren.length > 0 ? row.implicitHeight + Theme.gapSmall : 0), Theme.icon) + padding * 2)
        height: implicitHeight
        Accessible.role: Accessible.AlertMessage
        Accessible.name: slip.text

        GameIcon {
            id: mark

            y: (words.height - height) / 2
            visible: slip.iconName !== "" && !over.full  // which leaves it no room
            name: slip.iconName
            color: Theme.gold
            width: Theme.icon
            height: width
        }
        BodyText {
            id: words

            anchors.left: mark.visible ? mark.right : parent.left
            anchors.leftMargin: mark.visible ? Theme.gap : 0
            anchors.right: parent.right
            textFormat: Text.PlainText
            text: slip.text
            // Buttons need the room of the story below.
            font.pixelSize: row.visibleChildren.length === 0 ? Theme.text : over.full ? Theme.textTiny : Theme.textSmall
        }
        Flow {
            id: row

            anchors.left: words.left
            anchors.right: parent.right
            anchors.top: words.bottom
            anchors.topMargin: Theme.gapSmall
            spacing: Theme.gapSmall
        }
    }

    // Above one's own panel: scrolls if the notices are higher than the story.
    ScrollPane {
        id: notices

        // Whole pixels, too.
        x: Math.round(over.area.x)
        y: Math.round(over.area.y)
        width: Math.floor(over.area.width)
        height: Math.min(contentHeight, Math.max(Math.floor(over.area.height), Theme.touch * 3), over.height - y - Theme.gap)
        clip: notices.contentHeight > notices.height
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Notices")
        visible: width > 0
        spacing: Theme.gapSmall

        Slip {
            id: lost

            visible: over.client?.away ?? false
            iconName: "unplugged"
            text: (over.spectator ? qsTr("%1 Reconnecting, so that you can keep watching.") : qsTr("%1 Reconnecting: your seat is kept.")).arg(over.client?.trouble ?? "")

            SlipButton { text: qsTr("Try now"); look: "primary"; onAccepted: over.client.tryNow() }
            SlipButton { text: over.spectator ? qsTr("Stop watching") : qsTr("Leave for now"); onAccepted: over.net.stepAway() }
        }
        Slip {
            visible: !(over.client?.away ?? true) && !(over.client?.vote.open ?? true) && (over.client?.seats.waitedFor.length ?? 0) > 0 && !over.client.over && !over.full
            iconName: "hourglass"
            text: {
                const names = over.client?.seats.waitedFor ?? [];
                return (names.length > 1 ? qsTr("%1 are away. Their seats are kept; play on until one of them must act.")
                    : qsTr("%1 is away. The seat is kept; play on until %1 must act.")).arg(Lists.names(names));
            }
        }
        Slip {
            id: ballot

            readonly property NetVote vote: over.client ? over.client.vote : null
            // Who is slow, too, first decides that.
            readonly property bool alsoMine: (ballot.vote?.idle ?? false) && !(ballot.vote?.mine ?? false) && (over.net?.mustAct ?? false)
            readonly property bool may: (ballot.vote?.may ?? false) && !ballot.alsoMine
            readonly property bool alone: ballot.may && (ballot.vote?.voters ?? 0) === 1

            visible: (ballot.vote?.open ?? false) && !(over.client?.away ?? true)
            iconName: "vote"
            text: {
                const name = ballot.vote?.name ?? "";
                if ((ballot.vote?.mine ?? false) && over.client.seats.mine === 1) return qsTr("The game is waiting for you. The others may let a bot play for you, or end the game. Make a move to continue.");
                if (ballot.vote?.mine ?? false) return qsTr("The game has been waiting for %1 for some minutes. The others may let a bot play, or end the game. Make a move to continue.").arg(name);
                if (ballot.alsoMine) return qsTr("The game has been waiting for %1 for some minutes, and waits for you, too.").arg(name);
                if (over.full) return (ballot.alone ? qsTr("The game is waiting for %1. You decide.") : qsTr("The game is waiting for %1. The majority decides.")).arg(name);
                if (ballot.vote?.idle ?? false)
                    return (ballot.alone ? qsTr("The game has been waiting for %1 for some minutes. What should happen? You decide.")
                        : qsTr("The game has been waiting for %1 for some minutes. What should happen? More than half of the others decide.")).arg(name);
                return (ballot.alone ? qsTr("The game is waiting for %1, who is away. What should happen? You decide.")
                    : qsTr("The game is waiting for %1, who is away. What should happen? More than half of those here decide.")).arg(name);
            }

            SlipButton {
                visible: ballot.may
                text: ballot.alone ? qsTr("Wait") : qsTr("Wait (%1 of %2)").arg(ballot.vote?.forWaiting ?? 0).arg(ballot.vote?.voters ?? 0)
                look: ballot.vote?.cast === "wait" ? "primary" : "plain"
                onAccepted: ballot.vote.say("wait")
            }
            SlipButton {
                visible: ballot.may
                text: ballot.alone ? qsTr("Let a bot play") : qsTr("Let a bot play (%1 of %2)").arg(ballot.vote?.forBot ?? 0).arg(ballot.vote?.voters ?? 0)
                look: ballot.vote?.cast === "bot" ? "primary" : "plain"
                onAccepted: ballot.vote.say("bot")
            }
            SlipButton {
                visible: ballot.may
                text: ballot.alone ? qsTr("End the game") : qsTr("End the game (%1 of %2)").arg(ballot.vote?.forEnd ?? 0).arg(ballot.vote?.voters ?? 0)
                look: ballot.vote?.cast === "end" ? "danger" : "plain"
                onAccepted: ballot.vote.say("end")
            }
        }
        Slip {
            id: replaced

            visible: !(over.client?.away ?? true) && (over.client?.seats.steppedIn.length ?? 0) > 0 && !over.client.over
            iconName: "robot-golem"
            text: qsTr("A bot is playing for %1 meanwhile.").arg(Lists.names(over.client?.seats.steppedIn ?? []))

            SlipButton {
                text: qsTr("Take over again")
                look: "primary"
                onAccepted: {
                    over.client.playAgain();
                    over.closed();
                }
            }
        }
        Slip {
            id: handOffer

            visible: over.offered !== null
            iconName: "hand"
            text: over.offered ? (over.offered.guest < 0 ? qsTr("%1 is showing everybody a hand of cards.") : qsTr("%1 is showing you a hand of cards.")).arg(over.offered.owner) : ""

            SlipButton {
                mates: 2
                text: qsTr("Look")
                look: "primary"
                onAccepted: {
                    const hand = over.offered;
                    over.offered = null;
                    over.handWanted(hand);
                }
            }
            SlipButton {
                mates: 2
                text: qsTr("Not now")
                onAccepted: {
                    over.offered = null;
                    over.closed();
                }
            }
        }
        Slip {
            id: told

            visible: over.heard !== "" && !over.full && (over.asking.length < 2 || over.askedHeight + told.implicitHeight <= over.area.height)
            iconName: "talk"
            text: over.heard
        }
    }
    FocusFollower { pane: notices }
    // Shown to spectators as long as they watch.
    Chip {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gapSmall
        visible: over.spectator && over.client?.state === "game" && !over.client.over
        text: qsTr("You are watching: you see what everybody may see")
        iconName: "spyglass"
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    ChatPanel {
        id: chat

        // Over the log, so that the players stay visible.
        x: over.area.x
        y: over.area.y + over.noticeHeight
        width: over.area.width
        height: Math.max(Theme.px(260), over.area.height - over.noticeHeight)
        visible: over.talking
        fill: Theme.panelSolid
        client: over.client
        closable: true
        onClosed: over.toggleChat()
    }
}
