// What all connections of a host share of OpenSSL: its key and its rules. One for all, as each would take 40
// KB.
#pragma once

#include <openssl/ssl.h>

#include <QtGlobal>
#include <memory>

namespace kickdoor::net {

struct TlsIdentity;

struct SslFree {
    void operator()(SSL* ssl) const { SSL_free(ssl); }
};
using SslPtr = std::unique_ptr<SSL, SslFree>;

class TlsContext {
public:
    // TLS 1.3 only, no sessions to be taken up again, buffers given back while a connection is silent.
    explicit TlsContext(const TlsIdentity& identity);
    ~TlsContext();
    TlsContext(const TlsContext&) = delete;
    TlsContext& operator=(const TlsContext&) = delete;

    // The host's side of a connection; null: there is no memory, or the identity was not to be used.
    SslPtr accept(qintptr socket) const;

private:
    SSL_CTX* context_;
};

}  // namespace kickdoor::net
