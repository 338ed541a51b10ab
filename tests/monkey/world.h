// The whole window with a table at which several people and bots sit, laid from a seed; whatever goes wrong
// in it is noted.
#pragma once

#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QStringList>
#include <memory>

#include "desktop/small_pieces.h"
#include "monkey/onward.h"
#include "monkey/secrecy.h"
#include "qml/tables.h"

namespace kickdoor::monkey {

class World {
public:
    explicit World(quint64 seed);
    ~World();

    QQuickWindow& window() { return *m_window; }
    QQmlEngine& engine() { return m_engine; }
    Session& session() { return *m_session; }
    bool isOpen() const { return m_window != nullptr; }

    void speak(const QString& code);
    // Those that are shipped.
    QStringList languages() const;
    // A new game at the table as it was laid.
    void begin() { m_session->start(); }
    // Lets the program run for so many milliseconds; false: something has gone wrong.
    bool run(int milliseconds);
    // Until nothing is being shown any more, or so many milliseconds are over.
    bool settle(int milliseconds);
    // What has gone wrong first; empty: nothing.
    const QString& fault() const { return m_fault; }

private:
    void look();
    static void hear(QtMsgType type, const QMessageLogContext& context, const QString& text);

    Tables m_tables;
    Session* m_session = nullptr;
    PieceByPiece m_pieces;
    QQmlApplicationEngine m_engine;
    QQuickWindow* m_window = nullptr;
    std::unique_ptr<Secrecy> m_secrecy;
    std::unique_ptr<Onward> m_onward;
    QString m_fault;
};

}  // namespace kickdoor::monkey
