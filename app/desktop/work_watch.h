// Measures how long the GUI thread works at a time, for `--measure` (docs/performance.md).
#pragma once

#include <QApplication>
#include <QMap>
#include <QQuickWindow>
#include <QString>
#include <vector>

namespace kickdoor {

// An application that times every event it delivers, nested events included. Uses processor time if the
// system provides it, so that other programs do not count.
class WorkWatch : public QApplication {
    Q_OBJECT

public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override;

    // Reports the rendering of this window separately: a graphics card takes it off this thread.
    void watch(QQuickWindow& window);
    // Discards the measurements so far, made while loading.
    void forget();
    // Lists the longest pieces, and counts those longer than a frame by kind.
    QString report() const;

private:
    struct Piece {
        qint64 micros = 0;
        QString what;
    };
    struct Tally {
        qint64 events = 0;
        QMap<QString, qint64> tooLong;  // by kind of event
        std::vector<Piece> longest;
        void add(Piece piece);
    };
    static QString lines(const QString& title, const Tally& tally);

    int m_depth = 0;
    qint64 m_paintingSince = 0;
    qint64 m_painted = 0;  // during the current event
    Tally m_work, m_painting;
};

}  // namespace kickdoor
