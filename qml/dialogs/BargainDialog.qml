pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Combat
import Kickdoor.Hand

// The terms of help (R8.7), and the monsters that it is against. The monsters' side of the fight stays in sight beside it.
DraftDialog {
    id: dialog

    required property BargainDraft bargain
    required property CombatPanel fight

    aside: true
    preferredWidth: Theme.px(680)
    draft: dialog.bargain
    title: dialog.bargain.countering ? qsTr("Counter-offer") : dialog.bargain.asking ? qsTr("Ask for help") : qsTr("Offer help")
    subtitle: dialog.bargain.forTheWin ? qsTr("A fight for the win! If it is won, the game is over before anything is paid.")
                                       : qsTr("The price is due only if the fight is won.")
    confirmText: dialog.bargain.asking ? qsTr("Ask") : qsTr("Offer")

    // Large text has room for one monster's words above what is decided.
    readonly property bool wordsApart: Theme.largeText && dialog.fight.monsterWords.length > 1

    // What the monsters say.
    component Told: Column {
        id: told

        property bool on: true
        property bool named: true

        width: parent?.width ?? 0
        spacing: Theme.gapTiny
        visible: told.on

        Repeater {
            model: dialog.asking && told.on ? dialog.fight.monsterCards : null

            MonsterWords {
                required property var model

                width: parent?.width ?? 0
                card: model
                named: told.named
                mostLines: 4
                visible: says
            }
        }
    }

    Column {
        width: parent.width
        spacing: Theme.gap

        Row {
            width: parent.width
            spacing: Theme.gap

            Row {
                id: portraits

                spacing: Theme.gapTiny

                Repeater {
                    model: dialog.asking ? dialog.fight.monsterCards : null

                    PeekCard {
                        required property var model
                        required property int index

                        visible: index < 2
                        zoomer: dialog
                        card: model
                        cardWidth: Theme.cardSlot * 0.66
                    }
                }
            }
            Column {
                width: parent.width - portraits.width - Theme.gap
                spacing: Theme.gapTiny

                BodyText {
                    width: parent.width
                    text: Lists.line([dialog.fight.monsterNames, qsTr("strength %1").arg(Lists.number(dialog.fight.monsters)), dialog.fight.loot])
                    font.bold: true
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
                Told { on: !dialog.wordsApart; named: portraits.children.length > 2 }
                WordsChip { words: dialog.wordsApart ? dialog.fight.monsterWords : [] }
            }
        }
        // Room for two lines, so that nothing moves when somebody is chosen.
        Item {
            width: parent.width
            height: Math.max(outlook.height, Theme.title * (Theme.largeText ? 2.3 : 2.8))

            Column {
                id: outlook

                anchors.verticalCenter: parent.verticalCenter
                width: parent.width

                TitleText {
                    width: parent.width
                    text: dialog.bargain.sums !== "" ? dialog.bargain.sums : qsTr("Whom do you ask?")
                    color: dialog.bargain.sums === "" || dialog.bargain.diceToCome ? Theme.ink : dialog.bargain.winning ? Theme.good
                        : dialog.bargain.sumWithHelp === dialog.bargain.monsters ? Theme.goldLight : Theme.bad
                }
                BodyText {
                    width: parent.width
                    visible: text !== ""
                    text: dialog.bargain.victory
                    color: Theme.goldLight
                    font.bold: true
                }
            }
        }
        PersonRow {
            width: parent.width
            visible: dialog.bargain.asking
            people: dialog.bargain.helpers
            chosen: dialog.bargain.helper
            onPicked: seat => dialog.bargain.helper = seat
        }
        BodyText {
            width: parent.width
            visible: text !== ""
            text: dialog.bargain.specialTreasure ? qsTr("You see what the special Treasure brings only when it is drawn. Its Door cards are shared, too. If fewer cards come than were promised, the helper gets them all.")
                : dialog.bargain.mostTreasures === 0 ? qsTr("There are no Treasures to share.") : ""
            color: Theme.inkMuted
        }
        Row {
            visible: dialog.bargain.mostTreasures > 0
            spacing: Theme.gap

            BodyText {
                anchors.verticalCenter: parent.verticalCenter
                text: dialog.bargain.asking ? (dialog.bargain.specialTreasure ? qsTr("Cards for the helper:") : qsTr("Treasures for the helper:"))
                    : dialog.bargain.specialTreasure ? qsTr("Cards for you:") : qsTr("Treasures for you:")
                wrapMode: Text.NoWrap
            }
            ActionButton {
                text: "−"
                enabled: dialog.bargain.treasures > 0
                Accessible.name: qsTr("One fewer Treasure")
                onAccepted: dialog.bargain.treasures -= 1
            }
            TitleText {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("%1 of %2").arg(dialog.bargain.treasures).arg(dialog.bargain.mostTreasures)
                font.pixelSize: Theme.titleLarge
                wrapMode: Text.NoWrap
            }
            ActionButton {
                text: "+"
                enabled: dialog.bargain.treasures < dialog.bargain.mostTreasures
                Accessible.name: qsTr("One more Treasure")
                onAccepted: dialog.bargain.treasures += 1
            }
        }
        Toggle {
            visible: dialog.bargain.mostTreasures > 0
            enabled: dialog.bargain.treasures > 0
            text: dialog.bargain.asking ? qsTr("The helper chooses them (otherwise the fighter does)") : qsTr("You choose them (otherwise the fighter does)")
            checked: dialog.bargain.helperChooses
            onToggled: dialog.bargain.helperChooses = checked
        }
        BodyText {
            width: parent.width
            visible: dialog.bargain.items.count > 0
            text: !dialog.bargain.asking ? qsTr("Ask for the fighter's Items as well:")
                : dialog.bargain.handCards ? qsTr("You may add cards of your own: Items on the table go to the helper; a card in your hand, such as one that gives a level, is played on the helper.")
                : qsTr("You may add Items of your own that lie on the table:")
        }
        PickGrid {
            zoomer: dialog
            width: parent.width
            visible: dialog.bargain.items.count > 0
            cardWidth: Theme.cardSlot * 0.9
            model: dialog.bargain.items
            onToggled: row => dialog.bargain.items.toggle(row)
        }
        // Below what is decided, which large text would push out of sight.
        Told { on: dialog.wordsApart }
    }
}
