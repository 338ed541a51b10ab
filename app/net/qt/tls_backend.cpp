#include "net/qt/tls_backend.h"

#include <QSslSocket>

namespace kickdoor::net {
bool useOpenSsl() {
    static const bool works = [] {
        const QString name = QStringLiteral("openssl");
        if (!QSslSocket::availableBackends().contains(name)) return false;
        // An earlier use of TLS may already have chosen the backend; then it must be this one.
        if (!QSslSocket::setActiveBackend(name) && QSslSocket::activeBackend() != name) return false;
        return QSslSocket::supportsSsl() && QSslSocket::isProtocolSupported(QSsl::TlsV1_3OrLater);
    }();
    return works;
}

QSslConfiguration clientTls() {
    useOpenSsl();
    QSslConfiguration tls;
    tls.setProtocol(QSsl::TlsV1_3OrLater);
    tls.setPeerVerifyMode(QSslSocket::VerifyNone);
    tls.setCaCertificates({});
    return tls;
}

}  // namespace kickdoor::net
