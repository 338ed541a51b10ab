#include "net/qt/table_finder.h"

#include <algorithm>
#include <array>

#include "net/qt/tls_link.h"

namespace kickdoor::net {
namespace {

constexpr int kAskMillis = 2000;
// Limits against forged announcements of many hosts.
constexpr std::size_t kMostHosts = 64;
constexpr std::size_t kMostAddresses = 6;

// The order in which addresses are tried.
int rank(const QHostAddress& address) {
    if (address.isLoopback()) return 3;
    if (address.protocol() == QAbstractSocket::IPv4Protocol) return 0;
    return address.isLinkLocal() ? 2 : 1;
}

}  // namespace

std::vector<HostPlace> FoundHost::places() const {
    std::vector<HostPlace> places;
    for (const QHostAddress& address : addresses) places.push_back({address.toString(), said.port, said.key});
    return places;
}

TableFinder::TableFinder(std::uint16_t port, QObject* parent) : QObject(parent), port_(port) {
    timer_.setInterval(kAskMillis);
    connect(&timer_, &QTimer::timeout, this, [this] {
        listening_.joinGroups();
        ask();
        forgetOld();
    });
}

TableFinder::~TableFinder() {
    stop();
}

bool TableFinder::start() {
    stop();
    asking_ = UdpPair::open(0);
    listening_ = UdpPair::open(port_);
    for (const auto* socket : {&asking_.v4, &asking_.v6, &listening_.v4, &listening_.v6})
        if (QUdpSocket* raw = socket->get(); raw != nullptr)
            connect(raw, &QIODevice::readyRead, this, [this, raw] { read(*raw); });
    if (!asking_.isOpen()) return false;
    timer_.start();
    ask();
    return true;
}

void TableFinder::stop() {
    timer_.stop();
    asking_.close();
    listening_.close();
    hosts_.clear();
}

void TableFinder::askAlso(const QHostAddress& address) {
    also_.push_back(address);
    if (looks()) asking_.send(questionDatagram(), address, port_);
}

void TableFinder::ask() {
    const std::vector<std::uint8_t> question = questionDatagram();
    for (const QHostAddress& to : everybodyNear()) asking_.send(question, to, port_);
    for (const QHostAddress& to : also_) asking_.send(question, to, port_);
}

void TableFinder::forgetOld() {
    const auto now = std::chrono::steady_clock::now();
    const auto gone =
        std::erase_if(hosts_, [&](const FoundHost& host) { return now - host.heard > patience_; });
    if (gone > 0 && onChanged) onChanged();
}

void TableFinder::read(QUdpSocket& socket) {
    std::array<char, kMaxDatagram + 1> bytes;
    while (looks() && socket.hasPendingDatagrams()) {
        QHostAddress from;
        const qint64 size = socket.readDatagram(bytes.data(), bytes.size(), &from);
        if (size < 0) return;
        const std::span datagram(reinterpret_cast<const std::uint8_t*>(bytes.data()),
                                 static_cast<std::size_t>(size));
        if (const auto announcement = decodeAnnouncement(datagram)) hear(*announcement, from);
    }
}

void TableFinder::hear(const Announcement& said, const QHostAddress& from) {
    // Hosts of another protocol are distinguished by address only.
    const auto same = [&](const FoundHost& host) {
        if (host.said.protocol != said.protocol) return false;
        if (host.speaksOurs()) return host.said.key == said.key && host.said.port == said.port;
        return host.addresses.front() == from;
    };
    auto host = std::find_if(hosts_.begin(), hosts_.end(), same);
    if (said.leaving) {
        if (host == hosts_.end()) return;
        hosts_.erase(host);
        if (onChanged) onChanged();
        return;
    }
    bool news = false;
    if (host == hosts_.end()) {
        if (hosts_.size() >= kMostHosts) return;
        host = hosts_.insert(hosts_.end(), {said, {}, {}});
        news = true;
    }
    news = news || host->said != said;
    host->said = said;
    host->heard = std::chrono::steady_clock::now();
    auto& addresses = host->addresses;
    if (std::find(addresses.begin(), addresses.end(), from) == addresses.end() &&
        addresses.size() < kMostAddresses) {
        addresses.push_back(from);
        std::stable_sort(addresses.begin(), addresses.end(),
                         [](const QHostAddress& a, const QHostAddress& b) { return rank(a) < rank(b); });
        news = true;
    }
    if (news && onChanged) onChanged();
}

}  // namespace kickdoor::net
