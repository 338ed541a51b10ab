// How long the GUI thread works at a time: `--measure` prints it at the end (docs/performance.md).
#pragma once

#include <QApplication>
#include <QMap>
#include <QQuickWindow>
#include <QString>
#include <vector>

namespace kickdoor {

// An application that times every event it delivers, in processor time where the system tells it: other
// programs do not count. What one event causes counts as its own.
class WorkWatch : public QApplication {
    Q_OBJECT

public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override;

    // Filling in this window's pixels is told apart: with a graphics card it is no work of this thread.
    void watch(QQuickWindow& window);
    // What came before is loading, not playing.
    void forget();
    // The longest pieces, and how many of what took longer than a frame may.
    QString report() const;

private:
    struct Piece {
        qint64 micros = 0;
        QString what;
    };
    struct Tally {
        qint64 events = 0;
        QMap<QString, qint64> tooLong;  // by what was done
        std::vector<Piece> longest;
        void add(Piece piece);
    };
    static QString lines(const QString& title, const Tally& tally);

    int m_depth = 0;
    qint64 m_paintingSince = 0;
    qint64 m_painted = 0;  // within the event being delivered
    Tally m_work, m_painting;
};

}  // namespace kickdoor
