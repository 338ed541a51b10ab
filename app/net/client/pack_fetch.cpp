#include "net/client/pack_fetch.h"

#include <algorithm>

#include "net/wire/digest.h"
#include "net/wire/limits.h"

namespace kickdoor::net {
namespace {

constexpr NetTime kAskAgain{2'000};
constexpr NetTime kPatience{20'000};

}  // namespace

PackFetch::Taken PackFetch::take(const PackPart& part, NetTime now) {
    const std::size_t have = bytes_.size();
    if (part.file != offer_.file || part.bytes.empty()) return Taken::Bad;
    if (part.from + part.bytes.size() <= have) return Taken::Late;
    const std::size_t due = std::min(kPackPart, offer_.size - have);
    if (part.from != have || part.bytes.size() != due) return Taken::Bad;
    bytes_.append(part.bytes.begin(), part.bytes.end());
    heard_ = asked_ = now;
    if (bytes_.size() < offer_.size) return Taken::Part;
    const std::span whole(reinterpret_cast<const std::uint8_t*>(bytes_.data()), bytes_.size());
    return sha256(whole) == offer_.file ? Taken::Whole : Taken::Bad;
}

bool PackFetch::mustAskAgain(NetTime now) {
    if (now - asked_ < kAskAgain) return false;
    asked_ = now;
    return true;
}

bool PackFetch::isStuck(NetTime now) const {
    return now - heard_ >= kPatience;
}

}  // namespace kickdoor::net
