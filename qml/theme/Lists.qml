pragma Singleton
import QtQuick

// Several things said one after the other, as the language joins them. What is empty is left out.
QtObject {
    id: lists

    function joined(parts: var, join: var): string {
        const said = Array.from(parts).filter(part => (part ?? "") !== "");
        return said.length === 0 ? "" : said.slice(1).reduce((before, next) => join(before, next), said[0]);
    }

    // As a screen reader tells one detail after another.
    function told(parts: var): string {
        return lists.joined(parts, (before, next) => qsTr("%1, %2", "details, as a screen reader tells them").arg(before).arg(next));
    }

    // Details side by side in a line.
    function line(parts: var): string {
        return lists.joined(parts, (before, next) => qsTr("%1 · %2", "details side by side in a line").arg(before).arg(next));
    }

    function sentences(all: var): string {
        return lists.joined(all, (before, next) => qsTr("%1 %2", "one sentence after another").arg(before).arg(next));
    }

    // Names, the last one with "and".
    function names(all: var): string {
        const said = Array.from(all).filter(name => (name ?? "") !== "");
        if (said.length < 2) return said[0] ?? "";
        const first = lists.joined(said.slice(0, -1), (before, next) => qsTr("%1, %2", "names before the last").arg(before).arg(next));
        return qsTr("%1 and %2", "names, and the last one").arg(first).arg(said[said.length - 1]);
    }
}
