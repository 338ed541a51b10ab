import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// What stands on the stage until it is answered: offers, the body that is looted, and the way back to a question that was folded in
// order to look at the table. The player's own offers are over the story, and in a fight those of others below them.
Item {
    id: questions

    required property Decisions decisions
    required property Looting looting
    required property LiveTable view
    property bool folded: false
    property bool answerable: true  // not in a recorded game
    property bool keyed: false      // the table has the keyboard
    // What of the story is covered, from its upper edge.
    readonly property real storyHeight: own.height + (questions.view.offersOverStory && asked.height > 0 ? asked.height + asked.below : 0)
    // Where it cannot be missed, but not over the track or the sums.
    readonly property rect over: questions.mapFromItem(questions.view, questions.view.askPlace.x, questions.view.askPlace.y,
                                                       questions.view.askPlace.width, questions.view.askPlace.height)
    signal unfolded()

    function focusUnfolding() {
        unfold.forceActiveFocus();
    }

    OffersPanel {
        id: own

        x: questions.view.log.x
        y: questions.view.log.y
        width: questions.view.log.width
        own: true
        answerable: questions.answerable
        keyed: questions.keyed && asked.chosen < 0
        model: questions.decisions.offers
    }
    LootingPanel {
        id: body

        looting: questions.looting
        view: questions.view
        over: questions.mapFromItem(questions.view.stage, 0, 0, questions.view.stage.width, questions.view.stage.height)
        below: unfold.visible ? unfold.height + Theme.gap : 0
    }
    OffersPanel {
        id: asked

        readonly property rect place: questions.view.offerPlace
        readonly property rect over: questions.mapFromItem(questions.view, place.x, place.y, place.width, place.height)

        readonly property real below: own.height > 0 ? Theme.gapSmall : 0
        readonly property real low: Math.min(over.y + Math.max(0, (over.height - height) / 2), over.y + over.height - height, questions.height - height - Theme.gap)
        // Over all of the headline, rather than over a part of its letters.
        readonly property real head: {
            const told = questions.view.idle.told;
            return questions.view.idle.visible && asked.low < questions.mapFromItem(told, 0, told.height).y - 1 ? questions.mapFromItem(told, 0, -Theme.gapTiny).y : asked.low;
        }

        x: over.x + (over.width - width) / 2
        y: questions.view.offersOverStory ? Math.max(questions.view.topBar.height, Math.min(over.y + own.height + asked.below, questions.height - height - Theme.gap))
            : Math.max(questions.view.topBar.height, Math.min(asked.low, asked.head))
        width: asked.needsWidth ? over.width : Math.min(over.width, Theme.px(600) * Math.max(1, Theme.textScale))
        room: over.height
        most: questions.view.offersOverStory ? over.height - own.height - asked.below
            : over.y + over.height - questions.view.opponents.y - questions.view.opponents.height - Theme.gapSmall
        model: questions.decisions.offers
        answerable: questions.answerable
        keyed: questions.keyed
        zoomer: questions.view
        onCounterWanted: (from, kind) => kind === "trade" ? questions.decisions.trade.counter(from) : questions.decisions.bargain.counter(from)
    }
    ActionButton {
        id: unfold

        // In the row of the buttons, where nothing lies under it, unless others are there.
        readonly property bool inRow: !body.visible && questions.view.buttons.all.every(each => each.aside ?? false)

        x: questions.over.x + (unfold.inRow ? 0 : (questions.over.width - width) / 2)
        y: unfold.inRow ? questions.over.y + questions.over.height + Theme.gapSmall
            : (body.visible ? body.y + body.height : questions.over.y + questions.over.height) - height - Theme.gap
        width: Math.min(implicitWidth, questions.over.width)
        visible: questions.folded
        enabled: visible
        look: "primary"
        text: qsTr("Choose …")
        tip: questions.decisions.answer.text
        onAccepted: questions.unfolded()
    }
}
