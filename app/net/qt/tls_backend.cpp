#include "net/qt/tls_backend.h"

#include <QSslCertificate>
#include <QSslKey>
#include <QSslSocket>

#include "net/qt/tls_identity.h"

namespace kickdoor::net {
namespace {

QSslConfiguration plainest() {
    useOpenSsl();
    QSslConfiguration tls;
    tls.setProtocol(QSsl::TlsV1_3OrLater);
    tls.setPeerVerifyMode(QSslSocket::VerifyNone);
    tls.setCaCertificates({});
    return tls;
}

}  // namespace

bool useOpenSsl() {
    static const bool works = [] {
        const QString name = QStringLiteral("openssl");
        if (!QSslSocket::availableBackends().contains(name)) return false;
        // Already chosen by an earlier use of TLS: then it must be the one.
        if (!QSslSocket::setActiveBackend(name) && QSslSocket::activeBackend() != name) return false;
        return QSslSocket::supportsSsl() && QSslSocket::isProtocolSupported(QSsl::TlsV1_3OrLater);
    }();
    return works;
}

QSslConfiguration serverTls(const TlsIdentity& identity) {
    QSslConfiguration tls = plainest();
    tls.setLocalCertificate(identity.certificate);
    tls.setPrivateKey(identity.key);
    return tls;
}

QSslConfiguration clientTls() {
    return plainest();
}

}  // namespace kickdoor::net
