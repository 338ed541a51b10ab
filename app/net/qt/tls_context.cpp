#include "net/qt/tls_context.h"

#include <openssl/pem.h>

#include "net/qt/tls_identity.h"
#include "net/qt/tls_owned.h"

namespace kickdoor::net {
namespace {

BioPtr reading(const QByteArray& pem) {
    return BioPtr(BIO_new_mem_buf(pem.constData(), static_cast<int>(pem.size())));
}

bool use(SSL_CTX* context, const TlsIdentity& identity) {
    const QByteArray certificatePem = identity.certificate.toPem();
    const QByteArray keyPem = identity.key.toPem();
    const auto first = reading(certificatePem);
    const auto second = reading(keyPem);
    if (first == nullptr || second == nullptr) return false;
    const CertPtr certificate(PEM_read_bio_X509(first.get(), nullptr, nullptr, nullptr));
    const KeyPtr key(PEM_read_bio_PrivateKey(second.get(), nullptr, nullptr, nullptr));
    return certificate != nullptr && key != nullptr &&
           SSL_CTX_use_certificate(context, certificate.get()) == 1 &&
           SSL_CTX_use_PrivateKey(context, key.get()) == 1;
}

}  // namespace

TlsContext::TlsContext(const TlsIdentity& identity) : context_(SSL_CTX_new(TLS_server_method())) {
    if (context_ == nullptr) return;
    SSL_CTX_set_min_proto_version(context_, TLS1_3_VERSION);
    SSL_CTX_set_session_cache_mode(context_, SSL_SESS_CACHE_OFF);
    SSL_CTX_set_num_tickets(context_, 0);
    // Reads one record per call, even if it contains no data, so that other connections get their turn.
    SSL_CTX_clear_mode(context_, SSL_MODE_AUTO_RETRY);
    SSL_CTX_set_mode(context_, SSL_MODE_RELEASE_BUFFERS | SSL_MODE_ENABLE_PARTIAL_WRITE |
                                   SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER);
    if (use(context_, identity)) return;
    SSL_CTX_free(context_);
    context_ = nullptr;
}

TlsContext::~TlsContext() {
    SSL_CTX_free(context_);
}

SslPtr TlsContext::accept(qintptr socket) const {
    SslPtr ssl(context_ == nullptr ? nullptr : SSL_new(context_));
    if (ssl == nullptr || SSL_set_fd(ssl.get(), static_cast<int>(socket)) != 1) return nullptr;
    SSL_set_accept_state(ssl.get());
    return ssl;
}

}  // namespace kickdoor::net
