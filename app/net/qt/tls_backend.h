// The client's TLS 1.3, by OpenSSL on every system, so that all builds behave alike. The host's:
// tls_context.h.
#pragma once

#include <QSslConfiguration>

namespace kickdoor::net {

// Names the backend before anything asks Qt for another. False: Qt has no OpenSSL here, or one without
// TLS 1.3.
bool useOpenSsl();

// Without certificate authorities: the client compares keys itself (TlsConnection).
QSslConfiguration clientTls();

}  // namespace kickdoor::net
