#include "net/server/guess_guard.h"

#include <algorithm>

namespace kickdoor::net {
namespace {

constexpr NetTime kFirstWait{1000};
constexpr NetTime kLongestWait{60'000};
constexpr int kMostDoublings = 6;
constexpr NetTime kForgotten{15 * 60'000};
constexpr std::size_t kMostKept = 4096;

}  // namespace

NetTime GuessGuard::wait(const std::string& who, NetTime now) const {
    const auto found = guesses_.find(who);
    if (found == guesses_.end() || now >= found->second.until) return NetTime(0);
    return found->second.until - now;
}

void GuessGuard::wrong(const std::string& who, NetTime now) {
    if (guesses_.size() >= kMostKept && !guesses_.contains(who)) forgetOld(now);
    Guesses& guesses = guesses_[who];
    if (now - guesses.last > kForgotten) guesses.wrong = 0;
    guesses.last = now;
    if (++guesses.wrong < free_) return;
    const int doublings = std::min(guesses.wrong - free_, kMostDoublings);
    guesses.until = now + std::min(kLongestWait, kFirstWait * (1 << doublings));
}

void GuessGuard::forgetOld(NetTime now) {
    std::erase_if(guesses_, [now](const auto& entry) { return now - entry.second.last > kForgotten; });
    // All entries are recent. Guessing from thousands of addresses pushes out the oldest, but the table's own
    // guard still applies.
    if (guesses_.size() < kMostKept) return;
    guesses_.erase(std::min_element(guesses_.begin(), guesses_.end(), [](const auto& a, const auto& b) {
        return a.second.last < b.second.last;
    }));
}

}  // namespace kickdoor::net
