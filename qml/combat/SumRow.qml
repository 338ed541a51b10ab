import QtQuick

// The current values of one row of a Breakdown's model.
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
