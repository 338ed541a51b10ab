// Limits guesses of PINs and tokens: after a few wrong ones, each further try has to wait longer.
#pragma once

#include <map>
#include <string>

#include "net/wire/transport.h"

namespace kickdoor::net {

class GuessGuard {
public:
    // free: wrong guesses before the first wait.
    explicit GuessGuard(int free) : free_(free) {}

    // The time for which a try of `who` is refused unread; zero: it is accepted.
    NetTime wait(const std::string& who, NetTime now) const;
    void wrong(const std::string& who, NetTime now);
    void right(const std::string& who) { guesses_.erase(who); }
    std::size_t size() const { return guesses_.size(); }

private:
    struct Guesses {
        int wrong = 0;
        NetTime until{};
        NetTime last{};
    };
    void forgetOld(NetTime now);

    int free_;
    std::map<std::string, Guesses> guesses_;
};

}  // namespace kickdoor::net
