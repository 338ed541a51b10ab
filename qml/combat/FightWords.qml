pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme

// What the monsters of a fight do. Those of the same name and words share a row, and so does a mate with its monster. One that has no
// row shows its card when it is pointed at. Roles of `model`: a card's, and mate.
Column {
    id: words

    property alias model: said.model
    property real panelHeight: 0  // of the fight's panel
    readonly property bool roomy: words.panelHeight > Theme.textSmall * 24
    readonly property int most: !words.roomy ? 0 : said.count < 2 ? 1 : Math.max(2, Math.floor(words.panelHeight * 0.16 / (Theme.textSmall * 1.3)))
    property var cards: []  // of the monsters, in their order: {title, text, mate, whole}
    readonly property int rows: words.rowOf(words.cards.length)
    readonly property list<string> each: words.cards.filter((one, index) => one.text !== "" && words.first(one) === index).map(one => one.whole)
    readonly property string alone: words.cards.length === 1 ? words.cards[0].text : ""

    function listen() {
        words.cards = Array.from({length: said.count}, (unused, index) => {
            const one = said.itemAt(index) as MonsterWords, card = one?.card;
            return {title: card?.title ?? "", text: card?.rulesText ?? "", mate: card?.mate ?? false, whole: one?.text ?? ""};
        });
    }

    function same(one: var, other: var): bool {
        return one.text === other.text && (one.title === other.title || one.mate || other.mate);
    }

    function first(card: var): int {
        return words.cards.findIndex(one => words.same(one, card));
    }

    // How many rows are above that monster's.
    function rowOf(index: int): int {
        return words.cards.filter((one, each) => each < index && one.text !== "" && words.first(one) === each).length;
    }

    // Whether a row tells that text, and all of it.
    function tells(text: string): bool {
        const row = text === "" ? null : said.itemAt(words.cards.findIndex(one => one.text === text)) as MonsterWords;
        return words.visible && row !== null && row.visible && !row.truncated;
    }

    visible: words.roomy && words.rows > 0

    Repeater {
        id: said

        onItemAdded: () => Qt.callLater(words.listen)
        onItemRemoved: () => Qt.callLater(words.listen)

        MonsterWords {
            id: one

            required property var model
            required property int index
            readonly property string title: one.model.title ?? ""
            readonly property string rules: one.model.rulesText ?? ""
            readonly property var told: ({title: one.title, text: one.rules, mate: one.model.mate ?? false})

            width: words.width
            mostLines: said.count < 2 ? words.panelHeight > Theme.textSmall * 34 ? 4 : 3 : words.rows > 2 ? 1 : 2
            card: one.model
            named: said.count > 1
            shared: words.cards.filter(each => words.same(each, one.told)).length > 1
            visible: one.says && words.first(one.told) === one.index && words.rowOf(one.index) < words.most
            onTitleChanged: () => Qt.callLater(words.listen)
            onTextChanged: () => Qt.callLater(words.listen)
        }
    }
}
