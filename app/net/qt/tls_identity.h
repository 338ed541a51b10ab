// Who a host is: a key pair of its own, made once and kept. Clients know it by the digest of its public key.
#pragma once

#include <QSslCertificate>
#include <QSslKey>
#include <filesystem>
#include <string>

#include "net/wire/join_code.h"

namespace kickdoor::net {

struct TlsIdentity {
    QSslCertificate certificate;
    QSslKey key;
    KeyPin pin{};
};

struct IdentityRead {
    TlsIdentity identity;
    std::string error;  // what cannot be read, made or kept; empty: all is well
    bool ok() const { return error.empty(); }
};

// From the folder's `host-key.pem`, for the owner's eyes only; made if there is none. A file that cannot be
// read is an error and stays: a new key would turn every join code away.
IdentityRead keptIdentity(const std::filesystem::path& folder);
// For one process.
IdentityRead newIdentity();

// The pin of what the other side has shown; all zero: it has shown none.
KeyPin pinOf(const QSslCertificate& certificate);

}  // namespace kickdoor::net
