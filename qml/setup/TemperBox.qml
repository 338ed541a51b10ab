import QtQuick
import Kickdoor.Controls

// How a bot plays, besides how well. `tempers`: SetupModel.tempers.
PickBox {
    id: box

    property var tempers: []
    property string temper
    readonly property string about: box.tempers[box.currentIndex]?.about ?? ""
    signal picked(string temper)

    label: qsTr("Temper")
    textRole: "text"
    valueRole: "key"
    model: box.tempers
    currentIndex: box.tempers.findIndex(one => one.key === box.temper)
    Accessible.description: box.about
    onActivated: box.picked(box.currentValue)

    Tip { text: box.about; shown: box.hovered && !box.popup.visible && box.about !== "" }
}
