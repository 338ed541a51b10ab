// Tells when sockets can be read or written: with one system call for thousands where the system has epoll,
// by Qt's notifiers elsewhere.
#pragma once

#include <QObject>
#include <memory>

namespace kickdoor::net {

class WatchedSocket {
public:
    virtual ~WatchedSocket() = default;
    // As long as there is something to read, or the end to be seen.
    virtual void onReadable() = 0;
    virtual void onWritable() = 0;
};

class SocketWatch {
public:
    SocketWatch();
    ~SocketWatch();
    SocketWatch(const SocketWatch&) = delete;
    SocketWatch& operator=(const SocketWatch&) = delete;

    // False: the system watches no more. From within its calls sockets may be added and removed.
    bool add(qintptr socket, WatchedSocket& watched);
    void awaitWritable(qintptr socket, bool wanted);
    // Before the socket is closed.
    void remove(qintptr socket);

private:
    struct Kept;
    std::unique_ptr<Kept> kept_;
};

}  // namespace kickdoor::net
