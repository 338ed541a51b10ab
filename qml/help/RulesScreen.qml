pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Pages

// The rules by chapter. `chapters`: {key, title, text} with text as simple HTML.
ScreenFrame {
    id: screen

    property var chapters: []
    property int current: 0
    readonly property var chapter: screen.chapters[screen.current] ?? ({title: "", text: ""})

    function open(key: string) {
        const at = screen.chapters.findIndex(one => one.key === key);
        if (at >= 0) screen.current = at;
    }

    title: qsTr("Rules")

    Item {
        width: screen.innerWidth
        height: screen.room

        Panel {
            id: index

            width: Math.min(parent.width * 0.32, Theme.px(320) * Math.max(1, Theme.textScale * 0.8))
            height: parent.height

            ListView {
                id: list

                anchors.fill: parent
                focus: true
                clip: true
                model: screen.chapters
                currentIndex: screen.current
                activeFocusOnTab: true
                keyNavigationEnabled: true
                boundsBehavior: Flickable.StopAtBounds
                onCurrentIndexChanged: if (currentIndex >= 0) screen.current = currentIndex
                T.ScrollBar.vertical: SlimScrollBar {}
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Chapters")

                delegate: T.ItemDelegate {
                    id: entry

                    required property var modelData
                    required property int index

                    width: list.width - Theme.px(14)
                    implicitHeight: Math.max(Theme.touch, implicitContentHeight + Theme.gapSmall)
                    leftPadding: Theme.gapSmall
                    text: entry.modelData.title
                    hoverEnabled: true
                    Accessible.onPressAction: entry.clicked()
                    onClicked: screen.current = entry.index
                    contentItem: BodyText {
                        text: entry.text
                        textFormat: Text.PlainText
                        verticalAlignment: Text.AlignVCenter
                        color: entry.index === screen.current ? Theme.inkOnPaper : Theme.ink
                        font.weight: entry.index === screen.current ? Font.Bold : Font.Normal
                    }
                    background: Rectangle {
                        radius: Theme.radiusSmall
                        color: entry.index === screen.current ? Theme.gold : entry.hovered ? Theme.panelRaised : "transparent"
                    }
                }
            }
            FocusRing { anchors.fill: list; shown: list.activeFocus }
        }
        Rectangle {
            anchors.left: index.right
            anchors.leftMargin: Theme.gap
            anchors.right: parent.right
            height: parent.height
            radius: Theme.radiusLarge
            color: Theme.parchment
            border.color: Theme.goldDark
            border.width: Theme.line

            // A line that is half out of sight fades.
            component Fade: Rectangle {
                id: fade

                property bool above: false

                x: page.x
                z: 1
                width: page.innerWidth
                height: Theme.text * 1.5
                gradient: Gradient {
                    GradientStop { position: fade.above ? 0 : 1; color: Theme.parchment }
                    GradientStop { position: fade.above ? 0.25 : 0.75; color: Theme.parchment }
                    GradientStop { position: fade.above ? 1 : 0; color: Theme.alpha(Theme.parchment, 0) }
                }
            }

            Fade { y: page.y; above: true; visible: !page.atYBeginning }
            Fade { y: page.y + page.height - height; visible: !page.atYEnd }
            ScrollPane {
                id: page

                overPaper: true
                anchors.fill: parent
                anchors.margins: Theme.gapLarge

                TitleText {
                    width: page.innerWidth
                    text: screen.chapter.title
                    color: Theme.danger
                    font.pixelSize: Theme.titleLarge
                }
                BodyText {
                    width: page.innerWidth
                    text: screen.chapter.text
                    textFormat: Text.RichText
                    color: Theme.inkOnPaper
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text.replace(/<[^>]*>/g, "")
                }
                Connections {
                    target: screen
                    function onCurrentChanged() { page.contentY = 0; }
                }
            }
        }
    }
    actions: [
        ActionButton { text: qsTr("Back"); look: "primary"; onAccepted: screen.back() }
    ]
}
