pragma Singleton
import QtQuick

// How words break into lines.
QtObject {
    // The least width of `text` in two lines. They break at a space, but not at a no-break space, and after a hyphen if `hyphens`.
    function narrowest(text: string, measure: var, hyphens: bool): real {
        let least = measure(text);
        for (let at = 1; at < text.length - 1; ++at) {
            if (text[at] === " ") least = Math.min(least, Math.max(measure(text.slice(0, at)), measure(text.slice(at + 1))));
            else if (hyphens && text[at] === "-") least = Math.min(least, Math.max(measure(text.slice(0, at + 1)), measure(text.slice(at + 1))));
        }
        return least;
    }
}
