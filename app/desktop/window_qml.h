// The QML of the game's window.
#pragma once

#include <QQmlApplicationEngine>
#include <QQmlComponent>
#include <QQuickWindow>
#include <QVariantMap>

namespace kickdoor {

// Begins to read the QML of the window and its first page when it is made, on a thread of the engine, so that
// the models can be made meanwhile.
class WindowQml {
public:
    WindowQml();

    QQmlApplicationEngine& engine() { return m_engine; }
    // The engine's thread waits for this one to initialise each of Qt's own modules. Call now and then.
    void helpReading();
    // Makes the window with these properties, pictures and fonts. Null if the QML does not load, which the
    // engine has told.
    QQuickWindow* makeWindow(const QVariantMap& properties);

private:
    QQmlApplicationEngine m_engine;
    QQmlComponent m_readWindow;
    QQmlComponent m_readPage;
};

}  // namespace kickdoor
