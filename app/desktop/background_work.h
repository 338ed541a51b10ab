// Splits the work of the window's thread into pieces shorter than half a frame, so that animations stay
// smooth.
#pragma once

#include <QElapsedTimer>
#include <QQmlEngine>
#include <QQmlIncubationController>

#include "model/present/presenter.h"

namespace kickdoor {

// Creates asynchronous QML objects (card faces, the winner's page) a few milliseconds at a time. The pieces
// grow the longer it takes.
class IncubationController : public QObject, public QQmlIncubationController {
    Q_OBJECT

protected:
    void incubatingObjectCountChanged(int count) override;
    void timerEvent(QTimerEvent* event) override;

private:
    int m_timer = 0;
    QElapsedTimer m_waiting;
};

// Collects the script engine's garbage between moves, so that it does not happen during animations.
void collectGarbageBetweenMoves(QQmlEngine& engine, Presenter& presenter);

}  // namespace kickdoor
