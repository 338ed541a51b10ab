import QtQuick
import Kickdoor.Theme

// A twenty-sided die.
Die {
    id: die

    sides: 20
    face: 20
    tone: Theme.gold
    Accessible.name: die.rolling || die.away ? qsTr("A die rolls") : qsTr("Twenty-sided die: %1").arg(die.shown)
}
