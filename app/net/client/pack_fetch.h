// One pack on its way from the host, part by part. What it holds is nothing until the whole has the asked
// hash.
#pragma once

#include <optional>
#include <string>

#include "net/wire/pack_messages.h"
#include "net/wire/transport.h"

namespace kickdoor::net {

class PackFetch {
public:
    PackFetch(PackOffer offer, NetTime now) : offer_(std::move(offer)), heard_(now), asked_(now) {}

    const PackOffer& offer() const { return offer_; }
    std::size_t received() const { return bytes_.size(); }
    AskPackPart next() const { return {offer_.file, static_cast<std::uint32_t>(bytes_.size())}; }

    // Late: an earlier part again. Bad: no part of this file.
    enum class Taken { Part, Whole, Late, Bad };
    Taken take(const PackPart& part, NetTime now);
    std::string takeBytes() { return std::move(bytes_); }

    // The request may have been refused as too fast: asks again, once in a while.
    bool mustAskAgain(NetTime now);
    bool isStuck(NetTime now) const;

private:
    PackOffer offer_;
    std::string bytes_;
    NetTime heard_;
    NetTime asked_;
};

}  // namespace kickdoor::net
