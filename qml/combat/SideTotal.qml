import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// One side's sum, with its names and what is at stake beside it. Cards can be dropped on it while `lit`.
FocusScope {
    id: side

    property int total: 0
    property bool counted: true  // the sum is shown
    property string caption
    property string remark: ""
    property bool monsterSide: false  // the number is at the right edge
    property bool lit: false
    property bool dense: false
    property real most: 0  // of the digits in large text, which take more room than they need
    property real lead: 0  // room for a die, before the number
    property SideTotal beside: null  // the other side, which lends what it does not need of its half
    readonly property real gap: Theme.gapSmall
    readonly property real wish: side.lead + number.width + side.gap + wished.implicitWidth + Theme.gapLarge
    signal dropped(int cardId)
    signal activated()

    // Shows the sum without counting.
    function settle() {
        number.settle();
    }

    // The number's place in the window's coordinates.
    function numberRect(): rect {
        return number.mapToItem(null, 0, 0, number.width, number.height);
    }

    // A card is on its way to this sum.
    function expect(millis: real) {
        number.hold(millis);
    }

    width: {
        const half = side.parent ? side.parent.width / 2 : 0;
        const spare = half - side.wish, lent = half - (side.beside?.wish ?? half);
        return half + (spare < 0 ? Math.min(-spare, Math.max(0, lent)) : lent < 0 ? -Math.min(spare, -lent) : 0);
    }
    implicitHeight: Math.max(number.implicitHeight, words.height)
    activeFocusOnTab: side.lit || side.activeFocus
    Accessible.role: Accessible.StaticText
    Accessible.name: side.counted ? Lists.told([qsTr("%1: %2", "side of a fight: its sum").arg(side.caption).arg(Lists.number(side.total)), side.remark]) : side.caption
    Keys.onReturnPressed: side.activated()
    Keys.onEnterPressed: side.activated()

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.gapTiny
        visible: side.lit
        radius: Theme.radius
        color: Theme.alpha(Theme.target, drop.containsDrag ? 0.45 : 0.24)
        border.color: Theme.target
        border.width: Theme.line
    }
    BigNumber {
        id: number

        x: side.monsterSide ? side.width - width - side.lead : side.lead
        anchors.verticalCenter: parent.verticalCenter
        visible: side.counted
        width: side.counted ? implicitWidth : 0
        height: implicitHeight
        value: side.total
        tone: side.monsterSide ? Theme.bad : Theme.good
        size: Math.max(Theme.total * (side.dense ? 0.8 : 1.05), Theme.text * 1.6, Math.min(side.most, Theme.text * 2.2))
        onMoved: by => rise.show(by)
    }
    FloatingChange {
        id: rise

        visible: side.counted && rise.way < 1
        // Beside the number, in place of the names.
        x: side.monsterSide ? number.x - width - side.gap : number.x + number.width + side.gap
        from: number.y + number.height * 0.1
        to: number.y + number.height * 0.9
        monsterSide: side.monsterSide
    }
    Column {
        id: words

        opacity: rise.visible ? 0.12 : 1
        Behavior on opacity { NumberAnimation { duration: Theme.quick } }
        x: side.monsterSide ? 0 : number.x + number.width + side.gap
        anchors.verticalCenter: parent.verticalCenter
        width: (side.monsterSide ? number.x : side.width - x) - (side.monsterSide ? side.gap : 0)
        spacing: 0

        TitleText {
            id: names

            width: parent.width
            text: side.caption
            color: Theme.parchment
            style: Text.Outline
            styleColor: Theme.edge
            // Long names take a second line beside the number, above what is at stake.
            readonly property int least: Math.max(11, Theme.textTiny * 0.7)
            readonly property bool two: !stake.visible || inOne.implicitWidth > names.width && stake.implicitHeight + names.least * 2.6 < number.implicitHeight * 1.15

            font.pixelSize: Theme.largeText || stake.visible && names.two ? Theme.textSmall : Theme.titleSmall
            fontSizeMode: Text.Fit
            minimumPixelSize: Math.min(font.pixelSize, names.least)
            height: Math.min(implicitHeight, names.two && stake.visible ? Math.max(names.least * 2.6, number.implicitHeight * 1.15 - stake.implicitHeight) : font.pixelSize * (names.two ? 2.4 : 1.25))
            maximumLineCount: names.two ? 100 : 1  // a count would cut before the type is fitted
            wrapMode: names.two ? Text.WordWrap : Text.NoWrap
            elide: Text.ElideRight
            horizontalAlignment: side.monsterSide ? Text.AlignRight : Text.AlignLeft

            TitleText { id: wished; visible: false; text: side.caption; font.pixelSize: Theme.textSmall; wrapMode: Text.NoWrap }
            TitleText { id: inOne; visible: false; text: side.caption; font.pixelSize: names.least; wrapMode: Text.NoWrap }
        }
        TitleText {
            id: stake

            width: parent.width
            visible: side.remark !== ""
            text: side.remark
            color: Theme.goldLight
            style: Text.Outline
            styleColor: Theme.edge
            font.pixelSize: Theme.largeText ? Theme.textTiny : Theme.textSmall
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 8
            wrapMode: Text.NoWrap
            horizontalAlignment: names.horizontalAlignment
        }
    }
    FocusRing { shown: side.activeFocus }
    TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; enabled: side.lit; onTapped: side.activated() }
    CardDrop {
        id: drop

        anchors.fill: parent
        lit: side.lit
        onCardDropped: cardId => side.dropped(cardId)
    }
}
