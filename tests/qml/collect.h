#pragma once

#include <QQmlEngine>
#include <QTimer>

namespace kickdoor {

// With KICKDOOR_COLLECT in the environment, QML's garbage collector runs all the time, so that objects
// collected wrongly make the test fail.
inline void collectIfAsked(QQmlEngine& engine) {
    if (!qEnvironmentVariableIsSet("KICKDOOR_COLLECT")) return;
    constexpr int kBetween = 60;  // milliseconds
    auto* often = new QTimer(&engine);
    QObject::connect(often, &QTimer::timeout, &engine, &QQmlEngine::collectGarbage);
    often->start(kBetween);
}

}  // namespace kickdoor
