// Limits a rate: a burst, then an amount per second.
#pragma once

#include <algorithm>

#include "net/wire/transport.h"

namespace kickdoor::net {

class RateLimit {
public:
    RateLimit(double perSecond, double atOnce) : perSecond_(perSecond), atOnce_(atOnce), left_(atOnce) {}

    // False, taking nothing, if less is left.
    bool take(NetTime now, double amount = 1) {
        if (now > last_) {
            const double seconds = static_cast<double>((now - last_).count()) / 1000.0;
            left_ = std::min(atOnce_, left_ + seconds * perSecond_);
            last_ = now;
        }
        if (left_ < amount) return false;
        left_ -= amount;
        return true;
    }

private:
    double perSecond_;
    double atOnce_;
    double left_;
    NetTime last_{};
};

}  // namespace kickdoor::net
