pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// What is to be known of the fight below its figures: what is at stake, who may answer, what is about to strike, advice, and
// what the monster does where the panel has no other room for it. `ready`: see ReactionBar. What has no room scrolls.
ScrollPane {
    id: told

    property bool boss: false
    property bool forTheWin: false
    property bool looms: false
    property string looming  // what the card does that is about to strike
    property string monster  // what the only monster does
    property alias unsaid: unsaid.words  // what several monsters do, or one beside long sums
    property alias many: unsaid.many
    property string note
    property alias ready: readyList.model
    property real most: 1000
    // Of what is asked, with those who may answer; 0: nothing is.
    readonly property real asked: readyList.count > 0 ? asking.height : 0
    readonly property bool tellsMonster: told.monster !== "" && !told.looms && Theme.largeText
    signal answerWanted(int index)

    onNoteChanged: told.contentY = 0
    clip: told.contentHeight > told.height
    // Must not cover the sums.
    height: Math.max(0, Math.min(contentHeight, told.most))
    visible: readyList.count > 0 || told.note !== "" || told.forTheWin || told.boss || told.looms || told.tellsMonster || unsaid.words.length > 0

    // As wide as its text, or as the row if the text wraps. Its own implicit width depends on its width.
    component Note: BodyText {
        id: note

        readonly property real wish: Math.ceil(whole.implicitWidth)

        width: Math.min(note.wish, parent ? parent.width : 0)

        BodyText { id: whole; visible: false; text: note.text; font: note.font; wrapMode: Text.NoWrap }
    }

    Flow {
        id: asking

        width: parent.width
        spacing: Theme.gapSmall

        // What is asked comes first, in sight before anything scrolls, and as high as the chips beside it.
        Note {
            id: question

            objectName: "fightQuestion"
            visible: told.note !== "" && readyList.count > 0
            height: Math.max(implicitHeight, usual.implicitHeight)
            verticalAlignment: Text.AlignVCenter
            text: question.unbroken(told.note)
            font.pixelSize: Theme.textSmall

            Chip { id: usual; visible: false; text: "1" }
        }
        Chip {
            visible: told.boss
            text: qsTr("Boss fight!")
            tip: qsTr("A Boss Monster is in this fight.")
            iconName: "skull-crossed-bones"
            tone: Theme.danger
        }
        Chip {
            visible: told.forTheWin
            text: qsTr("For the win!")
            tip: qsTr("If the fighters win, the game is over.")
            iconName: "imperial-crown"
            tone: Theme.goldDark
        }

        // Together, beside the question or below it.
        Flow {
            id: chips

            property int changes: 0  // of the chips
            // Of all in one line, known in the same frame: a column of them would push the words over the figures for a moment.
            readonly property real wanted: {
                let width = 1 - Theme.gapSmall;
                for (let index = 0; chips.changes >= 0 && index < readyList.count; ++index)
                    width += (readyList.itemAt(index)?.implicitWidth ?? 0) + Theme.gapSmall;
                return width;
            }

            visible: readyList.count > 0
            width: Math.min(parent.width, chips.wanted)
            spacing: Theme.gapSmall

            Repeater {
                id: readyList

                onItemAdded: ++chips.changes
                onItemRemoved: ++chips.changes

                ReadyChip {
                    required property var model
                    required property int index

                    text: model.name
                    tone: model.colour
                    passed: model.passed ?? false
                    held: model.held ?? false
                    mayAnswer: model.mayAnswer ?? false
                    about: model.about ?? ""
                    onActivated: told.answerWanted(index)
                }
            }
        }
        Note {
            id: noteText

            // Large text of several lines has smaller type, beside the pictogram.
            readonly property real most: asking.width - (unsaid.words.length > 0 ? unsaid.leastWidth + asking.spacing : 0)
            readonly property bool lengthy: Theme.largeText && inOne.advanceWidth > noteText.most

            visible: told.note !== "" && !question.visible
            width: Math.min(noteText.wish, noteText.most)
            height: Math.max(implicitHeight, usual.implicitHeight)
            verticalAlignment: Text.AlignVCenter
            text: noteText.unbroken(told.note)
            color: Theme.inkMuted
            font.pixelSize: noteText.lengthy ? Math.min(Theme.textSmall, Theme.px(26)) : Theme.textSmall

            TextMetrics { id: inOne; text: told.note; font.family: noteText.font.family; font.pixelSize: Theme.textSmall }
        }
        WordsChip {
            id: unsaid

            // Beside the others, if it can be.
            room: asking.width - (question.visible ? question.width + asking.spacing : 0) - (chips.visible ? chips.wanted + asking.spacing : 0)
                - (noteText.visible ? noteText.width + asking.spacing : 0)
        }
    }
    // The card's effect, shown while players can still respond to it.
    Note {
        visible: told.looms && text !== ""
        text: told.looming
        font.pixelSize: Math.min(Theme.textSmall, Theme.px(26))
    }
    Note {
        visible: told.tellsMonster
        text: Theme.largeText ? told.monster.replace(/<br\s*\/?>/g, " ") : told.monster  // large text has room for few lines
        color: Theme.parchmentDark
        font.pixelSize: Math.min(Theme.textSmall, Theme.px(26))
    }
}
