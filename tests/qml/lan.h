// Machines of a network game for Quick Tests: real hosts and clients over the loopback.
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
    // The join code of the table hosted here, with the loopback address.
    Q_INVOKABLE QString code();
    // Also looks for tables on this machine.
    Q_INVOKABLE void look();
    // Acts as a bot would, if at all.
    Q_INVOKABLE void act() { m_machine.act(); }
    // Simulates the host's announcement of a vote, without waiting for a seat to be idle.
    Q_INVOKABLE void hearVote(int about);

private:
    Machine m_machine;
};

class Lan : public QObject {
    Q_OBJECT

public:
    explicit Lan(const Tables& tables) : m_tables(tables) {}

    // Starts a machine's program. The same name is the same machine.
    Q_INVOKABLE kickdoor::LanMachine* machine(const QString& name);
    // Ends a machine's program.
    Q_INVOKABLE void drop(kickdoor::LanMachine* machine);
    Q_INVOKABLE void clear();
    // An unused TCP port.
    Q_INVOKABLE int freePort() const;

private:
    const Tables& m_tables;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::vector<std::unique_ptr<LanMachine>> m_machines;
};

}  // namespace kickdoor
