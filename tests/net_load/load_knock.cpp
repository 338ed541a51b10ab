// Connections that say nothing, for what each of them costs the host. scripts/net_load runs it.
// Usage: kickdoor_load_knock plain|tls CODE PORT COUNT SECONDS      (plain: no handshake, either)
// Prints "ready N" when all are open, and keeps them open for so long.
#include <QCoreApplication>
#include <QTcpSocket>
#include <QTimer>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <vector>

#include "net/qt/tls_connection.h"

namespace {

using namespace kickdoor;

void ready(std::size_t count, int seconds) {
    std::printf("ready %zu\n", count);
    std::fflush(stdout);
    QTimer::singleShot(seconds * 1000, QCoreApplication::instance(), &QCoreApplication::quit);
}

int plain(std::uint16_t port, std::size_t count, int seconds) {
    std::vector<std::unique_ptr<QTcpSocket>> sockets;
    std::size_t open = 0;
    for (std::size_t i = 0; i < count; ++i) {
        sockets.push_back(std::make_unique<QTcpSocket>());
        QObject::connect(sockets.back().get(), &QTcpSocket::connected, sockets.back().get(), [&] {
            if (++open == count) ready(count, seconds);
        });
        sockets.back()->connectToHost(QStringLiteral("127.0.0.1"), port);
    }
    return QCoreApplication::exec();
}

int tls(const net::HostPlace& place, std::size_t count, int seconds) {
    std::vector<std::unique_ptr<net::TlsConnection>> connections;
    const auto more = [&](const auto& again) -> void {
        connections.push_back(std::make_unique<net::TlsConnection>());
        connections.back()->onOpen = [&, again](net::TlsLink&) {
            if (connections.size() < count)
                again(again);
            else
                ready(count, seconds);
        };
        connections.back()->onFailed = [](net::Trouble) { QCoreApplication::exit(1); };
        connections.back()->open(place);
    };
    more(more);
    return QCoreApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    const net::CodeRead code = net::readJoinCode(argc == 6 ? argv[2] : "");
    if (argc != 6 || !code.ok()) {
        std::fprintf(stderr, "usage: kickdoor_load_knock plain|tls CODE PORT COUNT SECONDS\n");
        return 2;
    }
    const auto port = static_cast<std::uint16_t>(std::atoi(argv[3]));
    const auto count = static_cast<std::size_t>(std::atoi(argv[4]));
    if (std::strcmp(argv[1], "plain") == 0) return plain(port, count, std::atoi(argv[5]));
    return tls({QStringLiteral("127.0.0.1"), port, code.code.key}, count, std::atoi(argv[5]));
}
