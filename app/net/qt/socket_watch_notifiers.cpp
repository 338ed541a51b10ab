#include <QSocketNotifier>
#include <unordered_map>

#include "net/qt/socket_watch.h"

namespace kickdoor::net {

struct SocketWatch::Kept {
    struct Pair {
        Pair(qintptr socket, WatchedSocket& watched)
            : read(new QSocketNotifier(socket, QSocketNotifier::Read)),
              write(new QSocketNotifier(socket, QSocketNotifier::Write)) {
            write->setEnabled(false);
            QObject::connect(read, &QSocketNotifier::activated, read, [&watched] { watched.onReadable(); });
            QObject::connect(write, &QSocketNotifier::activated, write, [&watched] { watched.onWritable(); });
        }
        // May run within the notifiers' own signals.
        ~Pair() {
            for (QSocketNotifier* notifier : {read, write}) {
                notifier->setEnabled(false);
                notifier->deleteLater();
            }
        }
        Pair(const Pair&) = delete;
        Pair& operator=(const Pair&) = delete;

        QSocketNotifier* read;
        QSocketNotifier* write;
    };
    std::unordered_map<qintptr, std::unique_ptr<Pair>> sockets;
};

SocketWatch::SocketWatch() : kept_(std::make_unique<Kept>()) {}
SocketWatch::~SocketWatch() = default;

bool SocketWatch::add(qintptr socket, WatchedSocket& watched) {
    kept_->sockets[socket] = std::make_unique<Kept::Pair>(socket, watched);
    return true;
}

void SocketWatch::awaitWritable(qintptr socket, bool wanted) {
    const auto found = kept_->sockets.find(socket);
    if (found != kept_->sockets.end()) found->second->write->setEnabled(wanted);
}

void SocketWatch::remove(qintptr socket) {
    kept_->sockets.erase(socket);
}

}  // namespace kickdoor::net
