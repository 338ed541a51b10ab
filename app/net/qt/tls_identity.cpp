#include "net/qt/tls_identity.h"

#include <openssl/bio.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509.h>

#include <QFile>
#include <QFileDevice>
#include <algorithm>
#include <memory>

#include "net/qt/tls_backend.h"
#include "net/qt/tls_owned.h"
#include "net/wire/digest.h"
#include "table/file_system.h"

namespace kickdoor::net {
namespace {

constexpr qint64 kLongestFile = 64 << 10;

// Without a name or an expiry date: nobody checks them, and the clocks of home computers may be wrong.
CertPtr selfSigned(EVP_PKEY* key) {
    CertPtr cert(X509_new());
    std::array<std::uint8_t, 8> serial{};
    fillRandom(serial);
    serial[0] &= 0x7FU;
    if (cert == nullptr || X509_set_version(cert.get(), X509_VERSION_3) != 1) return nullptr;
    std::uint64_t number = 0;
    for (const std::uint8_t byte : serial) number = number << 8U | byte;
    X509_NAME* name = X509_get_subject_name(cert.get());
    const auto* common = reinterpret_cast<const unsigned char*>("Kickdoor host");
    const bool done = ASN1_INTEGER_set_uint64(X509_get_serialNumber(cert.get()), number) == 1 &&
                      ASN1_TIME_set_string(X509_getm_notBefore(cert.get()), "20200101000000Z") == 1 &&
                      ASN1_TIME_set_string(X509_getm_notAfter(cert.get()), "99991231235959Z") == 1 &&
                      X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC, common, -1, -1, 0) == 1 &&
                      X509_set_issuer_name(cert.get(), name) == 1 && X509_set_pubkey(cert.get(), key) == 1 &&
                      X509_sign(cert.get(), key, EVP_sha256()) > 0;
    return done ? std::move(cert) : nullptr;
}

QByteArray newPem() {
    const KeyPtr key(EVP_EC_gen("P-256"));
    if (key == nullptr) return {};
    const CertPtr cert = selfSigned(key.get());
    const BioPtr bio(BIO_new(BIO_s_mem()));
    if (cert == nullptr || bio == nullptr) return {};
    if (PEM_write_bio_PrivateKey(bio.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr) != 1 ||
        PEM_write_bio_X509(bio.get(), cert.get()) != 1)
        return {};
    char* text = nullptr;
    const long size = BIO_get_mem_data(bio.get(), &text);
    return {text, size};
}

IdentityRead failed(std::string error) {
    IdentityRead read;
    read.error = std::move(error);
    return read;
}

IdentityRead fromPem(const QByteArray& pem, const std::string& where) {
    if (!useOpenSsl()) return failed("Qt Network has no OpenSSL with TLS 1.3 on this system");
    TlsIdentity identity;
    identity.certificate = QSslCertificate(pem, QSsl::Pem);
    identity.key = QSslKey(pem, QSsl::Ec, QSsl::Pem, QSsl::PrivateKey);
    if (identity.certificate.isNull() || identity.key.isNull())
        return failed(where + ": no key and certificate in it");
    identity.pin = pinOf(identity.certificate);
    return {identity, {}};
}

// Writes a temporary file and renames it, so that a killed host leaves no incomplete key.
bool keep(const QString& path, const QByteArray& pem, std::string& error) {
    const QString beside = path + QStringLiteral(".new");
    QFile::remove(beside);
    QFile file(beside);
    const bool written = file.open(QIODevice::WriteOnly | QIODevice::NewOnly,
                                   QFileDevice::ReadOwner | QFileDevice::WriteOwner) &&
                         file.write(pem) == pem.size() && file.flush();
    file.close();
    if (written && file.rename(path)) return true;
    error = path.toStdString() + ": " + file.errorString().toStdString();
    return false;
}

}  // namespace

KeyPin pinOf(const QSslCertificate& certificate) {
    KeyPin pin{};
    const QByteArray der = certificate.toDer();
    const auto* at = reinterpret_cast<const unsigned char*>(der.constData());
    const CertPtr cert(der.isEmpty() ? nullptr : d2i_X509(nullptr, &at, static_cast<long>(der.size())));
    if (cert == nullptr) return pin;
    unsigned char* bytes = nullptr;
    const int size = i2d_X509_PUBKEY(X509_get_X509_PUBKEY(cert.get()), &bytes);
    if (size <= 0) return pin;
    const Digest digest = sha256(std::span(bytes, static_cast<std::size_t>(size)));
    OPENSSL_free(bytes);
    std::copy_n(digest.begin(), pin.size(), pin.begin());
    return pin;
}

IdentityRead newIdentity() {
    return fromPem(newPem(), "OpenSSL");
}

IdentityRead keptIdentity(const std::filesystem::path& folder) {
    std::error_code error;
    file_system::makeFolders(folder);
    const std::filesystem::path path = folder / "host-key.pem";
    const QString name = QString::fromStdString(path.string());
    if (!std::filesystem::exists(path, error)) {
        const QByteArray pem = newPem();
        std::string mistake;
        if (pem.isEmpty()) return failed("OpenSSL could not make a key");
        if (!keep(name, pem, mistake)) return failed(mistake);
        return fromPem(pem, path.string());
    }
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return failed(path.string() + ": " + file.errorString().toStdString());
    // The file may have been copied here with other permissions.
    file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    return fromPem(file.read(kLongestFile), path.string());
}

}  // namespace kickdoor::net
