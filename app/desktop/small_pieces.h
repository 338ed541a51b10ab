// Keeps the work of the window's thread in pieces shorter than half a frame, so that what moves goes on
// moving.
#pragma once

#include <QElapsedTimer>
#include <QQmlEngine>
#include <QQmlIncubationController>

#include "model/present/presenter.h"

namespace kickdoor {

// Makes what may come a little later (faces of cards, the winner's page) a few milliseconds at a time, and
// the longer it takes, in larger pieces.
class PieceByPiece : public QObject, public QQmlIncubationController {
    Q_OBJECT

protected:
    void incubatingObjectCountChanged(int count) override;
    void timerEvent(QTimerEvent* event) override;

private:
    int m_timer = 0;
    QElapsedTimer m_waiting;
};

// Frees what scripts no longer need between the moves: else it is done in the middle of some binding.
void tidyBetweenMoves(QQmlEngine& engine, Presenter& presenter);

}  // namespace kickdoor
