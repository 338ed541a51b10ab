#include "net/qt/host_socket.h"

#include <openssl/bio.h>

#include <QHostAddress>
#include <array>

#include "net/qt/tls_link.h"

#ifdef _WIN32
#    include <winsock2.h>
#    include <ws2tcpip.h>
#else
#    include <sys/socket.h>

#    include <csignal>
#endif

namespace kickdoor::net {

bool prepareSocket(qintptr socket) {
    BIO_set_tcp_ndelay(static_cast<int>(socket), 1);
    return BIO_socket_nbio(static_cast<int>(socket), 1) == 1;
}

QString peerAddressOf(qintptr socket) {
    sockaddr_storage storage{};
    auto* address = reinterpret_cast<sockaddr*>(&storage);
#ifdef _WIN32
    int size = sizeof storage;
    const bool known = ::getpeername(static_cast<SOCKET>(socket), address, &size) == 0;
#else
    socklen_t size = sizeof storage;
    const bool known = ::getpeername(static_cast<int>(socket), address, &size) == 0;
#endif
    return known ? plainAddress(QHostAddress(address)) : QString();
}

void endSending(qintptr socket) {
#ifdef _WIN32
    ::shutdown(static_cast<SOCKET>(socket), SD_SEND);
#else
    ::shutdown(static_cast<int>(socket), SHUT_WR);
#endif
}

void discardArrived(qintptr socket) {
    constexpr int kReads = 16;
    std::array<char, 4096> bytes;
    for (int i = 0; i < kReads; ++i) {
#ifdef _WIN32
        const auto size =
            ::recv(static_cast<SOCKET>(socket), bytes.data(), static_cast<int>(bytes.size()), 0);
#else
        const auto size = ::recv(static_cast<int>(socket), bytes.data(), bytes.size(), 0);
#endif
        if (size <= 0) return;
    }
}

void closeSocket(qintptr socket) {
    BIO_closesocket(static_cast<int>(socket));
}

void surviveBrokenPipes() {
#ifndef _WIN32
    std::signal(SIGPIPE, SIG_IGN);
#endif
}

}  // namespace kickdoor::net
