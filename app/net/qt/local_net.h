// The networks this machine is in, as they are at the moment.
#pragma once

#include <QHostAddress>
#include <QUdpSocket>
#include <memory>
#include <vector>

namespace kickdoor::net {

// Where a datagram reaches all who listen, once for each network: IPv4 by the subnet's broadcast address (the
// address of all ones has no route on a machine without a gateway), IPv6 by a link-local group.
std::vector<QHostAddress> everybodyNear();
// Addresses that others in the network can reach this machine by; the most likely first.
std::vector<QHostAddress> ownAddresses();
// Whether it is of a network this machine is in: nobody else is answered.
bool isNear(const QHostAddress& address);

// A socket of each family; either may be null.
struct UdpPair {
    std::unique_ptr<QUdpSocket> v4;
    std::unique_ptr<QUdpSocket> v6;

    // port 0: any, for asking; else shared with other programs, and in the group of all networks.
    static UdpPair open(std::uint16_t port);
    bool isOpen() const { return v4 != nullptr || v6 != nullptr; }
    void close();
    void send(const std::vector<std::uint8_t>& datagram, const QHostAddress& to, std::uint16_t port) const;
    // Enters the group of networks that have come up since.
    void joinGroups() const;
};

}  // namespace kickdoor::net
