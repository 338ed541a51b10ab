// The whole window with a table of several people and bots, set up from a seed. Notes all faults.
#pragma once

#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QStringList>
#include <memory>

#include "desktop/background_work.h"
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
    // The shipped languages.
    QStringList languages() const;
    // Starts a new game at the same table.
    void begin() { m_session->start(); }
    // Lets the program run for so many milliseconds. False on a fault.
    bool run(int milliseconds);
    // Runs until nothing is being presented any more, for at most so many milliseconds.
    bool settle(int milliseconds);
    // The first fault; empty: none.
    const QString& fault() const { return m_fault; }

private:
    void look();
    static void hear(QtMsgType type, const QMessageLogContext& context, const QString& text);

    Tables m_tables;
    Session* m_session = nullptr;
    IncubationController m_pieces;
    QQmlApplicationEngine m_engine;
    QQuickWindow* m_window = nullptr;
    std::unique_ptr<Secrecy> m_secrecy;
    std::unique_ptr<Onward> m_onward;
    QString m_fault;
};

}  // namespace kickdoor::monkey
