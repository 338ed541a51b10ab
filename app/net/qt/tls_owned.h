// What OpenSSL hands out, freed when its owner goes.
#pragma once

#include <openssl/bio.h>
#include <openssl/evp.h>
#include <openssl/x509.h>

#include <memory>

namespace kickdoor::net {

struct Freed {
    void operator()(BIO* bio) const { BIO_free_all(bio); }
    void operator()(X509* certificate) const { X509_free(certificate); }
    void operator()(EVP_PKEY* key) const { EVP_PKEY_free(key); }
};

using BioPtr = std::unique_ptr<BIO, Freed>;
using CertPtr = std::unique_ptr<X509, Freed>;
using KeyPtr = std::unique_ptr<EVP_PKEY, Freed>;

}  // namespace kickdoor::net
