// A host that says back what it hears, and a guest of it, over real sockets.
#pragma once

#include <map>
#include <memory>
#include <string>

#include "net/qt/tls_connection.h"
#include "net/qt/tls_listener.h"
#include "wait.h"

namespace tests {

// Says back whatever it hears, unless it is told not to.
class EchoHost {
public:
    explicit EchoHost(const kickdoor::net::ListenerLimits& limits = {}) : listener(identity, limits) {
        listener.onLink = [this](std::unique_ptr<kickdoor::net::HostLink> link) {
            kickdoor::net::HostLink* raw = link.get();
            links[raw] = std::move(link);
            raw->onBytes = [this, raw](std::span<const std::uint8_t> bytes) {
                heard += bytes.size();
                if (answers) raw->send({bytes.begin(), bytes.end()});
            };
            raw->onGone = [this] { ++gone; };
            raw->onFinished = [this, raw] {
                links[raw].release()->deleteLater();
                links.erase(raw);
            };
            raw->begin();
        };
        opened = listener.open(0);
    }
    kickdoor::net::HostPlace place() const {
        return {QStringLiteral("127.0.0.1"), listener.serverPort(), identity.pin};
    }

    kickdoor::net::TlsIdentity identity = kickdoor::net::newIdentity().identity;
    kickdoor::net::TlsListener listener;
    std::map<kickdoor::net::HostLink*, std::unique_ptr<kickdoor::net::HostLink>> links;
    std::size_t heard = 0;
    int gone = 0;
    bool opened = false;
    bool answers = true;
};

class Guest {
public:
    Guest() {
        connection.onOpen = [this](kickdoor::net::TlsLink& link) {
            open = true;
            link.onBytes = [this](std::span<const std::uint8_t> bytes) {
                heard.append(bytes.begin(), bytes.end());
            };
            link.onGone = [this] { gone = true; };
        };
        connection.onFailed = [this](kickdoor::net::Trouble why) { trouble = why; };
    }
    bool settled() const { return open || trouble != kickdoor::net::Trouble::None; }
    bool comeIn(const kickdoor::net::HostPlace& place) {
        connection.open(place);
        return waitFor([this] { return settled(); }) && open;
    }

    kickdoor::net::TlsConnection connection;
    std::string heard;
    kickdoor::net::Trouble trouble = kickdoor::net::Trouble::None;
    bool open = false;
    bool gone = false;
};

}  // namespace tests
