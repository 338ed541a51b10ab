#pragma once

#include <QQmlEngine>
#include <QTimer>

namespace kickdoor {

// With KICKDOOR_COLLECT in the environment QML's collector runs all the time: what it wrongly takes is taken
// while the test still looks.
inline void collectIfAsked(QQmlEngine& engine) {
    if (!qEnvironmentVariableIsSet("KICKDOOR_COLLECT")) return;
    constexpr int kBetween = 60;  // milliseconds
    auto* often = new QTimer(&engine);
    QObject::connect(often, &QTimer::timeout, &engine, &QQmlEngine::collectGarbage);
    often->start(kBetween);
}

}  // namespace kickdoor
