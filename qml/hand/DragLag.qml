import QtQuick
import Kickdoor.Theme

// How far a dragged card trails behind `at`, in pixels, and how it leans, in degrees. It comes to rest with the pointer.
Item {
    id: lag

    property bool on: false
    property point at
    property real trailX: 0
    property real trailY: 0
    readonly property real lean: Math.max(-14, Math.min(14, lag.trailX * 0.3))
    readonly property real most: Theme.px(70)
    readonly property bool moving: lag.trailX !== 0 || lag.trailY !== 0
    property point last: lag.at

    onOnChanged: lag.last = lag.at
    onAtChanged: {
        if (lag.on && !Theme.reducedMotion) {
            lag.trailX = lag.kept(lag.trailX - lag.at.x + lag.last.x);
            lag.trailY = lag.kept(lag.trailY - lag.at.y + lag.last.y);
        }
        lag.last = lag.at;
    }

    function kept(trail: real): real {
        return Math.max(-lag.most, Math.min(lag.most, trail));
    }

    FrameAnimation {
        running: lag.moving
        onTriggered: {
            const left = Math.exp(-20 * Math.min(0.05, frameTime));
            lag.trailX = Math.abs(lag.trailX) < 0.5 ? 0 : lag.trailX * left;
            lag.trailY = Math.abs(lag.trailY) < 0.5 ? 0 : lag.trailY * left;
        }
    }
}
