import QtQuick
import Kickdoor.Model

// Keeps the window's size, position and state in the settings from one start to the next.
Item {
    id: place

    required property Window window
    required property Settings settings
    property bool used: true
    // Where it is when it is neither maximized nor fills the screen.
    property rect normal: Qt.rect(0, 0, 0, 0)

    readonly property var application: Qt.application  // its screens are unknown to the type of Qt 6.4

    // The screen on which a window there can be seen; null: none.
    function screenOf(kept: var): var {
        return Array.from(place.application.screens).find(screen => kept.x < screen.virtualX + screen.width - 100 && kept.x + kept.width > screen.virtualX + 100
            && kept.y < screen.virtualY + screen.height - 100 && kept.y >= screen.virtualY - 50) ?? null;
    }

    // What is kept, no larger than the screen: it may have been another one, or another scale.
    function fitted(kept: var, screen: var): rect {
        const width = Math.min(screen.width, screen.desktopAvailableWidth, Math.max(place.window.minimumWidth, kept.width));
        const height = Math.min(screen.height, screen.desktopAvailableHeight, Math.max(place.window.minimumHeight, kept.height));
        return Qt.rect(width < kept.width ? screen.virtualX : kept.x, height < kept.height ? screen.virtualY : kept.y, width, height);
    }

    // False if nothing is known, or if it would be out of sight.
    function restore(): bool {
        const kept = place.used ? place.settings.window : {};
        if (kept.state === undefined) return false;
        const screen = place.screenOf(kept);
        if (!screen) return false;
        place.normal = place.fitted(kept, screen);
        place.window.x = place.normal.x;
        place.window.y = place.normal.y;
        place.window.width = place.normal.width;
        place.window.height = place.normal.height;
        if (kept.state === "maximized") place.window.showMaximized();
        else if (kept.state === "full") place.window.showFullScreen();
        return true;
    }

    function keep() {
        soon.stop();
        const how = place.window.visibility;
        const state = how === Window.Windowed ? "normal" : how === Window.Maximized ? "maximized" : how === Window.FullScreen ? "full" : "";
        if (!place.used || state === "") return;
        if (state === "normal" || place.normal.width === 0)
            place.normal = Qt.rect(place.window.x, place.window.y, place.window.width, place.window.height);
        place.settings.keepWindow({x: place.normal.x, y: place.normal.y, width: place.normal.width, height: place.normal.height, state: state});
    }

    Connections {
        target: place.window

        function onXChanged() { soon.restart(); }
        function onYChanged() { soon.restart(); }
        function onWidthChanged() { soon.restart(); }
        function onHeightChanged() { soon.restart(); }
        function onVisibilityChanged() { soon.restart(); }
        function onClosing() { if (soon.running) place.keep(); }
    }
    // A window that is being maximized has its new size before its new state.
    Timer { id: soon; interval: 500; onTriggered: place.keep() }
}
