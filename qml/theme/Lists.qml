pragma Singleton
import QtQuick

// Joins lists by the language's conventions. Empty elements are left out.
QtObject {
    id: lists

    // `pattern`: joins the list so far, %1, and the next element, %2.
    function joined(parts: var, pattern: string): string {
        let said = "";
        for (const part of parts)
            if ((part ?? "") !== "") said = said === "" ? part : pattern.arg(said).arg(part);
        return said;
    }

    // An integer, with a minus sign instead of a hyphen.
    function number(n: int): string {
        return String(n).replace("-", "\u2212");
    }

    // What a number adds; `plain`: it stands for itself.
    function signed(n: int, plain: bool): string {
        return plain || n < 0 ? lists.number(n) : "+" + n;
    }

    // As a screen reader tells one detail after another.
    function told(parts: var): string {
        return lists.joined(Array.from(parts), qsTr("%1, %2", "details, as a screen reader tells them"));
    }

    // Details side by side in a line.
    function line(parts: var): string {
        return lists.joined(Array.from(parts), qsTr("%1 · %2", "details side by side in a line"));
    }

    function sentences(all: var): string {
        return lists.joined(Array.from(all), qsTr("%1 %2", "one sentence after another"));
    }

    // Names, the last one with "and".
    function names(all: var): string {
        const said = Array.from(all).filter(name => (name ?? "") !== "");
        if (said.length < 2) return said[0] ?? "";
        const first = lists.joined(said.slice(0, -1), qsTr("%1, %2", "names before the last"));
        return qsTr("%1 and %2", "names, and the last one").arg(first).arg(said[said.length - 1]);
    }
}
