#include "net/wire/fairness.h"

#include "io/journal.h"
#include "net/wire/codec.h"
#include "net/wire/digest.h"

namespace kickdoor::net {

Digest commitmentOf(const Secret& secret) {
    return Hasher("kickdoor commitment 1").add(std::span<const std::uint8_t>(secret)).digest();
}

std::uint64_t seedOf(const Secret& host, std::span<const OpenedSecret> members) {
    Hasher hasher("kickdoor seed 1");
    hasher.add(std::span<const std::uint8_t>(host));
    for (const OpenedSecret& opened : members)
        hasher.add(std::uint64_t{opened.member}).add(std::span<const std::uint8_t>(opened.secret));
    const Digest digest = hasher.digest();
    std::uint64_t seed = 0;
    for (std::size_t i = 0; i < 8; ++i) seed = seed << 8U | digest[i];
    return seed;
}

std::string lineOf(const RecordedCommand& command) {
    std::string line = journalLine(command);
    line.pop_back();
    return line;
}

Chain::Chain(const Committed& agreed) : link_(Hasher("kickdoor chain 1").add(encode(agreed)).digest()) {}

void Chain::add(const Secret& host, std::string_view line) {
    ++number_;
    // Without the key, a link could be compared with guesses: what a hidden card is, what a hidden choice
    // was.
    std::vector<std::uint8_t> bytes(line.begin(), line.end());
    for (int shift = 24; shift >= 0; shift -= 8) bytes.push_back(static_cast<std::uint8_t>(number_ >> shift));
    const Digest sealed = hmacSha256(host, bytes);
    link_ = Hasher("kickdoor link 1")
                .add(std::span<const std::uint8_t>(link_))
                .add(std::span<const std::uint8_t>(sealed))
                .digest();
}

}  // namespace kickdoor::net
