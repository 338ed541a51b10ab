import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// By how much a sum has changed: the number moves from one height to the other and fades.
TitleText {
    id: change

    property real from: 0
    property real to: 0
    property bool monsterSide: false
    property real way: 1

    function show(by: int) {
        change.text = Lists.signed(by, false);
        // What weakens the monsters is good for the fighters.
        change.color = change.monsterSide === by > 0 ? Theme.bad : Theme.good;
        if (Theme.slow > 0) flight.restart();
    }

    y: change.from + (change.to - change.from) * change.way
    z: 5
    opacity: 1 - change.way * change.way * change.way
    visible: change.way < 1
    style: Text.Outline
    styleColor: Theme.edge
    font.pixelSize: Theme.total * 0.55
    wrapMode: Text.NoWrap
    Accessible.ignored: true

    NumberAnimation { id: flight; target: change; property: "way"; from: 0; to: 1; duration: 1000; easing.type: Easing.OutQuad }
}
