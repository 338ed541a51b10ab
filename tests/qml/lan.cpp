#include "qml/lan.h"

#include <QHostAddress>
#include <QQmlEngine>
#include <QTcpServer>

namespace kickdoor {

LanMachine::LanMachine(const QString& folder, std::uint64_t seed, const MachinePaths& paths,
                       const QString& language)
    : m_machine(folder, seed, paths) {
    m_machine.session.setLanguage(language);
    for (QObject* one :
         {static_cast<QObject*>(this), static_cast<QObject*>(session()), static_cast<QObject*>(net())})
        QQmlEngine::setObjectOwnership(one, QQmlEngine::CppOwnership);
}

QString LanMachine::code() {
    const net::HostPlace& place = m_machine.play.host()->place();
    return QString::fromStdString(net::textOf({{127, 0, 0, 1}, place.port, place.key}));
}

void LanMachine::look() {
    m_machine.play.found()->askAlso(QHostAddress(QHostAddress::LocalHost));
}

void LanMachine::hearVote(int about) {
    net::VoteState vote;
    vote.about = Seat(about);
    vote.voters = 1;
    static_cast<net::ClientListener&>(m_machine.client()).onVote(vote);
}

LanMachine* Lan::machine(const QString& name) {
    if (!m_folder) m_folder = std::make_unique<QTemporaryDir>();
    m_machines.push_back(std::make_unique<LanMachine>(m_folder->filePath(name), m_machines.size() + 1,
                                                      MachinePaths{m_tables.assets()}, m_tables.language()));
    return m_machines.back().get();
}

void Lan::drop(LanMachine* machine) {
    std::erase_if(m_machines, [machine](const auto& one) { return one.get() == machine; });
}

void Lan::clear() {
    m_machines.clear();
    m_folder.reset();
}

int Lan::freePort() const {
    QTcpServer server;
    server.listen(QHostAddress::AnyIPv4, 0);
    return server.serverPort();
}

}  // namespace kickdoor
