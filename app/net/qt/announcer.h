// Tells the local network of a host: when it begins, now and then, when it is asked, and when it stops.
#pragma once

#include <QObject>
#include <QTimer>
#include <functional>

#include "net/qt/announcement.h"
#include "net/qt/local_net.h"

namespace kickdoor::net {

class Announcer : public QObject {
public:
    // describe: asked each time.
    explicit Announcer(std::function<Announcement()> describe, std::uint16_t port = kDiscoveryPort,
                       QObject* parent = nullptr);
    ~Announcer() override;

    // False: no socket could be had. Joining by code works all the same.
    bool start();
    // Says that the host leaves.
    void stop();
    // Something worth telling has changed.
    void changed();

private:
    void tell(bool leaving);
    void read(QUdpSocket& socket);

    std::function<Announcement()> describe_;
    std::uint16_t port_;
    UdpPair sockets_;
    QTimer timer_;
    QTimer soon_;
    int answers_ = 0;  // since the last round
};

}  // namespace kickdoor::net
