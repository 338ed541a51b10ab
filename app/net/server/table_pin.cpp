#include "net/server/table_pin.h"

namespace kickdoor::net {
namespace {

constexpr std::size_t kSalt = 16;

// Stored directly in files of earlier versions. Now it is salted and digested again, which works for old
// files without knowing their PINs.
Digest quickDigest(const std::string& pin) {
    return Hasher("kickdoor pin 1").add(pin).digest();
}

}  // namespace

TablePin::TablePin(const std::string& pin) : needed_(!pin.empty()), quick_(quickDigest(pin)) {}

TablePin::TablePin(const KeptPin& kept) : needed_(kept.needed) {
    if (kept.salt.empty())
        quick_ = kept.digest;
    else
        kept_ = kept;
}

bool TablePin::isRight(const std::string& pin) const {
    if (!needed_) return true;
    const Digest tried = quickDigest(pin);
    if (quick_) return sameSecretly(tried, *quick_);
    if (!sameSecretly(slowDigest(tried, kept_->salt), kept_->digest)) return false;
    quick_ = tried;
    return true;
}

const KeptPin& TablePin::kept() const {
    if (!kept_) {
        std::vector<std::uint8_t> salt(kSalt);
        fillRandom(salt);
        kept_ = KeptPin{needed_, salt, {}};
        // Without a PIN there is nothing to guess.
        if (needed_) kept_->digest = slowDigest(*quick_, salt);
    }
    return *kept_;
}

}  // namespace kickdoor::net
