import QtQuick
import Kickdoor.Theme
import Kickdoor.Hand

// The card that is edited in the workshop, large.
Rectangle {
    id: sheet

    property var face: null

    color: Theme.wood
    Accessible.role: Accessible.Graphic
    Accessible.name: sheet.face ? sheet.face.title + ". " + sheet.face.rulesText : ""

    CardFace {
        anchors.centerIn: parent
        width: Math.min(sheet.width - Theme.gap, (sheet.height - Theme.gap) / Theme.cardRatio)
        height: width * Theme.cardRatio
        visible: sheet.face !== null
        card: sheet.face ?? {}
        // On a small screen its text is small, rather than not there.
        readScale: 1.6
        shownScale: 1.6
    }
}
