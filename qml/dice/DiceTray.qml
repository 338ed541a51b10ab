import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The dice at the table's edge, with the purpose of the last roll. `roll(sides, face, monsters)` rolls one of them: in
// critical combat (R8.13), the monsters have their own d20.
Item {
    id: tray

    property string caption: ""
    property bool toldElsewhere: false  // by a die that rolls large
    // Of the die that was rolled last, what is added to its face, and the sum; a modifier of 0 shows nothing.
    property int modifier: 0
    property int sum: 0
    property int sides: 6
    property bool forMonsters: false
    property bool showD20: true
    property bool showMonsters: false
    // A click rolls the dice. For the keyboard, there is a button.
    property bool lit: false
    // The available height. With too little, the text is hidden first.
    property real room: 100000
    readonly property int many: 1 + (tray.showD20 ? 1 : 0) + (tray.showMonsters ? 1 : 0)
    // Not taller than `room`, and not wider for three dice than for two. The dice do not shrink when the text takes
    // more lines, which it does where they leave room.
    readonly property real wordsMost: Theme.textSmall * 2.8 + Theme.gapTiny
    readonly property bool roomForWords: tray.room >= tray.wordsMost + Theme.px(56)
    readonly property int linesMost: Math.max(2, Math.floor((tray.room - tray.dieSize - Theme.gapTiny) / (Theme.textSmall * 1.4)))
    readonly property real dieSize: Math.min(Theme.px(tray.many > 2 ? 72 : 92), tray.room - (tray.roomForWords ? tray.wordsMost : 0))
    readonly property bool rolling: six.rolling || twenty.rolling || theirs.rolling
    // Tumbling dice rise, hop and turn on their corners. The text makes room for them, or is hidden.
    readonly property real leap: tray.dieSize * 0.6
    readonly property bool up: tray.rolling || dice.anchors.bottomMargin > 1
    readonly property bool roomToLeap: tray.room >= tray.implicitHeight + tray.leap
    // A large sum would cover a die, so the only one leaves room for it.
    readonly property real sumRoom: Theme.largeText && tray.many === 1 ? usual.advanceWidth + Theme.gapSmall * 2 + Theme.gapTiny : 0
    signal rolled(int sides, int face)
    signal activated()

    implicitWidth: Math.max(dice.implicitWidth, Theme.px(230))
    implicitHeight: tray.dieSize + (words.visible ? words.height + Theme.gapTiny : 0)

    function roll(sides: int, face: int, monsters: bool) {
        tray.dieOf(sides, monsters).roll(face);
    }
    function dieOf(sides: int, monsters: bool): Die {
        return sides !== 20 ? six : monsters ? theirs : twenty;
    }

    function show(sides: int, face: int, monsters: bool) {
        const die = tray.dieOf(sides, monsters);
        die.face = face;
        die.away = false;  // also if it fell on the same face
    }

    // This one will be shown.
    function expect(sides: int, face: int, monsters: bool) {
        tray.dieOf(sides, monsters).expected = face;
    }

    // It rolls large elsewhere, until it is shown: two dice would disagree.
    function lend(sides: int, monsters: bool) {
        if (Theme.tumble > 0) tray.dieOf(sides, monsters).away = true;
    }

    // None rolls elsewhere any more.
    function takeBack() {
        for (const die of [six, twenty, theirs]) die.away = false;
    }

    TextMetrics { id: usual; text: "−2 = 10"; font.family: counted.font.family; font.bold: true; font.pixelSize: Theme.textSmall }
    BodyText {
        id: words

        y: tray.up && tray.roomToLeap ? -tray.leap : 0
        width: parent.width
        visible: tray.caption !== "" && tray.roomForWords
        opacity: tray.toldElsewhere || (tray.up && !tray.roomToLeap) ? 0 : 1
        text: tray.caption
        font.pixelSize: Theme.textSmall
        // Rather smaller than cut.
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.min(Theme.textSmall, Math.max(Theme.textTiny * 0.6, 12))
        height: Math.min(whole.implicitHeight, tray.linesMost * Theme.textSmall * 1.4)
        elide: Text.ElideRight
        lineHeight: 0.95
        horizontalAlignment: Text.AlignHCenter
        style: Text.Raised
        styleColor: Theme.textShadow

        BodyText { id: whole; visible: false; width: words.width; text: words.text; font.pixelSize: Theme.textSmall; lineHeight: words.lineHeight }
        HoverHandler { id: overWords; enabled: words.truncated }
        Tip { shown: overWords.hovered; text: tray.caption }
    }
    Rectangle {
        anchors.fill: dice
        anchors.margins: -Theme.gapTiny
        visible: tray.lit
        radius: Theme.radius
        color: Theme.alpha(Theme.gold, over.hovered ? 0.45 : 0.22)
        border.color: Theme.gold
        border.width: Theme.line

        HoverHandler { id: over; enabled: tray.lit; cursorShape: Qt.PointingHandCursor }
        TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; enabled: tray.lit; onTapped: tray.activated() }
        Tip { shown: over.hovered; text: qsTr("Roll") }
    }
    Row {
        id: dice

        anchors.bottom: parent.bottom
        // A tumbling die turns on its corners, so it rises from the edge.
        anchors.bottomMargin: tray.rolling ? tray.dieSize * 0.28 : 0
        Behavior on anchors.bottomMargin { NumberAnimation { duration: Theme.quick } }
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.horizontalCenterOffset: -Math.min(tray.sumRoom, Math.max(0, tray.width - dice.width)) / 2
        spacing: tray.many > 2 ? Theme.gap : Theme.gapLarge

        D6 { id: six; width: tray.dieSize * 0.91; height: width; inUse: true; anchors.verticalCenter: parent.verticalCenter; onRolled: face => tray.rolled(6, face) }
        D20 { id: twenty; width: tray.dieSize; height: width; visible: tray.showD20; inUse: tray.showD20; onRolled: face => tray.rolled(20, face) }
        D20 {
            id: theirs

            width: tray.dieSize
            height: width
            visible: tray.showMonsters
            inUse: tray.showMonsters
            tone: Theme.dangerEdge
            onRolled: face => tray.rolled(20, face)
        }
    }
    // The die keeps its face when a card changes the roll; what counts stands beside it or at its foot, clear of the words.
    Rectangle {
        id: mark

        readonly property Die die: tray.dieOf(tray.sides, tray.forMonsters)

        x: Math.max(0, Math.min(tray.width - width, dice.x + mark.die.x + (tray.sumRoom > 0 ? mark.die.width + Theme.gapTiny : mark.die.width * 0.8 - width / 2)))
        y: dice.y + mark.die.y + (tray.sumRoom > 0 ? (mark.die.height - height) / 2 : mark.die.height - height * 0.8)
        visible: tray.modifier !== 0 && !tray.rolling && !mark.die.away
        width: counted.implicitWidth + Theme.gapSmall * 2
        height: counted.implicitHeight + Theme.gapTiny
        radius: height / 2
        color: Theme.panelSolid
        border.color: Theme.gold
        border.width: Theme.hairline
        Accessible.role: Accessible.StaticText
        Accessible.name: counted.text

        BodyText {
            id: counted

            anchors.centerIn: parent
            text: qsTr("%1 = %2", "what is added to a die's face, and the sum").arg(Lists.signed(tray.modifier, false)).arg(Lists.number(tray.sum))
            font.pixelSize: Theme.largeText && tray.many > 1 ? Math.min(Theme.textSmall, Math.max(12, tray.dieSize * 0.26)) : Theme.textSmall
            font.weight: Font.Bold
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
