import QtQuick
import QtQuick.Templates as T
import Kickdoor.Theme

// A dialog in the middle of the window, or over a table of what is right of its board and beside a lesson's guide, if it has room there. Its content scrolls if necessary; its buttons, `actions`, stay visible. Escape
// emits `dismissed` if `dismissable`; Tab stays inside; arrow keys move the focus, or else scroll. `clockOf`: the table whose clock the dialog
// hides, or null; its `clockShare` is the elapsed fraction of the time, negative without a clock, and its `clockHeld`
// whether somebody holds.
FocusScope {
    id: dialog

    property string title
    property string subtitle: ""
    property bool dismissable: true
    property bool besideDismisses: true  // so does a click beside it
    property real preferredWidth: Theme.px(760)
    property real contentWish: 0  // the width at which its content needs the fewest rows; the dialog is no narrower if the window has it
    property bool aside: false  // at the left edge, if what is right of it is a good part of the window
    readonly property real leftEdge: dialog.clockOf?.boardEdge ?? 0
    readonly property real rightEdge: dialog.width - (dialog.clockOf?.guideWidth ?? 0)
    property var clockOf: null
    default property alias contents: body.data
    property alias actions: buttons.data
    // Items that an enlarged card must not cover, beginning with the frame.
    readonly property var keptClear: [frame, heading, buttons]
    readonly property real barRoom: Theme.px(14)  // for the scroll bar, in the frame's margin
    readonly property real ringRoom: Theme.px(3)  // for a FocusRing, on all sides of what scrolls
    readonly property real clockRoom: clock.visible ? clock.height + Theme.gapSmall : 0
    property real besideRoom: 0  // for what is shown beside it, at its left, if the window has it
    property bool zoomed: false  // Escape first closes the card that is shown large
    signal dismissed()
    signal zoomLeft()
    // The greatest height its content has wanted: the open dialog keeps it, so that nothing moves under the pointer.
    property real keptHeight: 0
    readonly property real wantedHeight: Math.ceil(dialog.heightAboveButtons + buttons.height)
    readonly property real heightAboveButtons: heading.height + body.childrenRect.height + dialog.clockRoom + Theme.gap * 2 + frame.padding * 2
    readonly property real mostHeight: dialog.height - Theme.gapLarge * 2

    // Closed by an action, Escape or a click beside it, or by content that calls this: by the person at the screen. A dialog that closes by
    // itself shields for a moment what lies behind it.
    function end() {
        ending.restart();
        if (shield.visible) Lull.end();
    }

    function dismiss() {
        dialog.end();
        dialog.dismissed();
    }

    // Call when the content is replaced.
    function resize() {
        dialog.keptHeight = 0;
        growing.restart();
    }

    onWantedHeightChanged: growing.restart()
    onWidthChanged: dialog.resize()
    onHeightChanged: dialog.resize()
    // Not before columns are laid out anew, which takes a frame: until then they are as high as what the dialog showed before.
    FrameAnimation {
        id: growing

        onTriggered: {
            if (growing.currentFrame < 2) return;
            growing.stop();
            if (dialog.visible) dialog.keptHeight = Math.max(dialog.keptHeight, dialog.wantedHeight);
        }
    }

    anchors.fill: parent
    focus: visible
    enabled: visible  // a hidden dialog gives up the focus
    Accessible.role: Accessible.Dialog
    Accessible.name: dialog.title
    Keys.onTabPressed: fence.enter(true)
    Keys.onBacktabPressed: fence.enter(false)
    Keys.onEscapePressed: {
        if (dialog.zoomed) dialog.zoomLeft();
        else if (dialog.dismissable) dialog.dismiss();
    }
    Keys.onPressed: event => { event.accepted = arrows.take(event) || dialog.scrollBy(event.key); }
    // A press on a dialog also reaches the drag handlers below it.
    property bool counted: false
    onCountedChanged: Lull.dialogs += dialog.counted ? 1 : -1
    Component.onDestruction: dialog.counted = false
    onVisibleChanged: {
        dialog.counted = visible;
        dialog.resize();
        shield.mine = !visible && shield.opened && !ending.running;
        shield.opened = visible;
        if (shield.mine) Lull.begin();
        if (visible) {
            ending.stop();
            dialog.forceActiveFocus();
        }
    }
    Component.onCompleted: {
        dialog.counted = visible;
        shield.opened = visible;
        for (const item of Array.from(buttons.children)) {
            const button = item as T.AbstractButton;
            if (button) button.clicked.connect(dialog.end);
        }
    }

    // False at the end of the content.
    function scrollBy(key: int): bool {
        const step = key === Qt.Key_Down ? Theme.touch : key === Qt.Key_Up ? -Theme.touch : 0;
        const before = scroll.contentY;
        scroll.contentY = Math.max(0, Math.min(scroll.contentHeight - scroll.height, before + step));
        return scroll.contentY !== before;
    }

    // The answer to a press may come a moment later, from another machine.
    Timer { id: ending; interval: 1000 }
    MouseArea {
        id: shield

        property bool opened: false
        property bool mine: false

        objectName: "dialogShield"
        parent: dialog.parent
        anchors.fill: parent
        z: dialog.z
        visible: shield.mine && Lull.on
        acceptedButtons: Qt.AllButtons
        hoverEnabled: true
        onWheel: wheel => { wheel.accepted = true; }
    }
    ArrowFocus { id: arrows; area: frame }
    FocusFollower { pane: scroll }
    FocusFence { id: fence; area: dialog }

    Rectangle {
        anchors.fill: parent
        color: Theme.shade
        // Blocks clicks on items behind the dialog.
        MouseArea {
            anchors.fill: parent
            acceptedButtons: Qt.AllButtons
            hoverEnabled: true
            onClicked: mouse => { if (dialog.dismissable && dialog.besideDismisses && mouse.button === Qt.LeftButton) dialog.dismiss(); }
            onWheel: wheel => { wheel.accepted = true; }
        }
    }
    Panel {
        id: frame

        readonly property real from: {
            const fits = from => frame.width <= dialog.rightEdge - from - Theme.gap * 2, both = Math.max(dialog.leftEdge, dialog.besideRoom);
            return fits(both) ? both : fits(dialog.besideRoom) ? dialog.besideRoom : fits(dialog.leftEdge) ? dialog.leftEdge : 0;
        }

        x: dialog.aside && width < dialog.width * 0.62 ? Theme.gapLarge : Math.round(frame.from + (dialog.rightEdge - frame.from - width) / 2)
        y: Math.round((dialog.height - height) / 2)
        width: Math.min(dialog.rightEdge - Theme.gapLarge * 2, Math.max(dialog.preferredWidth * Math.max(1, Theme.textScale * 0.8),
                                                                        dialog.contentWish + frame.padding * 2))
        height: Math.min(dialog.mostHeight, Math.max(dialog.keptHeight, dialog.wantedHeight))
        padding: Theme.gapLarge
        rim: Theme.gold
        fill: Theme.panelSolid

        MouseArea { anchors.fill: parent; anchors.margins: -frame.padding; acceptedButtons: Qt.AllButtons }
        Column {
            id: heading

            width: parent.width
            spacing: Theme.gapTiny

            TitleText {
                width: parent.width
                text: dialog.title
                font.pixelSize: Theme.titleLarge
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            BodyText {
                id: about

                width: parent.width
                visible: dialog.subtitle !== ""
                text: about.unbroken(dialog.subtitle)
                color: Theme.inkMuted
            }
        }
        Flickable {
            id: scroll

            anchors {
                top: heading.bottom
                topMargin: Theme.gap - dialog.ringRoom
                bottom: buttons.top
                bottomMargin: Theme.gap - dialog.ringRoom + dialog.clockRoom
            }
            x: -dialog.ringRoom
            width: parent.width + dialog.barRoom + dialog.ringRoom
            clip: contentHeight > height
            contentHeight: body.height + dialog.ringRoom * 2
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: SlimScrollBar {}

            Item {
                id: body

                x: dialog.ringRoom
                y: dialog.ringRoom
                width: frame.inner.width
                height: childrenRect.height
            }
        }
        // What goes on below fades away.
        Rectangle {
            objectName: "dialogFade"
            anchors.bottom: scroll.bottom
            width: body.width
            height: Theme.px(36)
            visible: !Theme.highContrast && scroll.contentY < scroll.contentHeight - scroll.height - 2
            gradient: Gradient {
                GradientStop { position: 0; color: Theme.alpha(Theme.panelSolid, 0) }
                GradientStop { position: 1; color: Theme.panelSolid }
            }
        }
        TimeBar {
            id: clock

            objectName: "dialogClock"
            anchors.bottom: buttons.top
            anchors.bottomMargin: Theme.gapSmall
            width: body.width
            visible: progress >= 0
            progress: dialog.clockOf?.clockShare ?? -1
            held: dialog.clockOf?.clockHeld ?? false
        }
        Flow {
            id: buttons

            anchors.bottom: parent.bottom
            width: body.width
            spacing: Theme.gap
            layoutDirection: Qt.RightToLeft
        }
    }
}
