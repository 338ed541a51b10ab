import QtQuick

// A six-sided die.
Die {
    id: die

    Accessible.name: die.rolling || die.away ? qsTr("A die rolls") : qsTr("Six-sided die: %1").arg(die.shown)
}
