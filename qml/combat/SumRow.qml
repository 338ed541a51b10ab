import QtQuick

// One row of the model of a Breakdown, told of as it is now.
QtObject {
    id: row

    required property var model
    readonly property string text: row.model.text
    readonly property int amount: row.model.amount
    readonly property bool monsterSide: row.model.monsterSide
    readonly property bool first: row.model.first ?? false
    signal changed()
    onTextChanged: row.changed()
    onAmountChanged: row.changed()
    onMonsterSideChanged: row.changed()
}
