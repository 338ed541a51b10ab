#include <sys/epoll.h>
#include <unistd.h>

#include <QSocketNotifier>
#include <array>
#include <unordered_map>

#include "net/qt/socket_watch.h"

namespace kickdoor::net {

struct SocketWatch::Kept {
    Kept() : epoll(::epoll_create1(EPOLL_CLOEXEC)), notifier(epoll, QSocketNotifier::Read) {
        QObject::connect(&notifier, &QSocketNotifier::activated, &notifier, [this] { look(); });
    }
    ~Kept() {
        notifier.setEnabled(false);
        ::close(epoll);
    }
    Kept(const Kept&) = delete;
    Kept& operator=(const Kept&) = delete;

    bool set(int how, qintptr socket, bool writable) const {
        epoll_event event{};
        event.events = EPOLLIN | (writable ? EPOLLOUT : 0U);
        event.data.fd = static_cast<int>(socket);
        return ::epoll_ctl(epoll, how, event.data.fd, &event) == 0;
    }

    WatchedSocket* find(int socket) {
        const auto found = sockets.find(socket);
        return found == sockets.end() ? nullptr : found->second;
    }

    void look() {
        std::array<epoll_event, 256> events;
        const int count = ::epoll_wait(epoll, events.data(), static_cast<int>(events.size()), 0);
        for (int i = 0; i < count; ++i) {
            const epoll_event& event = events[static_cast<std::size_t>(i)];
            // The previous callback may have removed the socket.
            WatchedSocket* socket = (event.events & EPOLLOUT) != 0 ? find(event.data.fd) : nullptr;
            if (socket != nullptr) socket->onWritable();
            socket = (event.events & ~static_cast<unsigned>(EPOLLOUT)) != 0 ? find(event.data.fd) : nullptr;
            if (socket != nullptr) socket->onReadable();
        }
    }

    int epoll;
    QSocketNotifier notifier;
    std::unordered_map<int, WatchedSocket*> sockets;
};

SocketWatch::SocketWatch() : kept_(std::make_unique<Kept>()) {}
SocketWatch::~SocketWatch() = default;

bool SocketWatch::add(qintptr socket, WatchedSocket& watched) {
    kept_->sockets[static_cast<int>(socket)] = &watched;
    return kept_->set(EPOLL_CTL_ADD, socket, false);
}

void SocketWatch::awaitWritable(qintptr socket, bool wanted) {
    kept_->set(EPOLL_CTL_MOD, socket, wanted);
}

void SocketWatch::remove(qintptr socket) {
    kept_->sockets.erase(static_cast<int>(socket));
    kept_->set(EPOLL_CTL_DEL, socket, false);
}

}  // namespace kickdoor::net
