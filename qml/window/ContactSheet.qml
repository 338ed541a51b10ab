pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand

// One page of cards at reading size (`kickdoor --contact-sheet`).
Rectangle {
    id: sheet

    property string title
    // Card faces; `copies`: the number of each, in the same order.
    property var faces: []
    property var copies: []
    property int columns: 7
    readonly property real cardWidth: (sheet.width - Theme.gap * (sheet.columns + 1)) / sheet.columns

    color: "#3a2415"
    onWidthChanged: Theme.fit(Theme.reference.width, Theme.reference.height)
    Component.onCompleted: Theme.reducedMotion = true  // otherwise pictures might still be fading in

    TitleText { id: heading; x: Theme.gap; y: Theme.gapSmall; text: sheet.title }
    Grid {
        x: Theme.gap
        anchors.top: heading.bottom
        anchors.topMargin: Theme.gapSmall
        columns: sheet.columns
        columnSpacing: Theme.gap
        rowSpacing: Theme.gapSmall

        Repeater {
            model: sheet.faces

            Column {
                id: entry

                required property var modelData
                required property int index

                Card {
                    cardWidth: sheet.cardWidth
                    card: entry.modelData
                    casting: false
                }
                BodyText {
                    width: sheet.cardWidth
                    text: qsTr("%1 × %2").arg(sheet.copies[entry.index] ?? 1).arg(entry.modelData.defKey)
                    font.pixelSize: Theme.textTiny
                    color: Theme.inkMuted
                    horizontalAlignment: Text.AlignHCenter
                    elide: Text.ElideRight
                    wrapMode: Text.NoWrap
                }
            }
        }
    }
}
