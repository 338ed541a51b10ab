#include "net/qt/announcer.h"

#include <array>

namespace kickdoor::net {
namespace {

constexpr int kEveryMillis = 3000;
constexpr int kSoonMillis = 250;  // several changes, one datagram
// Answers to questions in one round: a limit against misuse of the host.
constexpr int kMostAnswers = 40;

}  // namespace

Announcer::Announcer(std::function<Announcement()> describe, std::uint16_t port, QObject* parent)
    : QObject(parent), describe_(std::move(describe)), port_(port) {
    timer_.setInterval(kEveryMillis);
    connect(&timer_, &QTimer::timeout, this, [this] {
        answers_ = 0;
        sockets_.joinGroups();
        tell(false);
    });
    soon_.setSingleShot(true);
    soon_.setInterval(kSoonMillis);
    connect(&soon_, &QTimer::timeout, this, [this] { tell(false); });
}

Announcer::~Announcer() {
    stop();
}

bool Announcer::start() {
    stop();
    sockets_ = UdpPair::open(port_);
    if (!sockets_.isOpen()) return false;
    for (QUdpSocket* socket : {sockets_.v4.get(), sockets_.v6.get()})
        if (socket != nullptr)
            connect(socket, &QIODevice::readyRead, this, [this, socket] { read(*socket); });
    timer_.start();
    tell(false);
    return true;
}

void Announcer::stop() {
    if (!sockets_.isOpen()) return;
    timer_.stop();
    soon_.stop();
    tell(true);
    sockets_.close();
}

void Announcer::changed() {
    if (sockets_.isOpen() && !soon_.isActive()) soon_.start();
}

void Announcer::tell(bool leaving) {
    Announcement announcement = describe_();
    announcement.leaving = leaving;
    const std::vector<std::uint8_t> datagram = encodeAnnouncement(std::move(announcement));
    for (const QHostAddress& to : everybodyNear()) sockets_.send(datagram, to, port_);
}

void Announcer::read(QUdpSocket& socket) {
    std::array<char, kMaxDatagram + 1> bytes;
    while (socket.hasPendingDatagrams()) {
        QHostAddress from;
        quint16 port = 0;
        const qint64 size = socket.readDatagram(bytes.data(), bytes.size(), &from, &port);
        if (size < 0) return;
        const std::span datagram(reinterpret_cast<const std::uint8_t*>(bytes.data()),
                                 static_cast<std::size_t>(size));
        if (!isQuestion(datagram) || !isNear(from) || ++answers_ > kMostAnswers) continue;
        sockets_.send(encodeAnnouncement(describe_()), from, port);
    }
}

}  // namespace kickdoor::net
