#include "net/qt/local_net.h"

#include <QNetworkInterface>

namespace kickdoor::net {
namespace {

// Transient and link-local; of our own choice: "kick" in its last words.
QHostAddress group(const QString& interface) {
    QHostAddress address(QStringLiteral("ff12::6b69:636b"));
    address.setScopeId(interface);
    return address;
}

QList<QNetworkInterface> liveInterfaces() {
    QList<QNetworkInterface> live;
    for (const QNetworkInterface& interface : QNetworkInterface::allInterfaces()) {
        const auto flags = interface.flags();
        if (flags.testFlag(QNetworkInterface::IsUp) && flags.testFlag(QNetworkInterface::IsRunning))
            live.push_back(interface);
    }
    return live;
}

bool isLoopback(const QNetworkInterface& interface) {
    return interface.flags().testFlag(QNetworkInterface::IsLoopBack);
}

std::unique_ptr<QUdpSocket> opened(const QHostAddress& any, std::uint16_t port) {
    auto socket = std::make_unique<QUdpSocket>();
    const auto mode = port == 0 ? QUdpSocket::BindMode(QUdpSocket::DefaultForPlatform)
                                : QUdpSocket::ShareAddress | QUdpSocket::ReuseAddressHint;
    if (!socket->bind(any, port, mode)) return nullptr;
    return socket;
}

}  // namespace

std::vector<QHostAddress> everybodyNear() {
    std::vector<QHostAddress> near;
    for (const QNetworkInterface& interface : liveInterfaces()) {
        if (isLoopback(interface)) {
            near.emplace_back(QStringLiteral("127.255.255.255"));
            continue;
        }
        for (const QNetworkAddressEntry& entry : interface.addressEntries())
            if (!entry.broadcast().isNull()) near.push_back(entry.broadcast());
        if (interface.flags().testFlag(QNetworkInterface::CanMulticast) &&
            !interface.flags().testFlag(QNetworkInterface::IsPointToPoint))
            near.push_back(group(interface.name()));
    }
    return near;
}

std::vector<QHostAddress> ownAddresses() {
    std::vector<QHostAddress> v4;
    std::vector<QHostAddress> v6;
    for (const QNetworkInterface& interface : liveInterfaces()) {
        if (isLoopback(interface)) continue;
        for (const QNetworkAddressEntry& entry : interface.addressEntries()) {
            const QHostAddress address = entry.ip();
            if (address.protocol() == QAbstractSocket::IPv4Protocol)
                v4.push_back(address);
            else if (!address.isLinkLocal())  // these are useless without the reader's own scope
                v6.push_back(address);
        }
    }
    // Interfaces are already in order: real networks before the bridges of containers and virtual machines.
    v4.insert(v4.end(), v6.begin(), v6.end());
    return v4;
}

bool isNear(const QHostAddress& address) {
    if (address.isLoopback() || address.isLinkLocal()) return true;
    for (const QNetworkInterface& interface : liveInterfaces())
        for (const QNetworkAddressEntry& entry : interface.addressEntries())
            if (entry.prefixLength() > 0 && address.isInSubnet(entry.ip(), entry.prefixLength())) return true;
    return false;
}

UdpPair UdpPair::open(std::uint16_t port) {
    UdpPair pair{opened(QHostAddress::AnyIPv4, port), opened(QHostAddress::AnyIPv6, port)};
    if (port != 0) pair.joinGroups();
    return pair;
}

void UdpPair::close() {
    for (auto* socket : {&v4, &v6})
        if (*socket != nullptr) socket->release()->deleteLater();
}

void UdpPair::joinGroups() const {
    if (v6 == nullptr) return;
    for (const QNetworkInterface& interface : liveInterfaces())
        if (interface.flags().testFlag(QNetworkInterface::CanMulticast))
            v6->joinMulticastGroup(group(interface.name()), interface);
}

void UdpPair::send(const std::vector<std::uint8_t>& datagram, const QHostAddress& to,
                   std::uint16_t port) const {
    const bool isV4 = to.protocol() == QAbstractSocket::IPv4Protocol;
    QUdpSocket* socket = isV4 ? v4.get() : v6.get();
    // Errors are ignored: the network may just have disappeared.
    if (socket != nullptr)
        socket->writeDatagram(reinterpret_cast<const char*>(datagram.data()),
                              static_cast<qint64>(datagram.size()), to, port);
}

}  // namespace kickdoor::net
