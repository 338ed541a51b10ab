pragma Singleton
import QtQuick

// How rules are named in texts.
QtObject {
    id: rules

    // A link for each rule of a list ("R7.1, ruling 11") to its place in the rules' page.
    function links(list: string): string {
        return list === "" ? "" : list.split(", ").map(rule => "<a href='" + rule + "'>" + rules.name(rule) + "</a>").join(", ");
    }

    // "R7.1", or a ruling in the player's language.
    function name(rule: string): string {
        return rule.startsWith("ruling ") ? qsTr("ruling %1").arg(rule.slice(7)) : rule;
    }
}
