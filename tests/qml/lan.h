// Machines of a network game for Quick Tests of its pages: real hosts and clients, over the loopback.
#pragma once

#include <QTemporaryDir>
#include <memory>
#include <vector>

#include "net_model/machine.h"
#include "qml/tables.h"

namespace kickdoor {

class LanMachine : public QObject {
    Q_OBJECT
    Q_PROPERTY(kickdoor::Session* session READ session CONSTANT)
    Q_PROPERTY(kickdoor::NetPlay* net READ net CONSTANT)

public:
    LanMachine(const QString& folder, std::uint64_t seed, const MachinePaths& paths, const QString& language);

    Session* session() { return &m_machine.session; }
    NetPlay* net() { return &m_machine.play; }
    // Of the table hosted here, with the loopback address in it.
    Q_INVOKABLE QString code();
    // Looks for tables on this machine, too.
    Q_INVOKABLE void look();
    // What a bot would do at the screen, if anything.
    Q_INVOKABLE void act() { m_machine.act(); }
    // As the host tells it of a vote, without the minutes that a seat must have done nothing for.
    Q_INVOKABLE void hearVote(int about);

private:
    Machine m_machine;
};

class Lan : public QObject {
    Q_OBJECT

public:
    explicit Lan(const Tables& tables) : m_tables(tables) {}

    // The same name is the same machine: its program is started anew.
    Q_INVOKABLE kickdoor::LanMachine* machine(const QString& name);
    // The program is gone.
    Q_INVOKABLE void drop(kickdoor::LanMachine* machine);
    Q_INVOKABLE void clear();
    // TCP, used by nobody now.
    Q_INVOKABLE int freePort() const;

private:
    const Tables& m_tables;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::vector<std::unique_ptr<LanMachine>> m_machines;
};

}  // namespace kickdoor
